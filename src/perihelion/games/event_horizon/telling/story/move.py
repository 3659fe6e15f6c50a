"""The log of reveals and of the Move phase."""

from __future__ import annotations

from itertools import pairwise

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import ships_at, tiles_of
from perihelion.games.event_horizon.board.routes import path
from perihelion.games.event_horizon.build.explore import ReturnProbes, RevealTile
from perihelion.games.event_horizon.cards.tables import NEIGHBOURS
from perihelion.games.event_horizon.move.breakaway import BreakAway, intruders
from perihelion.games.event_horizon.move.destination import Arrive, Destination, DestinationOfAll
from perihelion.games.event_horizon.move.move import Activate, Turn
from perihelion.games.event_horizon.telling.phrases import (
    Moment,
    dial,
    fleet_text,
    kind_text,
    others_at,
    side_name,
    spot,
    strength,
)
from perihelion.games.event_horizon.telling.story.round import heading
from perihelion.games.event_horizon.words import ACTIVATE, BREAK_AWAY, REVEAL, TO
from perihelion.games.kit.telling.phrases import series


def revealed(m: Moment, step: RevealTile) -> list[str]:
    """What lies there, and what it adds to the mines around."""
    face = REVEAL.noun(m.word)
    lines = [f"{{tile:{step.tile}}} is {{face:{face}}}: {kind_text(face)}."]
    return lines + [line for seat in m.after.order for line in dial(m, seat)]


def moves_open(m: Moment, _: ReturnProbes) -> list[str]:
    return [heading(m.after, "Move")] if any(player.markers for player in m.after.players) else []


# Markers


def marker_removed(m: Moment, step: Turn) -> list[str]:
    """EH-MOVE-14."""
    gone = tiles_of(m.before.players[step.seat].markers & ~m.after.players[step.seat].markers)
    return [
        f"{{player:{step.seat}}}'s marker on {spot(m.after, tile, step.seat)} is removed: no ship there can"
        " move."
        for tile in gone
    ]


def activated(m: Moment, step: Activate) -> list[str]:
    return [f"{{player:{step.seat}}} activates {spot(m.after, ACTIVATE.noun(m.word), step.seat)}."]


def broke_away(m: Moment, step: BreakAway) -> list[str]:
    place = spot(m.after, step.tile, step.seat)
    if m.word != BREAK_AWAY:
        return [f"{{player:{step.seat}}} holds all ships at {place}."]
    others = series([f"{{player:{other}}}" for other in intruders(m.before, step.seat, step.tile)])
    return [f"{{player:{step.seat}}} breaks away from {place} under the fire of {others}."]


# Ships


def moved(m: Moment, step: Destination | DestinationOfAll) -> list[str]:
    """A whole departure in one sentence: who goes where, and whom they meet."""
    arrivals = [arrival for arrival in m.after.agenda if isinstance(arrival, Arrive)]
    if not TO.says(m.word) or not arrivals:
        return []
    target = TO.noun(m.word)
    ships = fleet_text([arrival.group for arrival in arrivals for _ in range(arrival.count)])
    way = f"from {{tile:{step.tile}}} to {spot(m.after, target, step.seat)}"
    return [
        f"{{player:{step.seat}}} moves {ships}"
        f" {way}{by_wormhole(m, arrivals[-1])}{meeting(m, step.seat, target)}."
    ]


def by_wormhole(m: Moment, arrival: Arrive) -> str:
    """EH-WH-02. Whether the way has a step between tiles that do not touch."""
    player = m.before.players[arrival.seat]
    way = [arrival.tile, *path(m.before, player, arrival.group, arrival.tile, arrival.target)]
    return " by wormhole" if any(b not in NEIGHBOURS[a] for a, b in pairwise(way)) else ""


def meeting(m: Moment, seat: Seat, tile: int) -> str:
    sides = [
        f"{strength(m.after, side, tile)} of {side_name(side)}" for side in others_at(m.after, seat, tile)
    ]
    return f", meeting {series(sides)}" if sides else ""


def arrived(m: Moment, step: Arrive) -> list[str]:
    """EH-MOVE-07. Only what the debris did."""
    before, after = m.before.players[step.seat], m.after.players[step.seat]
    ships = fleet_text([step.group] * step.count)
    if len(after.ships) < len(before.ships):
        return [f"Debris destroys {ships} of {{player:{step.seat}}}."]
    whole = ships_at(after, step.target).count(step.group) - ships_at(before, step.target).count(step.group)
    return [] if whole == step.count else [f"Debris damages {ships} of {{player:{step.seat}}}."]
