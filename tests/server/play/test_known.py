"""An answer names its n, and whoever asks with that n gets nothing older: here from a second server on the
same file, which is told nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from kit.helios.rules import WORDS
from server.kit.serving import hear, problem, watch
from server.kit.tables import Hall, choice, frame, hall, info, new_table, post


@pytest.fixture
def second(place: Hall, red: httpx.Client) -> Iterator[httpx.Client]:
    """Red's browser at the other server."""
    with hall(place.folder) as other, closing(there(other, red)) as again:
        yield again


def there(place: Hall, person: httpx.Client) -> httpx.Client:
    return httpx.Client(
        base_url=place.url, headers={"Origin": place.url}, cookies=person.cookies, timeout=20.0
    )


def behind(red: httpx.Client, second: httpx.Client) -> tuple[str, int]:
    """A table that the second server has open, and the answer to a choice that it does not know of."""
    table = new_table(red, "me", "me")
    frame(second, table, 0)
    n = post(red, table, "choose", **choice(red, table, 0, "bid 1"))["n"]
    assert frame(second, table, 0)["present"]["n"] < n
    return table, n


def got(person: httpx.Client, table: str, what: str, **asked: Any) -> Any:
    return person.get(f"/api/tables/{table}{what}", params=asked).raise_for_status()


def test_a_view_is_not_older_than_what_one_knows(red: httpx.Client, second: httpx.Client) -> None:
    table, n = behind(red, second)
    seen = got(second, table, "/view", eyes=0, n=n).json()
    assert seen["present"]["n"] == n and seen["view"] == frame(red, table, 0)["view"]


@pytest.mark.parametrize("what", ["/replay", "/record"])
def test_neither_is_its_replay_or_its_record(red: httpx.Client, second: httpx.Client, what: str) -> None:
    table, n = behind(red, second)
    there, here = got(second, table, what, n=n).text, got(red, table, what).text
    assert there == here


def test_neither_is_what_is_told_about_the_table(red: httpx.Client, second: httpx.Client) -> None:
    table, n = behind(red, second)
    assert got(second, table, "", n=n).json()["step"] == info(red, table)["step"]


def test_why_not_answers_for_the_question_that_one_sees(red: httpx.Client, second: httpx.Client) -> None:
    table, n = behind(red, second)
    asked = {"seat": 0, "kind": "", "id": WORDS.number("no boost")}
    assert got(second, table, "/why", **asked).json()["text"]
    assert got(second, table, "/why", **asked, n=n).json()["text"] == ""


@pytest.mark.parametrize(("asked", "kind"), [("n", "frame"), ("since", "steps")])
def test_a_socket_shows_nothing_older(red: httpx.Client, second: httpx.Client, asked: str, kind: str) -> None:
    """Whoever has the view of that event needs no steps to it; whoever has none gets everything."""
    table, n = behind(red, second)
    with watch(second, table, 0, **{asked: n}) as page:
        assert hear(page, kind)["present"]["n"] == n


def test_a_choice_that_answers_an_event_of_another_server_is_taken(
    red: httpx.Client, second: httpx.Client
) -> None:
    table, n = behind(red, second)
    word = WORDS.number("no boost")
    assert post(second, table, "choose", seat=0, n=n, word=word)["n"] > n


def test_a_choice_made_at_another_server_can_be_taken_back(red: httpx.Client, second: httpx.Client) -> None:
    table, n = behind(red, second)
    assert post(second, table, "undo", seat=0, n=n)["n"] == n + 1


def test_an_n_that_does_not_exist_gets_what_there_is(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    n = frame(red, table)["present"]["n"]
    assert got(red, table, "/view", n=n + 1000).json()["present"]["n"] == n


def test_a_game_that_began_at_another_server(
    red: httpx.Client, blue: httpx.Client, second: httpx.Client
) -> None:
    table = new_table(red, "me", "open")
    assert info(second, table)["status"] == "open"
    post(blue, table, "join")
    n = frame(red, table)["present"]["n"]
    assert got(second, table, "/view", eyes=0, n=n).json()["present"]["n"] == n


def test_a_seat_that_was_taken_at_another_server_is_no_reason_to_close_the_page(
    red: httpx.Client, blue: httpx.Client, place: Hall
) -> None:
    with hall(place.folder) as other, closing(there(other, blue)) as again:
        table = new_table(red, "me", "open", start=False)
        info(again, table)
        post(blue, table, "join")
        with watch(again, table, 1) as page:
            assert hear(page, "info")["table"]["seats"][1]["yours"]


def test_a_table_that_is_gone_is_not_found(red: httpx.Client, second: httpx.Client) -> None:
    table = new_table(red, "me", "open")
    info(second, table)
    post(red, table, "leave")
    assert problem(second.get(f"/api/tables/{table}", params={"n": 1}), 404) == "there is no such table"
