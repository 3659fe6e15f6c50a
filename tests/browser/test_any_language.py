"""Nothing stays English: in a made-up language, in which whatever is said stands between signs, every page
and the beginning and the end of a game of each title show no word outside of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from browser.conftest import Open
from browser.reading import MADE_UP, Reader
from browser.windows import Window, branched, new_table
from kit.golden import GOLDEN
from perihelion.records.record import load
from server.kit.serving import Served, served

GAMES = ("solar-sphere", "event-horizon", "m121", "andromeda")
LONG = 60_000
BEGINNING = 15
"""Clicks."""
END = 92
"""After so much of a hundred of its entries a recorded game is played to its end."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), "--language", MADE_UP) as one:
        yield one


@pytest.fixture
def reader(window: Open) -> Reader:
    reading = Reader(window())
    reading.window.page.set_default_timeout(LONG)
    reading.arrive()
    return reading


def sit(reader: Reader, game: str) -> str:
    """A table against a quick bot; its address."""
    return sit_at(reader, new_table(reader.window, game, "me", "random"))


def sit_late(reader: Reader, game: str) -> str:
    """The same near the end of a recorded game."""
    record = GOLDEN / f"{game}-2.record"
    late = len(load(record).lines) * END // 100
    return sit_at(reader, branched(reader.window, record, step=late, seat=0, bot="random"))


def sit_at(reader: Reader, address: str) -> str:
    table = reader.window.ask("GET", f"/api{address}")["body"]
    reader.names |= {table["name"]}
    reader.window.page.goto(address)
    reader.window.wait_asked()
    return address


def click_through(reader: Reader, buttons: str) -> None:
    """Press each of these buttons, read what opens, and close it."""
    page = reader.window.page
    for at in range(page.locator(buttons).count()):
        page.locator(buttons).nth(at).click()
        reader.read()
        page.keyboard.press("Escape")


def look_at_things(reader: Reader, kinds: str) -> None:
    """Rest the pointer on the first thing of each kind, and read its large face."""
    page: Page = reader.window.page
    for kind in kinds.split():
        thing = page.locator(f"[data-pick^='{kind}-']:visible").first
        if thing.count():
            thing.hover(force=True)
            page.wait_for_selector("[data-face]:visible")
            reader.read()
            page.mouse.move(0, 0)


def test_a_word_that_was_never_said_is_found(reader: Reader) -> None:
    reader.read()
    page = reader.window.page
    page.evaluate("document.querySelector('h1').append(' forgottenword')")
    page.evaluate("document.querySelector('h1').setAttribute('title', '⟦said⟧ unsaidtitle')")
    reader.read()
    assert {"forgottenword", "unsaidtitle"} <= set(reader.found)


def test_the_pages_around_the_tables(reader: Reader) -> None:
    page = reader.window.page
    page.wait_for_selector(".shelf .begin")
    reader.read()
    click_through(reader, ".shelf button.cover")
    click_through(reader, ".shelf .begin [aria-expanded]")
    click_through(reader, ".shelf .ways > .btn.quiet")
    click_through(reader, "header.top button:visible")
    for address in ("/replays", "/account", "/rules/solar-sphere", "/rules/event-horizon", "/nowhere"):
        page.goto(address)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        reader.read()
    assert reader.found == {}, reader.report()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_its_panels_its_end_and_its_replay(reader: Reader, game: str) -> None:
    window = reader.window
    sit(reader, game)
    open_panels(reader)
    # Nothing that was opened covers the board.
    window.page.reload()
    window.wait_asked()
    look_at_things(reader, "hex location crew ship scoring tile type upgrade special fleet region market")
    play_and_read(reader, BEGINNING)
    address = sit_late(reader, game)
    play_and_read(reader)
    look_again(reader, address)
    assert reader.found == {}, reader.report()
    assert window.faults == []


ANSWERS = "[data-pick^='location-'], [data-pick^='scoring-']"
"""Not refused although they are not lit: a place that waits for its piece, and a card that is only read."""


def open_panels(reader: Reader) -> None:
    """Log, chat, rules, help and the menu, by their keys and buttons; and a refusal."""
    page = reader.window.page
    for key in "lcrhm":
        page.keyboard.press(key)
        reader.read()
        page.keyboard.press("Escape")
    click_through(reader, "header.top .tools button:visible")
    page.locator(f"[data-pick]:not(.offered, {ANSWERS}):visible").first.click(force=True)
    page.wait_for_selector(".float:visible, .note:visible")
    reader.read()
    page.keyboard.press("Escape")


def play_and_read(reader: Reader, choices: int = 10_000) -> None:
    """Play to the end, or so many clicks; read after every one."""
    window: Window = reader.window
    for _ in range(choices):
        window.wait_asked()
        reader.read()
        if window.over():
            return
        window.act()


def look_again(reader: Reader, address: str) -> None:
    """The finished game as a replay, at several steps."""
    page = reader.window.page
    page.goto(f"{address}/replay?step=20")
    page.wait_for_selector("[data-zone=log] li")
    reader.read()
    for key in ("ArrowRight", "End", "Home", "h"):
        page.keyboard.press(key)
        reader.read()
