"""What `perihelion load` is made of: people who play one game after the other, and a meter at the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

from perihelion.server.load.figures import Figures, Stretch
from perihelion.server.load.meter import Meter, cpu_seconds, megabytes, moments
from perihelion.server.load.people import LiveTable, Plan, Times
from perihelion.server.load.run import Hearer, Load, free_port, loaded, served
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
        curve=[Stretch(0.0, 90.0, 0, 0.0)],
        echo=(1.0, 1.0, 1.0),
        echo_cpu=0.5,
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
    meter, start = Meter(HERE, 0.0, [], lambda _: None), time.process_time()
    while time.process_time() < start + 0.2:
        pass
    asyncio.run(meter.watch())
    assert meter.spent >= 0.1


def test_the_curve_has_a_point_at_the_beginning_at_each_minute_and_at_the_end() -> None:
    assert moments(150.0) == [60.0, 120.0, 150.0]
    assert moments(120.0) == [60.0, 120.0]
    assert moments(8.0) == [8.0]


def test_a_minute_tells_memory_and_the_choices_that_were_made_in_it() -> None:
    heard: list[Stretch] = []
    answered = [0.5]
    meter = Meter(HERE, 0.0, answered, heard.append)
    watching = meter.watch()
    answered += [0.002]
    asyncio.run(watching)
    assert [(point.second, point.choices, point.p95) for point in heard] == [(0.0, 0, 0.0), (0.0, 1, 2.0)]
    assert heard == meter.curve and all(point.megabytes > 10 for point in heard)


def test_memory_is_what_the_process_has_now() -> None:
    before = megabytes(HERE)
    much = bytearray(os.urandom(1000)) * 50_000
    assert megabytes(HERE) - before > 40 and len(much) == 50_000_000


def test_where_the_system_does_not_tell_there_is_nothing_to_see() -> None:
    nobody = 2**22 + 1
    assert (cpu_seconds(nobody), megabytes(nobody)) == (0.0, 0.0)


DEAF = """
import signal, socket, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
door = socket.create_server(("127.0.0.1", int(sys.argv[1])))
while True:
    time.sleep(60)
"""
"""A server that answers and does not want to end."""


def test_a_server_that_does_not_stop_is_killed_and_that_is_said() -> None:
    port, said = free_port(), list[str]()
    with served([sys.executable, "-c", DEAF, str(port)], port, said.append, patience=0.0) as process:
        assert process.poll() is None
    assert process.returncode == -signal.SIGKILL
    assert said == ["The server did not stop within 0 s and was killed."]


def test_the_figures_are_there_before_the_server_is_stopped(tmp_path: Path) -> None:
    said: list[str] = []
    log_of_an_open_database = tmp_path / "perihelion.sqlite-wal"
    with loaded(Load("solar-sphere", 1, 1.0, 0.05, tmp_path), Hearer(say=said.append)) as figures:
        assert (
            figures.choices > 0
            and figures.echo[0] > 0
            and figures.echo_cpu > 0
            and figures.curve[-1].second == 1.0
        )
        assert log_of_an_open_database.exists()
    assert not log_of_an_open_database.exists() and said == []
