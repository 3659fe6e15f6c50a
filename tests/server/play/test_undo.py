"""Taking back: one's own last choice, as long as nothing became known; it is stored like everything else."""

from __future__ import annotations

import httpx

from perihelion.games import SHELF
from perihelion.server.tables.live import Live, outcomes
from server.kit.serving import hear, problem, watch
from server.kit.tables import Hall, frame, hall, new_table, says, shared_table, takes_back, without_bids


def test_a_choice_is_taken_back_and_the_numbers_go_on(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    before = frame(red, table, 0)
    says(red, table, 0, "charge")
    takes_back(red, table, 0)
    after = frame(red, table, 0)
    assert (after["view"], after["log"]) == (before["view"], before["log"])
    assert after["present"]["n"] == before["present"]["n"] + 2
    assert after["present"]["step"] == before["present"]["step"]


def test_who_takes_back_is_asked_what_was_asked_before() -> None:
    live = Live(SHELF.find("solar-sphere"), 2, {}, "5e" * 32)
    list(outcomes(live, 0.0))
    before = live.asked(0).offers
    live.say(0, before[0].word, 0.0)
    assert live.asked(0).offers != before
    live.take_back(0, 0.0)
    assert live.asked(0).offers == before


def test_several_choices_are_taken_back_one_by_one(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    says(red, table, 0, "charge", "charge")
    takes_back(red, table, 0)
    takes_back(red, table, 0)
    assert frame(red, table, 0)["view"]["energy"] == [2, 2]


def test_the_present_says_what_may_be_taken_back(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    says(red, table, 0, "charge")
    present = frame(red, table, 0)["present"]
    assert present["undo"] == {"seat": 0, "step": present["step"], "text": "charge"}
    assert frame(blue, table, 1)["present"]["undo"] is None


def test_what_became_known_stays_known(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    says(red, table, 0, "peek")
    answer = red.post(f"/api/tables/{table}/undo", json={"seat": 0, "n": frame(red, table)["present"]["n"]})
    assert "nothing to take back" in problem(answer, 409)
    assert answer.json()["present"]["question"]["seat"] == 0


def test_an_old_page_takes_nothing_back(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    n = frame(red, table)["present"]["n"]
    says(red, table, 0, "charge")
    assert "Something has happened" in problem(
        red.post(f"/api/tables/{table}/undo", json={"seat": 0, "n": n}), 409
    )


def test_nobody_takes_back_anothers_choice(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    says(red, table, 0, "bid 1")
    n = frame(red, table)["present"]["n"]
    assert "nothing to take back" in problem(
        blue.post(f"/api/tables/{table}/undo", json={"seat": 1, "n": n}), 409
    )
    assert "not your seat" in problem(blue.post(f"/api/tables/{table}/undo", json={"seat": 0, "n": n}), 403)


def test_everybody_sees_everything_anew_after_an_undo(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    with watch(blue, table, 1) as socket:
        says(red, table, 0, "charge")
        hear(socket, "steps")
        takes_back(red, table, 0)
        assert hear(socket, "frame")["view"]["energy"] == [2, 2]


def test_a_server_that_starts_again_honours_what_was_taken_back(red: httpx.Client, place: Hall) -> None:
    table = new_table(red, "me", "me")
    says(red, table, 0, "bid 1")
    takes_back(red, table, 0)
    says(red, table, 0, "bid 2")
    with hall(place.folder) as again:
        seen = httpx.get(
            f"{again.url}/api/tables/{table}/view", params={"eyes": 0}, cookies=red.cookies
        ).json()
    assert seen["view"] == frame(red, table, 0)["view"]
    assert seen["present"]["undo"]["text"] == "bid {amount:2}"
