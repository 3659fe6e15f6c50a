"""Helios, but nobody can tell what a position is worth: a game whose analysis fails."""

from __future__ import annotations

from core.helios import Helios
from core.helios_rules import State


class Brittle(Helios):
    code = "brittle"

    def value(self, s: State, seat: int) -> float:
        raise ArithmeticError("nobody knows")


GAME = Brittle()
