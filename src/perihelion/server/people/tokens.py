"""Bearer tokens, for programs that play: shown once, kept only as a SHA-256."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from perihelion.core.said import Said
from perihelion.server.store.schema import TOKENS
from perihelion.server.store.storage import WRITING
from perihelion.server.wire.people import NewToken, TokenInfo
from perihelion.server.wire.refusals import NotFound, NotNow

PREFIX: Final = "perihelion_"
MOST: Final = 20


def hashed(token: str) -> str:
    """A plain hash is enough: a token has 256 bits of its own and cannot be guessed."""
    return hashlib.sha256(token.encode()).hexdigest()


async def token_owner(engine: AsyncEngine, token: str) -> str | None:
    """The id of the person whose token this is."""
    async with engine.connect() as connection:
        found: str | None = (
            await connection.execute(select(TOKENS.c.person).where(TOKENS.c.hash == hashed(token)))
        ).scalar()
    return found


async def list_tokens(engine: AsyncEngine, person: str) -> list[TokenInfo]:
    wanted = (
        select(TOKENS.c.id, TOKENS.c.label, TOKENS.c.created)
        .where(TOKENS.c.person == person)
        .order_by(TOKENS.c.created)
    )
    async with engine.connect() as connection:
        return [TokenInfo(row.id, row.label, row.created) for row in await connection.execute(wanted)]


async def make_token(engine: AsyncEngine, person: str, label: str) -> NewToken:
    made = NewToken(secrets.token_hex(8), label, PREFIX + secrets.token_urlsafe(32))
    row = {
        "id": made.id,
        "person": person,
        "label": label,
        "hash": hashed(made.token),
        "created": time.time(),
    }
    async with engine.execution_options(**WRITING).begin() as connection:
        held = (await connection.execute(select(func.count()).where(TOKENS.c.person == person))).scalar_one()
        if held >= MOST:
            raise NotNow(Said("You have {held} tokens already; delete one first.", held=held))
        await connection.execute(insert(TOKENS).values(row))
    return made


async def end_tokens(connection: AsyncConnection, person: str) -> None:
    """All of a person's tokens stop working at once."""
    await connection.execute(delete(TOKENS).where(TOKENS.c.person == person))


async def delete_token(engine: AsyncEngine, person: str, id: str) -> None:
    if not id.isalnum():
        # PostgreSQL takes no text with a zero in it.
        raise NotFound(Said("You have no such token."))
    async with engine.begin() as connection:
        gone = await connection.execute(delete(TOKENS).where(TOKENS.c.id == id, TOKENS.c.person == person))
    if not gone.rowcount:
        raise NotFound(Said("You have no such token."))
