"""What is stored of an analysis: its finished parts, and as part -1 a note on how it is made and how it
goes."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from perihelion.analysis.parts import METHOD, Depth, Part
from perihelion.server.store.rows import PLACE
from perihelion.server.store.schema import ANALYSES
from perihelion.server.store.writer import Writer

NOTE: Final = -1
HERE = ANALYSES.c.table == PLACE
READ_NUMBERS = select(ANALYSES.c.part).where(HERE, ANALYSES.c.part > NOTE)
READ_PARTS = select(ANALYSES.c.data).where(HERE, ANALYSES.c.part > NOTE)
READ_NOTE = select(ANALYSES.c.data).where(HERE, ANALYSES.c.part == NOTE)
ADD = insert(ANALYSES)
SET_NOTE = update(ANALYSES).where(HERE, ANALYSES.c.part == NOTE).values(data=bindparam("note"))
DROP = delete(ANALYSES).where(HERE)


class Note(msgspec.Struct, frozen=True):
    """How an analysis is made, so that whoever goes on with it makes the same; and when somebody was last at
    work on it."""

    method: int
    depth: Depth
    at: float
    problem: str = ""


async def read_note(engine: AsyncEngine, table: str) -> Note | None:
    """The note of the analysis; nothing if there is none, or one that was made by another method."""
    async with engine.connect() as connection:
        row = (await connection.execute(READ_NOTE, {"place": table})).first()
    note = None if row is None else msgspec.json.decode(row.data, type=Note)
    return note if note is not None and note.method == METHOD else None


async def read_numbers(engine: AsyncEngine, table: str) -> set[int]:
    """Which parts are done."""
    async with engine.connect() as connection:
        return {row.part for row in await connection.execute(READ_NUMBERS, {"place": table})}


async def read_parts(engine: AsyncEngine, table: str) -> list[Part]:
    async with engine.connect() as connection:
        rows = await connection.execute(READ_PARTS, {"place": table})
        return [msgspec.json.decode(row.data, type=Part) for row in rows]


async def add_part(writer: Writer, table: str, part: Part) -> None:
    """Store a part. Whoever worked out the same one sooner has stored the same."""
    try:
        await writer.alone(lambda connection: add(connection, table, part.number, part))
    except IntegrityError:
        return


async def add(connection: AsyncConnection, table: str, number: int, thing: Part | Note) -> None:
    await connection.execute(
        ADD, {"table": table, "part": number, "data": msgspec.json.encode(thing).decode()}
    )


async def set_note(writer: Writer, table: str, note: Note) -> None:
    told = {"place": table, "note": msgspec.json.encode(note).decode()}

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(SET_NOTE, told)

    await writer.alone(work)


async def begin(writer: Writer, table: str, note: Note) -> None:
    """An analysis from nothing; what another method has left is thrown away."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(DROP, {"place": table})
        await add(connection, table, NOTE, note)

    try:
        await writer.alone(work)
    except IntegrityError:
        # Another process has begun it at the same moment.
        return
