"""How long a search may think: `500` simulations, `2s`, or as `500/2s` whichever ends first; as `2s*4` in
several processes."""

from __future__ import annotations

import re
from dataclasses import dataclass

from perihelion.core.errors import Unknown

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 3600.0
MOST_PROCESSES = 64
LEAST_SECONDS = 0.3
BUDGET = re.compile(
    r"(?:([0-9]{1,8})(?:/(?=[0-9])|(?=\*|$)))?(?:([0-9]{1,5}(?:\.[0-9]{1,3})?)s)?(?:\*([0-9]{1,2}))?"
)


@dataclass(frozen=True)
class Budget:
    """So many simulations and so many seconds, whichever ends first; 0 sets no end. Each of the processes has
    all of it."""

    simulations: int
    seconds: float = 0.0
    processes: int = 1

    def after(self, lines: int) -> Budget:
        """For a search after so many others in the same turn: half the time for each of them. What is counted
        stays."""
        least = min(self.seconds, LEAST_SECONDS)
        return Budget(self.simulations, max(least, self.seconds * 0.5**lines), self.processes)


def read_budget(text: str) -> Budget:
    """The budget that a text names; a clear word if it names none."""
    found = BUDGET.fullmatch(text)
    if found is None or not (found[1] or found[2]):
        raise Unknown(
            "budget: expected simulations as 500, seconds as 2s, both as 500/2s, or processes as 2s*2; found"
            f" '{text}'"
        )
    return check_budget(text, Budget(int(found[1] or 0), float(found[2] or 0), int(found[3] or 1)))


def check_budget(text: str, budget: Budget) -> Budget:
    if (
        budget.simulations > MOST_SIMULATIONS
        or budget.seconds > MOST_SECONDS
        or not (budget.simulations or budget.seconds)
    ):
        raise Unknown(
            f"budget '{text}': it must be 1 to {MOST_SIMULATIONS} simulations, or up to {MOST_SECONDS:g}"
            " seconds"
        )
    if not 1 <= budget.processes <= MOST_PROCESSES:
        raise Unknown(f"budget '{text}': 1 to {MOST_PROCESSES} processes can share it")
    return budget
