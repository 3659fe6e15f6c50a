"""Real Chromium windows at a real server. Without Chromium these tests are skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import services
from browser.windows import Window, expect_no_faults
from server.kit.serving import Served, served

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Open = Callable[..., Window]

expect.set_options(timeout=15_000)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Gone after each module: while Playwright runs, no other test of this process could start an event
    loop."""
    program = services.chromium_program()
    if program is None:
        pytest.skip("Chromium is not here: make test installs it when it is root")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def window(chromium: Browser, server: Served) -> Iterator[Open]:
    """Opens windows, each with a person of its own; in the end nothing may have gone wrong in any of them."""
    opened: list[Window] = []

    def open_window(width: int = 1440, height: int = 900, **more: object) -> Window:
        opened.append(Window(chromium, server.url, width, height, **more))
        return opened[-1]

    yield open_window
    for one in opened:
        expect_no_faults(one)
        one.context.close()
