"""How the processes of one server tell each other which table has changed: Litestar's channels, in memory or
over Redis."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from perihelion.server.background import Background
from perihelion.server.logs import log
from perihelion.server.settings import Settings

CHANNEL: Final = "perihelion-tables"
PAUSE: Final = 1.0
ATTEMPTS: Final = 10
Heard = Callable[[str], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


def open_backend(settings: Settings) -> ChannelsBackend:
    if not settings.redis:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    # Redis' client must not come back by itself without a word: what was said meanwhile would be missed.
    redis: Any = Redis.from_url(settings.redis, socket_connect_timeout=5, retry=Retry(NoBackoff(), 0))
    return RedisChannelsPubSubBackend(redis=redis)


class Fanout:
    """Says `table` to the other processes and hears what they say. Its own words are passed over."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.backend = backend
        self.process = secrets.token_hex(4)
        self.background = Background()

    async def start(self, heard: Heard, missed: Missed) -> None:
        """A server begins without the others if it must: people can play at it all the same."""
        await self.backend.on_startup()
        self.background.run(self.listen(heard, missed, await self.subscribed()))

    def publish(self, table: str) -> None:
        """Whoever commits does not wait for the others to know."""
        if not isinstance(self.backend, MemoryChannelsBackend):
            self.background.run(self.say(table))

    async def say(self, table: str) -> None:
        for _ in range(ATTEMPTS):
            with suppress(Exception):
                await self.backend.publish(f"{self.process} {table}".encode(), [CHANNEL])
                return
            await asyncio.sleep(PAUSE)
        log.warning("fanout", problem="could not tell the other processes")

    async def subscribed(self) -> bool:
        """Whether the others can be heard from now on."""
        try:
            await self.backend.subscribe([CHANNEL])
        except Exception as error:
            log.warning("fanout", problem="cannot hear the other processes", error=type(error).__name__)
            return False
        return True

    async def listen(self, heard: Heard, missed: Missed, open_line: bool) -> None:
        """For ever; a lost connection is opened again, and then everything is looked at that may have changed
        meanwhile."""
        while True:
            if open_line:
                await self.hear_all(heard)
            await asyncio.sleep(PAUSE)
            open_line = await self.catch_up(missed)

    async def hear_all(self, heard: Heard) -> None:
        """Until the connection is lost."""
        try:
            async for _, message in self.backend.stream_events():
                await self.hear(message.decode(), heard)
        except Exception as error:
            log.warning("fanout", problem="lost the other processes", error=type(error).__name__)

    async def catch_up(self, missed: Missed) -> bool:
        """Subscribe first: what happens while the tables are read is heard then."""
        open_line = await self.subscribed()
        try:
            if open_line:
                await missed()
        except Exception as error:
            log.warning("fanout", problem="could not look at the tables again", error=type(error).__name__)
        return open_line

    async def hear(self, message: str, heard: Heard) -> None:
        process, _, table = message.partition(" ")
        if process == self.process:
            return
        try:
            await heard(table)
        except Exception:
            log.exception("fault", where="heard")

    async def stop(self) -> None:
        await self.background.stop()
        with suppress(Exception):
            await self.backend.on_shutdown()
