"""Which phases a round has."""

from __future__ import annotations

from games.m121.table import Table
from perihelion.games.m121.cards.slots import PHASES
from perihelion.games.m121.play import Phase, Phases


def planned(table: Table) -> list[str]:
    """The phases that take place after the reveal, in their order."""
    table.s.agenda.clear()
    Phases().run(table.s)
    steps = [step for step in reversed(table.s.agenda) if isinstance(step, Phase)]
    table.s.agenda.clear()
    return [PHASES[step.phase] for step in steps]
