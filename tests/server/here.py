"""A server in a thread of the test, over real HTTP: for games that only the tests know."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from perihelion.core.shelf import Shelf
from perihelion.server.app import build_app
from perihelion.server.logs import start_logs
from perihelion.server.settings import Settings
from services import free_port

WAIT = 20.0


@contextmanager
def served_here(settings: Settings, shelf: Shelf) -> Iterator[str]:
    """The address of a server with these settings and games."""
    port = free_port()
    start_logs(verbose=True)
    config = uvicorn.Config(
        build_app(settings, shelf), host="127.0.0.1", port=port, log_config=None, access_log=False, ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
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
