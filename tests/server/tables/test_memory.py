"""What a server holds in memory is never more than what is stored: after a failure, a rival or want of room
it reads anew."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kit.helios.rules import WORDS
from perihelion.records.shelf import Shelf
from perihelion.server import metrics
from perihelion.server.settings import Settings
from perihelion.server.tables import rooms
from server.kit.here import served_here
from server.kit.serving import hear, problem, watch
from server.kit.tables import (
    Hall,
    choice,
    frame,
    hall,
    info,
    new_table,
    post,
    says,
    shared_table,
    takes_back,
    until,
    without_bids,
)

STUMBLER = """
from dataclasses import replace

from kit.helios import GAME as HELIOS


def story(before, step, seat, word, after):
    assert word != HELIOS.rules.words.number("charge"), "nobody knows how to tell it"
    return HELIOS.telling.story(before, step, seat, word, after)


GAME = replace(HELIOS, code="stumbler", presets=(), telling=replace(HELIOS.telling, story=story))
"""


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Hall]:
    with hall(tmp_path) as found:
        yield found


@contextmanager
def without_entries(folder: Path) -> Iterator[None]:
    """A database that can store no entry for a while."""
    database = sqlite3.connect(folder / "perihelion.sqlite", isolation_level=None, timeout=10)
    database.execute("ALTER TABLE entries RENAME TO away")
    yield
    database.execute("ALTER TABLE away RENAME TO entries")
    database.close()


def test_a_word_that_could_not_be_stored_was_never_said(place: Hall, red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    before = frame(red, table, 0)
    told = choice(red, table, 0, "bid 1")
    with watch(red, table, 0) as page:
        hear(page, "info")
        with without_entries(place.folder):
            problem(red.post(f"/api/tables/{table}/choose", json=told), 500)
        after = frame(red, table, 0)
        assert (after["view"], after["present"]["n"]) == (before["view"], before["present"]["n"])
        assert hear(page, "frame")["view"] == before["view"]
    post(red, table, "choose", **told)


def test_a_step_that_breaks_half_way_leaves_the_table_as_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stumbler_game.py").write_text(STUMBLER)
    monkeypatch.syspath_prepend(str(tmp_path))
    settings, shelf = Settings(data=tmp_path, rates=0.0), Shelf({"stumbler": "stumbler_game"})
    with served_here(settings, shelf) as url:
        red = Hall(url, tmp_path).guest("Red")
        table = new_table(red, "me", "me", game="stumbler")
        without_bids(red, red, table)
        told = {"seat": 0, "n": frame(red, table)["present"]["n"], "word": WORDS.number("charge")}
        before = frame(red, table, 0)
        problem(red.post(f"/api/tables/{table}/choose", json=told), 500)
        after = frame(red, table, 0)
        assert (after["view"], after["present"]["step"]) == (before["view"], before["present"]["step"])
        says(red, table, 0, "peek")
        cookies = red.cookies
    with served_here(settings, shelf) as url:
        again = httpx.Client(base_url=url, headers={"Origin": url}, cookies=cookies)
        assert info(again, table)["status"] == "playing"


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back_as_they_were(
    red: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "KEPT", 2)
    tables = [new_table(red, "me", "me") for _ in range(5)]
    says(red, tables[0], 0, "bid 1")
    first = frame(red, tables[0], 0)
    with watch(red, tables[1], 0) as page:
        hear(page, "info")
        for table in tables[2:]:
            info(red, table)
        assert (metrics.REGISTRY.get_sample_value("perihelion_live_tables") or 0) <= 4
        again = frame(red, tables[0], 0)
        assert (again["view"], again["present"]["n"], again["log"]) == (
            first["view"],
            first["present"]["n"],
            first["log"],
        )
        says(red, tables[1], 0, "bid 2")
        assert hear(page, "steps")["present"]["n"] == frame(red, tables[1])["present"]["n"]


def test_whoever_lost_a_seat_at_another_server_sees_nothing_more_through_it(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    with hall(place.folder) as second:
        there = httpx.Client(
            base_url=second.url, headers={"Origin": second.url}, cookies=red.cookies, timeout=20
        )
        told = choice(there, table, 0, "bid 1")
        lost = httpx.Client(base_url=second.url, headers={"Origin": second.url}, cookies=blue.cookies)
        with watch(lost, table, 1) as page:
            hear(page, "info")
            post(blue, table, "leave")
            says(red, table, 0, "bid 2")
            problem(there.post(f"/api/tables/{table}/choose", json=told), 409)
            with pytest.raises(ConnectionClosed) as closed:
                hear(page, "frame")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_a_bot_whose_turn_is_taken_back_does_not_stumble(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hall(tmp_path, bot_pause=0.5) as place:
        red = place.guest("Red")
        table = new_table(red, "me", "me")
        without_bids(red, red, table)
        red.put(f"/api/tables/{table}/seats/1", json={"kind": "bot", "bot": "random"}).raise_for_status()
        says(red, table, 0, "charge", "charge")
        assert info(red, table)["waiting"] == [1]
        takes_back(red, table, 0)
        time.sleep(1.0)
        assert info(red, table)["waiting"] == [0]
        says(red, table, 0, "charge")
        until(lambda: info(red, table)["waiting"] == [0])
    assert '"event":"fault"' not in capsys.readouterr().err
