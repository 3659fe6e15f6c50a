"""The table in the hand: pick, look around, place, let go; with mouse, drag, touch, keyboard and by ear; and
what goes wrong does no harm."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from browser.conftest import Open
from browser.windows import Window, expect, new_table

pytestmark = pytest.mark.xdist_group("browser")

PLACES = "[data-light=place]"
DIE = "[data-pick^='die-'][data-light=piece]"


def sit(window: Window, game: str = "solar-sphere", *seats: str) -> None:
    """Two seats of one screen, so that nothing is final."""
    window.page.goto(new_table(window, game, *(seats or ("me", "me"))))
    window.wait_asked()


def pick_die(window: Window) -> Locator:
    """A die in the hand, and the Locations lit for it."""
    die = window.page.locator(DIE).first
    die.click()
    expect(window.page.locator(f"{PLACES}[data-pick^='location-']").first).to_be_visible()
    return window.page.locator("[data-pick^='die-'][data-light=held]")


def fabricator(window: Window) -> Locator:
    """It takes every die as it is."""
    return window.page.locator("[data-pick='location-3']")


def expect_placed(window: Window, before: int) -> None:
    """The whole chain was said: the die lies there, and the turn is over."""
    expect(window.page.locator("[data-pick='location-3'] [data-thing^='die-']")).to_have_count(before + 1)


def lying(window: Window) -> int:
    return window.page.locator("[data-pick='location-3'] [data-thing^='die-']").count()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_plate(window: Window) -> tuple[float, float]:
    """A point of the Fabricator's plate: the middle of its print."""
    return middle(window.page.locator("[data-pick='location-3'] [data-spot]"))


STILL = """selector => new Promise(seen => {
  let last = '', same = 0;
  const look = () => {
    const box = JSON.stringify(document.querySelector(selector)?.getBoundingClientRect() ?? '');
    same = box !== '""' && box === last ? same + 1 : 0;
    last = box;
    same > 10 ? seen(true) : requestAnimationFrame(look);
  };
  look();
})"""


def still(window: Window, selector: str) -> None:
    """The sheet of a phone has grown with the piece in the hand, and the board has found its place."""
    window.page.evaluate(STILL, selector)


def test_two_clicks_send_a_die_and_take_the_action(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    pick_die(me)
    expect(me.page.locator("[data-pill='location-3']")).to_contain_text("+2")
    me.page.mouse.click(*on_plate(me))
    expect_placed(me, before)


def test_the_place_first_and_then_the_piece(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    me.page.mouse.click(*on_plate(me))
    expect(me.page.locator(".prompt h2")).to_contain_text("What goes there?")
    me.page.locator(DIE).first.click()
    expect_placed(me, before)


def drag(window: Window, piece: Locator, to: tuple[float, float]) -> None:
    mouse = window.page.mouse
    window.page.locator("[data-piece]").first.wait_for(state="attached")
    mouse.move(*middle(piece))
    mouse.down()
    mouse.move(*to, steps=8)


def test_a_die_is_dragged_to_its_place_and_no_text_is_selected(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    drag(me, me.page.locator(DIE).first, on_plate(me))
    expect(me.page.locator(".carried span").first).to_be_visible()
    assert me.page.evaluate("String(getSelection())") == ""
    me.page.mouse.up()
    expect_placed(me, before)
    expect(me.page.locator(".carried")).to_have_count(0)


def test_a_drop_on_nothing_lays_the_die_back_and_says_nothing(window: Open) -> None:
    me = window()
    sit(me)
    step = me.step()
    drag(me, me.page.locator(DIE).first, (5, 5))
    me.page.mouse.up()
    expect(me.page.locator(".carried")).to_have_count(0)
    expect(me.page.locator("[data-light=held]")).to_have_count(0)
    assert me.step() == step
    assert me.page.locator(".toast, .float").count() == 0


def test_a_drop_on_what_is_not_lit_says_why_not(window: Open) -> None:
    me = window()
    sit(me)
    dark = me.page.locator("[data-zone=board] [data-pick^='hex-'][data-light='']").first
    drag(me, me.page.locator(DIE).first, middle(dark))
    me.page.mouse.up()
    expect(me.page.locator(".float").filter(has_text="SS-")).to_be_visible()


def test_a_second_drop_while_the_first_is_under_way_does_nothing(window: Open) -> None:
    me = window()
    sit(me)
    posts: list[str] = []
    me.page.on("request", lambda sent: posts.append(sent.url) if sent.url.endswith("/choose") else None)
    before = lying(me)
    pick_die(me)
    x, y = on_plate(me)
    me.page.mouse.dblclick(x, y)
    expect_placed(me, before)
    assert len(posts) == 1


def test_escape_and_the_piece_itself_let_go(window: Open) -> None:
    me = window()
    sit(me)
    pick_die(me).click()
    expect(me.page.locator(PLACES)).to_have_count(0)
    pick_die(me)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(PLACES)).to_have_count(0)


def test_a_silent_answer_stands_in_the_prompt_and_can_be_another_one(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    pick_die(me)
    me.page.mouse.move(*on_plate(me))
    chip = me.page.locator(".answers .chip").filter(has_text="take action")
    expect(chip).to_be_visible()
    chip.click()
    me.page.locator(".others button").filter(has_text="satellite").click()
    me.page.mouse.click(*on_plate(me))
    expect_placed(me, before)
    expect(me.page.locator("[data-pick='location-3'] [data-thing^='satellite-']")).to_have_count(1)


def test_back_a_step_and_back_the_turn_name_what_they_undo(window: Open) -> None:
    me = window()
    sit(me)
    before = me.page.locator(".prompt h2").inner_text()
    pick_die(me)
    me.page.mouse.click(*middle(me.page.locator("[data-pick='location-4'] [data-spot]")))
    expect(me.page.locator(".prompt h2")).to_contain_text("Salvage up to")
    expect(me.page.get_by_role("button", name="Back a step: take action")).to_be_visible()
    me.page.get_by_role("button", name=re.compile(r"Back the turn: \d steps, from deploy")).click()
    expect(me.page.locator(".prompt h2")).to_have_text(before)


def test_a_touch_chooses_the_place_and_the_filled_button_places_it(window: Open) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    sit(me)
    before = lying(me)
    me.page.locator("[data-piece^='die-']").first.tap()
    expect(me.page.locator(f"{PLACES}[data-pick='location-3']")).to_be_visible()
    still(me, "[data-pill='location-3']")
    me.page.locator("[data-pill='location-3']").tap(force=True)
    place = me.page.locator(".acts .confirm")
    expect(place).to_contain_text("Place it")
    assert lying(me) == before
    place.tap()
    expect_placed(me, before)


def test_the_keyboard_picks_walks_the_places_and_places(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    me.page.locator(DIE).first.focus()
    me.page.keyboard.press("Enter")
    for _ in range(12):
        me.page.keyboard.press("n")
        if me.page.evaluate("document.activeElement.dataset.pick") == "location-3":
            break
    expect(me.page.locator(".answers")).to_contain_text("take action")
    me.page.keyboard.press("Enter")
    expect_placed(me, before)


def test_two_lists_tell_ears_what_can_be_picked_and_where_it_can_go(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    pieces = me.page.get_by_role("list", name="You can pick").get_by_role("button")
    pieces.first.dispatch_event("click")
    places = me.page.get_by_role("list", name="It can go to").get_by_role("button")
    fabricated = places.filter(has_text="Drone Fabricator")
    expect(fabricated).to_contain_text("take action")
    expect(fabricated).to_contain_text("gain 2")
    fabricated.dispatch_event("click")
    expect_placed(me, before)


def test_before_a_bot_the_die_asks_once_with_lock_and_word(window: Open) -> None:
    me = window()
    sit(me, "solar-sphere", "me", "random")
    before = lying(me)
    pick_die(me)
    me.page.mouse.click(*on_plate(me))
    final = me.page.locator(".acts .confirm")
    expect(final).to_contain_text("final")
    assert lying(me) == before
    final.click()
    expect(me.page.locator("[data-pick='location-3'] [data-thing^='die-']").first).to_be_visible()


def test_a_table_that_has_moved_on_says_so_and_shows_the_newest_question(window: Open) -> None:
    me = window()
    sit(me)
    other = me.second_tab()
    other.goto(me.page.url)
    other.wait_for_selector(".prompt.asked")
    pick_die(me)
    me.context.set_offline(True)
    me.page.evaluate("window.dispatchEvent(new Event('offline'))")
    me.context.set_offline(False)
    other.locator(DIE).first.click()
    other.locator(f"{PLACES}[data-pick='location-3']").wait_for()
    other.mouse.click(*middle(other.locator("[data-pick='location-3'] [data-spot]")))
    expect(me.page.locator("[data-pick='location-3'] [data-thing^='die-']")).to_have_count(1)
    expect(me.page.locator(PLACES)).to_have_count(0)


def test_a_connection_that_is_lost_in_mid_drag_does_no_harm(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    drag(me, me.page.locator(DIE).first, on_plate(me))
    me.context.set_offline(True)
    me.page.mouse.up()
    expect(me.page.locator(".toast").first).to_be_visible()
    assert lying(me) == before
    me.context.set_offline(False)
    me.faults.clear()
    me.page.mouse.click(*on_plate(me))
    expect_placed(me, before)


def test_ships_go_with_two_clicks_and_the_map_says_what_it_costs(window: Open) -> None:
    me = window()
    sit(me, "event-horizon", "me", "me")
    costs = me.page.locator("[data-pill^='tile-'] .cost")
    while not costs.count():
        me.wait_asked()
        me.act()
        me.wait_asked()
    step = me.step()
    me.page.locator(f"{PLACES}[data-pick^='tile-']").first.click()
    if me.page.locator(".acts .confirm").filter(has_text="final").count():
        me.page.locator(".acts .confirm").click()
    me.page.wait_for_function(
        "step => !document.querySelector('[data-zone=log] > header .label').innerText.endsWith(' ' + step)",
        arg=str(step),
    )
    assert me.step() > step
