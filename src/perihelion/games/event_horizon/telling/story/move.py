"""The log of reveals and of the Move phase."""

from __future__ import annotations

from itertools import pairwise

from perihelion.core.said import Said, series
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
    spot,
    strength_of,
)
from perihelion.games.event_horizon.telling.story.round import heading
from perihelion.games.event_horizon.words import ACTIVATE, BREAK_AWAY, REVEAL, TO


def revealed(m: Moment, step: RevealTile) -> list[Said]:
    """What lies there, and what it adds to the mines around."""
    face = REVEAL.noun(m.word)
    found = Said("{tile:tile} is {face:face}: {kind}.", tile=step.tile, face=face, kind=kind_text(face))
    return [found, *[line for seat in m.after.order for line in dial(m, seat)]]


def moves_open(m: Moment, _: ReturnProbes) -> list[Said]:
    return [heading(m.after, Said("Move"))] if any(player.markers for player in m.after.players) else []


# Markers


def marker_removed(m: Moment, step: Turn) -> list[Said]:
    """EH-MOVE-14."""
    gone = tiles_of(m.before.players[step.seat].markers & ~m.after.players[step.seat].markers)
    return [
        Said(
            "{player:who}'s marker on {place} is removed: no ship there can move.",
            who=step.seat,
            place=spot(m.after, tile, step.seat),
        )
        for tile in gone
    ]


def activated(m: Moment, step: Activate) -> list[Said]:
    place = spot(m.after, ACTIVATE.noun(m.word), step.seat)
    return [Said("{player:who} activates {place}.", who=step.seat, place=place)]


def broke_away(m: Moment, step: BreakAway) -> list[Said]:
    place = spot(m.after, step.tile, step.seat)
    if m.word != BREAK_AWAY:
        return [Said("{player:who} holds all ships at {place}.", who=step.seat, place=place)]
    others = [Said("{player:other}", other=other) for other in intruders(m.before, step.seat, step.tile)]
    return [
        Said(
            "{player:who} breaks away from {place} under the fire of {others}.",
            who=step.seat,
            place=place,
            others=series(others),
        )
    ]


# Ships


def moved(m: Moment, step: Destination | DestinationOfAll) -> list[Said]:
    """A whole departure in one sentence: who goes where, and whom they meet."""
    arrivals = [arrival for arrival in m.after.agenda if isinstance(arrival, Arrive)]
    if not TO.says(m.word) or not arrivals:
        return []
    target = TO.noun(m.word)
    way = departure(m, step, target, arrivals)
    met = [strength_of(m.after, side, target) for side in others_at(m.after, step.seat, target)]
    if not met:
        return [Said("{way}.", way=way)]
    return [Said("{way}, meeting {met}.", way=way, met=series(met))]


def departure(m: Moment, step: Destination | DestinationOfAll, target: int, arrivals: list[Arrive]) -> Said:
    fleet = fleet_text([arrival.group for arrival in arrivals for _ in range(arrival.count)])
    place = spot(m.after, target, step.seat)
    if by_wormhole(m, arrivals[-1]):
        return Said(
            "{player:who} moves {fleet} from {tile:tile} to {place} by wormhole",
            who=step.seat,
            fleet=fleet,
            tile=step.tile,
            place=place,
        )
    return Said(
        "{player:who} moves {fleet} from {tile:tile} to {place}",
        who=step.seat,
        fleet=fleet,
        tile=step.tile,
        place=place,
    )


def by_wormhole(m: Moment, arrival: Arrive) -> bool:
    """EH-WH-02. Whether the way has a step between tiles that do not touch."""
    player = m.before.players[arrival.seat]
    way = [arrival.tile, *path(m.before, player, arrival.group, arrival.tile, arrival.target)]
    return any(b not in NEIGHBOURS[a] for a, b in pairwise(way))


def arrived(m: Moment, step: Arrive) -> list[Said]:
    """EH-MOVE-07. Only what the debris did."""
    before, after = m.before.players[step.seat], m.after.players[step.seat]
    fleet = fleet_text([step.group] * step.count)
    if len(after.ships) < len(before.ships):
        return [Said("Debris destroys {fleet} of {player:who}.", fleet=fleet, who=step.seat)]
    whole = ships_at(after, step.target).count(step.group) - ships_at(before, step.target).count(step.group)
    if whole == step.count:
        return []
    return [Said("Debris damages {fleet} of {player:who}.", fleet=fleet, who=step.seat)]
