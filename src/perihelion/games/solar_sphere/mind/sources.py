"""Where the value of a position comes from, so that a hint can say why."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.solar_sphere.cards.tables import NO_ICON
from perihelion.games.solar_sphere.mind.prospects import unfinished_worth
from perihelion.games.solar_sphere.mind.value import (
    crew_worth,
    dranda_value,
    drone_worth,
    fleet_worth,
    icon_worth,
    sphere_worth,
    stock_worth,
    track_worth,
    turns_left,
)
from perihelion.games.solar_sphere.mind.worths import DIE, HALF
from perihelion.games.solar_sphere.state import State

LABELS: Final = (
    Said("points"),
    Said("dice still to send"),
    Said("reputation and morale"),
    Said("resources"),
    Said("drones"),
    Said("the Sphere"),
    Said("crew"),
    Said("Factions"),
    Said("battles"),
    Said("the rest of the turn"),
)


def sources(s: State, seat: Seat) -> list[float]:
    """What `value` is the sum of, in the order of the labels."""
    if s.driven(seat):
        return [dranda_value(s)] + [0.0] * (len(LABELS) - 1)
    player = s.players[seat]
    turns = turns_left(s, player)
    use = turns / (turns + HALF)
    return [
        float(player.score),
        DIE * turns,
        track_worth(player, turns, use),
        stock_worth(player, use),
        drone_worth(player, turns, use),
        sphere_worth(s, seat, player, turns, use),
        crew_worth(s, player, turns),
        icon_worth(player.icons, NO_ICON, turns),
        fleet_worth(s, seat, player, turns, use),
        unfinished_worth(s, seat, player, turns, use),
    ]
