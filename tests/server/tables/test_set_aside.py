"""A table that cannot be opened says why, loses nothing that is stored of it, and can be left; nothing else
suffers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from server.kit.serving import problem
from server.kit.tables import hall, info, new_table, post, says, shared_table, until


def damaged(folder: Path, damage: str) -> None:
    database = sqlite3.connect(folder / "perihelion.sqlite")
    with database:
        database.execute(damage)
    database.close()


def stored(folder: Path, what: str) -> list[Any]:
    database = sqlite3.connect(folder / "perihelion.sqlite")
    found = database.execute(what).fetchall()
    database.close()
    return found


def after_damage(folder: Path, damage: str, look: Callable[[httpx.Client, str], Any]) -> Any:
    """Play a little, stop, change the database, start again and look."""
    with hall(folder) as place:
        red = place.guest("Red")
        table = new_table(red, "me", "me")
        says(red, table, 0, "bid 1")
        cookies = red.cookies
    damaged(folder, damage)
    with hall(folder) as place:
        red = httpx.Client(base_url=place.url, headers={"Origin": place.url}, cookies=cookies)
        return look(red, table)


def problem_of(person: httpx.Client, table: str) -> str:
    found = info(person, table)
    assert found["status"] == "broken"
    refused = problem(person.get(f"/api/tables/{table}/view"), 409)
    assert refused == f"This game cannot be opened: {found['problem']}."
    assert [row["status"] for row in person.get("/api/lobby").json()["mine"]] == ["broken"]
    return str(found["problem"])


def test_another_position_than_the_stored_one(tmp_path: Path) -> None:
    found = after_damage(tmp_path, "UPDATE entries SET digest = 'aaaaaaaaaaaa' WHERE n = 3", problem_of)
    assert found.startswith("entry 3 gives position")


def test_a_word_that_the_rules_do_not_know(tmp_path: Path) -> None:
    found = after_damage(tmp_path, "UPDATE entries SET word = 'deal gold' WHERE n = 2", problem_of)
    assert found == "entry 2 is not possible under these rules"


def test_a_missing_entry(tmp_path: Path) -> None:
    assert after_damage(tmp_path, "DELETE FROM entries WHERE n = 2", problem_of) == "entry 2 is missing"
    (tmp_path / "more").mkdir()
    assert (
        after_damage(tmp_path / "more", "DELETE FROM entries WHERE n = 5", problem_of) == "entry 5 is missing"
    )


def test_newer_rules(tmp_path: Path) -> None:
    found = after_damage(tmp_path, "UPDATE tables SET rules = 7", problem_of)
    assert found == "version 7 of the rules of Helios is newer than this program, which has 1"


def test_former_rules_that_were_not_kept(tmp_path: Path) -> None:
    found = after_damage(tmp_path, "UPDATE tables SET rules = 0", problem_of)
    assert found == "version 0 of the rules is not kept here"


def test_a_game_that_is_not_on_the_shelf(tmp_path: Path) -> None:
    assert "unknown game 'chess'" in after_damage(tmp_path, "UPDATE tables SET game = 'chess'", problem_of)


def test_a_look_changes_nothing_that_is_stored(tmp_path: Path) -> None:
    told = "SELECT status, moved, result, secret, last_n, (SELECT count(*) FROM entries) FROM tables"
    before: list[Any] = []

    def look(person: httpx.Client, table: str) -> None:
        before.extend(stored(tmp_path, told))
        problem_of(person, table)

    after_damage(tmp_path, "UPDATE tables SET rules = 7", look)
    assert stored(tmp_path, told) == before


CLOCK = {"bank": 600, "increment": 0, "at_zero": "bot"}


def minutes_pass(folder: Path, minutes: int) -> None:
    """As if everything had happened so much earlier, but for the server, which was there all the time."""
    damaged(folder, f"UPDATE tables SET moved = moved - {minutes * 60}, due = due - {minutes * 60}")


def test_the_clocks_of_a_table_that_cannot_be_opened_stand_still(tmp_path: Path) -> None:
    """It breaks, an hour goes by, somebody leaves, another hour goes by, and it is mended."""
    with hall(tmp_path) as place:
        red, blue = place.guest("Red"), place.guest("Blue")
        table = shared_table(red, blue, clock=CLOCK)
    damaged(tmp_path, "UPDATE tables SET rules = 7")
    minutes_pass(tmp_path, 60)
    with hall(tmp_path) as place:
        red, blue = [place.guest("", dict(one.cookies)) for one in (red, blue)]
        assert left(red, table) == [600, 600]
        assert post(blue, table, "leave")["seats"][1]["kind"] == "open"
        assert left(red, table) == [600, 600]
    minutes_pass(tmp_path, 60)
    damaged(tmp_path, "UPDATE tables SET rules = 1")
    with hall(tmp_path) as place:
        red = place.guest("", dict(red.cookies))
        first = left(red, table)[0]
        assert info(red, table)["seats"][0]["kind"] == "person" and first > 550
        says(red, table, 0, "bid 1")
        assert stored(tmp_path, "SELECT due > moved FROM tables") == [(1,)]


def test_a_clock_that_has_run_out_meanwhile_goes_on_as_well(tmp_path: Path) -> None:
    """Nobody but the sweeper has looked."""
    with hall(tmp_path) as place:
        red = place.guest("Red")
        table = new_table(red, "me", "me", clock=CLOCK)
    damaged(tmp_path, "UPDATE tables SET rules = 7")
    minutes_pass(tmp_path, 60)
    with hall(tmp_path):
        until(lambda: stored(tmp_path, "SELECT due FROM tables") == [(None,)])
    damaged(tmp_path, "UPDATE tables SET rules = 1")
    with hall(tmp_path) as place:
        red = place.guest("", dict(red.cookies))
        assert min(left(red, table)) > 550 and len(left(red, table)) == 2
        assert {seat["kind"] for seat in info(red, table)["seats"]} == {"person"}


def left(person: httpx.Client, table: str) -> list[float]:
    return [seat["left"] for seat in info(person, table)["seats"]]


def test_it_goes_on_when_it_can_be_opened_again(tmp_path: Path) -> None:
    after_damage(tmp_path, "UPDATE tables SET rules = 7", problem_of)
    damaged(tmp_path, "UPDATE tables SET rules = 1")
    [(table,)] = stored(tmp_path, "SELECT id FROM tables")
    with hall(tmp_path) as place:
        assert info(place.guest("Somebody"), table)["status"] == "playing"


def test_nobody_loses_a_seat_by_the_clock_at_a_table_that_cannot_be_opened(tmp_path: Path) -> None:
    late = "UPDATE tables SET due = 1 WHERE id = '{0}'", "UPDATE seats SET left = 0 WHERE \"table\" = '{0}'"

    def runs_out(table: str) -> None:
        for damage in late:
            damaged(tmp_path, damage.format(table))

    def kinds(table: str) -> list[Any]:
        return stored(tmp_path, f"SELECT kind FROM seats WHERE \"table\" = '{table}'")

    with hall(tmp_path) as place:
        red, clock = place.guest("Red"), {"bank": 60, "increment": 0, "at_zero": "bot"}
        lost, first, second = [new_table(red, "me", "me", clock=clock) for _ in range(3)]
    damaged(tmp_path, f"UPDATE tables SET rules = 7 WHERE id = '{lost}'")
    runs_out(lost)
    runs_out(first)
    with hall(tmp_path):
        until(lambda: ("bot",) in kinds(first))
        # The clocks that had run out together are all looked at before the next one that does.
        runs_out(second)
        until(lambda: ("bot",) in kinds(second))
        assert kinds(lost) == [("person",), ("person",)]


def test_the_record_is_written_without_the_rules(tmp_path: Path) -> None:
    def texts(person: httpx.Client, table: str) -> str:
        return person.get(f"/api/tables/{table}/record").raise_for_status().text

    kept = after_damage(tmp_path, "UPDATE tables SET rules = 1", texts)
    (tmp_path / "lost").mkdir()
    lost = after_damage(tmp_path / "lost", "UPDATE tables SET rules = 7", texts)
    assert [line.split()[:2] for line in lost.splitlines()[-3:]] == [
        line.split()[:2] for line in kept.splitlines()[-3:]
    ]
    assert "rules: 7" in lost
    assert "red bid 1" in lost


def test_it_can_be_left_and_loses_nothing_by_that(tmp_path: Path) -> None:
    def leave(person: httpx.Client, table: str) -> list[str]:
        return [seat["kind"] for seat in post(person, table, "leave")["seats"]]

    assert after_damage(tmp_path, "UPDATE tables SET rules = 7", leave) == ["open", "open"]
    assert stored(tmp_path, "SELECT count(*) > 3 FROM entries") == [(1,)]


def test_its_owner_can_remove_it_and_nobody_else(tmp_path: Path) -> None:
    def remove(person: httpx.Client, table: str) -> list[int]:
        other = httpx.Client(base_url=person.base_url, headers={"Origin": person.headers["Origin"]})
        other.get("/api/me").raise_for_status()
        refused = other.delete(f"/api/tables/{table}").status_code
        return [refused, person.delete(f"/api/tables/{table}").status_code]

    assert after_damage(tmp_path, "UPDATE tables SET rules = 7", remove) == [403, 204]
    assert stored(tmp_path, "SELECT count(*) FROM tables") == [(0,)]
    assert stored(tmp_path, "SELECT count(*) FROM entries") == [(0,)]


def test_a_game_that_can_be_played_is_not_removed(tmp_path: Path) -> None:
    def remove(person: httpx.Client, table: str) -> str:
        return problem(person.delete(f"/api/tables/{table}"), 409)

    assert after_damage(tmp_path, "UPDATE tables SET rules = 1", remove) == "A game that can be played stays."
