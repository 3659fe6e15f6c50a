"""Lists of clauses, the round, and the sign before a loss."""

from __future__ import annotations

from typing import Final, TypeAlias

from perihelion.core.game import Figure
from perihelion.core.said import Said, listed

MINUS: Final = "\N{MINUS SIGN}"


def clauses(parts: list[Said]) -> Said:
    """`a; b; c`"""
    whole = listed(parts[:1])
    for part in parts[1:]:
        whole = Said("{before}; {next}", before=whole, next=part)
    return whole


def in_turn(parts: list[Said]) -> Said:
    """`a, then b, then c`"""
    whole = listed(parts[:1])
    for part in parts[1:]:
        whole = Said("{before}, then {next}", before=whole, next=part)
    return whole


def round_of(number: int, rounds: int) -> Said:
    """How far a game is that has so many rounds. Whoever sets up is in the first."""
    return Said("Round {number} of {rounds}", number=max(number, 1), rounds=rounds)


Shown: TypeAlias = tuple[tuple[str, int], ...]
"""Things of the vocabulary, by their kinds and numbers."""


def changed(before: list[Figure], after: list[Figure], shown: Shown) -> tuple[Figure, ...]:
    """What a side has more or less of, of the figures that are worth a line, in their order."""
    more: dict[tuple[str, int], int] = {}
    for (kind, thing, was), (_, _, now) in zip(before, after, strict=True):
        more[kind, thing] = now - was
    return tuple([(kind, thing, more[kind, thing]) for kind, thing in shown if more[kind, thing]])
