"""Answers at the table: terms explain themselves, scores open, a phase tells what it meant, hints say why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from browser.conftest import Open
from browser.moments import sit_at
from browser.pictures import at_table
from browser.windows import Window, expect, free_spot, new_table, until_asked

GAMES = ("solar-sphere", "event-horizon")
GAMES_AT_MOST = 5
ENDS = {"solar-sphere": (308, "red"), "event-horizon": (541, "white")}
"""Where a phase will soon be over that has something to tell: after so many entries of the golden record of
two players, and who is asked then."""
COVERED = """() => {
  const card = document.querySelector('[data-round-card]').getBoundingClientRect();
  const parts = document.querySelectorAll('.stage-board [data-beside], .stage-tabs button, .stage-prompt');
  return [...parts].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
  }).map((part) => part.outerHTML.slice(0, 80));
}"""
"""What lies under the card at the end of a phase, of what must stay in sight."""


def sit(window: Window, game: str, *seats: str, **more: object) -> None:
    window.page.goto(new_table(window, game, *seats, **more))
    window.wait_asked()


def until_card(window: Window, game: str) -> None:
    """Play on in a recorded game until the end of a phase has something to tell; where nothing happens to me,
    once more."""
    for _ in range(GAMES_AT_MOST):
        sit_at(window, f"{game}-2", *ENDS[game])
        while not window.over():
            if window.page.locator("[data-round-card]").count():
                return
            window.act()
            window.wait_asked()
    raise AssertionError("no phase had anything to tell")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_card_leads_to_the_line_of_the_log(window: Open, game: str) -> None:
    me = window(1366, 768)
    until_card(me, game)
    lead = me.page.locator("[data-round-card] ol li.mine > button").first
    named = lead.get_attribute("aria-label")
    assert named is not None
    lead.click()
    expect(me.page.locator("[data-zone=log] [data-line] a:focus")).to_have_text(named.split()[-1])


def test_the_card_is_switched_off_in_the_menu_of_the_table(window: Open) -> None:
    me = window()
    sit(me, "solar-sphere", "me", "random")
    me.page.get_by_role("button", name="Menu").click()
    card = me.page.get_by_role("radiogroup", name="Tell me what happened at the end of a phase")
    card.get_by_text("Off", exact=True).click()
    assert me.page.evaluate("localStorage.getItem('perihelion.round-card')") == "off"


@pytest.mark.parametrize("game", GAMES)
def test_terms_scores_and_the_end_of_a_phase(window: Open, game: str) -> None:
    me = window(1366, 768)
    until_card(me, game)
    me.picture(f"round-card-{game}")
    expect(me.page.locator("[data-round-card] ol li").first).to_be_visible()
    assert me.page.locator("[data-round-card] ol li").count() <= 4
    expect(me.page.locator("[data-round-card] .amounts span svg").first).to_be_visible()
    me.page.keyboard.press("z")
    expect(me.page.locator("[data-round-card]")).to_have_count(0)

    term = me.page.locator("[data-zone=log] [data-term]").last
    expect(term).to_have_css("text-decoration-line", "underline")
    term.hover()
    note = me.page.locator("#term-note")
    expect(note).to_be_visible()
    me.picture(f"term-{game}")
    rule = note.get_by_role("button").inner_text()
    note.get_by_role("button").click()
    expect(me.page.locator(".drawer").filter(has_text=rule).first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".drawer")).to_have_count(0)

    me.page.locator(".stage-mat [data-scores]").click()
    expect(me.page.get_by_role("dialog").filter(has_text="What the scores are made of")).to_be_visible()
    me.picture(f"scores-{game}")
    assert me.page.locator("dialog[open] tbody tr").count() > 4


def test_the_keyboard_reaches_a_term_and_its_rule(window: Open) -> None:
    me = window()
    sit(me, "solar-sphere", "me", "random")
    me.play(6)
    me.wait_asked()
    me.page.locator("[data-term]").first.focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(me.page.locator("#term-note")).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#term-note button")).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#term-note")).to_have_count(0)
    expect(me.page.locator("[data-term]").first).to_be_focused()


def at_the_map(window: Window) -> Locator:
    """A recorded game of Event Horizon; its worlds and fields have figures."""
    at_table(window, "event-horizon")
    return window.page.locator("[data-zone=board] [data-pick^='tile-']:has([data-term])")


@pytest.mark.parametrize("term", ["entry", "debris", "dv", "tech-token"])
def test_the_keyboard_explains_the_figures_of_a_thing_in_turn(window: Open, term: str) -> None:
    me = window(1440, 900)
    tile = at_the_map(me).filter(has=me.page.locator(f"[data-term={term}]")).first
    figures = tile.locator("[data-term]").evaluate_all("all => all.map(one => one.dataset.term)")
    tile.focus()
    note = me.page.locator("#term-note")
    heard = []
    for _ in figures:
        me.page.keyboard.press("e")
        expect(note).to_have_count(1)
        expect(tile).to_have_attribute("aria-describedby", "term-note")
        heard.append(note.locator("b").inner_text())
    assert len(heard) == len(set(heard)) == len(figures)
    me.page.keyboard.press("e")
    expect(note).to_have_count(0)
    expect(tile).not_to_have_attribute("aria-describedby", "term-note")


def test_a_tap_explains_a_figure_of_what_is_not_offered(window: Open) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    at_the_map(me)
    me.page.get_by_role("navigation", name="Pages of the table").get_by_role("button", name="Mine").tap()
    me.page.locator(".stage-mat [aria-disabled=true] [data-term=cv]").first.tap(force=True)
    expect(me.page.locator("#term-note")).to_contain_text("EH-")


def test_the_benefits_of_a_hex_explain_themselves(window: Open) -> None:
    me = window(1366, 768)
    sit(me, "solar-sphere", "me", "random")
    me.page.locator("[data-zone=board] [data-term=benefit] svg").first.hover()
    expect(me.page.locator("#term-note")).to_contain_text("SS-SPH-05")


def test_a_hint_says_why(window: Open) -> None:
    me = window()
    sit(me, "solar-sphere", "me", "random", hints=True)
    me.page.keyboard.press("i")
    expect(me.page.locator(".advice b")).to_be_visible(timeout=60_000)
    expect(me.page.locator(".advice .why")).to_have_text(re.compile(r"next best \(.+\)"))
    me.picture("hint-why")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_middle_sized_window_the_card_covers_neither_the_board_nor_a_button(
    window: Open, game: str
) -> None:
    me = window(900, 700)
    until_card(me, game)
    me.page.locator("[data-round-card]").hover()
    me.picture(f"round-card-middle-{game}")
    assert me.page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_card_as_a_sheet(window: Open, game: str) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    until_card(me, game)
    # At once: the card goes by itself.
    box = me.page.locator("[data-round-card]").bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    me.picture(f"round-card-phone-{game}")


def test_on_a_phone_a_tap_explains(window: Open) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    sit(me, "solar-sphere", "me", "random")
    while not me.page.locator(".prompt .term").count():
        me.act()
        me.wait_asked()
    me.page.locator(".prompt .term").first.tap()
    expect(me.page.locator("#term-note")).to_be_visible()
    me.picture("term-phone")


def test_a_tile_tells_whether_it_would_be_captured(window: Open) -> None:
    me = window(1366, 768)
    for _ in range(GAMES_AT_MOST):
        sit(me, "event-horizon", "me", "random", options={"start_cruisers": "2"})
        while not me.over():
            if "Where" in me.prompt() and pointed_at_a_world(me):
                expect(me.page.locator("[data-taking]").first).to_have_text(re.compile(r"\d+ : \d+"))
                me.picture("capture")
                return
            me.act()
            me.wait_asked()
    raise AssertionError("no world was in reach")


def pointed_at_a_world(me: Window) -> bool:
    """Point at places where a ship may go until one tells how its capture would end."""
    for tile in me.page.locator(".offered[data-pick^='tile-']").all()[:8]:
        tile.hover(position=free_spot(tile))
        me.page.wait_for_selector(f"[data-face='{tile.get_attribute('data-pick')}']")
        if me.page.locator("[data-taking]").count():
            return True
    return False


@pytest.mark.parametrize(
    ("game", "thing"), [("solar-sphere", "[data-pick^='hex-']"), ("event-horizon", "[data-pick='tile-3']")]
)
def test_while_another_seat_thinks_a_press_says_whose_turn_it_is(window: Open, game: str, thing: str) -> None:
    me, friend = window(), window()
    me.page.goto(new_table(me, game, "me", "open"))
    friend.come()
    friend.rename("Ines")
    friend.page.goto(me.page.url)
    friend.page.get_by_role("button", name="Sit down").first.click()
    waits, asked = (friend, me) if until_asked(me, friend) is me else (me, friend)
    name = asked.ask("GET", "/api/me")["body"]["name"]
    place = waits.page.locator(f"[data-zone=board] {thing}").first
    place.click(force=True)
    expect(waits.page.locator(".float")).to_contain_text(name)
    waits.picture(f"whose-turn-{game}")


ON_TOP = """() => {
  const { left, top, width, height } = document.querySelector('#term-note').getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return (document.elementFromPoint(x, y)?.closest('#term-note') ?? null) !== null;
}"""


def test_what_is_explained_in_a_dialog_lies_above_it_and_closes_alone(window: Open) -> None:
    me = window()
    me.page.goto(new_table(me, "m121", "me", "random", options={"quick_start": "on"}))
    me.wait_asked()
    me.page.locator(".stage-mat [data-scores]").click()
    dialog = me.page.get_by_role("dialog").filter(has_text="What the scores are made of")
    dialog.locator(".term").first.hover()
    expect(me.page.locator("#term-note")).to_be_visible()
    me.picture("term-in-dialog")
    assert me.page.evaluate(ON_TOP)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#term-note")).to_have_count(0)
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
