"""The log, the questions and the hints of whole games: every step is told, and no hidden card is named."""

from __future__ import annotations

import re
from functools import cache

import pytest

from kit.ear import Ear, check_question, steps_of, tell, unreadable
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.steps import Step, options
from perihelion.games.m121 import GAME
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.story.order import SILENT, TELLERS
from perihelion.games.m121.words import TIME_IS_UP


def test_every_step_is_told_or_silent_on_purpose() -> None:
    assert steps_of(GAME, Step) == set(TELLERS) | set(SILENT)
    assert not set(TELLERS) & set(SILENT)


def ask_and_hint(s: State, seat: int, generator: Generator) -> None:
    """The question, and a hint for every word offered and for some that are not."""
    others = [generator.below(GAME.rules.words.size) for _ in range(20)]
    check_question(GAME, s, seat, [*options(s, seat), *others])


@cache
def played(seats: int, upgrade: str) -> Ear:
    given = {"upgrade": upgrade, "tie_break": "story", "time_limit": "on", "rounds": "12"}
    return tell(Ear(GAME), seats, given, f"told {seats}", ask_and_hint, [TIME_IS_UP])


@pytest.mark.parametrize(("seats", "upgrade"), [(2, "on"), (4, "off")])
def test_every_sentence_of_a_game_can_be_read(seats: int, upgrade: str) -> None:
    assert unreadable(GAME, played(seats, upgrade).lines) == []


@rule("MX-CARD-12")
def test_only_draws_and_tolls_are_told_to_some_and_name_no_card_to_the_others() -> None:
    lines = played(4, "off").lines
    private = [line for line in lines if line.readers]
    assert private
    assert all(re.match("You |Your |The toll is ", line.text) for line in private)
    assert not [
        line.text
        for line in lines
        if not line.readers and re.search(r" draws .*\{card:| as toll.*\{card:", line.text)
    ]
