"""Who thinks for a seat: the processes of this server. With Redis any server's processes take the jobs of
all."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, Protocol

import msgspec

from perihelion.core.dice import Generator
from perihelion.server.logs import log
from perihelion.server.metrics import BOT_KILLED, BOT_SECONDS
from perihelion.server.thinking import worker
from perihelion.server.thinking.pool import Pool
from perihelion.server.thinking.worker import Answer, Thought

POLL: Final = 0.05
"""Seconds between two looks whether another process has thought it out."""


class Thinker(Protocol):
    """Answers a thought, somewhere."""

    async def think(self, thought: Thought, key: str) -> Answer: ...
    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class Here:
    """Thinks in the processes of this server."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def think(self, thought: Thought, key: str) -> Answer:
        began = time.perf_counter()
        try:
            return await self.pool.run(worker.think, thought)
        finally:
            BOT_SECONDS.observe(time.perf_counter() - began)

    async def start(self) -> None:
        self.pool.start()

    async def stop(self) -> None:
        await self.pool.stop()


class Shared(Here):
    """Puts thoughts into a queue that all server processes work off."""

    def __init__(self, pool: Pool, redis: str) -> None:
        # Redis and its queue are installed only where many processes share the tables.
        from saq import Queue, Worker

        super().__init__(pool)
        self.queue = Queue.from_url(redis, name="bots")
        self.worker = Worker(self.queue, functions=[("think", self.job)], concurrency=2 * pool.workers)
        # The server stops its workers itself; the queue must not take its signals away.
        self.worker.SIGNALS = []
        self.task: asyncio.Task[None] | None = None

    async def job(self, context: Any, *, thought: str) -> str:
        answer = await super().think(msgspec.json.decode(thought, type=Thought), "")
        return msgspec.json.encode(answer).decode()

    async def think(self, thought: Thought, key: str) -> Answer:
        text = msgspec.json.encode(thought).decode()
        limit = self.pool.seconds + 5
        answer = await self.queue.apply(
            "think", timeout=limit, poll_interval=POLL, key=key, thought=text, retries=1
        )
        return msgspec.json.decode(answer, type=Answer) if answer else Answer([])

    async def start(self) -> None:
        await super().start()
        await self.queue.connect()
        self.task = asyncio.create_task(self.worker.start())

    async def stop(self) -> None:
        await self.worker.stop()
        if self.task is not None:
            await self.task
        await self.queue.disconnect()
        await super().stop()


def open_thinker(pool: Pool, redis: str) -> Thinker:
    return Shared(pool, redis) if redis else Here(pool)


async def bounded(thinker: Thinker, thought: Thought, key: str, offered: list[int]) -> Answer:
    """What the bot says; any offered word if it took too long or broke. No bot may stop a table."""
    answer = await attempted(thinker, thought, key, offered)
    return answer or Answer([offered[Generator(thought.seed).below(len(offered))]])


async def attempted(thinker: Thinker, thought: Thought, key: str, offered: list[int]) -> Answer | None:
    """What the bot says; nothing if it took too long, broke, or says what is not offered."""
    try:
        answer = await thinker.think(thought, key)
    except Exception as error:
        BOT_KILLED.inc()
        log.warning("bot stopped", bot=thought.bot, seat=thought.seat, reason=type(error).__name__)
        return None
    return answer if answer.line and answer.line[0] in offered else None
