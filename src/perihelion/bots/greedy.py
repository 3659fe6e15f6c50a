"""Plays the best turn that a planner finds, without a thought of what others may answer."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from perihelion.bots.bot import Bot
from perihelion.bots.lines import Line, Planner
from perihelion.core.dice import Generator
from perihelion.core.steps import Seat, State, Word, options

NODES: Final = 6000
"""No more positions are looked at for one decision, once a line is finished."""
CADET_WIDTH: Final = 6
CADET_NODES: Final = 600
CADET_KEEP: Final = 8
CADET_TEMPER: Final = 2.5
"""So many points are worth no more than a whim to a cadet."""


class Expected:
    """A choice that is planned: what will be offered, what the position will be worth, what to say."""

    def __init__(self, offered: list[Word], worth: float, word: Word) -> None:
        self.offered: Final = offered
        self.worth: Final = worth
        self.word: Final = word


class Plans(Bot):
    """Says the words of a planned line, and plans again when the table differs from what was expected."""

    def __init__(self, game: Any, seed: str) -> None:
        super().__init__(game, seed)
        self.value: Any = game.mind.value
        self.plan: list[Expected] = []
        """The rest of the turn, last choice first."""

    def choose(self, s: Any, seat: Seat, offered: list[Word]) -> int:
        worth: float = self.value(s, seat)
        if self.plan:
            planned = self.plan.pop()
            if planned.worth == worth and planned.offered == offered:
                return planned.word
        self.plan = plan_of(self.line(s, seat, worth), seat)
        return self.plan.pop().word

    def line(self, s: State, seat: Seat, worth: float) -> Line:
        raise NotImplementedError


class GreedyBot(Plans):
    """The best line."""

    def __init__(self, game: Any, seed: str) -> None:
        super().__init__(game, seed)
        self.planner: Final = Planner(game, game.mind.width, NODES, 1, varied=False)

    def line(self, s: State, seat: Seat, worth: float) -> Line:
        return self.planner.lines(s, seat, worth)[0]


class CadetBot(Plans):
    """One of several lines that look good at a glance, better ones more often."""

    def __init__(self, game: Any, seed: str) -> None:
        super().__init__(game, seed)
        self.generator: Final = Generator(seed)
        self.planner: Final = Planner(
            game, min(game.mind.width, CADET_WIDTH), CADET_NODES, CADET_KEEP, varied=True
        )

    def line(self, s: State, seat: Seat, worth: float) -> Line:
        lines = self.planner.lines(s, seat, worth)
        weights = [1 + int(1000 * exp((line.worth - lines[0].worth) / CADET_TEMPER)) for line in lines]
        return lines[self.generator.pick(0, weights)]


def plan_of(line: Line, seat: Seat) -> list[Expected]:
    """The choices that make this line, last first."""
    plan: list[Expected] = []
    before = line.before
    while before is not None:
        plan.append(Expected(options(before.s, seat), before.worth, line.said))
        line, before = before, before.before
    return plan
