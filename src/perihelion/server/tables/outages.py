"""Time in which no server runs is taken from nobody's clock. The database keeps when one was last alive;
whoever finds that long ago gives the running clocks back what is missing, before anything else is done to
them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import BindParameter, Double, bindparam, case, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.logs import log
from perihelion.server.store.schema import SETTINGS, TABLES
from perihelion.server.store.writer import Writer
from perihelion.server.store.writes import HEARTBEAT, beat, execute

PERIOD: Final = 2.0
OUTAGE: Final = 5.0
"""Whoever was heard less long ago is alive: a beat may be a little late."""
NOW: BindParameter[float] = bindparam("now", type_=Double)
THEN: BindParameter[float] = bindparam("then", type_=Double)
LAST_BEAT = select(SETTINGS.c.value).where(SETTINGS.c.key == HEARTBEAT)
LOCK_BEAT = LAST_BEAT.with_for_update()
RUNNING = TABLES.c.due.is_not(None)
LOST: Any = NOW - case((TABLES.c.moved > THEN, TABLES.c.moved), else_=THEN)
"""A clock that began to run after the last beat has lost less."""
SET_FORWARD = update(TABLES).where(RUNNING).values(moved=TABLES.c.moved + LOST, due=TABLES.c.due + LOST)


class Heart:
    """Of one process: it says in the database that a server is alive."""

    def __init__(self, writer: Writer, tell: Callable[[list[str]], None]) -> None:
        self.writer = writer
        self.tell = tell
        """Called after a silence, with the tables whose clocks were set forward by us."""
        self.heard = 0.0
        """When it last said so."""
        self.silences = 0
        """How often it was silent for long. What was read before the last time may not be true any more."""
        self.turn = asyncio.Lock()

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            try:
                await self.beat(time.time())
            except Exception:
                # Nobody can play while the database is away: that is an outage as well.
                log.exception("fault", where="heartbeat")

    def silent(self, now: float) -> bool:
        return now - self.heard > OUTAGE

    async def beat(self, now: float) -> None:
        async with self.turn:
            if self.silent(now):
                await self.come_back(now)
            else:
                await self.writer.write([beat(now)])
                self.heard = now

    async def awake(self) -> None:
        """For whoever cannot wait for the next beat: after this, the clocks have what is theirs."""
        async with self.turn:
            if self.silent(now := time.time()):
                await self.come_back(now)

    async def come_back(self, now: float) -> None:
        """After a silence of this process, others may have been alive: only the database knows."""
        tables: list[str] = []
        # Where another process writes the first beat of all at the same moment, there is nothing to do.
        with suppress(IntegrityError):
            tables = await self.writer.alone(lambda connection: set_forward(connection, now))
        self.heard = now
        self.silences += 1
        self.tell(tables)


async def credit(connection: AsyncConnection, now: float) -> None:
    """For whoever is about to settle clocks in this transaction: what an outage took is given back first."""
    last = (await connection.execute(LAST_BEAT)).scalar()
    if last is not None and now - float(last) > OUTAGE:
        await set_forward(connection, now)


async def set_forward(connection: AsyncConnection, now: float) -> list[str]:
    """Beat; if nobody has for long, the running clocks go on as if the time between had not been. The tables
    that this concerns."""
    last = (await connection.execute(LOCK_BEAT)).scalar()
    if last is None:
        await connection.execute(insert(SETTINGS).values(key=HEARTBEAT, value=str(now)))
        return []
    await execute(connection, [beat(now)])
    if now - float(last) <= OUTAGE:
        return []
    log.warning("outage", seconds=round(now - float(last)))
    tables = [row.id for row in await connection.execute(select(TABLES.c.id).where(RUNNING))]
    await connection.execute(SET_FORWARD, {"now": now, "then": float(last)})
    return tables
