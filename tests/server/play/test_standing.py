"""Standing answers: a seat says that it does not want to be asked at a moment of the game. What declines is
said for it as an ordinary entry, now and from then on, and nobody else is told why."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from kit.helios.rules import ECHOES, FLARES, SHOTS
from server.kit.serving import hear, problem, watch
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
    takes_back,
    until,
    without_bids,
)

RED, BLUE = 0, 1
CLOCK = {"bank": 600, "increment": 30, "at_zero": "nothing"}


def begun(red: httpx.Client, blue: httpx.Client, **more: Any) -> str:
    """Red is about to act, with enough energy for a shot, which blue may answer with a flare."""
    table = shared_table(red, blue, **more)
    without_bids(red, blue, table)
    return table


def standing(person: httpx.Client, table: str, seat: int, moment: int, verb: str = "PUT") -> httpx.Response:
    return person.request(verb, f"/api/tables/{table}/standing/{seat}/{moment}")


def now(person: httpx.Client, table: str, seat: int) -> Any:
    return frame(person, table, seat)["present"]


def words(folder: Path, table: str) -> list[tuple[int, str]]:
    """What the seats have said, as it is stored."""
    with closing(sqlite3.connect(folder / "perihelion.sqlite")) as file:
        asked = 'SELECT who, word FROM entries WHERE "table" = ? AND who >= 0 AND NOT undo ORDER BY n'
        return file.execute(asked, (table,)).fetchall()


def test_the_question_tells_its_moment_and_what_declines(red: httpx.Client, blue: httpx.Client) -> None:
    table = begun(red, blue)
    assert now(red, table, RED)["question"]["moment"] is None
    says(red, table, RED, "fire")
    asked = now(blue, table, BLUE)["question"]
    (passing,) = [offer["word"] for offer in asked["offers"] if offer["text"] == "pass"]
    assert (asked["moment"], asked["declining"]) == (SHOTS, passing)


def test_whoever_is_asked_and_does_not_want_to_be_has_answered(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    table = begun(red, blue)
    says(red, table, RED, "fire")
    assert info(red, table)["waiting"] == [BLUE]
    answer = standing(blue, table, BLUE, SHOTS)
    assert answer.json() == {"seat": BLUE, "moments": [SHOTS]}
    assert info(red, table)["waiting"] == [RED]
    assert words(place.folder, table)[-2:] == [(RED, "fire"), (BLUE, "pass")]


def test_what_is_said_for_somebody_comes_like_an_answer(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    table = begun(red, blue)
    assert standing(blue, table, BLUE, SHOTS).status_code == 200
    assert info(red, table)["waiting"] == [RED], "nothing is said before it is asked"
    with watch(red, table, RED) as page:
        hear(page, "frame")
        says(red, table, RED, "fire")
        shot, answer = hear(page, "steps"), hear(page, "steps")
    assert shot["present"]["waiting"] == [BLUE] and len(shot["steps"]) == 1
    assert answer["present"]["waiting"] == [RED] and len(answer["steps"]) == 2, "pass, roll"
    assert words(place.folder, table)[-2:] == [(RED, "fire"), (BLUE, "pass")]


def test_it_takes_its_time_and_the_seat_is_not_asked_meanwhile(tmp_path: Path) -> None:
    """An answer that came at once would tell the others why."""
    with hall(tmp_path, bot_pause=1000.0) as slow:
        red, blue = slow.guest("Red"), slow.guest("Blue")
        table = begun(red, blue)
        standing(blue, table, BLUE, SHOTS)
        says(red, table, RED, "fire")
        assert info(red, table)["waiting"] == [BLUE]
        assert now(blue, table, BLUE)["question"] is None
        standing(blue, table, BLUE, SHOTS, "DELETE")
        assert offered(blue, table, BLUE)[-1] == "pass"


def test_nobody_can_hurry_the_answer_of_another(tmp_path: Path) -> None:
    with hall(tmp_path, bot_pause=1000.0) as slow:
        red, blue = slow.guest("Red"), slow.guest("Blue")
        table = begun(red, blue)
        standing(blue, table, BLUE, SHOTS)
        says(red, table, RED, "fire")
        for verb in ("PUT", "DELETE"):
            standing(red, table, RED, ECHOES, verb).raise_for_status()
            assert info(red, table)["waiting"] == [BLUE]
            assert words(tmp_path, table)[-1] == (RED, "fire")


def test_what_was_still_to_be_said_when_the_server_stopped_is_said_without_anybody(tmp_path: Path) -> None:
    with hall(tmp_path, bot_pause=1000.0) as slow:
        red, blue = slow.guest("Red"), slow.guest("Blue")
        table = begun(red, blue)
        standing(blue, table, BLUE, SHOTS)
        says(red, table, RED, "fire")
    with hall(tmp_path):
        until(lambda: words(tmp_path, table)[-1] == (BLUE, "pass"))


def test_it_holds_at_its_moment_only_and_until_it_is_taken_away(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = begun(red, blue)
    standing(blue, table, BLUE, FLARES)
    standing(blue, table, BLUE, ECHOES)
    says(red, table, RED, "fire")
    assert info(red, table)["waiting"] == [BLUE]
    says(blue, table, BLUE, "pass")
    standing(blue, table, BLUE, SHOTS)
    answer = standing(blue, table, BLUE, SHOTS, "DELETE")
    assert answer.json() == {"seat": BLUE, "moments": [FLARES, ECHOES]}


def test_only_the_seat_itself_is_told(red: httpx.Client, blue: httpx.Client) -> None:
    table = begun(red, blue)
    with watch(red, table, RED) as other, watch(blue, table, BLUE) as own:
        hear(other, "info"), hear(own, "info")
        # Blue's page has come, which red hears.
        hear(other, "info")
        standing(blue, table, BLUE, SHOTS)
        heard = hear(own, "steps")
        assert heard["steps"] == [] and heard["present"]["standing"] == [SHOTS]
        says(red, table, RED, "charge")
        assert json.loads(other.recv(timeout=10))["type"] == "steps", "red has heard of nothing before"
    assert now(red, table, RED)["standing"] == [] and frame(red, table)["present"]["standing"] == []
    assert "standing" not in info(red, table)


def test_nobody_answers_for_another(red: httpx.Client, blue: httpx.Client) -> None:
    table = begun(red, blue)
    assert "not your seat" in problem(standing(red, table, BLUE, SHOTS), 403)
    assert "no such moment" in problem(standing(red, table, RED, 3), 400)
    assert standing(red, table, 9, SHOTS).status_code == 403


def test_the_clocks_go_as_if_the_seat_had_answered(red: httpx.Client, blue: httpx.Client) -> None:
    table = begun(red, blue, clock=CLOCK)
    standing(blue, table, BLUE, SHOTS)
    before = now(red, table, RED)["left"]
    says(red, table, RED, "fire")
    until(lambda: info(red, table)["waiting"] == [RED])
    after = now(red, table, RED)["left"]
    assert before[BLUE] + 20 < after[BLUE] <= before[BLUE] + 30
    assert before[RED] + 20 < after[RED] <= before[RED] + 30


def test_whoever_takes_back_what_was_said_for_them_is_asked_again(place: Hall, red: httpx.Client) -> None:
    """With three seats a pass leads to the next seat's question, and nothing becomes known by it."""
    blue, green = place.guest("Blue"), place.guest("Green")
    table = new_table(red, "me", "open", "open")
    post(blue, table, "join")
    post(green, table, "join")
    for seat, person in enumerate((red, blue, green)):
        says(person, table, seat, "bid 0", "no boost")
    says(red, table, RED, "fire")
    standing(blue, table, BLUE, SHOTS)
    assert info(red, table)["waiting"] == [2] and now(blue, table, BLUE)["undo"]["text"] == "pass"
    takes_back(blue, table, BLUE)
    present = now(blue, table, BLUE)
    assert present["standing"] == [] and present["question"]["moment"] == SHOTS
    with hall(place.folder) as again:
        there = httpx.Client(base_url=again.url, cookies=blue.cookies, timeout=20.0)
        assert now(there, table, BLUE)["standing"] == []


def test_it_outlives_the_server_and_a_new_one_says_what_was_not_said(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    """As if the server had been killed between the standing answer and the word."""
    table = begun(red, blue)
    says(red, table, RED, "fire")
    with closing(sqlite3.connect(place.folder / "perihelion.sqlite")) as file, file:
        file.execute("UPDATE seats SET standing = '[0]' WHERE \"table\" = ? AND seat = 1", (table,))
    with hall(place.folder) as second:
        there = httpx.Client(base_url=second.url, cookies=red.cookies, timeout=20.0)
        until(lambda: info(there, table)["waiting"] == [RED])
    assert words(place.folder, table)[-2:] == [(RED, "fire"), (BLUE, "pass")]


def test_two_servers_say_it_once(place: Hall, red: httpx.Client, blue: httpx.Client) -> None:
    table = begun(red, blue)
    with hall(place.folder) as second:
        there = httpx.Client(
            base_url=second.url, headers={"Origin": second.url}, cookies=blue.cookies, timeout=20.0
        )
        frame(there, table, BLUE)
        says(red, table, RED, "fire")
        # The other server has not heard of the shot.
        assert standing(there, table, BLUE, SHOTS).json()["moments"] == [SHOTS]
        until(lambda: info(there, table)["waiting"] == [RED])
    assert words(place.folder, table)[-2:] == [(RED, "fire"), (BLUE, "pass")]


def test_whoever_sits_down_next_is_asked(red: httpx.Client, blue: httpx.Client, place: Hall) -> None:
    table = begun(red, blue)
    standing(blue, table, BLUE, SHOTS)
    post(blue, table, "leave")
    green = place.guest("Green")
    post(green, table, "join", seat=BLUE)
    asked = info(red, table)["requests"][0]["person"]
    red.put(f"/api/tables/{table}/seats/{BLUE}", json={"kind": "person", "person": asked}).raise_for_status()
    says(red, table, RED, "fire")
    assert offered(green, table, BLUE)[-1] == "pass"


def test_a_rematch_begins_without_them(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    standing(red, table, RED, SHOTS)
    play_to_the_end(red, table, RED, BLUE)
    assert now(red, table, RED)["standing"] == [], "afterwards everybody looks through all eyes"
    again = post(red, table, "rematch")["id"]
    assert now(red, again, RED)["standing"] == []
