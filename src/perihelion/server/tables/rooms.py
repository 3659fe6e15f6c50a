"""The tables that this process holds in memory, with the pages that look at them. The database has the truth
of all."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.core.game import Game
from perihelion.records.shelf import Shelf
from perihelion.server.logs import log
from perihelion.server.metrics import LIVE_TABLES
from perihelion.server.play import pushing
from perihelion.server.settings import Settings
from perihelion.server.store.rows import Sheet
from perihelion.server.store.writer import Writer
from perihelion.server.tables import loading, sweeping
from perihelion.server.tables.connections import GOING, GONE, Connection
from perihelion.server.tables.live import Live
from perihelion.server.thinking import seats
from perihelion.server.thinking.pool import Here, Pool, Shared, Thinker
from perihelion.server.wire.refusals import NotFound

KEPT: Final = 1000
"""So many tables stay in memory; those that nobody has touched for longest leave first."""
LONGEST_ID: Final = 16
Result = TypeVar("Result")
Notify = Callable[[str, str, str, str], Awaitable[None]]


class Room:
    """One table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        self.sheet: Sheet
        self.game: Game | None = None
        """Nothing if the game is not on this shelf."""
        self.live: Live | None = None
        """The game; nothing while the table waits for players or is set aside."""
        self.connections: list[Connection] = []
        self.views: dict[int, Any] = {}
        """What each pair of eyes among the connections saw last."""
        self.chat = 0
        """The last line that was told."""
        self.thinking: asyncio.Task[None] | None = None
        self.line: list[int] = []
        """What the bot that thought last will say next, if nothing comes between."""

    def here(self) -> set[str]:
        """Who has this table on the screen."""
        return {connection.person.id for connection in self.connections}

    def idle(self) -> bool:
        return not (self.connections or self.thinking or self.lock.locked())


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
        self.writer = Writer(engine)
        self.pool = Pool(settings.bots, settings.bot_seconds)
        self.thinker: Thinker = Shared(self.pool, settings.redis) if settings.redis else Here(self.pool)
        self.kept: OrderedDict[str, Room] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.hinting: set[tuple[str, int]] = set()
        """Tables and seats for which a hint is being thought out."""
        self.stopping = False

    async def start(self) -> None:
        self.writer.start()
        await self.thinker.start()
        self.run(sweeping.sweep_for_ever(self))

    async def stop(self) -> None:
        """Pages are sent away, what was begun is stored, bots end."""
        self.stopping = True
        for room in self.kept.values():
            for connection in room.connections:
                connection.close(GOING)
        await self.writer.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinker.stop()

    def run(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Something that goes on whether or not the asker waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do it to its end, even when the asker hangs up: no table is left between two states."""
        return await asyncio.shield(self.run(work))

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Room]:
        """The table with this id, read from the database if need be, for whoever holds its lock."""
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
            raise NotFound("there is no such table")
        while True:
            room = self.kept.setdefault(table, Room(table))
            async with room.lock:
                # While we waited for the lock, the table may have been removed or put out of memory.
                if self.kept.get(table) is room:
                    self.kept.move_to_end(table)
                    await self.load(room)
                    yield room
                    return

    async def load(self, room: Room) -> None:
        """Read all of it, unless it is here. Its lock is held."""
        if room.loaded:
            return
        try:
            await loading.load(self, room)
        except NotFound:
            self.forget(room)
            raise
        room.loaded = True
        room.line.clear()
        # Pages that are here have seen something that was not stored, or not seen what was.
        pushing.check_eyes(room)
        pushing.frames(room)
        pushing.infos(room)
        self.make_place()
        seats.wake(self, room)

    def make_place(self) -> None:
        if len(self.kept) > KEPT:
            for room in [room for room in self.kept.values() if room.idle()][: len(self.kept) - KEPT]:
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
            else:
                await self.heard(room.id)

    async def refresh(self, room: Room) -> None:
        """Take over what the database knows more than we, and tell the pages. Its lock is held."""
        try:
            await loading.catch_up(self, room)
        except NotFound:
            self.forget(room)
            return
        seats.wake(self, room)

    async def reload(self, room: Room) -> None:
        """Forget what we thought and read everything anew. Its lock is held."""
        room.loaded = False
        await self.load(room)

    def changed(self, room: Room, before: list[int]) -> None:
        """Something was stored: the other processes, the bots and people who are away are told."""
        self.publish(room.id)
        seats.wake(self, room)
        for seat in room.sheet.header.waiting:
            row = room.sheet.seats[seat]
            if seat not in before and row.kind == "person" and row.person and row.person not in room.here():
                self.run(self.tell_absent(room, row.person))

    async def tell_absent(self, room: Room, person: str) -> None:
        try:
            await self.notify(person, room.id, room.sheet.header.name, "It is your turn.")
        except Exception:
            log.exception("fault", where="notify")
