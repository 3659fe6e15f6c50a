"""What a designer counts, by the kind of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from perihelion.core.steps import Seat, Step, Word

Note = tuple[str, int]
"""What is counted, and the seat that it concerns, or NOBODYS."""
NOBODYS: Final = -1
Counter = Callable[[Any, Any, int, int, Any], list[Note]]


class Counters:
    """Each counter gets the state before the step, the step, who said which word, and the state after."""

    def __init__(self, counters: dict[type[Step], Counter]) -> None:
        self.counters: Final = counters

    def figures(self, before: Any, step: Step, seat: Seat, word: Word, after: Any) -> list[Note]:
        """What a step adds to the count."""
        counter = self.counters.get(type(step))
        return counter(before, step, seat, word, after) if counter else []
