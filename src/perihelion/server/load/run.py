"""A load from start to end: the server in its own process, the tables in this one, then the yardstick."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from perihelion.server.load import echo
from perihelion.server.load.figures import Figures, percentiles
from perihelion.server.load.lines import Failed
from perihelion.server.load.meter import Meter, Passed, cpu_seconds
from perihelion.server.load.people import LiveTable, Plan, Times

AT_ONCE = 20
"""So many tables are opened at the same time."""
START = 60.0
STOP = 20.0
"""Seconds that a server may take to answer, and to end."""
Say = Callable[[str], None]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Load:
    """So many tables of a game over so many seconds."""

    game: str
    tables: int
    seconds: float
    pause: float
    data: Path


@dataclass(frozen=True)
class Hearer:
    """Who is told while it goes on: of tables that were opened, of each minute, and of what went wrong at the
    end."""

    opened: Callable[[int], None] = lambda _: None
    passed: Passed = lambda _: None
    say: Say = lambda _: None


@contextmanager
def served(
    command: list[str], port: int, say: Say, patience: float = STOP, database: str = ""
) -> Iterator[subprocess.Popen[bytes]]:
    """A process that answers on this port."""
    process = subprocess.Popen(
        command,
        env={**os.environ, echo.DATABASE: database},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(port, process)
        yield process
    finally:
        stop(process, say, patience)


def stop(process: subprocess.Popen[bytes], say: Say, patience: float) -> None:
    """Nothing that was measured may be lost because a server does not end: then it is killed."""
    process.terminate()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        say(f"The server did not stop within {patience:.0f} s and was killed.")


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


@contextmanager
def loaded(load: Load, hearer: Hearer) -> Iterator[Figures]:
    """The figures of a load. While they are read the server still stands: what happens when it stops cannot
    take them away."""
    port = free_port()
    with served(serving(port, load.data), port, hearer.say) as process:
        times, meter = asyncio.run(play(load, port, process.pid, hearer))
        trips, echo_cpu = yardstick(load, hearer)
        yield Figures(
            tables=load.tables,
            sockets=3 * load.tables,
            seconds=load.seconds,
            choices=len(times.answered),
            finished=times.finished,
            pushes=times.pushes,
            answered=percentiles(times.answered),
            seen=percentiles(times.seen),
            stale=times.stale,
            cpu=meter.spent,
            curve=meter.curve,
            echo=percentiles(trips),
            echo_cpu=echo_cpu / len(trips) * 1000 if trips else 0.0,
        )


def serving(port: int, data: Path) -> list[str]:
    options = ["--port", str(port), "--data", str(data), "--rates", "0"]
    return [sys.executable, "-m", "perihelion.cli", "serve", *options]


def yardstick(load: Load, hearer: Hearer) -> tuple[list[float], float]:
    """The round trips of the bare echo, measured while the server has nothing to do, and the seconds of
    processor time that they took."""
    port = free_port()
    app = ["--factory", "perihelion.server.load.echo:echo_app", "--port", str(port)]
    stack = ["--loop", "uvloop", "--http", "httptools", "--ws", "websockets-sansio", "--log-level", "error"]
    command = [sys.executable, "-m", "uvicorn", *app, *stack]
    seconds = min(load.seconds, 10.0)
    with served(command, port, hearer.say, database=str(load.data / "echo.sqlite")) as process:
        used = cpu_seconds(process.pid)
        trips = asyncio.run(echo.measure("127.0.0.1", port, load.tables, load.pause, seconds))
        return trips, cpu_seconds(process.pid) - used


async def play(load: Load, port: int, process: int, hearer: Hearer) -> tuple[Times, Meter]:
    """All tables at once. The first seconds, while everybody connects, are not measured."""
    times = Times()
    plan = Plan("127.0.0.1", port, load.game, load.pause, 0.0, 0.0)
    all_tables = [LiveTable(plan, times, number) for number in range(load.tables)]
    for first in range(0, load.tables, AT_ONCE):
        await asyncio.gather(*[table.arrive() for table in all_tables[first : first + AT_ONCE]])
        hearer.opened(min(AT_ONCE, load.tables - first))
    settle = 2.0 + load.tables / 50
    plan.measured_from = time.monotonic() + settle
    plan.end = asyncio.get_running_loop().time() + settle + load.seconds
    players = asyncio.gather(*[table.live() for table in all_tables])
    await asyncio.sleep(settle)
    times.pushes, times.finished = 0, 0
    meter = Meter(process, load.seconds, times.answered, hearer.passed)
    await meter.watch()
    await players
    for table in all_tables:
        table.close()
    return times, meter
