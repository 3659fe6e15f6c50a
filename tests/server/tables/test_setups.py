"""Seats and options that go together, asked before a table is opened; and boxes on the shelf."""

from __future__ import annotations

from typing import Any

import httpx

from kit.helios.at_the_table import finished
from perihelion.records.record import of_table, write
from server.kit.serving import problem
from server.kit.tables import by_name, info, new_table, post, says, shared_table, without_bids


def weighed(person: httpx.Client, code: str, seats: int, **options: str) -> Any:
    answer = person.post(f"/api/games/{code}/setup", json={"seats": seats, "options": options})
    assert answer.status_code == 200, answer.text
    return answer.json()


def opened(person: httpx.Client, game: str, seats: int, **options: str) -> httpx.Response:
    asked = {"game": game, "seats": [{"kind": "me"}] * seats, "options": options}
    return person.post("/api/tables", json=asked)


def test_seats_and_options_that_go_together_are_let_pass(ada: httpx.Client) -> None:
    found = weighed(ada, "helios", 2, sun="on")
    assert (found["rule"], found["text"], found["automatic"]) == ("", "", ["the Sun"])
    assert [(one["option"], one["value"], one["rule"]) for one in found["values"]] == [
        ("energy", "4", "HX-SUN-04")
    ]
    assert [(one["seats"], one["rule"]) for one in found["seats"]] == [(3, "HX-SUN-03")]


def test_those_that_do_not_are_answered_with_rule_and_reason(ada: httpx.Client) -> None:
    found = weighed(ada, "helios", 3, sun="on")
    assert (found["rule"], found["text"]) == ("HX-SUN-03", "The Sun plays with up to 2 seats, not with 3.")
    assert found["automatic"] == []


def test_wrong_options_and_unknown_games_are_told(ada: httpx.Client) -> None:
    answer = ada.post("/api/games/helios/setup", json={"seats": 2, "options": {"son": "on"}})
    assert "did you mean 'sun'?" in problem(answer, 400)
    assert ada.post("/api/games/nothing/setup", json={"seats": 2}).status_code == 404
    assert "1 to 3 seats" in problem(ada.post("/api/games/helios/setup", json={"seats": 7}), 400)


def test_no_table_is_opened_with_what_does_not_go_together(ada: httpx.Client) -> None:
    answer = opened(ada, "helios", 3, sun="on")
    assert problem(answer, 400) == "The Sun plays with up to 2 seats, not with 3."
    assert answer.json()["rule"] == "HX-SUN-03"


def test_no_record_comes_in_with_what_does_not_go_together(ada: httpx.Client) -> None:
    text = write(of_table(finished(), digests=False)).replace("option energy: 2", "option energy: 4")
    answer = ada.post("/api/records", json={"record": text.replace("sun: off", "sun: on")})
    assert "[HX-SUN-04]" in problem(answer, 400)


# Boxes


def test_a_preset_stands_on_the_shelf_beside_its_game(ada: httpx.Client) -> None:
    games = {game["code"]: game for game in ada.get("/api/games").json()}
    assert list(games)[:2] == ["helios", "helios-sun"]
    box = games["helios-sun"]
    assert (box["game"], box["title"], box["most"]) == ("helios", "Helios: Against the Sun", 2)
    assert box["automatic"] == [["the Sun"], ["the Sun"]]
    assert [option["values"] for option in box["options"] if option["name"] == "sun"] == [["on"]]


def test_a_table_opened_from_a_box_is_one_of_the_game_and_knows_its_box(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "me", game="helios-sun")
    told = info(ada, table)
    assert (told["game"], told["box"], told["title"]) == ("helios", "helios-sun", "Helios: Against the Sun")
    assert told["options"]["sun"] == "on"
    row = next(row for row in ada.get("/api/lobby").json()["mine"] if row["id"] == table)
    assert (row["game"], row["box"], row["title"]) == ("helios", "helios-sun", "Helios: Against the Sun")


def test_a_table_with_the_same_options_came_from_the_same_box(ada: httpx.Client) -> None:
    assert info(ada, new_table(ada, "me", "me", options={"sun": "on"}))["box"] == "helios-sun"
    assert info(ada, new_table(ada, "me", "me"))["box"] == "helios"


def test_a_box_has_the_rules_of_its_game_in_all_books(ada: httpx.Client) -> None:
    for code in ("helios", "helios-sun"):
        chapters = ada.get(f"/api/games/{code}/rules").json()["chapters"]
        assert [one["title"] for one in chapters if one["depth"] == 1] == ["Helios", "Against the Sun"]


def test_a_rematch_comes_from_the_same_box(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, options={"sun": "on", "goal": "3"})
    without_bids(red, blue, table)
    for person, seat in ((red, 0), (blue, 1)) * 4:
        while seat in info(person, table)["waiting"] and info(person, table)["status"] == "playing":
            answer(person, table, seat)
    assert info(red, table)["status"] == "over"
    again = post(red, table, "rematch")["id"]
    assert (info(red, again)["box"], info(red, again)["automatic"]) == ("helios-sun", ["the Sun"])


def answer(person: httpx.Client, table: str, seat: int) -> None:
    """The last word that is offered: to pass, to be done."""
    view = person.get(f"/api/tables/{table}/view", params={"eyes": seat}).json()
    says(person, table, seat, by_name(view["present"]["question"]["offers"][-1]["text"]))
