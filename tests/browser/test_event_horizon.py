"""Event Horizon in real windows, by clicks alone: the beginning of a game for two in two windows; the
beginning and the end of one for six, against bots; and on a phone."""

from __future__ import annotations

import pytest

from browser.conftest import Open
from browser.windows import Window, expect, new_table, until_asked
from every_game.kinds import KINDS, walk
from perihelion.records.record import Record, write

LYING = """() => [...document.querySelectorAll('[data-zone=board] [data-thing]')]
  .map(({ dataset }) => dataset.thing).filter((thing) => !thing.startsWith('point-')).sort()"""
"""What lies on the board; points are drawn for whoever is asked about them."""
BOTS = ("greedy", "random", "greedy", "random", "random")


def sit(window: Window, *seats: str) -> None:
    window.page.goto(new_table(window, "event-horizon", *seats))
    window.wait_asked()


def test_two_windows_with_different_seats_see_the_same_game(window: Open) -> None:
    host, guest = window(), window()
    host.page.goto(new_table(host, "event-horizon", "me", "open"))
    guest.come()
    guest.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Sit down").first.click()
    for _ in range(25):
        until_asked(host, guest).act()
    asked = until_asked(host, guest)
    for person in (host, guest):
        expect(person.page.locator("[data-zone=log] > header .label").first).to_contain_text(
            f"step {asked.step()}"
        )
    boards = [person.page.evaluate(LYING) for person in (host, guest)]
    assert len(boards[0]) > 61 and boards[0] == boards[1]


def test_the_beginning_of_a_game_for_six_against_bots(window: Open) -> None:
    me = window()
    me.page.set_default_timeout(60_000)
    sit(me, "me", *BOTS)
    me.play(15)
    me.picture("event-horizon-six")


def test_the_end_of_a_game_for_six_against_bots(window: Open) -> None:
    me = window()
    me.page.set_default_timeout(60_000)
    me.come()
    played = random_game_for_six()
    finished = me.ask("POST", "/api/records", {"record": write(played)})["body"]["id"]
    late = {"step": len(played.lines) * 4 // 5, "seat": 0, "bot": "random"}
    me.page.goto(f"/tables/{me.ask('POST', f'/api/tables/{finished}/branch', late)['body']['id']}")
    me.play()
    assert me.gestures > 0
    expect(me.page.locator("dialog[open] h2")).to_be_visible()
    expect(me.page.locator("dialog[open] tfoot")).to_be_visible()
    me.picture("event-horizon-result")


def random_game_for_six() -> Record:
    """Played to its end without a window."""
    game = walk(next(kind for kind in KINDS if (kind.code, kind.seats) == ("event-horizon", 6)), "six")
    while not game.over():
        game.step()
    return game.record()


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_every_size_of_screen_has_everything_to_click(window: Open, width: int) -> None:
    me = window(width, 844 if width == 390 else 800)
    sit(me, "me", "random", "random")
    me.play(10)
    me.picture(f"event-horizon-{width}")


def test_a_tile_that_is_not_offered_tells_why_and_names_the_rule(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    me.page.locator("[data-pick^='tile-']:not(.offered)").first.click(force=True)
    expect(me.page.locator(".float").filter(has_text="EH-")).to_be_visible()


def test_undo_takes_a_purchase_back(window: Open) -> None:
    me = window()
    sit(me, "me", "random")
    for _ in range(30):
        if me.prompt().startswith("Build with"):
            break
        me.act()
        me.wait_asked()
    asked = me.page.locator(".prompt h2")
    before = asked.inner_text()
    me.page.locator(".offered[data-pick='type-0']").first.click()
    expect(asked).to_contain_text("Build with 2 of 4")
    me.page.keyboard.press("u")
    expect(asked).to_have_text(before)


def until(window: Window, words: str) -> None:
    """Play on until something is asked that begins so."""
    for _ in range(60):
        if window.prompt().startswith(words):
            return
        window.act()
        window.wait_asked()
    raise AssertionError(f"never asked: {words}")


def buy_two(window: Window) -> None:
    window.page.keyboard.press("2")
    expect(window.page.locator(".prompt")).to_contain_text("the next word 2 times")
    window.page.locator(".offered[data-pick='type-0']").first.click()
    expect(window.page.locator("[data-thing=build-type-0]")).to_contain_text("+2 to place")


def test_a_figure_before_a_purchase_buys_so_many(window: Open) -> None:
    me = window()
    sit(me, "me", "random")
    until(me, "Build with")
    step = me.step()
    buy_two(me)
    assert me.step() == step + 2
    me.page.keyboard.press("u")
    expect(me.page.locator(".prompt h2")).to_contain_text("Build with 2 of 4")


def test_what_the_prompt_holds_out_is_dragged_to_its_place_and_confirmed_by_that(window: Open) -> None:
    me = window()
    sit(me, "me", "random")
    until(me, "Hide")
    step = me.step()
    me.carry("say hide marauders at-0")
    me.wait_asked()
    assert me.step() > step
    expect(me.page.locator(".prompt .confirm")).to_have_count(0)
