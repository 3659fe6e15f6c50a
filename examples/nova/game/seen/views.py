"""What a seat may see, built from nothing."""

from __future__ import annotations

import msgspec

from perihelion.core.steps import waiting
from perihelion.games.nova.state import State


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    ore: int


class View(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    waiting: list[int]
    players: list[PlayerView]


def view(s: State, _: int) -> View:
    """The table as every seat sees it."""
    players = [PlayerView(seat, player.ore) for seat, player in enumerate(s.players)]
    return View(round=s.round, rounds=s.rounds, waiting=waiting(s), players=players)
