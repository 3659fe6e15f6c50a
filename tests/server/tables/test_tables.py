"""Opening tables, finding them in the lobby, and who may see what of them."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from perihelion.server.tables.chatting import SHOWN
from perihelion.server.tables.opening import MOST_WAITING
from server.kit.serving import problem
from server.kit.tables import Hall, frame, info, new_table, post


def listed(person: httpx.Client, part: str) -> list[str]:
    return [row["id"] for row in person.get("/api/lobby").json()[part]]


def test_a_table_without_open_seats_begins_at_once(ada: httpx.Client) -> None:
    table = info(ada, new_table(ada, "me", "me"))
    assert (table["status"], table["waiting"]) == ("playing", [0, 1])


def test_a_table_has_a_name_that_people_can_say(ada: httpx.Client) -> None:
    assert re.fullmatch(r"[A-Z][a-z]+-[1-9]\d\d", info(ada, new_table(ada, "me", "open"))["name"])


def test_a_table_with_an_open_seat_waits(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "open")
    assert info(ada, table)["status"] == "open"
    assert problem(ada.get(f"/api/tables/{table}/view"), 409) == "The game has not begun."


def test_a_table_may_wait_for_its_owner_to_begin(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "me", start=False)
    assert info(ada, table)["status"] == "open"
    assert post(ada, table, "start")["status"] == "playing"


def test_the_solo_game_is_a_table_with_one_seat_and_a_level(ada: httpx.Client) -> None:
    table = new_table(ada, "me", game="solar-sphere", options={"level": "hard"})
    assert info(ada, table)["options"] == {"level": "hard"}
    assert frame(ada, table, 0)["view"]["dranda"] is not None


def test_a_table_names_the_sides_that_the_rules_drive(ada: httpx.Client) -> None:
    assert info(ada, new_table(ada, "me", game="solar-sphere"))["automatic"] == ["DRANDA"]
    assert info(ada, new_table(ada, "me", "me", options={"sun": "on"}))["automatic"] == ["the Sun"]
    assert info(ada, new_table(ada, "me", "open", options={"sun": "on"}))["automatic"] == ["the Sun"]
    assert info(ada, new_table(ada, "me", "open"))["automatic"] == []


def test_an_unknown_game_is_answered_with_the_nearest_one(ada: httpx.Client) -> None:
    answer = ada.post("/api/tables", json={"game": "helois", "seats": [{"kind": "me"}]})
    assert "did you mean 'helios'?" in problem(answer, 400)


def test_an_unknown_bot_is_answered_with_the_known_ones(ada: httpx.Client) -> None:
    answer = ada.post(
        "/api/tables", json={"game": "helios", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}
    )
    assert "known: cadet, captain, admiral" in problem(answer, 400)


def test_too_many_seats_are_refused(ada: httpx.Client) -> None:
    answer = ada.post("/api/tables", json={"game": "helios", "seats": [{"kind": "me"}] * 4})
    assert problem(answer, 400) == "Helios is played with 1 to 3 seats, not 4"


def test_the_commitment_is_shown_from_the_start_and_the_secret_is_not(ada: httpx.Client) -> None:
    fairness = info(ada, new_table(ada, "me", "me"))["fairness"]
    assert len(fairness["commitment"]) == 64
    assert fairness["secret"] is None


def test_a_public_table_is_in_everybodys_lobby(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", visibility="public")
    assert table in listed(bo, "open")
    assert table in listed(ada, "mine")
    assert table not in listed(ada, "open")


def test_a_running_public_table_can_be_watched(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "me", visibility="public")
    assert table in listed(bo, "running")
    assert frame(bo, table)["eyes"] == -1


def test_a_table_by_link_is_in_no_lobby_but_may_be_watched(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    assert table not in listed(bo, "running")
    assert frame(bo, table)["eyes"] == -1


def test_a_private_table_shows_strangers_its_seats_and_no_more(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "me", visibility="private")
    shown = info(bo, table)
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Ada"]
    assert (shown["waiting"], shown["step"]) == ([], 0)
    assert "private" in problem(bo.get(f"/api/tables/{table}/view"), 403)
    assert "private" in problem(bo.get(f"/api/tables/{table}/chat"), 403)


def test_tables_that_wait_for_me_come_first(ada: httpx.Client) -> None:
    waits = new_table(ada, "me", "me")
    new_table(ada, "me", "open")
    assert listed(ada, "mine")[0] == waits


def test_an_unknown_table_is_said_to_be_unknown(ada: httpx.Client) -> None:
    assert problem(ada.get("/api/tables/nowhere"), 404) == "there is no table 'nowhere'"


def test_a_spectator_may_not_look_through_a_players_eyes(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    assert "your own eyes" in problem(bo.get(f"/api/tables/{table}/view", params={"eyes": 0}), 403)


def test_chat_is_numbered_and_knows_the_seat_of_the_writer(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    assert post(ada, table, "chat", text=" Good   luck ")["n"] == 1
    post(bo, table, "chat", text="Have fun")
    lines = ada.get(f"/api/tables/{table}/chat").json()["lines"]
    assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
        (0, "Ada", "Good luck"),
        (-1, "Bo", "Have fun"),
    ]


def test_an_empty_line_is_not_said(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    assert (
        problem(ada.post(f"/api/tables/{table}/chat", json={"text": "  "}), 400) == "There is nothing to say."
    )


def test_the_data_lies_in_its_folder(place: Hall) -> None:
    assert Path(place.folder / "perihelion.sqlite").exists()


def test_nobody_fills_the_lobby_alone(ada: httpx.Client) -> None:
    tables = [new_table(ada, "me", "open") for _ in range(MOST_WAITING)]
    wanted = {"game": "helios", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert "wait for players already" in problem(ada.post("/api/tables", json=wanted), 409)
    new_table(ada, "me", "me")
    post(ada, tables[0], "leave")
    new_table(ada, "me", "open")


def test_a_long_chat_shows_its_last_lines(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    for number in range(SHOWN + 5):
        post(ada, table, "chat", text=f"line {number + 1}")
    lines = ada.get(f"/api/tables/{table}/chat").json()["lines"]
    assert (len(lines), lines[0]["number"], lines[-1]["text"]) == (SHOWN, 6, f"line {SHOWN + 5}")
