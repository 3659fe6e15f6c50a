"""The yardstick: a socket of the same server stack that stores one line in SQLite, as choices are stored, and
sends the message back."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, websocket_listener
from litestar.datastructures import State
from sqlalchemy import insert
from websockets.asyncio.client import connect

from perihelion.server.store.schema import SETTINGS
from perihelion.server.store.storage import migrate, open_engine
from perihelion.server.store.writer import Writer
from perihelion.server.store.writes import HEARTBEAT, beat

DATABASE = "PERIHELION_ECHO"


@asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    url = f"sqlite+aiosqlite:///{os.environ[DATABASE]}"
    await migrate(url)
    engine = open_engine(url)
    async with engine.begin() as connection:
        await connection.execute(insert(SETTINGS).values(key=HEARTBEAT, value="0"))
    app.state.writer = Writer(engine)
    app.state.writer.start()
    yield
    await app.state.writer.stop()
    await engine.dispose()


@websocket_listener("/echo")
async def echo(data: str, state: State) -> str:
    writer: Writer = state.writer
    await writer.write([beat(time.time())])
    return data


def echo_app() -> Litestar:
    return Litestar([echo], lifespan=[opened], openapi_config=None)


async def measure(host: str, port: int, sockets: int, pause: float, seconds: float) -> list[float]:
    """The round trips of so many sockets, each sending as often as a table of the load has choices."""
    times: list[float] = []
    end = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(*[one(host, port, i * pause / sockets, pause, end, times) for i in range(sockets)])
    return times


async def one(host: str, port: int, wait: float, pause: float, end: float, times: list[float]) -> None:
    async with connect(f"ws://{host}:{port}/echo", compression=None) as socket:
        await asyncio.sleep(wait)
        while asyncio.get_running_loop().time() < end:
            times.append(await round_trip(socket))
            await asyncio.sleep(pause)


async def round_trip(socket: Any) -> float:
    start = time.monotonic()
    await socket.send("choose 17")
    await socket.recv()
    return time.monotonic() - start
