"""Seats: joining, leaving, asking the owner, bots in empty seats, several seats of one person."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from perihelion.server.tables.seating import MOST_REQUESTS
from server.kit.serving import problem
from server.kit.tables import Hall, frame, info, new_table, post, shared_table

CLOCK = {"bank": 600, "increment": 0, "at_zero": "bot"}
TIMES: dict[str, Any] = {"at": 0, "seats": []}
"""What the clock changes by itself."""


@pytest.fixture
def cy(place: Hall) -> httpx.Client:
    return place.guest("Cy")


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def set_seat(owner: httpx.Client, table: str, seat: int, **told: str) -> Any:
    answer = owner.put(f"/api/tables/{table}/seats/{seat}", json=told)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_guest_joins_by_link_and_the_game_begins(ada: httpx.Client, bo: httpx.Client) -> None:
    table = post(bo, new_table(ada, "me", "open"), "join")
    assert (names(table), table["status"]) == (["Ada", "Bo"], "playing")


def test_a_seat_may_be_chosen(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", "open")
    assert names(post(bo, table, "join", seat=2)) == ["Ada", "", "Bo"]


def test_a_taken_seat_cannot_be_taken(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open")
    assert problem(bo.post(f"/api/tables/{table}/join", json={"seat": 0}), 409) == "This seat is taken."


def test_a_full_table_has_no_seat(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    assert problem(bo.post(f"/api/tables/{table}/join", json={}), 409) == "No seat is free."


def test_one_person_may_hold_several_seats(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    assert [seat["yours"] for seat in info(ada, table)["seats"]] == [True, True]
    assert frame(ada, table, 0)["present"]["question"]["seat"] == 0
    assert frame(ada, table, 1)["present"]["question"]["seat"] == 1


def test_the_owner_fills_a_seat_with_a_bot(ada: httpx.Client) -> None:
    table = set_seat(ada, new_table(ada, "me", "open"), 1, kind="bot", bot="random")
    assert (names(table), table["status"]) == (["Ada", "Drifter"], "playing")


def test_only_the_owner_fills_seats(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open")
    answer = bo.put(f"/api/tables/{table}/seats/1", json={"kind": "bot", "bot": "random"})
    assert problem(answer, 403) == "Only the owner of the table may do that."


def test_the_owner_cannot_begin_while_a_seat_is_open(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "open")
    assert "still open" in problem(ada.post(f"/api/tables/{table}/start"), 409)


def test_an_owner_who_leaves_passes_the_table_on(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", "open")
    post(bo, table, "join")
    post(ada, table, "leave")
    assert names(info(bo, table)) == ["", "Bo", ""]
    assert info(bo, table)["owner"]


def test_an_open_table_that_everybody_has_left_is_gone(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "open")
    post(ada, table, "leave")
    assert ada.get(f"/api/tables/{table}").status_code == 404


def test_nobody_leaves_a_table_where_they_do_not_sit(
    ada: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    for table in (new_table(ada, "me", "open"), shared_table(ada, bo, clock=CLOCK)):
        before = info(ada, table)
        assert problem(cy.post(f"/api/tables/{table}/leave"), 409) == "You do not sit at this table."
        assert {**info(ada, table), **TIMES} == {**before, **TIMES}
        assert info(ada, table)["moved"] == before["moved"]


def test_nobody_leaves_twice(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "random")
    post(ada, table, "leave")
    assert problem(ada.post(f"/api/tables/{table}/leave"), 409) == "You do not sit at this table."


def test_whoever_asked_for_a_seat_may_withdraw(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", visibility="private")
    post(bo, table, "join")
    assert not post(bo, table, "leave")["asked"]
    assert info(ada, table)["requests"] == []


def test_an_owner_without_a_seat_may_take_an_open_table_away(ada: httpx.Client) -> None:
    table = new_table(ada, "open", "open")
    post(ada, table, "leave")
    assert ada.get(f"/api/tables/{table}").status_code == 404


def test_at_a_private_table_one_asks_and_the_owner_admits(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", visibility="private")
    assert post(bo, table, "join")["asked"]
    request = info(ada, table)["requests"][0]
    assert (request["name"], request["seat"]) == ("Bo", 1)
    admitted = set_seat(ada, table, 1, kind="person", person=request["person"])
    assert (names(admitted), admitted["requests"], admitted["status"]) == (["Ada", "Bo"], [], "playing")


def test_only_the_owner_sees_who_asks(ada: httpx.Client, bo: httpx.Client, cy: httpx.Client) -> None:
    table = new_table(ada, "me", "open", visibility="private")
    post(bo, table, "join")
    assert info(cy, table)["requests"] == []


def test_the_owner_may_turn_somebody_down(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", visibility="private")
    post(bo, table, "join")
    post(ada, table, "refuse", person=info(ada, table)["requests"][0]["person"])
    assert not info(bo, table)["asked"]


def test_nobody_is_seated_who_has_not_asked(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open")
    answer = ada.put(
        f"/api/tables/{table}/seats/1", json={"kind": "person", "person": bo.get("/api/me").json()["id"]}
    )
    assert problem(answer, 404) == "This person has not asked for a seat."


def test_a_seat_left_in_a_running_game_can_be_taken_with_the_owners_consent(
    ada: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    table = shared_table(ada, bo)
    post(bo, table, "leave")
    assert post(cy, table, "join")["asked"]
    request = info(ada, table)["requests"][0]
    assert names(set_seat(ada, table, 1, kind="person", person=request["person"])) == ["Ada", "Cy"]
    assert frame(cy, table, 1)["present"]["question"]["seat"] == 1


def test_a_seat_left_in_a_running_game_can_be_given_to_a_bot(ada: httpx.Client, bo: httpx.Client) -> None:
    table = shared_table(ada, bo)
    post(bo, table, "leave")
    assert names(set_seat(ada, table, 1, kind="bot", bot="greedy")) == ["Ada", "Lieutenant"]


def test_nobody_is_thrown_out_of_a_running_game(ada: httpx.Client, bo: httpx.Client) -> None:
    table = shared_table(ada, bo)
    answer = ada.put(f"/api/tables/{table}/seats/1", json={"kind": "bot", "bot": "greedy"})
    assert "Somebody sits there" in problem(answer, 409)


def test_whoever_has_left_looks_through_that_seats_eyes_no_more(ada: httpx.Client, bo: httpx.Client) -> None:
    table = shared_table(ada, bo)
    post(bo, table, "leave")
    assert bo.get(f"/api/tables/{table}/view", params={"eyes": 1}).status_code == 403


def test_a_name_that_changes_changes_at_the_table(ada: httpx.Client, bo: httpx.Client) -> None:
    table = shared_table(ada, bo)
    bo.put("/api/me", json={"name": "Bohumil"}).raise_for_status()
    assert names(info(ada, table)) == ["Ada", "Bohumil"]


def test_only_so_many_people_may_ask_one_owner(place: Hall, ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", visibility="private")
    for _ in range(MOST_REQUESTS):
        post(place.guest("Somebody"), table, "join")
    assert "Many people ask" in problem(bo.post(f"/api/tables/{table}/join", json={}), 409)
    post(ada, table, "refuse", person=info(ada, table)["requests"][0]["person"])
    assert post(bo, table, "join")["asked"]
