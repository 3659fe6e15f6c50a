"""What is noted while a game is played: what was offered and taken, how it stood at every turn, what chance
brought."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from perihelion.analysis.luck import mean, values_after
from perihelion.core.game import Game, Side
from perihelion.core.steps import CHANCE, Step
from perihelion.lab.playing import Watcher

STEPS: Final = 20
"""The course of a game is told at its beginning and after each of so many equal parts of its turns."""
NOBODY: Final = -1
"""Who leads alone, where nobody does."""
EVENT: Final = "event"
"""The kind of a note that names none."""
Thing = tuple[int, str, str]
"""A seat, a kind and a name: seat 0 could `build` the `Lattice Node`."""


@dataclass(frozen=True)
class Moment:
    """How it stands at the beginning of a turn, or at the end of the game, for each side."""

    sides: tuple[Side, ...]
    values: tuple[float, ...]


class Telling(Watcher):
    """Watches one game. What a designer weighs is named by the game: its `components` are verbs, `figures`
    tells the rest."""

    def __init__(self, game: Game, luck: bool) -> None:
        self.game = game
        self.components = frozenset(game.lab.components)
        self.offered: set[Thing] = set()
        self.taken: dict[Thing, int] = {}
        self.openings: dict[int, str] = {}
        self.moments: list[Moment] = []
        self.decisions = 0
        self.speaker = CHANCE
        self.luck: list[float] | None = [] if luck else None

    def asked(self, s: Any, seat: int, offered: list[int], word: int) -> None:
        if seat != self.speaker:
            self.moments.append(moment(self.game, s))
            self.speaker = seat
        if len(offered) > 1:
            self.decisions += 1
            self.offered |= {thing for other in offered if (thing := self.thing(seat, other))}
        taken = self.thing(seat, word)
        if taken:
            self.taken[taken] = self.taken.get(taken, 0) + 1
            self.openings.setdefault(seat, self.game.rules.words.text(word))

    def thing(self, seat: int, word: int) -> Thing | None:
        """The component that a word takes."""
        verb = self.game.rules.words.verb_of(word)
        if verb.text not in self.components:
            return None
        return seat, verb.text, verb.nouns.names[verb.noun(word)] or verb.text

    def hear(self, before: Any, step: Step, seat: int, word: int, after: Any) -> None:
        for note, whom in self.game.lab.figures(before, step, seat, word, after):
            kind, colon, name = note.partition(": ")
            thing = (whom, kind, name) if colon else (whom, EVENT, note)
            self.taken[thing] = self.taken.get(thing, 0) + 1

    def falls(self, s: Any, outcome: int) -> None:
        """What it brings to each side, less what was to be expected."""
        if self.luck is None:
            return
        values = {
            other: values_after(self.game, s, other) for other, weight in enumerate(s.offered) if weight
        }
        came = values[outcome]
        self.luck = self.luck or [0.0] * len(came)
        for side, value in enumerate(came):
            self.luck[side] += value - mean(
                [(s.offered[other], found[side]) for other, found in values.items()]
            )

    def ended(self, s: Any) -> None:
        self.moments.append(moment(self.game, s))


def moment(game: Game, s: Any) -> Moment:
    sides = game.rules.result(s)
    return Moment(sides, tuple([game.mind.outlook(s, side) for side in range(len(sides))]))


def lead_changes(moments: list[Moment]) -> int:
    """How often another side came to lead alone, by the points it would have at that moment."""
    leaders = [leader for moment in moments if (leader := alone([side.score for side in moment.sides])) >= 0]
    return sum([before != after for before, after in pairwise(leaders)])


def alone(scores: list[float]) -> int:
    """Who has the most, if nobody shares it; otherwise NOBODY."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def settled(moments: list[Moment], sides: tuple[Side, ...]) -> float:
    """The share of the turns after which a winner was valued highest until the last turn."""
    turns = len(moments) - 1
    for turn in range(turns - 1, -1, -1):
        values = moments[turn].values
        if not sides[values.index(max(values))].won:
            return (turn + 1) / turns
    return 0.0


def course(moments: list[Moment]) -> list[Moment]:
    """STEPS + 1 of them, evenly from the first to the last."""
    last = len(moments) - 1
    return [moments[round(step * last / STEPS)] for step in range(STEPS + 1)]
