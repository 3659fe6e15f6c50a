"""Hints: a seat that is asked may ask back what a strong player would say, at tables that allow it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import structs

from perihelion.core.said import Said
from perihelion.server.people.identity import Person
from perihelion.server.play import choosing, pushing
from perihelion.server.play.reasons import considered
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking.line import Whose
from perihelion.server.thinking.pool import Pool
from perihelion.server.thinking.seats import thought
from perihelion.server.thinking.thinkers import attempted
from perihelion.server.thinking.why import why_first
from perihelion.server.thinking.worker import Answer
from perihelion.server.wire.analysis import Hint, HintRequest
from perihelion.server.wire.refusals import NotNow

NO_HINT: Final = Said("No hint came in time. You may ask again.")


class Hints:
    """The hints that are being thought out in this process."""

    def __init__(self, rooms: Rooms, pool: Pool) -> None:
        self.rooms = rooms
        self.pool = pool
        self.begun: set[tuple[str, int]] = set()
        """Tables and seats."""

    async def hint(self, person: Person, table: str, asked: HintRequest) -> Hint:
        """The table goes on while somebody thinks about it; a hint that comes too late is answered with how
        things stand."""
        async with self.rooms.held(table, asked.n) as room:
            await self.rooms.sure(room, lambda: choosing.own_game(room, person, asked.seat))
            checked(room, person, asked)
        whose = Whose(self.rooms.addresses.of(person.id), person.id, table)
        with self.only_one(table, asked.seat):
            async with self.pool.line.place(whose):
                answer = await self.thought_out(person, table, asked)
        async with self.rooms.held(table) as room:
            checked(room, person, asked)
        if answer is None:
            raise NotNow(NO_HINT)
        lines = [considered(room.game, tried) for tried in answer.tried]
        why = why_first(room.game, asked.seat, answer.tried)
        return Hint(asked.n, answer.line[0], answer.simulations, lines, why)

    async def thought_out(self, person: Person, table: str, asked: HintRequest) -> Answer | None:
        """Whatever happened while the question waited has answered it; else somebody thinks about it now."""
        rooms = self.rooms
        async with rooms.held(table, asked.n) as room:
            live = checked(room, person, asked)
            told = thought(rooms.shelf, room, live, asked.seat, rooms.settings.hint, "hint")
            told = structs.replace(told, why=True)
            offered = live.table.offers(asked.seat)
        return await attempted(self.pool, told, offered)

    @contextmanager
    def only_one(self, table: str, seat: int) -> Iterator[None]:
        """Whoever asks again while somebody thinks would only make all others wait."""
        if (table, seat) in self.begun:
            raise NotNow(Said("Your hint is being thought out. Wait for it."))
        self.begun.add((table, seat))
        try:
            yield
        finally:
            self.begun.remove((table, seat))


def checked(room: Room, person: Person, asked: HintRequest) -> Live:
    """The game, if this person may have a hint for this question now."""
    live = choosing.own_game(room, person, asked.seat)
    if not room.sheet.header.hints:
        raise NotNow(Said("This table allows no hints."))
    choosing.check_n(room, live, asked.seat, asked.n)
    if asked.seat not in live.table.waiting():
        raise NotNow(
            Said("It is not your turn: there is nothing to hint at."),
            present=pushing.present(room, asked.seat),
        )
    return live
