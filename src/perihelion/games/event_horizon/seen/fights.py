"""What can be seen of a fight: its sides and what becomes of them, its dice, the hits to be taken."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import marauders_at, ships_at
from perihelion.games.event_horizon.cards.tables import MARAUDERS, NOBODY, NOWHERE
from perihelion.games.event_horizon.fight import (
    AIMED,
    CANNON,
    COMBAT,
    FIGHT_KINDS,
    SIDE_COUNT,
    Thrown,
    lane,
    read_thrown,
)
from perihelion.games.event_horizon.seen.moment import COMBAT_PHASE, phase
from perihelion.games.event_horizon.seen.views import FightView, LaneView, ThrowView
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import VOLLEYS
from perihelion.games.kit.masks import has, members_of


def fight_view(s: State) -> FightView:
    fight = s.fight
    fresh = fight.on or phase(s) == COMBAT_PHASE
    throws = [throw_view(code) for code in fight.dice]
    return FightView(
        kind=FIGHT_KINDS[fight.kind],
        on=fight.on,
        fresh=fresh,
        tile=fight.tile,
        round=fight.round,
        lanes=[lane_view(s, side, fresh, throws) for side in lanes(s, fresh)],
        throws=throws,
    )


def own_fight(fight: FightView, seat: Seat) -> FightView:
    """The own lane first."""
    return replace(fight, lanes=sorted(fight.lanes, key=lambda lane: lane.side != seat))


def lanes(s: State, fresh: bool) -> list[int]:
    """Every side of the fight, and whoever has a cannon there, in player order; the marauders last."""
    sides = members_of(s.fight.sides, SIDE_COUNT)
    gunner = s.owners[s.fight.tile] if fresh and has(s.cannons, s.fight.tile) else NOBODY
    if gunner != NOBODY and gunner not in sides:
        sides.append(gunner)
    places = {side: s.order.index(side) for side in sides if side in s.order}
    return sorted(sides, key=lambda side: places.get(side, MARAUDERS))


def lane_view(s: State, side: int, fresh: bool, throws: list[ThrowView]) -> LaneView:
    fight = s.fight
    ships = ships_of(s, side) if fresh else 0
    aimed = sum([fight.aimed[lane(shooter, side)] for shooter in range(MARAUDERS)])
    return LaneView(
        side=side,
        ships=ships,
        cannon=fresh and has(s.cannons, fight.tile) and s.owners[fight.tile] == side,
        hits=fight.hits[side] + aimed if fight.on else 0,
        aimed=aimed if fight.on else 0,
        veiled=has(fight.veiled, side),
        dealt=sum([throw.hits for throw in throws if throw.side == side]),
        fate=fate(s, side, fresh and ships == 0),
    )


def ships_of(s: State, side: int) -> int:
    """How many a side has on the tile of the fight."""
    if side == MARAUDERS:
        return marauders_at(s, s.fight.tile)
    return len(ships_at(s.players[side], s.fight.tile))


def fate(s: State, side: int, none: bool) -> Literal["", "leaving", "away", "lost"]:
    """A side without ships was destroyed if it fought, or was hit by a single shot or roll."""
    fight = s.fight
    if has(fight.away, side):
        return "away"
    if fight.on and side != MARAUDERS and fight.leaving[side] != NOWHERE:
        return "leaving"
    fought = has(fight.sides if fight.kind == COMBAT else fight.struck, side)
    return "lost" if none and fought else ""


def throw_view(code: Thrown) -> ThrowView:
    round, side, target, lowest, volley, how = read_thrown(code)
    faces = list(VOLLEYS[volley])
    hitting = [face >= lowest for face in faces]
    return ThrowView(
        round,
        side,
        target,
        lowest,
        faces,
        hitting,
        sum(hitting),
        how == CANNON,
        how == AIMED,
    )
