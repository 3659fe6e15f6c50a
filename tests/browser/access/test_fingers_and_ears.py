"""For fingers and ears: targets of 44 px, the focus in the prompt after an answer, the table in five
sentences."""

from __future__ import annotations

import re

import pytest

from browser.conftest import Open
from browser.windows import SLIP, Window, expect, new_table, until_asked

SMALL = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('.sr, [data-thing] *');
  const box = (element) => element.matches('[type=checkbox], [type=radio]');
  const label = (element) => box(element) ? element.closest('label') : element;
  const small = (element) => {
    const { width, height } = label(element).getBoundingClientRect();
    return width > 1 && (width < 43.9 || height < 43.9);
  };
  const inline = (element) =>
    element.matches('.term, .thing') || getComputedStyle(element).display === 'inline';
  return [...document.querySelectorAll('button, a[href], summary, input, select, textarea, [role=tab]')]
    .filter((element) => seen(label(element)) && !inline(element) && small(element))
    .map((element) => element.outerHTML.slice(0, 160));
}"""
"""Whatever a finger can press and is too small for it. Words in a sentence are excepted (WCAG 2.5.8), and so
are the things of the table, which grow with the zoom."""


def finger(window: Open) -> Window:
    me = window(390, 844, has_touch=True)
    assert me.page.evaluate("matchMedia('(pointer: coarse)').matches")
    return me


def test_in_the_lobby_and_the_account_everything_is_large_enough_for_a_finger(window: Open) -> None:
    me = finger(window)
    me.arrive()
    me.page.get_by_role("region", name="The shelf").get_by_role("button").first.wait_for()
    assert me.page.evaluate(SMALL) == []
    me.page.goto("/account")
    me.page.wait_for_selector("main h1")
    assert me.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("game", "rule"), [("solar-sphere", "SS-SETUP-01"), ("event-horizon", "EH-GEN-01")])
def test_in_the_rules_everything_is_large_enough_for_a_finger(window: Open, game: str, rule: str) -> None:
    me = finger(window)
    me.page.goto(f"/rules/{game}")
    expect(me.page.get_by_role("searchbox")).to_have_attribute("placeholder", f"words, or {rule}")
    assert me.page.evaluate(SMALL) == []
    me.page.get_by_role("navigation", name="Contents").get_by_role("button").first.tap()
    assert me.page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", ["solar-sphere", "event-horizon"])
def test_at_a_table_everything_is_large_enough_for_a_finger(window: Open, game: str) -> None:
    me = finger(window)
    me.page.goto(new_table(me, game, "me", "random"))
    me.wait_asked()
    pages = me.page.get_by_role("navigation", name="Pages of the table").get_by_role("button").all()
    assert len(pages) > 3
    for page in pages:
        page.tap()
        assert me.page.evaluate(SMALL) == []


def test_after_an_answer_by_keyboard_the_prompt_has_the_focus(window: Open) -> None:
    me = window()
    me.page.goto(new_table(me, "solar-sphere", "me", "me"))
    me.wait_asked()
    step = me.step()
    me.page.locator("[data-pick^='die-'][data-light=piece]").first.press("Enter")
    fabricator = me.page.locator("[data-pick='location-3'][data-light=place]")
    expect(fabricator).to_be_visible()
    fabricator.press("Enter")
    expect(me.page.locator("[data-question]:focus")).to_have_count(1)
    me.wait_asked()
    assert me.step() > step


def test_whoever_writes_in_the_chat_goes_on_writing_when_the_table_asks(window: Open) -> None:
    me = window()
    me.page.goto(new_table(me, "solar-sphere", "me", "random"))
    me.wait_asked()
    me.page.keyboard.press("c")
    chat = me.page.get_by_placeholder("Say something")
    expect(chat).to_be_focused()
    me.act()
    chat.focus()
    me.wait_asked()
    expect(chat).to_be_focused()


@pytest.mark.parametrize("game", ["solar-sphere", "event-horizon"])
def test_a_key_says_the_table_in_five_sentences(window: Open, game: str) -> None:
    me = window()
    me.page.goto(new_table(me, game, "me", "random"))
    me.wait_asked()
    me.page.keyboard.press("s")
    said = me.page.locator("[data-speech] p")
    expect(said).to_have_count(5)
    turn, standing, asked, has, last = said.all_inner_texts()
    assert re.fullmatch(r"Round \d of \d+, [\w ]+: it is your turn\.", turn)
    assert re.fullmatch(r"You have \d+ points?, place \d of 2\.", standing)
    assert asked == f"Asked: {me.page.locator('.prompt h2').inner_text()}"
    assert re.match(r"On your mat: \d+ \w+.* and \d+ [\w ]+\.$", has)
    assert last.startswith("Last: ") and "{" not in last
    me.page.keyboard.press("h")
    expect(me.page.get_by_role("dialog")).to_contain_text("in five sentences")


def test_after_the_turn_of_a_bot_the_prompt_has_the_focus(window: Open) -> None:
    """By keyboard alone, until another seat has spoken and the table asks again."""
    me = window()
    me.page.goto(new_table(me, "solar-sphere", "me", "random"))
    me.wait_asked()
    die = me.page.locator("[data-pick^='die-'][data-light=piece]").first
    die.press("Enter")
    place = me.page.locator("[data-pick='location-3'][data-light=place]")
    expect(place).to_be_visible()
    place.press("Enter")
    confirm = me.page.locator(".prompt .acts button.confirm")
    expect(confirm).to_be_visible()
    me.page.wait_for_timeout(SLIP)
    before = me.step()
    confirm.press("Enter")
    rival = me.page.locator(".stage-rivals .name").first.inner_text()
    expect(me.page.locator("[data-zone=log] .line").filter(has_text=rival).first).to_be_attached()
    me.wait_asked()
    expect(me.page.locator("[data-question]:focus")).to_have_count(1)
    assert me.step() > before


def test_the_focus_that_nothing_has_is_in_the_prompt_when_another_seat_has_spoken(window: Open) -> None:
    me, friend = window(), window()
    me.page.goto(new_table(me, "solar-sphere", "me", "open"))
    friend.come()
    friend.page.goto(me.page.url)
    friend.page.get_by_role("button", name="Sit down").first.click()
    asked = until_asked(me, friend)
    waits = friend if asked is me else me
    expect(waits.page.locator(".prompt")).to_be_visible()
    waits.page.evaluate("document.activeElement.blur()")
    while not waits.asked():
        if asked.asked():
            asked.act()
        else:
            asked.page.wait_for_timeout(20)
    expect(waits.page.locator("[data-question]:focus")).to_have_count(1)
