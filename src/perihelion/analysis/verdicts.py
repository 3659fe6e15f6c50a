"""What a turn was worth beside the best that a strong player finds there, and which word of it gave the
difference away."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from perihelion.analysis.report import Verdict
from perihelion.bots.comparison import Comparison, compare
from perihelion.bots.finding import Judged, rank
from perihelion.bots.lines import Planner, asks
from perihelion.bots.several import summed
from perihelion.bots.tree import Search
from perihelion.core.dice import Generator
from perihelion.core.digest import digest
from perihelion.core.game import Game
from perihelion.core.steps import choose, options

FEWEST = 10
"""So many simulations each line of a comparison gets at least."""
WAYS = 2
"""So many ways to go on after each word of a turn are judged besides what was said."""
WAY_WIDTH = 24
WAY_NODES = 1500
"""For the planner of those: a turn can have many words."""
Words = list[int]


def verdicts(
    game: Game, true: Any, seat: int, said: Words, simulations: int, seed: str, step: int
) -> list[Verdict]:
    """The choices of one turn, judged by what the seat could know. Words without alternative are passed
    over."""
    free = choices(true, seat, said)
    if not any(free):
        return []
    s = game.rules.redeal(true, seat, Generator(f"{seed} redeal"))
    search = Search(game, seed)
    way = Way(
        search, s, seat, known_lines(search, s, seat, said, simulations), said, simulations, f"{seed} compare"
    )
    return [verdict(game, way, k, step) for k in range(len(said)) if free[k]]


def choices(true: Any, seat: int, said: Words) -> list[bool]:
    """For each word whether there was another one to say."""
    s = true.clone()
    free = []
    for word in said:
        free.append(len(options(s, seat)) > 1)
        choose(s, seat, word)
    return free


@dataclass(frozen=True)
class Known:
    """A line that was judged. It counts as an alternative once so many words of the turn were said."""

    line: Judged
    since: int

    def begins(self, words: Words, count: int) -> bool:
        """Whether it is an alternative after the first `count` of these words, and begins with all of
        them."""
        return self.since <= count and self.line.words[: len(words)] == words


def known_lines(search: Search, s: Any, seat: int, said: Words, simulations: int) -> list[Known]:
    """The bot's own lines, what was said, and the best ways to go on after each word of it, most visited
    first."""
    own = {tuple(line.spoken()) for line in search.wide.lines(s, seat, search.value(s, seat))} | {tuple(said)}
    ways = ways_on(search.game, s, seat, said)
    finding = search.find(s, seat, simulations, 0.0, [*[list(way) for way in ways], said])
    since = ways | dict.fromkeys(own, 0)
    return in_the_order_said(
        s, seat, [Known(line, since.get(tuple(line.words), 0)) for line in finding.lines], said
    )


def ways_on(game: Game, s: Any, seat: int, said: Words) -> dict[tuple[int, ...], int]:
    """The best ways to go on after each word, so that a good beginning is not blamed for a bad end; and after
    how many."""
    planner = Planner(game, min(game.mind.width, WAY_WIDTH), WAY_NODES, WAYS, varied=False)
    after = s.clone()
    found: dict[tuple[int, ...], int] = {}
    for k in range(1, len(said)):
        if said[k - 1] not in options(after, seat):
            break
        choose(after, seat, said[k - 1])
        if not asks(after, seat):
            break
        if len(options(after, seat)) > 1:
            lines = planner.lines(after, seat, game.mind.value(after, seat))
            found |= {way: k for line in lines if (way := (*said[:k], *line.spoken())) not in found}
    return found


class Way:
    """The best lines on the way from what the bot would have said to what was said.

    For every number of words it has the line that the bot likes best among those that begin as the seat
    began. These few lines are compared with each other, each as often as the others."""

    def __init__(
        self, search: Search, s: Any, seat: int, known: list[Known], said: Words, simulations: int, seed: str
    ) -> None:
        self.seat = seat
        self.said = said
        self.known = known
        self.liked = [
            next(one.line.words for one in known if one.begins(said[:k], k)) for k in range(len(said) + 1)
        ]
        self.compared = [list(words) for words in dict.fromkeys([tuple(words) for words in self.liked])]
        times = max(FEWEST, simulations // len(self.compared)) if len(self.compared) > 1 else 0
        self.found: Comparison = compare(search, s, seat, self.compared, times, seed)
        self.best = self._best()

    def _best(self) -> list[int]:
        """For every number of words the line that did best among those that begin so; it never gets better on
        the way."""
        places = [self.compared.index(words) for words in self.liked]
        best = [places[-1]]
        for place in reversed(places[:-1]):
            best.append(place if self.chance(place) > self.chance(best[-1]) else best[-1])
        return best[::-1]

    def chance(self, place: int) -> float:
        return self.found.lines[place].chance()

    def lead(self, place: int) -> float:
        """What the seat is expected to score beyond its best rival."""
        expected = self.found.lines[place].expected()
        rivals = expected[: self.seat] + expected[self.seat + 1 :]
        return expected[self.seat] - max(rivals, default=0.0)

    def share(self, words: Words, before: int) -> float:
        """The share of simulations that began with these words, among those that began with so many of them.

        Where there were none, the bot prefers what looks best to it."""
        whole = sum(one.line.visits for one in self.known if one.begins(words[:before], before))
        if not whole:
            return 1.0 if self.liked[before][: len(words)] == words else 0.0
        return sum(one.line.visits for one in self.known if one.begins(words, before)) / whole


def verdict(game: Game, way: Way, k: int, step: int) -> Verdict:
    """What word k of the turn gave away: the best line without it, less the best line with it."""
    before, after = way.best[k], way.best[k + 1]
    said = way.said[: k + 1]
    best = way.liked[k][: k + 1] if len(way.liked[k]) > k else said
    return Verdict(
        step=step + k,
        seat=way.seat,
        said=game.rules.words.text(said[k]),
        best=game.rules.words.text(best[k]),
        preference=way.share(said, k),
        best_preference=way.share(best, k),
        loss=way.chance(before) - way.chance(after),
        error=way.found.error(before, after),
        points=way.lead(before) - way.lead(after),
    )


def in_the_order_said(s: Any, seat: int, known: list[Known], said: Words) -> list[Known]:
    """The lines, most visited first, in the order of what was said as far as that leads to the same table.

    Who builds and then moves has not chosen otherwise than who moves and then builds, if nothing else
    differs.
    """
    found: dict[tuple[int, ...], Known] = {}
    for one in known:
        line = one.line
        words = reordered(s, seat, line.words, said)
        same = Known(
            Judged(words, line.prior, line.visits, line.total, line.squares, line.scores, []), one.since
        )
        other = found.get(tuple(words))
        found[tuple(words)] = same if other is None else together(other, same)
    return sorted(found.values(), key=lambda one: rank(one.line))


def together(one: Known, other: Known) -> Known:
    return Known(summed(one.line, other.line), min(one.since, other.since))


def reordered(s: Any, seat: int, words: Words, said: Words) -> Words:
    """The words of a line with as many words of the other to begin with as possible; as they are if it leads
    elsewhere."""
    fewest = shared_beginning(words, said)
    end = ""
    for count in range(shared_words(words, said), fewest, -1):
        other = said[:count] + without(words, said[:count])
        end = end or place_after(s, seat, words)
        if end and place_after(s, seat, other) == end:
            return other
    return words


def shared_beginning(words: Words, said: Words) -> int:
    return next(
        (k for k, (one, other) in enumerate(zip(words, said, strict=False)) if one != other),
        min(len(words), len(said)),
    )


def shared_words(words: Words, said: Words) -> int:
    """How many words of what was said, from the first on, are all among the others."""
    left = Counter(words)
    for k, word in enumerate(said):
        if not left[word]:
            return k
        left[word] -= 1
    return len(said)


def without(words: Words, taken: Words) -> Words:
    """The words that remain when each of the taken ones is struck once."""
    left = Counter(taken)
    rest = []
    for word in words:
        if left[word]:
            left[word] -= 1
        else:
            rest.append(word)
    return rest


def place_after(s: Any, seat: int, words: Words) -> str:
    """The digest of the table after these words; nothing if they cannot be said."""
    after = s.clone()
    for word in words:
        if not asks(after, seat) or word not in options(after, seat):
            return ""
        choose(after, seat, word)
    return digest(after)
