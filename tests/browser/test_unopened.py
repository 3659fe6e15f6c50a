"""The page of a table that cannot be opened: it says why, and what can be done all the same."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.windows import Window
from server.kit.serving import Served, served
from server.kit.tables import play_to_the_end, solar_table


class Tables:
    """Three tables of one person: a game against a bot, one of a game that is not on the shelf, and one that
    is over."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.person = server.guest("Ada")
        self.running = solar_table(self.person, "me", "random")
        self.unknown = solar_table(self.person, "me", "me")
        self.over = solar_table(self.person, "me", "me")
        play_to_the_end(self.person, self.over, 0, 1)

    def change(self, table: str, what: str) -> None:
        with sqlite3.connect(self.server.data / "perihelion.sqlite", timeout=20) as database:
            database.execute(f"UPDATE tables SET {what} WHERE id = ?", (table,))
        database.close()

    def visited_by(self, window: Window, table: str) -> None:
        cookies = [{"name": n, "value": v, "url": self.server.url} for n, v in self.person.cookies.items()]
        window.context.add_cookies(cookies)  # type: ignore[arg-type]
        window.page.goto(f"/tables/{table}")
        expect(window.page.get_by_role("heading", name="This game cannot be opened")).to_be_visible()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """Played at one server, and found damaged by the next."""
    folder: Path = tmp_path_factory.mktemp("unopened")
    with served(folder) as first:
        made = Tables(first)
        first.stop()
    made.change(made.running, "rules = rules + 70")
    made.change(made.over, "rules = rules + 70")
    made.change(made.unknown, "game = 'chess'")
    with served(folder) as again:
        made.server = again
        yield made


@pytest.fixture
def server(tables: Tables) -> Served:
    return tables.server


def test_a_running_game_can_be_left_and_its_record_is_the_operator_s(tables: Tables, window: Open) -> None:
    one = window()
    tables.visited_by(one, tables.running)
    expect(one.page.get_by_text("is newer than this program")).to_be_visible()
    expect(one.page.get_by_text(f"perihelion record {tables.running}")).to_be_visible()
    expect(one.page.get_by_role("link", name="Download the record")).to_have_count(0)
    one.picture("unopened-running")
    one.page.get_by_role("button", name="Leave the table").click()
    one.page.wait_for_url("**/")


def test_a_finished_game_shows_its_result_and_gives_its_record(tables: Tables, window: Open) -> None:
    one = window(390, 844)
    tables.visited_by(one, tables.over)
    expect(one.page.get_by_role("heading", name=re.compile("wins|share"))).to_be_visible()
    expect(one.page.get_by_role("listitem")).to_contain_text(["Ada (", "Ada ("])
    expect(one.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    one.picture("unopened-over")
    with one.page.expect_download() as file:
        one.page.get_by_role("link", name="Download the record").click()
    assert "result: " in file.value.path().read_text()


def test_a_game_that_is_not_on_the_shelf_says_so_and_is_removed(tables: Tables, window: Open) -> None:
    one = window()
    tables.visited_by(one, tables.unknown)
    expect(one.page.get_by_text("unknown game 'chess'")).to_be_visible()
    expect(one.page.get_by_role("link", name="Download the record")).to_be_visible()
    one.picture("unopened-unknown")
    one.page.get_by_role("button", name="Remove the table").click()
    one.page.get_by_role("button", name="Really remove it").click()
    one.page.wait_for_url("**/")
