"""Tables that stand in the middle of a recorded game."""

from __future__ import annotations

import re

from browser.windows import Window, branched
from kit.golden import GOLDEN


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
