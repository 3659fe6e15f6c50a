"""Tables that stand in the middle of a recorded game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from browser.windows import Window, branched
from kit.golden import GOLDEN
from perihelion.core.dice import Generator
from perihelion.core.steps import choose, options, waiting
from perihelion.core.words import Words
from perihelion.games import SHELF
from perihelion.records.record import Record, load, of_table, open_table, say
from perihelion.records.table import Table


@dataclass(frozen=True)
class Moment:
    """A seat is asked, after so many entries of a record."""

    step: int
    seat: int
    words: Words
    state: Any

    def offers(self) -> list[str]:
        """What the seat may say; nothing when it is not asked."""
        if self.seat not in waiting(self.state):
            return []
        return [self.words.text(word) for word in options(self.state, self.seat)]

    def offering(self, verb: str) -> list[str]:
        """The words with this verb that the seat may say."""
        return [word for word in self.offers() if word.startswith(f"{verb} ")]

    def said(self, *said: str) -> Moment:
        """What would be after the seat has said these words."""
        state = self.state.clone()
        for word in said:
            choose(state, self.seat, self.words.number(word))
        return Moment(self.step + len(said), self.seat, self.words, state)


def moments(name: str) -> Iterator[Moment]:
    """Whenever a seat is asked in a golden record. The state of each is gone when the next is looked for."""
    record = load(GOLDEN / f"{name}.record")
    table = open_table(record, SHELF, told=False)
    for step in range(len(record.lines)):
        yield from asked(table, step)
        say(record, table, step)


def asked(table: Table, step: int) -> list[Moment]:
    """Whoever is asked now, each for itself."""
    return [Moment(step, seat, table.game.rules.words, table.state) for seat in table.waiting()]


def find(name: str, wanted: Callable[[Moment], object]) -> Moment:
    """The first moment like this in a golden record."""
    for moment in moments(name):
        if wanted(moment):
            return moment
    raise AssertionError(f"{name}: no such moment: {wanted.__name__}")


def played_on(
    name: str, start: int, wishes: Sequence[str], wanted: Callable[[Moment], object], most: int = 400
) -> Record | None:
    """A game that goes another way after so many entries of a golden record: whoever is asked says the first
    of the wishes that is offered, a word or its beginning, else the last word that is, until there is a
    moment like this. None if there is none after so many words."""
    record = load(GOLDEN / f"{name}.record")
    table = open_table(record, SHELF)
    for step in range(start):
        say(record, table, step)
    table.dice = Generator(name)
    for _ in range(most):
        now = asked(table, len(table.entries))
        if any(wanted(moment) for moment in now):
            return of_table(table, digests=False)
        if not now:
            return None
        table.choose(now[0].seat, now[0].words.number(wished(now[0].offers(), wishes)))
    return None


def wished(offers: list[str], wishes: Sequence[str]) -> str:
    return next((word for wish in wishes for word in offers if word.startswith(wish)), offers[-1])


def sit_where(me: Window, name: str, verb: str, bot: str = "random") -> None:
    """Sit down where this was said for the last time in a golden record, in the seat of whoever said it,
    against bots."""
    record = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    entry, colour = re.findall(rf"^(\d+) (\w+) {verb} ", record, re.MULTILINE)[-1]
    sit_at(me, name, int(entry) - 1, colour, bot)


def sit_at(me: Window, name: str, step: int, colour: str, bot: str = "random") -> None:
    """Sit down after so many entries of a golden record, in this seat, against bots."""
    me.come()
    record = GOLDEN / f"{name}.record"
    me.page.goto(branched(me, record, step=step, seat=load(record).seats.index(colour), bot=bot))
    me.wait_asked()


def sit_when(me: Window, name: str, offered: Callable[[list[str]], bool], bot: str = "random") -> None:
    """Sit down where words such as these were offered for the first time in a golden record, in the seat that
    was asked, against bots."""
    sit_at(me, name, *first(name, offered), bot=bot)


def first(name: str, offered: Callable[[list[str]], bool]) -> tuple[int, str]:
    """After how many entries somebody was offered words such as these, and who."""
    moment = find(name, lambda moment: offered(moment.offers()))
    return moment.step, load(GOLDEN / f"{name}.record").seats[moment.seat]
