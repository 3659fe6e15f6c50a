"""Every number that upgrades and specials change, as a table by card."""

from __future__ import annotations

from typing import Final

from perihelion.games.event_horizon.cards.effects.effect import Change
from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_EFFECTS, UPGRADE_EFFECTS


def column(cards: tuple[list[Change], ...], name: str) -> tuple[int, ...]:
    """One number of every card; the last entry, which EMPTY_SLOT finds, is that of an empty slot."""
    return (
        *[sum([effect.amount for effect in effects if effect.name == name]) for effects in cards],
        0,
    )


SU_MOVE: Final = column(UPGRADE_EFFECTS, "move")
SU_CAPTURE: Final = column(UPGRADE_EFFECTS, "capture")
SU_DICE: Final = column(UPGRADE_EFFECTS, "dice")
SU_HP: Final = column(UPGRADE_EFFECTS, "hp")
SU_ACCURACY: Final = column(UPGRADE_EFFECTS, "accuracy")
SU_ASTEROID: Final = column(UPGRADE_EFFECTS, "asteroid")
SU_DEBRIS: Final = column(UPGRADE_EFFECTS, "debris")
SU_IMMUNE: Final = column(UPGRADE_EFFECTS, "immune")
SU_RETALIATE: Final = column(UPGRADE_EFFECTS, "retaliate")
SU_TARGETED: Final = column(UPGRADE_EFFECTS, "targeted")

SP_MOVE: Final = column(SPECIAL_EFFECTS, "move")
SP_CAPTURE: Final = column(SPECIAL_EFFECTS, "capture")
SP_DICE: Final = column(SPECIAL_EFFECTS, "dice")
SP_HP: Final = column(SPECIAL_EFFECTS, "hp")
SP_ACCURACY: Final = column(SPECIAL_EFFECTS, "accuracy")
SP_COST: Final = column(SPECIAL_EFFECTS, "cost")
SP_ASTEROID: Final = column(SPECIAL_EFFECTS, "asteroid")
SP_DEBRIS: Final = column(SPECIAL_EFFECTS, "debris")
SP_IMMUNE: Final = column(SPECIAL_EFFECTS, "immune")
SP_REPAIRS: Final = column(SPECIAL_EFFECTS, "repair_cost")
"""1 for the special that repairs at the start of the Build."""
SP_ABSORB: Final = column(SPECIAL_EFFECTS, "absorb")
SP_FIRST_STRIKE: Final = column(SPECIAL_EFFECTS, "first_strike")
SP_PIN: Final = column(SPECIAL_EFFECTS, "pin")
SP_RECALL: Final = column(SPECIAL_EFFECTS, "retreat")
SP_SCOUT: Final = column(SPECIAL_EFFECTS, "scout")
SP_HUNTER: Final = column(SPECIAL_EFFECTS, "dice_vs_marauders")
SP_DRAW: Final = column(SPECIAL_EFFECTS, "draw_extra")

# Specials that sentences name, by what they do
AMBUSH: Final = SP_FIRST_STRIKE.index(1)
TETHER: Final = SP_PIN.index(1)
VEIL: Final = SP_ABSORB.index(1)
