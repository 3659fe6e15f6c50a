"""The report of a balance run, opened from disk in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from perihelion.games import SHELF
from perihelion.lab.balance import balance_plan
from perihelion.lab.folder import Folder
from perihelion.lab.report.numbers import report
from perihelion.lab.report.page import page
from perihelion.lab.runs import run

SCREENSHOTS = Path("screenshots")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = SHELF.find("solar-sphere")
    folder = Folder(
        tmp_path_factory.mktemp("report") / "run",
        balance_plan(game, ["random"], [1, 2], ["easy"], 12, {"level": "easy"}, "1", {}),
    )
    folder.open(fresh=False)
    sum(run(folder, 1, None))
    path = folder.path / "report.html"
    path.write_text(page(report(game, folder), folder.plan, "perihelion lab balance"), encoding="utf-8")
    return path


@pytest.mark.parametrize("width", [1440, 390])
def test_the_report_opens_offline_and_its_pictures_are_there(
    chromium: Browser, written: Path, width: int
) -> None:
    context = chromium.new_context(viewport={"width": width, "height": 900}, offline=True)
    tab = context.new_page()
    faults: list[str] = []
    tab.on("pageerror", lambda error: faults.append(str(error)))
    tab.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    tab.on("requestfailed", lambda request: faults.append(request.url))
    tab.goto(written.as_uri())
    tab.wait_for_function(
        "document.querySelectorAll('.plotly-graph-div').length ==="
        " document.querySelectorAll('.infolayer').length"
    )
    assert tab.locator(".plotly-graph-div").count() > 10
    assert tab.locator(".plotly-graph-div .main-svg .bars .point").count() > 10, "bars are drawn"
    assert tab.locator(".plotly-graph-div .main-svg .scatterlayer .point").count() > 10, "and dots"
    assert tab.locator("h2").first.inner_text() == "In short"
    wide = "(box) => box.querySelector('svg').clientWidth > box.clientWidth"
    tab.wait_for_function(f"![...document.querySelectorAll('.plot')].some({wide})")
    assert tab.evaluate("document.documentElement.scrollWidth") == width
    tab.get_by_text("In numbers").first.click()
    assert tab.locator("table").first.is_visible()
    SCREENSHOTS.mkdir(exist_ok=True)
    tab.screenshot(path=SCREENSHOTS / f"report-{width}.jpg", type="jpeg", quality=82)
    assert faults == []
    context.close()
