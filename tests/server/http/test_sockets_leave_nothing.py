"""A socket that has ended is gone at once: the collector looks at old things too seldom to clear it away."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from perihelion.games import SHELF
from perihelion.server.http.heads import BoundedHeads
from perihelion.server.http.lines import Lines
from perihelion.server.settings import Settings
from perihelion.server.tables.connections import GONE
from server.kit.here import served_here

SOCKETS = 5


def test_a_socket_that_has_ended_does_not_wait_for_the_collector(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()
    try:
        with served_here(Settings(data=tmp_path, bots=1), SHELF) as url:
            for _ in range(SOCKETS):
                ended(f"{url.replace('http', 'ws')}/api/tables/nowhere/socket")
        assert [found for found in gc.get_objects() if type(found) in (Lines, BoundedHeads)] == []
    finally:
        gc.enable()


def ended(url: str) -> None:
    """A socket that is served, until the server ends it."""
    with connect(url) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == GONE
