"""The vocabulary of Event Horizon: everything a player or chance can say."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Name, Said
from perihelion.core.words import Nouns, Words
from perihelion.games.event_horizon.cards.groups import carried_of, damage_of, type_of
from perihelion.games.event_horizon.cards.tables import (
    DIE_FACES,
    DIRECTION_NAMES,
    EDGES,
    FACE_COUNT,
    FACE_NAMES,
    FLEETS,
    GROUP_COUNT,
    PLAYER_NAMES,
    POINTS,
    PORT,
    SIDES,
    SPECIALS,
    SUPPLY,
    TILES,
    TYPE_NAMES,
    TYPE_PLURALS,
    UPGRADES,
)


def laden(type: Name, carried: int) -> Said:
    """A ship with the tokens of its type's first and second slot that it carries: `drone mother I`"""
    return (
        type,
        Said("{type} I", type=type),
        Said("{type} II", type=type),
        Said("{type} I+II", type=type),
    )[carried]


def battered(ship: Said, damage: int) -> Said:
    """`drone mother I damaged 2`"""
    if damage == 0:
        return ship
    if damage == 1:
        return Said("{ship} damaged", ship=ship)
    return Said("{ship} damaged {n}", ship=ship, n=damage)


def group_name(group: int) -> Said:
    """`drone mother I damaged`"""
    type = Name("sort", TYPE_NAMES[type_of(group)])
    return battered(laden(type, carried_of(group)), damage_of(group))


def ship_name(tile: str, group: Said) -> Said:
    """`gunship damaged at A24`"""
    return Said("{ship} at {tile}", ship=group, tile=Name("tile", tile))


def enemy_name(player: str, group: Said) -> Said:
    """`white gunship damaged`"""
    return Said("{player} {ship}", player=Name("player", player), ship=group)


def point_name(point: tuple[int, ...]) -> Said:
    """`S00-D02-D03`"""
    one, two, three = [Name("tile", TILES[tile]) for tile in point]
    return Said("{one}-{two}-{three}", one=one, two=two, three=three)


def volleys() -> list[tuple[int, ...]]:
    """One to three dice, whichever is whichever, lowest first."""
    one = [(a,) for a in DIE_FACES]
    two = [(a, b) for a in DIE_FACES for b in DIE_FACES if b >= a]
    three = [(a, b, c) for a in DIE_FACES for b in DIE_FACES if b >= a for c in DIE_FACES if c >= b]
    return [*one, *two, *three]


VOLLEYS: Final[tuple[tuple[int, ...], ...]] = tuple(volleys())
VOLLEY_START: Final[tuple[int, ...]] = (0, 0, 6, 27, 83)
"""Volleys of n dice begin at VOLLEY_START[n] and end before VOLLEY_START[n + 1]."""
VOLLEY_DICE: Final = 3
"""So many dice are thrown at once at most."""

TILE_NOUNS: Final = Nouns("tile", TILES)
GROUP_NOUNS: Final = Nouns("group", [group_name(group) for group in range(GROUP_COUNT)])
"""Ships of one's own on the tile in question."""
GROUPS: Final = GROUP_NOUNS.names
SHIP_NOUNS: Final = Nouns("ship", [ship_name(tile, group) for tile in TILES for group in GROUP_NOUNS.said])
"""Ships of one's own anywhere, see `groups.ships_noun`."""
FLEET_NAMES: Final = tuple([Said("marauder fleet {n}", n=fleet + 1) for fleet in range(FLEETS)])
ENEMY_NOUNS: Final = Nouns(
    "enemy",
    [*[enemy_name(player, group) for player in PLAYER_NAMES for group in GROUP_NOUNS.said], *FLEET_NAMES],
)
"""Ships of another side on the tile in question, see `groups.enemy_noun`."""
TYPE_NOUNS: Final = Nouns("type", TYPE_NAMES[:PORT])
UPGRADE_NOUNS: Final = Nouns("upgrade", UPGRADES)
SPECIAL_NOUNS: Final = Nouns("special", SPECIALS)
POINT_NOUNS: Final = Nouns("point", [point_name(point) for point in POINTS])
SIDE_NOUNS: Final = Nouns("side", SIDES)
NUMBER_NOUNS: Final = Nouns("number", [str(number) for number in range(max(SUPPLY) + 1)])
FACE_NOUNS: Final = Nouns("face", FACE_NAMES[:FACE_COUNT])
DIE_NOUNS: Final = Nouns("die", [str(face) for face in DIE_FACES])
"""A die of face f is noun f - 1."""

WORDS: Final = Words()

# Setup and the start of a round
START_AT: Final = WORDS.verb("start at", TILE_NOUNS)
HIDE: Final = WORDS.verb("hide marauders at", TILE_NOUNS)
KEEP: Final = WORDS.verb("keep", SPECIAL_NOUNS)
WORMHOLE: Final = WORDS.verb("open a wormhole at", TILE_NOUNS)

# Build
REPAIR: Final = WORDS.verb("repair", SHIP_NOUNS)
TECH: Final = WORDS.single("advance tech")
UPGRADE: Final = WORDS.verb("buy upgrade", UPGRADE_NOUNS)
ON: Final = WORDS.verb("on", TYPE_NOUNS)
REFIT: Final = WORDS.verb("refit with", UPGRADE_NOUNS)
REFIT_SHIP: Final = WORDS.verb("refit", SHIP_NOUNS)
NUMBER: Final = WORDS.verb("number", NUMBER_NOUNS)
TAKE_OFF: Final = WORDS.verb("take off", UPGRADE_NOUNS)
BUY: Final = WORDS.verb("buy", TYPE_NOUNS)
BUILD_PORT: Final = WORDS.verb("build port at", TILE_NOUNS)
BUILD_MINE: Final = WORDS.verb("build mine at", TILE_NOUNS)
BUILD_CANNON: Final = WORDS.verb("build cannon at", TILE_NOUNS)
SPECIAL: Final = WORDS.verb("apply", SPECIAL_NOUNS)
ASIDE: Final = WORDS.single("aside")
END_BUILD: Final = WORDS.single("end build")
PLACE: Final = WORDS.verb("place at", TILE_NOUNS)
SCRAP: Final = WORDS.verb("scrap", GROUP_NOUNS)
ORDER: Final = WORDS.verb("order at", TILE_NOUNS)
EXPLORE: Final = WORDS.verb("explore", POINT_NOUNS)
PASS: Final = WORDS.single("pass")

# Move
ACTIVATE: Final = WORDS.verb("activate", TILE_NOUNS)
BREAK_AWAY: Final = WORDS.single("break away")
HOLD: Final = WORDS.single("hold")
MOVE: Final = WORDS.verb("move", GROUP_NOUNS)
MOVE_ALL: Final = WORDS.single("move all")
ONLY: Final = WORDS.verb("only", NUMBER_NOUNS)
TO: Final = WORDS.verb("to", TILE_NOUNS)
DONE: Final = WORDS.single("done")

# Combat
FIGHT: Final = WORDS.verb("fight at", TILE_NOUNS)
SHOOT: Final = WORDS.verb("shoot from", TILE_NOUNS)
AIM: Final = WORDS.verb("aim at", TILE_NOUNS)
STRIKE: Final = WORDS.verb("strike", ENEMY_NOUNS)
HOLD_FIRE: Final = WORDS.single("hold fire")
FIRE: Final = WORDS.verb("fire at", SIDE_NOUNS)
RETREAT: Final = WORDS.verb("retreat to", TILE_NOUNS)
HIT: Final = WORDS.verb("hit", GROUP_NOUNS)

# What chance says
LAY: Final = WORDS.verb("lay", FACE_NOUNS)
REVEAL: Final = WORDS.verb("reveal", FACE_NOUNS)
DRAW: Final = WORDS.verb("draw", SPECIAL_NOUNS)
ROLL: Final = WORDS.verb("roll", DIE_NOUNS)
DICE: Final = WORDS.verb(
    "dice", Nouns("volley", [" ".join([str(face) for face in volley]) for volley in VOLLEYS])
)

# Names that sentences use and nobody says
WORDS.know(Nouns("player", PLAYER_NAMES))
WORDS.know(Nouns("fleet", FLEET_NAMES))
WORDS.know(Nouns("sort", TYPE_NAMES))
WORDS.know(Nouns("sorts", TYPE_PLURALS))
"""A ship of a type and ships of a type, the port included."""
WORDS.know(Nouns("edge", EDGES))
WORDS.know(Nouns("direction", DIRECTION_NAMES))
FIGURES: Final = (
    "production to spend",
    "production",
    "tech level",
    "victory points",
    "flags",
    "order markers",
    "damage",
    "mines",
    "cannons",
)
"""What a player has, besides ships, upgrades and specials."""
WORDS.know(Nouns("figure", FIGURES))
