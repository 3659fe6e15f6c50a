"""Who is first, second, third at the end of a game."""

from __future__ import annotations


def places(ranks: list[tuple[float, ...]]) -> list[int]:
    """The place of each side, 1 for the greatest rank; equal ranks share a place, and the next is left
    out."""
    return [1 + sum([other > rank for other in ranks]) for rank in ranks]
