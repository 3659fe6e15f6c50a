"""Standing answers: the moments of a game at which a person never wants to be asked. Nobody else is told of
them; what is said for a seat is an entry like any other. And idle questions, which nobody needs to be asked
who plays with bots alone, or has nothing to hide."""

from __future__ import annotations

from perihelion.core.game import SPECTATOR
from perihelion.core.steps import Ask
from perihelion.server.store.rows import Sheet
from perihelion.server.tables.live import Live

Answer = tuple[int, int]
"""A seat, and the word that is said for it."""


def standing_of(sheet: Sheet, eyes: int) -> list[int]:
    """The moments of one's own seat, while the game is played: afterwards everybody looks through all
    eyes."""
    return sheet.seats[eyes].standing if eyes != SPECTATOR and sheet.header.status == "playing" else []


def declined(sheet: Sheet, live: Live, only: int | None = None) -> Answer | None:
    """A seat that is asked and does not want to be, or this one, and what is said for it."""
    rows = [row for row in sheet.seats if row.kind == "person" and only in (None, row.seat)]
    wanted = {row.seat: row.standing for row in rows if row.standing}
    found = live.table.declined(wanted) if wanted and not live.early else None
    return found or idle(sheet, live)


def idle(sheet: Sheet, live: Live) -> Answer | None:
    """Who loses nothing by declining here, unless the question was taken back to: a person among bots, and
    among people whoever has nothing to hide. Else everybody is asked: who is not would betray a hand."""
    people = [row.seat for row in sheet.seats if row.kind != "bot"]
    asked, s = live.table.waiting(), live.table.state
    step = s.agenda[-1] if s.agenda else None
    # Former rules have questions of another kind: they are all asked.
    if not isinstance(step, Ask) or len(asked) != 1 or asked[0] not in people or live.taken_to == live.step:
        return None
    seat = asked[0]
    if (len(people) == 1 or step.openly(s, seat)) and step.idle(s, seat):
        return seat, step.declining(s, seat)
    return None


def declines(sheet: Sheet, live: Live, seat: int) -> bool:
    """Whether this seat is asked and does not want to be."""
    return declined(sheet, live, seat) is not None


def changed(before: Sheet, after: Sheet) -> set[int]:
    """The seats whose standing answers are others."""
    pairs = zip(before.seats, after.seats, strict=False)
    return {row.seat for old, row in pairs if old.standing != row.standing}
