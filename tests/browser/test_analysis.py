"""Hints at the table, the analysis of a finished game, and opponents of three levels."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page

from browser.conftest import Open
from browser.test_table import deploy, sit
from browser.windows import expect
from server.kit.serving import Served, served
from server.kit.tables import new_table, play_to_the_end

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = ("--analysis-simulations", "10", "--analysis-playouts", "2")
PATIENCE = 180.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), *QUICK) as running:
        yield running


@pytest.fixture(scope="module")
def analysed(server: Served) -> str:
    """The address of a finished game whose analysis is done."""
    person = server.guest()
    table = (
        person.post("/api/records", json={"record": record("solar-sphere-1")}).raise_for_status().json()["id"]
    )
    return analyse(person, table)


def analyse(person: httpx.Client, table: str) -> str:
    """Have a finished game analysed; its address."""
    person.post(f"/api/tables/{table}/analysis").raise_for_status()
    end = time.monotonic() + PATIENCE
    while (found := person.get(f"/api/tables/{table}/analysis").raise_for_status().json())[
        "status"
    ] == "running":
        assert time.monotonic() < end, f"turn {found['done']} of {found['total']} after {PATIENCE} seconds"
        time.sleep(0.2)
    assert found["status"] == "done", found
    return f"/tables/{table}"


def record(name: str) -> str:
    return (GOLDEN / f"{name}.record").read_text(encoding="utf-8")


def shown(page: Page) -> int:
    """The step that the replay shows."""
    return int(page.get_by_role("slider", name="Step", exact=True).input_value())


def chart(page: Page, address: str, step: int = 60) -> None:
    page.goto(f"{address}/replay?step={step}&analysis=1")
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible(timeout=60_000)


def across(page: Page, share: float) -> tuple[float, float]:
    """A place in the chart, by its share of the width."""
    box = page.locator(".plot").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * share, box["y"] + box["height"] / 2


def test_a_hint_shows_what_a_captain_would_do_and_plays_nothing(window: Open) -> None:
    me = window()
    sit(me, "me", "me", hints=True)
    step = me.step()
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.locator(".advice")).to_contain_text("A captain would:")
    expect(me.page.locator(".advice")).to_contain_text("Chance")
    expect(me.page.locator(".ring[data-hint], .offer-button.advised").first).to_be_visible()
    me.picture("hint")
    assert me.step() == step
    me.page.keyboard.press("i")
    expect(me.page.locator(".advice")).to_have_count(0)
    expect(me.page.locator(".ring")).to_have_count(0)


def test_a_hint_is_dropped_when_the_table_moves_on(window: Open) -> None:
    me = window()
    sit(me, "me", "me", hints=True)
    with me.page.expect_response("**/hint"):
        me.page.keyboard.press("i")
        expect(me.page.locator(".advice")).to_contain_text("Thinking")
        deploy(me)
    expect(me.page.locator(".advice")).to_have_count(0)
    me.page.keyboard.press("i")
    expect(me.page.locator(".advice")).to_contain_text("A captain would:")
    me.faults = [fault for fault in me.faults if "409" not in fault]


def test_without_hints_there_is_no_button_and_the_menu_says_so(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    expect(me.page.get_by_role("button", name="Hint")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("No hints are given at this table.")


def test_a_new_table_allows_hints_to_one_person_alone(window: Open) -> None:
    me = window()
    me.arrive()
    me.page.get_by_role("button", name="Open a table: Solar Sphere").click()
    hints = me.page.get_by_label("Allow hints")
    expect(hints).not_to_be_checked()
    me.page.get_by_label("Who sits at black").select_option(label="Bot: Cadet")
    expect(hints).to_be_checked()
    expect(me.page.get_by_role("dialog")).to_contain_text("Fresh from the academy")
    me.page.get_by_role("button", name="Start the game").click()
    me.wait_asked()
    expect(me.page.get_by_role("button", name="Hint")).to_be_visible()


def test_the_level_of_the_bots_is_chosen_in_the_lobby(window: Open) -> None:
    me = window()
    me.arrive()
    panel = me.page.get_by_role("region", name="Your first game")
    panel.get_by_role("button", name="Choose game and opponents").click()
    expect(panel.get_by_role("radio", name="Cadet")).to_be_checked()
    panel.get_by_text("Captain", exact=True).click()
    panel.get_by_role("button", name="Deal me in").click()
    me.wait_asked()
    expect(me.page.get_by_text("Captain").first).to_be_visible()
    expect(me.page.get_by_role("button", name="Hint")).to_be_visible()


def test_the_chart_is_read_and_followed_by_keys_and_pointer(window: Open, analysed: str) -> None:
    me = window()
    chart(me.page, analysed)
    slider = me.page.get_by_role("slider", name="Chances to win")
    slider.focus()
    before = slider.get_attribute("aria-valuetext")
    me.page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuetext", before or "")
    assert shown(me.page) == 60
    told = slider.get_attribute("aria-valuetext") or ""
    me.page.keyboard.press("Enter")
    assert told.startswith(f"Step {shown(me.page)}.") and shown(me.page) > 60
    me.page.mouse.move(*across(me.page, 0.2))
    expect(me.page.locator(".readout .what")).not_to_contain_text(f"Step {shown(me.page)} ")
    pointed = me.page.locator(".readout .what button").first.inner_text()
    me.page.mouse.click(*across(me.page, 0.2))
    assert pointed == f"Step {shown(me.page)}" and shown(me.page) <= 100
    me.page.wait_for_url(f"**step={shown(me.page)}**analysis=1")
    me.picture("analysis")


def test_the_figures_behind_the_chart_lead_to_their_steps(window: Open, analysed: str) -> None:
    me = window()
    chart(me.page, analysed)
    lists = me.page.get_by_role("region", name="Analysis").last
    lists.get_by_text("Choices").click()
    expect(lists).to_contain_text("gave away")
    follow(me.page, lists.locator(".list button").last)
    lists.get_by_text("Luck").click()
    expect(lists.get_by_role("img", name="DRANDA:")).to_be_visible()
    follow(me.page, lists.locator(".list button").first)
    lists.get_by_text("Why?").click()
    expect(lists).to_contain_text("the analysis says of it")
    me.page.get_by_role("button", name="As a table").click()
    follow(me.page, me.page.locator(".stage-dock tbody button").nth(3))
    me.page.get_by_role("button", name="Analyse").click()
    expect(me.page.locator(".stage-dock")).to_have_count(0)


def test_after_a_game_a_captain_tells_what_it_thought(window: Open, server: Served) -> None:
    person = server.guest()
    table = new_table(person, "me", "captain", game="solar-sphere")
    play_to_the_end(person, table, 0)
    first, second = person.get(f"/api/tables/{table}/reasons").raise_for_status().json()["reasons"][:2]
    me = window()
    chart(me.page, analyse(person, table), first["step"])
    lists = me.page.get_by_role("region", name="Analysis").last
    lists.get_by_text("Why?").click()
    expect(lists).to_contain_text(f"{first['simulations']} simulations")
    told = lists.locator("tbody tr").first.locator("td")
    expect(told).to_have_count(4)
    expect(told.first).to_have_text(str(first["lines"][0]["visits"]))
    expect(told.nth(1)).to_contain_text(f"{100 * first['lines'][0]['chance']:.0f}")
    me.picture("why")
    lists.get_by_title("The next step at which somebody thought").click()
    assert first["step"] < shown(me.page) <= second["step"]
    expect(lists.get_by_text("This is the nearest")).to_have_count(0)
    me.page.get_by_role("slider", name="Step", exact=True).fill("3")
    expect(lists).to_contain_text("This is the nearest at which somebody did.")
    lists.get_by_role("button", name="Show step").click()
    expect(lists.get_by_text("This is the nearest")).to_have_count(0)
    assert shown(me.page) > 3


def follow(page: Page, entry: Locator) -> None:
    """Click an entry of a list, and be at its step."""
    step = entry.inner_text().split()[0]
    entry.click()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value(step)


def test_on_a_phone_the_analysis_is_a_sheet_that_a_tap_or_a_pull_takes_away(
    window: Open, analysed: str
) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    chart(me.page, analysed)
    me.picture("analysis-phone")
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    me.page.touchscreen.tap(*across(me.page, 0.7))
    expect(me.page.locator(".stage-dock")).to_have_count(0)
    assert shown(me.page) > 60
    me.page.get_by_role("button", name="Analyse").click()
    me.page.mouse.move(190, 30)
    me.page.mouse.down()
    me.page.mouse.move(190, 300, steps=5)
    me.page.mouse.up()
    expect(me.page.locator(".stage-dock")).to_have_count(0)


def test_a_finished_table_leads_to_its_analysis_which_tells_how_far_it_is(window: Open) -> None:
    me = window()
    me.come()
    made = me.ask("POST", "/api/records", {"record": record("event-horizon-2")})
    me.page.goto(f"/tables/{made['body']['id']}")
    me.page.get_by_role("link", name="Analyse this game").click()
    bar = me.page.get_by_role("progressbar", name="Analysis")
    expect(bar).to_be_visible(timeout=60_000)
    expect(bar).not_to_have_attribute("aria-valuenow", "0", timeout=60_000)
    expect(me.page.locator(".waiting")).to_contain_text("It goes on while you look around.")
    me.picture("analysis-running")
    first = shown(me.page)
    me.page.keyboard.press("ArrowRight")
    assert shown(me.page) == first + 1
