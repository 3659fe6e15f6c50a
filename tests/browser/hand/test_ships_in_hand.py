"""Ships in the hand, in the middle of a recorded game: nothing is sent yet, and what is known of their ways
is drawn."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from browser.conftest import Open
from browser.windows import Window, branched, expect, free_spot, new_table
from kit.golden import GOLDEN

ORDERS = 410
"""Both orders of the first seat are still to be given: cruisers on A04 reach C09 through a wormhole, and B05
only through debris that destroys them."""
EARLY = 78
"""Worlds that nobody holds lie all around the first ships; two drone mothers stand on A16."""
A04, B05, C09 = "tile-40", "tile-23", "tile-15"
A16, A17 = "tile-52", "tile-53"
SHIPS = f"[data-pick^='group-'][data-within='{A04}']"


def at_orders(window: Window, step: int = ORDERS) -> None:
    window.come()
    window.page.goto(branched(window, GOLDEN / "event-horizon-2.record", step=step))
    window.wait_asked()


def pick_ships(window: Window) -> Locator:
    ships = window.page.locator(SHIPS).first
    ships.click()
    expect(window.page.locator(f"{SHIPS}[data-light=held]")).to_have_count(1)
    return window.page.locator(f"{SHIPS}[data-light=held]")


def point_at(window: Window, tile: str) -> None:
    place = window.page.locator(f"[data-zone=board] [data-pick='{tile}']")
    place.hover(position=free_spot(place))


def test_the_way_is_drawn_while_the_ships_are_only_in_the_hand(window: Open) -> None:
    me = window()
    at_orders(me)
    step = me.step()
    pick_ships(me)
    expect(me.page.locator("[data-leg]")).to_have_count(0)
    point_at(me, C09)
    expect(me.page.locator("[data-leg=hop]")).to_have_count(1)
    expect(me.page.locator(".stage-faces [data-way]")).to_contain_text("movement")
    me.picture("event-horizon-way")
    assert me.step() == step


def test_a_skull_marks_where_the_ships_would_be_lost(window: Open) -> None:
    me = window()
    at_orders(me)
    expect(me.page.locator("[data-harm]")).to_have_count(0)
    pick_ships(me)
    expect(me.page.locator("[data-harm=lost]")).to_have_count(1)
    point_at(me, B05)
    expect(me.page.locator(".stage-faces [data-way]")).to_contain_text("ships are lost")


def test_the_dock_shows_what_is_in_the_hand_with_its_owner_and_its_tile(window: Open) -> None:
    me = window()
    at_orders(me)
    expect(me.page.locator(".stage-faces [data-face]")).to_have_count(0)
    pick_ships(me)
    me.page.mouse.move(5, 5)
    face = me.page.locator(".stage-faces [data-face^='group-']")
    expect(face).to_contain_text("A04")
    expect(face).to_contain_text("speed")
    me.page.keyboard.press("Escape")
    expect(face).to_have_count(0)


def test_the_tile_that_is_pointed_at_writes_the_test_out(window: Open) -> None:
    me = window()
    at_orders(me)
    pick_ships(me)
    tested = me.page.locator("[data-pill^='tile-']:has(.test.succeeds)").first
    expect(tested).to_contain_text(" : ")
    point_at(me, tested.get_attribute("data-pill") or "")
    expect(me.page.locator(".test.pointed")).to_contain_text("against DV")


def test_what_the_round_would_bring_stands_beside_what_it_would_with_this_move(window: Open) -> None:
    me = window()
    at_orders(me, EARLY)
    now, then = me.page.locator("[data-row=captures]"), me.page.locator("[data-row='captures with']")
    expect(now).to_be_visible()
    expect(then).to_have_count(0)
    me.page.locator("[data-pick^='group-'][data-light=piece]").first.click()
    tested = me.page.locator("[data-pill^='tile-']:has(.test.succeeds)").first
    point_at(me, tested.get_attribute("data-pill") or "")
    expect(then).to_be_visible()
    assert then.inner_text() != now.inner_text()


def test_one_of_two_ships_is_taken_by_its_figure(window: Open) -> None:
    me = window()
    at_orders(me, EARLY)
    me.page.locator(f"[data-pick^='group-'][data-within='{A16}']").click()
    expect(me.page.locator(".prompt h2")).to_contain_text("Where do 2 drone mothers go")
    me.page.get_by_role("button", name="only 1 of them").click()
    expect(me.page.locator(".prompt .figures [aria-pressed=true]")).to_have_text("1")
    place = me.page.locator(f"[data-zone=board] [data-pick='{A17}']")
    place.click(position=free_spot(place))
    expect(me.page.get_by_role("log")).to_contain_text("moves 1 drone mother from A16")
    expect(me.page.locator(f"[data-zone=board] [data-pick='{A16}']")).to_have_attribute(
        "aria-label", re.compile("1 drone mother,")
    )


def test_from_far_a_map_says_only_whether_and_from_close_it_writes_all_out(window: Open) -> None:
    me = window(390, 844, has_touch=True)
    at_orders(me)
    expect(me.page.locator(".board")).to_have_class(re.compile("far"))
    me.page.locator(SHIPS).first.tap()
    test = me.page.locator("[data-pill] .test").first
    expect(test).to_be_visible()
    assert test.inner_text().strip() == ""
    zoom_in(me, 2)
    expect(test).to_contain_text(" : ")
    expect(me.page.locator(".inset circle.lit").first).to_be_visible()
    zoom_in(me, 3)
    expect(me.page.locator(".board")).to_have_class(re.compile("close"))
    me.page.locator(".outside .right").tap()
    expect(test).to_contain_text("against DV")


def test_on_a_phone_what_is_no_piece_of_the_sheet_can_be_laid_back(window: Open) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    at_orders(me)
    me.page.locator(SHIPS).first.tap()
    place = me.page.locator(f"[data-zone=board] [data-pick='{C09}'][data-light=place]")
    place.tap(position=free_spot(place))
    expect(me.page.locator(".prompt .confirm")).to_be_visible()
    expect(me.page.get_by_role("button", name="Lay it back")).to_be_visible()


def test_the_inset_shows_the_places_of_what_is_picked(window: Open) -> None:
    me = window(390, 844, has_touch=True)
    at_orders(me)
    zoom_in(me, 2)
    lit = me.page.locator(".inset circle.lit")
    expect(lit).to_have_count(2)
    me.page.locator(SHIPS).first.dispatch_event("click")
    expect(lit.nth(2)).to_be_attached()


def zoom_in(window: Window, times: int) -> None:
    for _ in range(times):
        window.page.keyboard.press("+")


def until(window: Window, words: str) -> None:
    """Play on until something is asked that begins so."""
    for _ in range(60):
        if window.prompt().startswith(words):
            return
        window.act()
        window.wait_asked()
    raise AssertionError(f"never asked: {words}")


def test_in_the_build_a_thing_is_lit_once_and_a_plate_needs_no_button(window: Open) -> None:
    me = window()
    me.page.goto(new_table(me, "event-horizon", "me", "me"))
    until(me, "Build with")
    expect(me.page.locator(".offered[data-pick='type-0']")).to_have_count(1)
    expect(me.page.locator("[data-zone=mine] [data-pick='type-0']")).to_have_count(1)
    expect(me.page.locator(".offered[data-thing='build-tech']")).to_be_visible()
    expect(me.page.locator(".prompt .acts button").filter(has_text="Advance tech")).to_have_count(0)
    me.page.locator("[data-zone=mine] [data-pick='type-0']").click()
    expect(me.page.locator("[data-thing=build-type-0]")).to_contain_text("+1 to place")


def test_a_face_tells_the_figures_after_what_is_in_the_hand_has_gone_there(window: Open) -> None:
    me = window(1366, 768)
    me.page.goto(new_table(me, "solar-sphere", "me", "me", "me", "me"))
    me.wait_asked()
    me.page.locator("[data-pick^='die-'][data-light=piece]").first.click()
    place = me.page.locator("[data-pick='location-3'][data-light=place]")
    expect(place).to_be_visible()
    spot = me.page.locator("[data-pick='location-3'] [data-spot]").bounding_box()
    assert spot is not None
    me.page.mouse.move(spot["x"], spot["y"])
    expect(me.page.locator(".stage-faces [data-face='location-3'] [data-after]")).to_contain_text("→")


def test_every_rival_tells_its_satellites_and_nothing_of_it_is_cut(window: Open) -> None:
    me = window(1366, 768)
    me.page.goto(new_table(me, "solar-sphere", "me", "random", "random", "random"))
    me.wait_asked()
    cards = me.page.locator(".ss-rival")
    expect(cards).to_have_count(3)
    expect(cards.locator(".satellites:visible")).to_have_count(3)
    cut = cards.evaluate_all("all => all.map(one => one.scrollHeight - one.clientHeight)")
    assert max(cut) <= 1, cut
