"""Tables whose dice are thrown by people: they say what fell, once, and only who may see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.helios.rules import WORDS
from perihelion.core.errors import RecordError
from perihelion.records.record import read, verify
from server.kit.receiver import Receiver
from server.kit.serving import hear, problem, watch
from server.kit.tables import (
    SHELF,
    frame,
    hall,
    info,
    new_table,
    post,
    says,
    shared_table,
    until,
    without_bids,
)

DEALT = (("red", "deal ore"), ("blue", "deal flare"), ("red", "deal flare"), ("blue", "deal mirror"))


def thrown_table(red: httpx.Client, blue: httpx.Client, **more: Any) -> str:
    return shared_table(red, blue, dice="people", **more)


def present(person: httpx.Client, table: str, eyes: int = -1) -> Any:
    return frame(person, table, eyes)["present"]


def fell(person: httpx.Client, table: str, text: str, n: int | None = None) -> httpx.Response:
    told = {"n": present(person, table)["n"] if n is None else n, "word": WORDS.number(text)}
    return person.post(f"/api/tables/{table}/throw", json=told)


def falls(person: httpx.Client, table: str, *texts: str) -> None:
    for text in texts:
        answer = fell(person, table, text)
        assert answer.status_code == 200, answer.text


def dealt(red: httpx.Client, blue: httpx.Client, **more: Any) -> str:
    """Both hold the cards that they said they drew."""
    table = thrown_table(red, blue, **more)
    for name, text in DEALT:
        falls(red if name == "red" else blue, table, text)
    return table


def at_the_shot(red: httpx.Client, blue: httpx.Client) -> str:
    """Red has fired, and nobody douses it."""
    table = dealt(red, blue)
    says(red, table, 0, "bid 0", "no boost")
    says(blue, table, 1, "bid 0", "no boost")
    says(red, table, 0, "fire")
    says(blue, table, 1, "pass")
    return table


def possible(told: Any) -> list[str]:
    return [WORDS.named(one["text"]) for one in told["throw"]["outcomes"]] if told["throw"] else []


def test_the_table_waits_until_somebody_says_what_fell(red: httpx.Client, blue: httpx.Client) -> None:
    table = thrown_table(red, blue)
    told = present(red, table, 0)
    assert (told["step"], told["waiting"], told["question"], told["throwers"]) == (0, [], None, [0])
    assert possible(told) == ["deal ore", "deal flare", "deal mirror"]
    falls(red, table, "deal flare")
    assert frame(red, table, 0)["view"]["hand"] == [1]
    assert present(red, table)["throwers"] == [1]


def test_what_all_see_is_said_by_anybody_who_sits_there(red: httpx.Client, blue: httpx.Client) -> None:
    table = at_the_shot(red, blue)
    told = present(blue, table, 1)
    assert (told["throwers"], told["throw"]["hidden"]) == ([0, 1], False)
    assert possible(told) == ["roll 1", "roll 2", "roll 3"]
    falls(blue, table, "roll 3")
    assert frame(red, table, 0)["view"]["light"] == [3, 0]
    assert present(red, table)["throwers"] == []


def test_what_one_seat_sees_is_said_by_that_seat_alone(red: httpx.Client, blue: httpx.Client) -> None:
    table = thrown_table(red, blue)
    assert (present(blue, table, 1)["throw"], present(blue, table)["throw"]) == (None, None)
    assert present(red, table, 0)["throw"]["hidden"]
    assert "that is not you" in problem(fell(blue, table, "deal ore"), 403)
    assert present(red, table)["step"] == 0


def test_what_can_fall_does_not_tell_what_others_hold(red: httpx.Client, blue: httpx.Client) -> None:
    table = thrown_table(red, blue)
    for _ in range(2):
        falls(red, table, "deal mirror")
        if present(red, table)["throwers"] == [1]:
            falls(blue, table, "deal mirror" if present(red, table)["step"] == 1 else "deal ore")
    says(red, table, 0, "bid 0", "no boost")
    says(blue, table, 1, "bid 0", "no boost")
    says(red, table, 0, "done")
    says(blue, table, 1, "buy a card")
    # All three mirrors are in hands; blue knows of its own only.
    assert "deal mirror" in possible(present(blue, table, 1))
    assert "cannot fall" in problem(fell(blue, table, "deal mirror"), 409)
    falls(blue, table, "deal ore")


def test_the_owner_lays_the_cards_of_bots(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "cadet", dice="people")
    falls(ada, table, "deal ore")
    assert present(ada, table)["throwers"] == [0]
    falls(ada, table, "deal flare", "deal ore", "deal mirror")
    assert sum(frame(ada, table, 0)["view"]["hand_sizes"]) == 4
    assert frame(ada, table, 0)["view"]["hand"] == [0, 0]
    until(lambda: present(ada, table, 0)["waiting"] == [0])


def test_an_owner_without_a_seat_throws_for_a_table_of_bots(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "cadet", "cadet", dice="people")
    assert present(ada, table)["throwers"] == [-1]
    assert possible(present(ada, table)) == ["deal ore", "deal flare", "deal mirror"]
    assert "that is not you" in problem(fell(bo, table, "deal ore"), 403)
    falls(ada, table, "deal ore")


def test_what_may_fall_at_a_table_of_bots_is_told_to_its_owner_alone(
    ada: httpx.Client, bo: httpx.Client
) -> None:
    table = new_table(ada, "cadet", "cadet", dice="people")
    assert (present(bo, table)["throwers"], present(bo, table)["throw"]) == ([-1], None)
    with watch(ada, table) as owner, watch(bo, table) as other, watch(ada, table, since=1) as late:
        assert possible(hear(owner, "frame")["present"])
        assert possible(hear(late, "frame")["present"])
        assert hear(other, "frame")["present"]["throw"] is None
        falls(ada, table, "deal ore")
        assert possible(hear(owner, "steps")["present"])
        assert hear(other, "steps")["present"]["throw"] is None
    with watch(ada, table, since=0) as back, watch(bo, table, since=0) as other:
        assert possible(hear(back, "frame")["present"])
        assert hear(other, "frame")["present"]["throw"] is None
    refused = fell(ada, table, "roll 1")
    assert possible(refused.json()["present"])
    assert fell(bo, table, "roll 1").status_code == 403


def test_what_cannot_fall_changes_nothing(red: httpx.Client, blue: httpx.Client) -> None:
    table = at_the_shot(red, blue)
    n = present(red, table)["n"]
    for word in (WORDS.number("roll 0"), WORDS.number("deal ore"), WORDS.size, 2**31 - 1):
        answer = red.post(f"/api/tables/{table}/throw", json={"n": n, "word": word})
        assert problem(answer, 409) == "This cannot fall now."
        assert answer.json()["present"]["n"] == n
    assert present(red, table)["n"] == n


def test_two_pages_that_say_it_at_once_say_it_once(red: httpx.Client, blue: httpx.Client) -> None:
    table = at_the_shot(red, blue)
    n = present(red, table)["n"]
    assert fell(red, table, "roll 2", n).status_code == 200
    late = fell(blue, table, "roll 2", n)
    assert problem(late, 409) == "Something has happened since you looked."
    assert late.json()["present"]["n"] == n + 1
    assert frame(red, table, 0)["view"]["light"] == [2, 0]


def test_what_fell_cannot_be_taken_back(red: httpx.Client, blue: httpx.Client) -> None:
    table = at_the_shot(red, blue)
    falls(red, table, "roll 1")
    assert present(red, table, 0)["undo"] is None


def test_nothing_falls_while_a_seat_is_asked(red: httpx.Client, blue: httpx.Client) -> None:
    table = dealt(red, blue)
    assert "does not wait for dice" in problem(fell(red, table, "roll 2"), 409)


def test_where_the_server_throws_nobody_else_does(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    assert (info(red, table)["dice"], present(red, table, 0)["throwers"]) == ("server", [])
    assert problem(fell(red, table, "roll 2"), 409) == "The server throws the dice of this table."


def test_pages_hear_what_can_fall_and_what_fell(red: httpx.Client, blue: httpx.Client) -> None:
    table = at_the_shot(red, blue)
    with watch(blue, table, 1) as socket:
        assert possible(hear(socket, "frame")["present"]) == ["roll 1", "roll 2", "roll 3"]
        falls(red, table, "roll 2")
        told = hear(socket, "steps")
        assert told["steps"][0]["lines"] == ["{player:0} gains 2 light."]
        assert (told["present"]["throw"], told["present"]["throwers"]) == (None, [])


def test_a_record_says_that_people_threw_and_so_does_its_check(red: httpx.Client, blue: httpx.Client) -> None:
    text = finished_record(red, blue)
    record = read(text)
    assert (record.dice, record.seed, record.commitment) == ("people", "", "")
    assert verify(record, SHELF).over()
    with pytest.raises(RecordError, match="people threw the dice, so there can be no seed"):
        read(text.replace("dice: people", f"dice: people\nseed: {'0' * 64}"))


def finished_record(red: httpx.Client, blue: httpx.Client) -> str:
    """A short game, with dice that suit red."""
    table = dealt(red, blue, options={"goal": "3"})
    says(red, table, 0, "bid 0", "no boost")
    says(blue, table, 1, "bid 0", "no boost")
    says(red, table, 0, "fire")
    says(blue, table, 1, "pass")
    falls(blue, table, "roll 3")
    told = info(red, table)
    assert (told["status"], told["fairness"]["commitment"], told["fairness"]["secret"]) == ("over", "", None)
    return red.get(f"/api/tables/{table}/record").raise_for_status().text


def test_a_record_of_such_a_table_comes_in_again(red: httpx.Client, blue: httpx.Client) -> None:
    text = finished_record(red, blue)
    begun = (
        text.replace("goal: 3", "goal: 6").split("\nresult:")[0]
        + "\n\n"
        + "".join(f"{i} {line}\n" for i, line in enumerate(("* deal ore", "* deal flare"), 1))
        + "end 2\n"
    )
    again = red.post("/api/records", json={"record": begun})
    assert again.status_code == 201, again.text
    told = info(red, again.json()["id"])
    assert (told["dice"], told["status"]) == ("people", "playing")
    assert present(red, again.json()["id"])["throwers"] == [0]


def test_a_rematch_is_thrown_by_people_too(red: httpx.Client, blue: httpx.Client) -> None:
    table = dealt(red, blue, options={"goal": "3"})
    says(red, table, 0, "bid 0", "no boost")
    says(blue, table, 1, "bid 0", "no boost")
    says(red, table, 0, "fire")
    says(blue, table, 1, "pass")
    falls(blue, table, "roll 3")
    assert info(red, post(red, table, "rematch")["id"])["dice"] == "people"


# Who is called


def awaits(person: httpx.Client, table: str) -> bool:
    """Whether the lobby tells a person that the table waits for them."""
    (row,) = [row for row in person.get("/api/lobby").json()["mine"] if row["id"] == table]
    return bool(row["your_turn"])


def test_the_lobby_tells_whoever_may_say_what_fell_that_the_table_waits(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = thrown_table(red, blue)
    assert (awaits(red, table), awaits(blue, table)) == (True, False)
    falls(red, table, "deal ore")
    assert (awaits(red, table), awaits(blue, table)) == (False, True)
    other = at_the_shot(red, blue)
    assert awaits(red, other) and awaits(blue, other)
    falls(blue, other, "roll 2")
    assert awaits(red, other) and not awaits(blue, other)
    assert next(row["id"] for row in blue.get("/api/lobby").json()["mine"]) == table


def test_the_lobby_tells_an_owner_without_a_seat(ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "cadet", "cadet", dice="people", visibility="public")
    (row,) = [row for row in ada.get("/api/lobby").json()["mine"] if row["id"] == table]
    assert (row["waiting"], row["your_turn"]) == ([-1], True)
    assert {row["id"]: row["your_turn"] for row in bo.get("/api/lobby").json()["running"]}[table] is False


def test_whoever_stays_throws_when_another_leaves(red: httpx.Client, blue: httpx.Client) -> None:
    """Blue's cards are a bot's from now on, and the owner lays them."""
    table = thrown_table(red, blue)
    falls(red, table, "deal ore")
    post(blue, table, "leave")
    assert awaits(red, table)
    assert present(red, table)["throwers"] == [0]


def test_no_clock_runs_while_people_throw(red: httpx.Client, blue: httpx.Client) -> None:
    clock = {"bank": 600, "increment": 0, "at_zero": "nothing"}
    table = thrown_table(red, blue, clock=clock)
    assert [seat["left"] for seat in info(red, table)["seats"]] == [600.0, 600.0]
    assert awaits(red, table)


def test_whoever_is_away_is_called_to_say_what_fell(tmp_path: Path, receiver: Receiver) -> None:
    with hall(tmp_path, webhook_private=True) as place:
        red, blue = place.guest("Red"), place.guest("Blue")
        blue.put("/api/me/webhook", json={"url": receiver.url}).raise_for_status()
        table = thrown_table(red, blue)
        falls(red, table, "deal ore")
        until(lambda: receiver.got)
    assert [(told["table"], told["says"]) for told in receiver.got] == [
        (table, "Say what you have thrown or drawn.")
    ]


def red_goes_away_before_the_shot(red: httpx.Client, blue: httpx.Client) -> str:
    """As long as red was there, nobody had to call red."""
    table = new_table(red, "me", "open", dice="people", start=False)
    with watch(red, table, 0) as page:
        hear(page, "info")
        post(blue, table, "join")
        post(red, table, "start")
        for name, text in DEALT:
            falls(red if name == "red" else blue, table, text)
        without_bids(red, blue, table)
        says(red, table, 0, "fire")
    until(lambda: not info(blue, table)["seats"][0]["here"])
    return table


def test_nobody_is_called_while_somebody_is_there_who_can_say_it(tmp_path: Path, receiver: Receiver) -> None:
    before = len(receiver.got)
    with hall(tmp_path, webhook_private=True) as place:
        red, blue = place.guest("Red"), place.guest("Blue")
        red.put("/api/me/webhook", json={"url": receiver.url}).raise_for_status()
        here, away = [red_goes_away_before_the_shot(red, blue) for _ in range(2)]
        with watch(blue, here, 1) as page:
            hear(page, "frame")
            says(blue, here, 1, "pass")
            says(blue, away, 1, "pass")
            until(lambda: len(receiver.got) > before)
    assert [told["table"] for told in receiver.got[before:]] == [away]


def test_a_server_that_was_started_again_waits_for_the_same_throw(tmp_path: Path) -> None:
    with hall(tmp_path) as first:
        red, blue = first.guest("Red"), first.guest("Blue")
        table = at_the_shot(red, blue)
        before = present(red, table, 0)
        cookies = [dict(red.cookies), dict(blue.cookies)]
    with hall(tmp_path) as second:
        red, blue = second.guest("", cookies[0]), second.guest("", cookies[1])
        after = present(red, table, 0)
        assert (after["n"], after["throw"]) == (before["n"], before["throw"])
        falls(blue, table, "roll 2")
        assert problem(fell(red, table, "roll 2", before["n"]), 409)
        assert frame(red, table, 0)["view"]["light"] == [2, 0]
