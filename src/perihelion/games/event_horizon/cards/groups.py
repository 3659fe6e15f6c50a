"""Ships as numbers: a group, the slots of its type, and what the vocabulary calls ships.

A group is what equal ships have in common: type, tokens carried, damage."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.cards.tables import GROUP_COUNT, MARAUDERS


def group_of(type: int, carried: int, damage: int) -> int:
    return type * 16 + carried * 4 + damage


def type_of(group: int) -> int:
    return group >> 4


def carried_of(group: int) -> int:
    """A bit for the token of each of the two slots of the type."""
    return group >> 2 & 3


def damage_of(group: int) -> int:
    return group & 3


def undamaged(group: int) -> int:
    return group & ~3


# A slot of a type is one number too

NO_SLOT: Final = -1
FIRST: Final = 0
SECOND: Final = 1
SLOTS_EACH: Final = 2
"""EH-TECH-04. The slots of each type, the second one locked at first."""


def slot_at(type: int, place: int) -> int:
    """The first or second slot of a type."""
    return 2 * type + place


def slot_type(slot: int) -> int:
    return slot >> 1


def slot_place(slot: int) -> int:
    return slot & 1


def carries(group: int, place: int) -> bool:
    """Whether the ship carries the token of the first or second slot of its type."""
    return group >> 2 + place & 1 == 1


def with_token(group: int, place: int) -> int:
    return group | 4 << place


def without_token(group: int, place: int) -> int:
    return group & ~(4 << place)


# Own ships anywhere, as words name them: the nouns `ship`


def ships_noun(tile: int, group: int) -> int:
    return tile * GROUP_COUNT + group


def noun_tile(noun: int) -> int:
    return noun // GROUP_COUNT


def noun_group(noun: int) -> int:
    return noun % GROUP_COUNT


# Ships of another side on the tile in question: the nouns `enemy`, the marauder fleets last

ENEMY_FLEETS: Final = MARAUDERS * GROUP_COUNT


def enemy_noun(seat: Seat, group: int) -> int:
    return seat * GROUP_COUNT + group


def enemy_fleet_noun(fleet: int) -> int:
    return ENEMY_FLEETS + fleet


def enemy_side(enemy: int) -> int:
    """A seat, or MARAUDERS."""
    return MARAUDERS if enemy >= ENEMY_FLEETS else enemy // GROUP_COUNT


def enemy_group(enemy: int) -> int:
    """The group of a player's ships."""
    return enemy % GROUP_COUNT


def enemy_fleet(enemy: int) -> int:
    """The number of a marauder fleet."""
    return enemy - ENEMY_FLEETS
