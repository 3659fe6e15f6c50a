"""What a card in the hand would bring on the board, and what it costs to bring it there."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.tables import COST, is_special, is_system
from perihelion.games.m121.mind.worths import CARD, CARD_FADE, CARD_POWERS, GROWTH, IDEAS, PRINTED, USED
from perihelion.games.m121.numbers import build_discount, card_discount
from perihelion.games.m121.specials.clauses import worth
from perihelion.games.m121.state import State


def special_worth(s: State, seat: Seat, card: int, rounds: float) -> float:
    """The points of a special card as things are, and as they may become."""
    return worth(s, seat, card) + GROWTH * rounds


def gain_of(s: State, seat: Seat, card: int, rounds: float) -> float:
    """What a card is worth once it lies there, with so many rounds to come."""
    gain = PRINTED[card] + CARD_POWERS[card] * max(0.0, rounds - 1.0) * USED
    return gain + special_worth(s, seat, card, rounds) if is_special(card) else gain


def price_of(s: State, seat: Seat, card: int, chooser: int) -> int:
    """The cards that it costs, wherever it is placed; `chooser` is 1 for whoever will have chosen the
    phase."""
    if not is_system(card):
        return max(0, COST[card] - build_discount(s, seat, card) - chooser)
    if s.players[seat].powers[slots.MILITARY] + chooser >= COST[card]:
        return 0
    return max(0, COST[card] - card_discount(s, seat, card) - chooser)


def money(count: int) -> float:
    """So many cards in a hand, before they are used; each further one is worth less."""
    return CARD * count * (1.0 - CARD_FADE * count)


def spent(s: State, seat: Seat, count: int) -> float:
    """What so many cards are worth to their owner: from a full hand they are not missed."""
    hand = s.players[seat].hand.size()
    return money(hand) - money(max(0, hand - count)) + CARD * max(0, count - hand)


def profit_of(s: State, seat: Seat, card: int, rounds: float) -> float:
    """What placing a card would bring beyond its price."""
    return gain_of(s, seat, card, rounds) - spent(s, seat, price_of(s, seat, card, 0) + 1)


class Ideas:
    """The best few cards that a player could place, by what they would bring."""

    def __init__(self, first: float = 0.0, second: float = 0.0, third: float = 0.0) -> None:
        self.first = first
        self.second = second
        self.third = third

    def add(self, profit: float) -> None:
        if profit > self.first:
            self.first, self.second, self.third = profit, self.first, self.second
        elif profit > self.second:
            self.second, self.third = profit, self.second
        elif profit > self.third:
            self.third = profit

    def worth(self) -> float:
        return IDEAS[0] * self.first + IDEAS[1] * self.second + IDEAS[2] * self.third


def ideas_in_hand(s: State, seat: Seat, rounds: float) -> Ideas:
    ideas = Ideas()
    for card in s.players[seat].hand.kinds():
        ideas.add(profit_of(s, seat, card, rounds))
    return ideas
