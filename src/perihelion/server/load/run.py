"""A load from start to end: the server in its own process, the tables in this one, then the yardstick."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from perihelion.server.load import echo
from perihelion.server.load.figures import Figures, percentiles
from perihelion.server.load.lines import Failed
from perihelion.server.load.meter import Meter
from perihelion.server.load.people import LiveTable, Plan, Times

AT_ONCE = 20
"""So many tables are opened at the same time."""
START = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that answers on this port."""
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_for(port, process)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        if process.poll() is not None:
            raise Failed(f"the server ended with {process.returncode} before it answered")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise Failed(f"no server answered on port {port} within {START:.0f} s")


def run_load(
    game: str,
    tables: int,
    seconds: float,
    pause: float,
    data: Path,
    opened: Callable[[int], None] = lambda _: None,
) -> Figures:
    """The figures of so many tables over so many seconds."""
    port = free_port()
    serve = [
        sys.executable,
        "-m",
        "perihelion.cli",
        "serve",
        "--port",
        str(port),
        "--data",
        str(data),
        "--rates",
        "0",
    ]
    with served(serve, port) as process:
        times, meter = asyncio.run(play(game, port, tables, seconds, pause, process.pid, opened))
    yard = [
        sys.executable,
        "-m",
        "uvicorn",
        "--factory",
        "perihelion.server.load.echo:echo_app",
        "--port",
        str(port),
    ]
    yard += ["--loop", "uvloop", "--http", "httptools", "--ws", "websockets-sansio", "--log-level", "error"]
    with served(yard, port, **{echo.DATABASE: str(data / "echo.sqlite")}):
        trips = asyncio.run(echo.measure("127.0.0.1", port, tables, pause, min(seconds, 10.0)))
    return Figures(
        tables=tables,
        sockets=3 * tables,
        seconds=seconds,
        choices=len(times.answered),
        finished=times.finished,
        pushes=times.pushes,
        answered=percentiles(times.answered),
        seen=percentiles(times.seen),
        stale=times.stale,
        cpu=meter.spent,
        memory=meter.memory,
        echo=percentiles(trips),
    )


async def play(
    game: str,
    port: int,
    tables: int,
    seconds: float,
    pause: float,
    process: int,
    opened: Callable[[int], None],
) -> tuple[Times, Meter]:
    """All tables at once. The first seconds, while everybody connects, are not measured."""
    times = Times()
    plan = Plan("127.0.0.1", port, game, pause, 0.0, 0.0)
    all_tables = [LiveTable(plan, times, number) for number in range(tables)]
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*[table.arrive() for table in all_tables[first : first + AT_ONCE]])
        opened(min(AT_ONCE, tables - first))
    settle = 2.0 + tables / 50
    plan.measured_from = time.monotonic() + settle
    plan.end = asyncio.get_running_loop().time() + settle + seconds
    players = asyncio.gather(*[table.live() for table in all_tables])
    await asyncio.sleep(settle)
    meter, times.pushes, times.finished = Meter(process, seconds), 0, 0
    await meter.watch()
    await players
    for table in all_tables:
        table.close()
    return times, meter
