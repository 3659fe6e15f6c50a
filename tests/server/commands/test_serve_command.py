"""`perihelion serve`: how it starts, what it says, how it ends."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from perihelion.cli.serve import checked_origin
from perihelion.server.store.storage import migrate
from server.kit.serving import environment, served, watch
from server.kit.tables import solar_table


def refused(*words: str) -> str:
    """The one line with which a server does not start."""
    command = [sys.executable, "-m", "perihelion.cli", "serve", *words]
    ended = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env=environment()
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stderr.count("\n") == 1 and ended.stdout == ""
    return ended.stderr


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly_and_soon_with_open_sockets(tmp_path: Path, sign: int) -> None:
    with served(tmp_path) as server:
        guest = server.guest()
        table = solar_table(guest, "me", "greedy")
        with watch(guest, table, eyes=0) as open_socket, pytest.raises(ConnectionClosed) as closed:
            open_socket.recv(timeout=10)
            started = time.monotonic()
            server.process.send_signal(sign)
            while True:
                open_socket.recv(timeout=10)
        said, _ = server.process.communicate(timeout=10)
        assert time.monotonic() - started < 5
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert said == "Stopped.\n"
    assert server.process.returncode == 0
    assert "Traceback" not in server.logs.read_text()


def test_whoever_waits_for_an_answer_when_it_stops_is_told_so(tmp_path: Path) -> None:
    """The server says that it waits for the rest of what somebody sends; it never comes."""
    with served(tmp_path) as server:
        cookies = server.guest().cookies
        head = [
            "POST /api/tables HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            f"Origin: {server.url}",
            f"Cookie: {'; '.join(f'{name}={value}' for name, value in cookies.items())}",
            "Content-Type: application/json",
            "Content-Length: 100",
            "Expect: 100-continue",
        ]
        with (
            socket.create_connection(("127.0.0.1", server.port), timeout=20) as line,
            line.makefile() as read,
        ):
            line.sendall("\r\n".join([*head, "", "{"]).encode())
            assert read.readline() == "HTTP/1.1 100 Continue\n" and read.readline() == "\n"
            server.process.send_signal(signal.SIGTERM)
            answer = read.read()
        said, _ = server.process.communicate(timeout=20)
    assert answer.startswith("HTTP/1.1 503 ") and "The server is being stopped" in answer
    assert said == "Stopped.\n"
    assert "Traceback" not in server.logs.read_text()


END = """
import atexit, gc
atexit.register(lambda: print(len(gc.get_objects())))
from perihelion.server.http.listening import spare_collector
spare_collector()
tables = [[] for _ in range(10_000)]
"""
"""What is registered first is called last."""


def test_when_it_ends_the_collector_looks_at_nothing_that_was_in_memory() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", END], capture_output=True, text=True, check=True, timeout=60
    )
    assert int(ended.stdout) < 1000


def test_it_listens_to_this_machine_only_unless_told_otherwise(tmp_path: Path) -> None:
    with served(tmp_path) as server, socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.2", server.port)) != 0


def test_a_port_in_use_is_told_with_what_to_type(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = refused("--port", str(port), "--data", str(tmp_path))
    assert f"port {port}" in line and f"--port {port + 1}" in line


def test_a_data_folder_that_cannot_be_one_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused("--data", str(tmp_path / "file"))


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "perihelion.sqlite").write_text("no database " * 1000)
    assert "not a database" in refused("--data", str(tmp_path))


def test_a_database_of_a_newer_program_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "perihelion.sqlite"
    asyncio.run(migrate(f"sqlite+aiosqlite:///{file}"))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    line = refused("--data", str(tmp_path))
    assert "newer Perihelion (it has shape 9999" in line and "Traceback" not in line
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_an_unreachable_database_is_told_without_its_password() -> None:
    line = refused("--database", "postgresql://ines:hush@127.0.0.1:9/perihelion")
    assert "127.0.0.1:9" in line and "hush" not in line


def test_an_unreachable_redis_is_told(tmp_path: Path) -> None:
    assert "Redis" in refused("--data", str(tmp_path), "--redis", "redis://127.0.0.1:9")


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/x"])
def test_an_unknown_kind_of_database_is_told(url: str) -> None:
    assert "database" in refused("--database", url)


def test_several_workers_need_redis(tmp_path: Path) -> None:
    assert "--redis" in refused("--data", str(tmp_path), "--workers", "2", "--port", "0")


NO_ORIGINS = ["table.example", "https://table.example/path", "ftp://table.example", "https://["]
NO_ORIGINS += [
    "https://table.example:port",
    "https://ines@table.example",
    "https://table.example?",
    "https://",
]


@pytest.mark.parametrize("origin", NO_ORIGINS)
def test_an_origin_is_a_scheme_and_a_host(origin: str) -> None:
    assert "--origin" in refused("--origin", origin)


@pytest.mark.parametrize("bot", ["greedy", "search", "search:0", "search:1.5", "search:s"])
def test_only_a_bot_that_searches_thinks_out_hints(bot: str) -> None:
    assert "--hint" in refused("--hint", bot)


@pytest.mark.parametrize("option", ["--rates", "--bot-pause", "--bot-seconds"])
@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "-1", "", "many"])
def test_what_cannot_be_counted_with_is_no_number(option: str, number: str) -> None:
    assert f"'{option}'" in refused(option, number)


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("", ""),
        ("https://Table.example/", "https://table.example"),
        ("https://table.example:443", "https://table.example"),
        ("http://table.example:8080", "http://table.example:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_origin_is_kept_as_browsers_say_it(typed: str, origin: str) -> None:
    assert checked_origin(typed) == origin


def test_the_other_commands_do_not_wait_for_the_server_s_libraries() -> None:
    asked = (
        "import perihelion.cli, sys; print([name for name in ('litestar', 'sqlalchemy', 'uvicorn') if name in"
        " sys.modules])"
    )
    assert (
        subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
        == "[]\n"
    )
