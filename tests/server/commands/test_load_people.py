"""What `perihelion load` is made of: people who play one game after the other, and a meter at the server."""

from __future__ import annotations

import asyncio
import os
import time

from perihelion.server.load.figures import Figures
from perihelion.server.load.meter import SAMPLES, Meter, cpu_seconds, megabytes
from perihelion.server.load.people import LiveTable, Plan, Times
from server.kit.serving import Served

HERE = os.getpid()
AT_ONCE = 0.0
NEVER = 1e9


def figures(choices: int, cpu: float) -> Figures:
    return Figures(
        tables=1,
        sockets=3,
        seconds=10.0,
        choices=choices,
        finished=0,
        pushes=30,
        answered=(2.0, 3.0, 4.0),
        seen=(2.0, 3.0, 4.0),
        stale=0,
        cpu=cpu,
        memory=[(0.0, 90.0)],
        echo=(1.0, 1.0, 1.0),
    )


async def first_end(table: LiveTable) -> None:
    """Play until a game has ended and people sit at another table."""
    await table.arrive()
    first, playing = table.id, asyncio.create_task(table.live())
    while table.id == first:
        await asyncio.wait([playing], timeout=0.01)
        assert not playing.done(), "people play until the time is over"
    playing.cancel()
    await asyncio.wait([playing])
    table.close()


def test_where_a_game_ends_another_begins(server: Served) -> None:
    times = Times()
    plan = Plan("127.0.0.1", server.port, "solar-sphere", AT_ONCE, NEVER, 0.0)
    asyncio.run(first_end(LiveTable(plan, times, 1)))
    assert (times.finished, times.stale) == (1, 0)
    assert len(times.answered) > 20


def test_the_processor_time_of_a_choice_is_that_of_the_server_for_each_choice() -> None:
    assert figures(choices=500, cpu=1.0).choice_cpu == 2.0
    assert figures(choices=500, cpu=1.0).server_cpu == 0.1


def test_without_a_choice_nothing_is_divided() -> None:
    assert figures(choices=0, cpu=1.0).choice_cpu == 0.0


def test_the_meter_counts_processor_time() -> None:
    meter, start = Meter(HERE, 0.0), time.process_time()
    while time.process_time() < start + 0.2:
        pass
    asyncio.run(meter.watch())
    assert meter.spent >= 0.1


def test_the_meter_looks_at_memory_at_the_beginning_and_at_equal_intervals() -> None:
    meter = Meter(HERE, 0.0)
    asyncio.run(meter.watch())
    assert len(meter.memory) == 1 + SAMPLES


def test_memory_is_what_the_process_has_now() -> None:
    before = megabytes(HERE)
    much = bytearray(os.urandom(1000)) * 50_000
    assert megabytes(HERE) - before > 40 and len(much) == 50_000_000


def test_where_the_system_does_not_tell_there_is_nothing_to_see() -> None:
    nobody = 2**22 + 1
    assert (cpu_seconds(nobody), megabytes(nobody)) == (0.0, 0.0)
