"""Preparations: dice and targeting, energy, Battle cards."""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import ANY_NUMBER
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.battle.pool import CountDice, change_dice
from perihelion.games.andromeda.battle.sides import Recount, participants
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.powers import (
    BATTLE_DICE,
    BATTLE_PREPARATIONS,
    BATTLE_TARGETING,
    RAIDER_BATTLE,
)
from perihelion.games.andromeda.cards.resources import ENERGY, TACTICS
from perihelion.games.andromeda.cards.ships import DICE_LIMIT
from perihelion.games.andromeda.cards.source import OF_ENERGY, Source
from perihelion.games.andromeda.cards.tactics import IN_PREPARATIONS as WINDOW
from perihelion.games.andromeda.cards.tactics import OUTSIDE as OUTSIDE_WINDOW
from perihelion.games.andromeda.fight import PREPARATIONS
from perihelion.games.andromeda.free.hidden import holds_secret_tokens
from perihelion.games.andromeda.free.own import Own, free_now
from perihelion.games.andromeda.free.waiting import can_wait, moons_bring
from perihelion.games.andromeda.hooks.powers import open_power, use_power
from perihelion.games.andromeda.payment.bill import units
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.raiders.strike import fire_raider
from perihelion.games.andromeda.state import WHO_CAN, State
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.tactics.windows import Outsiders, playable, why_not_play
from perihelion.games.andromeda.words import (
    DONE,
    ENERGY_DICE,
    IN_PREPARATIONS,
    OUTSIDE,
    PLAY,
    USE_POWER,
)
from perihelion.games.kit.masks import bit, has


class RaidersPrepare(Step):
    """What raiders do in a battle that they take part in, once, before Preparations."""

    def run(self, s: State) -> None:
        if s.battle.raiders:
            fire_raider(s, RAIDER_BATTLE, s.active)


class Preparations(Step):
    """AE-PREP-08. Count; then standing powers; then each participant's chance; then outsiders."""

    def run(self, s: State) -> None:
        s.battle.step = PREPARATIONS
        order = participants(s)
        s.then_all(
            [
                CountDice(),
                *[StandingDice(side) for side in order],
                *[Prepare(side) for side in s.from_active()],
                Outsiders(tuple(s.from_active()), ANY_NUMBER, OUTSIDE_WINDOW, OUTSIDE),
            ]
        )


class StandingDice(Step):
    """AE-PREP-08. Powers that change dice or targeting when these are counted."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        LATE.powers.fire(s, self.side, BATTLE_TARGETING)
        LATE.powers.fire(s, self.side, BATTLE_DICE)


class Prepare(Step):
    """AE-PREP-02, AE-PREP-06, AE-PREP-09. One chance for each participant: a loop of cards, powers, and
    energy once. Nobody is asked who, as everybody can see, can do nothing."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        if has(s.battle.sides, self.side) and self.can_act(s):
            s.then(PrepareOnce(self.side))

    def can_act(self, s: State) -> bool:
        side = self.side
        if energy_for_dice(s, side) or open_power(s, side, BATTLE_PREPARATIONS):
            return True
        if s.agreed.asked == WHO_CAN:
            s.reveal()
            if playable(s, side, WINDOW):
                return True
        elif s.players[side].hand.size() or holds_secret_tokens(s, side):
            return True
        return free_now(s, side) and bool(LATE.freedom.words(s, side, self, False, False))


def energy_for_dice(s: State, side: Side) -> int:
    """AE-PREP-02, AE-PREP-09. The most stored energy that may be spent for dice: none that would add no
    die."""
    return min(s.players[side].stock[ENERGY], dice_wanted(s, side))


def dice_wanted(s: State, side: Side) -> int:
    """AE-PREP-02, AE-PREP-09. How much energy could be spent for dice, stored or not."""
    battle = s.battle
    if battle.barred or has(battle.spenders, side):
        return 0
    missing = DICE_LIMIT - battle.dice[side]
    return -(-missing // battle.rates[side])


class PrepareOnce(Own):
    """AE-P-38."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = [ENERGY_DICE.of(n) for n in range(1, energy_for_dice(s, seat) + 1)]
        words += playable(s, seat, WINDOW)
        if open_power(s, seat, BATTLE_PREPARATIONS):
            words.append(USE_POWER.of(s.players[seat].faction))
        return [*words, DONE]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        """A power for this moment is an answer; one for any moment of the own turn is a free action."""
        if USE_POWER.says(option) and open_power(s, seat, BATTLE_PREPARATIONS):
            self.answered(s, seat, option)
        else:
            super().choose(s, seat, option)

    def tells(self, s: State) -> bool:
        return s.agreed.asked == WHO_CAN

    def skips_single(self, s: State, seat: Seat) -> bool:
        if self.tells(s):
            return True
        return s.players[seat].hand.size() == 0 and super().skips_single(s, seat)

    def resume(self) -> Step:
        return Prepare(self.seat)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            return
        s.then(Recount(), Prepare(seat))
        if ENERGY_DICE.says(option):
            s.then(
                Pay(seat, units(ENERGY, ENERGY_DICE.noun(option))),
                DiceForEnergy(seat, ENERGY_DICE.noun(option)),
            )
        elif PLAY.says(option):
            s.then(PlayCard(seat, PLAY.noun(option)))
        else:
            use_power(s, seat, BATTLE_PREPARATIONS)

    def moment(self, s: State, seat: Seat) -> int:
        return IN_PREPARATIONS

    def declining(self, s: State, seat: Seat) -> Word:
        return DONE

    def idle(self, s: State, seat: Seat) -> bool:
        """AE-FREE-06. A claimed moon can be used later too, unless it brings cards, or energy for dice."""
        if moons_bring(s, seat, TACTICS) or (moons_bring(s, seat, ENERGY) and dice_wanted(s, seat)):
            return super().idle(s, seat)
        return self.answers(s, seat) == [DONE] and can_wait(self.free(s, seat))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if PLAY.says(option):
            return why_not_play(s, seat, PLAY.noun(option), WINDOW)
        if not ENERGY_DICE.says(option):
            return super().why_not(s, seat, option)
        if s.battle.barred:
            return Refusal("AE-PREP-09", "Nobody may spend energy for dice in this battle.")
        if has(s.battle.spenders, seat):
            return Refusal("AE-PREP-02", "You have spent energy for dice already.")
        if s.battle.dice[seat] >= DICE_LIMIT:
            return Refusal("AE-PREP-02", "You roll {dice} dice, and more are never rolled.", dice=DICE_LIMIT)
        return Refusal("AE-PREP-02", "So much energy you do not have, or it would add no die.")


class DiceForEnergy(Step):
    """AE-PREP-02. The dice that energy gives."""

    def __init__(self, side: Side, energy: int) -> None:
        self.side: Final = side
        self.energy: Final = energy

    def run(self, s: State) -> None:
        s.battle.spenders |= bit(self.side)
        dice = self.energy * s.battle.rates[self.side]
        change_dice(s, self.side, dice, Source(OF_ENERGY, self.energy))
