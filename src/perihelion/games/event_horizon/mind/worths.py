"""What things are worth, in victory points, to a player who can use them. Tuned by playing.

Most tables are by the scorings left: how many times the flag row will still be counted, this round included.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_EFFECTS, UPGRADE_EFFECTS
from perihelion.games.event_horizon.cards.tables import ROUNDS, TOP_LEVEL, TYPES

SCORINGS: Final = range(ROUNDS + 1)


def total(worths: list[float]) -> float:
    """All effects of a card together, to the hundredth of a point."""
    return round(sum(worths), 2)


# The flag row and production

FLAG: Final = 0.42  # a scoring of a flag: two raise the row by a point, if they are not lost
UNIT: Final[tuple[float, ...]] = (0.0, 0.17, 0.26, 0.29, 0.31, 0.32, 0.33, 0.33, 0.33)
"""A production spent in a Build with so many scorings left."""
WASTE: Final = 0.8  # of a production that is still to be spent in the open Build

HELD_FLAG: Final[tuple[float, ...]] = tuple([FLAG * left for left in SCORINGS])
"""A flag for all scorings left."""
LATER_FLAG: Final[tuple[float, ...]] = (0.0, *HELD_FLAG[:-1])
"""A flag for all scorings but the first."""
YIELD: Final[tuple[float, ...]] = tuple([sum(UNIT[:left]) for left in SCORINGS])
"""One production more in every later Build."""

# Tech

STEPS: Final[tuple[float, ...]] = (0.0, 0.0, 1.7, 1.5, 1.9, 2.0, 3.4, 1.7, 1.2, 0.8)
"""What a level brings to a player who has the whole game to use it; the third order marker most of all."""
TECH_FADE: Final[tuple[float, ...]] = (0.0, 0.05, 0.3, 0.5, 0.68, 0.8, 0.9, 0.96, 1.0)
LEVELS: Final[tuple[float, ...]] = tuple([sum(STEPS[: level + 1]) for level in range(TOP_LEVEL + 1)])
NEXT_LEVEL: Final = 1.3  # a tech token still on its planet

# Ships

HULL: Final[tuple[float, ...]] = (0.0, 0.03, 0.1, 0.14, 0.16, 0.17, 0.18, 0.18, 0.18)
"""A ship, for each production that it costs, besides what it can do."""
FORCE: Final[tuple[float, ...]] = (0.0, 0.02, 0.12, 0.18, 0.22, 0.24, 0.25, 0.25, 0.25)
"""The strength of a fleet: the root of hits times HP."""
DAMAGE: Final = 0.55  # productions that a damaged ship makes one fear for
PORT_WORTH: Final[tuple[float, ...]] = (0.0, 0.02, 0.3, 0.5, 0.7, 0.8, 0.9, 0.9, 0.9)
"""The first port."""
NEXT_PORT: Final = 0.5  # of the one before
CARRIED: Final[tuple[float, ...]] = (
    *[total([effect.carried_worth() for effect in card]) for card in UPGRADE_EFFECTS],
    0.0,
)
"""What an S.U. adds to a ship that carries it, besides strength and capture value; the last entry is that of
an empty slot."""
TOKEN: Final[tuple[float, ...]] = tuple(
    [total([effect.token_worth() for effect in card]) for card in UPGRADE_EFFECTS]
)
"""And to the ships of its type that are still to come."""

# Where ships may go

DELAY: Final = 0.72  # a target a round further away is so much less certain
UNMARKED: Final = 0.8  # ships that stay where they are have the same targets next round
NEXT_ROUND: Final[tuple[float, ...]] = (
    0.0,
    *[UNMARKED * HELD_FLAG[left - 1] / HELD_FLAG[left] for left in SCORINGS if left],
)
"""What a target of the next round counts, compared with the same target in this one."""
SURE: Final = 0.96  # a world that will be captured if nobody comes in between
BEGUN: Final = 0.3  # of a world on which too little capture value stands
SINGLE: Final = 0.85  # of what a ship may capture, the share that fits the plan
DEFENDED: Final = 0.8  # of a world that must be fought for, even after a victory
UNSEEN_SHARE: Final = 0.65  # of a tile that must be explored first
PROBED: Final = 0.16  # of an unseen tile that is about to be turned over
FAR_FROM_HOME: Final = 0.06  # less of it for each tile between it and home

# Fights

VICTORY: Final = 0.75  # a point for a player's fleet, which may retreat
MARAUDER_VICTORY: Final = 1.0
REWARD: Final = 0.7  # a special
FLEE: Final = 0.75  # of a fleet that has to retreat
MENACE: Final = 0.12  # a marauder ship next door
CANNON: Final[tuple[float, ...]] = (0.0, 0.02, 0.3, 0.5, 0.7, 0.85, 1.0, 1.0, 1.0)

RISK: Final = 0.3  # of a world that one ship of a rival could take in its next move
RAID: Final = 0.1  # of one for which a whole fleet would have to come
GUARD: Final = 0.5  # of the risk, taken away by any ship that stays
STRONG_GUARD: Final = 0.8  # and by a fleet that nobody in reach can beat

# Specials

ASIDE_WORTH: Final[tuple[float, ...]] = tuple(
    [total([effect.worth() for effect in card]) for card in SPECIAL_EFFECTS]
)
"""A special that is owned, attached or not."""
ON_TYPE: Final[tuple[tuple[float, ...], ...]] = tuple(
    [tuple([total([effect.worth_on(type) for effect in card]) for card in SPECIAL_EFFECTS]) for type in TYPES]
)
"""What a special adds by its type, besides strength and capture value, if there are ships of the type."""
WAITING: Final = 0.7  # of what a special will add when it is attached in the next Build
FIRST_SHIP: Final = 0.4  # of it while there are none
FULL_TYPE: Final = 4.0  # with so many all of it

# The starting tile

FIRST_WORLD: Final = 0.5  # of the best world in reach of it
NEXT_WORLD: Final = 0.8  # each further one counts so much of the one before
RIVAL_DISTANCE: Final = 0.1  # a tile between two starting tiles

# How far a lead may still change

SPREADS: Final[tuple[float, ...]] = (1.0, 2.0, 5.0, 8.0, 11.0, 15.0, 20.0, 25.0, 30.0)
"""By the scorings of the flag row still to come."""
