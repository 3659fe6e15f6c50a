"""Two servers on one database that do not hear of each other: nobody is refused before what is stored was
looked up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.helios.rules import WORDS
from server.kit.serving import problem, watch
from server.kit.tables import Hall, frame, hall, info, new_table, post, says


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Hall, Hall]]:
    folder: Path = tmp_path_factory.mktemp("pair")
    with hall(folder, hint="search:20") as one, hall(folder, hint="search:20") as two:
        yield one, two


def at(place: Hall, person: httpx.Client) -> httpx.Client:
    """The same person's browser at another server."""
    return place.guest("", dict(person.cookies))


def seated_elsewhere(pair: tuple[Hall, Hall], **more: Any) -> tuple[httpx.Client, httpx.Client, str]:
    """Red at the first server and blue at the second, which knows the table as it was before blue sat down
    at the first and the game began."""
    red, blue = pair[0].guest("Red"), pair[0].guest("Blue")
    table = new_table(red, "me", "open", **more)
    there = at(pair[1], blue)
    assert info(there, table)["status"] == "open"
    post(blue, table, "join")
    return red, there, table


ASKED: dict[str, dict[str, str | int]] = {
    "view": {"eyes": 1},
    "replay": {"eyes": 1},
    "ahead": {"seat": 1, "n": 4},
    "why": {"seat": 1, "kind": "bid", "id": 0},
    "chat": {},
}


@pytest.mark.parametrize("what", ASKED)
def test_whoever_sat_down_at_one_server_may_look_at_the_other(pair: tuple[Hall, Hall], what: str) -> None:
    _, blue, table = seated_elsewhere(pair)
    answer = blue.get(f"/api/tables/{table}/{what}", params=ASKED[what])
    assert answer.status_code == 200, answer.text


def test_whoever_sat_down_at_one_server_may_speak_at_the_other(pair: tuple[Hall, Hall]) -> None:
    _, blue, table = seated_elsewhere(pair)
    n = 4
    post(blue, table, "choose", seat=1, n=n, word=WORDS.number("bid 1"))
    post(blue, table, "undo", seat=1, n=n + 1)
    assert frame(blue, table, 1)["present"]["n"] == n + 2


def test_a_hint_and_a_standing_answer_may_be_asked_for_there(pair: tuple[Hall, Hall]) -> None:
    _, blue, table = seated_elsewhere(pair, hints=True)
    assert post(blue, table, "hint", seat=1, n=4)["lines"]
    _, blue, table = seated_elsewhere(pair)
    assert blue.put(f"/api/tables/{table}/standing/1/0").status_code == 200


def test_a_private_table_that_admits_somebody_at_one_server_is_open_at_the_other(
    pair: tuple[Hall, Hall],
) -> None:
    red, blue, table = seated_elsewhere(pair, visibility="private")
    person = info(red, table)["requests"][0]["person"]
    problem(blue.get(f"/api/tables/{table}/view"), 403)
    red.put(f"/api/tables/{table}/seats/1", json={"kind": "person", "person": person}).raise_for_status()
    blue.get(f"/api/tables/{table}/view").raise_for_status()
    with watch(blue, table, 1):
        says(blue, table, 1, "bid 0")


def test_whoever_has_no_seat_is_refused_all_the_same(pair: tuple[Hall, Hall]) -> None:
    _, _, table = seated_elsewhere(pair)
    stranger = pair[1].guest("Stranger")
    assert "not your seat" in problem(
        stranger.post(f"/api/tables/{table}/choose", json={"seat": 1, "n": 4, "word": 0}), 403
    )
