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


def with_cards(s: State, seat: Seat, cards: list[int]) -> State:
    """The table with this hand in place of the true one."""
    other: State = s.clone()
    other.players[seat].hand = hand_of(seat, cards)
    return other


def rich(s: State, seat: Seat) -> State:
    """The table with as many discount cards in hand as there could be."""
    return with_cards(s, seat, [card for card in DISCOUNT_CARDS for _ in range(s.players[seat].hand.size())])


def plain(s: State, seat: Seat) -> State:
    """The table without a discount card in hand."""
    if not holds_discounts(s, seat):
        return s
    return with_cards(s, seat, [PLAIN_CARD] * s.players[seat].hand.size())


def tell_of_discounts(s: State, seat: Seat, opens: Callable[[State], bool]) -> None:
    """AE-BASE-01, AE-TAC-05. Where the rules go on by what a seat can pay, and that hangs on discount cards,
    all learn by it whether some are held."""
    if discounts_open(s, seat) and not opens(plain(s, seat)) and opens(rich(s, seat)):
        s.reveal(~(1 << seat))


def might_pay_more(s: State, seat: Seat, question: AskBeside) -> bool:
    """Whether there would be more to choose from with other cards in hand, as others see it."""
    if not discounts_open(s, seat):
        return False
    return len(question.options(rich(s, seat), seat)) > 1


def holds_secret_tokens(s: State, seat: Seat) -> bool:
    """AE-TRK-04. Whether tokens lie face down whose actions might be open now."""
    return s.active == seat and s.freely == 0 and not s.narrow and s.discoveries.size(HELD + seat) > 0
