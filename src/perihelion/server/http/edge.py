"""The edge of the server: whatever comes in passes here first and whatever goes out passes here last.

It finds out who asks, refuses what comes too often or from another site, adds the headers for the browser,
and counts and logs one line for each request.
"""

from __future__ import annotations

import time
from asyncio import CancelledError
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import parse_qsl

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from perihelion.core.said import Said
from perihelion.server import metrics
from perihelion.server.http.limits import STRANGER, Limits, Sockets, crowd, network, rate_of
from perihelion.server.http.problems import FAULT, HUNG_UP, HungUp
from perihelion.server.http.security import (
    SAFE,
    is_json,
    name_of,
    own_names,
    own_socket,
    same_origin,
    security_headers,
)
from perihelion.server.logs import log
from perihelion.server.people.identity import Caller, Door, bearer
from perihelion.server.settings import Settings
from perihelion.server.wire.game import Problem
from perihelion.server.wire.reading import READER, encoded
from perihelion.texts.languages import Languages

UNKNOWN_PATH: Final = "(unknown)"
STOPPING: Final = Said("The server is being stopped. Ask again in a moment.")
SOON: Final = 5
"""Seconds."""
PAGES: Final = {"ws": "http", "wss": "https"}
"""How a page was loaded that opens a socket of this kind."""


class TurnedAway(Exception):
    """An answer that is given before any route is asked."""

    def __init__(self, status: int, error: Said, retry: int = 0) -> None:
        super().__init__(str(error))
        self.status = status
        self.body = encoded(Problem(error), READER.get())
        self.headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(self.body)).encode()),
        ]
        if retry:
            self.headers.append((b"retry-after", str(retry).encode()))


class Edge:
    def __init__(self, inner: ASGIApp, settings: Settings, languages: Languages) -> None:
        self.inner = inner
        self.settings = settings
        self.languages = languages
        self.limits = Limits(settings.rates)
        self.sockets = Sockets(settings.rates)
        self.headers = security_headers(settings)
        self.names = own_names(settings)
        self.log = log.bind()
        """Every request needs it, so it is put together once."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["path"] = normalize_path(scope["path"])
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.socket(scope, receive, send)
        else:
            await self.request(scope, receive, send)

    async def request(self, scope: Any, receive: Receive, send: Send) -> None:
        answer = Answer(send, [*self.headers, *no_store(scope["path"])])
        try:
            await self.admit(scope, scope["method"])
            await self.inner(scope, whole(receive), answer.send)
        except TurnedAway as away:
            await answer.refuse(away)
        except CancelledError:
            await answer.stop()
        except Exception:
            await answer.fault()
        finally:
            answer.tell(scope, self.log)

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        line = Socket(send)
        scope["state"]["push"] = send
        try:
            await self.admit(scope, "SOCKET")
            with self.counted(scope):
                await self.inner(scope, receive, line.send)
        except TurnedAway as away:
            await line.refuse(away)
        except Exception:
            log.exception("fault")
            await line.refuse(TurnedAway(500, FAULT))
        finally:
            line.close()
            log.info("socket", path=template(scope), status=line.status, ms=milliseconds(started))

    @contextmanager
    def counted(self, scope: Any) -> Iterator[None]:
        """One of the sockets that somebody may have open; a stranger is only an address."""
        caller: Caller | None = scope["state"]["caller"]
        who = (caller.person.id if caller else f"stranger at {address(scope)}", address(scope))
        if not self.sockets.take(*who):
            raise TurnedAway(429, Said("You have too many pages open; close some of them."), 60)
        try:
            yield
        finally:
            self.sockets.give_back(*who)

    async def admit(self, scope: Any, method: str) -> None:
        """Let it pass, with the caller's name written on it, or refuse."""
        headers = headers_of(scope)
        self.listen(scope, headers, None)
        self.check_name(headers)
        caller = await self.recognise(scope, headers) if scope["path"].startswith("/api/") else None
        scope["state"]["caller"] = caller
        if caller is not None:
            self.listen(scope, headers, caller)
            scope["litestar_app"].state.rooms.addresses.note(caller.person.id, address(scope))
        if scope["path"].startswith("/api/"):
            self.limit(scope, method, caller)
        if caller is None or caller.by != "token":
            self.check_origin(scope, headers, method, caller)

    def listen(self, scope: Any, headers: Mapping[str, str], caller: Caller | None) -> None:
        """From now on the answer is in the language that this request asks for by name, that the caller has
        chosen, or that the browser asks for."""
        chosen = language_asked(scope["query_string"]) or (caller.person.language if caller else "")
        READER.set(self.languages.read_by(chosen, headers.get("accept-language", "")))

    def check_name(self, headers: Mapping[str, str]) -> None:
        name = name_of(headers.get("host", ""))
        if self.names and name not in self.names:
            raise TurnedAway(
                421,
                Said(
                    "This server does not answer to the name '{name}'. If it is reached under that name,"
                    " start it with --origin and the address that people type.",
                    name=name[:40],
                ),
            )

    async def recognise(self, scope: Any, headers: Mapping[str, str]) -> Caller | None:
        """Whose request it is; a token that is none is refused, a cookie that is none is a stranger's."""
        door: Door = scope["litestar_app"].state.door
        found = await door.recognise(headers)
        if found is None and bearer(headers) is not None:
            self.take(STRANGER, address(scope))
            raise TurnedAway(401, Said("This token is not known here. Make one on your account page."))
        return found

    def limit(self, scope: Any, method: str, caller: Caller | None) -> None:
        rate = rate_of(method, scope["path"])
        if caller is None:
            self.take(STRANGER, address(scope))
        if rate.of == "address":
            self.take(rate, address(scope))
        elif caller is not None:
            self.take(rate, caller.person.id)
            if caller.person.login is None:
                self.take(crowd(rate), address(scope))

    def take(self, rate: Any, who: str) -> None:
        wait = self.limits.wait(rate, who)
        if wait:
            raise TurnedAway(
                429,
                Said("Too many requests ({rate}); try again in {wait} s.", rate=rate.name, wait=wait),
                wait,
            )

    def check_origin(
        self, scope: Any, headers: Mapping[str, str], method: str, caller: Caller | None
    ) -> None:
        scheme = PAGES.get(scope["scheme"], scope["scheme"])
        if method == "SOCKET":
            if not own_socket(headers, scheme, self.settings):
                raise TurnedAway(403, Said("A page of another site may not open this socket."))
        elif method not in SAFE:
            if caller is None:
                raise TurnedAway(
                    401,
                    Said("Who are you? Ask GET /api/me first and keep its cookie, or send a bearer token."),
                )
            if not same_origin(headers, scheme, self.settings):
                raise TurnedAway(403, Said("This request does not come from a page of this server."))
            if not is_json(headers):
                raise TurnedAway(415, Said("Send application/json."))


class Answer:
    """The way back of one request."""

    def __init__(self, out: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.out = out
        self.headers = headers
        self.status = 0
        self.started = time.perf_counter()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = {name for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *(pair for pair in self.headers if pair[0] not in given),
            ]
        await self.out(message)

    async def refuse(self, away: TurnedAway) -> None:
        await self.send({"type": "http.response.start", "status": away.status, "headers": away.headers})
        await self.send({"type": "http.response.body", "body": away.body, "more_body": False})

    async def stop(self) -> None:
        """The server stops, and does not wait for this answer any longer."""
        if not self.status:
            await self.refuse(TurnedAway(503, STOPPING, SOON))

    async def fault(self) -> None:
        """Something broke outside of all routes; if the answer has begun, all we can do is to stop."""
        log.exception("fault")
        if not self.status:
            await self.refuse(TurnedAway(500, FAULT))

    def tell(self, scope: Any, lines: Any) -> None:
        path, status = template(scope), self.status or HUNG_UP
        metrics.answered(scope["method"], path, status, time.perf_counter() - self.started)
        lines.info("request", method=scope["method"], path=path, status=status, ms=milliseconds(self.started))


class Socket:
    """The way back of one socket: counted while it is open."""

    def __init__(self, out: Send) -> None:
        self.out = out
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.status = 101
            metrics.SOCKETS.inc()
        await self.out(message)

    async def refuse(self, away: TurnedAway) -> None:
        if self.status:
            return
        self.status = away.status
        start: Any = {"type": "websocket.http.response.start", "status": away.status, "headers": away.headers}
        await self.out(start)
        body: Any = {"type": "websocket.http.response.body", "body": away.body, "more_body": False}
        await self.out(body)

    def close(self) -> None:
        if self.status == 101:
            metrics.SOCKETS.dec()


def whole(receive: Receive) -> Receive:
    """The body as it comes in; whoever hangs up in the middle of it is told from a fault of ours."""
    more = True

    async def received() -> Any:
        nonlocal more
        message = await receive()
        if more and message["type"] == "http.disconnect":
            raise HungUp
        more = more and bool(message.get("more_body"))
        return message

    return received


def headers_of(scope: Any) -> dict[str, str]:
    """By their names, which are in small letters; of several with one name the first counts."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}


def language_asked(query: bytes) -> str:
    """`?language=de`"""
    if b"language=" not in query:
        return ""
    return next((value for name, value in parse_qsl(query.decode("latin-1")) if name == "language"), "")


def milliseconds(started: float) -> float:
    return round((time.perf_counter() - started) * 1000, 1)


def address(scope: Any) -> str:
    return network(str(scope["client"][0])) if scope.get("client") else ""


def template(scope: Any) -> str:
    return str(scope.get("path_template", UNKNOWN_PATH))


def no_store(path: str) -> list[tuple[bytes, bytes]]:
    """What people may see changes all the time and differs from person to person."""
    return (
        [(b"cache-control", b"no-store"), (b"vary", b"accept-language, authorization, cookie")]
        if path.startswith("/api/")
        else []
    )
