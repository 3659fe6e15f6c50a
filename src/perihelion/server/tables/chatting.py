"""What people say to each other at a table."""

from __future__ import annotations

import time

from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.said import Said
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import last_line, read_chat, read_sheet
from perihelion.server.store.writes import ADD_CHAT, execute
from perihelion.server.tables.eyes import check_inside
from perihelion.server.tables.naming import printable
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.game import Accepted, Chat, Say
from perihelion.server.wire.refusals import BadInput
from perihelion.server.wire.tables import ChatLine

SHOWN = 200
"""So many of the last lines are shown."""


async def last_lines(rooms: Rooms, room: Room) -> list[ChatLine]:
    async with rooms.engine.connect() as connection:
        last = await last_line(connection, room.id)
        return await read_chat(connection, room.sheet, max(0, last - SHOWN))


async def read(rooms: Rooms, person: Person, table: str) -> Chat:
    async with rooms.held(table) as room:
        await rooms.sure(room, lambda: check_inside(room.sheet, person))
        return Chat(await last_lines(rooms, room))


async def say(rooms: Rooms, person: Person, table: str, said: Say) -> Accepted:
    text = printable(said.text)
    if not text:
        raise BadInput(Said("There is nothing to say."))
    async with rooms.held(table) as room:
        await rooms.sure(room, lambda: check_inside(room.sheet, person))
        number = await rooms.revise(room, lambda connection: write(connection, table, person, text))
        return Accepted(number)


async def write(connection: AsyncConnection, table: str, person: Person, text: str) -> int:
    """The line gets the next number; the table is locked, so that two processes do not give the same one."""
    await read_sheet(connection, table, locked=True)
    number = await last_line(connection, table) + 1
    row = {"table": table, "number": number, "person": person.id, "text": text, "at": time.time()}
    await execute(connection, [(ADD_CHAT, [row])])
    return number
