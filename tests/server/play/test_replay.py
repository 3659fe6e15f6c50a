"""Looking back: the game from its first step, its record, a branch from a step, a rematch."""

from __future__ import annotations

import httpx
import pytest

from perihelion.records import record
from perihelion.server.wire.patch import apply
from server.kit.serving import problem
from server.kit.tables import (
    SHELF,
    Hall,
    frame,
    info,
    new_table,
    offered,
    play_to_the_end,
    post,
    says,
    shared_table,
    until,
    without_bids,
)


@pytest.fixture(scope="module")
def finished(place: Hall) -> str:
    """A game that one person has played in both seats."""
    person = place.guest("Red")
    table = new_table(person, "me", "me")
    play_to_the_end(person, table, 0, 1)
    return table


def test_a_replay_leads_from_the_first_view_to_the_last(red: httpx.Client, finished: str) -> None:
    replay = red.get(f"/api/tables/{finished}/replay", params={"eyes": 0}).json()
    view = replay["view"]
    for step in replay["steps"]:
        view = apply(view, step["patch"])
    assert view == frame(red, finished, 0)["view"]
    assert [step["step"] for step in replay["steps"]] == list(range(1, len(replay["steps"]) + 1))


def test_a_replay_says_where_the_table_is_laid_out_and_the_first_seat_is_asked(red: httpx.Client) -> None:
    table = new_table(red, "me", "me", game="solar-sphere")
    first = frame(red, table, 0)["present"]["step"]
    seat = info(red, table)["waiting"][0]
    word = frame(red, table, seat)["present"]["question"]["offers"][0]
    post(red, table, "choose", seat=seat, n=frame(red, table)["present"]["n"], word=word["word"])
    for _ in range(2):
        assert red.get(f"/api/tables/{table}/replay").raise_for_status().json()["laid"] == first > 20


def test_a_replay_tells_the_log(red: httpx.Client, finished: str) -> None:
    replay = red.get(f"/api/tables/{finished}/replay").json()
    lines = [{"step": step["step"], "text": text} for step in replay["steps"] for text in step["lines"]]
    assert lines == frame(red, finished)["log"]


def test_a_running_game_is_replayed_through_ones_own_eyes_only(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    assert red.get(f"/api/tables/{table}/replay", params={"eyes": 0}).status_code == 200
    assert red.get(f"/api/tables/{table}/replay", params={"eyes": 1}).status_code == 403


def test_the_record_of_a_finished_game_can_be_verified(red: httpx.Client, finished: str) -> None:
    answer = red.get(f"/api/tables/{finished}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    given = record.read(answer.text)
    assert given.commitment == info(red, finished)["fairness"]["commitment"]
    assert record.verify(given, SHELF).over()
    assert given.names == ("Red", "Red")


def test_the_record_of_a_running_game_with_secrets_is_not_given(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    assert "hidden from you" in problem(red.get(f"/api/tables/{table}/record"), 409)


def test_the_record_of_a_running_game_has_no_seed(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    assert record.read(red.get(f"/api/tables/{table}/record").text).seed == ""


def test_the_record_of_an_open_game_is_given_to_all_who_watch(red: httpx.Client, blue: httpx.Client) -> None:
    table = new_table(red, "me", "me", game="solar-sphere")
    assert record.read(blue.get(f"/api/tables/{table}/record").text).seats == ("red", "black")


def test_a_branch_begins_at_its_step(blue: httpx.Client, finished: str) -> None:
    branched = post(blue, finished, "branch", step=6, seat=-1)["id"]
    table = info(blue, branched)
    assert (table["step"], table["fairness"]["first_step"]) == (6, 6)
    assert table["origin"] == {"table": finished, "step": 6}
    assert [seat["name"] for seat in table["seats"]] == ["Blue", "Blue"]


def test_a_branch_may_have_bots_in_the_other_seats(blue: httpx.Client, finished: str) -> None:
    branched = post(blue, finished, "branch", step=4, seat=1, bot="random")["id"]
    assert [seat["name"] for seat in info(blue, branched)["seats"]] == ["Drifter", "Blue"]


def test_a_branch_has_dice_of_its_own(blue: httpx.Client, finished: str) -> None:
    branched = post(blue, finished, "branch", step=6)["id"]
    assert info(blue, branched)["fairness"]["commitment"] != info(blue, finished)["fairness"]["commitment"]


def test_a_game_that_others_play_is_not_branched(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    answer = red.post(f"/api/tables/{table}/branch", json={"step": 2})
    assert "Others are still playing" in problem(answer, 409)


def test_there_is_no_branch_after_the_end(red: httpx.Client, finished: str) -> None:
    answer = red.post(f"/api/tables/{finished}/branch", json={"step": info(red, finished)["step"]})
    assert "nothing to play" in problem(answer, 400)


def test_whoever_holds_all_seats_may_branch_at_any_time(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    says(red, table, 0, "bid 1")
    branched = post(red, table, "branch", step=info(red, table)["step"])["id"]
    assert "no boost" in offered(red, branched, 0)


def test_a_game_that_hides_nothing_is_branched_against_bots_at_any_time(red: httpx.Client) -> None:
    table = new_table(red, "me", "random", game="solar-sphere")
    until(lambda: 0 in info(red, table)["waiting"])
    step = info(red, table)["step"]
    assert info(red, table)["known_steps"] == step
    branched = post(red, table, "branch", step=step, seat=0, bot="random")["id"]
    assert info(red, branched)["origin"] == {"table": table, "step": step}


def test_a_branch_that_would_tell_what_a_bot_holds_waits_for_the_end(red: httpx.Client) -> None:
    """Red's first card is dealt in step 1, the bot's in step 2."""
    table = new_table(red, "me", "random", options={"goal": "3"})
    assert info(red, table)["known_steps"] == 1
    assert "hidden from you" in problem(red.post(f"/api/tables/{table}/branch", json={"step": 2}), 409)
    post(red, table, "branch", step=1)
    play_to_the_end(red, table, 0)
    assert info(red, table)["known_steps"] == info(red, table)["step"]
    post(red, table, "branch", step=2)


def test_a_branch_does_not_tell_what_somebody_holds_who_has_left(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    post(blue, table, "leave")
    answer = red.post(f"/api/tables/{table}/branch", json={"step": 4, "seat": 0})
    assert "hidden from you" in problem(answer, 409)


def test_a_rematch_is_one_table_for_everybody(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, options={"goal": "3"})
    play_both(red, blue, table)
    first = post(red, table, "rematch")["id"]
    assert info(red, table)["rematch"] == first
    assert info(red, first)["status"] == "open"
    assert post(blue, table, "rematch")["id"] == first
    again = info(blue, first)
    assert ([seat["name"] for seat in again["seats"]], again["status"]) == (["Red", "Blue"], "playing")
    assert again["options"]["goal"] == "3"


def test_there_is_no_rematch_before_the_end(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    assert "when the game is over" in problem(red.post(f"/api/tables/{table}/rematch"), 409)


def play_both(red: httpx.Client, blue: httpx.Client, table: str) -> None:
    without_bids(red, blue, table)
    while info(red, table)["status"] == "playing":
        seat = info(red, table)["waiting"][0]
        person = (red, blue)[seat]
        says(person, table, seat, offered(person, table, seat)[-1])


def test_a_spectator_finds_the_rematch_but_does_not_open_it(red: httpx.Client, blue: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    play_to_the_end(red, table, 0, 1)
    assert "Whoever played here" in problem(blue.post(f"/api/tables/{table}/rematch"), 403)
    again = post(red, table, "rematch")["id"]
    assert post(blue, table, "rematch")["id"] == again
    assert [seat["yours"] for seat in info(blue, again)["seats"]] == [False, False]
