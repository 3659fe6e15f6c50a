"""Chapter "Marauders": the special that a destroyed fleet leaves where nobody remains."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import Step, Word
from perihelion.games.event_horizon.board.fleet import read_salvage, salvage_card
from perihelion.games.event_horizon.cards.tables import NOBODY
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import DRAW
from perihelion.games.kit.masks import has


def leave_salvage(s: State, tile: int, fleets: int) -> None:
    """EH-CMB-21, EH-CMB-22. A face-down special for each destroyed marauder fleet, as far as the deck
    goes."""
    s.then_all([LaySalvage(tile)] * min(fleets, s.deck.size()))


class LaySalvage(Draw):
    """EH-CMB-21. The top card of the deck, face down on the tile: only who has put it under the deck knows
    it."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def pile(self, s: State) -> Pile:
        return s.deck

    def drawn(self, s: State, card: int) -> None:
        seen = self.seen_by(s)
        s.deck = s.deck.without(card)
        s.salvage.append(salvage_card(self.tile, card, seen, True))

    def word(self, s: State, outcome: int) -> Word:
        return DRAW.of(outcome)

    def seen_by(self, s: State) -> int:
        return s.deck.next_seen()


class TakeSalvage(Step):
    """EH-CMB-23, EH-CMB-24. Who occupies a tile takes the salvage that lay there before this phase; the rest
    stays."""

    def run(self, s: State) -> None:
        cards, s.salvage = s.salvage, []
        for code in cards:
            tile, card, seen, fresh = read_salvage(code)
            seat = occupant(s, tile)
            if fresh or seat == NOBODY:
                s.salvage.append(salvage_card(tile, card, seen, False))
            else:
                s.players[seat].specials = sorted([*s.players[seat].specials, card])
                s.reveal(~seen)


def occupant(s: State, tile: int) -> int:
    """The player with ships or a port on the tile: after the combats there is at most one."""
    for seat in range(s.seat_count):
        if has(s.players[seat].occupied, tile):
            return seat
    return NOBODY
