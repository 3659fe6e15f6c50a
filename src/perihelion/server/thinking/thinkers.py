"""How a thought becomes an answer: in another process, within its time."""

from __future__ import annotations

import time
from typing import Final

from pebble import ProcessExpired

from perihelion.core.dice import Generator
from perihelion.server.logs import log
from perihelion.server.metrics import BOT_KILLED, BOT_SECONDS
from perihelion.server.thinking import worker
from perihelion.server.thinking.pool import NotBegun, Pool
from perihelion.server.thinking.worker import Answer, Thought

TRIES: Final = 2
"""A process may die through no fault of the bot in it; but not twice in a row."""


async def bounded(pool: Pool, thought: Thought, offered: list[int]) -> Answer:
    """What the bot says; any offered word if it took too long or broke. No bot may stop a table. What was
    never begun is not answered by chance: NotBegun."""
    answer = await attempted(pool, thought, offered)
    return answer or Answer([offered[Generator(thought.seed).below(len(offered))]])


async def attempted(pool: Pool, thought: Thought, offered: list[int]) -> Answer | None:
    """What the bot says; nothing if it took too long, broke, or says what is not offered."""
    for _ in range(TRIES):
        try:
            answer = await timed(pool, thought)
            return answer if answer.line and answer.line[0] in offered else None
        except NotBegun:
            raise
        except ProcessExpired as error:
            tell(thought, error)
        except Exception as error:
            tell(thought, error)
            break
    return None


async def timed(pool: Pool, thought: Thought) -> Answer:
    began = time.perf_counter()
    try:
        return await pool.run(worker.think, thought)
    finally:
        BOT_SECONDS.observe(time.perf_counter() - began)


def tell(thought: Thought, error: Exception) -> None:
    BOT_KILLED.inc()
    log.warning("bot stopped", bot=thought.bot, seat=thought.seat, reason=type(error).__name__)
