"""Chapter "Phase 1: Dock": ship dice, turn order, morale bonus. Nobody decides anything."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Chance, Seat, Step, Word
from perihelion.games.solar_sphere.cards.tables import FACES, PORT_MORALE
from perihelion.games.solar_sphere.place.tracks import gain_morale
from perihelion.games.solar_sphere.solo.turns import RollDrandaDice
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import DOCK, ROLLS


def ways(roll: tuple[int, int, int]) -> int:
    """How many of the 216 throws show these faces."""
    different = len(set(roll))
    return 1 if different == 1 else 3 if different == 2 else 6


ROLL_WEIGHTS: Final = tuple([ways(roll) for roll in ROLLS])


class Dock(Step):
    """SS-DOCK-01, SS-DOCK-02, SS-DOCK-03, SS-DOCK-04, SS-DOCK-05, SS-SOLO-08. All roll; then turn order."""

    def run(self, s: State) -> None:
        s.then(TurnOrder())
        if s.dranda is not None:
            s.then(RollDrandaDice())
        s.then_all([Roll(seat) for seat in range(s.seat_count)])


class Roll(Chance):
    """SS-DOCK-01. Three ship dice, placed on the ports of their faces; then SS-DOCK-04."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return list(ROLL_WEIGHTS)

    def happen(self, s: State, outcome: int) -> None:
        dice = [0] * 7
        for face in ROLLS[outcome]:
            dice[face] += 1
        s.players[self.seat].dice = dice
        gain_morale(s, self.seat, docking_morale(dice))

    def word(self, s: State, outcome: int) -> Word:
        return DOCK.of(outcome)


def docking_morale(dice: list[int]) -> int:
    """SS-DOCK-04. For each port the bonus of its stack."""
    return sum([PORT_MORALE[face - 1][dice[face]] for face in FACES])


class TurnOrder(Step):
    """SS-DOCK-02, SS-DOCK-03. Highest total first; tied sides reverse their previous order."""

    def run(self, s: State) -> None:
        totals = [s.side_of(side).dice_total() for side in range(s.sides)]
        previous = s.order[::-1]
        s.order = sorted(previous, key=lambda side: -totals[side])
