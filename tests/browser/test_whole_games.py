"""Games by clicks alone: begun from the shelf, and the second half of one to its end, in two windows and
against a bot."""

from __future__ import annotations

import re

from browser.conftest import Open
from browser.pictures import at_table
from browser.windows import Window, expect, play_together


def deal(window: Window) -> None:
    """Sit down against a bot, from the shelf."""
    window.arrive()
    window.page.get_by_role("button", name=re.compile("^Play against bots.*Solar Sphere")).click()
    window.page.wait_for_url("**/tables/*")


def test_three_clicks_lead_from_the_shelf_to_the_first_move(window: Open) -> None:
    me = window()
    deal(me)
    me.wait_asked()
    before = me.step()
    me.act()
    me.wait_asked()
    assert me.step() >= before


def test_a_game_against_a_bot_is_played_to_its_end(window: Open) -> None:
    me = window()
    at_table(me, "solar-sphere", "random")
    me.play()
    expect(me.page.locator("dialog[open] h2")).to_contain_text("win")
    places = me.page.locator("dialog[open] tfoot tr").filter(has_text="Place").locator("td")
    assert sorted(places.all_inner_texts()) in (["1", "2"], ["1", "1"])
    me.picture("result")


def test_two_windows_with_different_seats_play_a_whole_game(window: Open) -> None:
    host, guest = window(), window()
    host.arrive()
    host.rename("Ines")
    host.page.get_by_role("button", name="Open a table: Solar Sphere").first.click()
    host.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/tables/*")
    guest.arrive()
    guest.rename("Arlo")
    guest.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Sit down").first.click()
    play_together([host, guest])
    assert (
        host.page.locator("dialog[open] tfoot").inner_text()
        == guest.page.locator("dialog[open] tfoot").inner_text()
    )
