"""Which running tables live under former rules, for whoever starts the server."""

from __future__ import annotations

from sqlalchemy import func, select

from perihelion.core.errors import Unknown
from perihelion.former.editions import is_whole
from perihelion.records.shelf import Shelf
from perihelion.server.store.schema import TABLES
from perihelion.server.store.storage import open_engine

RUNNING = (
    select(TABLES.c.game, TABLES.c.rules, func.count().label("tables"))
    .where(TABLES.c.status == "playing")
    .group_by(TABLES.c.game, TABLES.c.rules)
    .order_by(TABLES.c.game, TABLES.c.rules)
)


async def standing(url: str, shelf: Shelf) -> list[str]:
    """Sentences about the tables that are not under today's rules; none if all are."""
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            rows = [(row.game, row.rules, row.tables) for row in await connection.execute(RUNNING)]
    finally:
        await engine.dispose()
    kept = [row for row in rows if row[1] in versions(shelf, row[0])[:-1]]
    missing = [row for row in rows if row[1] not in versions(shelf, row[0])]
    whole = [row for row in kept if is_whole(shelf.folder(row[0]), row[1])]
    damaged = [row for row in kept if row not in whole]
    return [
        *told(whole, "go on under former rules"),
        *told(damaged, "cannot be opened, because their rules are damaged"),
        *told(missing, "cannot be opened, because their rules are not here"),
    ]


def versions(shelf: Shelf, code: str) -> list[int]:
    try:
        return shelf.versions(code)
    except Unknown:
        return []


def told(rows: list[tuple[str, int, int]], what: str) -> list[str]:
    if not rows:
        return []
    count = sum(tables for _, _, tables in rows)
    named = ", ".join(f"{tables} of {game} {rules}" for game, rules, tables in rows)
    return [f"Running tables that {what}: {count} ({named})."]
