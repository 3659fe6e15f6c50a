"""Ships, ship upgrades and what the station mat limits."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import DataError
from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.cards.factions import FILE as FACTION_FILE
from perihelion.games.andromeda.cards.factions import MORE as MORE_FACTIONS
from perihelion.games.andromeda.cards.fleet import SHIP_IDS
from perihelion.games.andromeda.cards.powers import Power, ability_mask, moments_in, powers_of
from perihelion.games.andromeda.cards.resources import RESOURCES, Amounts, amounts
from perihelion.games.andromeda.data.boxes import more, sets_of
from perihelion.games.andromeda.data.records import MoreShips, Ships, Upgrade
from perihelion.games.kit.tables import Table, check_lists
from perihelion.records.data import read_toml

FILE: Final = read_toml(DATA / "ships.toml", Ships)
if tuple([ship.id for ship in FILE.ship]) != SHIP_IDS:
    raise DataError("data/ships.toml: ship: expected transport, fighter, science_vessel, heavy_cruiser")

FLEET_SIZE: Final[tuple[int, ...]] = tuple([ship.per_player for ship in FILE.ship])
"""AE-SHIP-02."""
SHIP_COST: Final[tuple[Amounts, ...]] = tuple(
    [amounts(f"ships.toml: {ship.id}: cost", ship.cost, RESOURCES) for ship in FILE.ship]
)
LIMITS: Final[tuple[int, ...]] = tuple([FILE.station.limits[name] for name in RESOURCES])
"""AE-RES-06. What may be kept at the end of the own turn."""
CLAIMED_MOONS: Final[int] = FILE.station.claimed_moons
DICE_LIMIT: Final[int] = FILE.station.dice_limit
TARGETING_LIMIT: Final[int] = FILE.station.targeting_limit

# What ships are worth: four numbers of each type, in `Player.stats` one after another

RANGE: Final = 0
WEAPONS: Final = 1
SHIELDS: Final = 2
ABILITY: Final = 3
PER_SHIP: Final = 4
PRINTED: Final[Table] = tuple(
    [(ship.range, ship.weapons, ship.shields, ability_mask(ship.abilities)) for ship in FILE.ship]
)

MORE: Final = more("ships.toml", MoreShips)
BASE_TILES: Final = [*FILE.upgrade, *FACTION_FILE.upgrade]
TILES: Final[list[Upgrade]] = [
    *BASE_TILES,
    *[tile for file in MORE for tile in file.upgrade],
    *[tile for file in MORE_FACTIONS for tile in file.upgrade],
]
"""Neutral ones and those of factions; then those of expansions, in the same order."""
UPGRADE_SET: Final[tuple[int, ...]] = (
    *sets_of(BASE_TILES, MORE, "upgrade"),
    *sets_of([], MORE_FACTIONS, "upgrade"),
)
UPGRADES: Final[tuple[str, ...]] = tuple([tile.name for tile in TILES])
UPGRADE_IDS: Final[tuple[str, ...]] = tuple([tile.id for tile in TILES])
check_lists({"upgrade: id": list(UPGRADE_IDS), "upgrade: name": list(UPGRADES)})
UPGRADE_SHIP: Final[tuple[int, ...]] = tuple([SHIP_IDS.index(tile.ship) for tile in TILES])
UPGRADE_STATS: Final[Table] = tuple(
    [(tile.range, tile.weapons, tile.shields, ability_mask(tile.abilities)) for tile in TILES]
)
UPGRADE_POWERS: Final[tuple[tuple[Power, ...], ...]] = tuple([powers_of(tile.hooks) for tile in TILES])
UPGRADE_MOMENTS: Final[tuple[int, ...]] = tuple([moments_in(powers) for powers in UPGRADE_POWERS])
OF_FACTIONS: Final = [faction.unique_upgrade for faction in FACTION_FILE.faction]
NEUTRAL: Final[tuple[bool, ...]] = tuple([id not in OF_FACTIONS for id in UPGRADE_IDS])
"""AE-PSET-06. Whether a tile lies in the four stacks."""
UNIQUE: Final[tuple[int, ...]] = tuple([UPGRADE_IDS.index(id) for id in OF_FACTIONS])
"""The tile of each faction."""
