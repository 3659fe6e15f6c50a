"""The end of a round, and of the game."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import NOTHING_SAID, Many, Said, series
from perihelion.core.steps import AskOne, Seat, Step, Word
from perihelion.games.m121.cards.board import NOBODY, STALE_ROUNDS
from perihelion.games.m121.cards.tables import NO_CARD
from perihelion.games.m121.numbers import placed_everything, stuck
from perihelion.games.m121.state import (
    LAST_ROUND,
    NO_SPACE,
    NOT_OVER,
    OUT_OF_DISKS,
    STANDSTILL,
    TIME_UP,
    State,
)
from perihelion.games.m121.words import GO_ON, ROUND_ENDS, TIME_IS_UP

TIMEKEEPER: Final = 0
"""MX-VAR-02. The seat that announces the end of the agreed time."""


def reason_to_end(s: State) -> int:
    """MX-END-01, MX-END-02, MX-END-03, MX-END-06, MX-VAR-02. Why the game is over after this round, if it
    is."""
    if any(placed_everything(s, seat) for seat in range(s.seat_count)):
        return OUT_OF_DISKS
    if any(stuck(s, seat) for seat in range(s.seat_count)):
        return NO_SPACE
    if s.agreed.rounds and s.round >= s.agreed.rounds:
        return LAST_ROUND
    return STANDSTILL if s.stale >= STALE_ROUNDS else NOT_OVER


def why_over(s: State) -> Said:
    """MX-END-01, MX-END-02, MX-END-03, MX-END-06, MX-VAR-02. The reason, in the log and at the table; the lab
    counts endings by short names of its own."""
    if s.ended == NOT_OVER:
        return NOTHING_SAID
    if s.ended == OUT_OF_DISKS:
        out = [seat for seat in range(s.seat_count) if placed_everything(s, seat)]
        return Said("the last influence disk of {players} is placed", players=players(out))
    if s.ended == NO_SPACE:
        at_end = [seat for seat in range(s.seat_count) if stuck(s, seat)]
        return Said("there is no space left for a card of {players}", players=players(at_end))
    if s.ended == LAST_ROUND:
        return Said("round {round} was to be the last", round=s.round)
    if s.ended == TIME_UP:
        return Said("the time is up")
    return Many(s.stale, "nothing has changed for {n} round", "nothing has changed for {n} rounds in a row")


def players(seats: list[Seat]) -> Said:
    return series([Said("{player:who}", who=seat) for seat in seats])


class EndOfRound(Step):
    """MX-END-01, MX-END-06, MX-SEL-07. The action cards return to the hands; then the check."""

    def run(self, s: State) -> None:
        s.phase = NOBODY
        s.order = ()
        s.acting = NOBODY
        s.chosen = (NOBODY,) * s.seat_count
        s.boosts = (NO_CARD,) * s.seat_count
        s.stale = 0 if s.changed else s.stale + 1
        s.ended = reason_to_end(s)
        if s.agreed.timed and s.ended == NOT_OVER:
            s.then(AskTime(TIMEKEEPER))


class AskTime(AskOne):
    """MX-VAR-02. Whether the agreed time is up; the table announces it, and the round that ends now is the
    last."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [GO_ON, TIME_IS_UP]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == TIME_IS_UP:
            s.ended = TIME_UP

    def moment(self, s: State, seat: Seat) -> int:
        return ROUND_ENDS

    def declining(self, s: State, seat: Seat) -> Word:
        return GO_ON
