"""A few words beside the places of new ships, order markers and exploratory vehicles."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, series
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import movable_at, ships_at
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.cards.tables import (
    FLEET_LIMIT,
    POINTS,
)
from perihelion.games.event_horizon.numbers import (
    ship_cost,
    speed,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import fleet_text
from perihelion.games.kit.masks import has


def ships_there(s: State, seat: Seat, tile: int) -> Said:
    groups = ships_at(s.players[seat], tile)
    if not groups:
        return Said("you have no ship there")
    return Said("you have {fleet} there", fleet=fleet_text(groups))


def place_at(s: State, seat: Seat, tile: int) -> Said:
    return Said("{there}, the limit is {limit}", there=ships_there(s, seat, tile), limit=FLEET_LIMIT)


def scrap(s: State, seat: Seat, group: int) -> Said:
    worth = ship_cost(s.players[seat], type_of(group))
    return Said("back to your supply, worth {worth} production", worth=worth)


def movable(s: State, seat: Seat, tile: int) -> Said:
    """The ships that a marker moves, and their speeds."""
    player = s.players[seat]
    groups = movable_at(player, tile)
    if not groups:
        return NOTHING_SAID
    speeds = sorted({speed(player, group) for group in groups})
    return Said(
        "{fleet}, speed {speeds}", fleet=fleet_text(groups), speeds="-".join([str(one) for one in speeds])
    )


def explore(s: State, _: int, point: int) -> Said:
    hidden = [Said("{tile:tile}", tile=tile) for tile in POINTS[point] if not has(s.revealed, tile)]
    return Many(len(hidden), "reveals {n} tile: {tiles}", "reveals {n} tiles: {tiles}", tiles=series(hidden))
