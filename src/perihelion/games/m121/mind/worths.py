"""What things are worth to a good player, in points; fitted by games of `greedy` against itself, for two
and for four. What Deliver gives to rivals, and `ROOM`, were set by hand and play as well."""

from __future__ import annotations

from typing import Final

from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.powers import Power
from perihelion.games.m121.cards.slots import KEYWORDS, OF_KEYWORD, OF_TYPE, SLOTS, TYPES
from perihelion.games.m121.cards.tables import (
    CARD_COUNT,
    COMBO_POWERS,
    CONTROL_POINTS,
    CUBES,
    DEMANDS,
    POINTS,
    POWERS,
    SYSTEM_COUNT,
    is_special,
)

PACE: Final = 3.72
"""So many disks each round, if players hurried."""
CARD: Final = 0.83
"""A card in the hand, as money, while there is time to spend it."""
CARD_FADE: Final = 0.021
"""So much less each further one is worth."""
CARD_HALF: Final = 0.62
"""In so many rounds half of the cards find a use."""
IDEAS: Final[tuple[float, ...]] = (0.56, 0.11, 0.14)
"""Of the profit of the best cards in the hand."""
USED: Final = 0.42
"""Of what powers could bring in the rounds to come."""
GROWTH: Final = 0.47
"""So much more a special card comes to in a round."""
CUBE: Final = 0.2
"""A cube on a system with an own disk."""
OPEN_SPACE: Final = 0.15
"""A free space within reach, if there are eight of them."""
OPEN_GAP: Final = 0.06
"""A free gap within reach, likewise."""
ROOM: Final = 12.0
ROOM_HALF: Final = 4.0
"""So many free places come to half of all that room can be worth; one more is always better, so that players
spread where nobody is."""
CLAIM: Final = 0.23
"""A disk in an empty space: it bars others, and waits for a system."""
LEAD: Final = 0.27
"""An own disk more than the next rival on a controlled system that is contested, up to two of them."""
THREAT: Final = 0.55
"""The share of a controlled system's worth that is at risk when a rival has as many disks."""
HOPE: Final = 0.32
"""The share of a rival's system that a player is about to win who has as many disks as its controller."""

# How often the phases take place
CHANCE: Final[tuple[float, ...]] = (0.37, 0.52, 0.81, 0.48, 1.0)
OTHERS_CHOOSE: Final[tuple[float, ...]] = (0.27, 0.12, 0.2, 0.14, 1.0)
"""How often each phase takes place because of a rival; Expand always does."""
GIFT: Final[tuple[float, ...]] = (0.6, 1.0, 3.5, 0.3, 0.0)
"""What a phase brings to a rival who has not chosen it and can use all of it; of Deliver a share of what is
open to him."""


def a_round() -> list[float]:
    """What one more in each slot is worth in a round."""
    worth = [0.0] * SLOTS
    worth[slots.TECH] = 0.085
    worth[slots.TAKE] = 0.7 * CHANCE[0]
    worth[slots.MILITARY] = 0.29
    worth[slots.INVASION] = 0.13
    worth[slots.DELIVERIES] = 0.7 * CHANCE[3]
    worth[slots.TARGETS] = 0.53
    worth[slots.INVASIONS] = 0.29
    for phase in range(5):
        worth[slots.OPENING + phase] = CARD * CHANCE[phase]
    for colour in range(4):
        worth[slots.ON_CUBE + colour] = 0.3 * CARD
    worth[slots.ON_CUBE + 4] = CARD * 0.8
    worth[slots.TO_OWN] = 0.35 * CARD
    worth[slots.ON_SALE] = 0.25 * CARD
    worth[slots.ANYONES_SALE] = 0.4 * CARD
    worth[slots.NEAR_DISCOUNT] = 0.25
    worth[slots.NEAR_MILITARY] = 0.12
    worth[slots.NEAR_DELIVERY] = 0.25
    worth[slots.HERE_DELIVERY] = 0.2
    fill_row(worth, slots.BUILD_DISCOUNT, 0.5 * CHANCE[1] * CARD, 0.0, 0.3)
    fill_row(worth, slots.COLONISE_DISCOUNT, 0.78 * CHANCE[2] * CARD, 0.18, 0.22)
    fill_row(worth, slots.POLITICAL_DISCOUNT, 0.7 * CARD, 0.15, 0.2)
    fill_row(worth, slots.FREE_POLITICAL, 0.88 * CARD, 0.15, 0.25)
    fill_row(worth, slots.ON_BUILD, 0.6 * CHANCE[1] * CARD, 0.0, 0.3)
    fill_row(worth, slots.ON_COLONISE, 0.85 * CHANCE[2] * CARD, 0.18, 0.22)
    fill_row(worth, slots.ON_CONQUEST, 0.35 * CHANCE[2] * CARD, 0.18, 0.22)
    fill_row(worth, slots.ON_POLITICS, 0.5 * CARD, 0.15, 0.2)
    fill_row(worth, slots.ON_FRESH, 0.35 * CARD, 0.15, 0.2)
    fill_row(worth, slots.ON_INVASION, 0.5 * CARD, 0.15, 0.2)
    return worth


def fill_row(worth: list[float], row: int, anything: float, type: float, keyword: float) -> None:
    """A row of powers that may be restricted, to this share of the cards."""
    worth[row] = anything
    for number in range(len(TYPES)):
        worth[row + OF_TYPE + number] = anything * type
    for number in range(len(KEYWORDS)):
        worth[row + OF_KEYWORD + number] = anything * keyword


SLOT_WORTH: Final[tuple[float, ...]] = tuple(a_round())


def powers_worth(powers: list[Power]) -> float:
    """What the powers of a card are worth in a round."""
    worth = 0.0
    for power in powers:
        worth += SLOT_WORTH[power.slot] * power.amount
    return worth


CARD_POWERS: Final[tuple[float, ...]] = tuple([powers_worth(powers) for powers in POWERS])
COMBO_WORTH: Final[tuple[float, ...]] = tuple([powers_worth(powers) for powers in COMBO_POWERS])


def printed_worth(card: int) -> float:
    """What a card brings once it lies on the board, besides its powers."""
    if card < SYSTEM_COUNT:
        cubes = sum(CUBES[card])
        return CONTROL_POINTS[card] + 0.2 * cubes + 0.175 * DEMANDS[card] + 0.15
    return 0.0 if is_special(card) else POINTS[card - SYSTEM_COUNT] + 0.05


PRINTED: Final[tuple[float, ...]] = tuple([printed_worth(card) for card in range(CARD_COUNT)])
