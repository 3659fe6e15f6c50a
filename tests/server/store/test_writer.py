"""Group commit: transactions keep their distance, and what was handed in is stored whatever comes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.server.settings import Settings
from perihelion.server.store.schema import SETTINGS
from perihelion.server.store.storage import migrate, open_engine
from perihelion.server.store.writer import APART, Writer
from perihelion.server.store.writes import HEARTBEAT, beat


@asynccontextmanager
async def storing(folder: Path) -> AsyncIterator[tuple[AsyncEngine, Writer]]:
    url = Settings(data=folder).url
    await migrate(url)
    engine = open_engine(url)
    async with engine.begin() as connection:
        await connection.execute(insert(SETTINGS).values(key=HEARTBEAT, value="0"))
    writer = Writer(engine)
    writer.start()
    yield engine, writer
    await engine.dispose()


async def stored(engine: AsyncEngine) -> str:
    async with engine.connect() as connection:
        found = await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == HEARTBEAT))
        return str(found.scalar_one())


def test_the_next_transaction_keeps_its_distance(tmp_path: Path) -> None:
    async def written() -> tuple[float, float, float]:
        async with storing(tmp_path) as (_, writer):
            began = time.monotonic()
            await writer.write([beat(1.0)])
            soonest = writer.next
            due = writer.next = time.monotonic() + 0.5
            await writer.write([beat(2.0)])
            ended = time.monotonic()
            await writer.stop()
            return soonest - began, due, ended

    distance, due, ended = asyncio.run(written())
    assert distance >= APART and ended >= due


def test_what_waits_for_its_transaction_is_stored_when_the_server_stops(tmp_path: Path) -> None:
    async def stopped() -> str:
        async with storing(tmp_path) as (engine, writer):
            await writer.write([beat(1.0)])
            writer.next = time.monotonic() + 0.2
            waits = asyncio.create_task(writer.write([beat(2.0)]))
            while writer.queue.empty() and not waits.done():
                await asyncio.sleep(0)
            while not writer.queue.empty():
                await asyncio.sleep(0)
            await writer.stop()
            await asyncio.wait_for(waits, 20)
            return await stored(engine)

    assert asyncio.run(stopped()) == "2.0"
