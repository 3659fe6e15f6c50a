"""A socket that has ended is gone at once: the collector looks at old things too seldom to clear it away."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

from uvicorn import Server
from websockets.asyncio.client import connect

from perihelion.server.http.heads import BoundedHeads
from perihelion.server.http.lines import Lines
from perihelion.server.http.listening import config_for, take_port
from perihelion.server.settings import Settings

SOCKETS = 5


class Listening:
    """A program behind the server that hears until the other side ends, and says when it has."""

    def __init__(self) -> None:
        self.ended = asyncio.Queue[None]()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await send({"type": (await receive())["type"] + ".complete"})
            await send({"type": (await receive())["type"] + ".complete"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.ended.put_nowait(None)


async def opened_and_closed(folder: Path) -> list[object]:
    """Some sockets come and go; what is still in memory of them and holds itself."""
    app = Listening()
    taken = take_port("127.0.0.1", 0)
    server = Server(config_for(app, Settings(data=folder), 1))
    serving = asyncio.create_task(server.serve([taken]))
    while not server.started:
        await asyncio.sleep(0)
    for _ in range(SOCKETS):
        async with connect(f"ws://127.0.0.1:{taken.getsockname()[1]}/") as line:
            await line.send("here")
        await app.ended.get()
    server.should_exit = True
    await serving
    return [found for found in gc.get_objects() if type(found) in (Lines, BoundedHeads)]


def test_a_socket_that_has_ended_does_not_wait_for_the_collector(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(opened_and_closed(tmp_path)) == []
    finally:
        gc.enable()
