"""Real servers for tests: `perihelion serve` as a process of its own, people with browsers of their own,
sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from perihelion.core.game import SPECTATOR
from services import free_port

WAIT = 40.0
QUICK = ("--bot-pause", "0", "--bots", "1", "--rates", "0")
"""For tests: bots answer at once, nobody is told to slow down."""
LUCK = Path(__file__).with_name("luck.py")


class Served:
    """A running server, and how to end it."""

    def __init__(
        self, words: tuple[str, ...], data: Path, port: int, env: dict[str, str] | None = None
    ) -> None:
        self.port = port
        self.data = data
        self.url = f"http://127.0.0.1:{port}"
        self.logs = data / f"server-{port}.log"
        command = [
            sys.executable,
            "-P",
            str(LUCK),
            "serve",
            "--port",
            str(port),
            "--data",
            str(data),
            *words,
        ]
        with self.logs.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env
            )

    def wait(self) -> None:
        """Until it says that it is ready."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is ready" in line, f"the server did not start: {line}{self.logs.read_text()}"

    def stop(self, sign: int = signal.SIGTERM) -> str:
        """End it; what it said at the end."""
        self.process.send_signal(sign)
        said, _ = self.process.communicate(timeout=WAIT)
        return str(said)

    def kill(self) -> None:
        """As when the power fails."""
        self.stop(signal.SIGKILL)

    def lines(self) -> list[dict[str, Any]]:
        """What it logged."""
        return [json.loads(line) for line in self.logs.read_text().splitlines() if line.startswith("{")]

    def browser(self) -> httpx.Client:
        """A browser that has never been here."""
        return httpx.Client(base_url=self.url, headers={"Origin": self.url}, timeout=WAIT)

    def guest(self, name: str = "") -> httpx.Client:
        """A browser with a person, under a name if one is given."""
        made = self.browser()
        made.get("/api/me").raise_for_status()
        if name:
            made.put("/api/me", json={"name": name}).raise_for_status()
        return made

    def program(self, token: str) -> httpx.Client:
        """A program with a bearer token."""
        return httpx.Client(base_url=self.url, headers={"Authorization": f"Bearer {token}"}, timeout=WAIT)


@contextmanager
def served(data: Path, *words: str, port: int = 0, env: dict[str, str] | None = None) -> Iterator[Served]:
    """A server with this data folder; it is gone afterwards."""
    data.mkdir(parents=True, exist_ok=True)
    server = Served((*QUICK, *words), data, port or free_port(), env)
    try:
        server.wait()
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def watch(
    client: httpx.Client, table: str, eyes: int = SPECTATOR, since: int = 0, n: int = 0
) -> ClientConnection:
    """A table's socket, opened by this browser or program."""
    address = str(client.base_url).replace("http", "ws", 1).rstrip("/")
    headers = {
        key: client.headers[key]
        for key in ("Origin", "Authorization", "Accept-Language")
        if key in client.headers
    }
    if client.cookies:
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    origin = headers.pop("Origin", None)
    url = f"{address}/api/tables/{table}/socket?eyes={eyes}&since={since}&n={n}"
    return connect(url, additional_headers=headers, origin=origin, max_size=None, open_timeout=WAIT)  # type: ignore[arg-type]


def hear(socket: ClientConnection, kind: str, seconds: float = 10.0) -> dict[str, Any]:
    """The next message of this kind; others before it are passed over."""
    end = time.monotonic() + seconds
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=max(0.01, end - time.monotonic())))
        if message["type"] == kind:
            return message


def choose_first(client: httpx.Client, table: str, seat: int) -> dict[str, Any]:
    """Look, and take the first offer of one's seat; the view's present before it."""
    present: dict[str, Any] = client.get(f"/api/tables/{table}/view", params={"eyes": seat}).json()["present"]
    word = present["question"]["offers"][0]["word"]
    client.post(
        f"/api/tables/{table}/choose", json={"seat": seat, "n": present["n"], "word": word}
    ).raise_for_status()
    return present


def problem(answer: httpx.Response, status: int) -> str:
    """The sentence of a refusal with this status."""
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    return str(answer.json()["error"])


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, **more}
