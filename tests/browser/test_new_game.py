"""A game that `perihelion new-game` has just laid out, built into the client and played by clicks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.windows import Window, expect, expect_no_faults
from kit.new_game import TITLE, around, build_client, with_new_game
from server.kit.serving import served


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the game in its client."""
    folder = with_new_game(tmp_path_factory.mktemp("project"))
    build_client(folder)
    return folder


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_new_game_opens_in_the_browser_and_is_played_to_its_end(
    chromium: Browser, project: Path, width: int, height: int
) -> None:
    with served(project / f"data-{width}", env=around(project)) as server:
        me = Window(chromium, server.url, width, height)
        me.arrive()
        me.page.get_by_role("button", name=re.compile(f"^Play against bots.*{TITLE}")).click()
        me.page.wait_for_url("**/tables/*")
        me.wait_asked()
        me.picture(f"new-game-{width}")
        me.play()
        expect(me.page.locator("dialog[open] h2")).to_contain_text(re.compile("win|share the victory"))
        expect_no_faults(me)
        me.context.close()
