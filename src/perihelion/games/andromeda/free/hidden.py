"""What others cannot see of what a player could do: discount cards in hand, and tokens that lie face down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from perihelion.core.asks import AskBeside
from perihelion.core.hands import hand_of
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.tactics import (
    ACTION,
    CARD_COUNT,
    CARD_KIND,
    CARD_WINDOW,
    CARDS_OF,
    ON_BUILD,
    ON_BUY,
    ON_DEVELOP,
    OWN_TURN,
)
from perihelion.games.andromeda.cards.tokens import HELD
from perihelion.games.andromeda.numbers import in_battle
from perihelion.games.andromeda.state import State

DISCOUNTS: Final[tuple[bool, ...]] = tuple(
    [window in (ON_BUY, ON_DEVELOP, ON_BUILD) for window in CARD_WINDOW]
)
"""Which cards lower a price."""
DISCOUNT_CARDS: Final[tuple[int, ...]] = tuple([card for card in range(CARD_COUNT) if DISCOUNTS[card]])
PLAIN_CARD: Final = next(card for card in CARDS_OF[OWN_TURN] if CARD_KIND[card] == ACTION)


def discounts_open(s: State, seat: Seat) -> bool:
    """AE-TAC-05. Whether discount cards count at all, as everybody can see."""
    return s.active == seat and not in_battle(s) and s.players[seat].hand.size() > 0


def holds_discounts(s: State, seat: Seat) -> bool:
    return any(DISCOUNTS[card] for card in s.players[seat].hand.cards)


class Holding:
    """`with Holding(s, seat, cards):` for looking at the table with these cards in hand in place of the true
    ones."""

    def __init__(self, s: State, seat: Seat, cards: list[int]) -> None:
        self.player: Final = s.players[seat]
        self.hand: Final = self.player.hand
        self.instead: Final = hand_of(seat, cards)

    def __enter__(self) -> None:
        self.player.hand = self.instead

    def __exit__(self, *_: object) -> None:
        self.player.hand = self.hand


def rich(s: State, seat: Seat) -> list[int]:
    """As many discount cards as there could be in hand."""
    return [*DISCOUNT_CARDS] * s.players[seat].hand.size()


def plain(s: State, seat: Seat) -> list[int]:
    """As many cards as are held, and no discount card."""
    return [PLAIN_CARD] * s.players[seat].hand.size()


def tell_of_discounts(s: State, seat: Seat, opens: Callable[[], bool]) -> None:
    """AE-BASE-01, AE-TAC-05. Where the rules go on by what a seat can pay, and that hangs on discount cards,
    all learn by it whether some are held."""
    if discounts_open(s, seat) and not opens_without(s, seat, opens) and opens_with(s, seat, opens):
        s.reveal(~(1 << seat))


def opens_without(s: State, seat: Seat, opens: Callable[[], bool]) -> bool:
    """Whether it would be so without a discount card in hand."""
    if not holds_discounts(s, seat):
        return opens()
    with Holding(s, seat, plain(s, seat)):
        return opens()


def opens_with(s: State, seat: Seat, opens: Callable[[], bool]) -> bool:
    """Whether it would be so with as many as there could be."""
    with Holding(s, seat, rich(s, seat)):
        return opens()


def might_pay_more(s: State, seat: Seat, question: AskBeside) -> bool:
    """Whether there would be more to choose from with other cards in hand, as others see it."""
    if not discounts_open(s, seat):
        return False
    with Holding(s, seat, rich(s, seat)):
        return len(question.options(s, seat)) > 1


def holds_secret_tokens(s: State, seat: Seat) -> bool:
    """AE-TRK-04. Whether tokens lie face down whose actions might be open now."""
    return s.active == seat and s.freely == 0 and not s.narrow and s.discoveries.size(HELD + seat) > 0
