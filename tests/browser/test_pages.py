"""The other pages: lobby, rules, account, replay; and pictures of every page at three widths for people to
look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Open
from browser.test_room import resize
from browser.windows import Window, expect, imported, new_table

GOLDEN = Path(__file__).parents[1] / "golden" / "solar-sphere-2.record"
WIDTHS = {1440: 900, 1024: 768, 390: 844}
LIGHT = 150_000
"""Bytes, as they come from the server."""


def finished(window: Window) -> str:
    """The address of a finished game, imported from its record."""
    window.come()
    return f"/tables/{imported(window, GOLDEN)}"


def test_a_replay_steps_links_and_branches(window: Open) -> None:
    me = window()
    me.page.goto(f"{finished(me)}/replay?step=40")
    slider = me.page.get_by_role("slider", name="Step")
    expect(slider).to_have_value("40")
    me.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("41")
    me.page.keyboard.press("End")
    last = int(slider.input_value())
    me.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("60")
    me.page.wait_for_url("**step=60**")
    assert last > 200
    me.picture("replay")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Lay the table").click()
    me.page.wait_for_url("**/tables/*")
    me.wait_asked()
    assert me.step() >= 60


def with_a_hidden_card(me: Window) -> str:
    """A game of Event Horizon against a bot that has looked at its first specials."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = str(me.ask("POST", "/api/tables", {"game": "event-horizon", "seats": seats})["body"]["id"])
    while (info := me.ask("GET", f"/api/tables/{table}")["body"])["known_steps"] == info["step"]:
        present = me.ask("GET", f"/api/tables/{table}/view?eyes=0")["body"]["present"]
        if present["question"]:
            told = {"seat": 0, "n": present["n"], "word": present["question"]["offers"][0]["word"]}
            me.ask("POST", f"/api/tables/{table}/choose", told)
    return table


def test_what_would_tell_something_hidden_waits_for_the_end_and_says_so(window: Open) -> None:
    me = window()
    me.arrive()
    table = with_a_hidden_card(me)
    me.page.goto(f"/tables/{table}/replay")
    expect(me.page.get_by_role("button", name="Download the record")).to_be_disabled()
    me.page.get_by_role("button", name="Play on from here").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text("hidden from you")
    expect(dialog.get_by_role("button", name="Lay the table")).to_be_disabled()
    me.page.goto(f"/tables/{table}/replay?step=5")
    me.page.get_by_role("button", name="Play on from here").click()
    expect(dialog.get_by_role("button", name="Lay the table")).to_be_enabled()
    me.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
    me.page.goto(f"/tables/{table}")
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_text("for bots or for somebody new")).to_be_visible()
    expect(me.page.get_by_role("button", name="Sit down as")).to_have_count(0)


def test_the_rules_open_at_the_rule_and_are_searched(window: Open) -> None:
    me = window()
    me.page.goto("/rules/solar-sphere#SS-DEP-02")
    expect(me.page.locator("[id='SS-DEP-02']")).to_be_in_viewport()
    me.page.get_by_role("searchbox").fill("satellite")
    expect(me.page.locator("mark").first).to_be_visible()
    expect(me.page.get_by_role("heading", name="Dock phase")).to_have_count(0)
    me.page.evaluate("() => { location.hash = '#SS-DOCK-01' }")
    expect(me.page.locator("[id='SS-DOCK-01']")).to_be_in_viewport()
    expect(me.page.locator("[id='SS-DOCK-01']")).to_have_attribute("aria-current", "true")
    expect(me.page.locator("nav [aria-current=location]")).to_contain_text("Dock phase")


def test_an_account_is_made_left_and_entered_again(window: Open) -> None:
    me = window()
    me.page.goto("/account")
    credentials(me, "Make an account", "a long enough word")
    expect(me.page.get_by_text("Logged in as navigator.")).to_be_visible()
    me.page.get_by_role("button", name="Log out").first.click()
    expect(me.page.get_by_text("You are a guest.").first).to_be_visible()
    credentials(me, "Log in", "a long enough word")
    expect(me.page.get_by_text("Logged in as navigator.")).to_be_visible()


def test_a_changed_password_logs_the_other_browser_out_and_one_can_log_out_everywhere(window: Open) -> None:
    me, other, login = window(), window(), "pilot"
    for each, button in ((me, "Make an account"), (other, "Log in")):
        each.page.goto("/account")
        credentials(each, button, "a long enough word", login)
        expect(each.page.get_by_text(f"Logged in as {login}.")).to_be_visible()
    me.page.get_by_label("What is it for?").fill("my bot")
    me.page.get_by_role("button", name="Make a token").click()
    expect(me.page.get_by_text("my bot", exact=True)).to_be_visible()
    change_password(me, "a wrong word", "another long word")
    expect(me.page.get_by_text("This is not your present password.")).to_be_visible()
    me.page.get_by_text("This is not your present password.").scroll_into_view_if_needed()
    at_every_width(me, "account-password")
    change_password(me, "a long enough word", "another long word")
    expect(me.page.get_by_text("The password is changed.")).to_be_visible()
    expect(me.page.get_by_text("No tokens yet.")).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_text("You are a guest.").first).to_be_visible()
    me.page.get_by_role("button", name="Log out everywhere").click()
    at_every_width(me, "account-everywhere")
    me.page.get_by_role("dialog").get_by_role("button", name="Log out everywhere").click()
    expect(me.page.get_by_text("You are a guest.").first).to_be_visible()
    me.faults = [fault for fault in me.faults if "403" not in fault]


def at_every_width(window: Window, name: str) -> None:
    for width, height in WIDTHS.items():
        resize(window, width, height)
        window.picture(f"{name}-{width}")


def change_password(window: Window, old: str, new: str) -> None:
    window.page.get_by_label("Present password").fill(old)
    window.page.get_by_label("New password").fill(new)
    window.page.get_by_role("button", name="Change the password").click()


def credentials(window: Window, button: str, password: str, login: str = "navigator") -> None:
    window.page.get_by_role("button", name=button).first.click()
    window.page.get_by_label("Login").fill(login)
    window.page.get_by_label("Password").fill(password)
    window.page.get_by_label("Password").press("Enter")


@pytest.mark.parametrize("width", WIDTHS)
def test_pictures_of_every_page(window: Open, width: int) -> None:
    me = window(width, WIDTHS[width])
    table = new_table(me, "solar-sphere", "me", "greedy", "greedy")
    for path, name in (
        ("/", "lobby"),
        ("/rules/solar-sphere", "rules"),
        ("/account", "account"),
        (table, "table"),
    ):
        me.page.goto(path)
        me.page.wait_for_load_state("networkidle")
        at_rest(me)
        me.picture(f"{name}-{width}")
        assert me.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"), (
            f"{name} scrolls sideways"
        )
    me.page.goto(f"{finished(me)}/replay?step=150")
    me.page.wait_for_selector("[data-zone=log] li", state="attached")
    at_rest(me)
    me.picture(f"replay-{width}")


def at_rest(window: Window) -> None:
    """Until nothing on the page moves any more."""
    window.page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))")


def weighed(window: Window) -> dict[str, int]:
    """What comes from the server from now on: bytes as they are sent, by address."""
    weights: dict[str, int] = {}
    window.page.on(
        "response", lambda answer: weights.update({answer.url: int(answer.headers.get("content-length", 0))})
    )
    return weights


def test_the_first_load_is_light(window: Open) -> None:
    me = window()
    weights = weighed(me)
    me.arrive()
    me.page.wait_for_load_state("networkidle")
    assert len(weights) > 5
    assert 0 < sum(weights.values()) < LIGHT, weights


@pytest.mark.parametrize("game", ["solar-sphere", "event-horizon", "m121", "andromeda"])
def test_what_a_game_adds_is_light(window: Open, game: str) -> None:
    me = window()
    table = new_table(me, game, "me", "random")
    weights = weighed(me)
    me.page.goto(table)
    me.wait_asked()
    me.page.wait_for_load_state("networkidle")
    own = {path: size for path, size in weights.items() if f"/{game.replace('-', '_')}-" in path}
    assert len(own) >= 2
    assert 0 < sum(own.values()) < LIGHT, own
