"""Every few seconds: tables that wait for a bot or for a standing answer whose process died, and clocks that
have run out. A table that nobody sits at is looked at only where somebody watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import msgspec
from sqlalchemy import bindparam, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.logs import log
from perihelion.server.store.rows import read_sheet
from perihelion.server.store.schema import SEATS, TABLES
from perihelion.server.store.writes import execute, set_seats, set_table
from perihelion.server.tables import clocks
from perihelion.server.tables.opponents import SUBSTITUTE
from perihelion.server.tables.outages import credit
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.tables.standing import declined

PERIOD = 2.0
IDLE = 5.0
"""A table that waits for a bot or for a standing answer so long was forgotten by whoever was to speak."""
LATE = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.due <= bindparam("now"))
SITTERS = SEATS.alias("sitters")
FORGOTTEN = (
    select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat, SEATS.c.kind)
    .join_from(TABLES, SEATS, SEATS.c.table == TABLES.c.id)
    .where(
        TABLES.c.status == "playing",
        TABLES.c.moved < bindparam("before"),
        or_(SEATS.c.kind == "bot", SEATS.c.standing != "[]"),
        TABLES.c.waiting != "[]",
        exists().where(SITTERS.c.table == TABLES.c.id, SITTERS.c.person.is_not(None)),
    )
)


async def sweep_for_ever(rooms: Rooms) -> None:
    while True:
        try:
            await sweep(rooms)
        except Exception:
            log.exception("fault", where="sweep")
        await asyncio.sleep(PERIOD)


async def sweep(rooms: Rooms) -> None:
    now = time.time()
    async with rooms.engine.connect() as connection:
        late = [row.id for row in await connection.execute(LATE, {"now": now})]
        rows = (await connection.execute(FORGOTTEN, {"before": now - IDLE - rooms.settings.bot_pause})).all()
    for table in late:
        await tried(ring(rooms, table))
    waiting = {
        row.id
        for row in rows
        if row.seat in msgspec.json.decode(row.waiting) and (row.kind == "bot" or not minded(rooms, row.id))
    }
    for table in waiting | {room.id for room in rooms.kept.values() if forgotten(room)}:
        await tried(take_up(rooms, table))


def forgotten(room: Room) -> bool:
    """Whether somebody watches it here, and nobody thinks for a bot that it waits for."""
    if not room.connections or room.thinking is not None or room.live is None:
        return False
    seats = room.sheet.seats
    return any(seats[seat].kind == "bot" for seat in room.sheet.header.waiting)


def minded(rooms: Rooms, table: str) -> bool:
    """Whether we know that nobody is asked there who does not want to be, or that an answer is on its way."""
    room = rooms.kept.get(table)
    if room is None or not room.loaded or room.live is None:
        return False
    return room.declining is not None or declined(room.sheet, room.live) is None


async def tried(work: Awaitable[None]) -> None:
    """A table that cannot be helped must not keep the others from it."""
    try:
        await work
    except Exception:
        log.exception("fault", where="sweep")


async def take_up(rooms: Rooms, table: str) -> None:
    """Whoever hears of it here may find a bot that is waited for."""
    async with rooms.held(table) as room:
        await rooms.refresh(room)


async def ring(rooms: Rooms, table: str) -> None:
    """A clock has run out; but nobody loses a seat at a table that cannot be opened."""
    async with rooms.held(table) as room:
        if room.problem:
            return
        await rooms.revise(room, lambda connection: run_out(connection, room))


async def run_out(connection: AsyncConnection, room: Room) -> None:
    """Only if it still is so: another process may have seen it first, or nobody could have answered."""
    await credit(connection, now := time.time())
    sheet = await read_sheet(connection, room.id, locked=True)
    if sheet.header.status != "playing" or sheet.header.due is None or sheet.header.due > now:
        return
    clocks.run_out(sheet, now, SUBSTITUTE)
    await execute(connection, [set_table(sheet.header), set_seats(room.id, sheet.seats)])
