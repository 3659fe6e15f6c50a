"""One process thinks for a table that several have open; without Redis everybody does, and nothing is left to
chance."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

import services
from perihelion.server.metrics import BOT_KILLED
from perihelion.server.thinking.claims import Claims
from server.kit.tables import hall, info, new_table, until

pytestmark = pytest.mark.skipif(
    services.redis_program() is None, reason="Redis is not here: make test installs it when it is root"
)
NOBODY = "redis://127.0.0.1:9"


async def claimed_by_two(url: str) -> list[bool]:
    """Whether each of two processes may think about a table: both at once, and the second when the first is
    done."""
    one, two = Claims(url, 10), Claims(url, 10)
    async with one.held("table:4") as first, two.held("table:4") as second:
        found = [first, second]
    async with two.held("table:4") as again:
        found.append(again)
    await one.stop()
    await two.stop()
    return found


def test_the_first_to_claim_a_table_thinks_for_it(tmp_path: Path) -> None:
    with services.redis(tmp_path) as url:
        assert asyncio.run(claimed_by_two(url)) == [True, False, True]


def test_a_claim_ends_with_its_process(tmp_path: Path) -> None:
    async def left(url: str) -> int:
        claims = Claims(url, 10)
        async with claims.held("table:4"):
            return int(await claims.redis.pttl("perihelion-bot table:4"))

    with services.redis(tmp_path) as url:
        assert 0 < asyncio.run(left(url)) <= 15_000


def test_a_process_that_is_alone_or_without_redis_thinks_for_itself() -> None:
    assert asyncio.run(claimed_by_two("")) == [True, True, True]
    assert asyncio.run(claimed_by_two(NOBODY)) == [True, True, True]


def test_bots_think_as_ever_while_redis_is_away(tmp_path: Path) -> None:
    with ExitStack() as redis, ExitStack() as running:
        url = redis.enter_context(services.redis(tmp_path))
        red = running.enter_context(hall(tmp_path / "hall", redis=url)).guest("Red")
        stopped = BOT_KILLED._value.get()
        redis.close()
        table = new_table(red, "me", "captain")
        until(lambda: info(red, table)["waiting"] == [0])
        assert BOT_KILLED._value.get() == stopped
