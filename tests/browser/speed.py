"""How fast a table answers a hand: `make speed`.

From a click to the frame that shows what came of it, and the frames while the board is panned and a piece is
dragged, with the server on the same machine. To be looked at, not asserted: machines differ."""

from __future__ import annotations

import itertools
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import services
from browser.conftest import FLAGS
from browser.windows import SIGNATURE, Window, new_table
from server.kit.serving import served

GAMES: Final = ("solar-sphere", "event-horizon")
CLICKS: Final = 150
FRAME: Final = 1000 / 60
"""Milliseconds for which a screen shows a frame."""
WATCH: Final = f"""() => {{
  const signature = {SIGNATURE};
  window.answered = [];
  addEventListener('click', (click) => {{
    const before = signature();
    const look = () => signature() === before
      ? requestAnimationFrame(look)
      : requestAnimationFrame(() => window.answered.push(performance.now() - click.timeStamp));
    requestAnimationFrame(look);
  }}, true);
}}"""
"""Every click waits for the first frame in which the prompt, the log or the light has changed."""
FRAMES: Final = """() => {
  window.frames_at = [];
  const on = (now) => { window.frames_at.push(now); window.counting = requestAnimationFrame(on); };
  window.counting = requestAnimationFrame(on);
}"""
COUNTED: Final = "() => { cancelAnimationFrame(window.counting); return window.frames_at; }"


def clicks(window: Window, game: str) -> list[float]:
    """Milliseconds from each click of a random game to its answer."""
    window.page.goto(new_table(window, game, "me", "random"))
    window.wait_asked()
    window.page.evaluate(WATCH)
    for _ in range(CLICKS):
        window.wait_asked()
        if window.over():
            break
        window.act()
    return list(window.page.evaluate("window.answered"))


def moving(window: Window) -> list[float]:
    """Milliseconds between frames while the mouse goes round with its button down."""
    page = window.page
    page.evaluate(FRAMES)
    for step in range(120):
        page.mouse.move(640 + 3 * (step % 40), 330 + 2 * (step % 30))
    at = page.evaluate(COUNTED)
    return [later - sooner for sooner, later in itertools.pairwise(at)]


def panning(window: Window, game: str) -> list[float]:
    window.page.goto(new_table(window, game, "me", "random"))
    window.wait_asked()
    for _ in range(3):
        window.page.keyboard.press("+")
    window.page.mouse.move(640, 330)
    window.page.mouse.down()
    gaps = moving(window)
    window.page.mouse.up()
    return gaps


def dragging(window: Window, game: str) -> list[float]:
    """Until a piece can be lifted, something is chosen."""
    window.page.goto(new_table(window, game, "me", "random"))
    for _ in range(CLICKS):
        window.wait_asked()
        pieces = window.page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
        lit = window.page.locator("[data-light=piece]:visible")
        ready = [one for one in lit.evaluate_all("all => all.map(one => one.dataset.pick)") if one in pieces]
        if ready:
            window.lift(ready[0])
            gaps = moving(window)
            window.page.mouse.up()
            return gaps
        window.act()
    return []


def told(name: str, times: list[float]) -> str:
    if len(times) < 2:
        return f"{name:34} nothing was measured"
    last = statistics.quantiles(times, n=20)[-1]
    return f"{name:34} {len(times):4}  median {statistics.median(times):6.1f} ms   95 % under {last:6.1f} ms"


def smooth(gaps: list[float]) -> str:
    """Frames a second, and how many of those that the screen could have shown were dropped."""
    if not gaps:
        return ""
    dropped = sum([max(0, round(gap / FRAME) - 1) for gap in gaps])
    shown = 1000 * len(gaps) / sum(gaps)
    return f"   {shown:4.1f} frames a second, {dropped} of {dropped + len(gaps)} dropped"


def measure(browser: Browser, address: str) -> None:
    for game in GAMES:
        for what, act in (("click to answer", clicks), ("frames, panning", panning), ("dragging", dragging)):
            window = Window(browser, address, 1366, 768)
            times = act(window, game)
            print(told(f"{game}, {what}", times) + ("" if act is clicks else smooth(times)), flush=True)
            window.context.close()


def main() -> int:
    program = services.chromium_program()
    if program is None:
        print("Chromium is not here: make test installs it when it is root")
        return 1
    with (
        tempfile.TemporaryDirectory() as place,
        served(Path(place)) as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        measure(browser, running.url)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
