"""Tables that stand in the middle of a recorded game."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser.windows import Window, branched
from kit.golden import GOLDEN
from perihelion.games import SHELF
from perihelion.records.record import load, open_table, say


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
    seats = re.findall("^seats: (.*)$", record.read_text(encoding="utf-8"), re.MULTILINE)[0].split(", ")
    me.page.goto(branched(me, record, step=step, seat=seats.index(colour), bot=bot))
    me.wait_asked()


def sit_when(me: Window, name: str, asked: Callable[[list[str]], bool], bot: str = "random") -> None:
    """Sit down where words such as these were offered for the first time in a golden record, in the seat that
    was asked, against bots."""
    sit_at(me, name, *first(name, asked), bot=bot)


def first(name: str, asked: Callable[[list[str]], bool]) -> tuple[int, str]:
    """After how many entries somebody was offered words such as these, and who."""
    record = load(GOLDEN / f"{name}.record")
    table = open_table(record, SHELF)
    for step in range(len(record.lines)):
        for seat in table.waiting():
            if asked([table.game.rules.words.text(word) for word in table.offers(seat)]):
                return step, record.seats[seat]
        say(record, table, step)
    raise AssertionError(f"{name}: nobody was offered such words")
