"""A server in a thread of the test, over real HTTP: for games that only the tests know."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from perihelion.records.shelf import Shelf
from perihelion.server.app import build_app
from perihelion.server.http.listening import config_for
from perihelion.server.logs import start_logs
from perihelion.server.settings import Settings

WAIT = 20.0


@contextmanager
def served_here(settings: Settings, shelf: Shelf, buffer: int = 0) -> Iterator[str]:
    """The address of a server with these settings and games; what waits to be sent may be kept small."""
    taken = socket.create_server(("127.0.0.1", 0))
    port = taken.getsockname()[1]
    if buffer:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    start_logs(verbose=True)
    config = config_for(build_app(settings, shelf), settings, 1)
    config.proxy_headers = True  # Tests come from several addresses.
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([taken],), daemon=True)
    thread.start()
    end = time.monotonic() + WAIT
    while not server.started:
        assert thread.is_alive() and time.monotonic() < end, "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive(), "the server did not stop"
