"""How many gestures two whole games take: golden records played again word for word, gesture by gesture."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

import services
from browser.conftest import FLAGS
from browser.counting import clicks_before
from browser.hand.scripted import SEAT, Scripted, record_of, serving
from browser.windows import Window

GAMES = ("solar-sphere-2", "event-horizon-2")


def main() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder), GAMES) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=services.chromium_program(), args=FLAGS)
        for name in sys.argv[1:] or GAMES:
            script = Scripted(Window(browser, server.url, 1440, 900), server.guest("Arlo"), record_of(name))
            script.sit_down()
            script.play()
            before, now = clicks_before(record_of(name).read_text(), SEAT), script.window.gestures
            print(f"{script.story()}\n{name}: {before} clicks before, {now} gestures now", flush=True)


if __name__ == "__main__":
    main()
