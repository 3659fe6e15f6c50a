"""A table of Nova for rule tests."""

from __future__ import annotations

from kit.table import GameTable
from perihelion.games.nova import GAME
from perihelion.games.nova.player import Player
from perihelion.games.nova.state import State, new_state


class Table(GameTable[State]):
    def __init__(self, seats: int) -> None:
        super().__init__(GAME, new_state(seats, rounds=3))

    def player(self, name: str) -> Player:
        return self.s.players[self.seat(name)]
