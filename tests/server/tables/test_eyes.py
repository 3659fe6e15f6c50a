"""One pair of eyes: while a game hides anything, whoever has seen it with one pair does not see it with
another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from perihelion.server.tables.eyes import OTHER_EYES
from server.kit.serving import problem
from server.kit.tables import Hall, frame, hall, info, new_table, play_to_the_end, post, shared_table


@pytest.fixture
def cy(place: Hall) -> httpx.Client:
    return place.guest("Cy")


def me(person: httpx.Client) -> str:
    return str(person.get("/api/me").json()["id"])


def joins(person: httpx.Client, table: str, seat: int | None = None) -> httpx.Response:
    return person.post(f"/api/tables/{table}/join", json={"seat": seat})


def puts(owner: httpx.Client, table: str, seat: int, **told: str) -> httpx.Response:
    return owner.put(f"/api/tables/{table}/seats/{seat}", json=told)


def admits(owner: httpx.Client, person: httpx.Client, table: str, seat: int) -> Any:
    """The person asks for a seat and gets it."""
    assert joins(person, table, seat).json()["asked"]
    answer = puts(owner, table, seat, kind="person", person=me(person))
    assert answer.status_code == 200, answer.text
    return answer.json()


def looks(person: httpx.Client, table: str) -> list[int]:
    """The seats through whose eyes a person can look now."""
    seats = range(len(info(person, table)["seats"]))
    asked = {seat: person.get(f"/api/tables/{table}/view", params={"eyes": seat}) for seat in seats}
    return [seat for seat, answer in asked.items() if answer.status_code == 200]


def registered(person: httpx.Client, login: str) -> dict[str, str]:
    told = {"login": login, "password": "open the pod bay doors"}
    person.post("/api/me/register", json=told).raise_for_status()
    return told


def test_the_owner_does_not_look_through_the_eyes_of_a_bot(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "random", "random")
    assert problem(joins(ada, table, 1), 409) == str(OTHER_EYES)
    assert problem(puts(ada, table, 1, kind="person", person=me(ada)), 409) == str(OTHER_EYES)
    assert looks(ada, table) == [0]


def test_opening_the_seat_or_leaving_ones_own_first_does_not_help(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "random")
    puts(ada, table, 1, kind="open").raise_for_status()
    assert problem(joins(ada, table), 409) == str(OTHER_EYES)
    post(ada, table, "leave")
    assert problem(joins(ada, table, 1), 409) == str(OTHER_EYES)
    assert post(ada, table, "join")["seats"][0]["yours"]


def test_the_table_says_which_seats_are_not_for_me(
    ada: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    table = shared_table(ada, bo)
    post(bo, table, "leave")
    assert [info(person, table)["barred"] for person in (ada, bo, cy)] == [[1], [0], []]


def test_somebody_new_may_take_the_seat_of_a_bot(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "random")
    admits(ada, bo, table, 1)
    assert looks(bo, table) == [1]


def test_an_owner_who_only_watched_may_take_one_seat(ada: httpx.Client) -> None:
    table = new_table(ada, "random", "open", "open", start=False)
    for seat in (1, 2):
        puts(ada, table, seat, kind="bot", bot="random").raise_for_status()
    post(ada, table, "start")
    puts(ada, table, 1, kind="open").raise_for_status()
    frame(ada, table)
    assert joins(ada, table, 1).status_code == 200
    assert problem(joins(ada, table, 2), 409) == str(OTHER_EYES)


def test_whoever_left_comes_back_to_the_same_seat_only(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", "random")
    post(bo, table, "join")
    post(bo, table, "leave")
    assert problem(joins(bo, table, 2), 409) == str(OTHER_EYES)
    admits(ada, bo, table, 1)
    assert looks(bo, table) == [1]


def test_nobody_is_admitted_to_a_second_pair_of_eyes(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", "random")
    post(bo, table, "join")
    post(bo, table, "leave")
    assert joins(bo, table, 1).json()["asked"]
    assert problem(puts(ada, table, 2, kind="person", person=me(bo)), 409) == str(OTHER_EYES)


def test_seats_held_from_the_start_are_one_pair_of_eyes(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "me", "random")
    puts(ada, table, 1, kind="open").raise_for_status()
    assert joins(ada, table, 1).status_code == 200
    assert looks(ada, table) == [0, 1]
    assert problem(joins(ada, table, 2), 409) == str(OTHER_EYES)


def test_a_seat_given_to_somebody_new_is_no_longer_mine(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    puts(ada, table, 1, kind="open").raise_for_status()
    admits(ada, bo, table, 1)
    post(bo, table, "leave")
    assert problem(joins(ada, table, 1), 409) == str(OTHER_EYES)
    assert info(ada, table)["barred"] == [1]


def test_where_nothing_is_hidden_anybody_may_sit_anywhere(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "random", game="solar-sphere")
    assert info(ada, table)["barred"] == []
    assert joins(ada, table, 1).status_code == 200


def test_before_the_start_seats_may_be_changed(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", start=False)
    puts(ada, table, 0, kind="open").raise_for_status()
    assert joins(ada, table, 1).status_code == 200
    post(bo, table, "join")
    post(ada, table, "start")
    assert looks(ada, table) == [1]


def test_when_the_game_is_over_everybody_sees_everything(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "random", options={"goal": "3"})
    play_to_the_end(ada, table, 0)
    assert looks(ada, table) == [0, 1]
    assert info(ada, table)["barred"] == []


def test_what_somebody_has_seen_is_known_after_a_restart(tmp_path: Path) -> None:
    with hall(tmp_path) as first:
        ada = first.guest("Ada")
        table = new_table(ada, "me", "random")
        post(ada, table, "leave")
        cookies = dict(ada.cookies)
    with hall(tmp_path) as second:
        again = second.guest("", cookies)
        assert problem(joins(again, table, 1), 409) == str(OTHER_EYES)


def test_an_account_has_seen_what_its_guest_has_seen(
    place: Hall, ada: httpx.Client, bo: httpx.Client
) -> None:
    table = new_table(ada, "me", "open", "random")
    post(bo, table, "join")
    post(bo, table, "leave")
    told = registered(place.guest("Dora"), "dora")
    bo.post("/api/login", json=told).raise_for_status()
    assert problem(joins(bo, table, 2), 409) == str(OTHER_EYES)
    admits(ada, bo, table, 1)


def test_a_copy_of_the_guest_is_not_somebody_new(place: Hall, ada: httpx.Client, bo: httpx.Client) -> None:
    table = shared_table(ada, bo)
    copy = place.guest("", dict(bo.cookies))
    bo.post("/api/login", json=registered(place.guest("Eve"), "eve")).raise_for_status()
    assert [seat["yours"] for seat in info(bo, table)["seats"]] == [False, True]
    post(ada, table, "leave")
    assert "Who are you?" in problem(joins(copy, table, 0), 401)


def test_logging_in_does_not_join_two_pairs_of_eyes(ada: httpx.Client, bo: httpx.Client) -> None:
    told = registered(ada, "ada")
    table = new_table(ada, "me", "open", "random")
    post(bo, table, "join")
    bo.post("/api/login", json=told).raise_for_status()
    assert [seat["kind"] for seat in info(ada, table)["seats"]] == ["person", "open", "bot"]
    assert looks(bo, table) == looks(ada, table) == [0]
    assert info(ada, table)["barred"] == [1, 2]


def test_logging_in_keeps_the_seats_of_finished_games_and_of_open_ones(
    ada: httpx.Client, bo: httpx.Client
) -> None:
    told = registered(ada, "ada-too")
    over, plain = (
        shared_table(ada, bo, options={"goal": "3"}),
        new_table(ada, "me", "open", game="solar-sphere"),
    )
    post(bo, plain, "join")
    while (table := info(ada, over))["status"] == "playing":
        seat = table["waiting"][0]
        present = frame((ada, bo)[seat], over, seat)["present"]
        word = present["question"]["offers"][-1]["word"]
        post((ada, bo)[seat], over, "choose", seat=seat, n=present["n"], word=word)
    bo.post("/api/login", json=told).raise_for_status()
    for one in (over, plain):
        assert [seat["yours"] for seat in info(ada, one)["seats"]] == [True, True]
