"""A whole game by players who say what looks best at once, word by word: how a position tends to end.

A plan of the whole turn would be better play, but a planner that may look at only a few hundred positions
finishes short turns first and plays those: word by word costs less than half and scores more."""

from __future__ import annotations

from typing import Any, Final

from perihelion.core.dice import Generator
from perihelion.core.steps import Ask, Seat, State, Word, choose, happen, options

WHIM: Final = 0.25
"""Among words whose worths lie within so many points of the best, these players do not care which."""


class Quick:
    """Plays all seats of a game, none of them with much thought and all of them with the same."""

    def __init__(self, game: Any, seed: str) -> None:
        self.value: Any = game.mind.value
        self.candidates: Any = game.mind.candidates
        self.generator: Final = Generator(seed)

    def play_on(self, s: State) -> State:
        """The end of the game that this position leads to; the position itself stays as it is."""
        on: State = s.clone()
        while on.agenda:
            step = on.agenda[-1]
            if isinstance(step, Ask):
                on = self.answered(on, step.seats(on)[0])
            else:
                happen(on, self.generator.pick(0, on.offered))
        return on

    def answered(self, s: State, seat: Seat) -> State:
        """The table after a word of this seat that looks as good as any."""
        words: list[Word] = self.candidates(s, seat, options(s, seat))
        tables: list[State] = []
        worths: list[float] = []
        for word in words:
            after: State = s.clone()
            choose(after, seat, word)
            worth: float = self.value(after, seat)
            tables.append(after)
            worths.append(worth)
        enough = max(worths) - WHIM
        good = [i for i in range(len(words)) if worths[i] >= enough]
        return tables[good[self.generator.below(len(good))]]
