"""The tables that this process holds in memory, with the pages that look at them. The database has the truth
of all."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from perihelion.core.said import Said
from perihelion.records.shelf import Shelf
from perihelion.server.background import Background
from perihelion.server.logs import log
from perihelion.server.metrics import LIVE_TABLES
from perihelion.server.people.addresses import Addresses
from perihelion.server.settings import Settings
from perihelion.server.store.rows import read_sheet
from perihelion.server.store.writer import Writer
from perihelion.server.store.writes import execute, set_table
from perihelion.server.tables import clocks
from perihelion.server.tables.connections import GOING, GONE
from perihelion.server.tables.loading import Loader
from perihelion.server.tables.news import News
from perihelion.server.tables.outages import Heart
from perihelion.server.tables.room import Room
from perihelion.server.tables.standing import declines
from perihelion.server.wire.refusals import NotFound, NotNow, NotYours

KEPT: Final = 100
"""So many tables that nobody looks at stay in memory; those that nobody has touched for longest leave
first."""
LONGEST_ID: Final = 16
Result = TypeVar("Result")
Notify = Callable[[str, str, str, Said], Awaitable[None]]


async def set_clocks(connection: AsyncConnection, room: Room) -> tuple[float, float | None]:
    """Stop them or let them go on, unless another process has done it; when they began to run, and when the
    first runs out."""
    sheet = await read_sheet(connection, room.id, locked=True)
    if room.problem:
        sheet.header.due = None
    elif clocks.stands_still(sheet):
        clocks.go_on(sheet, time.time())
    await execute(connection, [set_table(sheet.header)])
    return sheet.header.moved, sheet.header.due


class Rooms:
    """All tables of this process."""

    def __init__(
        self,
        engine: AsyncEngine,
        shelf: Shelf,
        settings: Settings,
        publish: Callable[[str], None],
        notify: Notify,
    ) -> None:
        self.engine = engine
        self.shelf = shelf
        self.settings = settings
        self.publish = publish
        self.notify = notify
        self.writer = Writer(engine, settings.sync)
        self.heart = Heart(self.writer, self.came_back)
        self.addresses = Addresses()
        self.loader = Loader(engine, shelf)
        self.loaded: Callable[[Room], None]
        """Called when a table was read from nothing. `app.py` connects it and the next two with those who
        want to know."""
        self.changed: Callable[[Room, News], None]
        """Called when something at a table is new, whoever has stored it."""
        self.visited: Callable[[Room], None]
        """Called when a page has come to look at a table."""
        self.kept: OrderedDict[str, Room] = OrderedDict()
        self.background = Background()
        self.stopping = False

    def start(self) -> None:
        self.writer.start()

    async def stop(self) -> None:
        """Pages are sent away, what was begun is stored."""
        self.stopping = True
        for room in self.kept.values():
            for connection in room.connections:
                connection.close(GOING)
        await self.writer.stop()
        await self.background.stop()

    async def whole(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do it to its end, even when the asker hangs up: no table is left between two states."""
        return await asyncio.shield(self.background.run(work))

    @asynccontextmanager
    async def held(self, table: str, known_n: int = 0) -> AsyncIterator[Room]:
        """The table with this id, read from the database if need be, for whoever holds its lock. Whoever was
        told of an event gets nothing older."""
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
            raise NotFound(Said("there is no such table"))
        while True:
            room = self.kept.get(table) or self.kept.setdefault(table, Room(table))
            async with room.lock:
                # While we waited for the lock, the table may have been removed or put out of memory.
                if self.kept.get(table) is room:
                    self.kept.move_to_end(table)
                    await self.load(room)
                    await self.keep_up(room, known_n)
                    await self.keep_time(room)
                    yield room
                    return

    async def load(self, room: Room) -> None:
        """Read all of it, unless it is here. Its lock is held."""
        if room.loaded:
            return
        room.silences = self.heart.silences
        try:
            await self.loader.load(room)
        except NotFound:
            self.forget(room)
            raise
        await self.mind_clocks(room)
        room.loaded = True
        room.line.clear()
        self.make_place()
        self.loaded(room)

    async def keep_up(self, room: Room, known_n: int) -> None:
        """Another process may have stored this event, and the word of it be on its way. Its lock is held."""
        if known_n > (room.live.n if room.live else 0):
            await self.look_up(room)

    async def sure(self, room: Room, check: Callable[[], Result]) -> Result:
        """Another process may have given a seat or begun the game a moment ago: nobody is refused before that
        was looked up. The room's lock is held."""
        try:
            return check()
        except (NotYours, NotNow):
            await self.look_up(room)
            await self.keep_time(room)
            return check()

    async def keep_time(self, room: Room) -> None:
        """After a silence of this process nobody acts by clocks that were read before it. Its lock is
        held."""
        while self.heart.silent(time.time()) or room.silences != self.heart.silences:
            await self.heart.awake()
            silences = self.heart.silences
            await self.look_up(room)
            room.silences = silences

    def came_back(self, tables: list[str]) -> None:
        """After a silence: these tables' clocks were set forward, and others may have changed any."""
        for table in tables:
            self.publish(table)
        self.background.run(self.look_again())

    async def look_up(self, room: Room) -> None:
        """What is stored now, for somebody who asks. Its lock is held."""
        await self.refresh(room)
        if self.kept.get(room.id) is not room:
            raise NotFound(Said("there is no such table"))

    def make_place(self) -> None:
        if len(self.kept) > KEPT:
            idle = [room for room in self.kept.values() if room.idle()]
            for room in idle[: max(0, len(idle) - KEPT)]:
                self.forget(room)
        LIVE_TABLES.set(len(self.kept))

    def forget(self, room: Room) -> None:
        self.kept.pop(room.id, None)
        for connection in room.connections:
            connection.close(GONE)

    async def heard(self, table: str) -> None:
        """Another process has changed this table."""
        if table in self.kept:
            async with self.held(table) as room:
                await self.refresh(room)

    async def look_again(self) -> None:
        """Other processes may have changed any table without our hearing of it."""
        for room in list(self.kept.values()):
            if room.idle():
                self.forget(room)
                continue
            try:
                await self.heard(room.id)
            except Exception:
                # One table that cannot be read must not keep the others from it.
                log.exception("fault", where="look again")

    async def refresh(self, room: Room) -> None:
        """Take over what the database knows more than we. Its lock is held."""
        try:
            news = await self.loader.catch_up(room)
        except NotFound:
            self.forget(room)
            return
        await self.mind_clocks(room)
        self.changed(room, news)

    async def mind_clocks(self, room: Room) -> None:
        """The clocks of a game that cannot be opened stand still, and go on when it is opened again. Its lock
        is held."""
        header = room.sheet.header
        if header.status != "playing" or room.still == bool(room.problem):
            return
        if room.still or header.due is not None:
            header.moved, header.due = await self.writer.alone(lambda at: set_clocks(at, room))
            room.still = bool(room.problem)

    async def reload(self, room: Room) -> None:
        """Forget what we thought and read everything anew. Its lock is held."""
        room.loaded = False
        await self.load(room)

    async def revise(self, room: Room, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Change what is stored about a table in a transaction that reads first, and take it over. Its lock
        is held."""
        result = await self.writer.alone(work)
        await self.refresh(room)
        self.publish(room.id)
        return result

    def stored(self, room: Room, news: News, before: list[int]) -> None:
        """We have stored this of the game: everybody is told. `before` are the seats that were waited for."""
        self.changed(room, news)
        self.publish(room.id)
        self.call(room, before)

    def call(self, room: Room, before: list[int]) -> None:
        """Tell people who are away that the game has begun to wait for them. What fell needs to be said only
        once: where somebody is here who can say it, nobody is called."""
        sheet, here = room.sheet, room.here()
        throwers = {sheet.person_at(seat) for seat in sheet.header.throwers}
        if throwers & here:
            return
        said = Said("Say what you have thrown or drawn.") if throwers else Said("It is your turn.")
        for seat in sheet.header.awaited():
            person = sheet.person_at(seat)
            declining = room.live is not None and declines(sheet, room.live, seat)
            if seat not in before and person and person not in here and not declining:
                self.background.run(self.tell_absent(room, person, said))

    async def tell_absent(self, room: Room, person: str, said: Said) -> None:
        try:
            await self.notify(person, room.id, room.sheet.header.name, said)
        except Exception:
            log.exception("fault", where="notify")
