"""Phrases that questions, hints and the log share: numbers with their nouns, lists, places, ships."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, listed, series
from perihelion.core.steps import Seat, Side
from perihelion.games.event_horizon.board.fleet import marauders_at, ships_at, sides_at
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.cards.tables import (
    CANNON_BONUS_LEVEL,
    CANNON_LEVEL,
    CRUISER,
    DEFENSE,
    DRONE,
    FACE_COUNT,
    GUNSHIP,
    IS_WORLD,
    KIND,
    KIND_NAMES,
    MARAUDERS,
    MINE_BONUS_LEVEL,
    MINE_LEVEL,
    NOBODY,
    PRODUCTION,
    SECOND_SLOT_LEVEL,
    SHIP_LEVEL,
    START_FACE,
    SUN_FACE,
    TECH_TOKENS,
    THIRD_MARKER_LEVEL,
    UPGRADE_COUNT,
    UPGRADE_LEVEL,
)
from perihelion.games.event_horizon.fight import SIDE_COUNT
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, members_of
from perihelion.games.kit.telling import tellers

Moment = tellers.Moment[State]


# Numbers with their nouns


def ships(n: int) -> Said:
    return Many(n, "{n} ship", "{n} ships")


def damaged_ships(n: int) -> Said:
    return Many(n, "{n} damaged ship", "{n} damaged ships")


def dice(n: int) -> Said:
    return Many(n, "{n} die", "{n} dice")


def hits(n: int) -> Said:
    return Many(n, "{n} hit", "{n} hits")


def specials(n: int) -> Said:
    return Many(n, "{n} special", "{n} specials")


def order_markers(n: int) -> Said:
    return Many(n, "{n} order marker", "{n} order markers")


# Ships


def of_type(n: int, type: int) -> Said:
    """`1 cruiser`, `3 drone mothers`"""
    if type == CRUISER:
        return Many(n, "{n} cruiser", "{n} cruisers")
    if type == DRONE:
        return Many(n, "{n} drone mother", "{n} drone mothers")
    return Many(n, "{n} gunship", "{n} gunships") if type == GUNSHIP else Many(n, "{n} port", "{n} ports")


def fleet_text(groups: list[int]) -> Said:
    """`2 cruisers and 1 port`, whatever they carry and however damaged they are."""
    types = [type_of(group) for group in groups]
    return series([of_type(types.count(type), type) for type in sorted(set(types))])


# Places


def home_of(s: State, tile: int) -> int:
    """Whose starting tile lies here, or NOBODY."""
    homes = [player.home for player in s.players]
    return homes.index(tile) if tile in homes else NOBODY


def spot(s: State, tile: int, seat: Seat = NOBODY) -> Said:
    """A tile with its face: `Saffron (B03)`, or only `B03` while it lies face down; the starting tile of
    `seat` is just `home`."""
    face = s.faces[tile]
    if face == START_FACE:
        owner = home_of(s, tile)
        if owner == seat:
            return Said("home ({tile:tile})", tile=tile)
        return Said("the home of {player:owner} ({tile:tile})", owner=owner, tile=tile)
    if 0 <= face < FACE_COUNT:
        return Said("{face:face} ({tile:tile})", face=face, tile=tile)
    return Said("the sun ({tile:tile})", tile=tile) if face == SUN_FACE else Said("{tile:tile}", tile=tile)


def side_name(side: Side) -> Said:
    """A player or the marauders."""
    return Said("the {side:side}", side=side) if side == MARAUDERS else Said("{player:side}", side=side)


def strength(s: State, side: Side, tile: int) -> Said:
    """What a side has on a tile: `2 cruisers and 1 port`, `3 ships` of the marauders."""
    if side == MARAUDERS:
        return ships(marauders_at(s, tile))
    return fleet_text(ships_at(s.players[side], tile))


def side_with(s: State, side: Side, tile: int) -> Said:
    """`orange with 2 cruisers`, `the marauders with 3 ships`"""
    return Said("{side} with {strength}", side=side_name(side), strength=strength(s, side, tile))


def strength_of(s: State, side: Side, tile: int) -> Said:
    """`2 cruisers of orange`, `3 ships of the marauders`"""
    return Said("{strength} of {side}", side=side_name(side), strength=strength(s, side, tile))


def others_at(s: State, seat: Seat, tile: int) -> list[int]:
    """The sides other than a seat with ships on a tile."""
    sides = sides_at(s, tile) & ~bit(seat)
    return members_of(sides, SIDE_COUNT)


# The player card


def unlocks(level: int) -> list[Said]:
    """EH-TECH-02. What a tech level brings."""
    types = [Said("{sort:type}", type=type) for type in range(len(SHIP_LEVEL)) if SHIP_LEVEL[type] == level]
    bonuses = [text for text, reached in BONUSES if reached == level]
    upgrades = [upgrade for upgrade in range(UPGRADE_COUNT) if UPGRADE_LEVEL[upgrade] == level]
    return [*types, *bonuses, *[Said("{upgrade:upgrade}", upgrade=upgrade) for upgrade in upgrades]]


BONUSES: Final = (
    (Said("mine"), MINE_LEVEL),
    (Said("cannon"), CANNON_LEVEL),
    (Said("a third order marker"), THIRD_MARKER_LEVEL),
    (Said("a second upgrade slot"), SECOND_SLOT_LEVEL),
    (Said("Mine #2"), MINE_BONUS_LEVEL),
    (Said("Cannon #2"), CANNON_BONUS_LEVEL),
)


def kind_text(face: int) -> Said:
    """`tier 3 planet, DV 4, production 2, 1 tech token`, or only `asteroid field`."""
    facts = [KIND_NAMES[KIND[face]]]
    if IS_WORLD[face]:
        facts += [Said("DV {dv}", dv=DEFENSE[face]), Said("production {yields}", yields=PRODUCTION[face])]
    if TECH_TOKENS[face]:
        facts.append(Many(TECH_TOKENS[face], "{n} tech token", "{n} tech tokens"))
    return listed(facts)


def dial(m: Moment, seat: Seat) -> list[Said]:
    """EH-PROD-02. A production dial that was turned."""
    old, new = m.before.players[seat].production, m.after.players[seat].production
    return (
        [Said("{player:who}: production {old} to {new}.", who=seat, old=old, new=new)] if new != old else []
    )
