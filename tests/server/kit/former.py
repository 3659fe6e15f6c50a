"""Tables of former rules as a database has them: begun or finished by those very rules."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec import structs

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


def sheet_of(record: Record, finished: bool, owner: str = "") -> Sheet:
    """All about a table at which only bots sit, or one person in all seats; finished, or so far as half of
    the record goes."""
    header = new_header(SHELF.edition(record.game, record.rules), owner or NOBODY.id, record.options)
    header.id = f"{'over' if finished else 'half'}{record.game[:5]}{record.rules}x{len(record.seats)}"
    header.secret, header.visibility, header.hints = record.seed, "public", bool(owner)
    if finished:
        header.status = "over"
    row = SeatRow(0, "person", owner) if owner else SeatRow(0, "bot", None, "random")
    return Sheet(header, [structs.replace(row, seat=seat) for seat in range(len(record.seats))], [])


def writes_of(record: Record, finished: bool, owner: str = "") -> tuple[str, list[Write]]:
    table = replay(record, SHELF, None if finished else len(record.lines) // 2, told=False)
    sheet = sheet_of(record, finished, owner)
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


def own_table(folder: Path, code: str, version: int, owner: str, finished: bool = False) -> str:
    """A table of this version in a database that is there, all of whose seats are this person's."""
    record = next(one for one in map(load, RECORDS) if (one.game, one.rules) == (code, version))
    table, writes = writes_of(record, finished, owner)
    asyncio.run(write(folder, writes))
    return table


async def write(folder: Path, writes: list[Write]) -> None:
    engine = open_engine(database(folder))
    await known(engine, NOBODY)
    async with engine.connect() as connection:
        await connection.execution_options(**WRITING)
        await execute(connection, writes)
        await connection.commit()
    await engine.dispose()
