"""A table whose entries do not replay is set aside with its reason, and nothing else suffers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from server.kit.serving import problem
from server.kit.tables import hall, info, new_table, says


def after_damage(folder: Path, damage: str, look: Callable[[httpx.Client, str], Any]) -> Any:
    """Play a little, stop, change the database, start again and look."""
    with hall(folder) as place:
        red = place.guest("Red")
        table = new_table(red, "me", "me")
        says(red, table, 0, "bid 1")
        cookies = red.cookies
    database = sqlite3.connect(folder / "perihelion.sqlite")
    with database:
        database.execute(damage)
    database.close()
    with hall(folder) as place:
        red = httpx.Client(base_url=place.url, headers={"Origin": place.url}, cookies=cookies)
        return look(red, table)


def problem_of(person: httpx.Client, table: str) -> str:
    found = info(person, table)
    assert found["status"] == "broken"
    assert problem(person.get(f"/api/tables/{table}/view"), 409).startswith("This table was set aside")
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


def test_other_rules(tmp_path: Path) -> None:
    found = after_damage(tmp_path, "UPDATE tables SET rules = 7", problem_of)
    assert found == "begun under version 7 of the rules, this server has version 1"


def test_a_game_that_is_not_on_the_shelf(tmp_path: Path) -> None:
    assert "unknown game 'chess'" in after_damage(tmp_path, "UPDATE tables SET game = 'chess'", problem_of)


def test_a_table_that_replays_again_is_taken_up_again(tmp_path: Path) -> None:
    def status(person: httpx.Client, table: str) -> str:
        return str(info(person, table)["status"])

    assert (
        after_damage(tmp_path, "UPDATE tables SET status = 'broken', problem = 'other rules'", status)
        == "playing"
    )
