"""Takes the pictures of the README: `make pictures`.

The tables stand in the middle of a recorded game, so that the pictures show the same whoever takes them."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import services
from browser.conftest import FLAGS
from browser.windows import Window, branched, new_table
from kit.golden import GOLDEN
from server.kit.serving import served

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WIDE, PHONE = (1440, 900), (390, 844)
SHOWN = {"solar-sphere": 257, "event-horizon": 553, "m121": 302, "andromeda": 911}
"""Which entry of the golden record of two players a table stands at."""


def at_table(window: Window, game: str, bot: str = "captain") -> None:
    """Sit down in the middle of a game, against such a bot."""
    window.come()
    window.rename("Orbit 73")
    window.page.goto(branched(window, GOLDEN / f"{game}-2.record", step=SHOWN[game], seat=0, bot=bot))
    window.wait_asked()


def take(window: Window, name: str) -> None:
    """When everything has come to rest."""
    window.page.wait_for_load_state("networkidle")
    window.page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))")
    window.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)
    print(f"docs/pictures/{name}.jpg")
    window.context.close()


def lobby(window: Window, friend: Window) -> None:
    """The shelf, with tables that we and others have opened."""
    for game in SHOWN:
        new_table(window, game, "me", "captain")
        new_table(friend, game, "me", "open", visibility="public")
    friend.context.close()
    window.page.goto("/")
    window.page.wait_for_selector("text=Event Horizon")


def take_all(browser: Browser, url: str) -> None:
    for game in SHOWN:
        window = Window(browser, url, *WIDE)
        at_table(window, game)
        take(window, "table" if game == "solar-sphere" else game)
    phone = Window(browser, url, *PHONE, device_scale_factor=2)
    at_table(phone, "solar-sphere")
    take(phone, "phone")
    shelf = Window(browser, url, *WIDE)
    lobby(shelf, Window(browser, url, *WIDE))
    take(shelf, "lobby")


def main() -> None:
    program = services.chromium_program()
    if program is None:
        sys.exit("Chromium is not here: as root, make services installs it")
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        take_all(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
