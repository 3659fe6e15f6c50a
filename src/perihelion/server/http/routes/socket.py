"""The web socket of a table: it pushes, and expects nothing but the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from perihelion.core.game import SPECTATOR
from perihelion.server.http.parameters import Asker, Eyes, Known, Place, Since
from perihelion.server.people.identity import Door, caller
from perihelion.server.play import pushing
from perihelion.server.tables import chatting
from perihelion.server.tables.connections import GONE, LEFT, NOT_YOURS, WHO_NOW, Connection
from perihelion.server.tables.eyes import check_eyes
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.reading import READER, read_now
from perihelion.server.wire.refusals import NotFound, Refused

LONGEST_WORD = 16
"""A page may say a few bytes to keep the line open; whoever says more is cut off."""
TOO_TALKATIVE = 1009
AGAIN = 10.0
"""Seconds between two looks whether a token or a cookie still counts."""
LONGEST_REASON = 120
LAST_WORD = 2.0
"""Seconds for saying why."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, State],
    state: State,
    person: Asker,
    table: Place,
    eyes: Eyes = SPECTATOR,
    since: Since = 0,
    known_n: Known = 0,
) -> None:
    """All about the table at once, then whatever changes."""
    await socket.accept()
    try:
        async with looking(
            state.rooms, Connection(person, eyes, READER.get()), table, since, known_n
        ) as connection:
            await talk(socket, connection)
    except Refused as refused:
        await socket.close(GONE if isinstance(refused, NotFound) else NOT_YOURS, closing(refused))
    finally:
        let_go(socket)


def let_go(socket: WebSocket[Any, Any, State]) -> None:
    """Litestar's socket holds itself by its two ways out, and with them everything about its connection; cut,
    it is gone at once, not when the collector has looked at all there is."""
    del socket.receive, socket.send


def closing(refused: Refused) -> str:
    """The reason as a page is told it: no more than so many bytes may go with the end of a socket."""
    return read_now(refused.problem.error).encode()[:LONGEST_REASON].decode(errors="ignore")


@asynccontextmanager
async def looking(
    rooms: Rooms, connection: Connection, table: str, since: int, known_n: int
) -> AsyncIterator[Connection]:
    """The page is there, for everybody to see, until it goes."""
    async with rooms.held(table, max(since, known_n)) as room:
        await rooms.sure(room, lambda: check(room, connection))
        lines = await chatting.last_lines(rooms, room)
        room.connections.append(connection)
        pushing.welcome(room, connection, since, lines)
        rooms.visited(room)
    try:
        yield connection
    finally:
        room.connections.remove(connection)
        if not rooms.stopping:
            pushing.presence(room, connection)


def check(room: Room, connection: Connection) -> None:
    """An outsider at a private table gets no game but may wait for the owner's answer."""
    if connection.eyes != SPECTATOR:
        check_eyes(room.sheet, connection.person, connection.eyes)


async def talk(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """Until the page goes, or the server has a reason to close it. A page that does not read is not waited
    for."""
    connection.at_once = socket.scope["state"]["line"].at_once
    tasks = [asyncio.create_task(work(socket, connection)) for work in (send_all, listen, look_again)]
    await connection.ended.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if connection.code != LEFT:
        with suppress(OSError, RuntimeError, TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(connection.code), LAST_WORD)


async def send_all(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """What could not be sent at once goes out as the edge of the server sends, past the layers that only know
    requests."""
    push: Send = socket.scope["state"]["push"]
    try:
        while True:
            text = await connection.queue.get()
            connection.behind = True
            await push({"type": "websocket.send", "bytes": None, "text": text.decode()})
            connection.behind = False
    except (OSError, WebSocketDisconnect):
        connection.close(LEFT)


async def listen(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """Wait for the page to go."""
    try:
        while len(await socket.receive_data("text")) <= LONGEST_WORD:
            pass
        connection.close(TOO_TALKATIVE)
    except WebSocketDisconnect:
        connection.close(LEFT)


async def look_again(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """Cut off whoever's token or cookie has ended while the socket was open."""
    known = caller(socket.scope).by
    if known == "nobody":
        return
    door: Door = socket.app.state.door
    while await door.recognise(socket.headers) is not None:
        await asyncio.sleep(AGAIN)
    connection.close(NOT_YOURS if known == "token" else WHO_NOW)


ROUTES = [table_socket]
