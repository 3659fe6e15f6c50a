"""What a good player counts, by source: all sources together are the outlook of a position."""

from __future__ import annotations

import pytest

from every_game.kinds import KINDS, Kind, walk
from kit.helios.game import GAME as HELIOS
from perihelion.core.dice import Generator
from perihelion.core.game import Game
from perihelion.games import SHELF

GAMES = [SHELF.find(code) for code in SHELF.codes()]
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
ONE_IN = 25


def check(game: Game, s: object, sides: int) -> None:
    for side in range(sides):
        found = game.mind.sources(s, side)
        assert len(found) == len(game.mind.labels)
        assert sum(found) == pytest.approx(game.mind.outlook(s, side))


@every_kind
def test_the_sources_add_up_to_the_outlook_at_random_moments_and_at_the_end(kind: Kind) -> None:
    game = walk(kind, "sources")
    sampler = Generator(f"{kind} sources")
    sides = len(game.game.rules.result(game.state))
    while not game.over():
        if sampler.below(ONE_IN) == 0:
            check(game.game, game.state, sides)
        game.step()
    check(game.game, game.state, sides)


@pytest.mark.parametrize("game", [*GAMES, HELIOS], ids=lambda game: game.code)
def test_every_game_tells_its_sources_and_no_two_are_called_alike(game: Game) -> None:
    labels = [str(label) for label in game.mind.labels]
    assert len(labels) > 0
    assert len(set(labels)) == len(labels)
