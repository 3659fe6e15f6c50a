"""Real PostgreSQL and Redis for tests, from Debian's packages, each in a folder of its own and on a free
port."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WAIT = 30.0


def postgres_programs() -> Path | None:
    """Debian keeps the server's programs out of the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return found[-1].parent if found else None


def redis_program() -> str | None:
    return shutil.which("redis-server")


def chromium_program() -> str | None:
    """Rather without the pages of its own frame, which take a processor's time for each window."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers there."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        assert process.poll() is None, f"the service on port {port} ended with {process.returncode}"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing answers on port {port}")


@contextmanager
def running(command: list[str], port: int, user: str | None = None) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user)
    try:
        wait_for_port(port, process)
        yield
    finally:
        process.terminate()
        process.wait(WAIT)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database. PostgreSQL refuses to run as root, so root lends it to Debian's user for
    it."""
    programs = postgres_programs()
    assert programs is not None
    user = "postgres" if os.getuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="perihelion-postgres-") as folder:
        if user is not None:
            shutil.chown(folder, user)
        make = [
            str(programs / "initdb"),
            "-D",
            folder,
            "-U",
            "postgres",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        subprocess.run(make, check=True, user=user, capture_output=True, cwd="/")
        port = free_port()
        command = [
            str(programs / "postgres"),
            "-D",
            folder,
            "-p",
            str(port),
            "-k",
            folder,
            "-h",
            "127.0.0.1",
            "-F",
        ]
        with running(command, port, user):
            wait_for_sql(programs, port)
            yield f"postgresql+asyncpg://postgres@127.0.0.1:{port}/postgres"


def wait_for_sql(programs: Path, port: int) -> None:
    """The port opens before the database takes questions."""
    end = time.monotonic() + WAIT
    ready = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ready, capture_output=True, check=False).returncode != 0:
        assert time.monotonic() < end, "PostgreSQL did not get ready"
        time.sleep(0.05)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The URL of an empty Redis that keeps nothing."""
    program = redis_program()
    assert program is not None
    port = free_port()
    with running(
        [program, "--port", str(port), "--save", "", "--appendonly", "no", "--dir", str(folder)], port
    ):
        yield f"redis://127.0.0.1:{port}"
