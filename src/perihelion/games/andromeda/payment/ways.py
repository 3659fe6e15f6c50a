"""All the ways in which a cost can be paid, and what each leaves."""

from __future__ import annotations

from perihelion.core.hands import Hand, changed
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.resources import (
    ANY,
    BASIC,
    CREDIT,
    MATERIALS,
    NO_STOCK,
    STORED,
    TACTICS,
    Amounts,
)
from perihelion.games.andromeda.cards.tactics import CARDS_OF
from perihelion.games.andromeda.free.hidden import DISCOUNTS, PLAIN_CARD, discounts_open
from perihelion.games.andromeda.payment.bill import ALL_SIX, DISCOUNT, collectable, pool, total
from perihelion.games.andromeda.state import NO_WINDOW, State
from perihelion.games.kit.masks import members_of


def paid(s: State, seat: Seat, cost: Amounts, less: int = 0, window: int = NO_WINDOW) -> list[State]:
    """The table after a cost was paid, in each way that claimed moons, collectable tokens, credits and
    discount cards allow; `less` units fall away."""
    have = tuple(pool(s, seat))
    left = {stores for due in lowered(cost, less) for stores in ways(have, due)}
    found = [with_stores(s, seat, stores, have[TACTICS] - stores[TACTICS]) for stores in sorted(left)]
    if window != NO_WINDOW and less < total(cost) and discounts_open(s, seat):
        hand = s.players[seat].hand
        for card in CARDS_OF[window]:
            if hand.count(card):
                found += paid(without_card(s, seat, card), seat, cost, less + DISCOUNT, window)
    return found


def without_card(s: State, seat: Seat, card: int) -> State:
    """The table after a card has left a hand."""
    later: State = s.clone()
    later.players[seat].hand = later.players[seat].hand.minus(card)
    return later


def lowered(cost: Amounts, less: int) -> set[Amounts]:
    """What may be due when so many units have fallen away."""
    due = {cost}
    for _ in range(min(less, total(cost))):
        due = {changed(units, what, -1) for units in due for what in range(len(cost)) if units[what]}
    return due


def ways(have: Amounts, cost: Amounts) -> set[Amounts]:
    """AE-RES-02, AE-RES-03. What may be left of the stores."""
    left = {have}
    for what in range(len(cost)):
        for _ in range(cost[what]):
            left = {changed(stores, kind, -1) for stores in left for kind in pays(what) if stores[kind]}
    return left


def pays(what: int) -> tuple[int, ...]:
    """With what a unit may be paid."""
    if what == ANY:
        return ALL_SIX
    if what == BASIC:
        return (*MATERIALS, CREDIT)
    return (what, CREDIT) if what in MATERIALS else (what,)


def with_stores(s: State, seat: Seat, left: Amounts, cards: int) -> State:
    """The table with these stores, as if all moons were discarded and all tokens collected, and so many cards
    were paid."""
    later: State = s.clone()
    player = later.players[seat]
    for region in members_of(collectable(s, seat), len(s.regions)):
        later.regions[region] = later.regions[region].with_tokens(NO_STOCK)
    player.claimed = ()
    player.stock = tuple([left[what] for what in STORED])
    player.hand = with_cards(player.hand, seat, cards, left[TACTICS])
    return later


def with_cards(hand: Hand, seat: Seat, paid: int, left: int) -> Hand:
    """A hand after so many cards were paid, those that lower a price first; what moons have brought lowers
    none."""
    for _ in range(min(paid, hand.size())):
        kinds = hand.kinds()
        hand = hand.minus(next((card for card in kinds if DISCOUNTS[card]), kinds[0]))
    while hand.size() < left:
        hand = hand.plus(PLAIN_CARD, 1 << seat)
    return hand
