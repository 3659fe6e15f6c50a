"""What can be seen of a player: card, schematics, specials."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, waiting
from perihelion.games.event_horizon.board.fleet import (
    in_play,
    ship_group,
    ship_type,
)
from perihelion.games.event_horizon.build.upgrades import slot_of
from perihelion.games.event_horizon.cards.groups import (
    NO_SLOT,
    carries,
    slot_type,
)
from perihelion.games.event_horizon.cards.tables import (
    FACE_DOWN,
    PLAYER_NAMES,
    PORT,
    SHIP_LEVEL,
    SUPPLY,
    TYPES,
    UPGRADE_COUNT,
)
from perihelion.games.event_horizon.numbers import (
    capture_value,
    dice,
    hits_on,
    hp,
    marker_count,
    new_group,
    row_points,
    ship_cost,
    slots_of,
    speed,
    victory_points,
)
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player
from perihelion.games.event_horizon.seen.moment import BUILD, phase
from perihelion.games.event_horizon.seen.views import (
    PlayerView,
    SchematicView,
)
from perihelion.games.event_horizon.state import State

NO_TYPE: Final = -1


def player_view(s: State, seat: Seat, eyes: int) -> PlayerView:
    player = s.players[seat]
    ports = in_play(player, PORT)
    return PlayerView(
        seat=seat,
        name=PLAYER_NAMES[seat],
        place=s.order.index(seat) + 1 if seat in s.order else 0,
        points=victory_points(player),
        sources=player.points[:],
        level=player.level,
        production=player.production,
        budget=player.budget,
        flags=player.flags,
        row=row_points(player),
        home=player.home,
        markers=marker_count(player),
        markers_out=player.markers.bit_count(),
        building=phase(s) == BUILD and seat in waiting(s),
        probe=player.probe,
        ports=ports,
        ports_left=SUPPLY[PORT] - ports,
        schematics=[schematic_view(player, type) for type in TYPES],
        upgrades=[type_with(player, upgrade) for upgrade in range(UPGRADE_COUNT)],
        specials=player.specials[:],
        looking=player.looking[:] if seat == eyes else [FACE_DOWN] * len(player.looking),
    )


def type_with(player: Player, upgrade: int) -> int:
    """EH-SU-05. The one type on which an S.U. lies, or NO_TYPE."""
    slot = slot_of(player, upgrade)
    return NO_TYPE if slot == NO_SLOT else slot_type(slot)


def schematic_view(player: Player, type: int) -> SchematicView:
    """The type as a new ship would be."""
    slots = slots_of(player, type)
    new = new_group(player, type)
    groups = [ship_group(ship) for ship in player.ships if ship_type(ship) == type]
    return SchematicView(
        type=type,
        slots=slots,
        special=player.attached[type],
        locked=player.level < SHIP_LEVEL[type],
        cost=ship_cost(player, type),
        speed=speed(player, new),
        capture=capture_value(player, new),
        hits_on=hits_on(player, new),
        hp=hp(player, new),
        dice=dice(player, new, False, False),
        ships=len(groups),
        waiting=player.bought[type],
        supply=SUPPLY[type] - in_play(player, type),
        lacking=[lacking(groups, place) if slots[place] != EMPTY_SLOT else 0 for place in range(len(slots))],
    )


def lacking(groups: list[int], place: int) -> int:
    return sum([not carries(group, place) for group in groups])
