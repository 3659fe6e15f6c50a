"""Room on every screen: letters that can be read, rivals in sight, faces that cover nothing, a log that
folds, offers out of sight that are counted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.conftest import Open
from browser.hand.test_ships_in_hand import at_orders
from browser.pictures import at_table
from browser.windows import Window, expect, new_table

SIZES = [
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1100, 800),
    (820, 1180),
    (390, 844),
    (360, 740),
]
LAPTOP, PHONE = (1366, 768), (390, 844)
LEAST = 11
BOARD = ".stage-board [data-beside]"
"""The board as it is drawn, without the air around it."""
SMALL = """least => [...document.querySelectorAll('.stage *')].filter((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!own || element.closest('.sr, title, script, style')) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const matrix = element.getScreenCTM?.();
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  return parseFloat(getComputedStyle(element).fontSize) * scale < least - 0.05;
}).map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 24)}`)"""
"""Letters that are smaller than this on the screen: their size times the scale of the drawing."""
OVERFLOW = """() => [document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight]"""
CUT = """card => {
  const box = card.getBoundingClientRect();
  const inside = [...card.querySelectorAll('*')].filter((one) => one.checkVisibility()
    && !one.parentElement.closest('svg') && one.getBoundingClientRect().width > 0);
  return inside.filter((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return right > box.right + 1 || bottom > box.bottom + 1;
  }).map((one) => `${one.tagName}.${one.getAttribute('class')} ${one.textContent.slice(0, 20)}`);
}"""
"""What of a card lies beyond its edge."""
Box = dict[str, float]


def settle(window: Window) -> None:
    """Two frames: sizes are measured in the first and drawn in the second."""
    window.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def resize(window: Window, width: int, height: int) -> None:
    window.page.set_viewport_size({"width": width, "height": height})
    settle(window)
    settle(window)


def box(thing: Locator) -> Box:
    found: Any = thing.bounding_box()
    assert found is not None, f"not on the screen: {thing}"
    return dict(found)


def apart(one: Box, other: Box) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def sit(window: Window, game: str, players: int) -> None:
    """With one rival in the middle of a recorded game, with more at the beginning of one."""
    if players == 2:
        at_table(window, game)
    else:
        window.page.goto(new_table(window, game, "me", *["random"] * (players - 1)))
        window.wait_asked()


@pytest.mark.parametrize(
    ("game", "players"),
    [("solar-sphere", 2), ("solar-sphere", 4), ("event-horizon", 2), ("event-horizon", 6)],
)
def test_at_every_size_letters_can_be_read_and_the_page_never_scrolls(
    window: Open, game: str, players: int
) -> None:
    me = window(*LAPTOP)
    sit(me, game, players)
    for width, height in SIZES:
        resize(me, width, height)
        assert me.page.evaluate(SMALL, LEAST) == [], f"{game} at {width}"
        assert me.page.evaluate(OVERFLOW) == [0, 0], f"{game} at {width}"
        if width >= LAPTOP[0]:
            see_rivals(me, players - 1)
            me.picture(f"room-{game}-{players}-{width}")


def see_rivals(window: Window, count: int) -> None:
    """Every rival's card lies above the prompt, and nothing of it is cut off."""
    cards = window.page.locator(".stage-rival").all()
    assert len(cards) == count
    for card in cards:
        place, prompt = box(card), box(window.page.locator(".stage-prompt"))
        assert place["y"] + place["height"] <= prompt["y"] + 1
        assert card.evaluate(CUT) == []


SPILT = """() => {
  const prompt = document.querySelector('.prompt');
  const { top, bottom } = prompt.getBoundingClientRect();
  return ['.ask', '.hint', '.acts', '.tools'].filter((part) => {
    const box = prompt.querySelector(part)?.getBoundingClientRect();
    return box && (box.top < top - 1 || box.bottom > bottom + 1);
  });
}"""
"""What of the prompt does not lie on its band."""
BUILDING = 194
"""In the golden game: a long question, with both ways back and two places that offers lie on."""


def test_a_long_question_stays_on_its_band(window: Open) -> None:
    me = window(*LAPTOP)
    at_orders(me, BUILDING)
    for width in (900, 1024, 1180, 1366):
        resize(me, width, 768)
        assert me.page.evaluate(SPILT) == [], f"at {width}"


def test_with_larger_letters_and_a_larger_board_the_page_still_fits(window: Open) -> None:
    me = window(*LAPTOP)
    sit(me, "event-horizon", 2)
    before = box(me.page.locator(".prompt h2"))["height"]
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("radiogroup", name="letters").get_by_text("largest").click()
    me.page.get_by_role("radiogroup", name="Size of the board").get_by_text("large", exact=True).click()
    me.page.keyboard.press("Escape")
    tile = me.page.locator("[data-pick='tile-0']")
    for width, height in SIZES:
        resize(me, width, height)
        assert me.page.evaluate(OVERFLOW) == [0, 0], f"at {width}"
    resize(me, *LAPTOP)
    assert box(me.page.locator(".prompt h2"))["height"] > before
    large = box(tile)["width"]
    me.page.reload()
    me.wait_asked()
    assert box(tile)["width"] == pytest.approx(large, abs=2), (
        "this browser has forgotten the size of the board"
    )


@pytest.mark.parametrize(
    ("game", "kinds"), [("solar-sphere", "hex location crew ship"), ("event-horizon", "tile")]
)
def test_a_face_covers_neither_the_prompt_nor_its_thing(window: Open, game: str, kinds: str) -> None:
    me = window(*LAPTOP)
    sit(me, game, 2)
    for kind in kinds.split():
        for thing in me.page.locator(f".stage [data-pick^='{kind}-']:visible").all()[1:10:4]:
            look_at(me, thing)


@pytest.mark.parametrize(
    ("game", "board", "left", "right"),
    [("solar-sphere", "hex", "ship", "crew"), ("event-horizon", "tile", "", "")],
)
def test_on_a_middle_sized_window_a_face_covers_no_board_and_no_mat_either(
    window: Open, game: str, board: str, left: str, right: str
) -> None:
    me = window(*LAPTOP)
    sit(me, game, 2)
    for width in (900, 1024, 1239):
        resize(me, width, 768)
        for thing in me.page.locator(f".stage-board [data-pick^='{board}-']").all()[1:14:4]:
            look_at(me, thing, BOARD, ".stage-mat")
        for side, kind in (("left", left), ("right", right)):
            if kind:
                in_drawer(me, side, kind)


def in_drawer(window: Window, side: str, kind: str) -> None:
    """What lies in a drawer that was opened over the board."""
    tab = window.page.locator(f".stage-tabs.{side} button").first
    tab.click()
    things = window.page.locator(f".stage-side.{side} [data-pick^='{kind}-']:visible")
    expect(things.first).to_be_visible()
    for thing in things.all()[::3]:
        look_at(window, thing, BOARD, ".stage-mat")
    tab.click()
    expect(things).to_have_count(0)


def look_at(window: Window, thing: Locator, *free: str) -> None:
    thing.hover(force=True)
    face = window.page.locator(f"[data-face='{thing.get_attribute('data-pick')}']")
    expect(face).to_be_visible()
    settle(window)
    for part in (".stage-prompt", *free):
        assert apart(box(face), box(window.page.locator(part))), part
    assert apart(box(face), box(thing))
    window.page.mouse.move(0, 0)
    expect(face).to_be_hidden()


def test_a_pinned_face_stays_until_it_is_let_go(window: Open) -> None:
    me = window(*LAPTOP)
    sit(me, "solar-sphere", 2)
    first, second = me.page.locator(".stage-board [data-pick^='hex-']").all()[:2]
    names = [f"[data-face='{thing.get_attribute('data-pick')}']" for thing in (first, second)]
    first.hover()
    expect(me.page.locator(names[0])).to_be_visible()
    me.page.keyboard.press("p")
    me.page.mouse.move(0, 0)
    expect(me.page.locator(".face.pinned")).to_be_visible()
    me.page.keyboard.press("p")
    expect(me.page.locator("[data-face]")).to_have_count(0)
    second.click(button="right", force=True)
    expect(me.page.locator(names[1])).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-face]")).to_have_count(0)


def test_a_long_press_on_a_phone_opens_the_face_beside_its_thing(window: Open) -> None:
    me = window(*PHONE, has_touch=True, is_mobile=True)
    sit(me, "event-horizon", 2)
    for tile in (4, 56):
        thing = me.page.locator(f"[data-pick='tile-{tile}']")
        thing.dispatch_event("pointerdown", {"pointerType": "touch", "pointerId": 7, "bubbles": True})
        face = me.page.locator(f".sheet:has([data-face='tile-{tile}'])")
        expect(face).to_be_visible()
        thing.dispatch_event("pointerup", {"pointerType": "touch", "pointerId": 7, "bubbles": True})
        assert apart(box(face), box(me.page.locator(".stage-prompt")))
        assert apart(box(face), box(thing))
        face.get_by_role("button", name="Close").click()
        expect(face).to_be_hidden()


ROWS = """list => {
  const frame = list.getBoundingClientRect(), tops = [];
  for (const words of list.querySelectorAll('.words, .heading')) {
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const { top, bottom, height } of range.getClientRects())
      if (height > 8 && top >= frame.top - 1 && bottom <= frame.bottom + 1) tops.push(top);
  }
  let rows = 0, last = -Infinity;
  for (const top of tops.sort((one, other) => one - other))
    if (top - last > 8) [rows, last] = [rows + 1, top];
  return rows;
}"""
"""How many rows of words can be read in the log without scrolling: what begins within 8 px stands in one."""


@pytest.mark.parametrize(
    ("game", "players"),
    [("solar-sphere", 2), ("solar-sphere", 4), ("event-horizon", 2), ("event-horizon", 6)],
)
def test_the_log_of_a_laptop_shows_six_lines_at_least(window: Open, game: str, players: int) -> None:
    me = window(*LAPTOP)
    sit(me, game, players)
    log = me.page.locator("[data-zone=log] .log")
    if players > 2:
        me.play(4)
        me.wait_asked()
    settle(me)
    assert log.evaluate(ROWS) >= 6


def test_with_one_rival_the_figures_of_its_ships_are_as_high_on_every_schematic(window: Open) -> None:
    me = window(*LAPTOP)
    at_orders(me)
    stats = me.page.locator(".stage-rival .stats").all()
    heights = {round(box(one)["height"]) for one in stats}
    assert len(stats) == 3 and len(heights) == 1
    assert heights.pop() <= 40
    see_rivals(me, 1)


HIDDEN = """() => {
  const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
  const seen = boxes('[data-zone=board] .called').filter(({ width }) => width > 0);
  const ships = boxes('[data-zone=board] rect.ground');
  const under = ({ left, top, right, bottom }) => ships.some((ship) =>
    left < ship.right && right > ship.left && top + 2 < ship.bottom && bottom - 2 > ship.top);
  return [seen.length, ships.length, seen.filter(under).length];
}"""
"""How many names of tiles are seen, how many rows of ships, and how many names lie under one."""


def test_close_by_no_name_of_a_tile_lies_under_ships(window: Open) -> None:
    me = window(2560, 1440)
    at_table(me, "event-horizon")
    names, ships, under = me.page.evaluate(HIDDEN)
    assert names > 5 and ships > 5
    assert under == 0


def test_a_phone_opens_the_scoring_card(window: Open) -> None:
    me = window(*PHONE, has_touch=True, is_mobile=True)
    sit(me, "solar-sphere", 2)
    card = me.page.locator(".stage-status [data-pick^='scoring-']")
    card.tap()
    name = card.get_attribute("data-pick")
    expect(me.page.locator(f".sheet [data-face='{name}']")).to_be_visible()
    me.picture("scoring-phone")


def test_the_log_opens_large_folds_by_round_and_filters_by_seat(window: Open) -> None:
    me = window(*LAPTOP)
    sit(me, "solar-sphere", 2)
    me.page.keyboard.press("l")
    large = me.page.get_by_role("dialog", name="Log")
    expect(large).to_be_visible()
    assert apart(box(large), box(me.page.locator(".stage-mat")))
    assert box(large)["height"] > 2 * box(me.page.locator("[data-zone=log]"))["height"]
    folded = large.locator(".round button")
    expect(folded).to_have_count(4)
    expect(folded.first).to_contain_text("You")
    lines = large.locator(".line").count()
    folded.first.click()
    assert large.locator(".line").count() > lines
    folded.first.click()
    expect(large.locator(".line")).to_have_count(lines)
    rival = me.page.locator(".stage-rivals .name").first.inner_text()
    large.get_by_role("button", name=f"Only what {rival} did").click()
    actors = large.locator(".line p:not(.heading) b:first-of-type").all_inner_texts()
    assert set(actors) == {rival}
    me.page.keyboard.press("Escape")
    expect(large).to_be_hidden()


def test_offers_out_of_sight_are_counted_at_their_edge_and_a_tap_goes_there(window: Open) -> None:
    me = window(*PHONE)
    sit(me, "solar-sphere", 2)
    buttons = me.page.locator(".stage-outside .btn")
    assert hidden(me) == 0
    for _ in range(4):
        me.page.keyboard.press("+")
    settle(me)
    assert hidden(me) > 0
    assert hidden(me) + in_sight(me) == 8
    before = in_sight(me)
    buttons.first.click()
    settle(me)
    assert in_sight(me) > before


def hidden(window: Window) -> int:
    return sum(int(text) for text in window.page.locator(".stage-outside .btn").all_inner_texts())


def in_sight(window: Window) -> int:
    """Of the offered things, those whose middle lies in the board's box."""
    return int(
        window.page.evaluate("""() => {
          const frame = document.querySelector('[data-pan]').getBoundingClientRect();
          return [...document.querySelectorAll('[data-pan] .offered')].filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
          }).length;
        }""")
    )


def test_a_phone_goes_to_the_page_with_most_offers_and_counts_those_on_others(window: Open) -> None:
    me = window(*PHONE)
    sit(me, "event-horizon", 2)
    expect(me.page.locator(".stage-pages b")).to_have_text("1")
    assert box(me.page.locator(".stage-prompt"))["height"] <= PHONE[1] / 4 + 1
    expect(me.page.locator(".stage-status [aria-label]").first).to_be_visible()


def test_the_chat_stays_open_and_drawers_leave_the_own_mat_free(window: Open) -> None:
    me = window(*LAPTOP)
    sit(me, "solar-sphere", 2)
    mat = box(me.page.locator(".stage-mat"))
    me.page.keyboard.press("c")
    talk = me.page.locator(".stage-talk")
    expect(talk.get_by_placeholder("Say something")).to_be_focused()
    assert apart(box(talk), mat)
    me.page.get_by_placeholder("Say something").press("Escape")
    me.page.get_by_role("button", name="Menu").click()
    assert apart(box(me.page.locator(".drawer")), mat)
    me.page.keyboard.press("Escape")
    me.page.reload()
    expect(talk).to_be_visible()
