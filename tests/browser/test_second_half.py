"""A game without pictures of its own, played by clicks: envelopes that are taken back, a question for another
side, a gift that only two see, windows, and not wanting to be asked."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from browser.windows import Window, expect, expect_no_faults, new_table, play_together
from server.kit.tables import Hall, hall

pytestmark = pytest.mark.xdist_group("browser")
SIZES = [(1440, 900), (390, 844)]
NAMES = ("Ada", "Bo", "Cy")
CONFIRM = ".acts button.primary:not([data-offer])"
"""Of a word that cannot be taken back."""
DEEP = {"deep": "yes", "energy": "4", "goal": "3"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server with a game that only tests know."""
    with hall(tmp_path_factory.mktemp("hall")) as found:
        yield found


def three(chromium: Browser, place: Hall, width: int, height: int) -> list[Window]:
    """Three people, each with a window of their own, at a table of deep Helios."""
    people = [Window(chromium, place.url, width, height) for _ in NAMES]
    for person, name in zip(people, NAMES, strict=True):
        person.arrive()
        person.rename(name)
    table = new_table(people[0], "helios", "me", "open", "open", options=DEEP)
    for person in people[1:]:
        assert person.ask("POST", f"/api{table}/join", {})["status"] == 200
    for person in people:
        person.page.goto(table)
        person.wait_asked()
    return people


def prompt(person: Window) -> Locator:
    return person.page.locator(".prompt")


def says(person: Window, *words: str) -> None:
    """Click these words, one after the other."""
    for word in words:
        named = prompt(person).get_by_role("button", name=re.compile(f"^{re.escape(word)}(, final)?$"))
        button = prompt(person).locator(CONFIRM) if word == CONFIRM else named.first
        button.click()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_deep_game_is_played_to_its_end(chromium: Browser, place: Hall, width: int, height: int) -> None:
    ada, bo, cy = people = three(chromium, place, width, height)
    ada.picture(f"plain-{width}")

    # Envelopes
    says(ada, "Bid 0", "No boost")
    expect(prompt(ada)).to_contain_text("You have sealed your choice. Waiting for Bo and Cy.")
    expect(prompt(bo)).to_contain_text("Ada has sealed.")
    says(bo, "Bid 1")
    ada.picture(f"sealed-{width}")
    bo.picture(f"sealing-{width}")
    says(ada, "Take back")
    expect(prompt(ada)).to_contain_text("Seal a bid and a boost.")
    expect(prompt(bo)).not_to_contain_text("has sealed")
    says(bo, "Back a step: bid 1")
    says(bo, "Bid 0", "No boost")
    says(ada, "No boost")
    says(cy, "Bid 0", "No boost", CONFIRM)

    # For another side
    expect(prompt(cy)).to_contain_text("for Ada")
    cy.picture(f"owner-{width}")
    says(cy, "Spare")

    # A gift that two know of
    says(ada, "Give to Bo")
    ada.wait_asked()
    told = ada.page.locator("[data-zone=log] p").filter(has_text="It is")
    card = prompt(ada).get_by_role("button", name=re.compile("^Hand over"))
    # Which card is asked only of different ones.
    for _ in range(2):
        if not told.count():
            final = prompt(ada).locator(CONFIRM)
            ada.press(final if final.count() else card.first)
            ada.wait_asked()
    expect(told.locator("svg[aria-label='Only you and Bo see this.']")).to_have_count(1)
    heard = bo.page.locator("[data-zone=log] p").filter(has_text="It is")
    expect(heard.locator("svg[aria-label='Only you and Ada see this.']")).to_have_count(1)
    expect(cy.page.locator("[data-zone=log]")).to_contain_text("gives a card to")
    expect(cy.page.locator("[data-zone=log]")).not_to_contain_text("It is")
    ada.picture(f"private-{width}")

    # A window, and not wanting to be asked
    says(ada, "Fire")
    expect(prompt(bo)).to_contain_text("Moment: a shot")
    bo.picture(f"window-{width}")
    bo.page.get_by_label("Do not ask me again here").check()
    says(bo, "Pass")
    expect(prompt(bo)).to_contain_text("Cy")
    expect(prompt(cy)).to_contain_text("Moment: a shot")
    bo.page.get_by_role("button", name="Menu").click()
    bo.picture(f"standing-{width}")
    again = bo.page.get_by_role("button", name="Ask me again at a shot")
    again.click()
    expect(again).to_have_count(0)
    bo.page.keyboard.press("Escape")
    cy.page.keyboard.press("x")
    expect(prompt(cy)).not_to_contain_text("Moment: a shot")

    play_together(people)
    for person in people:
        expect_no_faults(person)
        person.context.close()


def test_a_game_without_pictures_lists_its_view(chromium: Browser, place: Hall) -> None:
    me = Window(chromium, place.url, 1366, 768)
    me.page.goto(new_table(me, "helios", "me", "greedy", options=DEEP))
    me.wait_asked()
    board = me.page.get_by_label("What lies on the table")
    expect(board).to_contain_text("This game has no pictures yet.")
    expect(board.locator("dt").filter(has_text="pile size")).to_be_visible()
    me.picture("plain-1366")
    expect_no_faults(me)
    me.context.close()
