"""The table in the hand: pick, look around, place, let go; with mouse, drag, touch, keyboard and by ear; and
what goes wrong does no harm."""

from __future__ import annotations

import re
from itertools import repeat
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from browser.conftest import Open
from browser.windows import SLIP, Window, expect, free_spot, new_table

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


def uncovered(thing: Locator) -> tuple[float, float]:
    """A point of a thing on which nothing lies: of the mat only a strip may look out above the prompt."""
    box, spot = thing.bounding_box(), free_spot(thing)
    assert box is not None and spot is not None
    return box["x"] + spot["x"], box["y"] + spot["y"]


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


MOTIONS = """() => {
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    window.motions.push([this.dataset.flight ?? this.dataset.thing ?? '', how.delay, how.duration]);
    return animate.call(this, frames, how);
  };
}"""
"""Everything that moves from now on: what it is, when, and for how long."""


def motions(window: Window) -> list[tuple[str, float, float]]:
    found = window.page.evaluate("window.motions")
    return [(re.sub("^die-.*", "die", what), start, time) for what, start, time in found]


@pytest.mark.parametrize("dragged", [False, True], ids=["pressed", "dragged"])
def test_what_is_placed_glides_there_and_then_its_gain_arrives(window: Open, dragged: bool) -> None:
    me = window(reduced_motion="no-preference")
    sit(me)
    before = lying(me)
    me.page.evaluate(MOTIONS)
    if dragged:
        drag(me, me.page.locator(DIE).first, on_plate(me))
        me.page.mouse.up()
    else:
        pick_die(me)
        me.page.mouse.click(*on_plate(me))
    expect_placed(me, before)
    expect(me.page.locator("[data-flight=gain]")).to_have_count(0)
    seen = motions(me)
    assert seen[0] == ("die", 0, 180)
    assert ("gain", 180, 240) in seen


def test_without_motion_what_is_placed_lies_there_at_once(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    me.page.evaluate(MOTIONS)
    drag(me, me.page.locator(DIE).first, on_plate(me))
    me.page.mouse.up()
    expect_placed(me, before)
    assert motions(me) == []


def test_a_dragged_die_rests_where_it_was_let_go_until_the_table_answers(window: Open) -> None:
    me = window(reduced_motion="no-preference")
    sit(me)
    held: list[Route] = []
    me.page.route("**/choose", lambda route: held.append(route))
    before = lying(me)
    drag(me, me.page.locator(DIE).first, on_plate(me))
    with me.page.expect_request("**/choose"):
        me.page.mouse.up()
    carried = me.page.locator(".carried span span")
    symbol = carried.locator("use").get_attribute("href")
    assert symbol is not None and symbol.startswith("#die-")
    held[0].continue_()
    expect(carried).to_have_count(0)
    expect_placed(me, before)


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
    held = pick_die(me)
    me.page.wait_for_timeout(SLIP)
    held.click()
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


SCROLLED = """() => [document.scrollingElement, ...document.querySelectorAll('*')]
  .reduce((sum, element) => sum + Math.abs(element.scrollTop) + Math.abs(element.scrollLeft), 0)"""


class Finger:
    """One finger on the screen, as the screen reports it: the browser decides whether it scrolls."""

    def __init__(self, window: Window) -> None:
        self.screen = window.context.new_cdp_session(window.page)

    def _is(self, what: str, points: list[tuple[float, float]]) -> None:
        touching = [{"x": x, "y": y} for x, y in points]
        self.screen.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touching})

    def carry(self, start: tuple[float, float], window: Window) -> None:
        """Pick up what lies there, and bring it over the Fabricator: the board may have moved."""
        x, y = start
        self._is("touchStart", [start])
        for step in range(1, 6):
            self._is("touchMove", [(x, y - 5 * step)])
        expect(window.page.locator(".carried span").first).to_be_visible()
        still(window, "[data-pill='location-3']")
        end = on_plate(window)
        for part in (0.25, 0.5, 0.75, 1):
            self._is("touchMove", [(x + (end[0] - x) * part, y + (end[1] - y) * part)])

    def lift(self) -> None:
        self._is("touchEnd", [])


@pytest.mark.parametrize("width", [390, 360])
def test_a_finger_drags_a_die_from_the_sheet_and_the_page_stays(window: Open, width: int) -> None:
    me = window(width, 780, has_touch=True, is_mobile=True)
    sit(me)
    before, finger = lying(me), Finger(me)
    me.page.locator("[data-piece^='die-']").first.wait_for()
    still(me, "[data-pick='location-3']")
    scrolled = me.page.evaluate(SCROLLED)
    finger.carry(middle(me.page.locator("[data-piece^='die-']").first), me)
    assert me.page.evaluate(SCROLLED) == scrolled
    finger.lift()
    expect_placed(me, before)


def test_a_finger_drags_a_die_of_the_mat_that_nobody_had_picked(window: Open) -> None:
    me = window(820, 1180, has_touch=True, is_mobile=True)
    sit(me)
    before, finger = lying(me), Finger(me)
    die = me.page.locator("[data-pick^='die-'][data-lift]:visible").first
    die.wait_for()
    expect(die).to_have_css("touch-action", "none")
    still(me, "[data-pick='location-3']")
    finger.carry(uncovered(die), me)
    finger.lift()
    expect_placed(me, before)


def test_what_has_no_place_to_go_to_lets_a_finger_scroll(window: Open) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    sit(me, "event-horizon")
    me.page.locator("[data-light=piece]").first.wait_for()
    expect(me.page.locator("[data-pick^='tile-'][data-light=piece]").first).not_to_have_attribute(
        "data-lift", ""
    )


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


def test_a_final_word_of_the_piece_in_the_hand_is_confirmed_by_a_second_enter(window: Open) -> None:
    me = window()
    sit(me, "solar-sphere", "me", "random")
    pick_die(me)
    discards = me.page.locator(".besides button").filter(has_text="Discard").first
    discards.focus()
    told = me.page.locator("[data-zone=log] > header .label").first
    before = told.inner_text()
    me.page.keyboard.press("Enter")
    final = me.page.locator(".acts .confirm")
    expect(final).to_contain_text("Discard")
    expect(final).to_be_focused()
    me.press_key("Enter")
    expect(told).not_to_have_text(before)


class Elsewhere:
    """The same person at another screen, who speaks without looking."""

    def __init__(self, window: Window, table: str) -> None:
        self.window, self.path = window, f"/api{table}"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        return self.window.ask(method, self.path + path, body)["body"]

    def seat(self) -> int:
        waiting: list[int] = self.ask("GET", "")["waiting"]
        return waiting[0]

    def ahead(self) -> Any:
        """What the seat that is asked could say, and at which event."""
        return self.ask("GET", f"/ahead?seat={self.seat()}")

    def offered(self, verb: str) -> list[int]:
        return [link["word"] for link in self.ahead()["links"] if link["verb"] == verb]

    def say(self, word: int, *then: int) -> None:
        ahead = self.ahead()
        said = {"seat": ahead["seat"], "word": word, "then": then, "n": ahead["n"]}
        answer = self.ask("POST", "/choose", said)
        assert "error" not in answer, answer

    def deploy_until_a_kickback(self) -> None:
        """Dice are discarded, which raises morale, until somebody may kick back and deploy afterwards."""
        while not self.offered("kickback to"):
            self.say(self.offered("discard")[0])

    def kick_back(self) -> None:
        """After it the same dice can be deployed as before, but the question is another one. All that it
        gives is taken in one breath, however much that is."""
        links = self.ahead()["links"]
        words = []
        for verb in ("kickback to", *repeat("take", 20)):
            link = next((link for link in links if link["verb"] == verb), None)
            if link is None:
                break
            words.append(link["word"])
            links = link["links"]
        self.say(*words)


def at_a_kickback(window: Window) -> Elsewhere:
    table = new_table(window, "solar-sphere", "me", "me")
    other = Elsewhere(window, table)
    other.deploy_until_a_kickback()
    window.page.goto(table)
    window.wait_asked()
    return other


def test_a_stale_chain_is_dropped_and_the_piece_stays_in_the_hand(window: Open) -> None:
    me = window()
    other = at_a_kickback(me)
    before = lying(me)
    sent: list[Route] = []
    me.page.route("**/choose", lambda route: sent.append(route))
    pick_die(me)
    with me.page.expect_request("**/choose"):
        me.page.mouse.click(*on_plate(me))
    other.kick_back()
    with me.page.expect_response("**/choose") as answer:
        sent[0].continue_()
    assert answer.value.status == 409
    expect(me.page.locator(".toast").filter(has_text="moved on")).to_be_visible()
    expect(me.page.locator("[data-pick^='die-'][data-light=held]")).to_be_visible()
    assert lying(me) == before
    me.page.unroute("**/choose")
    me.faults.clear()
    me.page.mouse.click(*on_plate(me))
    expect_placed(me, before)


def test_a_table_that_moves_on_in_mid_drag_leaves_the_piece_in_the_hand_and_says_so(window: Open) -> None:
    me = window()
    other = at_a_kickback(me)
    before = lying(me)
    drag(me, me.page.locator(DIE).first, on_plate(me))
    expect(me.page.locator(".carried span").first).to_be_visible()
    other.kick_back()
    expect(me.page.locator(".toast").filter(has_text="still in your hand")).to_be_visible()
    me.page.mouse.up()
    expect(me.page.locator(".carried")).to_have_count(0)
    expect(me.page.locator("[data-pick^='die-'][data-light=held]")).to_be_visible()
    assert lying(me) == before


def test_a_turn_that_passes_in_mid_drag_lays_the_piece_down_and_says_so(window: Open) -> None:
    me = window()
    other = at_a_kickback(me)
    die = me.page.locator(DIE).first
    carried = die.get_attribute("data-pick")
    drag(me, die, on_plate(me))
    expect(me.page.locator(".carried span").first).to_be_visible()
    other.say(other.offered("discard")[0])
    expect(me.page.locator(".toast").filter(has_text="has been laid down")).to_be_visible()
    me.page.mouse.up()
    # A lone die of the other seat is in its hand by itself.
    expect(me.page.locator(f".carried, [data-pick={carried}][data-light=held]")).to_have_count(0)


def test_a_connection_that_is_lost_in_mid_drag_does_no_harm(window: Open) -> None:
    me = window()
    sit(me)
    before = lying(me)
    drag(me, me.page.locator(DIE).first, on_plate(me))
    me.context.set_offline(True)
    me.page.mouse.up()
    expect(me.page.locator(".toast").filter(has_text="nothing was placed")).to_be_visible()
    assert lying(me) == before
    me.context.set_offline(False)
    me.page.mouse.click(*on_plate(me))
    expect_placed(me, before)
    # What the browser itself notes of requests that found no network, also of one that was late.
    me.faults[:] = [fault for fault in me.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_ships_go_with_two_clicks_and_the_map_says_what_it_costs(window: Open) -> None:
    me = window()
    sit(me, "event-horizon", "me", "me")
    costs = me.page.locator("[data-pill^='tile-'] .cost")
    while not costs.count():
        me.wait_asked()
        me.act()
        me.wait_asked()
    step = me.step()
    me.press(me.page.locator(f"{PLACES}[data-pick^='tile-']").first)
    if me.page.locator(".acts .confirm").filter(has_text="final").count():
        me.press(me.page.locator(".acts .confirm"))
    me.page.wait_for_function(
        "step => !document.querySelector('[data-zone=log] > header .label').innerText.endsWith(' ' + step)",
        arg=str(step),
    )
    assert me.step() > step


CUT = """() => {
  const sheet = document.querySelector('.prompt').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.prompt > :is(.ask, .hint, .in-hand, .pieces, .tools, .acts)')]
    .filter((part) => part.checkVisibility() && !part.matches('.hint:not(.held)'));
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const cut = boxes.filter(({ top, bottom }) => top < sheet.top || bottom > sheet.bottom);
  return { share: sheet.height / innerHeight, cut: cut.length };
}"""


def expect_small_sheet(window: Window) -> None:
    still(window, "[data-pick='location-3']")
    sheet = window.page.evaluate(CUT)
    assert sheet["share"] <= 0.25
    assert sheet["cut"] == 0


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
@pytest.mark.parametrize("rival", ["me", "random"])
def test_the_sheet_of_a_phone_takes_a_quarter_at_most_and_nothing_of_it_is_cut(
    window: Open, width: int, height: int, rival: str
) -> None:
    me = window(width, height, has_touch=True, is_mobile=True)
    sit(me, "solar-sphere", "me", rival)
    pieces = me.page.locator("[data-piece^='die-']")
    pieces.first.wait_for()
    expect_small_sheet(me)
    pieces.first.tap()
    expect(me.page.locator(f"{PLACES}[data-pick^='location-']").first).to_be_visible()
    expect_small_sheet(me)
    me.page.touchscreen.tap(*on_plate(me))
    expect(me.page.locator(".acts .confirm")).to_be_visible()
    expect_small_sheet(me)
    assert ("final" in me.page.locator(".acts .confirm").inner_text()) == (rival == "random")
    header = me.page.evaluate("document.querySelector('.stage > header').scrollWidth - innerWidth")
    assert header <= 0


def test_the_last_tile_of_the_setup_before_a_bot_asks_and_says_what_becomes_known(window: Open) -> None:
    me = window()
    sit(me, "event-horizon", "me", "random")
    final = me.page.locator(".acts .confirm")
    me.act()
    if not final.count():  # Whoever is last lays the tile and hides marauders in one turn.
        me.wait_asked()
        me.act()
    step = me.step()
    expect(final).to_contain_text("final")
    expect(me.page.locator(".prompt .hint.held")).not_to_be_empty()
    assert me.step() == step
    final.click()
    me.page.wait_for_function(
        "step => !document.querySelector('[data-zone=log] > header .label').innerText.endsWith(' ' + step)",
        arg=str(step),
    )


def test_a_finger_on_what_is_refused_finds_its_card(window: Open) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    sit(me)
    me.page.locator("[data-piece^='die-']").first.wait_for()
    still(me, "[data-pick='location-3']")
    hex_ = me.page.locator("[data-zone=board] [data-pick^='hex-'][data-light='']").first
    thing = hex_.get_attribute("data-pick")
    hex_.tap(force=True)
    me.page.get_by_role("button", name="Show the card").tap()
    expect(me.page.locator(f"[data-face='{thing}']")).to_be_visible()
