"""AE-FREE-10: what a free action or a card leaves of what a decision that is begun needs."""

from __future__ import annotations

from perihelion.core.hands import changed
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.effects.late import NEED_MODULES, CardList
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
from perihelion.games.andromeda.free.hidden import DISCOUNTS
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.payment.bill import ALL_SIX, collectable, pool
from perihelion.games.andromeda.state import NO_MODULE, State
from perihelion.games.kit.masks import members_of


def leaves_open(s: State, seat: Seat, question: Own, card: CardList) -> bool:
    """Whether a question that must be paid for can be answered after this list, in whatever way it is paid
    and carried out; what it brings does not count."""
    taken = card.takes() & question.needs(s)
    if taken == NEED_MODULES and not total_due(card):
        return all(question.still_open(later, seat) for later in without_a_module(s))
    if taken:
        return False
    return not total_due(card) or all(question.still_open(later, seat) for later in paid(s, seat, card.due()))


def card_leaves_open(s: State, seat: Seat, question: Own, card: CardList, number: int) -> bool:
    """The same for a tactics card, which is a resource itself and leaves the hand."""
    later = s.clone()
    later.players[seat].hand = later.players[seat].hand.minus(number)
    if not question.still_open(later, seat) and not (card.harmless() and card.brings()):
        return False
    return leaves_open(later, seat, question, card)


def total_due(card: CardList) -> int:
    return sum(card.due())


def without_a_module(s: State) -> list[State]:
    """The table after any of the face-up modules was taken."""
    found: list[State] = []
    for kind, column in enumerate(s.columns):
        for space, card in enumerate(column):
            if card != NO_MODULE:
                later = s.clone()
                left = (*column[:space], NO_MODULE, *column[space + 1 :])
                later.columns = (*s.columns[:kind], left, *s.columns[kind + 1 :])
                found.append(later)
    return found


def paid(s: State, seat: Seat, cost: Amounts) -> list[State]:
    """The table after a cost was paid, in each way that claimed moons and collectable tokens allow."""
    have = tuple(pool(s, seat))
    return [with_stores(s, seat, left, have[TACTICS] - left[TACTICS]) for left in sorted(ways(have, cost))]


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
    less, those that lower a price first."""
    later = s.clone()
    player = later.players[seat]
    for region in members_of(collectable(s, seat), len(s.regions)):
        later.regions[region] = later.regions[region].with_tokens(NO_STOCK)
    player.claimed = ()
    player.stock = tuple([left[what] for what in STORED])
    for _ in range(min(cards, player.hand.size())):
        kinds = player.hand.kinds()
        player.hand = player.hand.minus(next((card for card in kinds if DISCOUNTS[card]), kinds[0]))
    return later
