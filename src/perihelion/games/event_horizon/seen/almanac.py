"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

import msgspec

from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_TEXTS, UPGRADE_TEXTS
from perihelion.games.event_horizon.cards.tables import (
    AROUND,
    BOARD,
    DIRECTION_NAMES,
    FLEET_LIMIT,
    KIND,
    KIND_FILE,
    KIND_IDS,
    PLACES,
    POINTS,
    RING,
    ROW_POINTS,
    SHIP_FILE,
    SHIP_LEVEL,
    SPECIAL_FILE,
    TILE_FILE,
    TOP_LEVEL,
    TYPE_NAMES,
    UPGRADE_FILE,
)
from perihelion.games.event_horizon.player import SOURCES
from perihelion.games.event_horizon.words import BUILD_CANNON, BUILD_MINE, BUILD_PORT, TECH


class Place(msgspec.Struct, frozen=True):
    """A place of the map, by its number: axial coordinates, flat-top hexes, y downwards."""

    id: str
    q: int
    r: int
    ring: int
    around: list[int]
    """The neighbours by the dial, -1 beyond the rim."""


class Face(msgspec.Struct, frozen=True):
    name: str
    kind: str


class Kind(msgspec.Struct, frozen=True):
    id: str
    name: str
    world: bool
    tier: int
    defense: int
    production: int
    slots: int
    tech: int
    entry: int
    damage: int


class Ship(msgspec.Struct, frozen=True):
    id: str
    name: str
    plural: str
    cost: int
    speed: int
    capture: int
    hits_on: int
    hp: int
    dice: int
    supply: int
    level: int


class Upgrade(msgspec.Struct, frozen=True):
    name: str
    level: int
    text: str


class Special(msgspec.Struct, frozen=True):
    name: str
    copies: int
    text: str


class Unlock(msgspec.Struct, frozen=True):
    """What a level of the tech track brings: ship, upgrade, mine, cannon, marker, slot, mine bonus or cannon
    bonus."""

    level: int
    what: str
    id: int
    text: str


class Prices(msgspec.Struct, frozen=True):
    tech: int
    upgrade: int
    refit: int
    repair: int
    mine: int
    cannon: int


class Works(msgspec.Struct, frozen=True):
    """Numbers of words: `advance tech`, and the first of those that build on a tile. Others follow in the
    order of the tiles."""

    tech: int
    port: int
    mine: int
    cannon: int


class Almanac(msgspec.Struct, frozen=True):
    places: list[Place]
    points: list[list[int]]
    """The three tiles of each meeting point; the first is the hex whose east or west corner it is."""
    faces: list[Face]
    kinds: list[Kind]
    ships: list[Ship]
    upgrades: list[Upgrade]
    specials: list[Special]
    row: list[int]
    levels: int
    unlocks: list[Unlock]
    prices: Prices
    directions: list[str]
    sources: list[str]
    fleet_limit: int
    words: Works


def almanac() -> Almanac:
    return Almanac(
        places=[
            Place(place.id, place.q, place.r, RING[tile], list(AROUND[tile]))
            for tile, place in enumerate(PLACES)
        ],
        points=[list(point) for point in POINTS],
        faces=[Face(tile.name, KIND_IDS[KIND[face]]) for face, tile in enumerate(TILE_FILE)],
        kinds=[msgspec.convert(msgspec.to_builtins(kind), Kind) for kind in KIND_FILE],
        ships=[msgspec.convert(msgspec.to_builtins(ship), Ship) for ship in SHIP_FILE.ship],
        upgrades=[
            Upgrade(card.name, card.level, UPGRADE_TEXTS[number]) for number, card in enumerate(UPGRADE_FILE)
        ],
        specials=[
            Special(card.name, card.copies, SPECIAL_TEXTS[number]) for number, card in enumerate(SPECIAL_FILE)
        ],
        row=list(ROW_POINTS),
        levels=TOP_LEVEL,
        unlocks=unlocks(),
        prices=msgspec.convert(msgspec.to_builtins(BOARD.prices), Prices),
        directions=list(DIRECTION_NAMES),
        sources=list(SOURCES),
        fleet_limit=FLEET_LIMIT,
        words=Works(TECH, BUILD_PORT.of(0), BUILD_MINE.of(0), BUILD_CANNON.of(0)),
    )


def unlocks() -> list[Unlock]:
    """The tech track, lowest level first."""
    tech = BOARD.tech
    found = [Unlock(SHIP_LEVEL[type], "ship", type, TYPE_NAMES[type]) for type in range(len(TYPE_NAMES))]
    found += [Unlock(card.level, "upgrade", number, card.name) for number, card in enumerate(UPGRADE_FILE)]
    found += [Unlock(tech.mine, "mine", 0, "mine"), Unlock(tech.cannon, "cannon", 0, "cannon")]
    found += [Unlock(tech.third_marker, "marker", 0, "third order marker")]
    found += [Unlock(tech.second_slot, "slot", 0, "second upgrade slot")]
    found += [Unlock(tech.mine_bonus, "mine bonus", 0, "mines: +1 for each adjacent debris field")]
    found += [Unlock(tech.cannon_bonus, "cannon bonus", 0, "cannons reach adjacent tiles")]
    return sorted(found, key=lambda unlock: unlock.level)
