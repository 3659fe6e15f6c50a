"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.core.said import Said
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
    DATA,
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
    UPGRADE_FILE,
)
from perihelion.games.event_horizon.data import records
from perihelion.games.event_horizon.fight import FIGHT_KINDS
from perihelion.games.event_horizon.player import SOURCES
from perihelion.games.event_horizon.seen.faces import (
    face_rules,
    kind_rule,
    ship_rule,
    upgrade_rule,
)
from perihelion.games.event_horizon.seen.printed import (
    Almanac,
    EnemyNouns,
    Face,
    Group,
    Kind,
    Marauder,
    Named,
    Place,
    Prices,
    Ship,
    ShipNouns,
    Side,
    Special,
    Unlock,
    Upgrade,
    Work,
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
from perihelion.games.kit.data.terms import read_terms

PHASE_NAMES: Final = (
    ("setup", Said("Setup")),
    ("start", Said("Start")),
    ("build", Said("Build")),
    ("move", Said("Move")),
    ("combat", Said("Combat")),
    ("capture", Said("Capture")),
    ("end", Said("End")),
)
FIGHT_NAMES: Final = (Said("Combat"), Said("Attacking roll"), Said("Free shot"))

NO_NUMBER: Final = -1


def almanac() -> Almanac:
    return Almanac(
        places=[
            Place(place.id, place.q, place.r, RING[tile], list(AROUND[tile]))
            for tile, place in enumerate(PLACES)
        ],
        points=[list(point) for point in POINTS],
        faces=[Face(Said("{face:face}", face=face), KIND_IDS[KIND[face]]) for face in range(len(TILE_FILE))],
        kinds=[kind_of(kind) for kind in KIND_FILE],
        ships=[ship_of(type) for type in range(len(SHIP_FILE.ship))],
        upgrades=[upgrade(number) for number in range(len(UPGRADE_FILE))],
        specials=[special(number) for number in range(len(SPECIAL_FILE))],
        row=list(ROW_POINTS),
        levels=TOP_LEVEL,
        unlocks=unlocks(),
        prices=msgspec.convert(msgspec.to_builtins(BOARD.prices), Prices),
        directions=[Said("{direction:face}", face=face) for face in range(len(DIRECTION_NAMES))],
        sources=list(SOURCES),
        fleet_limit=FLEET_LIMIT,
        slots=SLOTS_EACH,
        sides=[side(number) for number in range(len(SIDES))],
        marauders=MARAUDERS,
        marauder=Marauder(MARAUDER_DICE, MARAUDER_HITS_ON, SHIP_FILE.marauder.hp),
        groups=[group(number) for number in range(GROUP_COUNT)],
        ship_nouns=ship_nouns(),
        enemy_nouns=enemy_nouns(),
        port=PORT,
        phases=[Named(id, name) for id, name in PHASE_NAMES],
        fights=[Named(id, name) for id, name in zip(FIGHT_KINDS, FIGHT_NAMES, strict=True)],
        works=works(),
        rules=face_rules(),
        terms=read_terms(DATA),
    )


def kind_of(kind: records.Kind) -> Kind:
    planet = kind.world and kind.id != KIND_IDS[MOON]
    printed = {**msgspec.structs.asdict(kind), "name": Said("{Name}", name=kind.name)}
    hidden = kind.id in [tile.kind for tile in TILE_FILE]
    return Kind(
        **printed,
        tier_text=str(kind.tier) if planet else "",
        hidden=hidden,
        slows=kind.entry > KIND_FILE[EMPTY].entry,
        slot_text=slot_text(kind.slots),
        rule=kind_rule(kind),
    )


def slot_text(slots: int) -> Said:
    return Said("for {slots} mine or cannon", slots=slots) if slots else Said("none")


def ship_of(type: int) -> Ship:
    ship = SHIP_FILE.ship[type]
    names = {"name": Said("{sort:type}", type=type), "plural": Said("{sorts:type}", type=type)}
    fires = ship.hits_on <= max(DIE_FACES)
    return Ship(**{**msgspec.structs.asdict(ship), **names}, fires=fires, rule=ship_rule(ship.id))


def upgrade(number: int) -> Upgrade:
    card, name = UPGRADE_FILE[number], Said("{upgrade:number}", number=number)
    parts = [part for effect in UPGRADE_EFFECTS[number] for part in effect.parts()]
    return Upgrade(card.id, name, card.level, upgrade_rule(card.rule), UPGRADE_TEXTS[number], parts)


def special(number: int) -> Special:
    card, name = SPECIAL_FILE[number], Said("{special:number}", number=number)
    parts = [part for effect in SPECIAL_EFFECTS[number] for part in effect.parts()]
    return Special(card.id, name, card.copies, SPECIAL_TEXTS[number], parts)


def side(number: int) -> Side:
    colour = "" if number == MARAUDERS else PLAYER_NAMES[number]
    return Side(Said("{side:number}", number=number), colour)


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
    found = [
        *[
            unlock(SHIP_LEVEL[type], "ship", Said("{sort:type}", type=type), type)
            for type in range(len(SHIP_LEVEL))
        ],
        *[
            unlock(card.level, "upgrade", Said("{upgrade:number}", number=number), number)
            for number, card in enumerate(UPGRADE_FILE)
        ],
        unlock(tech.mine, "mine", Said("mine")),
        unlock(tech.cannon, "cannon", Said("cannon")),
        Unlock(tech.third_marker, "marker", 0, Said("third order marker"), Said("3rd marker")),
        Unlock(tech.second_slot, "slot", 0, Said("second upgrade slot"), Said("2nd slot")),
        Unlock(
            tech.mine_bonus,
            "mine bonus",
            0,
            Said("mines: +1 for each adjacent debris field"),
            Said("Mine #2"),
        ),
        Unlock(
            tech.cannon_bonus,
            "cannon bonus",
            0,
            Said("cannons reach adjacent tiles"),
            Said("Cannon #2, adjacent"),
        ),
    ]
    return sorted(found, key=lambda unlock: unlock.level)


def unlock(level: int, what: str, text: Said, id: int = 0) -> Unlock:
    """With a name that fits into a narrow cell."""
    return Unlock(level, what, id, text, text)
