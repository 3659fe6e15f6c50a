"""Envelopes at a table of the server: sealed at the same moment, taken back whoever has sealed since, and
nothing of them told to anybody else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kit.helios import GAME
from kit.helios.rules import WORDS
from perihelion.core.dice import secret_from
from perihelion.server.store.rows import Event
from perihelion.server.tables.live import Live, outcomes
from perihelion.server.wire.analysis import Reason
from server.kit.serving import hear, problem, watch
from server.kit.tables import Hall, choice, frame, hall, info, new_table, post, says, takes_back

RED, BLUE, GREEN = range(3)


@pytest.fixture
def green(place: Hall) -> httpx.Client:
    return place.guest("Green")


@pytest.fixture
def table(red: httpx.Client, blue: httpx.Client, green: httpx.Client) -> Iterator[str]:
    """Three people who are about to bid."""
    found = new_table(red, "me", "open", "open")
    post(blue, found, "join")
    post(green, found, "join")
    yield found


def stored(folder: Path, table: str) -> list[tuple[int, int, str, int | None]]:
    with closing(sqlite3.connect(folder / "perihelion.sqlite")) as file:
        asked = 'SELECT n, who, word, back FROM entries WHERE "table" = ? AND who >= 0 ORDER BY n'
        return file.execute(asked, (table,)).fetchall()


def now(person: httpx.Client, table: str, seat: int) -> Any:
    return frame(person, table, seat)["present"]


def test_an_envelope_is_taken_back_though_others_have_sealed_since(
    place: Hall, red: httpx.Client, blue: httpx.Client, table: str
) -> None:
    says(red, table, RED, "bid 1", "no boost")
    says(blue, table, BLUE, "bid 2")
    n = now(red, table, RED)["n"]
    assert now(red, table, RED)["undo"]["text"] == "no boost"
    takes_back(red, table, RED)
    present = now(red, table, RED)
    assert present["question"]["offers"][0]["verb"] == "no boost"
    assert (present["n"], present["waiting"]) == (n + 2, [RED, BLUE, GREEN])
    assert stored(place.folder, table) == [
        (n - 2, RED, "bid 1", None),
        (n + 1, RED, "no boost", n - 2),
        (n + 2, BLUE, "bid 2", None),
    ]
    assert frame(blue, table, BLUE)["view"]["envelope"] == [WORDS.number("bid 2")]


def test_who_has_sealed_is_told_and_not_what(red: httpx.Client, blue: httpx.Client, table: str) -> None:
    assert now(red, table, RED)["question"]["sealed"] is True and now(red, table, RED)["sealed"] == []
    says(red, table, RED, "bid 1", "no boost")
    assert now(blue, table, BLUE)["sealed"] == [RED] and now(blue, table, BLUE)["undo"] is None
    assert frame(blue, table, BLUE)["view"]["envelope"] == [] and "bid" not in str(frame(blue, table))


def test_others_hear_only_that_a_seat_thinks_again(red: httpx.Client, blue: httpx.Client, table: str) -> None:
    with watch(blue, table, BLUE) as page:
        hear(page, "frame")
        says(red, table, RED, "bid 1", "no boost")
        says(blue, table, BLUE, "bid 0")
        for _ in range(3):
            heard = hear(page, "steps")
        before = frame(blue, table, BLUE)
        assert heard["present"]["waiting"] == [BLUE, GREEN]
        takes_back(red, table, RED)
        after = hear(page, "frame")
        assert after["present"]["waiting"] == [RED, BLUE, GREEN] and after["present"]["sealed"] == []
        assert after["log"] == before["log"]
        assert {**after["view"], "waiting": []} == {**before["view"], "waiting": []}
        assert after["present"]["undo"]["text"] == "bid {amount:0}"


def test_the_last_envelope_opens_all_and_nothing_is_taken_back(
    red: httpx.Client, blue: httpx.Client, green: httpx.Client, table: str
) -> None:
    for seat, person in enumerate((red, blue, green)):
        says(person, table, seat, "bid 0", "no boost")
    n = now(red, table, RED)["n"]
    answer = blue.post(f"/api/tables/{table}/undo", json={"seat": BLUE, "n": n})
    assert "nothing to take back" in problem(answer, 409)
    assert now(red, table, RED)["sealed"] == [] and now(red, table, RED)["question"]["sealed"] is False


def test_two_people_who_seal_at_the_same_moment_are_both_heard(
    red: httpx.Client, blue: httpx.Client, table: str
) -> None:
    told = [choice(red, table, RED, "bid 1"), choice(blue, table, BLUE, "bid 2")]
    with ThreadPoolExecutor(2) as both:
        answers = list(
            both.map(
                lambda pair: pair[0].post(f"/api/tables/{table}/choose", json=pair[1]),
                zip((red, blue), told, strict=True),
            )
        )
    assert [answer.status_code for answer in answers] == [200, 200]
    assert sorted(answer.json()["n"] for answer in answers) == [told[0]["n"] + 1, told[0]["n"] + 2]


def test_an_answer_to_the_question_before_is_stale_all_the_same(
    red: httpx.Client, blue: httpx.Client, table: str
) -> None:
    old = choice(red, table, RED, "bid 1")
    says(red, table, RED, "bid 0")
    says(blue, table, BLUE, "bid 2")
    assert "Something has happened" in problem(red.post(f"/api/tables/{table}/choose", json=old), 409)


def test_two_pages_of_one_person_take_back_once(red: httpx.Client, blue: httpx.Client, table: str) -> None:
    says(red, table, RED, "bid 1", "no boost")
    told = {"seat": RED, "n": now(red, table, RED)["n"]}
    says(blue, table, BLUE, "bid 2")
    assert red.post(f"/api/tables/{table}/undo", json=told).status_code == 200
    assert "Something has happened" in problem(red.post(f"/api/tables/{table}/undo", json=told), 409)


@pytest.mark.parametrize("number", range(4))
def test_one_takes_back_while_another_seals_and_both_are_heard(
    place: Hall, red: httpx.Client, blue: httpx.Client, green: httpx.Client, table: str, number: int
) -> None:
    says(red, table, RED, "bid 1", "no boost")
    says(blue, table, BLUE, "bid 1", "no boost")
    back = {"seat": RED, "n": now(red, table, RED)["n"]}
    last = choice(green, table, GREEN, "bid 0")
    work = [
        lambda: red.post(f"/api/tables/{table}/undo", json=back),
        lambda: green.post(f"/api/tables/{table}/choose", json=last),
    ]
    with ThreadPoolExecutor(2) as both:
        begun = [both.submit(one) for one in (work if number % 2 else work[::-1])]
        answers = [one.result().status_code for one in (begun if number % 2 else begun[::-1])]
    seen = now(red, table, RED)
    assert answers == [200, 200]
    assert seen["waiting"] == [RED, GREEN] and seen["sealed"] == [BLUE]
    assert frame(green, table, GREEN)["view"]["envelope"] == [WORDS.number("bid 0")]
    with hall(place.folder) as again:
        whole = httpx.get(f"{again.url}/api/tables/{table}/view", cookies=red.cookies, params={"eyes": RED})
        assert whole.json()["view"] == frame(red, table, RED)["view"]


@pytest.mark.parametrize("number", range(4))
def test_one_takes_back_while_the_last_seals_and_one_of_them_is_too_late(
    red: httpx.Client, blue: httpx.Client, green: httpx.Client, table: str, number: int
) -> None:
    for seat, person in enumerate((red, blue)):
        says(person, table, seat, "bid 1", "no boost")
    says(green, table, GREEN, "bid 0")
    back = {"seat": RED, "n": now(red, table, RED)["n"]}
    last = choice(green, table, GREEN, "no boost")
    work = [(red, "undo", back), (green, "choose", last)]
    with ThreadPoolExecutor(2) as both:
        begun = {
            what: both.submit(person.post, f"/api/tables/{table}/{what}", json=told)
            for person, what, told in (work if number % 2 else work[::-1])
        }
        answers = {what: one.result().status_code for what, one in begun.items()}
    seen = now(red, table, RED)
    if answers["undo"] == 200:
        assert answers["choose"] == 409 and seen["waiting"] == [RED, GREEN] and seen["sealed"] == [BLUE]
    else:
        assert answers == {"undo": 409, "choose": 200} and seen["sealed"] == []


def test_another_server_follows_what_was_taken_back_between_envelopes(
    place: Hall, red: httpx.Client, blue: httpx.Client, table: str
) -> None:
    says(red, table, RED, "bid 1", "no boost")
    says(blue, table, BLUE, "bid 2")
    with hall(place.folder) as second:
        there = httpx.Client(
            base_url=second.url, headers={"Origin": second.url}, cookies=blue.cookies, timeout=20.0
        )
        assert frame(there, table, BLUE)["present"]["sealed"] == [RED]
        takes_back(red, table, RED)
        present = frame(red, table, RED)["present"]
        seen = there.get(f"/api/tables/{table}/view", params={"eyes": BLUE, "n": present["n"]}).json()
        assert seen["present"]["waiting"] == [RED, BLUE, GREEN] and seen["present"]["n"] == present["n"]
        says(there, table, BLUE, "no boost")
        takes_back(there, table, BLUE)
        assert info(there, table)["status"] == "playing"


def events_of(*told: tuple[int, str]) -> tuple[Live, list[Event]]:
    """A game of three from its start; `<` takes back. Every event as it happened."""
    live = Live(GAME, 3, {}, secret_from("sealed"))
    events = list(outcomes(live, 0.0))
    for seat, text in told:
        made = live.take_back(seat, 0.0) if text == "<" else [live.say(seat, WORDS.number(text), 0.0)]
        events += made
    return live, events


def kept_of(events: list[Event]) -> list[Event]:
    """As they lie in the database."""
    kept: list[Event] = []
    for event in events:
        if event.back is not None:
            kept = [one for one in kept if one.n <= event.back]
        kept.append(event)
    return kept


TOLD = ((RED, "bid 1"), (BLUE, "bid 0"), (RED, "no boost"), (GREEN, "bid 1"), (RED, "<"), (BLUE, "<"))
AND_ON = ((RED, "<"), (GREEN, "no boost"), (BLUE, "bid 2"), (GREEN, "<"), (RED, "bid 0"))


@pytest.mark.parametrize("known", range(6, 20))
def test_whoever_knows_any_part_of_it_follows(known: int) -> None:
    live, events = events_of(*TOLD, *AND_ON)
    behind = Live(GAME, 3, {}, secret_from("sealed"))
    for event in kept_of(events[:known]) + [one for one in kept_of(events) if one.n > known]:
        behind.replay(event)
    assert (behind.n, behind.stands, behind.witnesses) == (live.n, live.stands, live.witnesses)
    assert behind.table.digest() == live.table.digest()
    assert [(one.who, one.word) for one in behind.table.entries] == [
        (one.who, one.word) for one in live.table.entries
    ]


def test_however_often_it_is_taken_back_no_two_such_lines_follow_each_other() -> None:
    _, events = events_of(*TOLD, *AND_ON)
    kept = kept_of(events)
    assert any(event.undo for event in kept)
    assert not any(one.undo and other.undo for one, other in pairwise(kept))


def test_the_reason_of_a_bot_that_has_sealed_since_moves_with_its_word(
    place: Hall, red: httpx.Client
) -> None:
    table = new_table(red, "me", "random", "me")
    says(red, table, RED, "bid 0")
    with watch(red, table, RED) as page:
        while now(red, table, RED)["sealed"] != [BLUE]:
            hear(page, "steps")
    step = now(red, table, RED)["step"]
    with closing(sqlite3.connect(place.folder / "perihelion.sqlite")) as file, file:
        data = msgspec.json.encode(Reason(step - 1, BLUE, 1, [])).decode()
        file.execute('DELETE FROM reasons WHERE "table" = ?', (table,))
        file.execute("INSERT INTO reasons VALUES (?, ?, ?, ?)", (table, step - 1, BLUE, data))
    takes_back(red, table, RED)
    with closing(sqlite3.connect(place.folder / "perihelion.sqlite")) as file:
        asked = 'SELECT step FROM reasons WHERE "table" = ?'
        assert file.execute(asked, (table,)).fetchall() == [(step - 2,)]
