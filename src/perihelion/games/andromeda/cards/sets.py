"""Which cards are in a game: those of the base, and the sets of expansions that are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.games.kit.masks import bit, has

BASE: Final = 0
"""The set of the base game; `data.boxes` numbers the others."""
BASE_SETS: Final = bit(BASE)


def in_game(copies: Sequence[int], sets: Sequence[int], chosen: int) -> list[int]:
    """The copies of each card in a game with these sets, without the cards behind the last of them:
    a pile of base cards is the same whatever other cards there are."""
    last = len(sets)
    while last and not has(chosen, sets[last - 1]):
        last -= 1
    return [copies[card] if has(chosen, sets[card]) else 0 for card in range(last)]
