"""Two answers as good as each other are asked on the place, in words, and in the window."""

from __future__ import annotations

import pytest

from browser.conftest import Open
from browser.moments import sit_at
from browser.windows import Window, expect

HALVES = ".halves"


def asked_how(me: Window) -> None:
    """Colonise in M121: a card that can be placed for cards as well as by strength lies on its place."""
    sit_at(me, "m121-3", 46, "blue")
    for card in me.lit(".stage .offered[data-pick^='card-']"):
        me.page.keyboard.press("Escape")
        me.press(me.page.locator(f".stage [data-pick='{card}']").first)
        me.wait_asked()
        for place in me.lit(".stage [data-pick^='space-'][data-light=place]"):
            me.page.locator(f".stage [data-pick='{place}']").first.dispatch_event("pointerover")
            if me.page.locator(".prompt[data-halves]").count():
                me.page.locator(f".stage [data-pick='{place}']").first.dispatch_event("click")
                return
    pytest.fail("nothing is asked on a place")


@pytest.mark.parametrize("width", [1440, 390])
def test_two_halves_say_in_words_what_each_costs_and_are_not_cut(window: Open, width: int) -> None:
    me = window(width, 844)
    asked_how(me)
    halves = me.page.locator(HALVES)
    expect(halves).to_be_visible()
    me.picture(f"m121-halves-{width}")
    box = halves.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width
    expect(halves.get_by_role("button", name="By military")).to_contain_text("strength")
    expect(halves.get_by_role("button", name="Peacefully")).to_contain_text("card")
    expect(halves.locator("p")).to_contain_text("peacefully for")
    expect(halves.locator("use[href='#lock']")).to_have_count(0)
    halves.get_by_role("button", name="By military").hover()
    expect(me.page.locator(".prompt h2")).to_contain_text(" on ")
