"""Tables of former rules as a database has them: begun or finished by those very rules."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kit.golden import GOLDEN
from perihelion.games import SHELF
from perihelion.records.record import Record, load, replay
from perihelion.server.people.identity import Person, known
from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.store.storage import WRITING, migrate, open_engine
from perihelion.server.store.writes import Write, execute
from perihelion.server.tables.opening import new_header, table_writes

RECORDS = sorted((GOLDEN / "former").glob("*.record"))
NOBODY = Person("nobody", "Nobody", None)


def database(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'perihelion.sqlite'}"


def sheet_of(record: Record, finished: bool) -> Sheet:
    """All about a table at which only bots sit; finished, or so far as half of the record goes."""
    header = new_header(SHELF.edition(record.game, record.rules), NOBODY.id, record.options)
    header.id = f"{'over' if finished else 'half'}{record.game[:5]}{record.rules}x{len(record.seats)}"
    header.secret, header.visibility = record.seed, "public"
    if finished:
        header.status = "over"
    seats = [SeatRow(seat, "bot", None, "random") for seat in range(len(record.seats))]
    return Sheet(header, seats, [])


def writes_of(record: Record, finished: bool) -> tuple[str, list[Write]]:
    table = replay(record, SHELF, None if finished else len(record.lines) // 2, told=False)
    sheet = sheet_of(record, finished)
    said = [(entry.who, entry.word) for entry in table.entries]
    return sheet.header.id, table_writes(sheet, table.game, said)


def tables_of_former_rules(folder: Path, finished: bool) -> dict[str, Record]:
    """A database with a table of every golden record of former rules."""
    found = {}
    asyncio.run(migrate(database(folder)))
    for path in RECORDS:
        record = load(path)
        table, writes = writes_of(record, finished)
        asyncio.run(write(folder, writes))
        found[table] = record
    return found


async def write(folder: Path, writes: list[Write]) -> None:
    engine = open_engine(database(folder))
    await known(engine, NOBODY)
    async with engine.connect() as connection:
        await connection.execution_options(**WRITING)
        await execute(connection, writes)
        await connection.commit()
    await engine.dispose()
