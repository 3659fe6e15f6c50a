"""From the database into memory: a table is rebuilt by replay, every digest compared. What does not replay is
not shown, and nothing that is stored of it changes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.records.shelf import Shelf
from perihelion.server.logs import log
from perihelion.server.store.rows import (
    Event,
    Header,
    Sheet,
    last_line,
    read_chat,
    read_events,
    read_sheet,
    settled,
)
from perihelion.server.tables import clocks, starting
from perihelion.server.tables.eyes import open_eyes
from perihelion.server.tables.live import Broken, Live, missing
from perihelion.server.tables.news import News, about
from perihelion.server.tables.room import Room
from perihelion.server.tables.standing import changed
from perihelion.server.tables.tape import Tape

DAMAGED: Final = Said("its rules are damaged")
BREATH: Final = 40
"""After so many entries other tables get their turn."""


class Loader:
    """Reads tables, from nothing or what they have more than we know. The room's lock is held."""

    def __init__(self, engine: AsyncEngine, shelf: Shelf) -> None:
        self.engine = engine
        self.shelf = shelf

    async def load(self, room: Room) -> None:
        """Everything about a table, from nothing."""
        async with self.engine.connect() as connection:
            room.sheet = await read_sheet(connection, room.id)
            events = await read_events(connection, room.id)
            room.chat = await last_line(connection, room.id)
        room.still = clocks.stands_still(room.sheet)
        room.live, room.problem = None, NOTHING_SAID
        room.game = self.named(room.sheet.header)
        if room.sheet.header.status != "open":
            await self.rebuild(room, events)

    def named(self, header: Header) -> Game | None:
        """The game under the rules of the table; where those are missing today's, for title and colours."""
        with suppress(PerihelionError):
            return self.shelf.edition(header.game, header.rules)
        with suppress(PerihelionError):
            return self.shelf.find(header.game)
        return None

    async def rebuild(self, room: Room, events: list[Event]) -> None:
        """The game from its events."""
        try:
            room.live = await replayed(self.shelf, room.sheet, events)
            starting.mirror(room.sheet, room.live)
            room.problem = NOTHING_SAID
        except Broken as problem:
            self.set_aside(room, problem.said, problem.__cause__)
        except Exception as fault:
            self.set_aside(room, DAMAGED, fault)

    def set_aside(self, room: Room, problem: Said, fault: BaseException | None) -> None:
        """Better no game than a wrong one. Whoever runs the server can read where it went wrong."""
        log.error("table cannot be opened", table=room.id, problem=str(problem), exc_info=fault)
        room.live, room.problem = None, problem

    async def catch_up(self, room: Room) -> News:
        """What came in since: seats, events, chat."""
        since = room.live.n if room.live else 0
        async with self.engine.connect() as connection:
            sheet = await read_sheet(connection, room.id)
            events = await read_events(connection, room.id, since)
            news = News(chat=await read_chat(connection, sheet, room.chat))
        before, room.sheet, room.still = room.sheet, sheet, clocks.stands_still(sheet)
        if room.live is None and sheet.header.status != "open":
            await self.rebuild(room, events)
            news.anew = True
        elif room.live is not None and events:
            await self.follow(room, room.live, events, news)
        news.about = about(before) != about(room.sheet)
        news.standing = changed(before, room.sheet)
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
        except Broken:
            # What we had in memory may be what is wrong: only what is stored counts.
            await self.load(room)
            news.anew = True
            return
        if live.undone > tape.since:
            news.anew = True
        else:
            news.tape = tape


async def replayed(shelf: Shelf, sheet: Sheet, events: list[Event]) -> Live:
    header = sheet.header
    live = empty(shelf, sheet)
    if live.table.digest() != header.first:
        raise Broken(
            Said(
                "the start gives position {made}, {stored} was stored",
                made=live.table.digest(),
                stored=header.first,
            )
        )
    for event in settled(events):
        live.replay(event)
        if live.n % BREATH == 0:
            await asyncio.sleep(0)
    if live.n < header.last_n:
        raise missing(live.n + 1)
    return live


def empty(shelf: Shelf, sheet: Sheet) -> Live:
    """The game before its first entry."""
    header = sheet.header
    try:
        game = shelf.edition(header.game, header.rules)
        return Live(game, len(sheet.seats), header.options, header.seed())
    except PerihelionError as error:
        raise Broken(error.said) from error
    except Exception as error:
        raise Broken(DAMAGED) from error
