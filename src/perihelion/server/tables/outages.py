"""Time in which no server runs is taken from nobody's clock. The database keeps when one was last alive;
whoever finds that long ago gives the running clocks back what is missing."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import BindParameter, Double, bindparam, case, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.logs import log
from perihelion.server.store.schema import SETTINGS, TABLES
from perihelion.server.store.writes import HEARTBEAT, beat, execute
from perihelion.server.tables.rooms import Rooms

PERIOD: Final = 2.0
OUTAGE: Final = 5.0
"""Whoever was heard less long ago is alive: a beat may be a little late."""
NOW: BindParameter[float] = bindparam("now", type_=Double)
THEN: BindParameter[float] = bindparam("then", type_=Double)
LAST_BEAT = select(SETTINGS.c.value).where(SETTINGS.c.key == HEARTBEAT).with_for_update()
RUNNING = TABLES.c.due.is_not(None)
LOST: Any = NOW - case((TABLES.c.moved > THEN, TABLES.c.moved), else_=THEN)
"""A clock that began to run after the last beat has lost less."""
SET_FORWARD = update(TABLES).where(RUNNING).values(moved=TABLES.c.moved + LOST, due=TABLES.c.due + LOST)


class Heart:
    """Of one process: it says in the database that a server is alive."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.heard = 0.0
        """When it last said so."""

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            try:
                await self.beat(time.time())
            except Exception:
                # Nobody can play while the database is away: that is an outage as well.
                log.exception("fault", where="heartbeat")

    async def beat(self, now: float) -> None:
        """After a silence of this process, others may have been alive: only the database knows."""
        if now - self.heard > OUTAGE:
            await self.come_back(now)
        else:
            await self.rooms.writer.write([beat(now)])
        self.heard = now

    async def come_back(self, now: float) -> None:
        try:
            tables = await self.rooms.writer.alone(lambda connection: set_forward(connection, now))
        except IntegrityError:
            # Another process has written the first beat of all at the same moment.
            return
        for table in tables:
            await self.rooms.heard(table)
            self.rooms.publish(table)


async def set_forward(connection: AsyncConnection, now: float) -> list[str]:
    """Beat; if nobody has for long, the running clocks go on as if the time between had not been. The tables
    that this concerns."""
    last = (await connection.execute(LAST_BEAT)).scalar()
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
