"""From a set of seats to a game being played: the first events of a table, fresh or with another game's first
steps."""

from __future__ import annotations

from perihelion.core.game import Game
from perihelion.core.said import Said, finished
from perihelion.records.opening import place_of, sides_of
from perihelion.server.store.rows import Event, Sheet, Told
from perihelion.server.store.sayings import kept
from perihelion.server.tables import clocks
from perihelion.server.tables.live import Live, outcomes
from perihelion.server.tables.thrown import throwers
from perihelion.server.wire.tables import SideInfo

Spoken = tuple[int, int]
"""Who spoke, and which word."""


def begin(sheet: Sheet, game: Game, now: float, said: list[Spoken]) -> tuple[Live, list[Event]]:
    """The game begins with what was said before; the sheet tells of it, the events are to be stored."""
    header = sheet.header
    live = Live(game, len(sheet.seats), header.options, header.seed())
    header.first = live.table.digest()
    events = [live.say(who, word, now) for who, word in said]
    if header.status != "over":
        events += outcomes(live, now)
        header.status = "playing"
    clocks.wind(sheet)
    header.moved = now
    mirror(sheet, live)
    return live, events


def mirror(sheet: Sheet, live: Live) -> None:
    """The header tells how the game stands."""
    header = sheet.header
    header.last_n = live.n
    header.waiting = live.table.waiting()
    header.throwers = throwers(sheet, live)
    if live.table.over():
        header.status, header.result = "over", sides(live)
    header.due = clocks.due(sheet)
    tell(sheet, live)


def tell(sheet: Sheet, live: Live) -> None:
    """The header tells people how far the game is and what they are asked, as they may know it."""
    header = sheet.header
    if header.status != "playing":
        header.told = Told()
        return
    seats = [seat for seat in header.waiting if sheet.seats[seat].kind == "person"]
    place = place_of(live.table)
    asked = {seat: kept(live.asked(seat).question.said) for seat in seats}
    header.told = Told(kept(place) if place else None, asked)


def label(name: Said | str) -> Said:
    """What a part of a score is called; former rules have finished it."""
    return name if isinstance(name, Said) else finished(name)


def sides(live: Live) -> list[SideInfo]:
    return [
        SideInfo(
            Said(side.name),
            side.score,
            side.won,
            [(label(name), points) for name, points in side.parts],
            side.place,
        )
        for side in sides_of(live.table)
    ]
