"""Every printed fact, read from `data/` into constant tables. Cards, hexes, places are numbers; these tables
say the rest."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from perihelion.core.errors import DataError, nearest
from perihelion.games.kit.hexes import neighbours
from perihelion.games.kit.masks import mask_of
from perihelion.games.kit.tables import Table, check_lists
from perihelion.games.solar_sphere.data import records
from perihelion.records.data import read_toml
from perihelion.records.folders import data_folder

DATA: Final = data_folder(Path(__file__).parents[1])
BOARD: Final = read_toml(DATA / "board.toml", records.Board)
HEX_CARDS: Final = read_toml(DATA / "hexes.toml", records.Hexes).hex
SHIP_CARDS: Final = read_toml(DATA / "ships.toml", records.Ships).ship
CREW_FILE: Final = read_toml(DATA / "crew.toml", records.Crews)
SPHERE: Final = read_toml(DATA / "sphere.toml", records.Sphere)
DRANDA_DECK: Final = read_toml(DATA / "dranda.toml", records.DrandaDeck)

ORE: Final = 0
GOLD: Final = 1
CRYSTAL: Final = 2
RESOURCES: Final[tuple[str, ...]] = ("ore", "gold", "crystal")

HELION: Final = 0
MERIDIAN: Final = 1
UMBRA: Final = 2
SILVER: Final = 3
FACTIONS: Final[tuple[str, ...]] = ("Helion", "Meridian", "Umbra", "Silver")
ICON_IDS: Final[tuple[str, ...]] = ("helion", "meridian", "umbra", "silver")

PLAYER_NAMES: Final[tuple[str, ...]] = ("red", "black", "green", "purple")
CORPORATION: Final = 4
NOBODY: Final = -1
"""No side: the owner of what belongs to none."""
NO_CARD: Final = -1
"""An empty slot of the crew display, or no crew card that fits."""
NO_SHIP: Final = -1
"""An empty slot of the fleet."""
NO_SCORING: Final = -1
"""The scoring card before it is drawn."""
NO_ICON: Final = -1
"""No icon besides those that are counted."""
NOWHERE: Final = -1
"""No Location: no visit that must be finished; or no position of the Sphere."""
FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)


check_lists(
    {
        "hexes.toml: id": [card.id for card in HEX_CARDS],
        "hexes.toml: name": [card.name for card in HEX_CARDS],
        "ships.toml: id": [card.id for card in SHIP_CARDS],
        "ships.toml: name": [card.name for card in SHIP_CARDS],
        "crew.toml: id": [kind.id for kind in CREW_FILE.crew],
        "crew.toml: name": [kind.name for kind in CREW_FILE.crew],
        "sphere.toml: position": [position.id for position in SPHERE.position],
        "sphere.toml: scoring": [card.name for card in SPHERE.scoring],
        "dranda.toml: card": [card.id for card in DRANDA_DECK.card],
        "dranda.toml: level": [level.id for level in DRANDA_DECK.level],
        "board.toml: location": [location.id for location in BOARD.location],
        "board.toml: matrix": [row.name for row in BOARD.matrix],
    }
)


def index_of(place: str, key: str, name: str, names: Iterable[str]) -> int:
    """The number of a name in a list, or a DataError with the nearest."""
    known = list(names)
    if name not in known:
        raise DataError(f"data/{place}: {key}: unknown '{name}'{nearest(name, known)}")
    return known.index(name)


# The Command Centre

ACTIVE_AT_START: Final = BOARD.drones.active
INACTIVE_AT_START: Final = BOARD.drones.inactive
RESERVE_AT_START: Final = BOARD.drones.reserve
DRONES: Final = ACTIVE_AT_START + INACTIVE_AT_START + RESERVE_AT_START
TOP_COLUMN: Final = len(BOARD.track.points) - 1
REPUTATION_COLUMNS: Final = BOARD.track.reputation_columns
TOP_REPUTATION: Final = TOP_COLUMN // REPUTATION_COLUMNS
SPANNERS: Final = tuple(BOARD.track.spanners)
TRACK_POINTS: Final = tuple(BOARD.track.points)
SCORE_SPACES: Final = 50
"""SS-SCORE-02. The spaces of the score track, 0 to 49."""
PORT_MORALE: Final[Table] = tuple([(0, *row) for row in BOARD.ports.bonuses])
STORAGE: Final = BOARD.storage.spaces
FLIPPED: Final[tuple[int, ...]] = (0, *BOARD.sphere.flipped)

MATRIX_ROWS: Final = tuple([row.name for row in BOARD.matrix])
MATRIX_BONUS: Final = tuple([row.bonus for row in BOARD.matrix])
MATRIX_AMOUNTS: Final[Table] = tuple([row.amounts for row in BOARD.matrix])
MATRIX_COLUMNS: Final = 3

# Locations

ORE_BELT: Final = 0
GOLD_BELT: Final = 1
CRYSTAL_BELT: Final = 2
FABRICATOR: Final = 3
SALVAGE_SHIP: Final = 4
SOLAR_SPHERE: Final = 5
CREW_STATION: Final = 6
FLEET: Final = 7
LOCATIONS: Final = tuple([location.name for location in BOARD.location])
LOCATION_IDS: Final = tuple([location.id for location in BOARD.location])
LOCATION_COUNT: Final = 8
FACE_MASK: Final = tuple([mask_of(location.dice) for location in BOARD.location])
"""A bit for each face that a Location takes."""
BELT_OF_FACE: Final[tuple[int, ...]] = (
    ORE_BELT,
    ORE_BELT,
    ORE_BELT,
    GOLD_BELT,
    GOLD_BELT,
    CRYSTAL_BELT,
    CRYSTAL_BELT,
)

BELT: Final = BOARD.amounts.belt
BELT_BOOSTED: Final = BOARD.amounts.belt_boosted
FABRICATE: Final = BOARD.amounts.fabricate
FABRICATE_BOOSTED: Final = BOARD.amounts.fabricate_boosted
SALVAGE_BOOSTED: Final = BOARD.amounts.salvage_boosted
FLEET_SALVAGE: Final = BOARD.amounts.fleet_salvage
CREW_GAIN: Final = BOARD.amounts.crew_gain
KICKBACK_SALVAGE: Final = BOARD.amounts.kickback_salvage

# The Sphere: position 0 is the Core, then the inner ring I1-I6 and the outer ring O1-O12

POSITIONS: Final = tuple([position.id for position in SPHERE.position])
POSITION_COUNT: Final = 19
NEIGHBOURS: Final[Table] = tuple(
    [tuple(sorted(row)) for row in neighbours([(position.q, position.r) for position in SPHERE.position])]
)
NEIGHBOUR_MASK: Final = tuple([mask_of(row) for row in NEIGHBOURS])
LEFT_OF: Final = tuple([3 * position.q for position in SPHERE.position])
"""Twice the distance from the middle to the right, in sides of a hex."""
TOP_OF: Final = tuple([2 * position.r + position.q for position in SPHERE.position])
"""Proportional to the distance from the middle downwards."""

SCORING_CARDS: Final = tuple([card.name for card in SPHERE.scoring])


def position_points(card: records.Scoring) -> tuple[int, ...]:
    """What this scoring card pays for each position."""
    points = [0] * POSITION_COUNT
    for worth, names in ((6, card.six), (4, card.four), (2, card.two)):
        for name in names:
            points[index_of("sphere.toml", f"{card.id}: position", name, POSITIONS)] = worth
    return tuple(points)


SCORING_POINTS: Final = tuple([position_points(card) for card in SPHERE.scoring])

HEX_NAMES: Final = tuple([card.name for card in HEX_CARDS])
HEX_COUNT: Final = 18
HEX_VALUE: Final = tuple([card.value for card in HEX_CARDS])
HEX_ORE: Final = tuple([card.cost.ore for card in HEX_CARDS])
HEX_GOLD: Final = tuple([card.cost.gold for card in HEX_CARDS])
HEX_CRYSTAL: Final = tuple([card.cost.crystal for card in HEX_CARDS])
HEX_ICON: Final = tuple([ICON_IDS.index(card.icon) for card in HEX_CARDS])
FLIPPED_HEX: Final = HEX_COUNT
"""The number of a face-down hex; the Core has the next."""
CORE_HEX: Final = HEX_COUNT + 1

# The Resistance

SHIP_NAMES: Final = tuple([card.name for card in SHIP_CARDS])
SHIP_RESISTANCE: Final = tuple([card.resistance for card in SHIP_CARDS])
SHIP_BONUSES: Final[Table] = tuple([card.bonuses for card in SHIP_CARDS])
SHIP_CORPORATION: Final = tuple([card.corporation for card in SHIP_CARDS])
SHIP_ICONS: Final = tuple([tuple([ICON_IDS.index(icon) for icon in card.icons]) for card in SHIP_CARDS])
TOP_LEFT: Final = 0
TOP_RIGHT: Final = 1
BOTTOM_LEFT: Final = 2
BOTTOM_RIGHT: Final = 3
FLEET_SLOTS: Final[tuple[str, ...]] = ("top left", "top right", "bottom left", "bottom right")
COLUMNS: Final = 5
RESISTANCE_WEIGHTS: Final = tuple(
    [BOARD.resistance_die.faces.count(face) for face in range(max(BOARD.resistance_die.faces) + 1)]
)


def ships_for(players: int) -> list[int]:
    """SS-SETUP-08. One copy of each of the 12 ships marked for this number of players; SS-SOLO-02: solo uses
    those for two."""
    return [int(max(players, 2) in card.players) for card in SHIP_CARDS]


# Crew: card 2k and 2k + 1 are the two copies of kind k

KINDS: Final = CREW_FILE.crew
CREW_COUNT: Final = 2 * len(KINDS)
CREW_KIND: Final = tuple([card // 2 for card in range(CREW_COUNT)])
CREW_TIER: Final = tuple([kind.tier - 1 for kind in KINDS for _ in kind.icons])
CREW_ICON: Final = tuple([ICON_IDS.index(icon) for kind in KINDS for icon in kind.icons])


def branches_of(entry: dict[str, Any]) -> list[Any]:
    """What an effect lets a player choose between."""
    branches = entry.get("choose")
    return branches if isinstance(branches, list) else []


BRANCHES: Final = tuple(
    {
        repr(branch): (f"crew.toml: {kind.id}", branch)
        for kind in KINDS
        for entry in kind.action + kind.retire
        for branch in branches_of(entry)
    }.values()
)
"""All that crew cards let a player choose, each once, and a card that does."""
TIER_GOLD: Final = tuple([tier.gold for tier in CREW_FILE.tier])
TIER_ANY: Final = tuple([tier.any for tier in CREW_FILE.tier])
TIER_POINTS: Final = tuple([tier.points for tier in CREW_FILE.tier])
TIERS: Final[tuple[int, ...]] = (0, 1, 2)
CREW_SLOTS: Final = 3
DISPLAY: Final = 6
"""Slot 2t is the top and 2t + 1 the bottom card of tier t."""

ON_TURN: Final = 0
ON_DEPLOY: Final = 1
ON_BATTLE_FAIL: Final = 2
ON_VISIT: Final = 3
"""ON_VISIT + location: when you visit that Location."""
WHEN_IDS: Final = {
    "turn": ON_TURN,
    "deploy": ON_DEPLOY,
    "battle-fail": ON_BATTLE_FAIL,
    "visit-sphere": ON_VISIT + SOLAR_SPHERE,
    "visit-crew-station": ON_VISIT + CREW_STATION,
    "visit-fleet": ON_VISIT + FLEET,
}
CREW_WHEN: Final = tuple([WHEN_IDS[kind.when] for kind in KINDS for _ in kind.icons])

# DRANDA

DRANDA: Final = "DRANDA"
LEVELS: Final = tuple([level.id for level in DRANDA_DECK.level])
LEVEL_MORALE: Final = tuple([level.morale for level in DRANDA_DECK.level])
LEVEL_REPUTATION: Final = tuple([level.reputation for level in DRANDA_DECK.level])
LEVEL_DEPLOYS: Final = tuple([level.deploys for level in DRANDA_DECK.level])
LEVEL_DISCARDS: Final = tuple([level.discards for level in DRANDA_DECK.level])
LEVEL_SUPPLY: Final = tuple([level.supply for level in DRANDA_DECK.level])
DRANDA_CARDS: Final = tuple([card.id for card in DRANDA_DECK.card])
DIE_COLOURS: Final[tuple[str, ...]] = ("black", "green", "purple")
ASTEROID_BELT: Final = -1
"""On a card of DRANDA: the belt that the face of the die says."""


def dranda_places(card: records.DrandaCard) -> tuple[int, ...]:
    """The Location of each die colour; the Asteroid Belt depends on the die."""
    named = (card.black, card.green, card.purple)
    return tuple([ASTEROID_BELT if name == "asteroid-belt" else LOCATION_IDS.index(name) for name in named])


DRANDA_PLACES: Final = tuple([dranda_places(card) for card in DRANDA_DECK.card])
DRANDA_ORDER: Final = tuple(
    [tuple([DIE_COLOURS.index(colour) for colour in card.order]) for card in DRANDA_DECK.card]
)
