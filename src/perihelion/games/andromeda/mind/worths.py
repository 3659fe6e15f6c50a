"""What things are worth to a good player, in points. What a card does is appraised once, when the game is put
together: what it scores, and what it brings besides, which is worth less the sooner the game ends."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.effects.building import Build
from perihelion.games.andromeda.cards.effects.control import Choose, Per
from perihelion.games.andromeda.cards.effects.effect import Effect, Effects
from perihelion.games.andromeda.cards.effects.late import LATE, CardList
from perihelion.games.andromeda.cards.effects.printed import THEMES
from perihelion.games.andromeda.cards.effects.progress import AdvanceOn, Points
from perihelion.games.andromeda.cards.effects.repairs import RepairSome
from perihelion.games.andromeda.cards.effects.stores import Gain, Spend
from perihelion.games.andromeda.cards.moons import (
    MOON_COUNT,
    MOON_GAINS,
    MOON_OTHER,
    MOON_POINTS,
    MOON_REPAIRS,
)
from perihelion.games.andromeda.cards.resources import Amounts

assert THEMES, "all cards are read"

MATERIAL: Final = 0.85
CREDIT_WORTH: Final = 1.0
ENERGY_WORTH: Final = 0.45
TACTICS_WORTH: Final = 0.8
RESOURCE: Final[tuple[float, ...]] = (
    MATERIAL,
    MATERIAL,
    MATERIAL,
    CREDIT_WORTH,
    ENERGY_WORTH,
    TACTICS_WORTH,
    MATERIAL + 0.05,
    CREDIT_WORTH,
)
"""Titanium, nanocarbon, ice, credits, energy, tactics cards, any material, anything."""
FADE: Final[tuple[float, ...]] = (0.07, 0.07, 0.07, 0.06, 0.035)
"""So much less each further one in the stores is worth."""
STEP: Final = 2.3
"""A space on a track."""
REPAIR: Final = 1.0
PER_COUNT: Final = 1.5
DEVELOPMENT: Final = 2.0
"""To be able to build one."""


def amounts_worth(amounts: Amounts) -> float:
    worth = 0.0
    for what in range(len(amounts)):
        if amounts[what]:
            worth += RESOURCE[what] * amounts[what]
    return worth


def points_of(effect: Effect) -> float:
    """What an effect scores, now or by a track."""
    if isinstance(effect, Points):
        return float(effect.points)
    if isinstance(effect, AdvanceOn):
        return STEP * effect.count
    if isinstance(effect, RepairSome):
        return REPAIR * effect.count
    if isinstance(effect, Per):
        return PER_COUNT * effect.points
    if isinstance(effect, Choose):
        return list_points(best_branch(effect))
    return 0.0


def stuff_of(effect: Effect) -> float:
    """What an effect brings besides."""
    if isinstance(effect, Gain):
        return amounts_worth(effect.gains)
    if isinstance(effect, Spend):
        return -amounts_worth(effect.price)
    if isinstance(effect, Choose):
        return list_stuff(best_branch(effect))
    if isinstance(effect, Build):
        return DEVELOPMENT
    return 0.0 if points_of(effect) else effect.worth()


def list_points(card: CardList) -> float:
    assert isinstance(card, Effects), "cards are lists of effects"
    worth = 0.0
    for effect in card.effects:
        worth += points_of(effect)
    return worth


def list_stuff(card: CardList) -> float:
    assert isinstance(card, Effects), "cards are lists of effects"
    worth = 0.0
    for effect in card.effects:
        worth += stuff_of(effect)
    return worth


def best_branch(choice: Choose) -> Effects:
    best = choice.branches[0]
    most = -9.0
    for branch in choice.branches:
        worth = list_points(branch) + list_stuff(branch)
        if worth > most:
            best, most = branch, worth
    return best


def all_points(cards: list[CardList]) -> tuple[float, ...]:
    return tuple([list_points(card) for card in cards])


def all_stuff(cards: list[CardList]) -> tuple[float, ...]:
    return tuple([list_stuff(card) for card in cards])


MODULE_SCORES: Final[tuple[float, ...]] = all_points(LATE.modules)
MODULE_STUFF: Final[tuple[float, ...]] = all_stuff(LATE.modules)
CORE_SCORES: Final[tuple[float, ...]] = all_points(LATE.cores)
CORE_STUFF: Final[tuple[float, ...]] = all_stuff(LATE.cores)
TOKEN_SCORES: Final[tuple[float, ...]] = all_points(LATE.tokens)
TOKEN_STUFF: Final[tuple[float, ...]] = all_stuff(LATE.tokens)
ABILITY_SCORES: Final[tuple[float, ...]] = all_points(LATE.abilities)
ABILITY_STUFF: Final[tuple[float, ...]] = all_stuff(LATE.abilities)
REWARD_WORTH: Final[tuple[float, ...]] = tuple(
    [list_points(card) + list_stuff(card) for card in LATE.rewards]
)

LEAST_CARD: Final = 0.5
MOST_CARD: Final = 2.5


def card_worth(card: CardList) -> float:
    """A tactics card in the hand, before the moment has come for it."""
    return 0.675 * min(MOST_CARD, max(LEAST_CARD, list_points(card) + list_stuff(card)))


CARD_WORTH: Final[tuple[float, ...]] = tuple([card_worth(card) for card in LATE.tactics])
UNKNOWN_TOKEN: Final = 2.0

MOON_STUFF: Final[tuple[float, ...]] = tuple(
    [max(amounts_worth(MOON_GAINS[moon]), amounts_worth(MOON_OTHER[moon])) for moon in range(MOON_COUNT)]
)
"""The resources that a moon brings."""
MOON_SCORES: Final[tuple[float, ...]] = tuple([float(points) for points in MOON_POINTS])
"""What it scores when it is discarded."""
MOON_MENDS: Final[tuple[float, ...]] = tuple([REPAIR * repairs for repairs in MOON_REPAIRS])
