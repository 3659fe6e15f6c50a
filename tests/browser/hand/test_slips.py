"""Presses that were meant for something else: nothing final comes of them, and no button moves under the
pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from browser.conftest import Open
from browser.moments import sit_at
from browser.windows import CONFIRM, SLIP, Window, expect, new_table

BOX = ".boost"


def choosing(me: Window) -> None:
    """Selection in M121, where a bot has sealed: the own choice is final. Colonise is in the hand."""
    me.page.goto(new_table(me, "m121", "me", "random", options={"quick_start": "on"}))
    me.wait_asked()
    while "MX-SEL-01" not in me.prompt():
        me.act()
        me.wait_asked()
    expect(me.page.locator("[data-zone=moment]")).to_contain_text("1 of 2 in")
    me.press(me.page.locator(".offered[data-pick='phase-2']").first)


def stop_the_clock(me: Window) -> None:
    """From now on all presses come at the same instant, however slow this machine is."""
    me.page.clock.pause_at(me.page.evaluate("Date.now()") / 1000 + 1)


def no_boost(me: Window) -> Locator:
    return me.page.get_by_role("button", name=re.compile("^No boost")).first


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def right_end(button: Locator) -> tuple[float, float]:
    """Where the confirming button stands afterwards."""
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] - 20, box["y"] + box["height"] / 2


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_double_press_confirms_nothing_final(window: Open, phone: bool) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True) if phone else window()
    me.page.clock.install()
    choosing(me)
    stop_the_clock(me)
    hit = me.page.touchscreen.tap if phone else me.page.mouse.click
    spot = right_end(no_boost(me))
    for _ in range(3):
        hit(*spot)
    expect(me.page.locator(CONFIRM)).to_contain_text("final")
    me.page.clock.run_for(SLIP)
    with me.page.expect_request("**/choose"):
        hit(*spot)
    me.page.clock.resume()
    expect(me.page.locator("[data-zone=moment] .letter")).to_have_count(2)


def test_a_double_click_pays_with_one_card_though_the_next_comes_under_it(window: Open) -> None:
    """Three cards are owed; each is gone for good with the first press."""
    me = window()
    me.page.clock.install()
    sit_at(me, "m121-3", 301, "blue")
    stop_the_clock(me)
    cards = me.page.locator(".stage .offered[data-pick^='card-']")
    held, spot = cards.count(), middle(cards.first)
    with me.page.expect_request("**/choose"):
        me.page.mouse.click(*spot)
    while cards.count() != held - 1 or not me.asked():
        me.page.clock.run_for(1)
    me.page.mouse.click(*spot)
    me.page.clock.run_for(SLIP)
    assert (cards.count(), me.asked()) == (held - 1, True)
    with me.page.expect_request("**/choose"):
        me.page.mouse.click(*spot)


def test_on_the_way_to_a_button_nothing_is_chosen_and_the_button_stays(window: Open) -> None:
    me = window()
    choosing(me)
    before, title = middle(no_boost(me)), me.page.locator(".prompt h2").inner_text()
    card = me.page.locator(".stage [data-pick^='card-'][data-light=place]").first
    me.page.mouse.move(*middle(card))
    expect(me.page.locator(".prompt h2")).to_contain_text("boosted with")
    assert middle(no_boost(me)) == before
    me.page.mouse.move(*before, steps=4)
    expect(me.page.locator(".prompt h2")).to_have_text(title)
    expect(me.page.locator(CONFIRM)).to_have_count(0)


def test_a_card_is_dragged_to_the_boost_box(window: Open) -> None:
    me = window()
    choosing(me)
    card = me.page.locator(".stage [data-pick^='card-'][data-light=place]").first
    box = me.page.locator(BOX)
    me.page.mouse.move(*middle(card))
    me.page.mouse.down()
    me.page.mouse.move(*middle(box), steps=6)
    expect(me.page.locator(".prompt h2")).to_contain_text("Colonise, boosted with")
    me.picture("m121-boost-dragged")
    me.page.wait_for_timeout(SLIP)
    me.page.mouse.up()
    expect(me.page.locator("[data-zone=moment] .letter")).to_have_count(2)


def test_the_boost_box_says_what_it_is_for(window: Open) -> None:
    me = window()
    choosing(me)
    me.page.locator(BOX).click()
    expect(me.page.locator("#term-note")).to_contain_text("A card discarded with your choice")
    expect(me.page.locator(BOX)).to_contain_text("drag a card here")
    me.picture("m121-boost-box")


def test_a_double_click_picks_a_phase_once_and_marks_no_words(window: Open) -> None:
    me = window()
    me.page.clock.install()
    choosing(me)
    stop_the_clock(me)
    me.page.keyboard.press("Escape")
    me.page.locator(".offered[data-pick='phase-3']").first.dblclick()
    expect(me.page.locator("[data-pick='phase-3'][data-light=held]").first).to_be_visible()
    me.page.locator(".prompt h2").dblclick(position={"x": 20, "y": 8})
    assert me.page.evaluate("String(getSelection())") == ""
