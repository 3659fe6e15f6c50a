"""What a run of the laboratory plays: studies, each of many games, cut into chunks that any machine can play.

A plan is plain data and says everything: the same plan gives the same games, wherever and in whatever order
its chunks are played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Final

import msgspec

METHOD: Final = 1
"""Raised whenever the same plan would be noted down otherwise."""
MOST_IN_CHUNK: Final = 20
CHUNKS: Final = 100
"""About so many chunks make a run, unless they would be larger than that."""


class Study(msgspec.Struct, frozen=True):
    """Games that are judged together: these bots at one table, with these options."""

    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    games: int
    luck: int = 0
    """Luck is measured in one deal of so many; 0 is never."""
    role: str = ""
    """What it is for, where a plan has studies of several sorts."""

    def seatings(self) -> list[tuple[int, ...]]:
        """All different ways to sit: seating[seat] is the number of the bot there."""
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for order in permutations(range(len(self.bots))):
            found.setdefault(tuple([self.bots[who] for who in order]), order)
        return list(found.values())

    def whole(self) -> int:
        """The number of games, rounded up until every deal was played in every seating."""
        ways = len(self.seatings())
        return -(-self.games // ways) * ways


class Plan(msgspec.Struct, frozen=True):
    """A run. `files` replace files of the game's data; `data` is the digest of the data as they are then."""

    kind: str
    game: str
    rules: int
    data: str
    seed: str
    studies: tuple[Study, ...]
    told: bool = False
    """Whether everything that happens in a game is noted, not only how it ended."""
    seconds: float = 30.0
    """How long a program may think about one choice."""
    files: dict[str, str] = {}
    drawn: tuple[str, ...] = ()
    """Verbs whose thing is drawn, not chosen."""
    records: tuple[str, ...] = ()
    """Files of games that were played already, instead of studies."""
    method: int = METHOD

    def games(self) -> int:
        return len(self.records) + sum([study.whole() for study in self.studies])

    def chunk(self) -> int:
        """How many games are played in one piece."""
        return max(1, min(MOST_IN_CHUNK, self.games() // CHUNKS))

    def chunks(self) -> int:
        return -(-self.games() // self.chunk())

    def digest(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()


@dataclass(frozen=True)
class Trial:
    """One game of a plan. All seatings of a deal share its luck, in all studies."""

    number: int
    study: Study
    deal: int
    seating: tuple[int, ...]

    def luck(self) -> bool:
        return self.study.luck > 0 and self.deal % self.study.luck == 0


def trials(plan: Plan, chunk: int) -> Iterator[Trial]:
    """The games of one chunk."""
    first = chunk * plan.chunk()
    start = 0
    for study in plan.studies:
        seatings = study.seatings()
        for number in range(max(first, start), min(first + plan.chunk(), start + study.whole())):
            deal, seating = divmod(number - start, len(seatings))
            yield Trial(number, study, deal, seatings[seating])
        start += study.whole()
