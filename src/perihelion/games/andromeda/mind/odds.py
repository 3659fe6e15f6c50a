"""The chances of a battle, from the dice and the targeting of both."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.battle.pool import ways
from perihelion.games.andromeda.cards.ships import DICE_LIMIT, TARGETING_LIMIT
from perihelion.games.andromeda.words import FACES, ROLLS

ORDER: Final[tuple[int, ...]] = tuple(sorted(range(len(ROLLS)), key=lambda i: ROLLS[i]))
"""All rolls, the weakest first: a longer one beats its own beginning, as in the battle."""


def chances_of(dice: int, targeting: int) -> list[float]:
    """How likely each roll is, in that order; dice below the targeting value are rolled again."""
    every = float((FACES + 1 - targeting) ** dice)
    return [
        ways(roll) / every if len(roll) == dice and roll[-1] >= targeting else 0.0
        for roll in [ROLLS[i] for i in ORDER]
    ]


def ahead(own: list[float], other: list[float]) -> float:
    """The chance that one roll is higher than another."""
    found, below = 0.0, 0.0
    for i in range(len(own)):
        found += own[i] * below
        below += other[i]
    return found


def table() -> list[float]:
    """For all dice and targeting values of one against all of another."""
    places = [
        (dice, targeting) for dice in range(1, DICE_LIMIT + 1) for targeting in range(1, TARGETING_LIMIT + 1)
    ]
    rolls = [chances_of(dice, targeting) for dice, targeting in places]
    return [ahead(own, other) for own in rolls for other in rolls]


PLACES: Final = DICE_LIMIT * TARGETING_LIMIT
WINS: Final[tuple[float, ...]] = tuple(table())


def win_chance(dice: int, targeting: int, others: int, aim: int) -> float:
    """The chance to beat one opponent."""
    own = (dice - 1) * TARGETING_LIMIT + targeting - 1
    return WINS[own * PLACES + (others - 1) * TARGETING_LIMIT + aim - 1]
