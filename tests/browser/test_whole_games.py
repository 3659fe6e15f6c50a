"""Games by clicks alone: begun from the shelf, and the second half of one to its end, in two windows and
against a bot."""

from __future__ import annotations

import re

from browser.conftest import Open
from browser.pictures import at_table
from browser.windows import Window, branched, expect, play_together, until_asked
from kit.golden import GOLDEN

BEGINNING = 20
"""Clicks."""
LATE = 303
"""An entry of the golden record: the last turn of the round before the last."""


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


def test_two_windows_with_different_seats_begin_a_game(window: Open) -> None:
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
    for _ in range(BEGINNING):
        until_asked(host, guest).act()
    asked = until_asked(host, guest)
    for person in (host, guest):
        expect(person.page.locator("[data-zone=log] > header .label").first).to_contain_text(
            f"step {asked.step()}"
        )


def test_two_windows_with_different_seats_play_a_game_to_its_end(window: Open) -> None:
    host, guest = window(), window()
    host.come()
    record = GOLDEN / "solar-sphere-2.record"
    table = branched(host, record, step=LATE, seat=0, bot="random")
    name = guest.ask("GET", "/api/me")["body"]["id"]
    assert guest.ask("POST", f"/api{table}/join", {"seat": 1})["body"]["asked"]
    admitted = host.ask("PUT", f"/api{table}/seats/1", {"kind": "person", "person": name})
    assert admitted["status"] == 200
    for person in (host, guest):
        person.page.goto(table)
    play_together([host, guest])
    assert host.gestures > 0 and guest.gestures > 0
    assert (
        host.page.locator("dialog[open] tfoot").inner_text()
        == guest.page.locator("dialog[open] tfoot").inner_text()
    )
