"""The records of the almanac: what is printed on each kind of component."""

from __future__ import annotations

import msgspec

from perihelion.core.said import Said
from perihelion.games.event_horizon.seen.faces import FaceRules
from perihelion.games.kit.data.records import Part, RuleText, Term


class Place(msgspec.Struct, frozen=True):
    """A place of the map, by its number: axial coordinates, flat-top hexes, y downwards."""

    id: str
    q: int
    r: int
    ring: int
    around: list[int]
    """The neighbours by the dial, -1 beyond the rim."""


class Face(msgspec.Struct, frozen=True):
    name: Said
    kind: str


class Kind(msgspec.Struct, frozen=True):
    id: str
    name: Said
    world: bool
    tier: int
    defense: int
    production: int
    slots: int
    tech: int
    entry: int
    damage: int
    tier_text: str
    """The tier of a planet; a moon has none."""
    hidden: bool
    """Tiles of this kind can lie face down."""
    slows: bool
    """It costs more to enter than open space."""
    slot_text: Said
    """What its build slot is for."""
    rule: RuleText


class Ship(msgspec.Struct, frozen=True):
    id: str
    name: Said
    plural: Said
    cost: int
    speed: int
    capture: int
    hits_on: int
    hp: int
    dice: int
    supply: int
    level: int
    fires: bool
    """Some face of its dice hits."""
    rule: RuleText


class Upgrade(msgspec.Struct, frozen=True):
    id: str
    name: Said
    level: int
    rule: RuleText
    text: Said
    parts: list[Part]


class Special(msgspec.Struct, frozen=True):
    id: str
    name: Said
    copies: int
    text: Said
    parts: list[Part]


class Marauder(msgspec.Struct, frozen=True):
    """One ship of the marauders."""

    dice: int
    hits_on: int
    hp: int


class Side(msgspec.Struct, frozen=True):
    """A seat, or the marauders, who have no colour."""

    name: Said
    colour: str


class Group(msgspec.Struct, frozen=True):
    """What equal ships have in common, by number of the noun `group`."""

    type: int
    tokens: list[int]
    """The slots of the type, 0 or 1, whose tokens they carry."""
    damage: int


class Named(msgspec.Struct, frozen=True):
    id: str
    name: Said


class Unlock(msgspec.Struct, frozen=True):
    """What a level of the tech track brings: ship, upgrade, mine, cannon, marker, slot, mine bonus or cannon
    bonus."""

    level: int
    what: str
    id: int
    text: Said
    short: Said
    """For a narrow cell."""


class Prices(msgspec.Struct, frozen=True):
    tech: int
    upgrade: int
    refit: int
    repair: int
    mine: int
    cannon: int


class Work(msgspec.Struct, frozen=True):
    """What is bought besides ships and upgrades: tech, port, mine or cannon."""

    what: str
    verb: str
    price: int
    level: int


class ShipNouns(msgspec.Struct, frozen=True):
    """What each number of the noun `ship` means: ships of a group on a tile."""

    tiles: list[int]
    groups: list[int]


class EnemyNouns(msgspec.Struct, frozen=True):
    """What each number of the noun `enemy` means: ships of a side's group, or a fleet of the marauders; -1
    where there is none."""

    sides: list[int]
    groups: list[int]
    fleets: list[int]


class Almanac(msgspec.Struct, frozen=True, omit_defaults=True):
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
    directions: list[Said]
    sources: list[Said]
    fleet_limit: int
    slots: int
    """Of each ship type, for S.U."""
    sides: list[Side]
    marauders: int
    """The side of the marauders."""
    marauder: Marauder
    groups: list[Group]
    ship_nouns: ShipNouns
    enemy_nouns: EnemyNouns
    port: int
    """The ship type that is a port."""
    phases: list[Named]
    fights: list[Named]
    works: list[Work]
    rules: FaceRules
    terms: list[Term] = []
    """The glossary. Former rules have none."""
