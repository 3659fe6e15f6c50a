"""The other pages: lobby, rules, account, replay; and pictures of every page at three widths for people to
look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Open
from browser.windows import Window, expect, new_table

pytestmark = pytest.mark.xdist_group("browser")
GOLDEN = Path(__file__).parents[1] / "golden" / "solar-sphere-2.record"
WIDTHS = {1440: 900, 1024: 768, 390: 844}


def imported(window: Window) -> str:
    """The address of a finished game, imported from its record."""
    window.arrive()
    made = window.ask("POST", "/api/records", {"record": GOLDEN.read_text(encoding="utf-8")})
    return f"/tables/{made['body']['id']}"


def test_a_replay_steps_links_and_branches(window: Open) -> None:
    me = window()
    me.page.goto(f"{imported(me)}/replay?step=40")
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


@pytest.mark.parametrize("width", WIDTHS)
def test_a_changed_password_logs_the_other_browser_out_and_one_can_log_out_everywhere(
    window: Open, width: int
) -> None:
    me, other, login = window(width, WIDTHS[width]), window(), f"pilot{width}"
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
    me.picture(f"account-password-{width}")
    change_password(me, "a long enough word", "another long word")
    expect(me.page.get_by_text("The password is changed.")).to_be_visible()
    expect(me.page.get_by_text("No tokens yet.")).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_text("You are a guest.").first).to_be_visible()
    me.page.get_by_role("button", name="Log out everywhere").click()
    me.picture(f"account-everywhere-{width}")
    me.page.get_by_role("dialog").get_by_role("button", name="Log out everywhere").click()
    expect(me.page.get_by_text("You are a guest.").first).to_be_visible()
    me.faults = [fault for fault in me.faults if "403" not in fault]


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
        me.page.wait_for_timeout(600)
        me.picture(f"{name}-{width}")
        assert me.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"), (
            f"{name} scrolls sideways"
        )
    me.page.goto(f"{imported(me)}/replay?step=150")
    me.page.wait_for_timeout(800)
    me.picture(f"replay-{width}")
