"""Drawing cards, and laying them beside the tech track."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import Seat, Step, Word
from perihelion.games.m121.cards.board import COLUMNS, SLOTS
from perihelion.games.m121.cards.tables import NO_CARD
from perihelion.games.m121.numbers import room
from perihelion.games.m121.state import State
from perihelion.games.m121.words import DRAW, LAY


def ready_pile(s: State) -> bool:
    """MX-CARD-07. Whether a card can be drawn; the discards are shuffled when one is needed, not before."""
    if s.deck.size() == 0 and s.deck.discard:
        s.deck = s.deck.reshuffled()
    return s.deck.size() > 0


class DrawCards(Step):
    """MX-CARD-04, MX-CARD-13. So many cards, one by one, as long as the hand has room and cards are left."""

    def __init__(self, seat: Seat, count: int, begun: bool = False) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.begun: Final = begun
        """Whether others were drawn before these."""

    def run(self, s: State) -> None:
        if self.count > 0 and room(s.players[self.seat]) > 0 and ready_pile(s):
            s.then(DrawCard(self.seat), DrawCards(self.seat, self.count - 1, True))


class DrawCard(Draw):
    """MX-CARD-12. The next card of the pile, which only the drawer sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pile(self, s: State) -> Pile:
        return s.deck

    def drawn(self, s: State, card: int) -> None:
        player = s.players[self.seat]
        s.deck = s.deck.without(card)
        player.hand = player.hand.plus(card, 1 << self.seat)

    def word(self, s: State, outcome: int) -> Word:
        return DRAW.of(outcome)

    def seen_by(self, s: State) -> int:
        return 1 << self.seat


def plan_draws(s: State, seat: Seat, own: int, others: list[int]) -> None:
    """MX-INIT-05, MX-CARD-13. What an event brings: the acting player draws first, then the others in the
    order of the phase. `others` has a number for each seat."""
    steps: list[Step] = [DrawCards(seat, own)] if own else []
    steps += [DrawCards(other, others[other]) for other in s.order if other != seat and others[other]]
    s.then_all(steps)


class FillResearch(Step):
    """MX-ADV-07, MX-ADV-08. Cards for the empty places, level by level upwards, the left one first."""

    def __init__(self, filled: tuple[int, ...] = ()) -> None:
        self.filled: Final = filled
        """The places that have got a card by now."""

    def run(self, s: State) -> None:
        if NO_CARD in s.research and ready_pile(s):
            slot = s.research.index(NO_CARD)
            s.then(LayResearch(slot), FillResearch((*self.filled, slot)))


class LayResearch(Draw):
    """MX-SETUP-06, MX-ADV-07. The next card of the pile, face up beside its level."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def pile(self, s: State) -> Pile:
        return s.deck

    def drawn(self, s: State, card: int) -> None:
        s.deck = s.deck.without(card)
        s.research = with_card(s.research, self.slot, card)

    def word(self, s: State, outcome: int) -> Word:
        return LAY.of(outcome)


def with_card(research: tuple[int, ...], slot: int, card: int) -> tuple[int, ...]:
    """The research area with another card, or none, at one place."""
    return (*research[:slot], card, *research[slot + 1 :])


def slid(research: tuple[int, ...]) -> tuple[int, ...]:
    """MX-ADV-07. In each column the cards slide towards level 0 and keep their order."""
    new = [NO_CARD] * SLOTS
    for column in range(COLUMNS):
        kept = [card for card in research[column::COLUMNS] if card != NO_CARD]
        for level in range(len(kept)):
            new[level * COLUMNS + column] = kept[level]
    return tuple(new)
