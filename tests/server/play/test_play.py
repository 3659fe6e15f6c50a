"""Playing: a choice is stored once, by its seat, if it answers the last event; everything else is answered
with a reason."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from server.kit.serving import problem
from server.kit.tables import (
    Hall,
    choice,
    frame,
    hall,
    info,
    new_table,
    offered,
    play_to_the_end,
    says,
    shared_table,
    without_bids,
)


def test_a_choice_is_carried_out(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    says(red, table, 0, "charge")
    assert frame(blue, table, 1)["view"]["energy"] == [3, 2]


def test_a_seat_is_asked_only_through_its_own_eyes(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    assert offered(red, table, 0) == ["bid 0", "bid 1", "bid 2"]
    assert frame(blue, table)["present"]["question"] is None


def test_a_word_that_reveals_something_is_marked(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    question = frame(red, table, 0)["present"]["question"]
    assert {offer["text"]: offer["reveals"] for offer in question["offers"]} == {
        "charge": False,
        "peek": True,
        "buy a card": True,
        "fire": False,
        "done": False,
    }
    assert (question["rule"], question["text"]) == ("HE-ACT-01", "Choose an action.")


def test_a_choice_that_answers_an_old_event_changes_nothing_and_gets_the_present(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    old = choice(red, table, 0, "charge")
    says(red, table, 0, "charge")
    answer = red.post(f"/api/tables/{table}/choose", json=old)
    assert "Something has happened" in problem(answer, 409)
    assert answer.json()["present"]["n"] == old["n"] + 1
    assert answer.json()["present"]["question"]["seat"] == 0


def test_a_double_click_is_stored_once(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    told = choice(red, table, 0, "bid 1")
    with ThreadPoolExecutor(4) as clicks:
        answers = list(
            clicks.map(lambda _: red.post(f"/api/tables/{table}/choose", json=told).status_code, range(4))
        )
    assert sorted(answers) == [200, 409, 409, 409]
    assert frame(red, table)["present"]["n"] == told["n"] + 1


def test_nobody_chooses_for_anothers_seat(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    answer = red.post(f"/api/tables/{table}/choose", json=choice(red, table, 1, "bid 1"))
    assert problem(answer, 403) == "This is not your seat."


def test_a_word_that_is_not_offered_is_refused_with_its_rule(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, options={"energy": "1"})
    without_bids(red, blue, table)
    answer = red.post(f"/api/tables/{table}/choose", json=choice(red, table, 0, "fire"))
    assert problem(answer, 409) == "Needs 2 energy; you have 1."
    assert answer.json()["rule"] == "HE-FIRE-01"


def test_a_number_that_is_no_word_is_refused(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    told = {**choice(red, table, 0, "bid 1"), "word": 5000}
    assert "There is no word number 5000" in problem(red.post(f"/api/tables/{table}/choose", json=told), 409)


def test_why_not_names_the_rule_of_a_thing(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, options={"energy": "1"})
    answer = red.get(f"/api/tables/{table}/why", params={"seat": 0, "kind": "amount", "id": 2}).json()
    assert answer["rule"] == "HE-BID-01"
    assert answer["text"].startswith("Not now.")


def test_why_not_is_silent_about_what_may_be_chosen(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    answer = red.get(f"/api/tables/{table}/why", params={"seat": 0, "kind": "amount", "id": 1}).json()
    assert answer == {"rule": "", "text": ""}


def test_why_not_tells_whose_turn_it_is(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    answer = blue.get(f"/api/tables/{table}/why", params={"seat": 1, "kind": "card", "id": 1}).json()
    assert answer["text"] == "It is not your turn: the table waits for {player:0}."


def test_why_not_gives_the_reason_of_the_present_question(red: httpx.Client) -> None:
    table = new_table(red, "me", game="solar-sphere")
    question = frame(red, table, 0)["present"]["question"]
    thing = question["offers"][0]
    answer = red.get(
        f"/api/tables/{table}/why", params={"seat": 0, "kind": thing["kind"], "id": 10_000}
    ).json()
    assert question["text"] in answer["text"]


def test_a_hidden_hand_is_in_no_other_view(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    assert len(frame(red, table, 0)["view"]["hand"]) == 2
    assert frame(red, table)["view"]["hand"] == []
    assert "You draw" not in str(frame(red, table)["log"])


def test_a_game_that_is_over_tells_its_result_and_its_secret(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    play_to_the_end(red, table, 0, 1)
    shown = info(red, table)
    assert shown["status"] == "over"
    assert [side["name"] for side in shown["result"]] == ["red", "blue"]
    assert len(shown["fairness"]["secret"]) == 64
    assert (
        problem(red.post(f"/api/tables/{table}/choose", json={"seat": 0, "n": 1, "word": 1}), 409)
        == "The game is over."
    )


def test_when_the_game_is_over_everybody_may_look_through_all_eyes(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = new_table(red, "me", "me")
    play_to_the_end(red, table, 0, 1)
    assert frame(blue, table, 0)["eyes"] == 0


def test_a_server_that_starts_again_knows_everything(red: httpx.Client, place: Hall) -> None:
    table = new_table(red, "me", "me")
    says(red, table, 0, "bid 1")
    before = frame(red, table, 0)
    with hall(place.folder) as again:
        after = httpx.get(
            f"{again.url}/api/tables/{table}/view", params={"eyes": 0}, cookies=red.cookies
        ).json()
    assert after["view"] == before["view"]
    assert after["log"] == before["log"]
    assert after["present"]["n"] == before["present"]["n"]


def test_of_two_servers_on_one_database_the_first_word_counts(red: httpx.Client, place: Hall) -> None:
    table = new_table(red, "me", "me")
    with hall(place.folder) as second:
        there = httpx.Client(base_url=second.url, headers={"Origin": second.url}, cookies=red.cookies)
        told = choice(there, table, 0, "bid 1")
        says(red, table, 0, "bid 2")
        answer = there.post(f"/api/tables/{table}/choose", json=told)
        assert "Something has happened" in problem(answer, 409)
        assert answer.json()["present"]["n"] == told["n"] + 1
        assert frame(there, table, 0)["view"]["envelope"] == frame(red, table, 0)["view"]["envelope"]
