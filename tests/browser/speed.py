"""How fast a table answers a hand: `make speed`.

From a click to the frame that shows what came of it, and the frames that came to the screen while the board
is panned and a piece is dragged, as the browser traces them, with the server on the same machine. To be
looked at, not asserted: machines differ."""

from __future__ import annotations

import itertools
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import services
from browser.conftest import FLAGS
from browser.moments import sit_where
from browser.windows import SIGNATURE, Window, new_table
from server.kit.serving import served

GAMES: Final = ("solar-sphere", "event-horizon", "m121")
FULL: Final = {"m121": "place"}
"""A board that is empty at first is panned where this was said for the last time in the golden record of four
players."""
CLICKS: Final = 150
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
TRACED: Final = ["benchmark", "cc", "viz", "disabled-by-default-devtools.timeline.frame"]
"""The categories in which Chromium tells of its frames."""
PRESENTED: Final = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}


class Frames(NamedTuple):
    """Milliseconds between the frames that came to the screen, and how many should have come and did not."""

    gaps: list[float]
    dropped: int


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


def moving(window: Window) -> Frames:
    """The frames while the mouse goes round with its button down."""
    browser, page = window.page.context.browser, window.page
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    for step in range(120):
        page.mouse.move(640 + 3 * (step % 40), 330 + 2 * (step % 30))
    return frames_in(json.loads(browser.stop_tracing())["traceEvents"])


def frames_in(events: list[dict[str, Any]]) -> Frames:
    """A frame in which nothing was to change is none; of one that two threads work at, either may show it."""
    shown = sorted([event["ts"] / 1000 for event in events if event["name"] == "Display::FrameDisplayed"])
    states: dict[int, set[str]] = {}
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            told = event["args"]["frame_reporter"]
            states.setdefault(told["frame_sequence"], set()).add(told["state"])
    lost = [seen for seen in states.values() if "STATE_DROPPED" in seen and not seen & PRESENTED]
    return Frames([later - sooner for sooner, later in itertools.pairwise(shown)], len(lost))


def panning(window: Window, game: str) -> Frames:
    if game in FULL:
        sit_where(window, f"{game}-4", FULL[game])
    else:
        window.page.goto(new_table(window, game, "me", "random"))
    window.wait_asked()
    for _ in range(3):
        window.page.keyboard.press("+")
    window.page.mouse.move(640, 330)
    window.page.mouse.down()
    frames = moving(window)
    window.page.mouse.up()
    return frames


def dragging(window: Window, game: str) -> Frames:
    """Until a piece can be lifted, something is chosen."""
    window.page.goto(new_table(window, game, "me", "random"))
    for _ in range(CLICKS):
        window.wait_asked()
        pieces = window.page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
        lit = window.page.locator("[data-light=piece]:visible")
        ready = [one for one in lit.evaluate_all("all => all.map(one => one.dataset.pick)") if one in pieces]
        if ready:
            window.lift(ready[0])
            frames = moving(window)
            window.page.mouse.up()
            return frames
        window.act()
    return Frames([], 0)


def told(name: str, times: list[float]) -> str:
    if len(times) < 2:
        return f"{name:34} nothing was measured"
    last = statistics.quantiles(times, n=20)[-1]
    return f"{name:34} {len(times):4}  median {statistics.median(times):6.1f} ms   95 % under {last:6.1f} ms"


def smooth(frames: Frames) -> str:
    """With the frames a second, and how many of those that the screen could have shown were dropped."""
    gaps, dropped = frames
    if not gaps:
        return ""
    rate = 1000 * len(gaps) / sum(gaps)
    return f"   {rate:4.1f} frames a second, {dropped} of {dropped + len(gaps) + 1} dropped"


def measure(browser: Browser, address: str) -> None:
    for game in GAMES:
        window = Window(browser, address, 1366, 768)
        print(told(f"{game}, click to answer", clicks(window, game)), flush=True)
        window.context.close()
        for what, act in (("frames, panning", panning), ("dragging", dragging)):
            window = Window(browser, address, 1366, 768)
            frames = act(window, game)
            print(told(f"{game}, {what}", frames.gaps) + smooth(frames), flush=True)
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
