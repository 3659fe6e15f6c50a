"""How many writes get into the database in one transaction, quickly: this is what every choice waits for."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.server.store.storage import WRITING, settle_sqlite
from perihelion.server.store.writes import ORDER, Write, execute


class Conflict(Exception):
    """Somebody else has stored an entry with the same number."""


class Journal(Protocol):
    """All of the writes or none; raises Conflict if an entry is there already."""

    async def write(self, writes: list[Write]) -> None: ...
    async def close(self) -> None: ...


class EngineJournal:
    """Over SQLAlchemy, for any database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.execution_options(**WRITING)

    async def write(self, writes: list[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                await execute(connection, writes)
        except IntegrityError as error:
            raise Conflict from error

    async def close(self) -> None:
        """The engine belongs to somebody else."""


def as_text(statement: Any) -> str:
    """The statement as SQLite reads it, with its parameters by name."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class SqliteJournal:
    """A connection and a thread of its own: a transaction changes threads once, not for every statement."""

    def __init__(self, path: str, sync: str = "full") -> None:
        self.path = path
        self.sync = sync
        self.thread = ThreadPoolExecutor(1, "journal")
        self.texts: dict[Executable, str] = {statement: as_text(statement) for statement in ORDER}
        self.connection: sqlite3.Connection | None = None

    async def write(self, writes: list[Write]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._write, writes)
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    def _write(self, writes: list[Write]) -> None:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in writes:
                if rows:
                    connection.executemany(self.texts[statement], rows)
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    def _open(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, check_same_thread=False)
            settle_sqlite(self.connection, self.sync)
        return self.connection

    async def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


def open_journal(engine: AsyncEngine, sync: str) -> Journal:
    path = engine.url.database
    return SqliteJournal(path, sync) if engine.dialect.name == "sqlite" and path else EngineJournal(engine)
