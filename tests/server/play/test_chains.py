"""Whole chains of words over HTTP: looked ahead, said at once, taken back at once."""

from __future__ import annotations

from typing import Any

import httpx

from kit.helios.rules import WORDS
from server.kit.serving import hear, problem, watch
from server.kit.tables import (
    Hall,
    by_name,
    frame,
    hall,
    new_table,
    offered,
    play_to_the_end,
    post,
    says,
    shared_table,
    solar_table,
    takes_back,
    until,
    without_bids,
)

RED, BLUE = 0, 1


def ahead(person: httpx.Client, table: str, seat: int) -> Any:
    n = frame(person, table)["present"]["n"]
    answer = person.get(f"/api/tables/{table}/ahead", params={"seat": seat, "n": n})
    assert answer.status_code == 200, answer.text
    return answer.json()


def chain(person: httpx.Client, table: str, seat: int, *texts: str) -> dict[str, Any]:
    """The request that says these words now."""
    first, *then = [WORDS.number(text) for text in texts]
    return {"seat": seat, "n": frame(person, table)["present"]["n"], "word": first, "then": then}


def says_at_once(person: httpx.Client, table: str, seat: int, *texts: str) -> int:
    """How many of them were said."""
    return int(post(person, table, "choose", **chain(person, table, seat, *texts))["said"])


# Looking ahead


def test_whoever_is_asked_sees_the_own_words_ahead(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    found = ahead(red, table, RED)
    assert (found["seat"], found["n"], found["whole"]) == (RED, frame(red, table)["present"]["n"], True)
    bid = found["links"][1]
    assert (bid["verb"], bid["kind"], bid["id"], bid["then"]) == ("bid", "amount", 1, "asks")
    assert bid["question"] == "Seal a bid and a boost."
    assert {link["then"] for link in bid["links"]} == {"others"}


def test_a_link_tells_in_figures_what_it_brings_and_costs(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    fire = next(link for link in ahead(red, table, RED)["links"] if link["verb"] == "fire")
    assert fire["changes"] == [{"what": "energy", "kind": "figure", "id": 0, "amount": -2}]


def test_the_look_ahead_tells_what_the_seat_has_also_when_it_is_not_asked(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    energy = {"what": "energy", "kind": "figure", "id": 0, "amount": 2}
    assert energy in ahead(red, table, RED)["has"]
    assert energy in ahead(blue, table, BLUE)["has"]
    assert all(figure["amount"] > 0 for figure in ahead(blue, table, BLUE)["has"])


def test_nobody_looks_ahead_for_another_seat(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    n = frame(red, table)["present"]["n"]
    for seat in (RED, -1):
        answer = blue.get(f"/api/tables/{table}/ahead", params={"seat": seat, "n": n})
        assert "not your seat" in problem(answer, 403)


def test_whoever_is_not_asked_has_nothing_ahead(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    assert (ahead(blue, table, BLUE)["links"], ahead(blue, table, BLUE)["whole"]) == ([], True)


def test_a_look_ahead_from_an_old_question_is_answered_from_the_present(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    n = frame(red, table)["present"]["n"]
    says(red, table, RED, "charge")
    answer = red.get(f"/api/tables/{table}/ahead", params={"seat": RED, "n": n})
    assert answer.status_code == 200
    assert answer.json() == ahead(red, table, RED)
    assert answer.json()["n"] == n + 1


def test_after_the_last_word_nothing_lies_ahead(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    play_to_the_end(red, table, RED, BLUE)
    answer = red.get(f"/api/tables/{table}/ahead", params={"seat": RED, "n": 1})
    assert (answer.status_code, answer.json()["links"]) == (200, [])


def test_a_server_in_a_hurry_says_that_something_is_missing(place: Hall) -> None:
    with hall(place.folder.parent / "hurried", ahead_seconds=-1.0) as hurried:
        person = hurried.guest("Ines")
        found = ahead(person, new_table(person, "me", "me"), RED)
    assert not found["whole"]
    assert [(link["then"], link["links"]) for link in found["links"]] == [("asks", [])] * 3


# Saying a chain


def test_a_chain_is_said_whole_and_each_word_is_an_entry(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    before = frame(red, table)["present"]["n"]
    assert says_at_once(red, table, RED, "bid 1", "no boost") == 2
    present = frame(red, table, RED)["present"]
    assert (present["n"], present["waiting"]) == (before + 2, [BLUE])
    assert by_name(present["undo"]["text"]) == "no boost"


def test_the_pages_are_told_of_a_chain_at_once(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    with watch(blue, table, BLUE) as socket:
        says_at_once(red, table, RED, "charge", "charge")
        told = hear(socket, "steps")
    assert [step["lines"] for step in told["steps"]] == [["{player:0}: charge."]] * 2
    assert told["present"]["question"]["seat"] == BLUE


def test_a_chain_ends_where_something_becomes_known(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    assert says_at_once(red, table, RED, "peek", "charge") == 1
    present = frame(red, table, RED)["present"]
    assert present["question"]["seat"] == RED and frame(red, table)["view"]["energy"] == [2, 2]


def test_a_chain_goes_on_where_only_others_learn_something(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, options={"deep": "yes", "energy": "4"})
    while not {"vent ore", "charge"} <= set(offered(red, table, RED)):
        seat = frame(red, table)["present"]["waiting"][0]
        words = offered((red, blue)[seat], table, seat)
        says((red, blue)[seat], table, seat, "buy" if "buy" in words else words[0])
    assert says_at_once(red, table, RED, "vent ore", "charge") == 2


def test_a_chain_ends_where_a_word_is_not_offered_and_what_was_said_stands(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    assert says_at_once(red, table, RED, "charge", "pass", "charge") == 1
    assert frame(red, table)["view"]["energy"] == [3, 2]


def test_a_chain_ends_where_another_seat_must_speak(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    assert says_at_once(red, table, RED, "charge", "charge", "charge") == 2
    assert frame(red, table)["present"]["waiting"] == [BLUE]


def test_at_one_screen_a_chain_does_not_speak_for_the_other_seat(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    assert says_at_once(red, table, RED, "bid 0", "no boost", "bid 1") == 2
    assert frame(red, table)["present"]["waiting"] == [BLUE]


def test_a_chain_whose_first_word_is_refused_says_nothing(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    told = chain(red, table, RED, "charge", "charge")
    answer = red.post(f"/api/tables/{table}/choose", json=told)
    assert answer.status_code == 409 and frame(red, table)["present"]["n"] == told["n"]


def test_a_chain_that_is_posted_twice_is_said_once(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    told = chain(red, table, RED, "bid 1", "no boost")
    assert post(red, table, "choose", **told)["said"] == 2
    answer = red.post(f"/api/tables/{table}/choose", json=told)
    assert "Something has happened" in problem(answer, 409)
    assert answer.json()["present"]["n"] == told["n"] + 2


def test_nobody_says_a_chain_for_another_seat(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    told = chain(red, table, RED, "bid 1", "no boost")
    assert "not your seat" in problem(blue.post(f"/api/tables/{table}/choose", json=told), 403)


def test_a_chain_without_end_is_refused(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    told = chain(red, table, RED, "bid 1", *["no boost"] * 51)
    assert red.post(f"/api/tables/{table}/choose", json=told).status_code == 400


# Taking a whole turn back


def test_a_whole_turn_is_taken_back_at_once(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    before = frame(red, table, RED)
    says(red, table, RED, "charge", "charge")
    present = frame(red, table, RED)["present"]
    assert present["whole"] == {"seat": RED, "step": present["step"] - 1, "text": "charge"}
    post(red, table, "undo", seat=RED, n=present["n"], whole=True)
    after = frame(red, table, RED)
    assert (after["view"], after["log"]) == (before["view"], before["log"])
    assert after["present"]["n"] == present["n"] + 1 and after["present"]["whole"] is None


def test_a_whole_turn_is_taken_back_to_where_something_became_known(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    says(red, table, RED, "peek", "charge")
    n = frame(red, table)["present"]["n"]
    post(red, table, "undo", seat=RED, n=n, whole=True)
    assert frame(red, table)["view"]["energy"] == [2, 2]
    again = {"seat": RED, "n": n + 1, "whole": True}
    assert "nothing to take back" in problem(red.post(f"/api/tables/{table}/undo", json=again), 409)


def test_a_whole_envelope_is_taken_back_and_others_stay_sealed(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    says(red, table, RED, "bid 1")
    says(blue, table, BLUE, "bid 2")
    says(red, table, RED, "no boost")
    post(red, table, "undo", seat=RED, n=frame(red, table)["present"]["n"], whole=True)
    assert frame(red, table, RED)["view"]["envelope"] == []
    assert frame(blue, table, BLUE)["view"]["envelope"] == [WORDS.number("bid 2")]


def test_a_server_that_starts_again_honours_a_turn_that_was_taken_back(
    red: httpx.Client, place: Hall
) -> None:
    table = new_table(red, "me", "me")
    says_at_once(red, table, RED, "bid 1", "no boost")
    post(red, table, "undo", seat=RED, n=frame(red, table)["present"]["n"], whole=True)
    says(red, table, RED, "bid 2")
    with hall(place.folder) as again:
        path = f"{again.url}/api/tables/{table}/view"
        seen = httpx.get(path, params={"eyes": RED}, cookies=red.cookies).json()
    assert seen["view"] == frame(red, table, RED)["view"]
    takes_back(red, table, RED)


# What is final


def test_an_offer_says_before_what_cannot_be_taken_back(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    says(red, table, RED, "bid 0", "no boost")
    says(red, table, BLUE, "bid 0", "no boost")
    offers = {offer["verb"]: offer for offer in frame(red, table, RED)["present"]["question"]["offers"]}
    assert (offers["peek"]["final"], offers["peek"]["why_final"]) == (
        True,
        "Cards are drawn then: it cannot be taken back.",
    )
    for verb in ("charge", "done"):
        assert (offers[verb]["final"], offers[verb]["why_final"]) == (False, "")


def test_to_pass_the_turn_to_a_bot_is_final(red: httpx.Client) -> None:
    table = solar_table(red, "me", "random")
    question = until(lambda: frame(red, table, 0)["present"]["question"])
    discards = [offer for offer in question["offers"] if offer["verb"] == "discard"]
    assert [offer["final"] for offer in discards] == [True] * len(discards)
    assert "goes on: it cannot be taken back" in discards[0]["why_final"]
    assert not any(offer["final"] for offer in question["offers"] if offer["verb"] == "deploy")
