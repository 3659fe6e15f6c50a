"""A battle as everybody sees it."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.ships import DICE_LIMIT, TARGETING_LIMIT
from perihelion.games.andromeda.fight import (
    DIPLOMACY,
    ENDED,
    ESCALATION,
    OUTCOME,
    PREPARATIONS,
    ROLL_DICE,
)
from perihelion.games.andromeda.seen.sources import (
    aimed,
    dice_sources,
    is_side,
    rolled,
    targeting_sources,
    up_to,
)
from perihelion.games.andromeda.seen.stakes import deciding_row, leading, stakes
from perihelion.games.andromeda.seen.views import BattleView, FighterView
from perihelion.games.andromeda.state import State
from perihelion.games.kit.masks import has

STEP_NAMES: Final = {
    ESCALATION: "escalation",
    DIPLOMACY: "diplomacy",
    PREPARATIONS: "preparations",
    ROLL_DICE: "roll",
    OUTCOME: "outcome",
    ENDED: "ended",
}


def battle_view(s: State) -> BattleView:
    """AE-BAT-05."""
    battle = s.battle
    return BattleView(
        region=s.target,
        step=STEP_NAMES[battle.step],
        fighters=[fighter(s, place) for place in everybody(s)],
        counted=battle.counted,
        barred=battle.barred,
        row=deciding_row(s),
        leading=leading(s),
        stakes=stakes(s),
        sending=list(s.sending),
    )


def everybody(s: State) -> list[int]:
    """Who takes part or did, in turn order, and the raiders."""
    battle = s.battle
    sides = [side for side in s.from_active() if has(battle.sides | battle.out, side)]
    return [*sides, s.raider_place()] if battle.raiders else sides


def fighter(s: State, place: int) -> FighterView:
    battle = s.battle
    dice, targeting = dice_sources(s, place), targeting_sources(s, place)
    return FighterView(
        side=place,
        ships=list(s.fleet(place, s.target)) if is_side(s, place) else [s.regions[s.target].raiders],
        dice=rolled(s, place, dice),
        targeting=aimed(s, place, targeting),
        dice_from=up_to(dice, rolled(s, place, dice), DICE_LIMIT),
        targeting_from=up_to(targeting, aimed(s, place, targeting), TARGETING_LIMIT),
        rolls=list(battle.rolls[place]),
        energy=is_side(s, place) and has(battle.spenders, place),
        diplomat=is_side(s, place) and has(battle.diplomats, place),
        fate=fate(s, place),
    )


def fate(s: State, place: int) -> str:
    """AE-OUT-01, AE-OUT-03, AE-BAT-08."""
    battle = s.battle
    if is_side(s, place) and not has(battle.sides, place):
        return "out"
    if battle.step != OUTCOME:
        return "fights"
    if battle.winner == place:
        return "won"
    lost = has(battle.losers, place) if is_side(s, place) else battle.beaten
    return "lost" if lost else "fights"
