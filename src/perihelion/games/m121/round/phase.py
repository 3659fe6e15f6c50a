"""The order of a phase, the draws at its start, and the beginning of a turn."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.slots import EXPAND
from perihelion.games.m121.numbers import chooser, initiative
from perihelion.games.m121.state import State

EXPAND_DRAW: Final = 2


def order_of(s: State, phase: int) -> tuple[Seat, ...]:
    """MX-INIT-01, MX-INIT-02. Boosters, then other choosers, then the rest, each group as on the tech
    track."""
    order: list[Seat] = []
    for group in (2, 1, 0):
        order += [seat for seat in s.track if initiative(s, seat, phase) == group]
    return tuple(order)


def opening_draw(s: State, seat: Seat, phase: int) -> int:
    """MX-POW-04, MX-EXP-02. The cards that a player draws when a phase begins."""
    drawn = s.players[seat].powers[slots.OPENING + phase]
    return drawn + EXPAND_DRAW * chooser(s, seat, EXPAND) if phase == EXPAND else drawn


def begin_turn(s: State, seat: Seat) -> None:
    """MX-INIT-04, MX-MIL-02. A player's turn in a phase begins: nothing is done or spent yet."""
    s.acting = seat
    s.acted = 0
    s.peaceful = 0
    s.sold = False
    s.targets = 0
    s.stopped = 0
    s.spent = 0
    s.spent_near = 0
