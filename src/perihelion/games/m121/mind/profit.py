"""What a card in the hand would bring on the board, and what it costs to bring it there."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.tables import COST, is_special, is_system
from perihelion.games.m121.mind.worths import CARD, CARD_POWERS, GROWTH, PRINTED
from perihelion.games.m121.numbers import build_discount, card_discount
from perihelion.games.m121.specials.clauses import worth
from perihelion.games.m121.state import State


def special_worth(s: State, seat: Seat, card: int, rounds: float) -> float:
    """The points of a special card as things are, and as they may become."""
    return worth(s, seat, card) + GROWTH * rounds


def gain_of(s: State, seat: Seat, card: int, rounds: float) -> float:
    """What a card is worth once it lies there, with so many rounds to come."""
    gain = PRINTED[card] + CARD_POWERS[card] * max(0.0, rounds - 1.0) * 0.85
    return gain + special_worth(s, seat, card, rounds) if is_special(card) else gain


def price_of(s: State, seat: Seat, card: int, chooser: int) -> int:
    """The cards that it costs, wherever it is placed; `chooser` is 1 for whoever will have chosen the
    phase."""
    if not is_system(card):
        return max(0, COST[card] - build_discount(s, seat, card) - chooser)
    if s.players[seat].powers[slots.MILITARY] + chooser >= COST[card]:
        return 0
    return max(0, COST[card] - card_discount(s, seat, card) - chooser)


def profit_of(s: State, seat: Seat, card: int, rounds: float) -> float:
    """What placing a card would bring beyond its price."""
    return gain_of(s, seat, card, rounds) - CARD * (price_of(s, seat, card, 0) + 1)
