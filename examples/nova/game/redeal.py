"""A table that a seat cannot tell from the true one."""

from __future__ import annotations

from perihelion.core.dice import Generator
from perihelion.games.nova.state import State


def redeal(s: State, _: int, _generator: Generator) -> State:
    """Nothing on the table is hidden from anybody."""
    return s.clone()
