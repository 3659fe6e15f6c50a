"""From settings to a server that answers: check what it needs, take the port, say when it is ready, stop
cleanly."""

from __future__ import annotations

import asyncio
import atexit
import gc
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from importlib.util import find_spec
from typing import Any, Final

import httpx
import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from perihelion.core.errors import PerihelionError
from perihelion.server.http.heads import BoundedHeads
from perihelion.server.http.lines import Lines
from perihelion.server.http.security import MESSAGE_BYTES
from perihelion.server.http.workers import Workers
from perihelion.server.logs import start_logs
from perihelion.server.settings import Settings, to_environment
from perihelion.server.store.storage import migrate

GRACE: Final = 2
"""Seconds that requests in flight get when the server stops."""
UNREAD: Final = 60_000
"""Milliseconds after which a connection ends whose other side does not take what was sent."""
SILENT: Final = 15
"""Seconds after which one of several processes that does not answer its parent is taken to hang. On a busy
machine even a healthy one needs a while, above all to start."""
COLLECT: Final = 20_000
"""Objects that may be made before the youngest are looked at."""
OWN: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Where a server that listens everywhere finds itself."""
DRIVERS: Final = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}
Say = Callable[[str], None]
Build = Callable[[Settings], Litestar]
Announce = Callable[[], None]
Standing = Callable[[Settings], Coroutine[Any, Any, list[str]]]
"""What there is to say about the tables when the server starts."""


class CannotServe(PerihelionError):
    """Something the server needs is not there."""


def database_url(text: str) -> str:
    """The address with the driver that we use; `postgresql://...` is enough."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise CannotServe(
            f"'{text}' is no database address; try postgresql://user:password@host/name"
        ) from None
    kind = DRIVERS.get(url.drivername, url.drivername)
    if kind not in DRIVERS.values():
        raise CannotServe(f"no database of the kind '{url.drivername}' is known; known: postgresql, sqlite")
    return url.set(drivername=kind).render_as_string(hide_password=False)


def check_extras(settings: Settings) -> None:
    needed = ["asyncpg"] if settings.url.startswith("postgresql") else []
    needed += ["redis"] if settings.redis else []
    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        raise CannotServe(
            f"{' and '.join(missing)} must be installed for this; type: pip install 'perihelion[scale]'"
        )


async def prepare(settings: Settings) -> None:
    """Everything that can be wrong before the first request, told in one line."""
    check_extras(settings)
    if not settings.database:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    await reach("the database", make_url(settings.url).render_as_string(), migrate(settings.url))
    if settings.redis:
        await reach("Redis", make_url(settings.redis).render_as_string(), ping(settings.redis))


async def reach(what: str, address: str, work: Any) -> None:
    """Do it, or say that it cannot be reached. Each driver has errors of its own."""
    try:
        async with asyncio.timeout(60):
            await work
    except Exception as error:
        if os.environ.get("PERIHELION_DEBUG"):
            raise
        reason = (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]
        raise CannotServe(f"{what} at {address} cannot be used: {reason}") from None


async def ping(url: str) -> None:
    from redis.asyncio import Redis

    redis: Any = Redis.from_url(url, socket_connect_timeout=5)
    try:
        await redis.ping()
    finally:
        await redis.aclose()


def take_port(host: str, port: int) -> socket.socket:
    """Take the port before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Inherited by every connection: what nobody takes in is not kept for ever.
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        reason = (error.strerror or str(error)).lower()
        raise CannotServe(f"port {port} of {host} cannot be used: {reason}; try --port {port + 1}") from None
    taken.set_inheritable(True)
    return taken


def config_for(app: Any, settings: Settings, workers: int) -> uvicorn.Config:
    loop: Any = "uvloop" if find_spec("uvloop") else "asyncio"
    return uvicorn.Config(
        app,
        factory=workers > 1,
        workers=workers,
        loop=loop,
        http=BoundedHeads,
        ws=Lines,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        # Only where a public address was named does a proxy stand in front, whose word about the client's
        # address counts.
        proxy_headers=bool(settings.origin),
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=SILENT,
    )


class Server(uvicorn.Server):
    """Says when it really answers, and ends without a traceback."""

    announce: Announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        threading.Thread(target=self.announce, daemon=True).start()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def address_of(settings: Settings) -> str:
    """What a person on this machine types."""
    if settings.host in (*OWN, "127.0.0.1", "::1", "localhost"):
        return f"http://localhost:{settings.port}"
    return f"http://{bracketed(settings.host)}:{settings.port}"


def bracketed(host: str) -> str:
    """As an address is written in a URL."""
    return f"[{host}]" if ":" in host else host


def wait_until_ready(settings: Settings, say: Say) -> None:
    """Ask until the server answers that it is ready, then tell people."""
    url = f"http://{bracketed(OWN.get(settings.host, settings.host))}:{settings.port}/ready"
    while True:
        with suppress(httpx.HTTPError):
            if httpx.get(url, trust_env=False, timeout=5).is_success:
                break
        time.sleep(0.05)
    say(f"Perihelion is ready: open {settings.origin or address_of(settings)}")


def run(settings: Settings, workers: int, say: Say, build: Build, factory: str, standing: Standing) -> None:
    """Serve until somebody stops it: the app that `build` makes or, in several processes, the one that each
    gets by calling `factory`, named as `module:function`."""
    start_logs(settings.verbose)
    asyncio.run(prepare(settings))
    news = asyncio.run(standing(settings))
    taken = take_port(settings.host, settings.port)
    settings = replace(settings, port=taken.getsockname()[1])

    def announce() -> None:
        wait_until_ready(settings, say)
        for line in news:
            say(line)

    if workers == 1:
        run_one(settings, build(settings), taken, announce)
    else:
        run_many(settings, workers, factory, taken, announce)


def spare_collector() -> None:
    """Keep Python's collector from looking again and again at what stays: with many tables in memory that
    makes people wait. When the process ends all of it goes at once, and is not looked at either."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT, 20, 100)
    atexit.register(gc.freeze)


def run_one(settings: Settings, app: Litestar, taken: socket.socket, announce: Announce) -> None:
    server = Server(config_for(app, settings, 1))
    server.announce = announce
    spare_collector()
    server.run([taken])


def run_many(
    settings: Settings, workers: int, factory: str, taken: socket.socket, announce: Announce
) -> None:
    """Several processes that share the port; they talk over Redis."""
    if not settings.redis:
        raise CannotServe("several workers talk over Redis; give its address: --redis redis://localhost")
    to_environment(settings)
    threading.Thread(target=announce, daemon=True).start()
    parent = Workers(config_for(factory, settings, workers), [taken])
    parent.run()
    if parent.nothing_left:
        raise CannotServe("none of the processes can be started any more; the log says why")
