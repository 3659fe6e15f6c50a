"""From the database into memory: a table is rebuilt by replay, every digest compared; what does not replay is
set aside."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.core.errors import PerihelionError, Unknown
from perihelion.records.shelf import Shelf
from perihelion.server.logs import log
from perihelion.server.store.rows import Event, Sheet, last_line, read_chat, read_events, read_sheet
from perihelion.server.store.writer import Writer
from perihelion.server.store.writes import execute, set_table
from perihelion.server.tables import starting
from perihelion.server.tables.eyes import open_eyes
from perihelion.server.tables.live import Broken, Live
from perihelion.server.tables.news import News, about
from perihelion.server.tables.room import Room
from perihelion.server.tables.tape import Tape

BREATH: Final = 40
"""After so many entries other tables get their turn."""


class Loader:
    """Reads tables, from nothing or what they have more than we know. The room's lock is held."""

    def __init__(self, engine: AsyncEngine, shelf: Shelf, writer: Writer) -> None:
        self.engine = engine
        self.shelf = shelf
        self.writer = writer

    async def load(self, room: Room) -> None:
        """Everything about a table, from nothing."""
        async with self.engine.connect() as connection:
            room.sheet = await read_sheet(connection, room.id)
            events = await read_events(connection, room.id)
            room.chat = await last_line(connection, room.id)
        room.live = None
        with suppress(Unknown):
            room.game = self.shelf.find(room.sheet.header.game)
        if room.sheet.header.status != "open":
            await self.rebuild(room, events)

    async def rebuild(self, room: Room, events: list[Event]) -> None:
        """The game from its events. A table that was set aside and replays again is taken up again."""
        header = room.sheet.header
        try:
            room.live = await replayed(self.shelf, room.sheet, events)
        except Broken as problem:
            await self.set_aside(room, str(problem))
            return
        if header.status == "broken":
            header.status, header.problem = "playing", ""
        status = header.status
        starting.mirror(room.sheet, room.live)
        if status != "over" and (header.status == "over" or status == "broken"):
            await self.note(room)

    async def set_aside(self, room: Room, problem: str) -> None:
        """Better no game than a wrong one."""
        log.error("table set aside", problem=problem)
        header = room.sheet.header
        room.live = None
        header.status, header.problem, header.due = "broken", problem, None
        await self.note(room)

    async def note(self, room: Room) -> None:
        await self.writer.alone(lambda connection: execute(connection, [set_table(room.sheet.header)]))

    async def catch_up(self, room: Room) -> News:
        """What came in since: seats, events, chat."""
        since = room.live.n if room.live else 0
        async with self.engine.connect() as connection:
            sheet = await read_sheet(connection, room.id)
            events = await read_events(connection, room.id, since)
            news = News(chat=await read_chat(connection, sheet, room.chat))
        before, room.sheet = room.sheet, sheet
        if room.live is None and sheet.header.status != "open":
            await self.rebuild(room, events)
            news.anew = True
        elif room.live is not None and events:
            await self.follow(room, room.live, events, news)
        news.about = about(before) != about(room.sheet)
        if news.chat:
            room.chat = news.chat[-1].number
        return news

    async def follow(self, room: Room, live: Live, events: list[Event], news: News) -> None:
        """Events that another process has stored."""
        tape = Tape(live, open_eyes(room), room.views)
        room.line.clear()
        try:
            for event in events:
                live.replay(event)
                tape.note()
        except Broken as problem:
            await self.set_aside(room, str(problem))
            return
        if live.undone > tape.since:
            news.anew = True
        else:
            news.tape = tape


async def replayed(shelf: Shelf, sheet: Sheet, events: list[Event]) -> Live:
    header = sheet.header
    live = empty(shelf, sheet)
    if live.table.digest() != header.first:
        raise Broken(f"the start gives position {live.table.digest()}, {header.first} was stored")
    for event in events:
        live.replay(event)
        if live.n % BREATH == 0:
            await asyncio.sleep(0)
    if live.n < header.last_n:
        raise Broken(f"entry {live.n + 1} is missing")
    return live


def empty(shelf: Shelf, sheet: Sheet) -> Live:
    """The game before its first entry."""
    header = sheet.header
    try:
        game = shelf.find(header.game)
        if game.rules.version != header.rules:
            raise Broken(
                f"begun under version {header.rules} of the rules, this server has version"
                f" {game.rules.version}"
            )
        return Live(game, len(sheet.seats), header.options, header.secret)
    except PerihelionError as error:
        raise Broken(str(error)) from error
