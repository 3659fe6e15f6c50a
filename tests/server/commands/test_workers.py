"""`perihelion serve --workers`: the parent keeps what is alive, replaces what died, and leaves when nothing
is left."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

import services
from server.kit.serving import WAIT, Served, served
from server.kit.tables import until

pytestmark = [
    pytest.mark.skipif(
        services.redis_program() is None, reason="Redis is not here: make test installs it when it is root"
    ),
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not tell of children"),
]


@pytest.fixture
def redis() -> Iterator[ExitStack]:
    """A Redis that a test may end."""
    with ExitStack() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, redis: ExitStack) -> Iterator[Served]:
    url = redis.enter_context(services.redis(tmp_path))
    with served(tmp_path / "data", "--redis", url, "--workers", "2") as running:
        until(lambda: started(running) == workers(running) and len(started(running)) == 2, WAIT)
        yield running
        # Killed, the parent could not end its processes.
        if running.process.poll() is None:
            running.stop()


def workers(server: Served) -> set[int]:
    """The processes that the parent has started to serve."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return {int(child) for child in children if "spawn_main" in command(child)}


def command(process: str) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def answers(server: Served) -> bool:
    try:
        return httpx.get(f"{server.url}/ready", timeout=WAIT).is_success
    except httpx.TransportError:
        return False


def started(server: Served) -> set[int]:
    """The processes that have come as far as answering."""
    return {line["process"] for line in server.lines() if line["event"] == "process started"}


def ended(server: Served) -> list[int]:
    """The codes with which processes have ended."""
    return [line["code"] for line in server.lines() if line["event"] == "process ended"]


def shape(server: Served, version: str) -> str:
    """Give the database another shape; which one it had."""
    with closing(sqlite3.connect(server.data / "perihelion.sqlite")) as file, file:
        before: str = file.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        file.execute("UPDATE alembic_version SET version_num = ?", (version,))
    return before


def test_processes_that_die_while_redis_is_away_are_replaced(server: Served, redis: ExitStack) -> None:
    first = workers(server)
    redis.close()
    for process in first:
        os.kill(process, signal.SIGKILL)
    until(lambda: len(workers(server) - first) == 2, WAIT)
    until(lambda: answers(server), WAIT)
    assert ended(server) == [-signal.SIGKILL, -signal.SIGKILL]


def test_a_process_that_cannot_be_replaced_does_not_take_the_others_with_it(server: Served) -> None:
    healthy, dies = sorted(workers(server))
    shape_before = shape(server, "9999")
    os.kill(dies, signal.SIGKILL)
    until(lambda: len(ended(server)) >= 3, WAIT)
    assert server.process.poll() is None and healthy in workers(server)
    assert httpx.get(f"{server.url}/health", timeout=WAIT).is_success
    shape(server, shape_before)
    until(lambda: len(workers(server)) == 2 and answers(server), WAIT)


def test_when_nothing_is_left_the_parent_says_so_and_leaves(server: Served) -> None:
    shape(server, "9999")
    for process in workers(server):
        os.kill(process, signal.SIGKILL)
    assert server.process.wait(WAIT) == 2
    assert "none of the processes can be started any more" in server.logs.read_text()
