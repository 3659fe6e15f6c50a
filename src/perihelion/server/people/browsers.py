"""The browsers in which accounts are logged in. Each has a row, which its cookie names: where the row is
gone, the cookie and every copy of it are worth nothing."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from perihelion.server.people.cookies import new_id
from perihelion.server.people.tokens import end_tokens
from perihelion.server.store.schema import BROWSERS

MOST: Final = 100
"""In so many browsers one account is logged in; the one that was not seen for longest is the first to go."""


async def browser_owner(engine: AsyncEngine, id: str) -> str | None:
    """The id of the account that is logged in there."""
    async with engine.connect() as connection:
        found: str | None = (
            await connection.execute(select(BROWSERS.c.person).where(BROWSERS.c.id == id))
        ).scalar()
    return found


async def enter(connection: AsyncConnection, person: str) -> str:
    """The account is logged in at one more browser; its id, for the cookie."""
    newest = select(BROWSERS.c.id).where(BROWSERS.c.person == person).order_by(BROWSERS.c.seen.desc())
    kept = [row[0] for row in await connection.execute(newest.limit(MOST - 1))]
    await connection.execute(delete(BROWSERS).where(BROWSERS.c.person == person, BROWSERS.c.id.not_in(kept)))
    id = new_id()
    await connection.execute(insert(BROWSERS).values(id=id, person=person, seen=time.time()))
    return id


async def see(engine: AsyncEngine, id: str) -> None:
    """Its cookie was renewed."""
    async with engine.begin() as connection:
        await connection.execute(update(BROWSERS).where(BROWSERS.c.id == id).values(seen=time.time()))


async def leave(engine: AsyncEngine, id: str) -> None:
    async with engine.begin() as connection:
        await connection.execute(delete(BROWSERS).where(BROWSERS.c.id == id))


async def leave_all(connection: AsyncConnection, person: str) -> None:
    """Every cookie and every token of an account ends."""
    await connection.execute(delete(BROWSERS).where(BROWSERS.c.person == person))
    await end_tokens(connection, person)
