"""The time in which no server runs is taken from nobody's clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

import services
from kit.helios.rules import WORDS
from perihelion.core.said import Said
from perihelion.server.people.identity import Person, known
from perihelion.server.play import choosing
from perihelion.server.settings import Settings
from perihelion.server.store.rows import read_sheet
from perihelion.server.store.storage import migrate, open_engine
from perihelion.server.tables import clocks, opening, seating
from perihelion.server.tables.rooms import Rooms
from perihelion.server.tables.sweeping import sweep
from perihelion.server.wire.game import Choice
from perihelion.server.wire.tables import Clock, NewTable, SeatRequest
from server.kit.serving import QUICK, Served, served
from server.kit.tables import SHELF, hall, info, new_table, solar_table

HOUR = 3600.0
CLOCK = {"bank": 60, "increment": 0, "at_zero": "bot"}
EARLIER = (
    "UPDATE tables SET moved = moved - {moved}, due = due - {moved}",
    "UPDATE settings SET value = CAST(CAST(value AS DOUBLE PRECISION) - {beat} AS TEXT)"
    " WHERE key = 'heartbeat'",
)


async def set_back(url: str, moved: float, beat: float) -> None:
    """As if the last choice and the last beat had been so many seconds earlier."""
    engine = open_engine(url)
    async with engine.begin() as connection:
        for statement in EARLIER:
            await connection.execute(text(statement.format(moved=moved, beat=beat)))
    await engine.dispose()


def after_an_outage(folder: Path, moved: float, beat: float) -> tuple[str, float]:
    """Who sits in the seat that the game waits for, and what is left on its clock of a minute."""
    with hall(folder) as place:
        red = place.guest("Red")
        table = new_table(red, "me", "me", clock=CLOCK)
        cookies = red.cookies
    asyncio.run(set_back(f"sqlite+aiosqlite:///{folder / 'perihelion.sqlite'}", moved, beat))
    with hall(folder) as place, httpx.Client(base_url=place.url, cookies=cookies) as again:
        seat = info(again, table)["seats"][0]
        return seat["kind"], seat["left"]


def test_the_clocks_go_on_where_they_stood_when_the_server_went(tmp_path: Path) -> None:
    kind, left = after_an_outage(tmp_path, moved=HOUR + 20, beat=HOUR)
    assert kind == "person" and 10 < left < 50


def test_a_clock_that_began_to_run_after_the_last_beat_has_lost_nothing(tmp_path: Path) -> None:
    kind, left = after_an_outage(tmp_path, moved=HOUR, beat=HOUR + 1)
    assert kind == "person" and 50 < left <= 60


def test_a_server_that_was_away_for_a_moment_gives_nothing_back(tmp_path: Path) -> None:
    kind, left = after_an_outage(tmp_path, moved=20, beat=0)
    assert kind == "person" and 10 < left < 50


@pytest.mark.skipif(
    services.postgres_programs() is None or services.redis_program() is None,
    reason="PostgreSQL or Redis is not here: make test installs them when it is root",
)
def test_several_processes_that_come_back_together_give_it_back_once(tmp_path: Path) -> None:
    with services.postgres() as database, services.redis(tmp_path) as redis:
        words = ("--database", database, "--redis", redis)
        with served(tmp_path, *words) as first:
            red = first.guest("Red")
            table = solar_table(red, "me", "me", clock=CLOCK)
            first.kill()
        asyncio.run(set_back(database, moved=HOUR + 20, beat=HOUR))
        both = [Served((*QUICK, *words), tmp_path, services.free_port()) for _ in range(2)]
        try:
            for server in both:
                server.wait()
                assert 5 < waited_for(server, red, table) < 50
        finally:
            for server in both:
                server.kill()


def waited_for(server: Served, person: httpx.Client, table: str) -> float:
    """What the seat that the game waits for has left."""
    with httpx.Client(base_url=server.url, cookies=person.cookies) as there:
        found = info(there, table)
    return float(found["seats"][found["waiting"][0]]["left"])


class Hearers:
    """The tables of a process, and of which of them the others were told."""

    def __init__(self, engine: AsyncEngine, folder: Path) -> None:
        self.told: list[str] = []
        self.rooms = Rooms(engine, SHELF, Settings(data=folder), self.told.append, self.nobody)
        self.rooms.loaded = lambda _: None
        self.rooms.changed = lambda _, __: None

    async def nobody(self, person: str, table: str, name: str, message: Said) -> None:
        """Nobody is called."""


ADA = Person("ada", "Ada", None)


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[Hearers, str]]:
    """A process that has beaten once, and has a table open that waits for somebody with a minute left."""
    url = Settings(data=folder).url
    await migrate(url)
    engine = open_engine(url)
    hearers = Hearers(engine, folder)
    hearers.rooms.start()
    await hearers.rooms.heart.beat(time.time())
    await known(engine, ADA)
    wanted = NewTable("helios", [SeatRequest("me"), SeatRequest("me")], clock=Clock(60, 0, "bot"))
    yield hearers, (await opening.create(hearers.rooms, ADA, wanted)).id
    await hearers.rooms.stop()
    await engine.dispose()


async def sleep(rooms: Rooms, table: str) -> None:
    """As if the last beat and the last choice had been an hour ago: in memory, and in the database."""
    await set_back(rooms.settings.url, moved=HOUR, beat=HOUR)
    async with rooms.held(table) as room:
        await rooms.refresh(room)
    rooms.heart.heard -= HOUR


async def stands(rooms: Rooms, table: str) -> tuple[str, float]:
    """Who sits in the first seat, and what is left on its clock."""
    async with rooms.engine.connect() as connection:
        sheet = await read_sheet(connection, table)
    return sheet.seats[0].kind, clocks.left_at(sheet, time.time())[0] or 0.0


async def beats_first(folder: Path) -> tuple[tuple[str, float], list[str], str]:
    async with process(folder) as (hearers, table):
        rooms = hearers.rooms
        await sleep(rooms, table)
        await rooms.heart.beat(time.time())
        return await stands(rooms, table), hearers.told, table


async def sweeps_first(folder: Path) -> tuple[str, float]:
    async with process(folder) as (hearers, table):
        await sleep(hearers.rooms, table)
        await sweep(hearers.rooms)
        return await stands(hearers.rooms, table)


async def chooses_first(folder: Path) -> tuple[str, float]:
    async with process(folder) as (hearers, table):
        rooms = hearers.rooms
        n = rooms.kept[table].sheet.header.last_n
        await sleep(rooms, table)
        await choosing.choose(rooms, ADA, table, Choice(0, n, WORDS.number("bid 0")))
        return await stands(rooms, table)


async def leaves_first(folder: Path) -> tuple[str, float]:
    """In the very transaction, too: the silence may begin while a request waits for its turn to write."""
    async with process(folder) as (hearers, table):
        rooms = hearers.rooms
        await sleep(rooms, table)
        rooms.heart.heard = time.time()
        await seating.leave(rooms, ADA, table)
        return await stands(rooms, table)


async def another_gives_it_back(folder: Path) -> tuple[str, float]:
    """Two processes sleep; the one that wakes later has old clocks in memory."""
    async with process(folder) as (hearers, table):
        rooms = hearers.rooms
        n = rooms.kept[table].sheet.header.last_n
        await sleep(rooms, table)
        other = Hearers(rooms.engine, folder).rooms
        await other.heart.beat(time.time())
        await choosing.choose(rooms, ADA, table, Choice(0, n, WORDS.number("bid 0")))
        return await stands(rooms, table)


def test_a_process_that_slept_gives_it_back_when_it_wakes_and_tells_the_others(tmp_path: Path) -> None:
    (kind, left), told, table = asyncio.run(beats_first(tmp_path))
    assert kind == "person" and left > 40 and told == [table]


@pytest.mark.parametrize("what", [sweeps_first, chooses_first, another_gives_it_back])
def test_whatever_is_done_first_after_a_sleep_the_clocks_have_their_time(
    tmp_path: Path, what: Callable[[Path], Coroutine[Any, Any, tuple[str, float]]]
) -> None:
    kind, left = asyncio.run(what(tmp_path))
    assert kind == "person" and left > 40


def test_whoever_leaves_first_after_a_sleep_leaves_the_seat_its_time(tmp_path: Path) -> None:
    kind, left = asyncio.run(leaves_first(tmp_path))
    assert kind == "open" and left > 40
