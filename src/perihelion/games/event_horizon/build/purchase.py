"""Chapter "Build phase": what every purchase needs."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Word
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.words import (
    BUILD_CANNON,
    BUILD_MINE,
    BUILD_PORT,
    BUY,
    END_BUILD,
    EXPLORE,
    ORDER,
    PLACE,
    REFIT,
    SPECIAL,
    TAKE_OFF,
    TECH,
    UPGRADE,
)

PURCHASES: Final = (UPGRADE, REFIT, TAKE_OFF, BUY, BUILD_PORT, BUILD_MINE, BUILD_CANNON, SPECIAL)


def allowed(player: Player, level: int, price: int) -> bool:
    """EH-BUILD-07. The tech level that unlocks the item and enough of the budget."""
    return player.budget >= price and player.level >= level


def refuse_purchase(player: Player, item: Said, level: int, price: int) -> Refusal | None:
    """Which of the two is missing, if any."""
    if player.level < level:
        return Refusal(
            "EH-BUILD-07",
            "{Item} needs tech level {level}; you are at level {own}.",
            item=item,
            level=level,
            own=player.level,
        )
    if player.budget < price:
        return Refusal(
            "EH-BUILD-07",
            "{Item} costs {price} production; you have {budget} left.",
            item=item,
            price=price,
            budget=player.budget,
        )
    return None


def is_purchase(option: Word) -> bool:
    """A word of the Build menu."""
    return option in (TECH, END_BUILD) or any(verb.says(option) for verb in PURCHASES)


def is_placement(option: Word) -> bool:
    """A word of what follows the menu."""
    return PLACE.says(option) or ORDER.says(option) or EXPLORE.says(option)


def refuse_late(option: Word) -> Refusal | None:
    """EH-BUILD-10. What could have been said only before the Build was ended."""
    if not is_purchase(option):
        return None
    return Refusal(
        "EH-BUILD-10",
        "Your purchases are over; now ships, order markers and the exploratory vehicle are placed.",
    )
