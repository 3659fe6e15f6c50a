"""A table in use is as accessible as an untouched one: with a piece in the hand, with drawers open, in the
replay; for axe-core, for fingers and for eyes, wide, on a tablet and on a phone."""

from __future__ import annotations

import pytest

from browser.access.test_axe import faults
from browser.access.test_fingers_and_ears import SMALL as TARGETS
from browser.conftest import Open
from browser.hand.test_halves import asked_how
from browser.hand.test_ships_in_hand import at_orders
from browser.test_room import LEAST, settle
from browser.test_room import SMALL as LETTERS
from browser.windows import Window, expect, imported, new_table
from kit.golden import GOLDEN

GAMES = ["solar-sphere", "event-horizon"]
SIZES = {1366: 768, 820: 1180, 390: 844}
WIDTHS = pytest.mark.parametrize("width", SIZES)
PIECES = "[data-light=piece]:visible, .prompt [data-piece]:visible"


def opened(window: Open, width: int) -> Window:
    """A laptop has a mouse, the others are touched."""
    return window(width, SIZES[width], has_touch=width < 900)


def sit(me: Window, game: str) -> None:
    """Where dice or ships are to be sent."""
    if game == "event-horizon":
        at_orders(me)
    else:
        me.page.goto(new_table(me, game, "me", "random"))
        me.wait_asked()


def expect_easy(me: Window, within: str = "html") -> None:
    """By day with a mouse, by night with a finger; what axe-core looks at may be a part of the page."""
    settle(me)
    touched = me.page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert faults(me, "dark" if touched else "light", within=within) == []
    assert me.page.evaluate(LETTERS, LEAST) == []
    assert not touched or me.page.evaluate(TARGETS) == []


@WIDTHS
@pytest.mark.parametrize("game", GAMES)
def test_with_something_in_the_hand(window: Open, game: str, width: int) -> None:
    me = opened(window, width)
    sit(me, game)
    me.page.locator(PIECES).first.press("Enter")
    expect(me.page.locator("[data-light=place], [data-light=only]").first).to_be_attached()
    expect_easy(me)
    me.picture(f"in-hand-{game}-{width}")


def test_with_two_halves_on_a_place(window: Open) -> None:
    me = window()
    asked_how(me)
    expect(me.page.locator(".halves")).to_be_visible()
    assert faults(me, "dark") == []


@pytest.mark.parametrize(("game", "width"), [("solar-sphere", 1366), ("event-horizon", 390)])
def test_with_drawers_open(window: Open, game: str, width: int) -> None:
    me = opened(window, width)
    sit(me, game)
    for key, panel in (("l", "[data-zone=log]"), ("r", ".drawer"), ("c", "[role=log]")):
        me.page.keyboard.press(key)
        expect(me.page.locator(panel).first).to_be_visible()
        expect_easy(me, panel)
        me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.locator(".drawer")).to_be_visible()
    expect_easy(me)


@pytest.mark.parametrize(("game", "side"), [("solar-sphere", "left"), ("event-horizon", "right")])
def test_with_a_side_of_a_middle_sized_window_open(window: Open, game: str, side: str) -> None:
    me = window(1024, 768)
    sit(me, game)
    me.page.locator(f".stage-tabs.{side} button").first.click()
    expect(me.page.locator(f".stage-side.{side}.open")).to_be_visible()
    expect_easy(me, f".stage-side.{side}")


@pytest.mark.parametrize("width", [1366, 390])
def test_a_replay_of_event_horizon(window: Open, width: int) -> None:
    me = opened(window, width)
    me.come()
    me.page.goto(f"/tables/{imported(me, GOLDEN / 'event-horizon-2.record')}/replay?step=400")
    me.page.get_by_role("slider", name="Step").wait_for()
    expect_easy(me)
