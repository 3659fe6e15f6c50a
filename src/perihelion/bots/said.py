"""What was said at a table, said again at a bare state."""

from __future__ import annotations

from typing import Any

from perihelion.core.steps import CHANCE, Listener, Word, chance, choose, happen

Said = tuple[int, int]
"""Who spoke (a seat, or CHANCE) and the word."""


def say(s: Any, who: int, word: Word, listener: Listener | None = None) -> None:
    """A seat or chance says a word."""
    if who != CHANCE:
        choose(s, who, word, listener)
        return
    step = chance(s)
    assert step is not None, "the game does not wait for chance"
    happen(s, step.outcome(s, word), listener)
