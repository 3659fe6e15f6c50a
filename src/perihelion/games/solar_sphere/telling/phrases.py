"""Phrases that the log and the hints share: numbers with their nouns, lists, sides, and what a step has
moved."""

from __future__ import annotations

from typing import Final

from perihelion.games.solar_sphere.cards.tables import (
    BELT,
    BELT_BOOSTED,
    COLUMNS,
    CORPORATION,
    CREW_GAIN,
    FABRICATE,
    FABRICATE_BOOSTED,
    FACTIONS,
    FLEET_SALVAGE,
    LEVEL_MORALE,
    LEVEL_REPUTATION,
    RESOURCES,
    SALVAGE_BOOSTED,
    TOP_COLUMN,
)
from perihelion.games.solar_sphere.numbers import boosted
from perihelion.games.solar_sphere.state import State, dranda_of

PLURALS: Final = {"die": "dice", "morale": "morale", "reputation": "reputation"}
MINUS: Final = "\N{MINUS SIGN}"


class Moment:
    """A step of a told game: the table before and after it, and the word that was said, or -1."""

    def __init__(self, before: State, word: int, after: State) -> None:
        self.before: Final = before
        self.word: Final = word
        self.after: Final = after


def number(amount: int, noun: str) -> str:
    """`1 drone`, `2 drones`"""
    return f"{amount} {noun if amount == 1 else PLURALS.get(noun, noun + 's')}"


def signed(points: int) -> str:
    """`+1 point`, `−2 points`"""
    return f"{'+' if points > 0 else MINUS}{number(abs(points), 'point')}"


def series(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`"""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def capital(text: str) -> str:
    """The beginning of a sentence. A player's colour keeps its small letter."""
    return text[:1].upper() + text[1:] if text.startswith("the ") else text


def side_name(s: State, side: int) -> str:
    """A seat as a thing of the vocabulary, DRANDA or the Corporation."""
    if side == CORPORATION:
        return "the Corporation"
    return "DRANDA" if s.dranda is not None and side >= s.seat_count else f"{{player:{side}}}"


def resources(amounts: list[int]) -> list[str]:
    """`2 {resource:0}` for each resource of which there is some."""
    return [f"{amount} {{resource:{resource}}}" for resource, amount in enumerate(amounts) if amount]


def factions(icons: tuple[int, ...]) -> str:
    return series([FACTIONS[icon] for icon in icons])


def forces(s: State, slot: int) -> list[tuple[int, int]]:
    """Who has how many drones on a ship, from the left column."""
    columns = range(slot * COLUMNS, (slot + 1) * COLUMNS)
    return [
        (s.column_owners[column], s.column_drones[column]) for column in columns if s.column_drones[column]
    ]


def gains(m: Moment, side: int, points: int, morale: int = 0, reputation: int = 0) -> list[str]:
    """What a side scored as `points`, and what morale and reputation did: markers of a player, points of
    DRANDA."""
    direct = [signed(points)] if points else []
    if side >= m.after.seat_count:
        return direct + instead(m.after, morale, reputation)
    return direct + moved(m, side, points)


def moved(m: Moment, seat: int, points: int) -> list[str]:
    """How a player's markers moved; what the score changed by besides `points` is overflow or penalty."""
    old, new = m.before.players[seat], m.after.players[seat]
    tracks = [f"reputation {old.reputation} to {new.reputation}"] if new.reputation != old.reputation else []
    tracks += [f"morale {old.morale} to {new.morale}"] if new.morale != old.morale else []
    rest = new.score - old.score - points
    if rest:
        tracks.append(f"{signed(rest)} {f'beyond morale {TOP_COLUMN}' if rest > 0 else 'for missing morale'}")
    return tracks


def instead(s: State, morale: int, reputation: int) -> list[str]:
    """SS-SOLO-13, -14. What DRANDA scores instead of morale and reputation."""
    dranda = dranda_of(s)
    worth = [(morale * LEVEL_MORALE[dranda.level], number(morale, "morale"))]
    worth.append((reputation * LEVEL_REPUTATION[dranda.level], number(reputation, "reputation")))
    return [f"{signed(points)} for {gain}" for points, gain in worth if points]


PLAIN: Final = (
    *[f"gain {BELT} {resource}" for resource in RESOURCES],
    f"fabricate up to {FABRICATE} drones",
    "salvage up to {drones}",
    "build a hex of {value} or less",
    "hire 1 crew member",
    "attack ships",
)
BOOSTED: Final = (
    *[f"gain {BELT_BOOSTED} {resource}" for resource in RESOURCES],
    f"fabricate up to {FABRICATE_BOOSTED} drones",
    f"salvage up to {SALVAGE_BOOSTED} drones",
    "build a hex of any value",
    f"gain any {number(CREW_GAIN, 'resource')}, then hire 1 crew member",
    f"salvage up to {FLEET_SALVAGE} drones, then attack ships",
)
"""What the Locations do, in their order."""


def location_action(s: State, seat: int, location: int, value: int) -> str:
    """The action as this player would take it with a die of this value."""
    if boosted(s.players[seat], location):
        return f"{BOOSTED[location]} (boosted)"
    return PLAIN[location].format(value=f"value {value}", drones=number(value, "drone"))
