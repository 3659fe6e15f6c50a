"""What is true at every moment of every game."""

from __future__ import annotations

from perihelion.games.nova.cards.tables import ORE_OF_FACE
from perihelion.games.nova.state import State


def check(s: State) -> None:
    most = max(ORE_OF_FACE) * s.round
    for seat, player in enumerate(s.players):
        assert 0 <= player.ore <= most, f"seat {seat} has {player.ore} ore in round {s.round}"
    assert 0 <= s.round <= s.rounds, f"round {s.round} of {s.rounds}"
