"""What a value is made of, so that a hint can say why."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.m121.mind.moment import moment_worth
from perihelion.games.m121.mind.rounds import rounds_left
from perihelion.games.m121.mind.value import (
    board_worth,
    hand_worth,
    power_worth,
    room_worth,
    works_worth,
)
from perihelion.games.m121.scoring import points_by_source
from perihelion.games.m121.state import State

LABELS: Final = (
    Said("systems and demand"),
    Said("infrastructure"),
    Said("powers"),
    Said("cards in hand"),
    Said("room to grow"),
    Said("what this round will bring"),
)


def sources(s: State, seat: Seat) -> list[float]:
    """The parts of `value`, in the order of the labels."""
    rounds, player = rounds_left(s), s.players[seat]
    if rounds <= 0.0:
        controlled, influenced, demand, regular, special = points_by_source(s, seat)
        return [float(controlled + influenced + demand), float(regular + special), 0.0, 0.0, 0.0, 0.0]
    return [
        board_worth(s, seat, player, rounds),
        works_worth(s, seat, player, rounds),
        power_worth(player, rounds),
        hand_worth(s, seat, player, rounds),
        room_worth(s, seat, rounds),
        moment_worth(s, seat, rounds),
    ]
