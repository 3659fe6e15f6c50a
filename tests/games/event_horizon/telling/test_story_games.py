"""The log, the questions and the hints of whole games: every step is told, no point is missed, no secret is
named."""

from __future__ import annotations

import re
from functools import cache

import pytest

from kit.ear import Account, Ear, check_question, steps_of, tell, unreadable
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.game import Sentence
from perihelion.core.steps import Step, options
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.story.order import SILENT, TELLERS


def test_every_step_is_told_or_silent_on_purpose() -> None:
    assert steps_of(GAME, Step) == set(TELLERS) | set(SILENT)
    assert not set(TELLERS) & set(SILENT)


def points(s: State) -> int:
    return sum(map(victory_points, s.players))


def told_points(text: str) -> int:
    """All `+2 VP` of the sentences together."""
    return sum(map(int, re.findall(r"\+(\d+) VP", text)))


def ask_and_hint(s: State, seat: int, generator: Generator) -> None:
    """The question, and a hint for every word offered and for some that are not."""
    others = [generator.below(GAME.rules.words.size) for _ in range(20)]
    check_question(GAME, s, seat, [*options(s, seat), *others])


@cache
def played(seats: int) -> Ear:
    """A told game that misses no victory point."""
    return tell(Ear(GAME, Account(told_points, points)), seats, {}, f"told {seats}", ask_and_hint)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_sentence_of_a_game_can_be_read(seats: int) -> None:
    assert unreadable(GAME, played(seats).lines) == []


@rule("EH-GEN-09")
def test_a_special_is_never_named_to_everybody_before_it_is_kept_or_taken() -> None:
    """What is private is read by one seat, and every other sentence with a special is about one that lies
    open."""
    private = [line for line in played(4).lines if line.readers]
    assert private and all(" looks at " in line.text for line in private)
    assert not any(hidden_special(line) for line in played(4).lines)


def hidden_special(line: Sentence) -> bool:
    open_words = ("keeps", "takes", "attaches", "moves", "repairs", "cancels")
    return (
        not line.readers
        and "{special:" in line.text
        and not any(f" {word} " in line.text for word in open_words)
    )
