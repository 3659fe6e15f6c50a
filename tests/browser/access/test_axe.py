"""Every page is clean in the eyes of axe-core, by day and by night, wide and small: names, roles, landmarks,
contrast, and labels that say what is read on them (docs/decisions/0038)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Open
from browser.test_pages import finished
from browser.windows import Window, new_table

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (within) => {
  const labels = 'label-content-name-mismatch', resultTypes = ['violations'];
  const rules = {'target-size': {enabled: true}, [labels]: {enabled: false}};
  const all = await axe.run({include: [[within]]}, {resultTypes, rules});
  const read = {include: [[within]], exclude: [['[data-thing]'], ['.shelf .cover']]};
  const named = await axe.run(read, {resultTypes, runOnly: [labels]});
  return [...all.violations, ...named.violations];
}"""
"""The print on a thing of the table, and on the lid of a box, is a picture and no label."""
COLOURS = """async (within) => {
  const contrast = {resultTypes: ['violations'], runOnly: ['color-contrast']};
  return (await axe.run({include: [[within]]}, contrast)).violations;
}"""
"""A theme is nothing but other colours."""

WIDTHS = pytest.mark.parametrize("width", [1366, 390])
GAMES = ["solar-sphere", "event-horizon", "m121", "andromeda"]


def faults(me: Window, *themes: str, within: str = "html") -> list[str]:
    """What axe-core finds wrong, by day and by night: the rule, and the first places that break it. A part of
    a page may be looked at alone, if the page was looked at before."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for number, theme in enumerate(themes or ("light", "dark")):
        me.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        wrong: list[dict[str, Any]] = me.page.evaluate(COLOURS if number else RUN, within)
        found += [f"{theme}: {one['id']} x{len(one['nodes'])}: {places(one['nodes'])}" for one in wrong]
    return found


def places(nodes: list[dict[str, Any]]) -> str:
    return " | ".join(node["html"][:160] for node in nodes[:4])


@WIDTHS
def test_lobby_account_and_rules(window: Open, width: int) -> None:
    me = window(width)
    me.arrive()
    me.page.get_by_role("region", name="The shelf").get_by_role("button").first.wait_for()
    assert faults(me) == []
    me.page.goto("/account")
    me.page.wait_for_selector("main h1")
    assert faults(me) == []
    for game in GAMES if width > 390 else GAMES[:1]:
        me.page.goto(f"/rules/{game}")
        me.page.wait_for_selector("main h1")
        # The pages of all rulebooks have the same colours.
        assert faults(me, *(["light", "dark"] if game == GAMES[0] else ["light"])) == []


@pytest.mark.parametrize("game", GAMES)
@WIDTHS
def test_a_table(window: Open, game: str, width: int) -> None:
    me = window(width)
    me.page.goto(new_table(me, game, "me", "random"))
    me.wait_asked()
    assert faults(me, "light") == []
    me.play(6)
    me.wait_asked()
    assert faults(me, "dark") == []


@WIDTHS
def test_a_replay(window: Open, width: int) -> None:
    me = window(width)
    me.page.goto(f"{finished(me)}/replay?step=40")
    me.page.get_by_role("slider", name="Step").wait_for()
    assert faults(me) == []
