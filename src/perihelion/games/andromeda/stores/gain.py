"""Resources gained, lost, given and stolen."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import Hand
from perihelion.core.steps import Chance, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.resources import (
    ANY,
    BASIC,
    MATERIALS,
    RESOURCES,
    STORED,
    TACTICS,
    Amounts,
)
from perihelion.games.andromeda.cards.tactics import CARD_COUNT
from perihelion.games.andromeda.free.own import Own, Steady
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.stores.draw import DrawCards, discard
from perihelion.games.andromeda.words import GAIN, SPEND_CARD, STEAL, UNIT


def held(s: State, side: Side, what: int) -> int:
    """How many of a resource a side has."""
    player = s.players[side]
    return player.hand.size() if what == TACTICS else player.stock[what]


def held_of(s: State, side: Side, what: int) -> int:
    """How many a side has of what a unit may be."""
    return sum([held(s, side, kind) for kind in choices_of(what)])


def choices_of(what: int) -> tuple[int, ...]:
    """AE-RES-03. The resources that a unit may be."""
    if what == BASIC:
        return MATERIALS
    return tuple(range(len(RESOURCES))) if what == ANY else (what,)


def gain(s: State, side: Side, amounts: Amounts) -> None:
    """AE-RES-09. From the general supply, which never runs out; what is chosen comes last."""
    if side >= s.seat_count:
        s.added.gains(s, side, amounts)
        return
    player = s.players[side]
    for what in STORED:
        if amounts[what]:
            player.gain(what, amounts[what])
    steps: list[Step] = []
    if amounts[TACTICS]:
        steps.append(DrawCards(side, amounts[TACTICS]))
    chosen = [what for what in (BASIC, ANY) if what < len(amounts) and amounts[what]]
    steps += [GainUnits(side, what, amounts[what]) for what in chosen]
    s.then_all(steps)


class GainUnits(Step):
    """AE-RES-03. Unit by unit; a card that is drawn is seen before the next one is chosen."""

    def __init__(self, side: Side, what: int, count: int) -> None:
        self.side: Final = side
        self.what: Final = what
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count:
            s.then(GainUnit(self.side, self.what), GainUnits(self.side, self.what, self.count - 1))


class GainUnit(Steady):
    """AE-P-34. One resource of the gainer's choice."""

    def __init__(self, seat: Seat, what: int) -> None:
        super().__init__(seat)
        self.what: Final = what

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [GAIN.of(what) for what in choices_of(self.what)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        what = GAIN.noun(option)
        if what == TACTICS:
            s.then(DrawCards(seat, 1))
        else:
            s.players[seat].gain(what, 1)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if GAIN.says(option):
            return Refusal("AE-P-34", "Only titanium, nanocarbon or ice can be gained.")
        return super().why_not(s, seat, option)


class LoseUnits(Step):
    """AE-P-51. So many resources of the loser's choice, or as many as there are."""

    def __init__(self, side: Side, what: int, count: int) -> None:
        self.side: Final = side
        self.what: Final = what
        self.count: Final = count

    def run(self, s: State) -> None:
        there = held_of(s, self.side, self.what)
        if self.count and there:
            s.then(
                LoseUnit(self.side, self.what, there <= self.count),
                LoseUnits(self.side, self.what, self.count - 1),
            )


class LoseUnit(Own):
    """AE-P-51. Titanium, nanocarbon, ice, credits and energy by kind; a tactics card is picked. Where all of
    it goes there is no question."""

    def __init__(self, seat: Seat, what: int, everything: bool = False) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.everything: Final = everything

    def answers(self, s: State, seat: Seat) -> list[Word]:
        choices = choices_of(self.what)
        words = [UNIT.of(what) for what in choices if what != TACTICS and held(s, seat, what)]
        if TACTICS in choices:
            words += [SPEND_CARD.of(card) for card in s.players[seat].hand.kinds()]
        return words[:1] if self.everything else words

    def free(self, s: State, seat: Seat) -> list[Word]:
        return [] if self.everything else super().free(s, seat)

    def skips_single(self, s: State, seat: Seat) -> bool:
        """A single card would be one choice for others too only if they knew the hand."""
        return self.everything or s.players[seat].hand.size() == 0 or self.what not in (ANY, TACTICS)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if SPEND_CARD.says(option):
            discard(s, seat, SPEND_CARD.noun(option))
        else:
            s.players[seat].gain(UNIT.noun(option), -1)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if UNIT.says(option) or SPEND_CARD.says(option):
            return Refusal("AE-P-51", "You have none of it, or something else is asked for.")
        return super().why_not(s, seat, option)


class KeepAtMost(Step):
    """What is above a number of each resource is lost."""

    def __init__(self, side: Side, most: Amounts, kinds: tuple[int, ...]) -> None:
        self.side: Final = side
        self.most: Final = most
        self.kinds: Final = kinds

    def run(self, s: State) -> None:
        player = s.players[self.side]
        for what in self.kinds:
            player.gain(what, -max(0, player.stock[what] - self.most[what]))


class HandOver(Step):
    """AE-P-51. So many resources go to another player, of the giver's choice; of cards, any one if they are
    stolen."""

    def __init__(self, giver: Side, taker: Side, count: int, stolen: bool) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.count: Final = count
        self.stolen: Final = stolen

    def run(self, s: State) -> None:
        there = held_of(s, self.giver, ANY)
        if self.count and there:
            s.then(
                GiveUnit(self.giver, self.taker, self.stolen, there <= self.count),
                HandOver(self.giver, self.taker, self.count - 1, self.stolen),
            )


class GiveUnit(Own):
    """AE-P-51. Which card goes over, only giver and taker see. Where everything goes there is no
    question."""

    def __init__(self, seat: Seat, taker: Side, stolen: bool, everything: bool = False) -> None:
        super().__init__(seat)
        self.taker: Final = taker
        self.stolen: Final = stolen
        self.everything: Final = everything

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = [UNIT.of(what) for what in STORED if held(s, seat, what)]
        hand = s.players[seat].hand
        if self.stolen:
            words += [UNIT.of(TACTICS)] if hand.size() else []
        else:
            words += [SPEND_CARD.of(card) for card in hand.kinds()]
        return words[:1] if self.everything else words

    def free(self, s: State, seat: Seat) -> list[Word]:
        return [] if self.everything else super().free(s, seat)

    def skips_single(self, s: State, seat: Seat) -> bool:
        return self.everything or self.stolen or s.players[seat].hand.size() == 0

    def word_seen_by(self, s: State, seat: Seat, option: Word) -> int:
        if SPEND_CARD.says(option):
            return 1 << seat | 1 << self.taker
        return super().word_seen_by(s, seat, option)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if SPEND_CARD.says(option):
            pass_card(s, seat, self.taker, SPEND_CARD.noun(option))
        elif UNIT.noun(option) == TACTICS:
            s.then(StealCard(seat, self.taker))
        else:
            s.players[seat].gain(UNIT.noun(option), -1)
            s.players[self.taker].gain(UNIT.noun(option), 1)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if UNIT.says(option) or SPEND_CARD.says(option):
            return Refusal("AE-P-51", "You have none of it to give.")
        return super().why_not(s, seat, option)


def pass_card(s: State, giver: Side, taker: Side, card: int) -> None:
    """A card goes from hand to hand; both know it."""
    both = 1 << giver | 1 << taker
    s.players[giver].hand = s.players[giver].hand.minus_unseen(card, both)
    s.players[taker].hand = s.players[taker].hand.plus(card, both)
    s.reveal()


class StealCard(Chance):
    """AE-P-51. A card that is stolen is taken at random."""

    def __init__(self, giver: Side, taker: Side) -> None:
        self.giver: Final = giver
        self.taker: Final = taker

    def weights(self, s: State) -> list[int]:
        hand: Hand = s.players[self.giver].hand
        return [hand.count(card) for card in range(CARD_COUNT)]

    def happen(self, s: State, outcome: int) -> None:
        pass_card(s, self.giver, self.taker, outcome)

    def seen_by(self, s: State) -> int:
        return 1 << self.giver | 1 << self.taker

    def word(self, s: State, outcome: int) -> Word:
        return STEAL.of(outcome)
