"""A table under former rules in the browser: it is shown with what its rules have printed, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from server.kit.former import tables_of_former_rules
from server.kit.serving import Served, served

FIRST = "overevent1x2"
"""The finished game of Event Horizon 1, whose tech track had ten levels."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With finished tables of all former rules. They are made in a thread, because Playwright has the event
    loop of this one."""
    folder: Path = tmp_path_factory.mktemp("former")
    with ThreadPoolExecutor(1) as thread:
        assert FIRST in thread.submit(tables_of_former_rules, folder, True).result()
    with served(folder) as running:
        yield running


def test_a_table_under_former_rules_is_shown_and_says_so(window: Open) -> None:
    one = window()
    one.page.goto(f"/tables/{FIRST}")
    expect(one.page.get_by_role("dialog")).to_be_visible(timeout=30000)
    one.page.keyboard.press("Escape")
    one.picture("former-rules")
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.get_by_text("This game goes on under version 1 of the rules")).to_be_visible()
    one.page.get_by_role("button", name="Rules", exact=True).last.click()
    expect(one.page.get_by_text("Levels 1 to 10; everybody starts at 1.")).to_be_attached(timeout=30000)
