"""Random games of each kind, whose last positions are known: compiled and uncompiled rules must both arrive
there."""

from __future__ import annotations

import pytest

from every_game.kinds import KINDS, Kind, walk
from kit.golden import compare
from perihelion.core.digest import digest
from perihelion.games import SHELF

SEEDS = ("one", "two", "three")


def last_position(kind: Kind, seed: str) -> str:
    """`solar-sphere 2, one: 214 entries, 43.5 to 51, a81c0b2f33e0`"""
    game = walk(kind, seed)
    while not game.over():
        game.step()
    scores = " to ".join([f"{side.score:g}" for side in kind.game.rules.result(game.state)])
    return f"{kind}, {seed}: {len(game.said)} entries, {scores}, {digest(game.state)}\n"


@pytest.mark.parametrize("code", SHELF.codes())
def test_one_random_game_of_each_kind_ends_where_it_did(code: str) -> None:
    positions = [last_position(kind, seed) for kind in KINDS if kind.code == code for seed in SEEDS]
    compare(f"{code}-digests.txt", "".join(positions))
