"""Tolls: cards handed to the players through whose systems a cube has gone."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import EVERYONE, AskOne, Refusal, Seat, Step, Word
from perihelion.games.m121.hand.pay import discard
from perihelion.games.m121.numbers import room
from perihelion.games.m121.state import State
from perihelion.games.m121.words import GIVE


def hand_over(s: State, giver: Seat, taker: Seat, card: int) -> None:
    """MX-CARD-05, MX-CARD-12, MX-DEL-09. Only the two see the card; a full hand discards it in sight of
    all."""
    if room(s.players[taker]) == 0:
        discard(s, giver, card)
        return
    both = 1 << giver | 1 << taker
    one, other = s.players[giver], s.players[taker]
    one.hand = one.hand.minus_unseen(card, both)
    other.hand = other.hand.plus(card, both)
    s.reveal(1 << taker)


class Tolls(Step):
    """MX-DEL-07, MX-DEL-21, MX-ASK-06. One card for each payee, along the route. Without a question where all
    cards go to one player who has room for all of them or for none."""

    def __init__(self, seat: Seat, payees: tuple[Seat, ...]) -> None:
        self.seat: Final = seat
        self.payees: Final = payees

    def run(self, s: State) -> None:
        if not self.payees:
            return
        payee, owed = self.payees[0], len(self.payees)
        space = room(s.players[payee])
        everything = owed == s.players[self.seat].hand.size() and self.payees.count(payee) == owed
        if everything and (space == 0 or space >= owed):
            s.then(GiveAll(self.seat, payee))
        else:
            s.then(Toll(self.seat, self.payees), Tolls(self.seat, self.payees[1:]))


class GiveAll(Step):
    """MX-ASK-06. The whole hand goes to one player."""

    def __init__(self, seat: Seat, payee: Seat) -> None:
        self.seat: Final = seat
        self.payee: Final = payee

    def run(self, s: State) -> None:
        for card in list(s.players[self.seat].hand.cards):
            hand_over(s, self.seat, self.payee, card)


class Toll(AskOne):
    """MX-DEL-07, MX-DEL-09. The deliverer chooses the card; third players do not see it."""

    def __init__(self, seat: Seat, payees: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.payees: Final = payees

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [GIVE.of(card) for card in s.players[seat].hand.kinds()]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        hand_over(s, seat, self.payees[0], GIVE.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not GIVE.says(option):
            return None
        return Refusal("MX-DEL-07", "{card:card} is not in your hand.", card=GIVE.noun(option))

    def seen_by(self, s: State, seat: Seat) -> int:
        """MX-CARD-12. What a full hand must discard is seen by all."""
        return EVERYONE if room(s.players[self.payees[0]]) == 0 else 1 << seat | 1 << self.payees[0]

    def skips_single(self, s: State, seat: Seat) -> bool:
        """Others would learn that all cards are the same."""
        return False
