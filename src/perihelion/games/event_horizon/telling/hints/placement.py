"""A few words beside the places of new ships, order markers and exploratory vehicles."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import movable_at, ships_at
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.cards.tables import (
    FLEET_LIMIT,
    POINTS,
    TILES,
)
from perihelion.games.event_horizon.numbers import (
    ship_cost,
    speed,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import fleet_text
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import number, series


def ships_there(s: State, seat: Seat, tile: int) -> str:
    groups = ships_at(s.players[seat], tile)
    return f"you have {fleet_text(groups)} there" if groups else "you have no ship there"


def place_at(s: State, seat: Seat, tile: int) -> str:
    return f"{ships_there(s, seat, tile)}, the limit is {FLEET_LIMIT}"


def scrap(s: State, seat: Seat, group: int) -> str:
    return f"back to your supply, worth {ship_cost(s.players[seat], type_of(group))} production"


def movable(s: State, seat: Seat, tile: int) -> str:
    """The ships that a marker moves, and their speeds."""
    player = s.players[seat]
    groups = movable_at(player, tile)
    speeds = sorted({speed(player, group) for group in groups})
    return f"{fleet_text(groups)}, speed {'-'.join([str(one) for one in speeds])}" if groups else ""


def explore(s: State, _: int, point: int) -> str:
    hidden = [TILES[tile] for tile in POINTS[point] if not has(s.revealed, tile)]
    return f"reveals {number(len(hidden), 'tile')}: {series(hidden)}"
