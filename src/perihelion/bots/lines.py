"""Plans a turn: a beam search over a seat's own choices, up to where chance or another seat speaks.

It knows no game: it asks `game.mind.value` what a position is worth, to the seat and to its rivals."""

from __future__ import annotations

from typing import Any, Final

from perihelion.bots.uncollected import Uncollected
from perihelion.core.steps import NO_WORD, Ask, AskOne, Seat, State, Word, choose, options, reoffer

SHARE_OF_WORD: Final = 3
"""No more than a third of the lines that are followed may begin with the same word, so that no beginning is
forgotten."""
RIVAL: Final = 0.25
"""What a point of the best rival counts against an own one."""
JUDGED: Final = 32
"""So many finished lines are judged by what they mean to rivals; the others are too poor to be worth the
time."""
SAME: Final = 1e-9
"""Finished lines whose worths lie so close are taken for the same."""
FEW: Final = 3


class Line:
    """A position reached by own choices. `said` is the choice, `before` the line it was made in."""

    def __init__(
        self, s: State, before: Line | None, said: int, first: int, words: int, worth: float
    ) -> None:
        self.s: Final = s
        self.before: Final = before
        self.said: Final = said
        self.first: Final = first
        """The first word of the line."""
        self.words: Final = words
        """A number that two lines of the same words, in whatever order, have in common."""
        self.worth: Final = worth

    def spoken(self) -> list[int]:
        """The words, first to last."""
        said: list[Word] = []
        line = self
        while line.before is not None:
            said.append(line.said)
            line = line.before
        said.reverse()
        return said


class Planner:
    """Follows `width` unfinished lines from one choice to the next, and keeps the best finished ones.

    Those that are kept differ in their words. If it is to be varied, it also follows the best line with each
    word that is in none of the others, so that no idea is forgotten only because ten others look a little
    better."""

    def __init__(self, game: Any, width: int, nodes: int, keep: int, varied: bool) -> None:
        self.value: Any = game.mind.value
        self.candidates: Any = game.mind.candidates
        self.result: Any = game.rules.result
        self.width: Final = width
        self.nodes: Final = nodes
        """About so many positions are looked at, once a line is finished."""
        self.keep: Final = keep
        """So many finished lines are given."""
        self.varied: Final = varied

    def lines(self, s: State, seat: Seat, worth: float) -> list[Line]:
        """The best finished lines, best first; `worth` is what the seat's position is worth now."""
        with Uncollected():
            finished = self.finished(undecided(s, seat), seat, worth)
            sides = len(self.result(s))
            return the_best([self.judged(line, seat, sides) for line in finished[:JUDGED]], self.keep)

    def finished(self, s: State, seat: Seat, worth: float) -> list[Line]:
        """All finished lines that are found, in the order of their worth to the seat."""
        finished: list[Line] = []
        beam = [Line(s, None, NO_WORD, NO_WORD, 0, worth)]
        nodes = 0
        while beam and (nodes < self.nodes or not finished):
            seen: set[tuple[float, int]] = set()
            found: list[Line] = []
            for line in beam:
                words: list[Word] = self.candidates(line.s, seat, options(line.s, seat))
                nodes += len(words)
                for word in words:
                    after = self.follow(line, seat, word)
                    if (after.worth, after.words) not in seen:
                        seen.add((after.worth, after.words))
                        if asks(after.s, seat):
                            found.append(after)
                        else:
                            finished.append(after)
            beam = most_promising(found, self.width, self.varied)
        assert finished, "every line of choices ends"
        finished.sort(key=promise)
        return finished

    def follow(self, line: Line, seat: Seat, word: Word) -> Line:
        """The line with one more word."""
        after: State = line.s.clone()
        choose(after, seat, word)
        worth: float = self.value(after, seat)
        first = word if line.first < 0 else line.first
        return Line(after, line, word, first, line.words + (word * 40503 & 0xFFFF) + (1 << 32), worth)

    def judged(self, line: Line, seat: Seat, sides: int) -> Line:
        """A finished line; its worth counts the best rival's against it."""
        if sides == 1:
            return line
        rival = -1e9
        for side in range(sides):
            if side != seat:
                there: float = self.value(line.s, side)
                rival = max(rival, there)
        return Line(line.s, line.before, line.said, line.first, line.words, line.worth - RIVAL * rival)


def asks(s: State, seat: Seat) -> bool:
    """The game waits for this seat again."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, AskOne):
        return step.seat == seat
    return isinstance(step, Ask) and seat in step.seats(s)


def most_promising(found: list[Line], width: int, varied: bool) -> list[Line]:
    """The best lines, but not too many with the same first word; if varied, also the best for every word in
    none of them."""
    found.sort(key=promise)
    taken: dict[int, int] = {}
    beam: list[Line] = []
    covered: set[int] = set()
    for line in found:
        count = taken.get(line.first, 0)
        if len(beam) < width and count * SHARE_OF_WORD < width:
            taken[line.first] = count + 1
        elif not varied or covered.issuperset(line.spoken()):
            continue
        if varied:
            covered.update(line.spoken())
        beam.append(line)
    return beam


def undecided(s: State, seat: Seat) -> State:
    """Nobody knows what others have sealed. They are thought of as still choosing, so that a line ends with
    the own envelope, and whoever is the last does not plan with a guess."""
    if not s.sealed:
        return s
    new: State = s.clone()
    for other in range(s.seat_count):
        if other != seat:
            new.sealed[other] = []
    reoffer(new)
    return new


def the_best(finished: list[Line], keep: int) -> list[Line]:
    """The best lines; all but the first few have a word that is in none before them.

    Lines of the same worth are mostly the same turn in other words: only one of them is taken, unless there
    is hardly anything else to choose from."""
    finished.sort(key=promise)
    best: list[Line] = []
    same: list[Line] = []
    covered: set[int] = set()
    for line in finished:
        if best and line.worth > best[-1].worth - SAME:
            same.append(line)
        elif len(best) < FEW or not covered.issuperset(line.spoken()):
            covered.update(line.spoken())
            best.append(line)
    if len(best) < FEW:
        best += same
    return best[:keep]


def promise(line: Line) -> float:
    return -line.worth
