"""Phrases that the log and the hints share: numbers with their nouns, lists, sides, and what a step has
moved."""

from __future__ import annotations

from perihelion.core.steps import Seat, Side
from perihelion.games.kit.telling import tellers
from perihelion.games.kit.telling.phrases import number, series, signed
from perihelion.games.solar_sphere.cards.ids import Location, Slot
from perihelion.games.solar_sphere.cards.locations import BOOSTED, PLAIN
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    CORPORATION,
    FACTIONS,
    LEVEL_MORALE,
    LEVEL_REPUTATION,
    TOP_COLUMN,
)
from perihelion.games.solar_sphere.numbers import boosted
from perihelion.games.solar_sphere.state import State, dranda_of

Moment = tellers.Moment[State]


def side_name(s: State, side: Side) -> str:
    """A seat as a thing of the vocabulary, DRANDA or the Corporation."""
    if side == CORPORATION:
        return "the Corporation"
    return "DRANDA" if s.dranda is not None and side >= s.seat_count else f"{{player:{side}}}"


def resources(amounts: list[int]) -> list[str]:
    """`2 {resource:0}` for each resource of which there is some."""
    return [f"{amount} {{resource:{resource}}}" for resource, amount in enumerate(amounts) if amount]


def factions(icons: tuple[int, ...]) -> str:
    return series([FACTIONS[icon] for icon in icons])


def forces(s: State, slot: Slot) -> list[tuple[int, int]]:
    """Who has how many drones on a ship, from the left column."""
    columns = range(slot * COLUMNS, (slot + 1) * COLUMNS)
    return [
        (s.column_owners[column], s.column_drones[column]) for column in columns if s.column_drones[column]
    ]


def gains(m: Moment, side: Side, points: int, morale: int = 0, reputation: int = 0) -> list[str]:
    """What a side scored as `points`, and what morale and reputation did: markers of a player, points of
    DRANDA."""
    direct = [signed(points, "point")] if points else []
    if side >= m.after.seat_count:
        return direct + instead(m.after, morale, reputation)
    return direct + moved(m, side, points)


def moved(m: Moment, seat: Seat, points: int) -> list[str]:
    """How a player's markers moved; what the score changed by besides `points` is overflow or penalty."""
    old, new = m.before.players[seat], m.after.players[seat]
    tracks = [f"reputation {old.reputation} to {new.reputation}"] if new.reputation != old.reputation else []
    tracks += [f"morale {old.morale} to {new.morale}"] if new.morale != old.morale else []
    rest = new.score - old.score - points
    if rest:
        reason = f"beyond morale {TOP_COLUMN}" if rest > 0 else "for missing morale"
        tracks.append(f"{signed(rest, 'point')} {reason}")
    return tracks


def instead(s: State, morale: int, reputation: int) -> list[str]:
    """SS-SOLO-13, SS-SOLO-14. What DRANDA scores instead of morale and reputation."""
    dranda = dranda_of(s)
    worth = [(morale * LEVEL_MORALE[dranda.level], number(morale, "morale"))]
    worth.append((reputation * LEVEL_REPUTATION[dranda.level], number(reputation, "reputation")))
    return [f"{signed(points, 'point')} for {gain}" for points, gain in worth if points]


def location_action(s: State, seat: Seat, location: Location, value: int) -> str:
    """The action as this player would take it with a die of this value."""
    if boosted(s.players[seat], location):
        return f"{BOOSTED[location]} (boosted)"
    return PLAIN[location].format(value=f"value {value}", drones=number(value, "drone"))
