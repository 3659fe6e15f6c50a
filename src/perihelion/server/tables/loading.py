"""From the database into memory: a table is rebuilt by replay, every digest compared; what does not replay is
set aside."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from perihelion.core.errors import PerihelionError, Unknown
from perihelion.server.logs import log
from perihelion.server.play import pushing
from perihelion.server.store.rows import Event, Sheet, last_line, read_chat, read_events, read_sheet
from perihelion.server.store.writes import execute, set_table
from perihelion.server.tables import starting
from perihelion.server.tables.live import Broken, Live
from perihelion.server.tables.tape import Tape
from perihelion.server.wire.tables import ChatLine

if TYPE_CHECKING:
    from perihelion.records.shelf import Shelf
    from perihelion.server.tables.rooms import Room, Rooms

BREATH = 40
"""After so many entries other tables get their turn."""


async def load(rooms: Rooms, room: Room) -> None:
    """Everything about a table, from nothing."""
    async with rooms.engine.connect() as connection:
        room.sheet = await read_sheet(connection, room.id)
        events = await read_events(connection, room.id)
        room.chat = await last_line(connection, room.id)
    room.live = None
    with suppress(Unknown):
        room.game = rooms.shelf.find(room.sheet.header.game)
    if room.sheet.header.status != "open":
        await rebuild(rooms, room, events)


async def rebuild(rooms: Rooms, room: Room, events: list[Event]) -> None:
    """The game from its events. A table that was set aside and replays again is taken up again."""
    header = room.sheet.header
    try:
        room.live = await replayed(rooms.shelf, room.sheet, events)
    except Broken as problem:
        await set_aside(rooms, room, str(problem))
        return
    if header.status == "broken":
        header.status, header.problem = "playing", ""
    status = header.status
    starting.mirror(room.sheet, room.live)
    if status != "over" and (header.status == "over" or status == "broken"):
        await note(rooms, room)


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


async def set_aside(rooms: Rooms, room: Room, problem: str) -> None:
    """Better no game than a wrong one."""
    log.error("table set aside", problem=problem)
    header = room.sheet.header
    room.live = None
    header.status, header.problem, header.due = "broken", problem, None
    await note(rooms, room)


async def note(rooms: Rooms, room: Room) -> None:
    await rooms.writer.alone(lambda connection: execute(connection, [set_table(room.sheet.header)]))


async def catch_up(rooms: Rooms, room: Room) -> None:
    """What came in since, seats, events, chat; the pages are told of it."""
    since = room.live.n if room.live else 0
    async with rooms.engine.connect() as connection:
        sheet = await read_sheet(connection, room.id)
        events = await read_events(connection, room.id, since)
        chat = await read_chat(connection, sheet, room.chat)
    before, room.sheet = room.sheet, sheet
    pushing.check_eyes(room)
    if room.live is None and sheet.header.status != "open":
        await rebuild(rooms, room, events)
        pushing.frames(room)
    elif room.live is not None and events:
        await follow(rooms, room, room.live, events)
    if about(before) != about(room.sheet):
        pushing.infos(room)
    tell_chat(room, chat)


def about(sheet: Sheet) -> list[Any]:
    """What people see of a table besides its game: when it changes, they are told."""
    header = sheet.header
    seats = [(row.kind, row.person, row.bot, row.name) for row in sheet.seats]
    return [header.status, header.problem, header.owner, header.rematch, sheet.requests, seats]


async def follow(rooms: Rooms, room: Room, live: Live, events: list[Event]) -> None:
    """Events that another process has stored."""
    since = live.n
    tape = Tape(live, pushing.eyes(room), room.views)
    room.line.clear()
    try:
        for event in events:
            live.replay(event)
            tape.note()
    except Broken as problem:
        await set_aside(rooms, room, str(problem))
        return
    if live.undone > since:
        pushing.frames(room)
    else:
        pushing.steps(room, tape, since)


def tell_chat(room: Room, chat: list[ChatLine]) -> None:
    if chat:
        room.chat = chat[-1].number
        pushing.chat(room, chat)
