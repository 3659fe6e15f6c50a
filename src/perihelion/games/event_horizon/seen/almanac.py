"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.games.event_horizon.cards.effects.printed import (
    SPECIAL_EFFECTS,
    SPECIAL_TEXTS,
    UPGRADE_EFFECTS,
    UPGRADE_TEXTS,
)
from perihelion.games.event_horizon.cards.groups import (
    FIRST,
    SECOND,
    SLOTS_EACH,
    carries,
    damage_of,
    enemy_fleet,
    enemy_group,
    enemy_side,
    noun_group,
    noun_tile,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import (
    AROUND,
    BOARD,
    COST,
    DIE_FACES,
    DIRECTION_NAMES,
    EMPTY,
    FLEET_LIMIT,
    GROUP_COUNT,
    KIND,
    KIND_FILE,
    KIND_IDS,
    MARAUDER_DICE,
    MARAUDER_HITS_ON,
    MARAUDERS,
    MOON,
    PLACES,
    PLAYER_NAMES,
    POINTS,
    PORT,
    RING,
    ROW_POINTS,
    SHIP_FILE,
    SHIP_LEVEL,
    SIDES,
    SPECIAL_FILE,
    TILE_FILE,
    TOP_LEVEL,
    TYPE_NAMES,
    UPGRADE_FILE,
)
from perihelion.games.event_horizon.data import records
from perihelion.games.event_horizon.fight import FIGHT_KINDS
from perihelion.games.event_horizon.player import SOURCES
from perihelion.games.event_horizon.seen.faces import (
    FaceRules,
    face_rules,
    kind_rule,
    ship_rule,
    upgrade_rule,
)
from perihelion.games.event_horizon.words import (
    BUILD_CANNON,
    BUILD_MINE,
    BUILD_PORT,
    ENEMY_NOUNS,
    SHIP_NOUNS,
    TECH,
    WORDS,
)
from perihelion.games.kit.data.records import Part, RuleText

PHASE_NAMES: Final = (
    ("setup", "Setup"),
    ("start", "Start"),
    ("build", "Build"),
    ("move", "Move"),
    ("combat", "Combat"),
    ("capture", "Capture"),
    ("end", "End"),
)

NO_NUMBER: Final = -1


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
    tier_text: str
    """The tier of a planet; a moon has none."""
    hidden: bool
    """Tiles of this kind can lie face down."""
    slows: bool
    """It costs more to enter than open space."""
    slot_text: str
    """What its build slot is for."""
    rule: RuleText


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
    fires: bool
    """Some face of its dice hits."""
    rule: RuleText


class Upgrade(msgspec.Struct, frozen=True):
    id: str
    name: str
    level: int
    rule: RuleText
    text: str
    parts: list[Part]


class Special(msgspec.Struct, frozen=True):
    id: str
    name: str
    copies: int
    text: str
    parts: list[Part]


class Marauder(msgspec.Struct, frozen=True):
    """One ship of the marauders."""

    dice: int
    hits_on: int
    hp: int


class Side(msgspec.Struct, frozen=True):
    """A seat, or the marauders, who have no colour."""

    name: str
    colour: str


class Group(msgspec.Struct, frozen=True):
    """What equal ships have in common, by number of the noun `group`."""

    type: int
    tokens: list[int]
    """The slots of the type, 0 or 1, whose tokens they carry."""
    damage: int


class Named(msgspec.Struct, frozen=True):
    id: str
    name: str


class Unlock(msgspec.Struct, frozen=True):
    """What a level of the tech track brings: ship, upgrade, mine, cannon, marker, slot, mine bonus or cannon
    bonus."""

    level: int
    what: str
    id: int
    text: str
    short: str
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


def almanac() -> Almanac:
    return Almanac(
        places=[
            Place(place.id, place.q, place.r, RING[tile], list(AROUND[tile]))
            for tile, place in enumerate(PLACES)
        ],
        points=[list(point) for point in POINTS],
        faces=[Face(tile.name, KIND_IDS[KIND[face]]) for face, tile in enumerate(TILE_FILE)],
        kinds=[kind_of(kind) for kind in KIND_FILE],
        ships=[ship_of(ship) for ship in SHIP_FILE.ship],
        upgrades=[upgrade(number) for number in range(len(UPGRADE_FILE))],
        specials=[special(number) for number in range(len(SPECIAL_FILE))],
        row=list(ROW_POINTS),
        levels=TOP_LEVEL,
        unlocks=unlocks(),
        prices=msgspec.convert(msgspec.to_builtins(BOARD.prices), Prices),
        directions=list(DIRECTION_NAMES),
        sources=list(SOURCES),
        fleet_limit=FLEET_LIMIT,
        slots=SLOTS_EACH,
        sides=[*[Side(name, name) for name in PLAYER_NAMES], Side(SIDES[MARAUDERS], "")],
        marauders=MARAUDERS,
        marauder=Marauder(MARAUDER_DICE, MARAUDER_HITS_ON, SHIP_FILE.marauder.hp),
        groups=[group(number) for number in range(GROUP_COUNT)],
        ship_nouns=ship_nouns(),
        enemy_nouns=enemy_nouns(),
        port=PORT,
        phases=[Named(id, name) for id, name in PHASE_NAMES],
        fights=[Named(id, id.capitalize()) for id in FIGHT_KINDS],
        works=works(),
        rules=face_rules(),
    )


def kind_of(kind: records.Kind) -> Kind:
    planet = kind.world and kind.id != KIND_IDS[MOON]
    printed = msgspec.to_builtins(kind)
    hidden = kind.id in [tile.kind for tile in TILE_FILE]
    return Kind(
        **printed,
        tier_text=str(kind.tier) if planet else "",
        hidden=hidden,
        slows=kind.entry > KIND_FILE[EMPTY].entry,
        slot_text=f"for {kind.slots} mine or cannon" if kind.slots else "none",
        rule=kind_rule(kind),
    )


def ship_of(ship: records.Ship) -> Ship:
    fires = ship.hits_on <= max(DIE_FACES)
    return Ship(**msgspec.to_builtins(ship), fires=fires, rule=ship_rule(ship.id))


def upgrade(number: int) -> Upgrade:
    card = UPGRADE_FILE[number]
    parts = [part for effect in UPGRADE_EFFECTS[number] for part in effect.parts()]
    return Upgrade(card.id, card.name, card.level, upgrade_rule(card.rule), UPGRADE_TEXTS[number], parts)


def special(number: int) -> Special:
    card = SPECIAL_FILE[number]
    parts = [part for effect in SPECIAL_EFFECTS[number] for part in effect.parts()]
    return Special(card.id, card.name, card.copies, SPECIAL_TEXTS[number], parts)


def group(number: int) -> Group:
    tokens = [place for place in (FIRST, SECOND) if carries(number, place)]
    return Group(type_of(number), tokens, damage_of(number))


def ship_nouns() -> ShipNouns:
    nouns = range(len(SHIP_NOUNS.names))
    return ShipNouns([noun_tile(noun) for noun in nouns], [noun_group(noun) for noun in nouns])


def enemy_nouns() -> EnemyNouns:
    sides = [enemy_side(noun) for noun in range(len(ENEMY_NOUNS.names))]
    return EnemyNouns(
        sides=sides,
        groups=[NO_NUMBER if side == MARAUDERS else enemy_group(noun) for noun, side in enumerate(sides)],
        fleets=[enemy_fleet(noun) if side == MARAUDERS else NO_NUMBER for noun, side in enumerate(sides)],
    )


def works() -> list[Work]:
    tech, prices = BOARD.tech, BOARD.prices
    return [
        Work("tech", WORDS.text(TECH), prices.tech, tech.start),
        Work("port", BUILD_PORT.text, COST[PORT], SHIP_LEVEL[PORT]),
        Work("mine", BUILD_MINE.text, prices.mine, tech.mine),
        Work("cannon", BUILD_CANNON.text, prices.cannon, tech.cannon),
    ]


def unlocks() -> list[Unlock]:
    """The tech track, lowest level first."""
    tech = BOARD.tech
    found = [unlock(SHIP_LEVEL[type], "ship", name, type) for type, name in enumerate(TYPE_NAMES)]
    found += [unlock(card.level, "upgrade", card.name, number) for number, card in enumerate(UPGRADE_FILE)]
    found += [unlock(tech.mine, "mine", "mine"), unlock(tech.cannon, "cannon", "cannon")]
    found += [unlock(tech.third_marker, "marker", "third order marker", short="3rd marker")]
    found += [unlock(tech.second_slot, "slot", "second upgrade slot", short="2nd slot")]
    mines, cannons = "mines: +1 for each adjacent debris field", "cannons reach adjacent tiles"
    found += [unlock(tech.mine_bonus, "mine bonus", mines, short="Mine #2")]
    found += [unlock(tech.cannon_bonus, "cannon bonus", cannons, short="Cannon #2, adjacent")]
    return sorted(found, key=lambda unlock: unlock.level)


def unlock(level: int, what: str, text: str, id: int = 0, short: str = "") -> Unlock:
    return Unlock(level, what, id, text, short or text)
