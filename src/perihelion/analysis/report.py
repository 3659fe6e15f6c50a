"""What an analysis tells: how the game stood, what each choice cost, what dice and draws brought, and where
it turned."""

from __future__ import annotations

from typing import Literal

import msgspec

Cause = Literal["choice", "luck", "both"]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that is exactly what its type says: it is kept in files and sent to browsers."""


class Moment(Told, frozen=True):
    """How the game stood after so many steps: each side's chance to win with its standard error, and its
    expected score."""

    step: int
    chances: list[float]
    errors: list[float]
    expected: list[float]


class Verdict(Told, frozen=True):
    """One choice of a seat, made after `step` steps: what was said, what the bot would have said, what the
    difference cost."""

    step: int
    seat: int
    said: str
    best: str
    preference: float
    """The share of simulations that went into what was said; `best_preference` into what the bot liked
    best."""
    best_preference: float
    loss: float
    """The chance to win that was given away, 0 to 1, with its standard error."""
    error: float
    points: float
    """The expected lead over the best rival that was given away, in points."""


class Fortune(Told, frozen=True):
    """What dice or a draw brought after `step` steps, beyond what was to be expected, in points for each
    side."""

    step: int
    text: str
    points: list[float]


class Turn(Told, frozen=True):
    """A turning point: the chances changed most between these steps, for this side, by so much."""

    step: int
    until: int
    side: int
    change: float
    cause: Cause


class Report(Told, frozen=True):
    """The analysis of a whole game."""

    sides: list[str]
    moments: list[Moment]
    turns: list[Turn]
    verdicts: list[Verdict]
    fortunes: list[Fortune]
    """Only those that mattered; `luck` has the sum of all."""
    luck: list[float]
    """For each side, how many points better than expected dice and draws were."""
    lost: list[float]
    """For each seat, the chance to win that its choices gave away, summed up."""
    simulations: int
    playouts: int
