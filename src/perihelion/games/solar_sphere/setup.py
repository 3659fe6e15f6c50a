"""Chapter "Setup": from an empty table to the first round."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Chance, Step, Word
from perihelion.games.solar_sphere.cards.ids import Position
from perihelion.games.solar_sphere.cards.tables import (
    CORPORATION,
    FLIPPED_HEX,
    HEX_COUNT,
    POSITION_COUNT,
    SCORING_CARDS,
    TOP_LEFT,
    TOP_RIGHT,
)
from perihelion.games.solar_sphere.phases.recover import FillDisplay, RevealShip
from perihelion.games.solar_sphere.solo.turns import DrandaDiscards, SortFleet
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import LAY, NEXT, SCORE_BY


class Setup(Step):
    """Sphere, scoring card, fleet, crew display, turn order; in solo DRANDA's first discard."""

    def run(self, s: State) -> None:
        hexes: list[Step] = [LayHex(position) for position in range(1, POSITION_COUNT)]
        fleet: list[Step] = [RevealShip(TOP_LEFT), RevealShip(TOP_RIGHT), SortFleet()]
        order: list[Step] = [NextInOrder() for _ in range(s.sides)]
        s.then_all([*hexes, DrawScoring(), *fleet, FillDisplay(), *order, DrandaDiscards()])


class LayHex(Chance):
    """SS-SETUP-02, SS-SETUP-03, SS-SETUP-04. The next position gets one of the hexes left or, with its share
    of chance, a face-down one.

    With f of n positions still to be face down and b hexes in the bag, face down has f chances in n, each hex
    the rest alike.
    """

    def __init__(self, position: Position) -> None:
        self.position: Final = position

    def weights(self, s: State) -> list[int]:
        left = POSITION_COUNT - self.position
        return [(left - s.flips) * copies for copies in s.bag] + [s.flips * sum(s.bag)]

    def happen(self, s: State, outcome: int) -> None:
        s.hexes = (*s.hexes, outcome)
        if outcome == FLIPPED_HEX:
            s.flips -= 1
            s.owners[self.position] = CORPORATION
            s.raise_at(self.position)
        else:
            s.bag = tuple([0 if card == outcome else s.bag[card] for card in range(HEX_COUNT)])

    def word(self, s: State, outcome: int) -> Word:
        return LAY.of(outcome)


class DrawScoring(Chance):
    """SS-SETUP-07. One of the four Sphere scoring cards."""

    def weights(self, s: State) -> list[int]:
        return [1] * len(SCORING_CARDS)

    def happen(self, s: State, outcome: int) -> None:
        s.scoring = outcome

    def word(self, s: State, outcome: int) -> Word:
        return SCORE_BY.of(outcome)


class NextInOrder(Chance):
    """SS-SETUP-17. The turn order markers are laid out at random."""

    def weights(self, s: State) -> list[int]:
        return [0 if side in s.order else 1 for side in range(s.sides)]

    def happen(self, s: State, outcome: int) -> None:
        s.order.append(outcome)

    def word(self, s: State, outcome: int) -> Word:
        return NEXT.of(outcome)
