"""What whoever watches over a server can ask it, and what it writes down."""

from __future__ import annotations

import re
import time
from pathlib import Path

import httpx

from server.kit.serving import Served, choose_first, problem, served, watch
from server.kit.tables import solar_table


def number(server: Served, name: str) -> float:
    """A number of /metrics, summed over its labels."""
    text = server.browser().get("/metrics").text
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE))


def test_a_running_server_is_alive_and_ready(guest: httpx.Client) -> None:
    assert guest.get("/health").json() == {"ok": True}
    assert guest.get("/ready").json() == {"ok": True}


def test_a_server_whose_database_has_another_shape_is_alive_but_not_ready(tmp_path: Path) -> None:
    import sqlite3

    with served(tmp_path) as server:
        with sqlite3.connect(server.data / "perihelion.sqlite") as file:
            file.execute("UPDATE alembic_version SET version_num = 'older'")
        guest = server.browser()
        assert "newest shape" in problem(guest.get("/ready"), 503)
        assert guest.get("/health").status_code == 200


def test_requests_are_counted_under_their_template(guest: httpx.Client) -> None:
    guest.get("/api/games/solar-sphere/rules")
    text = guest.get("/metrics").text
    assert 'perihelion_requests_total{method="GET",path="/api/games/{code}/rules",status="200"}' in text
    assert 'perihelion_request_seconds_bucket{le="0.1",method="GET",path="/api/games/{code}/rules"}' in text


def test_open_sockets_and_live_tables_are_counted(server: Served, guest: httpx.Client) -> None:
    table = solar_table(guest, "me", "random")
    before = number(server, "perihelion_sockets")
    with watch(guest, table, eyes=0) as socket:
        socket.recv(timeout=10)
        assert number(server, "perihelion_sockets") == before + 1
        assert number(server, "perihelion_live_tables") >= 1
    end = time.monotonic() + 10
    while number(server, "perihelion_sockets") != before:
        assert time.monotonic() < end, "the socket is still counted"
        time.sleep(0.05)


def test_choices_commits_and_the_thinking_of_bots_are_counted(server: Served, guest: httpx.Client) -> None:
    names = ("perihelion_choices_total", "perihelion_commits_total", "perihelion_bot_seconds_count")
    before = [number(server, name) for name in names]
    table = solar_table(guest, "me", "random")
    end = time.monotonic() + 20
    while any(number(server, name) <= old for name, old in zip(names, before, strict=True)):
        assert time.monotonic() < end, [number(server, name) for name in names]
        view = guest.get(f"/api/tables/{table}/view", params={"eyes": 0}).json()
        if view["present"]["question"]:
            choose_first(guest, table, 0)
        time.sleep(0.05)


def test_each_request_is_one_line_of_the_log(server: Served, guest: httpx.Client) -> None:
    guest.get("/api/games/no-such-game/rules")
    end = time.monotonic() + 10
    while not (lines := [line for line in server.lines() if line.get("status") == 404]):
        assert time.monotonic() < end, "the line is written after the answer, but soon"
        time.sleep(0.02)
    line = lines[-1]
    assert (line["event"], line["method"], line["path"]) == ("request", "GET", "/api/games/{code}/rules")
    assert line["ms"] > 0 and line["timestamp"]
