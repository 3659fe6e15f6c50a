"""How people begin and look back: a first visit, my tables, bots with faces, a replay with its analysis, the
rules in short."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser.conftest import Open
from browser.test_analysis import QUICK, analyse, chart, record
from browser.windows import Window, expect
from server.kit.serving import Served, served

FILLED = ".btn.primary"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), *QUICK) as running:
        yield running


def sits(me: Window, game: str, *seats: str) -> str:
    """A table of mine, by its id."""
    wanted = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    return str(me.ask("POST", "/api/tables", {"game": game, "seats": wanted})["body"]["id"])


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_new_visitor_finds_one_filled_button_and_no_empty_lists(
    window: Open, width: int, height: int
) -> None:
    me = window(width, height)
    me.arrive()
    expect(me.page.locator(FILLED)).to_have_count(1)
    expect(me.page.get_by_role("button", name="Play a first game")).to_be_in_viewport()
    for panel in ("Open tables", "My tables", "Play against bots"):
        expect(me.page.get_by_role("region", name=panel)).to_have_count(0)
    me.page.get_by_label("What shall we call you?").fill("Esther")
    me.page.get_by_role("button", name="Play a first game").click()
    me.wait_asked()
    info = me.ask("GET", f"/api{me.page.url.removeprefix(me.page.evaluate('location.origin'))}")["body"]
    assert (info["seats"][0]["name"], info["seats"][0]["level"]) == ("Esther", "")
    assert info["seats"][1]["level"] == "Cadet" and info["seats"][1]["face"]


def test_a_name_that_is_refused_holds_nobody_up(window: Open) -> None:
    me = window()
    me.arrive()
    me.page.get_by_label("What shall we call you?").fill("Old Brann")
    me.page.get_by_role("button", name="Save").click()
    expect(me.page.get_by_role("alert")).to_contain_text("the name of a bot")
    me.page.get_by_role("button", name="Play a first game").click()
    me.wait_asked()
    me.faults = [fault for fault in me.faults if "400" not in fault]


def test_what_stands_for_the_solo_opponent_is_explained(window: Open) -> None:
    me = window()
    me.arrive()
    me.page.get_by_role("button", name="Choose game and opponents").click()
    expect(me.page.get_by_text("Alone means against DRANDA: no bot")).to_be_visible()
    expect(me.page.locator(FILLED)).to_have_count(1)


def test_my_tables_say_round_and_question(window: Open) -> None:
    me = window()
    me.arrive()
    sits(me, "solar-sphere", "me", "me")
    me.page.goto("/")
    mine = me.page.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("Round 1 of 6 · Your turn: deploy a die")


def test_six_players_have_six_names_and_the_menu_of_event_horizon_no_stray_line(window: Open) -> None:
    me = window(1366, 768)
    me.arrive()
    me.page.get_by_role("button", name="More ways to play Event Horizon").click()
    expect(me.page.locator("[role=menu] li").first).not_to_have_class("apart")
    table = sits(me, "event-horizon", "me", *["captain"] * 5)
    names = {seat["name"] for seat in me.ask("GET", f"/api/tables/{table}")["body"]["seats"]}
    assert len(names) == 6
    me.page.goto(f"/tables/{table}")
    expect(me.page.locator(".stage-rivals svg.face")).to_have_count(5)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.locator(".leave")).to_contain_text("Leaving gives your seat up")
    expect(me.page.locator(".pair").get_by_text("Back to the lobby")).to_be_visible()


def test_a_replay_begins_with_the_laid_table_and_keeps_the_mat_beside_its_analysis(
    window: Open, server: Served
) -> None:
    person = server.guest("Ada")
    told = {"record": record("solar-sphere-1")}
    address = analyse(person, person.post("/api/records", json=told).raise_for_status().json()["id"])
    laid = person.get(f"/api{address}/replay").raise_for_status().json()["laid"]
    me = window(1366, 768)
    me.page.goto(f"{address}/replay?eyes=0")
    slider = me.page.get_by_role("slider", name="Step", exact=True)
    expect(slider).to_have_value(str(laid), timeout=60_000)
    assert laid > 20
    chart(me.page, f"{address}", 61)
    expect(me.page.locator(".readout .what button").first).to_have_text("Step 61")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".readout .what button").first).to_have_text("Step 62")
    me.page.goto(f"{address}/replay?step=61&eyes=0&analysis=1")
    expect(me.page.locator(".stage-dock .findings")).to_be_visible(timeout=60_000)
    expect(me.page.locator(".stage-mat")).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".stage-dock")).to_be_in_viewport(ratio=1)


def test_the_rules_begin_with_how_to_play_and_their_contents_fold(window: Open) -> None:
    me = window(1366, 768)
    me.page.goto("/rules/solar-sphere")
    expect(me.page.get_by_role("heading", name="In short")).to_be_in_viewport()
    expect(me.page.locator("ul.pictured li svg")).to_have_count(10)
    contents = me.page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link", name="Dock phase")).to_be_hidden()
    contents.get_by_role("button", name="Chapters of Rules").click()
    expect(contents.get_by_role("link", name="Dock phase")).to_be_visible()
    contents.get_by_role("button", name="Chapters of Rules").click()
    expect(contents.get_by_role("link", name="Dock phase")).to_be_hidden()


def test_a_menu_at_the_lower_edge_of_the_window_opens_upwards(window: Open) -> None:
    me = window(1440, 900)
    me.arrive()
    me.page.get_by_role("button", name="More ways to play M121").click()
    box = me.page.get_by_role("menu").bounding_box()
    assert box is not None
    assert box["y"] >= 0 and box["y"] + box["height"] <= 900
