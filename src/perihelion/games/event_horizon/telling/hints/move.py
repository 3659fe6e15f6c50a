"""A few words beside what is offered in Move: the way, the odds, who is there."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import (
    entered_at,
    kinds_of,
    movable_at,
)
from perihelion.games.event_horizon.board.routes import reach
from perihelion.games.event_horizon.cards.groups import (
    damage_of,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import (
    IS_WORLD,
    NOBODY,
    UNSEEN,
)
from perihelion.games.event_horizon.combat.capture import capture_with
from perihelion.games.event_horizon.move.breakaway import BreakAway, intruders
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.move.move import MoveShips
from perihelion.games.event_horizon.numbers import (
    capture_value,
    defense,
    dice,
    hp,
    speed,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling import phrases
from perihelion.games.event_horizon.telling.hints import fleets
from perihelion.games.event_horizon.telling.hints.fleets import expected, there
from perihelion.games.event_horizon.telling.phrases import fleet_text, of_type
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked

# Leaving a tile


def break_away(s: State, seat: Seat, _: int) -> Said:
    """EH-PRE-03. The dice of everybody who moved in."""
    step = asked(s)
    if not isinstance(step, BreakAway):
        return NOTHING_SAID
    others = [s.players[other] for other in intruders(s, seat, step.tile)]
    count = sum(
        [dice(other, group, False, False) for other in others for group in entered_at(other, step.tile)]
    )
    hits = sum([expected(other, entered_at(other, step.tile), False, False) for other in others])
    return Said(
        "they roll {dice} at you first, {hits} hits expected; then you may move",
        dice=phrases.dice(count),
        hits=f"{hits:.1f}",
    )


def hold(_: State, _seat: Seat, _noun: int) -> Said:
    return Said("nobody rolls now; what stands together fights after the moves")


# Moving


def move(s: State, seat: Seat, group: int) -> Said:
    step, player = asked(s), s.players[seat]
    count = movable_at(player, step.tile).count(group) if isinstance(step, MoveShips) else 0
    if not count:
        return NOTHING_SAID
    return Many(
        count,
        "{n} ship, speed {speed}, CV {cv}",
        "{n} ships, speed {speed}, CV {cv}",
        speed=speed(player, group),
        cv=capture_value(player, group),
    )


def move_all(s: State, seat: Seat, _: int) -> Said:
    step, player = asked(s), s.players[seat]
    groups = movable_at(player, step.tile) if isinstance(step, MoveShips) else []
    if not groups:
        return NOTHING_SAID
    return Said("{fleet}, to a tile that all of them reach", fleet=fleet_text(groups))


def only(s: State, _: int, ships: int) -> Said:
    step = asked(s)
    if not isinstance(step, Destination):
        return NOTHING_SAID
    return Said("{ships} to be moved apart", ships=of_type(step.count - ships, type_of(step.group)))


def moving(s: State, seat: Seat) -> list[int]:
    """The ships whose destination is asked for."""
    step = asked(s)
    if isinstance(step, Destination):
        return [step.group] * step.count
    return movable_at(s.players[seat], step.tile) if isinstance(step, DestinationOfAll) else []


def to(s: State, seat: Seat, target: int) -> Said:
    """Cost, debris, who stands there, and whether the world could be captured."""
    step, player, groups = asked(s), s.players[seat], moving(s, seat)
    if not isinstance(step, Destination | DestinationOfAll) or not groups:
        return NOTHING_SAID
    ways = [(group, reach(s, player, group, step.tile)) for group in kinds_of(groups)]
    movement = Said(
        "{cost} of {pace} movement",
        cost=max([way.cost(target) for _, way in ways]),
        pace=min([speed(player, group) for group in groups]),
    )
    lost = [group for group, way in ways if damage_of(group) + way.damage(target) >= hp(player, group)]
    harmed = [group for group, way in ways if way.damage(target) and group not in lost]
    facts = [
        movement,
        *fleets.lost([group for group in groups if group in lost]),
        *fleets.damaged([group for group in groups if group in harmed]),
    ]
    arriving = [group for group in groups if group not in lost]
    return clauses([*facts, *there(s, seat, target), *world(s, seat, target, arriving)])


def world(s: State, seat: Seat, tile: int, arriving: list[int]) -> list[Said]:
    """What lies there; of a world of others, CV against DV."""
    face, player, owner = s.faces[tile], s.players[seat], s.owners[tile]
    if face == UNSEEN:
        return [Said("unrevealed: turned over as you arrive")]
    if not IS_WORLD[face]:
        return []
    if owner == seat:
        return [Said("your {face:face}", face=face)]
    cv, dv = capture_with(player, tile, arriving), defense(s, tile)
    name = Said("{face:face}", face=face)
    if owner != NOBODY:
        name = Said("{face:face}, flag of {player:owner}", face=face, owner=owner)
    if cv > dv:
        return [Said("{name}: CV {cv} against DV {dv}, captures it", name=name, cv=cv, dv=dv)]
    return [Said("{name}: CV {cv} against DV {dv}, not enough", name=name, cv=cv, dv=dv)]
