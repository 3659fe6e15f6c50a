"""A game without pictures of its own, played by clicks: envelopes that are taken back, a question for another
side, a gift that only two see, windows, and not wanting to be asked. Then the same in the made-up language,
with dice of people and options that do not go together: nothing stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from browser.conftest import Open
from browser.reading import MADE_UP, Reader
from browser.windows import SLIP, Window, expect, expect_no_faults, new_table, play_together
from server.kit.tables import Hall, hall

SIZES = [(1440, 900), (390, 844)]
NAMES = ("Ada", "Bo", "Cy")
CONFIRM = ".acts button.primary:not([data-offer])"
"""Of a word that cannot be taken back."""
FALLS = "form.panel .outcomes button"
"""What people may have thrown."""
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
        person.come()
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
        person.press(button)


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
    cy.wait_asked()
    cy.page.wait_for_timeout(SLIP)
    cy.page.keyboard.press("x")
    says(cy, CONFIRM)
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


# In the made-up language


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """With Helios on its shelf, in the made-up language too."""
    with hall(tmp_path_factory.mktemp("hall"), language=MADE_UP) as found:
        yield found


@pytest.fixture
def readers(window: Open) -> list[Reader]:
    """Two people who read the made-up language."""
    found = [Reader(window()), Reader(window())]
    for reader, name in zip(found, ("Ada", "Bo"), strict=True):
        reader.window.arrive()
        reader.window.rename(name)
        reader.arrive()
    for reader in found:
        reader.names |= {"Ada", "Bo"}
    return found


def read_all(readers: list[Reader]) -> None:
    for reader in readers:
        reader.read()


def words(reader: Reader) -> Locator:
    return reader.window.page.locator(".prompt button[data-offer]")


def speaks(readers: list[Reader], seat: int, *patterns: str) -> None:
    """Choose words by what they contain, and confirm what is final; both read what they see then."""
    for pattern in patterns:
        window = readers[seat].window
        window.press(words(readers[seat]).filter(has_text=re.compile(pattern, re.IGNORECASE)).first)
        read_all(readers)
        final = window.page.locator(f".prompt {CONFIRM}")
        if final.count():
            window.press(final.first)
        read_all(readers)


def falls(readers: list[Reader]) -> bool:
    """Whoever throws says what fell: the first in the list. Whether anybody did."""
    for reader in readers:
        page = reader.window.page
        if page.locator(FALLS).count():
            read_all(readers)
            reader.window.press(page.locator(FALLS).first)
            return True
    return False


def test_a_deep_game_with_dice_of_people(readers: list[Reader]) -> None:
    ada, bo = readers
    address = new_table(ada.window, "helios", "me", "open", options=DEEP, dice="people")
    assert bo.window.ask("POST", f"/api{address}/join", {})["status"] == 200
    for reader in readers:
        reader.names |= {ada.window.ask("GET", f"/api{address}")["body"]["name"]}
        reader.window.page.goto(address)

    # Dice of people
    for seat in (0, 1, 0, 1):
        readers[seat].window.page.wait_for_selector(FALLS)
        assert falls(readers)

    # Envelopes
    for reader in readers:
        reader.window.wait_asked()
    speaks(readers, 0, "bid .*0", "no boost")
    expect(ada.window.page.locator(".prompt")).to_contain_text("sealed")
    bo.window.wait_asked()
    speaks(readers, 1, "bid .*0", "no boost")

    # A question for another side, a gift, a window, an answer that stands
    bo.window.wait_asked()
    speaks(readers, 1, "spare")
    ada.window.wait_asked()
    speaks(readers, 0, "give to")
    while words(ada).filter(has_text=re.compile("hand over", re.IGNORECASE)).count():
        speaks(readers, 0, "hand over")
    ada.window.wait_asked()
    speaks(readers, 0, "fire")
    bo.window.wait_asked()
    read_all(readers)
    bo.window.page.locator(".prompt input[type=checkbox]").check()
    speaks(readers, 1, "pass")
    bo.window.page.keyboard.press("m")
    expect(bo.window.page.locator("dialog[open], [role=dialog]").first).to_be_visible()
    read_all(readers)
    bo.window.page.keyboard.press("Escape")

    # The die of the shot
    ada.window.page.wait_for_selector(FALLS)
    assert falls(readers)
    read_all(readers)
    for reader in readers:
        assert reader.found == {}, reader.report()
        expect_no_faults(reader.window)


def test_a_deep_game_is_read_to_its_end(readers: list[Reader]) -> None:
    reader = readers[0]
    address = new_table(reader.window, "helios", "me", "random", options=DEEP)
    reader.names |= {reader.window.ask("GET", f"/api{address}")["body"]["name"]}
    reader.window.page.goto(address)
    reader.window.wait_asked()
    while not reader.window.over():
        reader.window.act()
        reader.window.wait_asked()
        reader.read()
    reader.window.page.goto(f"{address}/replay?step=8")
    reader.window.page.wait_for_selector("[data-zone=log] li")
    reader.read()
    assert reader.found == {}, reader.report()


def test_options_that_do_not_go_together(readers: list[Reader]) -> None:
    reader = readers[0]
    page = reader.window.page
    page.goto("/")
    box = page.locator(".shelf article").filter(has_text="Helios").first
    box.locator(".ways > .btn.quiet").first.click()
    form = page.get_by_role("dialog")
    form.locator("select:has(option[value='on'])").first.select_option("on")
    expect(form).to_contain_text("The Sun plays with")
    reader.read()
    assert reader.found == {}, reader.report()
