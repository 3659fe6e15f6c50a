"""The revisions lead to the schema, and may be run again and by several processes at once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from perihelion.server.store.schema import METADATA
from perihelion.server.store.storage import migrate, open_engine


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
