"""Chapter "General": rolling dice to break a tie."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Chance, Seat, Step, Word
from perihelion.games.event_horizon.cards.tables import DIE_FACES
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import ROLL

OUT: Final = -1
"""The key of a seat that takes no part."""
SIX: Final = [1] * 6


class BreakTies(Step):
    """EH-GEN-13. Whoever is equal rolls a die each, highest wins, again and again among those still equal.

    `s.keys` holds what is compared, by seat, and stays to be read by the next step. Where only the first
    place matters, only those equal in it roll."""

    def __init__(self, first_only: bool) -> None:
        self.first_only: Final = first_only

    def run(self, s: State) -> None:
        tied = tied_seats(s.keys, self.first_only)
        if not tied:
            return
        s.keys = [OUT if key == OUT else key * (len(DIE_FACES) + 1) for key in s.keys]
        rolls: list[Step] = [TieDie(seat) for seat in tied]
        s.then_all([*rolls, self])


class TieDie(Chance):
    """One D6 of a player in a roll-off."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return SIX

    def happen(self, s: State, outcome: int) -> None:
        s.keys[self.seat] += outcome + 1

    def word(self, s: State, outcome: int) -> Word:
        return ROLL.of(outcome)


def tied_seats(keys: list[int], first_only: bool) -> list[int]:
    """The seats whose key another seat shares."""
    best = max(keys)
    return [
        seat
        for seat, key in enumerate(keys)
        if key != OUT and keys.count(key) > 1 and (key == best or not first_only)
    ]


def first_seat(keys: list[int]) -> int:
    """The seat with the highest key, when ties are broken."""
    return keys.index(max(keys))


def by_keys(keys: list[int]) -> list[int]:
    """All seats with a key, highest first."""
    pairs = sorted([(-key, seat) for seat, key in enumerate(keys) if key != OUT])
    return [seat for _, seat in pairs]
