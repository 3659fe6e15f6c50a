"""Helios, but nobody can tell what a position is worth: a game whose analysis fails."""

from __future__ import annotations

from dataclasses import replace

from kit.helios import GAME as HELIOS
from kit.helios.rules import State


def value(_: State, _seat: int) -> float:
    raise ArithmeticError("nobody knows")


GAME = replace(HELIOS, code="brittle", presets=(), mind=replace(HELIOS.mind, value=value))
