"""Dice and targeting of the participants: counted once, then changed one by one, and rolled."""

from __future__ import annotations

from math import factorial
from typing import Final

from perihelion.core.steps import Chance, Side, Step, Word
from perihelion.games.andromeda.cards.board import NEXT_TO, REGION_COUNT
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES
from perihelion.games.andromeda.cards.raiders import RAIDER_BONUS, RAIDER_DICE, SWARM_CLASS
from perihelion.games.andromeda.cards.ships import DICE_LIMIT, TARGETING_LIMIT
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.fight import Faces
from perihelion.games.andromeda.numbers import standing, targeting_ships, weapons
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import MOST_DICE, ROLL, ROLLS
from perihelion.games.kit.masks import bit, members_of


def cut_dice(dice: int) -> int:
    """AE-PREP-07."""
    return max(1, min(DICE_LIMIT, dice))


def cut_targeting(targeting: int) -> int:
    """AE-PREP-04, AE-ROLL-02."""
    return max(1, min(TARGETING_LIMIT, targeting))


def change_dice(s: State, place: int, more: int, source: Source) -> None:
    """AE-PREP-08. A card, a power or energy gives or takes dice."""
    s.battle.note(place, more, 0, source)
    add_dice(s, place, more)


def change_targeting(s: State, place: int, more: int, source: Source) -> None:
    """AE-PREP-08. A card or a power changes a targeting value."""
    s.battle.note(place, 0, more, source)
    add_targeting(s, place, more)


def add_dice(s: State, place: int, more: int) -> None:
    """AE-PREP-08. After every single change they are cut to 1 to 6; before the count changes are kept."""
    battle = s.battle
    if battle.counted:
        more = cut_dice(battle.dice[place] + more) - battle.dice[place]
    battle.change_dice(place, more)


def add_targeting(s: State, place: int, more: int) -> None:
    """AE-PREP-08. Cut to 1 to 5."""
    battle = s.battle
    if battle.counted:
        more = cut_targeting(battle.targeting[place] + more) - battle.targeting[place]
    battle.change_targeting(place, more)


def dice_of(s: State, side: Side) -> int:
    """AE-PREP-01, AE-DEV-11. Weapons of the ships there, and a die for each own development there or next to
    it; never more than 6."""
    player, fleet = s.players[side], s.fleet(side, s.target)
    dice = 0
    for ship in SHIP_TYPES:
        dice += fleet[ship] * weapons(player, ship)
    around = NEXT_TO[s.target] | bit(s.target)
    built = members_of(player.built & around, REGION_COUNT)
    if built:
        own = standing(s, side)
        dice += len([region for region in built if region in own])
    return min(DICE_LIMIT, dice)


def targeting_of(s: State, side: Side) -> int:
    """AE-PREP-04, AE-SHIP-08. A point for each ship there, and one more for each that has Targeting +1."""
    return cut_targeting(s.ships_at(side, s.target) + targeting_ships(s, side, s.target))


def raider_dice(s: State) -> int:
    """AE-PREP-03. The dice of the card, in the S class for each figure."""
    here = s.regions[s.target]
    return min(DICE_LIMIT, RAIDER_DICE[s.raiders[here.raider].card] * here.raiders)


def raider_targeting(s: State) -> int:
    """AE-PREP-05. 1 or, in the S class, their number; and the bonus of the card."""
    here = s.regions[s.target]
    base = here.raiders if here.raider == SWARM_CLASS else 1
    return cut_targeting(base + RAIDER_BONUS[s.raiders[here.raider].card])


class CountDice(Step):
    """AE-PREP-08, AE-PREP-10. Once, for all together; then the changes that were kept."""

    def run(self, s: State) -> None:
        battle = s.battle
        kept_dice, kept_targeting = battle.dice, battle.targeting
        places = s.raider_place() + 1
        dice, targeting = [0] * places, [0] * places
        for side in members_of(battle.sides, s.side_count()):
            dice[side] = dice_of(s, side)
            targeting[side] = targeting_of(s, side)
        if battle.raiders:
            dice[-1] = raider_dice(s)
            targeting[-1] = raider_targeting(s)
        battle.dice, battle.targeting = tuple(dice), tuple(targeting)
        battle.counted = True
        for place in range(places):
            if dice[place]:
                add_dice(s, place, kept_dice[place])
                add_targeting(s, place, kept_targeting[place])


# Rolls

FIRST_ROLL: Final[tuple[int, ...]] = tuple(
    [next(i for i, roll in enumerate(ROLLS) if len(roll) == dice) for dice in range(1, MOST_DICE + 1)]
)
"""Where the rolls of so many dice begin, from one die on."""


def ways(roll: Faces) -> int:
    """How often a roll comes among all orders of its dice."""
    found = factorial(len(roll))
    for face in set(roll):
        found //= factorial(roll.count(face))
    return found


WEIGHTS: Final[tuple[list[int], ...]] = tuple(
    [[ways(roll) for roll in ROLLS if len(roll) == dice] for dice in range(1, MOST_DICE + 1)]
)


class Roll(Chance):
    """So many dice, thrown together."""

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice

    def weights(self, s: State) -> list[int]:
        return WEIGHTS[self.dice - 1]

    def happen(self, s: State, outcome: int) -> None:
        self.fallen(s, ROLLS[FIRST_ROLL[self.dice - 1] + outcome])

    def fallen(self, s: State, roll: Faces) -> None:
        raise NotImplementedError

    def word(self, s: State, outcome: int) -> Word:
        return ROLL.of(FIRST_ROLL[self.dice - 1] + outcome)


class RollFor(Roll):
    """AE-ROLL-01. The dice of a participant; what is below the targeting value is rolled again."""

    def __init__(self, place: int, dice: int) -> None:
        super().__init__(dice)
        self.place: Final = place

    def fallen(self, s: State, roll: Faces) -> None:
        battle = s.battle
        battle.roll_of(self.place, (*battle.rolls[self.place], *roll))
        s.then(ApplyTargeting(self.place))


class ApplyTargeting(Step):
    """AE-ROLL-01, AE-ROLL-02. Every result below the targeting value is rolled again until it is as high."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: State) -> None:
        battle = s.battle
        faces = battle.rolls[self.place]
        kept = tuple([face for face in faces if face >= battle.targeting[self.place]])
        if len(kept) < len(faces):
            battle.roll_of(self.place, kept)
            s.then(RollFor(self.place, len(faces) - len(kept)))
