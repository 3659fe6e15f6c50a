"""Plays the best turn it can find: a beam search over its own choices, up to where chance or another seat speaks.

It knows no game: it asks `game.value` what a position is worth, to itself and to its rivals."""

from __future__ import annotations

from typing import Any, Final

from perihelion.bots.bot import Bot
from perihelion.core.dice import Generator
from perihelion.core.steps import Ask, AskOne, State, choose, options

SHARE_OF_WORD: Final = 3
"""No more than a third of the lines that are followed may begin with the same word, so that no beginning is forgotten."""
NODES: Final = 6000
"""No more positions are looked at for one decision, once a line is finished."""
RIVAL: Final = 0.25
"""What a point of the best rival counts against an own one."""
HAIR: Final = 1e-12
"""Times 32 random bits: decides between equals, and nothing else."""


class Line:
    """A position reached by own choices. `said` is the choice, `before` the line it was made in."""

    def __init__(self, s: State, before: Line | None, said: int, first: int, words: int, worth: float) -> None:
        self.s: Final = s
        self.before: Final = before
        self.said: Final = said
        self.first: Final = first
        """The first word of the line."""
        self.words: Final = words
        """A number that two lines of the same words, in whatever order, have in common."""
        self.worth: Final = worth


class Expected:
    """A choice that is planned: what will be offered, what the position will be worth, what to say."""

    def __init__(self, offered: list[int], worth: float, word: int) -> None:
        self.offered: Final = offered
        self.worth: Final = worth
        self.word: Final = word


class GreedyBot(Bot):
    """Says the words of the best line it finds, and thinks again when the table differs from what it expected."""

    def __init__(self, game: Any, seed: str) -> None:
        super().__init__(game, seed)
        self.generator = Generator(seed)
        self.value: Any = game.value
        self.candidates: Any = game.candidates
        self.width: int = game.width
        self.plan: list[Expected] = []
        """The rest of the turn, last choice first."""

    def choose(self, s: Any, seat: int, offered: list[int]) -> int:
        worth: float = self.value(s, seat)
        if self.plan:
            planned = self.plan.pop()
            if planned.worth == worth and planned.offered == offered:
                return planned.word
        self.plan = self.plan_of(self.best_line(s, seat, worth), seat)
        return self.plan.pop().word

    def plan_of(self, line: Line, seat: int) -> list[Expected]:
        """The choices that make this line, last first."""
        plan: list[Expected] = []
        before = line.before
        while before is not None:
            plan.append(Expected(options(before.s, seat), before.worth, line.said))
            line, before = before, before.before
        return plan

    def best_line(self, s: State, seat: int, worth: float) -> Line:
        """The finished line after which the seat stands best; the most promising one if none gets finished."""
        sides = len(self.game.result(s))
        best: Line | None = None
        beam = [Line(s, None, -1, -1, 0, worth)]
        nodes = 0
        while beam and (nodes < NODES or best is None):
            seen: set[tuple[float, int]] = set()
            found: list[Line] = []
            for line in beam:
                words: list[int] = self.candidates(line.s, seat, options(line.s, seat))
                for word in words:
                    nodes += 1
                    after = self.follow(line, seat, word)
                    if not asks(after.s, seat):
                        best = self.better(best, after, seat, sides)
                    elif (after.worth, after.words) not in seen:
                        seen.add((after.worth, after.words))
                        found.append(after)
            beam = most_promising(found, self.width)
        assert best is not None, "every line of choices ends"
        return best

    def follow(self, line: Line, seat: int, word: int) -> Line:
        """The line with one more word."""
        after: State = line.s.clone()
        choose(after, seat, word)
        worth: float = self.value(after, seat)
        first = word if line.first < 0 else line.first
        return Line(after, line, word, first, line.words + (word * 40503 & 0xFFFF) + (1 << 32), worth)

    def better(self, best: Line | None, line: Line, seat: int, sides: int) -> Line:
        """The better of two finished lines; a finished line's worth counts the best rival's as well."""
        rival = -1e9
        for side in range(sides):
            if side != seat:
                there: float = self.value(line.s, side)
                rival = max(rival, there)
        worth = line.worth + float(self.generator.next()) * HAIR
        if sides > 1:
            worth -= RIVAL * rival
        if best is not None and best.worth >= worth:
            return best
        return Line(line.s, line.before, line.said, line.first, line.words, worth)


def asks(s: State, seat: int) -> bool:
    """The game waits for this seat again."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, AskOne):
        return step.seat == seat
    return isinstance(step, Ask) and seat in step.seats(s)


def most_promising(found: list[Line], width: int) -> list[Line]:
    """The best lines, but not too many with the same first word."""
    found.sort(key=promise)
    taken: dict[int, int] = {}
    beam: list[Line] = []
    for line in found:
        count = taken.get(line.first, 0)
        if count * SHARE_OF_WORD < width:
            taken[line.first] = count + 1
            beam.append(line)
            if len(beam) == width:
                break
    return beam


def promise(line: Line) -> float:
    return -line.worth
