"""What goes over the wire about how well a game was played: hints, a bot's reasons, and how far an analysis
is.

The analysis itself is a `Report` of `perihelion.analysis`."""

from __future__ import annotations

from typing import Literal

from perihelion.analysis.report import Report
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.server.wire.record import Number, Record, SeatNumber


class Considered(Record, frozen=True):
    """A line that a bot thought about: its words, how often it was tried, the chance to win and each side's
    expected score."""

    words: list[Said]
    visits: int
    chance: float
    expected: list[float]


class Reason(Record, frozen=True):
    """Why a bot said what it said after `step` steps: the lines it thought about, the best first. Told when
    the game is over."""

    step: int
    seat: int
    simulations: int
    lines: list[Considered]


class Reasons(Record, frozen=True):
    reasons: list[Reason]


class HintRequest(Record, frozen=True):
    """`n` is the event that the asker has seen last."""

    seat: SeatNumber
    n: Number


class Gain(Record, frozen=True):
    """Points from one source."""

    label: Said
    points: float


class Why(Record, frozen=True):
    """What a line gains beside the next best one, as the search expects it: own points, less what the
    strongest rival gains by it."""

    instead: list[Said]
    """The next best line, from where it goes another way."""
    points: float
    by: list[Gain]
    """The sources that make most of the difference, the greatest first."""


class Hint(Record, frozen=True):
    """What a strong player would say, for the question after event `n`: the word to say first, the lines it
    thought about, and why the first; nothing where no other line was tried often enough."""

    n: int
    word: int
    simulations: int
    lines: list[Considered]
    why: Why | None


class Analysis(Record, frozen=True):
    """How far the analysis of a table is. `report` is there when it is done."""

    status: Literal["none", "running", "done", "failed"]
    done: int
    total: int
    report: Report | None
    problem: Said = NOTHING_SAID
