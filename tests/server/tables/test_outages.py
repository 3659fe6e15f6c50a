"""The time in which no server runs is taken from nobody's clock."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

import services
from perihelion.core.said import Said
from perihelion.server.people.identity import Person, known
from perihelion.server.settings import Settings
from perihelion.server.store.storage import migrate, open_engine
from perihelion.server.tables import opening
from perihelion.server.tables.outages import Heart
from perihelion.server.tables.rooms import Rooms
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


@pytest.mark.xdist_group("services")
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


async def slept(folder: Path) -> tuple[float, list[str], str]:
    """A process that has a table open and does not get to beat for an hour: how much later its clock is due,
    which tables the others are told of, and the table."""
    url = Settings(data=folder).url
    await migrate(url)
    engine, now = open_engine(url), time.time()
    hearers = Hearers(engine, folder)
    rooms, heart = hearers.rooms, Heart(hearers.rooms)
    rooms.start()
    ada = Person("ada", "Ada", None)
    await known(engine, ada)
    wanted = NewTable("helios", [SeatRequest("me"), SeatRequest("me")], clock=Clock(60, 0, "bot"))
    table = (await opening.create(rooms, ada, wanted)).id
    due = rooms.kept[table].sheet.header.due
    for moment in (now, now + 2, now + 2 + HOUR):
        await heart.beat(moment)
    later = (rooms.kept[table].sheet.header.due or 0) - (due or 0)
    await rooms.stop()
    await engine.dispose()
    return later, hearers.told, table


def test_a_process_that_slept_gives_it_back_when_it_wakes_and_tells_the_others(tmp_path: Path) -> None:
    later, told, table = asyncio.run(slept(tmp_path))
    assert abs(later - HOUR) < 5 and told == [table]
