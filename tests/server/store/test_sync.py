"""When SQLite has a commit on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from perihelion.core.said import Said
from perihelion.server.settings import Settings
from perihelion.server.store.journal import SqliteJournal
from perihelion.server.store.storage import open_engine
from perihelion.server.tables.rooms import Rooms
from server.kit.serving import served
from server.kit.tables import SHELF

PRAGMA = "PRAGMA synchronous"
NORMAL, FULL = 1, 2


async def nobody(person: str, table: str, name: str, message: Said) -> None:
    """Nobody is called."""


async def synced(settings: Settings) -> list[int]:
    """How the readers and the writer of a server are set up."""
    engine = open_engine(settings.url, settings.sync)
    rooms = Rooms(engine, SHELF, settings, lambda _: None, nobody)
    async with engine.connect() as connection:
        reading: int = (await connection.execute(text(PRAGMA))).scalar_one()
    journal = rooms.writer.journal
    assert isinstance(journal, SqliteJournal)
    writing: int = journal._open().execute(PRAGMA).fetchone()[0]
    await journal.close()
    await engine.dispose()
    return [reading, writing]


def test_every_commit_is_flushed_unless_somebody_wants_otherwise(tmp_path: Path) -> None:
    assert asyncio.run(synced(Settings(data=tmp_path))) == [FULL, FULL]
    assert asyncio.run(synced(Settings(data=tmp_path, sync="normal"))) == [NORMAL, NORMAL]


@pytest.mark.parametrize("sync", ["full", "normal"])
def test_a_server_starts_with_either(tmp_path: Path, sync: str) -> None:
    with served(tmp_path, "--sync", sync) as server:
        server.guest("Ada").get("/api/lobby").raise_for_status()
