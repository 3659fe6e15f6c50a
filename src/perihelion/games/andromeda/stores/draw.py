"""Tactics cards come into a hand and go to the discard pile."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import Side, Step, Word
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import DRAW


class DrawCards(Step):
    """AE-TAC-03. So many cards, one after the other; an empty deck is made of the discard pile."""

    def __init__(self, side: Side, count: int, begun: bool = False) -> None:
        self.side: Final = side
        self.count: Final = count
        self.begun: Final = begun
        """Whether others were drawn before these."""

    def run(self, s: State) -> None:
        if self.count <= 0:
            return
        if not s.tactics.size():
            if not s.tactics.discard:
                return
            s.tactics = s.tactics.reshuffled()
        s.then(DrawCard(self.side), DrawCards(self.side, self.count - 1, True))


class DrawCard(Draw):
    """AE-TAC-01. Only its holder sees it."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def pile(self, s: State) -> Pile:
        return s.tactics

    def drawn(self, s: State, card: int) -> None:
        s.tactics = s.tactics.without(card)
        player = s.players[self.side]
        player.hand = player.hand.plus(card, 1 << self.side)

    def seen_by(self, s: State) -> int:
        return 1 << self.side

    def word(self, s: State, outcome: int) -> Word:
        return DRAW.of(outcome)


def discard(s: State, side: Side, card: int) -> None:
    """AE-TAC-02. A card goes from a hand to the discard pile, face up."""
    player = s.players[side]
    player.hand = player.hand.minus(card)
    s.reveal(~(1 << side))
    s.tactics = s.tactics.discarded(card)
