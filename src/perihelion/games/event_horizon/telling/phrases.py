"""Phrases that questions, hints and the log share: numbers with their nouns, lists, places, ships."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Side
from perihelion.games.event_horizon.board.fleet import marauders_at, ships_at, sides_at
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.cards.tables import (
    CANNON_BONUS_LEVEL,
    CANNON_LEVEL,
    DEFENSE,
    FACE_COUNT,
    FACE_NAMES,
    IS_WORLD,
    KIND,
    KIND_NAMES,
    MARAUDERS,
    MINE_BONUS_LEVEL,
    MINE_LEVEL,
    NOBODY,
    PLAYER_NAMES,
    PRODUCTION,
    SECOND_SLOT_LEVEL,
    SHIP_LEVEL,
    START_FACE,
    SUN_FACE,
    TECH_TOKENS,
    THIRD_MARKER_LEVEL,
    TILES,
    TYPE_NAMES,
    TYPE_PLURALS,
    UNSEEN,
    UPGRADE_COUNT,
    UPGRADE_LEVEL,
    UPGRADES,
)
from perihelion.games.event_horizon.fight import SIDE_COUNT
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, members_of
from perihelion.games.kit.telling import tellers
from perihelion.games.kit.telling.phrases import number, series

Moment = tellers.Moment[State]


# Ships


def of_type(amount: int, type: int) -> str:
    """`1 cruiser`, `3 drone mothers`"""
    return f"{amount} {TYPE_NAMES[type] if amount == 1 else TYPE_PLURALS[type]}"


def fleet_text(groups: list[int]) -> str:
    """`2 cruisers and 1 port`, whatever they carry and however damaged they are."""
    types = [type_of(group) for group in groups]
    return series([of_type(types.count(type), type) for type in sorted(set(types))])


# Places


def home_of(s: State, tile: int) -> int:
    """Whose starting tile lies here, or NOBODY."""
    homes = [player.home for player in s.players]
    return homes.index(tile) if tile in homes else NOBODY


def place(s: State, tile: int, seat: Seat = NOBODY) -> str:
    """A tile in plain words: `Saffron (B03)`, or only `B03` while it lies face down; `home (A03)` of
    `seat`."""
    face = s.faces[tile]
    if face == UNSEEN:
        return TILES[tile]
    if face == START_FACE:
        owner = home_of(s, tile)
        return (
            f"home ({TILES[tile]})" if owner == seat else f"the home of {PLAYER_NAMES[owner]} ({TILES[tile]})"
        )
    name = "the sun" if face == SUN_FACE else FACE_NAMES[face]
    return f"{name} ({TILES[tile]})"


def spot(s: State, tile: int, seat: Seat = NOBODY) -> str:
    """A tile as things of the vocabulary: `{face:12} ({tile:40})`; the starting tile of `seat` is just
    `home`."""
    face = s.faces[tile]
    if face == START_FACE:
        owner = home_of(s, tile)
        return (
            f"home ({{tile:{tile}}})"
            if owner == seat
            else f"the home of {{player:{owner}}} ({{tile:{tile}}})"
        )
    if 0 <= face < FACE_COUNT:
        return f"{{face:{face}}} ({{tile:{tile}}})"
    return f"the sun ({{tile:{tile}}})" if face == SUN_FACE else f"{{tile:{tile}}}"


def side_name(side: Side) -> str:
    """A player or the marauders as a thing of the vocabulary."""
    return f"the {{side:{MARAUDERS}}}" if side == MARAUDERS else f"{{player:{side}}}"


def side_text(side: Side) -> str:
    """The same in plain words."""
    return "the marauders" if side == MARAUDERS else PLAYER_NAMES[side]


def strength(s: State, side: Side, tile: int) -> str:
    """What a side has on a tile: `2 cruisers and 1 port`, `3 ships` of the marauders."""
    if side == MARAUDERS:
        return number(marauders_at(s, tile), "ship")
    return fleet_text(ships_at(s.players[side], tile))


def others_at(s: State, seat: Seat, tile: int) -> list[int]:
    """The sides other than a seat with ships on a tile."""
    sides = sides_at(s, tile) & ~bit(seat)
    return members_of(sides, SIDE_COUNT)


# The player card


def unlocks(level: int) -> list[str]:
    """EH-TECH-02. What a tech level brings."""
    ships = [TYPE_NAMES[type] for type in range(len(TYPE_NAMES)) if SHIP_LEVEL[type] == level]
    bonuses = [text for text, reached in BONUSES if reached == level]
    return [
        *ships,
        *bonuses,
        *[UPGRADES[upgrade] for upgrade in range(UPGRADE_COUNT) if UPGRADE_LEVEL[upgrade] == level],
    ]


BONUSES: Final = (
    ("mine", MINE_LEVEL),
    ("cannon", CANNON_LEVEL),
    ("a third order marker", THIRD_MARKER_LEVEL),
    ("a second upgrade slot", SECOND_SLOT_LEVEL),
    ("Mine #2", MINE_BONUS_LEVEL),
    ("Cannon #2", CANNON_BONUS_LEVEL),
)


def kind_text(face: int) -> str:
    """`tier 3 planet, DV 4, production 2, 1 tech token`, or only `asteroid field`."""
    name = KIND_NAMES[KIND[face]]
    facts = [name[:1].lower() + name[1:]]
    if IS_WORLD[face]:
        facts += [f"DV {DEFENSE[face]}", f"production {PRODUCTION[face]}"]
    return ", ".join(facts + ([number(TECH_TOKENS[face], "tech token")] if TECH_TOKENS[face] else []))


def dial(m: Moment, seat: Seat) -> list[str]:
    """EH-PROD-02. A production dial that was turned."""
    old, new = m.before.players[seat].production, m.after.players[seat].production
    return [f"{{player:{seat}}}: production {old} to {new}."] if new != old else []
