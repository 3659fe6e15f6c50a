"""The bot that searches: it thinks once about a whole turn and says it word by word."""

from __future__ import annotations

from typing import Any, Final

from perihelion.bots.bot import Bot
from perihelion.bots.budget import Budget
from perihelion.bots.finding import Finding
from perihelion.bots.several import find_in_several
from perihelion.bots.tree import Search
from perihelion.core.steps import Seat, Word

NOTHING_YET: Final = -1
"""What was known at the last search, before the first."""


class SearchBot(Bot):
    """Says the words of the line that its search liked best, and searches again when something became
    known."""

    def __init__(self, game: Any, seed: str, budget: Budget) -> None:
        super().__init__(game, seed)
        self.budget = budget
        self.explains = False
        """Whether its findings also tell where points come from."""
        self.search: Search | None = None
        self.searches = 0
        self.rest: list[int] = []
        """What is left to say of the line, last word first."""
        self.known = NOTHING_YET

    def choose(self, s: Any, seat: Seat, offered: list[Word]) -> int:
        if not self.rest or self.rest[-1] not in offered or self.known != s.known:
            self.finding = self.find(s, seat)
            self.known = s.known
            self.rest = self.finding.best().words[::-1]
        return self.rest.pop()

    def find(self, s: Any, seat: Seat) -> Finding:
        self.searches += 1
        if self.budget.processes > 1:
            seed = f"{self.seed} {self.searches}"
            return find_in_several(self.game, seed, s, seat, self.budget, self.explains)
        if self.search is None:
            self.search = Search(self.game, self.seed, self.explains)
        return self.search.find(s, seat, self.budget.simulations, self.budget.seconds, [], decisive=True)
