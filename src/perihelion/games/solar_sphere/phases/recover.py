"""Chapter "Phase 4: Recover": preparing the next round."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import ALL_SEATS, Draw, Pile
from perihelion.core.steps import Step, Word
from perihelion.games.solar_sphere.cards.ids import Card, Ship, Slot
from perihelion.games.solar_sphere.cards.tables import DISPLAY, NO_CARD, TOP_LEFT, TOP_RIGHT
from perihelion.games.solar_sphere.solo.turns import DrandaRecovers, SortFleet
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import DRAW, REVEAL


class Recover(Step):
    """SS-REC-08, SS-SOLO-48. Dice, Resistance ships, crew, display; in solo also the fleet's order and
    DRANDA's cards."""

    def run(self, s: State) -> None:
        s.then(
            TakeBackDice(),
            RevealShip(TOP_LEFT),
            RevealShip(TOP_RIGHT),
            SortFleet(),
            RefreshCrew(),
            AgeDisplay(),
            FillDisplay(),
            DrandaRecovers(),
        )


class TakeBackDice(Step):
    """SS-REC-01, SS-AUX-04. All dice come back; the auxiliary dice go to the reserve."""

    def run(self, s: State) -> None:
        s.placed = []
        s.occupied = 0
        for player in s.players:
            player.dice = [0] * 7
            player.auxiliary = 0
            player.auxiliary_gained = False


class RevealShip(Draw):
    """SS-REC-02, SS-SETUP-09. The next Resistance card takes a slot of the top row."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def pile(self, s: State) -> Pile:
        return s.ship_deck

    def drawn(self, s: State, card: Ship) -> None:
        s.ship_deck = s.ship_deck.without(card)
        s.ships[self.slot] = card

    def word(self, s: State, outcome: int) -> Word:
        return REVEAL.of(outcome)


class RefreshCrew(Step):
    """SS-REC-03. All current crew cards stand upright again."""

    def run(self, s: State) -> None:
        for player in s.players:
            player.used = 0


class AgeDisplay(Step):
    """SS-REC-04, SS-REC-05, SS-REC-06. 2-tokens send their card under its deck, 1-tokens turn to 2, cards
    without one get a 1-token."""

    def run(self, s: State) -> None:
        for slot in range(DISPLAY):
            card = s.display[slot]
            if card == NO_CARD:
                continue
            if s.tokens[slot] == 2:
                s.crew_decks[slot // 2] = s.crew_decks[slot // 2].under(card, ALL_SEATS)
                s.display[slot] = NO_CARD
                s.tokens[slot] = 0
            else:
                s.tokens[slot] += 1


class FillDisplay(Step):
    """SS-REC-07. Two cards of each tier; an exhausted deck leaves its slot empty."""

    def run(self, s: State) -> None:
        s.then_all([FillSlot(slot) for slot in range(DISPLAY)])


class FillSlot(Step):
    """SS-REC-07, SS-SETUP-12, SS-SETUP-13. A new card, without a token, for an empty slot."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def run(self, s: State) -> None:
        if s.display[self.slot] == NO_CARD and s.crew_decks[self.slot // 2].size() > 0:
            s.then(DrawCrew(self.slot))


class DrawCrew(Draw):
    """SS-REC-07. The next card of the tier's deck."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def pile(self, s: State) -> Pile:
        return s.crew_decks[self.slot // 2]

    def drawn(self, s: State, card: Card) -> None:
        s.crew_decks[self.slot // 2] = s.crew_decks[self.slot // 2].without(card)
        s.display[self.slot] = card
        s.tokens[self.slot] = 0

    def word(self, s: State, outcome: int) -> Word:
        return DRAW.of(outcome)
