"""Paying with cards: the payer chooses which are discarded."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import Hand, less
from perihelion.core.piles import NOBODY
from perihelion.core.steps import EVERYONE, AskOne, Refusal, Seat, Step, Word
from perihelion.games.m121.cards.tables import NO_CARD
from perihelion.games.m121.player import Player
from perihelion.games.m121.state import State
from perihelion.games.m121.words import PAY


def lies_open(player: Player, card: int, copies: int = 1) -> bool:
    """MX-CARD-12. Whether everybody knows that so many copies of a card are in a hand."""
    return player.hand.as_seen(NOBODY).count(card) >= copies


def forget(s: State, card: int) -> None:
    """MX-CARD-12. Where a card is seen, nobody takes it any longer for one that may still be in a hand from
    which a card went unseen."""
    for player in s.players:
        past = player.hand.past
        if past is not None and past.count(card):
            player.hand = Hand(player.hand.cards, player.hand.seen, less(past, card, EVERYONE))


def show(s: State, seat: Seat, card: int) -> None:
    """MX-CARD-12. A card of a hand is named before it is placed: from now on all know that it is there, and
    whoever learns it by this cannot be asked to forget it."""
    player = s.players[seat]
    if not lies_open(player, card):
        player.hand = player.hand.minus(card).plus(card, EVERYONE)
        forget(s, card)
        s.reveal(~(1 << seat))


def discard(s: State, seat: Seat, card: int, kept: int = NO_CARD) -> None:
    """MX-CARD-03. A card of a hand goes face up to the discards; another one of the same design may have been
    named before."""
    player = s.players[seat]
    twin = card == kept
    if not lies_open(player, card, 2 if twin else 1):
        forget(s, card)
        s.reveal(~(1 << seat))
    player.hand = player.hand.minus(card)
    if twin:
        player.hand = player.hand.minus(card).plus(card, EVERYONE)
    s.deck = s.deck.discarded(card)


def others_in_hand(player: Player, kept: int) -> int:
    """MX-CARD-01. How many cards may be paid with: the card that is placed is no part of it."""
    return player.hand.size() - (1 if kept != NO_CARD else 0)


def payable_kinds(player: Player, kept: int) -> list[int]:
    """MX-ASK-07. Two copies of one design are one choice."""
    return [card for card in player.hand.kinds() if card != kept or player.hand.count(card) > 1]


def payment(s: State, seat: Seat, cost: int, kept: int) -> list[Step]:
    """MX-ASK-06. The steps that pay a cost; without a question where all other cards must go."""
    if cost == 0:
        return []
    if cost == others_in_hand(s.players[seat], kept):
        return [PayAll(seat, kept)]
    return [Pay(seat, cost, kept)]


class PayAll(Step):
    """MX-ASK-06. Every card but the one that is placed is discarded."""

    def __init__(self, seat: Seat, kept: int) -> None:
        self.seat: Final = seat
        self.kept: Final = kept

    def run(self, s: State) -> None:
        cards = list(s.players[self.seat].hand.cards)
        if self.kept != NO_CARD:
            cards.remove(self.kept)
        for card in cards:
            discard(s, self.seat, card, self.kept)


class Pay(AskOne):
    """MX-CARD-01, MX-CARD-03, MX-ASK-06. Discard so many cards, one at a time."""

    def __init__(self, seat: Seat, left: int, kept: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.kept: Final = kept

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [PAY.of(card) for card in payable_kinds(s.players[seat], self.kept)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        discard(s, seat, PAY.noun(option), self.kept)
        if self.left > 1:
            s.then(Pay(seat, self.left - 1, self.kept))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not PAY.says(option):
            return None
        card = PAY.noun(option)
        if card == self.kept:
            return Refusal("MX-CARD-01", "{card:card} is what you place; other cards pay for it.", card=card)
        return Refusal("MX-CARD-03", "{card:card} is not in your hand.", card=card)

    def skips_single(self, s: State, seat: Seat) -> bool:
        """Others would learn that all cards are the same."""
        return False
