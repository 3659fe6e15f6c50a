"""The reasons of bots: stored with what they said, told when the game is over."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import services
from kit.helios.rules import WORDS
from perihelion.records.record import read, verify
from perihelion.records.table import Entry
from perihelion.server.http.listening import database_url
from perihelion.server.wire.analysis import Reason
from server.kit.serving import problem, watch
from server.kit.tables import (
    SHELF,
    Hall,
    frame,
    hall,
    info,
    new_table,
    play_to_the_end,
    post,
    takes_back,
    until,
    without_bids,
)

SCALE = services.postgres_programs() is None or services.redis_program() is None
RED, BLUE = 0, 1
LEFT_OVER = 1
"""The simulations of a reason that no bot has now."""


def reasons(person: httpx.Client, table: str) -> list[Any]:
    answer = person.get(f"/api/tables/{table}/reasons")
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()["reasons"]
    return found


def entries_of(person: httpx.Client, table: str) -> list[Entry]:
    return verify(read(person.get(f"/api/tables/{table}/record").text), SHELF).entries


def against_a_captain(person: httpx.Client, **more: Any) -> str:
    table = new_table(person, "me", "captain", **more)
    until(lambda: info(person, table)["waiting"] == [RED])
    return table


def finished(person: httpx.Client, **more: Any) -> str:
    """A game that was played against a captain."""
    table = against_a_captain(person, **more)
    play_to_the_end(person, table, RED)
    return table


def leave_reasons(folder: Path, table: str) -> None:
    """Put a reason at every step, as if bots had spoken there once."""
    with closing(sqlite3.connect(folder / "perihelion.sqlite")) as database, database:
        for step in range(100):
            data = msgspec.json.encode(Reason(step, BLUE, LEFT_OVER, [])).decode()
            database.execute("INSERT OR REPLACE INTO reasons VALUES (?, ?, ?, ?)", (table, step, BLUE, data))


def test_after_the_game_every_line_of_a_captain_has_its_reason(red: httpx.Client) -> None:
    table = finished(red)
    entries, found = entries_of(red, table), reasons(red, table)
    assert found
    assert [reason["step"] for reason in found] == sorted({reason["step"] for reason in found})
    for reason in found:
        first = reason["lines"][0]
        entry = entries[reason["step"]]
        assert (reason["seat"], entry.who, str(WORDS.said(entry.word))) == (BLUE, BLUE, first["words"][0])
        assert (
            len(reason["lines"]) <= 6
            and sum(line["visits"] for line in reason["lines"]) <= reason["simulations"]
        )
        assert 0 <= first["chance"] <= 1 and len(first["expected"]) == 2


def test_a_reason_stands_with_the_first_word_of_a_line_only(red: httpx.Client) -> None:
    table = finished(red)
    entries = entries_of(red, table)
    pairs = enumerate(pairwise(entries), 1)
    inside = {step for step, (one, next) in pairs if one.who == next.who == BLUE and one.known == next.known}
    assert not inside.intersection([reason["step"] for reason in reasons(red, table)])


def test_while_the_game_goes_on_no_reason_is_told(red: httpx.Client) -> None:
    assert "when the game is over" in problem(red.get(f"/api/tables/{against_a_captain(red)}/reasons"), 409)
    assert "when the game is over" in problem(
        red.get(f"/api/tables/{new_table(red, 'me', 'open')}/reasons"), 409
    )


def test_bots_that_do_not_search_have_no_reasons(red: httpx.Client) -> None:
    table = new_table(red, "cadet", "greedy", "random")
    with watch(red, table):
        until(lambda: info(red, table)["status"] == "over")
    assert reasons(red, table) == []


def test_reasons_of_a_private_table_are_for_those_who_sit_there(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = finished(red, visibility="private")
    assert reasons(red, table)
    assert problem(blue.get(f"/api/tables/{table}/reasons"), 403) == "This table is private."


def test_anybody_may_read_the_reasons_of_a_public_table(red: httpx.Client, blue: httpx.Client) -> None:
    table = finished(red, visibility="public")
    assert reasons(blue, table) == reasons(red, table)


def fill(owner: httpx.Client, table: str, seat: int, **told: str) -> None:
    owner.put(f"/api/tables/{table}/seats/{seat}", json=told).raise_for_status()


def test_a_word_of_a_bot_that_was_taken_back_has_no_reason(
    red: httpx.Client, blue: httpx.Client, place: Hall
) -> None:
    """Whoever sits down in a bot's seat may do that."""
    table = new_table(red, "me", "random")
    until(lambda: info(red, table)["waiting"] == [RED])
    leave_reasons(place.folder, table)
    post(blue, table, "join", seat=BLUE)
    fill(red, table, BLUE, kind="person", person=info(red, table)["requests"][0]["person"])
    takes_back(blue, table, BLUE)
    step = frame(red, table)["present"]["step"]
    post(blue, table, "leave")
    fill(red, table, BLUE, kind="bot", bot="random")
    play_to_the_end(red, table, RED)
    assert sorted({*range(100)} - {reason["step"] for reason in reasons(red, table)}) == [step]


def test_a_reason_that_was_left_behind_stops_no_bot_and_is_replaced(red: httpx.Client, place: Hall) -> None:
    table = new_table(red, "captain", "captain", start=False)
    leave_reasons(place.folder, table)
    post(red, table, "start")
    with watch(red, table):
        until(lambda: info(red, table)["status"] == "over")
    assert [reason for reason in reasons(red, table) if reason["simulations"] > LEFT_OVER and reason["lines"]]


def test_reasons_outlive_a_restart(tmp_path: Path) -> None:
    with hall(tmp_path) as first:
        red = first.guest("Red")
        table = finished(red)
        told, cookies = reasons(red, table), red.cookies
    with hall(tmp_path) as second:
        assert reasons(httpx.Client(base_url=second.url, cookies=cookies), table) == told


@pytest.mark.skipif(SCALE, reason="PostgreSQL or Redis is not here: make test installs them when it is root")
def test_reasons_and_hints_with_redis_and_postgresql(tmp_path: Path) -> None:
    with services.postgres() as database, services.redis(tmp_path) as redis:
        shared: dict[str, Any] = {"database": database_url(database), "redis": redis, "hint": "search:40"}
        with hall(tmp_path / "hall", **shared) as found:
            red = found.guest("Red")
            assert reasons(red, finished(red))
            table = new_table(red, "me", "me", hints=True)
            without_bids(red, red, table)
            given = post(red, table, "hint", seat=RED, n=frame(red, table)["present"]["n"])
            assert given["simulations"] == 40 and given["lines"]
