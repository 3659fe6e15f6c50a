"""Phrases that the log and the hints share: sides, factions, drones on ships, and what a step has moved."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Seat, Side
from perihelion.games.kit.telling import tellers
from perihelion.games.solar_sphere.cards import amounts
from perihelion.games.solar_sphere.cards.amounts import change, of
from perihelion.games.solar_sphere.cards.ids import Location, Ship, Slot
from perihelion.games.solar_sphere.cards.locations import BOOSTED, with_die
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    CORPORATION,
    LEVEL_MORALE,
    LEVEL_REPUTATION,
    SHIP_BONUSES,
    TOP_COLUMN,
)
from perihelion.games.solar_sphere.numbers import boosted
from perihelion.games.solar_sphere.state import State, dranda_of

Moment = tellers.Moment[State]


def side_name(s: State, side: Side) -> Said:
    """A seat or DRANDA as a thing of the vocabulary, or the Corporation."""
    if side == CORPORATION:
        return Said("the Corporation")
    if s.driven(side):
        return Said("{opponent:0}")
    return Said("{player:side}", side=side)


def held(amounts: list[int]) -> list[Said]:
    """`2 ore` for each resource of which there is some."""
    return [of(resource, amount) for resource, amount in enumerate(amounts) if amount]


def factions(icons: tuple[int, ...]) -> list[Said]:
    return [Said("{faction:icon}", icon=icon) for icon in icons]


def ship_bonuses(ship: Ship) -> Said:
    """`4/2/1`"""
    first, second, third = SHIP_BONUSES[ship]
    return Said("{first}/{second}/{third}", first=first, second=second, third=third)


def forces(s: State, slot: Slot) -> list[tuple[int, int]]:
    """Who has how many drones on a ship, from the left column."""
    columns = range(slot * COLUMNS, (slot + 1) * COLUMNS)
    return [
        (s.column_owners[column], s.column_drones[column]) for column in columns if s.column_drones[column]
    ]


def shares(s: State, slot: Slot) -> list[Said]:
    """`red 2`, `the Corporation 1`"""
    return [Said("{side} {n}", side=side_name(s, side), n=drones) for side, drones in forces(s, slot)]


def gains(m: Moment, side: Side, points: int, morale: int = 0, reputation: int = 0) -> list[Said]:
    """What a side scored as `points`, and what morale and reputation did: markers of a player, points of
    DRANDA."""
    direct = [change(points)] if points else []
    if m.after.driven(side):
        return direct + instead(m.after, morale, reputation)
    return direct + moved(m, side, points)


def moved(m: Moment, seat: Seat, points: int) -> list[Said]:
    """How a player's markers moved; what the score changed by besides `points` is overflow or penalty."""
    old, new = m.before.players[seat], m.after.players[seat]
    tracks = []
    if new.reputation != old.reputation:
        tracks.append(Said("reputation {old} to {new}", old=old.reputation, new=new.reputation))
    if new.morale != old.morale:
        tracks.append(Said("morale {old} to {new}", old=old.morale, new=new.morale))
    rest = new.score - old.score - points
    if rest > 0:
        tracks.append(Said("{points} beyond morale {top}", points=change(rest), top=TOP_COLUMN))
    elif rest < 0:
        tracks.append(Said("{points} for missing morale", points=change(rest)))
    return tracks


def instead(s: State, morale: int, reputation: int) -> list[Said]:
    """SS-SOLO-13, SS-SOLO-14. What DRANDA scores instead of morale and reputation."""
    dranda = dranda_of(s)
    worth = [(morale * LEVEL_MORALE[dranda.level], amounts.morale(morale))]
    worth.append((reputation * LEVEL_REPUTATION[dranda.level], amounts.reputation(reputation)))
    return [Said("{points} for {gain}", points=change(points), gain=gain) for points, gain in worth if points]


def location_action(s: State, seat: Seat, location: Location, value: int) -> Said:
    """The action as this player would take it with a die of this value."""
    if boosted(s.players[seat], location):
        return Said("{action} (boosted)", action=BOOSTED[location])
    return with_die(location, value)
