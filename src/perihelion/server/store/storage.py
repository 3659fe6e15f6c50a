"""The database: how it is opened and brought to its present shape. SQLite in a file, or PostgreSQL for many
processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from perihelion.core.errors import PerihelionError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x5065726968656C69
"""The number of PostgreSQL's advisory lock: one process migrates, the others wait."""
WRITING = {"writing": True}
"""The option of a connection whose transactions read first and write then: SQLite must lock before the
reading."""


class Newer(PerihelionError):
    """A database that this program is too old for."""


def open_engine(url: str, sync: str = "full") -> AsyncEngine:
    """An engine for this address; the caller disposes of it. `sync` is for SQLite."""
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(
        url, pool_size=8, max_overflow=8, connect_args={"timeout": 20}, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", lambda connection, _: settle_sqlite(connection, sync))
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def settle_sqlite(connection: Any, sync: str) -> None:
    """One writer and many readers at once; a commit survives the death of the process and, when it is flushed
    in full, of the machine."""
    # The driver must not begin transactions by itself: `begin_sqlite` does, and says how.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={sync}", "foreign_keys=ON", "busy_timeout=20000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


async def migrate(url: str) -> None:
    """Bring the database to the newest shape, in one transaction; harmless when it has it, or when several
    processes do it at once."""
    engine = open_engine(url)
    try:
        async with engine.execution_options(**WRITING).begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = migration_config(connection)
    check_shape(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def check_shape(connection: Connection, known: ScriptDirectory) -> None:
    """A database may be older than the program, not newer: nothing is changed in it then."""
    shape = MigrationContext.configure(connection).get_current_revision()
    if shape is not None and shape not in {script.revision for script in known.walk_revisions()}:
        raise Newer(
            f"it was last used by a newer Perihelion (it has shape {shape}, this program knows shapes up to"
            f" {known.get_current_head()}); install that one or a later one, or go back to a backup"
        )


def migration_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
