"""A few words beside what is offered in Move: the way, the odds, who is there."""

from __future__ import annotations

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
    FACE_NAMES,
    IS_WORLD,
    NOBODY,
    PLAYER_NAMES,
    UNSEEN,
)
from perihelion.games.event_horizon.combat.capture import fleet_capture
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
from perihelion.games.event_horizon.telling.hints.fleets import debris, expected, there
from perihelion.games.event_horizon.telling.phrases import fleet_text, of_type
from perihelion.games.kit.telling.phrases import number
from perihelion.games.kit.telling.tellers import asked

# Leaving a tile


def break_away(s: State, seat: Seat, _: int) -> str:
    """EH-PRE-03. The dice of everybody who moved in."""
    step = asked(s)
    if not isinstance(step, BreakAway):
        return ""
    others = [s.players[other] for other in intruders(s, seat, step.tile)]
    count = sum(
        [dice(other, group, False, False) for other in others for group in entered_at(other, step.tile)]
    )
    hits = sum([expected(other, entered_at(other, step.tile), False, False) for other in others])
    return f"they roll {number(count, 'die')} at you first, {hits:.1f} hits expected; then you may move"


def hold(_: State, _seat: Seat, _noun: int) -> str:
    return "nobody rolls now; what stands together fights after the moves"


# Moving


def move(s: State, seat: Seat, group: int) -> str:
    step, player = asked(s), s.players[seat]
    count = movable_at(player, step.tile).count(group) if isinstance(step, MoveShips) else 0
    stats = f"speed {speed(player, group)}, CV {capture_value(player, group)}"
    return f"{number(count, 'ship')}, {stats}" if count else ""


def move_all(s: State, seat: Seat, _: int) -> str:
    step, player = asked(s), s.players[seat]
    groups = movable_at(player, step.tile) if isinstance(step, MoveShips) else []
    return f"{fleet_text(groups)}, to a tile that all of them reach" if groups else ""


def only(s: State, _: int, ships: int) -> str:
    step = asked(s)
    return (
        f"{of_type(step.count - ships, type_of(step.group))} to be moved apart"
        if isinstance(step, Destination)
        else ""
    )


def moving(s: State, seat: Seat) -> list[int]:
    """The ships whose destination is asked for."""
    step = asked(s)
    if isinstance(step, Destination):
        return [step.group] * step.count
    return movable_at(s.players[seat], step.tile) if isinstance(step, DestinationOfAll) else []


def to(s: State, seat: Seat, target: int) -> str:
    """Cost, debris, who stands there, and whether the world could be captured."""
    step, player, groups = asked(s), s.players[seat], moving(s, seat)
    if not isinstance(step, Destination | DestinationOfAll) or not groups:
        return ""
    ways = [(group, reach(s, player, group, step.tile)) for group in kinds_of(groups)]
    facts = [
        f"{max([way.cost(target) for _, way in ways])} of {min([speed(player, group) for group in groups])}"
        " movement"
    ]
    lost = [group for group, way in ways if damage_of(group) + way.damage(target) >= hp(player, group)]
    harmed = [group for group, way in ways if way.damage(target) and group not in lost]
    facts += debris([group for group in groups if group in lost], "lost in debris")
    facts += debris([group for group in groups if group in harmed], "damaged by debris")
    arriving = [group for group in groups if group not in lost]
    return "; ".join([*facts, *there(s, seat, target), *world(s, seat, target, arriving)])


def world(s: State, seat: Seat, tile: int, arriving: list[int]) -> list[str]:
    """What lies there; of a world of others, CV against DV."""
    face, player, owner = s.faces[tile], s.players[seat], s.owners[tile]
    if face == UNSEEN:
        return ["unrevealed: turned over as you arrive"]
    if not IS_WORLD[face]:
        return []
    if owner == seat:
        return [f"your {FACE_NAMES[face]}"]
    value = fleet_capture(player, tile) + sum([capture_value(player, group) for group in arriving])
    flag = f", flag of {PLAYER_NAMES[owner]}" if owner != NOBODY else ""
    verdict = "captures it" if value > defense(s, tile) else "not enough"
    return [f"{FACE_NAMES[face]}{flag}: CV {value} against DV {defense(s, tile)}, {verdict}"]
