"""The clock: a bank and an increment, only for people, only while they are waited for; and what happens at
zero."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.tables import clocks
from perihelion.server.tables.opening import new_header
from perihelion.server.tables.opponents import FACES
from perihelion.server.wire.tables import AtZero, Clock
from server.kit.tables import SHELF, hall, info, new_table, says, shared_table, takes_back, until

NOON = 1_000_000.0


def sheet(at_zero: AtZero = "bot", waiting: tuple[int, ...] = (0,)) -> Sheet:
    """Red, a person, and blue, a bot, with a minute each and 5 seconds for an answer; it is noon."""
    header = new_header(SHELF.find("helios"), "ada", {})
    header.clock, header.status, header.moved, header.waiting = (
        Clock(60, 5, at_zero),
        "playing",
        NOON,
        list(waiting),
    )
    found = Sheet(header, [SeatRow(0, "person", "ada"), SeatRow(1, "bot", None, "greedy")], [])
    clocks.wind(found)
    header.due = clocks.due(found)
    return found


def test_the_clock_of_a_person_who_is_waited_for_runs() -> None:
    assert clocks.left_at(sheet(), NOON + 10) == [50.0, 60.0]


def test_the_clock_of_a_bot_does_not_run() -> None:
    assert clocks.left_at(sheet(waiting=(1,)), NOON + 10) == [60.0, 60.0]


def test_a_clock_stops_at_zero() -> None:
    assert clocks.left_at(sheet(), NOON + 100) == [0.0, 60.0]


def test_whoever_has_answered_gets_the_increment() -> None:
    table = sheet()
    clocks.settle(table, NOON + 10)
    clocks.pass_on(table, [1], taken_back=False)
    assert table.seats[0].left == 55.0


def test_whoever_is_asked_again_gets_no_increment() -> None:
    table = sheet()
    clocks.settle(table, NOON + 10)
    clocks.pass_on(table, [0], taken_back=False)
    assert table.seats[0].left == 50.0


def test_whoever_takes_an_answer_back_gives_the_increment_back() -> None:
    table = sheet()
    clocks.pass_on(table, [1], taken_back=False)
    clocks.pass_on(table, [0], taken_back=True)
    assert table.seats[0].left == 60.0


def test_a_clock_is_due_when_its_bank_is_spent() -> None:
    assert clocks.due(sheet()) == NOON + 60
    assert clocks.due(sheet(waiting=(1,))) is None


def test_at_zero_a_bot_takes_the_seat() -> None:
    table = sheet()
    assert clocks.run_out(table, NOON + 61, "greedy")
    assert (table.seats[0].kind, table.seats[0].bot) == ("bot", "greedy")


def test_at_zero_nothing_may_happen_as_well() -> None:
    table = sheet("nothing")
    assert not clocks.run_out(table, NOON + 61, "greedy")
    assert (table.seats[0].kind, table.seats[0].left, table.header.due) == ("person", 0.0, None)


def test_everybody_begins_with_the_bank(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, clock={"bank": 60, "increment": 5, "at_zero": "nothing"})
    assert all(59 < seat["left"] <= 60 for seat in info(red, table)["seats"])


def test_an_answer_adds_the_increment_at_the_table(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, clock={"bank": 60, "increment": 5, "at_zero": "nothing"})
    says(red, table, 0, "bid 0", "no boost")
    assert 64 < info(red, table)["seats"][0]["left"] <= 65
    takes_back(red, table, 0)
    assert 59 < info(red, table)["seats"][0]["left"] <= 60


def test_a_table_without_a_clock_shows_none(red: httpx.Client) -> None:
    assert info(red, new_table(red, "me", "me"))["seats"][0]["left"] is None


def test_when_the_time_is_up_a_bot_sits_there_and_plays(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, clock={"bank": 10, "increment": 0, "at_zero": "bot"})
    says(red, table, 0, "bid 0", "no boost")
    late = until(lambda: [seat for seat in info(red, table)["seats"] if seat["kind"] == "bot"])
    assert (late[0]["seat"], late[0]["level"]) == (1, "Captain")
    assert late[0]["face"] in FACES["captain"]
    until(lambda: info(red, table)["waiting"] != [1])


def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    with hall(tmp_path) as first:
        ada = first.guest("Ada")
        clock = {"bank": 10, "increment": 0, "at_zero": "bot"}
        damaged, whole = [new_table(ada, "me", "me", clock=clock) for _ in range(2)]
        cookies = ada.cookies
    with closing(sqlite3.connect(tmp_path / "perihelion.sqlite")) as database, database:
        database.execute("UPDATE tables SET due = 1")
        database.execute("UPDATE seats SET left = 0")
        database.execute("UPDATE tables SET options = 'nonsense' WHERE id = ?", (damaged,))
    with hall(tmp_path) as second:
        again = httpx.Client(base_url=second.url, cookies=cookies)
        until(lambda: "bot" in [seat["kind"] for seat in info(again, whole)["seats"]])
