"""Games without a mouse and without a picture: begun, and won from the last rounds of one on, with keys
alone; and the same with nothing but what the accessibility tree tells, names and roles. All follow the hint,
against the weakest opponent."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page

from browser.conftest import Open
from browser.moments import sit_at
from browser.windows import SIGNATURE, Window, expect, new_table
from server.kit.serving import Served, served

ADVISED = re.compile("as the hint says")
BESIDES = re.compile("^as the hint says|, as the hint says$")
"""A button, and not the piece in the hand, which says so at the end."""
NAME = "Ines"
HEARD = """([region, told]) => region.textContent !== told
  || document.querySelector('[role=group][aria-label=Choose]') !== null"""
FOCUSED = """() => {
  const on = document.activeElement, { ariaLabel, textContent, dataset } = on;
  const offered = on.matches('.offered, [data-offer]');
  return offered ? [ariaLabel ?? textContent, dataset.pick, dataset.within].join(' ') : '';
}"""
LONG = 60_000
BEGINNING = 5
"""Answers."""
LATE = 303
"""The last turn of the round before the last."""
PAUSE = 300
"""A second press that comes sooner is taken for a slip."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Hints of a few thoughts only: they are enough."""
    with served(tmp_path_factory.mktemp("served"), "--hint", "search:4") as running:
        yield running


def sit(window: Open) -> Window:
    me = window()
    me.page.goto(new_table(me, "solar-sphere", "me", "random", hints=True))
    return me


def sit_late(window: Open) -> Window:
    """Whoever follows the hint from there won 150 games of 150 against chance."""
    me = window()
    me.come()
    me.rename(NAME)
    sit_at(me, "solar-sphere-2", LATE, "red")
    return me


class Ears:
    """What a screen reader tells: regions, lists, buttons and their names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_role("region", name="Choose")
        self.result = page.get_by_role("dialog").get_by_role("heading", name="wins")
        self.hint = self.prompt.get_by_role("button", name="Hint", exact=True)
        self.shown = self.prompt.get_by_role("button", name="Hide the hint")
        self.choice = page.get_by_role("group", name="Choose").get_by_role("button")
        self.back = self.prompt.get_by_role("button", name=re.compile("^(Not yet|Lay it back)$"))
        self.places = self.prompt.get_by_role("list", name="It can go to").get_by_role("button")
        self.advised = page.get_by_role("button", name=ADVISED, disabled=False)

    def over(self) -> bool:
        """When something is asked, or the game is over."""
        expect(self.hint.or_(self.result).first).to_be_visible(timeout=LONG)
        return self.result.is_visible()

    def answer(self) -> None:
        """Ask for a hint and go where it says, until the question is another one."""
        self.hint.press("Enter")
        expect(self.shown).to_be_visible(timeout=LONG)
        while self.shown.is_visible():
            self.press(self.next())

    def next(self) -> Locator:
        """One of the answers that were offered on a place; after what lets go, what confirms; else what the
        hint names, or the first place for the piece in the hand."""
        if self.choice.count():
            return self.wise(self.choice)
        if self.back.count():
            self.page.wait_for_timeout(PAUSE)
            return self.prompt.get_by_role("button").last
        if self.places.count() and not self.places.filter(has_text=ADVISED).count():
            besides = self.prompt.get_by_role("button", name=BESIDES)
            return (besides if besides.count() else self.places).first
        return self.wise(self.places) if self.places.count() else self.advised.first

    def wise(self, buttons: Locator) -> Locator:
        named = buttons.filter(has_text=ADVISED)
        return (named if named.count() else buttons).first

    def press(self, button: Locator) -> None:
        """And hear what came of it."""
        told, region = self.prompt.text_content(), self.prompt.element_handle()
        button.press("Enter")
        self.page.wait_for_function(HEARD, arg=[region, told])


def test_a_game_is_begun_by_the_accessibility_tree_alone(window: Open) -> None:
    me = sit(window)
    ears, before = Ears(me.page), me.step()
    for _ in range(BEGINNING):
        assert not ears.over()
        ears.answer()
    assert me.step() >= before + BEGINNING


def test_a_game_is_won_by_the_accessibility_tree_alone(window: Open) -> None:
    ears = Ears(sit_late(window).page)
    while not ears.over():
        ears.answer()
    expect(ears.result).to_have_accessible_name(f"{NAME} wins")


class Keys:
    """Whoever sees the screen and has keys alone: I for a hint, N to what it names, Enter."""

    def __init__(self, me: Window) -> None:
        self.me, self.keyboard = me, me.page.keyboard
        self.shown = me.page.get_by_role("button", name="Hide the hint")

    def answer(self) -> None:
        self.keyboard.press("i")
        expect(self.shown).to_be_visible(timeout=LONG)
        while self.shown.is_visible():
            signature = self.me.page.evaluate(SIGNATURE)
            if self.me.page.locator(".prompt .hint.held").count():
                self.me.page.wait_for_timeout(PAUSE)
            else:
                self.seek()
            self.keyboard.press("Enter")
            self.me.settled(signature)

    def seek(self) -> None:
        """On to what the hint names; once around, if it names nothing here."""
        first = now = self.under()
        while not ADVISED.search(now):
            self.keyboard.press("n")
            now = self.under()
            if now == first:
                return
            first = first or now

    def under(self) -> str:
        """The name of the offer that has the focus, and where it lies; nothing elsewhere."""
        return str(self.me.page.evaluate(FOCUSED))


def test_a_game_is_begun_by_keyboard_alone(window: Open) -> None:
    me = sit(window)
    me.wait_asked()
    keys, before = Keys(me), me.step()
    for _ in range(BEGINNING):
        keys.answer()
        me.wait_asked()
    assert me.step() >= before + BEGINNING


def test_a_game_is_won_by_keyboard_alone(window: Open) -> None:
    me = sit_late(window)
    keys = Keys(me)
    me.wait_asked()
    while not me.over():
        keys.answer()
        me.wait_asked()
    expect(me.page.locator("dialog[open] h2")).to_have_text(f"{NAME} wins")
