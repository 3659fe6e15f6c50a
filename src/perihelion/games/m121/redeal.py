"""A table that a seat cannot tell from the true one: what it does not know is dealt anew."""

from __future__ import annotations

from perihelion.core.dice import Generator
from perihelion.core.hands import Hand, redealt
from perihelion.core.piles import Pile, deal, hidden_from
from perihelion.core.steps import Sealed, Seat, reoffer
from perihelion.games.m121.cards.tables import START_COUNT
from perihelion.games.m121.setup import starts_are_secret
from perihelion.games.m121.state import State


def redeal(s: State, seat: Seat, generator: Generator) -> State:
    """MX-CARD-08, MX-CARD-12, MX-SEL-08. Deck and hands are mixed, others' start systems dealt anew, and
    their envelopes refilled."""
    new = s.clone()
    deck = redeal_starts(new, s.deck, seat, generator)
    new.deck, hands = redealt(deck, seat, [player.hand for player in s.players], generator)
    for other, player in enumerate(new.players):
        player.hand = hands[other]
    if new.sealed:
        refill(new, seat, generator)
    reoffer(new)
    return new


def redeal_starts(new: State, deck: Pile, seat: Seat, generator: Generator) -> Pile:
    """MX-SETUP-03. Start systems that others hold are any that this seat has not seen: they might as well lie
    in the deck or in a hand. What is still to be dealt to the hands is missing in the pile until then."""
    hidden = [other for other in range(new.seat_count) if other != seat and starts_are_secret(new)]
    unseen = [card for other in hidden for card in new.players[other].starts]
    in_hands = [card for player in new.players for card in unseen_in(player.hand, seat)] if hidden else []
    bag = list(deck.bag)
    for card in unseen + in_hands:
        bag[card] += 1
    for other in hidden:
        count = len(new.players[other].starts)
        new.players[other].starts = tuple(sorted([deal_one(bag, generator) for _ in range(count)]))
    for card in in_hands:
        bag[card] -= 1
    return Pile(tuple(bag), discard=deck.discard)


def unseen_in(hand: Hand, seat: Seat) -> list[int]:
    """The cards of a hand that a seat does not know."""
    return hidden_from(seat, hand.cards, hand.seen)


def deal_one(bag: list[int], generator: Generator) -> int:
    """Take a random start system out of the bag."""
    starts = bag[:START_COUNT]
    card = deal(starts, generator)
    bag[card] -= 1
    return card


def refill(s: State, seat: Seat, generator: Generator) -> None:
    """What others have sealed might be anything that they could have said."""
    step = s.agenda[-1]
    assert isinstance(step, Sealed)
    for other in range(s.seat_count):
        if other != seat:
            words = len(s.sealed[other])
            s.sealed[other] = []
            for _ in range(words):
                offered = step.options(s, other)
                s.sealed[other].append(offered[generator.below(len(offered))])
