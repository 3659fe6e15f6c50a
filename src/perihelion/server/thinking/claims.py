"""Which process thinks for a table that several have open: the first to claim it, over Redis.

Nothing depends on it but needless work. If Redis is away everybody thinks, and the database takes the first
answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, Final

from perihelion.server.logs import log

MARGIN: Final = 5.0
"""Seconds that a claim lasts beyond the time for thinking, if its process died meanwhile."""
PATIENCE: Final = 2.0
"""Seconds to wait for Redis."""


class Claims:
    """The claims of this process; where it is the only one, it has all."""

    def __init__(self, redis: str, seconds: float) -> None:
        self.milliseconds = int((seconds + MARGIN) * 1000)
        self.redis: Any = opened(redis) if redis else None

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[bool]:
        """Whether it is ours to think about this; nobody else will while we do."""
        if self.redis is None:
            yield True
            return
        key = f"perihelion-bot {name}"
        ours = await tried(self.redis.set(key, 1, nx=True, px=self.milliseconds), True)
        try:
            yield bool(ours)
        finally:
            if ours:
                await tried(self.redis.delete(key), None)

    async def stop(self) -> None:
        if self.redis is not None:
            await self.redis.aclose()


def opened(url: str) -> Any:
    # Redis is installed only where many processes share the tables.
    from redis.asyncio import Redis

    return Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)


async def tried(asked: Awaitable[Any], otherwise: Any) -> Any:
    """What Redis says, or this if it says nothing."""
    try:
        return await asked
    except Exception as error:
        log.warning("claims", problem="Redis does not answer", error=type(error).__name__)
        return otherwise
