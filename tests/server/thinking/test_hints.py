"""Hints: what a strong player would say, from what the seat may know, at tables that allow it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from perihelion.bots import check_bot
from perihelion.server.http.limits import rate_of
from perihelion.server.settings import Settings
from server.kit.serving import problem
from server.kit.tables import (
    Hall,
    frame,
    hall,
    info,
    new_table,
    offered,
    play_to_the_end,
    post,
    says,
    shared_table,
    without_bids,
)

QUICK = "search:40"
SLOW = "search:2s"
WHILE_IT_THINKS = 0.5


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall"), hint=QUICK) as found:
        yield found


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server whose hints take a while."""
    with hall(tmp_path_factory.mktemp("slow"), hint=SLOW) as found:
        yield found


def asks(person: httpx.Client, table: str, seat: int, n: int | None = None) -> httpx.Response:
    """Ask for a hint, as somebody who has seen everything or only so much."""
    seen = frame(person, table)["present"]["n"] if n is None else n
    return person.post(f"/api/tables/{table}/hint", json={"seat": seat, "n": seen})


def hint(person: httpx.Client, table: str, seat: int) -> Any:
    answer = asks(person, table, seat)
    assert answer.status_code == 200, answer.text
    return answer.json()


def at_the_first_action(red: httpx.Client, **more: Any) -> str:
    """A table at which one person has both seats and red may charge, peek, buy, fire or be done."""
    table = new_table(red, "me", "me", **more)
    without_bids(red, red, table)
    return table


def test_a_hint_is_an_offered_word_and_the_lines_it_was_chosen_from(red: httpx.Client) -> None:
    table = at_the_first_action(red, hints=True)
    given = hint(red, table, 0)
    question = frame(red, table, 0)["present"]["question"]
    texts = {offer["word"]: offer["text"] for offer in question["offers"]}
    assert given["n"] == frame(red, table)["present"]["n"]
    assert given["simulations"] == 40
    best = given["lines"][0]
    assert best["words"][0] == texts[given["word"]]
    assert best["visits"] == max(line["visits"] for line in given["lines"])
    assert 0 < best["chance"] < 1 and len(best["expected"]) == 2
    enough = [line for line in given["lines"][1:] if line["visits"] >= 8]
    assert (given["why"] is None) == (not enough)
    if enough:
        other = next((line for line in enough if line["words"][0] != best["words"][0]), enough[0])
        points = best["expected"][0] - other["expected"][0] + other["expected"][1] - best["expected"][1]
        assert given["why"]["points"] == pytest.approx(points)
        assert sum(gain["points"] for gain in given["why"]["by"]) == pytest.approx(points, abs=0.06)


def test_a_hint_changes_nothing(red: httpx.Client) -> None:
    table = at_the_first_action(red, hints=True)
    before = frame(red, table, 0)
    hint(red, table, 0)
    after = frame(red, table, 0)
    assert (after["view"], after["present"]["n"]) == (before["view"], before["present"]["n"])


def test_a_table_that_allows_no_hints_gives_none(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    assert not info(red, table)["hints"]
    assert problem(asks(red, table, 0), 409) == "This table allows no hints."


def test_nobody_gets_a_hint_for_the_seat_of_another(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, hints=True)
    assert problem(asks(blue, table, 0), 403) == "This is not your seat."


def test_a_hint_for_an_old_event_is_answered_with_how_things_stand(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = shared_table(red, blue, hints=True)
    n = frame(red, table)["present"]["n"]
    says(red, table, 0, "bid 0")
    late = asks(red, table, 0, n)
    assert "Something has happened" in problem(late, 409)
    assert late.json()["present"]["n"] == n + 1


def test_whoever_is_not_asked_gets_no_hint(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue, hints=True)
    says(red, table, 0, "bid 0", "no boost")
    assert "not your turn" in problem(asks(red, table, 0), 409)


def test_a_table_without_a_game_and_a_finished_game_give_no_hints(red: httpx.Client) -> None:
    waiting = new_table(red, "me", "open", hints=True)
    assert "has not begun" in problem(asks(red, waiting, 0, 0), 409)
    finished = new_table(red, "me", "me", hints=True)
    play_to_the_end(red, finished, 0, 1)
    assert "over" in problem(asks(red, finished, 0), 409)


def test_there_is_one_hint_at_a_time_for_a_seat(slow: Hall) -> None:
    red = slow.guest("Red")
    table = at_the_first_action(red, hints=True)
    n = frame(red, table)["present"]["n"]
    with ThreadPoolExecutor(2) as people:
        answers = list(people.map(lambda _: asks(red, table, 0, n), range(2)))
    answers.sort(key=lambda answer: answer.status_code)
    assert answers[0].status_code == 200
    assert "being thought out" in problem(answers[1], 409)
    assert asks(red, table, 0, n).status_code == 200


def test_a_table_goes_on_while_a_hint_is_thought_out_and_the_late_hint_is_not_given(slow: Hall) -> None:
    red = slow.guest("Red")
    table = at_the_first_action(red, hints=True)
    n = frame(red, table)["present"]["n"]
    with ThreadPoolExecutor(1) as person:
        late = person.submit(asks, red, table, 0, n)
        time.sleep(WHILE_IT_THINKS)
        says(red, table, 0, "charge")
        assert not late.done()
        assert late.result().json()["present"]["n"] == n + 1
        problem(late.result(), 409)


def test_a_hint_that_takes_too_long_is_refused_with_a_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    with hall(tmp_path, hint="search:60s", bot_seconds=0.5) as found:
        red = found.guest("Red")
        table = at_the_first_action(red, hints=True)
        assert problem(asks(red, table, 0), 409) == "No hint came in time. You may ask again."
        says(red, table, 0, "charge")


def test_whoever_plays_a_branch_or_an_imported_game_alone_may_have_hints(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    begun = red.get(f"/api/tables/{table}/record").text
    play_to_the_end(red, table, 0, 1)
    over = red.get(f"/api/tables/{table}/record").text
    branch = post(red, table, "branch", step=5)["id"]
    assert hint(red, branch, 0)["word"] in [
        offer["word"] for offer in frame(red, branch, 0)["present"]["question"]["offers"]
    ]
    imported = [red.post("/api/records", json={"record": record}).json()["id"] for record in (begun, over)]
    assert [info(red, one)["hints"] for one in imported] == [True, False]


@pytest.mark.parametrize("allowed", [True, False])
def test_a_rematch_allows_what_the_first_table_allowed(red: httpx.Client, allowed: bool) -> None:
    table = new_table(red, "me", "me", hints=allowed)
    play_to_the_end(red, table, 0, 1)
    again = post(red, table, "rematch")["id"]
    assert info(red, again)["hints"] == allowed
    assert offered(red, again, 0)


def test_the_bot_that_gives_hints_exists_and_hints_have_a_rate() -> None:
    check_bot(Settings().hint)
    assert rate_of("POST", "/api/tables/abc/hint").name == "hint"
