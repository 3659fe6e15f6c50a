"""Nobody takes the bots away from others: games that nobody looks at pause, and everybody's turn comes."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import httpx
import pytest

from perihelion.server.metrics import BOT_KILLED
from perihelion.server.tables.opening import MOST_ALONE, MOST_ALONE_NEAR
from server.kit.serving import hear, problem, watch
from server.kit.tables import (
    frame,
    hall,
    info,
    new_table,
    play_to_the_end,
    until,
)

TURNS = 7
"""So many turns of a bot are measured."""
PATIENCE = 60.0


def n_of(person: httpx.Client, table: str) -> int:
    return int(frame(person, table)["present"]["n"])


def something_else_happens(person: httpx.Client) -> None:
    """A whole game against a bot: whoever could have thought meanwhile has."""
    play_to_the_end(person, new_table(person, "me", "random"), 0)


def test_a_game_among_bots_waits_until_somebody_watches(red: httpx.Client, blue: httpx.Client) -> None:
    table = new_table(red, "greedy", "random")
    before = n_of(red, table)
    something_else_happens(red)
    assert n_of(red, table) == before
    with watch(blue, table):
        until(lambda: info(red, table)["status"] == "over")


def test_a_game_among_bots_pauses_when_the_last_page_goes(red: httpx.Client) -> None:
    table = new_table(red, "admiral", "admiral")
    with watch(red, table) as page:
        hear(page, "steps")
    something_else_happens(red)
    # The thought that was begun while somebody watched is said; it is the last.
    until(lambda: n_of(red, table) and stands_still(red, table))


def stands_still(person: httpx.Client, table: str) -> bool:
    before = n_of(person, table)
    something_else_happens(person)
    return n_of(person, table) == before


def test_a_person_who_is_away_is_played_for(red: httpx.Client) -> None:
    table = new_table(red, "me", "captain")
    until(lambda: info(red, table)["waiting"] == [0])


def test_whoever_waits_outside_a_private_table_does_not_watch(red: httpx.Client, blue: httpx.Client) -> None:
    table = new_table(red, "greedy", "random", visibility="private")
    before = n_of(red, table)
    with watch(blue, table) as page:
        hear(page, "info")
        something_else_happens(red)
        assert n_of(red, table) == before


def test_one_person_leaves_only_so_many_games_to_bots_alone(tmp_path: Path) -> None:
    with hall(tmp_path) as found:
        red = found.guest("Red")
        tables = [new_table(red, "random", "random") for _ in range(MOST_ALONE)]
        assert "10 of your tables" in problem(refused(red), 409)
        new_table(red, "me", "random")
        with watch(red, tables[0]):
            until(lambda: info(red, tables[0])["status"] == "over")
        new_table(red, "random", "random")
        assert "10 of your tables" in problem(red.post(f"/api/tables/{tables[0]}/rematch"), 409)


def test_one_address_leaves_only_so_many_games_to_bots_alone(tmp_path: Path) -> None:
    with hall(tmp_path) as found:
        people = [found.guest(f"Guest {number}") for number in range(4)]
        for number in range(MOST_ALONE_NEAR):
            new_table(people[number % 3], "random", "random")
        assert "30 tables from your address" in problem(refused(people[3]), 409)
        people[3].headers["X-Forwarded-For"] = "203.0.113.9"
        new_table(people[3], "random", "random")


def test_nobody_walks_around_that_by_giving_their_own_seat_to_a_bot(tmp_path: Path) -> None:
    bot = {"kind": "bot", "bot": "random"}
    with hall(tmp_path) as place:
        red = place.guest("Red")
        running, waiting = new_table(red, "me", "random"), new_table(red, "open", "random")
        last = new_table(red, "me", "random")
        for _ in range(MOST_ALONE - 1):
            new_table(red, "random", "random")
        assert red.put(f"/api/tables/{last}/seats/0", json=bot).status_code == 200
        for table, kind in ((running, "person"), (waiting, "open")):
            no = red.put(f"/api/tables/{table}/seats/0", json=bot)
            assert "played by bots alone already" in problem(no, 409)
            assert info(red, table)["seats"][0]["kind"] == kind


def refused(person: httpx.Client) -> httpx.Response:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    return person.post("/api/tables", json={"game": "helios", "seats": bots})


@contextmanager
def without_processes() -> Iterator[None]:
    """No other process can be started."""
    multiprocessing.set_executable("/bin/false")
    try:
        yield
    finally:
        multiprocessing.set_executable(sys.executable)


def test_a_thought_that_was_never_begun_is_begun_again_and_not_left_to_chance(tmp_path: Path) -> None:
    with ExitStack() as later:
        with without_processes():
            red = later.enter_context(hall(tmp_path)).guest("Red")
            stopped = BOT_KILLED._value.get()
            table = new_table(red, "me", "captain")
            assert "No process" in problem(brought(red), 409)
        until(lambda: info(red, table)["waiting"] == [0])
        assert BOT_KILLED._value.get() == stopped


def brought(person: httpx.Client) -> httpx.Response:
    """A record, which a process would have to check."""
    return person.post("/api/records", json={"record": "game: helios"})


def answers(person: httpx.Client) -> float:
    """How long a Captain usually takes for its first turn, as a page at the table hears of it."""
    return median([first_turn(person) for _ in range(TURNS)])


def first_turn(person: httpx.Client) -> float:
    began = time.monotonic()
    with watch(person, new_table(person, "captain", "me"), 1) as page:
        present = hear(page, "frame", PATIENCE)["present"]
        while present["waiting"] != [1]:
            present = hear(page, "steps", PATIENCE)["present"]
    return time.monotonic() - began


@pytest.mark.parametrize("watched", [False, True])
def test_thirty_games_among_bots_and_twenty_hints_do_not_keep_a_captain_from_answering(
    tmp_path: Path, watched: bool
) -> None:
    """Within three times of what it takes when nobody else is there."""
    with hall(tmp_path, hint="search:0.8s") as found, ExitStack() as pages, ThreadPoolExecutor(20) as hints:
        calm, others = found.guest("Calm"), [found.guest(f"Busy {number}") for number in range(3)]
        quiet = answers(calm)
        for number in range(MOST_ALONE_NEAR):
            table = new_table(others[number % 3], "admiral", "admiral")
            if watched:
                pages.enter_context(watch(others[number % 3], table))
        hinted = [new_table(others[0], "me", "me", hints=True) for _ in range(20)]
        asked = [hints.submit(ask, others[0], table) for table in hinted]
        assert answers(calm) < 3 * quiet
        assert not all(hint.done() for hint in asked), "others still waited for hints"


def ask(person: httpx.Client, table: str) -> httpx.Response:
    present = frame(person, table)["present"]
    return person.post(
        f"/api/tables/{table}/hint", json={"seat": present["waiting"][0], "n": present["n"]}, timeout=120
    )
