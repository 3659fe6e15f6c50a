"""What lies on the table."""

from __future__ import annotations

from perihelion.core import steps
from perihelion.games.nova.player import Player


class State(steps.State):
    def __init__(self, players: list[Player], rounds: int, round: int) -> None:
        super().__init__(len(players))
        self.players = players
        self.rounds = rounds
        self.round = round

    def clone(self) -> State:
        other = State(
            players=[player.clone() for player in self.players], rounds=self.rounds, round=self.round
        )
        other.copy_core(self)
        return other


def new_state(seats: int, rounds: int) -> State:
    """NV-SETUP-01. Everybody begins without ore."""
    return State(players=[Player(ore=0) for _ in range(seats)], rounds=rounds, round=0)
