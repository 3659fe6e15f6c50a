"""The straight way to a route that is asked all the time: its body is read and its answer written without the
layers that make parameters, dependencies and responses of any kind.

Such a route is declared like every other, and it is its own function that is called. Whatever is not plainly
right goes the long way, which knows what to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from perihelion.server.http.security import BODY_BYTES
from perihelion.server.people.identity import caller
from perihelion.server.wire.reading import READER, encoded


def straight(kind: type) -> Callable[[ASGIApp], ASGIApp]:
    """For a route of a table whose body is of this kind."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)

    def wrapped(app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            message: Any = await receive()
            data = plain(decoder, message)
            if data is None:
                await app(scope, again(message, receive), send)
            else:
                await write(send, encoded(await called(scope, data), READER.get()))

        return answer

    return wrapped


def plain(decoder: msgspec.json.Decoder[Any], message: Any) -> Any:
    """What a request says, if it is all here, not too long, and exactly what its kind says."""
    if message.get("more_body") or len(message["body"]) > BODY_BYTES:
        return None
    try:
        return decoder.decode(message["body"])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def again(message: Any, receive: Receive) -> Receive:
    """The message that was read already, and then what comes."""
    read = [message]

    async def received() -> Any:
        return read.pop() if read else await receive()

    return received


async def called(scope: Any, data: Any) -> Any:
    state, table = scope["litestar_app"].state, scope["path_params"]["table"]
    return await scope["route_handler"].fn(state=state, person=caller(scope).person, table=table, data=data)


async def write(send: Send, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
