"""A table whose game is told, and what its players read."""

from __future__ import annotations

from games.event_horizon.table import Table, seat_of
from perihelion.core.steps import Ask, Step, advance, chance, choose, happen
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.words import WORDS
from perihelion.records.table import Log, named


def subclasses(kind: type[Step]) -> set[type[Step]]:
    """All steps of this kind that the game has."""
    ours = kind.__module__.startswith("perihelion.games.event_horizon.") and not kind.__subclasses__()
    found = {kind} if ours else set()
    return found.union(*[subclasses(child) for child in kind.__subclasses__()])


def question(table: Table, name: str) -> str:
    step = table.s.agenda[-1]
    assert isinstance(step, Ask)
    return GAME.telling.prompt(table.s, step, seat_of(name)).text


def hint(table: Table, name: str, text: str) -> str:
    return GAME.telling.hint(table.s, seat_of(name), WORDS.number(text))


class Told(Table):
    """A table that keeps the log."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.log = Log(GAME)

    def at(self, *steps: Step) -> None:
        self.s.agenda = []
        self.s.then_all(list(steps))
        advance(self.s, self.log)

    def says(self, name: str, *texts: str) -> None:
        for text in texts:
            assert text in self.offered(name), f"{name} cannot say '{text}', only {self.offered(name)}"
            choose(self.s, seat_of(name), WORDS.number(text), self.log)

    def falls(self, *texts: str) -> None:
        for text in texts:
            step = chance(self.s)
            assert step is not None, f"the table does not wait for chance to say '{text}'"
            happen(self.s, step.outcome(self.s, WORDS.number(text)), self.log)

    @property
    def lines(self) -> list[str]:
        """The sentences that everybody may read."""
        return self.lines_for(-1)

    def lines_for(self, seat: int) -> list[str]:
        """The sentences as a seat may read them."""
        return [named(GAME, line.text) for line in self.log.lines if line.seat in (-1, seat)]
