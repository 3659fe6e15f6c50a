"""Nothing stays English in what only games with hands, secrets and others' turns show: envelopes, windows,
answers that stand, dice of people, options that do not go together. Read in the made-up language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from browser.conftest import Open
from browser.reading import MADE_UP, Reader
from browser.windows import expect, expect_no_faults, new_table
from server.kit.tables import Hall, hall

pytestmark = pytest.mark.xdist_group("browser")
DEEP = {"deep": "yes", "energy": "4", "goal": "3"}
CONFIRM = ".acts button.primary:not([data-offer])"
FALLS = "form.panel .outcomes button"


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


def says(readers: list[Reader], seat: int, *patterns: str) -> None:
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
    says(readers, 0, "bid .*0", "no boost")
    expect(ada.window.page.locator(".prompt")).to_contain_text("sealed")
    bo.window.wait_asked()
    says(readers, 1, "bid .*0", "no boost")

    # A question for another side, a gift, a window, an answer that stands
    bo.window.wait_asked()
    says(readers, 1, "spare")
    ada.window.wait_asked()
    says(readers, 0, "give to")
    while words(ada).filter(has_text=re.compile("hand over", re.IGNORECASE)).count():
        says(readers, 0, "hand over")
    ada.window.wait_asked()
    says(readers, 0, "fire")
    bo.window.wait_asked()
    read_all(readers)
    bo.window.page.locator(".prompt input[type=checkbox]").check()
    says(readers, 1, "pass")
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
