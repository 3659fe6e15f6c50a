"""Chapter "Placement: EV": the exploratory vehicles and the tiles they turn over."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Chance, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import tiles_of
from perihelion.games.event_horizon.build.purchase import refuse_late
from perihelion.games.event_horizon.cards.tables import (
    DEBRIS,
    EVERYWHERE,
    KIND,
    NOWHERE,
    POINT_COUNT,
    POINT_MASK,
    RING,
    RING_FACES,
)
from perihelion.games.event_horizon.numbers import set_production
from perihelion.games.event_horizon.state import State, hidden_faces, lay_face
from perihelion.games.event_horizon.words import EXPLORE, PASS, REVEAL
from perihelion.games.kit.masks import bit


class PlaceProbe(AskOne):
    """EH-EV-01, EH-EV-02, EH-EV-04. The EV may go to a point of three tiles, one of them occupied, one of
    them unrevealed."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        occupied = s.players[seat].occupied
        hidden = EVERYWHERE & ~s.revealed
        points = [
            EXPLORE.of(i) for i in range(POINT_COUNT) if POINT_MASK[i] & occupied and POINT_MASK[i] & hidden
        ]
        points.append(PASS)
        return points

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option != PASS:
            s.players[seat].probe = EXPLORE.noun(option)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not EXPLORE.says(option):
            return refuse_late(option)
        point = EXPLORE.noun(option)
        if not POINT_MASK[point] & s.players[seat].occupied:
            return Refusal(
                "EH-EV-01", "None of the three tiles {point:point} has a ship or port of yours.", point=point
            )
        return Refusal("EH-EV-04", "All three tiles {point:point} are revealed already.", point=point)


class RevealProbes(Step):
    """EH-EV-03. All unrevealed tiles at all EVs are revealed together; then the EVs go back to their
    owners."""

    def run(self, s: State) -> None:
        hidden = probed(s) & ~s.revealed
        if hidden:
            reveals: list[Step] = [RevealTile(tile) for tile in tiles_of(hidden)]
            s.then_all([*reveals, ReturnProbes()])
        else:
            s.then(ReturnProbes())


def probed(s: State) -> int:
    """The tiles that touch an EV."""
    tiles = 0
    for player in s.players:
        if player.probe != NOWHERE:
            tiles |= POINT_MASK[player.probe]
    return tiles


class ReturnProbes(Step):
    """EH-EV-03. The EVs go back to their owners."""

    def run(self, s: State) -> None:
        for player in s.players:
            player.probe = NOWHERE


class RevealTile(Chance):
    """EH-EV-05, EH-EV-06. A tile is turned over for the rest of the game: any face that is still hidden in
    its ring."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def weights(self, s: State) -> list[int]:
        return hidden_faces(s, RING[self.tile])

    def happen(self, s: State, outcome: int) -> None:
        face = RING_FACES[RING[self.tile]] + outcome
        lay_face(s, self.tile, face)
        s.unseen &= ~bit(face)
        if KIND[face] == DEBRIS:
            set_production(s)

    def word(self, s: State, outcome: int) -> Word:
        return REVEAL.of(RING_FACES[RING[self.tile]] + outcome)
