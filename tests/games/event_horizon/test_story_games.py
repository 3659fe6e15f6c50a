"""The log, the questions and the hints of whole games: every step is told, no point is missed, no secret is
named."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from games.event_horizon.told import subclasses
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.game import Sentence, read_options
from perihelion.core.steps import Ask, Step, advance, choose, happen, options, over, waiting
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.story.order import SILENT, TELLERS
from perihelion.records.table import Log, named


def test_every_step_is_told_or_silent_on_purpose() -> None:
    assert subclasses(Step) == set(TELLERS) | set(SILENT)
    assert not set(TELLERS) & set(SILENT)


class Heard(Log):
    """A log that misses no victory point, and remembers which steps had something to say."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.steps: set[type[Step]] = set()

    def hear(self, before: State, step: Step, seat: int, word: int, after: State) -> None:
        lines = len(self.lines)
        super().hear(before, step, seat, word, after)
        text = " ".join(line.text for line in self.lines[lines:])
        if text:
            self.steps.add(type(step))
        gained = sum(map(victory_points, after.players)) - sum(map(victory_points, before.players))
        assert sum(int(points) for points in re.findall(r"\+(\d+) VP", text)) == gained, (
            f"{type(step).__name__}: {text}"
        )


def ask_and_hint(s: State, seat: int, generator: Generator) -> None:
    """The question, and a hint for every word offered and for some that are not."""
    step = s.agenda[-1]
    assert isinstance(step, Ask)
    asked = GAME.telling.prompt(s, step, seat)
    others = [generator.below(GAME.rules.words.size) for _ in range(20)]
    hints = [GAME.telling.hint(s, seat, word) for word in [*options(s, seat), *others]]
    assert asked.text.endswith((".", "?"))
    assert not any("{" in text or "}" in text for text in [asked.text, *hints])


@cache
def played(seats: int) -> Heard:
    """A told game between players who say what they have said least often."""
    heard, generator, said = Heard(), Generator(f"told {seats}"), Counter[int]()
    s: State = GAME.rules.setup(seats, read_options(GAME, {}))
    advance(s, heard)
    while not over(s):
        if waiting(s):
            seat = waiting(s)[0]
            ask_and_hint(s, seat, generator)
            word = min(options(s, seat), key=lambda word: (said[word], generator.below(1000)))
            said[word] += 1
            choose(s, seat, word, heard)
        else:
            happen(s, generator.pick(0, s.offered), heard)
    return heard


@pytest.mark.parametrize("seats", [2, 4])
def test_every_sentence_of_a_game_can_be_read(seats: int) -> None:
    for line in played(seats).lines:
        text = named(GAME, line.text)
        assert text.endswith(".") and "{" not in text and "}" not in text and "  " not in text, text
        assert ":-1}" not in line.text, line.text


@rule("EH-GEN-09")
def test_a_special_is_never_named_to_everybody_before_it_is_kept_or_taken() -> None:
    """What is private is read by one seat, and every other sentence with a special is about one that lies
    open."""
    private = [line for line in played(4).lines if line.seat >= 0]
    assert private and all(" looks at " in line.text for line in private)
    assert not any(hidden_special(line) for line in played(4).lines)


def hidden_special(line: Sentence) -> bool:
    open_words = ("keeps", "takes", "attaches", "moves", "repairs")
    return (
        line.seat < 0
        and "{special:" in line.text
        and not any(f" {word} " in line.text for word in open_words)
    )
