"""The whole server put together: routes, storage, tables, webhooks, and the edge around them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.types import Scope

from perihelion.core.said import Said
from perihelion.games import SHELF
from perihelion.records.shelf import Shelf
from perihelion.server.http import static_files
from perihelion.server.http.edge import Edge
from perihelion.server.http.listening import Say, run, spare_collector
from perihelion.server.http.openapi import described
from perihelion.server.http.problems import HANDLERS
from perihelion.server.http.routes import analysis, games, health, me, play, socket, tables
from perihelion.server.http.security import BODY_BYTES
from perihelion.server.logs import log, start_logs
from perihelion.server.people.cookies import Cookies, shared_key
from perihelion.server.people.identity import Door, Person, caller
from perihelion.server.people.webhooks import Webhooks
from perihelion.server.play import declining, pushing
from perihelion.server.settings import Settings, from_environment
from perihelion.server.store.fanout import Fanout, open_backend
from perihelion.server.store.storage import migrate, open_engine
from perihelion.server.tables import former
from perihelion.server.tables.news import News
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.tables.sweeping import sweep_for_ever
from perihelion.server.thinking.analyses import Analyses
from perihelion.server.thinking.claims import Claims
from perihelion.server.thinking.hints import Hints
from perihelion.server.thinking.pool import Pools
from perihelion.server.thinking.replays import Replays
from perihelion.server.thinking.seats import Bots
from perihelion.server.wire.reading import read_now
from perihelion.texts.languages import Languages

FACTORY = "perihelion.server.app:from_settings"
"""Where worker processes find their app."""
STOP = 2.0
"""Seconds that each part gets to end."""
ROUTES = [
    *health.ROUTES,
    *games.ROUTES,
    *me.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    *analysis.ROUTES,
    *socket.ROUTES,
    *static_files.ROUTES,
]


def build_app(settings: Settings, shelf: Shelf = SHELF) -> Litestar:
    languages = Languages(settings.texts, settings.language)
    for problem in languages.problems():
        log.warning("catalogue", problem=problem)
    app = Litestar(
        ROUTES,
        lifespan=[running],
        dependencies={"person": Provide(asker)},
        exception_handlers=HANDLERS,
        type_encoders={Said: read_now},
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="as_is"
        ),
        openapi_config=described(),
        logging_config=None,
    )
    app.state.update({"settings": settings, "shelf": shelf, "languages": languages})
    app.asgi_handler = Edge(app.asgi_handler, settings, languages)
    return app


async def asker(scope: Scope) -> Person:
    return caller(scope).person


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """From the open database to the last entry written. What is started last is stopped first."""
    settings: Settings = app.state.settings
    await migrate(settings.url)
    engine = open_engine(settings.url, settings.sync)
    webhooks = Webhooks(engine, settings, app.state.languages)
    fanout = Fanout(open_backend(settings))
    rooms = Rooms(engine, app.state.shelf, settings, fanout.publish, webhooks.notify)
    pools = Pools(settings.bots, settings.bot_seconds)
    claims = Claims(settings.redis, settings.bot_seconds)
    connect(rooms, Bots(rooms, pools, claims))
    analyses = Analyses(rooms)
    app.state.update({"engine": engine, "webhooks": webhooks, "fanout": fanout, "rooms": rooms})
    app.state.update({"pools": pools, "hints": Hints(rooms, pools.hints), "analyses": analyses})
    app.state.replays = Replays(rooms, pools.readings)
    app.state.door = Door(engine, Cookies(await shared_key(engine), settings.https))
    app.state.head = health.newest_shape()
    app.state.assets = static_files.read_assets(static_files.FOLDER)
    await fanout.start(rooms.heard, rooms.look_again)
    pools.start()
    rooms.start()
    await rooms.heart.beat(time.time())
    rooms.background.run(rooms.heart.beat_for_ever())
    rooms.background.run(sweep_for_ever(rooms))
    log.info("process started", process=os.getpid())
    yield
    thinking = (analyses.stop, rooms.stop, pools.stop, claims.stop)
    for part in (*thinking, webhooks.stop, fanout.stop, engine.dispose):
        await soon(part())


def connect(rooms: Rooms, bots: Bots) -> None:
    """Whatever is new at a table is told to its pages, and its bots look whether they are waited for; for
    seats that do not want to be asked something is said."""

    def loaded(room: Room) -> None:
        pushing.everything(room)
        bots.wake(room)
        declining.wake(rooms, room)

    def changed(room: Room, news: News) -> None:
        pushing.tell(room, news)
        bots.wake(room)
        declining.wake(rooms, room)

    rooms.loaded, rooms.changed, rooms.visited = loaded, changed, bots.wake


async def soon(work: Awaitable[None]) -> None:
    """Whatever does not end in time must not keep the server from ending."""
    try:
        await asyncio.wait_for(work, STOP)
    except TimeoutError:
        log.warning("stop", problem="something did not end in time")


def serve(settings: Settings, workers: int, say: Say) -> None:
    """Serve until somebody stops it."""
    run(settings, workers, say, build_app, FACTORY, lambda known: former.standing(known.url, SHELF))


def from_settings() -> Litestar:
    """For worker processes, which get their settings through the environment."""
    settings = from_environment()
    start_logs(settings.verbose)
    app = build_app(settings)
    spare_collector()
    return app
