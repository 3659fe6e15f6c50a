"""What bots considered, as it is kept and handed from process to process: in the words of a record."""

from __future__ import annotations

import msgspec


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that a bot thought about; `Considered` is the same for people."""

    words: list[str]
    visits: int
    chance: float
    expected: list[float]
    sources: list[float] = []
    """What the bot's own expected score is made of, in the order of its game's labels; for hints."""


class KeptReason(msgspec.Struct, frozen=True):
    """Why a bot said what it said after `step` steps."""

    step: int
    seat: int
    simulations: int
    lines: list[Tried]
