"""A tactics card is played: out of the hand, to its end, to the discard pile."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Side, Step
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.source import OF_CARD, Source
from perihelion.games.andromeda.cards.tactics import CARD_KIND, EVENT
from perihelion.games.andromeda.events.marker import MoveMarker
from perihelion.games.andromeda.state import State


class PlayCard(Step):
    """AE-TAC-02, AE-TAC-06, AE-TAC-11. While it is resolved it lies in neither pile. An event card first
    moves the event marker."""

    def __init__(self, side: Side, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def run(self, s: State) -> None:
        player = s.players[self.side]
        player.hand = player.hand.minus(self.card)
        s.reveal(~(1 << self.side))
        s.in_play = (*s.in_play, self.card)
        steps: list[Step] = [MoveMarker(1)] if CARD_KIND[self.card] == EVENT else []
        s.then_all([*steps, ResolveCard(self.side, self.card), CardDone(self.card)])


class ResolveCard(Step):
    """What the card says."""

    def __init__(self, side: Side, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def run(self, s: State) -> None:
        LATE.tactics[self.card].resolve(s, self.side, Source(OF_CARD, self.card))


class CardDone(Step):
    """AE-TAC-02. The card goes to the discard pile."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: State) -> None:
        place = s.in_play.index(self.card)
        s.in_play = s.in_play[:place] + s.in_play[place + 1 :]
        s.tactics = s.tactics.discarded(self.card)
