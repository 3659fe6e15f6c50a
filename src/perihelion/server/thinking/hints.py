"""Hints: a seat that is asked may ask back what a strong player would say, at tables that allow it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from perihelion.server.people.identity import Person
from perihelion.server.play import choosing, pushing
from perihelion.server.tables.live import Live
from perihelion.server.thinking import seats
from perihelion.server.thinking.pool import attempted
from perihelion.server.wire.analysis import Hint, HintRequest
from perihelion.server.wire.refusals import NotNow

if TYPE_CHECKING:
    from perihelion.server.tables.rooms import Room, Rooms

NO_HINT = "No hint came in time. You may ask again."


async def hint(rooms: Rooms, person: Person, table: str, asked: HintRequest) -> Hint:
    """The table goes on while somebody thinks about it; a hint that comes too late is answered with how
    things stand."""
    async with rooms.held(table) as room:
        live = checked(room, person, asked)
        told = seats.thought(rooms, room, live, asked.seat, rooms.settings.hint, "hint")
        offered = live.table.offers(asked.seat)
    with only_one(rooms, table, asked.seat):
        answer = await attempted(rooms.thinker, told, f"{table}:{asked.n}:hint {asked.seat}", offered)
    async with rooms.held(table) as room:
        checked(room, person, asked)
    if answer is None:
        raise NotNow(NO_HINT)
    return Hint(asked.n, answer.line[0], answer.simulations, answer.considered)


def checked(room: Room, person: Person, asked: HintRequest) -> Live:
    """The game, if this person may have a hint for this question now."""
    live = choosing.playing(room)
    choosing.check_seat(room, person, asked.seat)
    if not room.sheet.header.hints:
        raise NotNow("This table allows no hints.")
    choosing.check_n(room, live, asked.seat, asked.n)
    if asked.seat not in live.table.waiting():
        raise NotNow(
            "It is not your turn: there is nothing to hint at.", present=pushing.present(room, asked.seat)
        )
    return live


@contextmanager
def only_one(rooms: Rooms, table: str, seat: int) -> Iterator[None]:
    """Whoever asks again while somebody thinks would only make all others wait."""
    if (table, seat) in rooms.hinting:
        raise NotNow("Your hint is being thought out. Wait for it.")
    rooms.hinting.add((table, seat))
    try:
        yield
    finally:
        rooms.hinting.remove((table, seat))
