"""The revisions lead to the schema, and may be run again and by several processes at once; what is committed
lies on the disk."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, select, text

from perihelion.server.store.journal import SqliteJournal
from perihelion.server.store.schema import EYES, METADATA, PEOPLE, SEATS, TABLES
from perihelion.server.store.storage import migrate, migration_config, open_engine


def address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def compared(url: str) -> list[Any]:
    engine = open_engine(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(differences)
    await engine.dispose()
    return found


def in_a_process(url: str) -> None:
    asyncio.run(migrate(url))


def test_the_revisions_lead_to_the_schema(tmp_path: Path) -> None:
    asyncio.run(migrate(address(tmp_path)))
    assert asyncio.run(compared(address(tmp_path))) == []


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(migrate(address(tmp_path)))
    asyncio.run(migrate(address(tmp_path)))
    assert asyncio.run(compared(address(tmp_path))) == []


def test_processes_that_start_together_do_not_disturb_each_other(tmp_path: Path) -> None:
    with ProcessPoolExecutor(3, get_context("spawn")) as processes:
        list(processes.map(in_a_process, [address(tmp_path)] * 3))
    assert asyncio.run(compared(address(tmp_path))) == []


def two_tables(connection: Connection) -> None:
    """A game that Ada plays against a bot, and a table at which she waits, before anybody noted who sees
    what."""
    command.upgrade(migration_config(connection), "0004")
    connection.execute(insert(PEOPLE).values(id="ada", name="Ada", created=1.0))
    for table, status in (("running", "playing"), ("waiting", "open")):
        fixed = {"name": "Ash-417", "game": "helios", "rules": 1, "options": "{}", "visibility": "link"}
        times = {"owner": "ada", "secret": "00", "created": 1.0, "moved": 1.0}
        connection.execute(insert(TABLES).values(id=table, status=status, **fixed, **times))
        connection.execute(insert(SEATS).values(table=table, seat=0, kind="person", person="ada"))
        connection.execute(insert(SEATS).values(table=table, seat=1, kind="bot", bot="captain"))


def test_whoever_sits_at_a_running_game_has_seen_it(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        two_tables(connection)
    asyncio.run(migrate(address(tmp_path)))
    with engine.connect() as connection:
        assert connection.execute(select(EYES)).all() == [("running", 0, "ada")]
    engine.dispose()


async def disk_settings(url: str) -> list[int]:
    """How careful the connections are: the engine's, and the one that every choice is written over."""
    engine = open_engine(url)
    journal = SqliteJournal(str(engine.url.database))
    async with engine.connect() as connection:
        found: int = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
    await journal.write([])
    assert journal.connection is not None
    written: int = journal.connection.execute("PRAGMA synchronous").fetchone()[0]
    await journal.close()
    await engine.dispose()
    return [found, written]


def test_a_commit_is_on_the_disk_before_anybody_is_answered(tmp_path: Path) -> None:
    full = 2
    assert asyncio.run(disk_settings(address(tmp_path))) == [full, full]
