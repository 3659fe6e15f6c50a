"""AE-FREE-10: whether a free action or a card leaves what a decision that is begun needs."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.effects.late import CardList
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.payment.ways import without_card
from perihelion.games.andromeda.state import State


def leaves_open(s: State, seat: Seat, question: Own, card: CardList) -> bool:
    """Whether a question that must be paid for can be answered after this list, in whatever way it is paid
    and carried out; what it brings does not count."""
    return card.harmless() or all(question.still_open(later, seat) for later in card.leaves(s, seat))


def card_leaves_open(s: State, seat: Seat, question: Own, card: CardList, number: int) -> bool:
    """The same for a tactics card, which is a resource itself and leaves the hand."""
    later = without_card(s, seat, number)
    if not question.still_open(later, seat) and not (card.harmless() and card.brings()):
        return False
    return leaves_open(later, seat, question, card)
