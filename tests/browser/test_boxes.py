"""An expansion in a box of its own, options that do not go together, two rulebooks beside the table, and dice
that people throw: by clicks, with a game that only tests know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator

from browser.conftest import Open
from browser.windows import Window, expect, new_table
from server.kit.tables import Hall, hall

SUN = "Helios: Against the Sun"
Sit = Callable[..., Window]
sizes = pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """With Helios on its shelf."""
    with hall(tmp_path_factory.mktemp("hall")) as found:
        yield found


@pytest.fixture
def sit(window: Open) -> Sit:
    """Somebody in the lobby."""

    def arrive(width: int, height: int, name: str = "Ada") -> Window:
        me = window(width, height)
        me.arrive()
        me.rename(name)
        return me

    return arrive


def within_the_page(window: Window, thing: Locator) -> None:
    """Nothing of it is cut off at the sides."""
    box = thing.bounding_box()
    size = window.page.viewport_size
    assert box is not None and size is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


def no_scrolling_sideways(window: Window) -> None:
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert window.page.evaluate(wide)


# Boxes


@sizes
def test_an_expansion_stands_on_the_shelf_as_a_box_of_its_own(sit: Sit, width: int, height: int) -> None:
    ada = sit(width, height)
    boxes = ada.page.locator(".shelf article:not(.planned)")
    expect(boxes).to_have_count(3)
    expect(boxes.get_by_role("heading")).to_have_text(["Helios", SUN, "Solar Sphere"])
    box = boxes.filter(has=ada.page.get_by_role("heading", name=SUN))
    expect(box).to_contain_text("The Sun fires back.")
    for each in boxes.all():
        within_the_page(ada, each)
    no_scrolling_sideways(ada)
    ada.picture(f"boxes-{width}")
    box.get_by_role("button", name="Open a table").click()
    form = ada.page.get_by_role("dialog")
    expect(form.get_by_role("radio", name=SUN)).to_be_checked()
    expect(form.get_by_label("Sun", exact=True)).to_have_count(0)
    seats = form.get_by_role("radiogroup", name="How many")
    expect(seats.get_by_role("radio")).to_have_count(2)
    expect(seats.get_by_role("radio", name="1", exact=True)).to_be_enabled()
    ada.picture(f"box-table-{width}")
    form.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("heading", name=SUN)).to_be_visible()


def test_one_person_plays_alone_where_the_box_says_so(sit: Sit) -> None:
    ada = sit(1366, 768)
    ada.page.get_by_role("button", name="More ways to play Helios", exact=True).click()
    expect(ada.page.get_by_role("menuitem", name="the Sun")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name=f"More ways to play {SUN}", exact=True).click()
    ada.page.get_by_role("menuitem", name="the Sun").click()
    ada.wait_asked()
    expect(ada.page.get_by_role("heading", name=SUN)).to_be_visible()


# Options that do not go together


@sizes
def test_what_does_not_go_together_is_closed_and_says_why(sit: Sit, width: int, height: int) -> None:
    ada = sit(width, height)
    ada.page.get_by_role("button", name="Open a table: Helios", exact=True).click()
    form = ada.page.get_by_role("dialog")
    sun, energy = form.get_by_label("Sun", exact=True), form.get_by_label("Energy", exact=True)
    one = form.get_by_role("radio", name="1", exact=True)
    expect(one).to_be_disabled()
    expect(form).to_contain_text("One player alone plays against the Sun.")
    sun.select_option("on")
    expect(energy.locator("option[value='4']")).to_be_disabled()
    expect(form.get_by_role("radio", name="3", exact=True)).to_be_disabled()
    expect(one).to_be_enabled()
    expect(form).to_contain_text("The Sun plays with up to 2 seats, not with 3.")
    expect(form).to_contain_text("Nobody begins with 4 energy against the Sun.")
    energy.scroll_into_view_if_needed()
    ada.picture(f"contradiction-{width}")
    no_scrolling_sideways(ada)
    sun.select_option("off")
    expect(energy.locator("option[value='4']")).to_be_enabled()
    expect(form).not_to_contain_text("Nobody begins with")
    energy.select_option("4")
    expect(sun.locator("option[value='on']")).to_be_disabled()


# Two books


@sizes
def test_both_rulebooks_lie_beside_the_table(sit: Sit, width: int, height: int) -> None:
    ada = sit(width, height)
    ada.page.goto(new_table(ada, "helios", "me", "random", options={"sun": "on"}))
    ada.wait_asked()
    ada.page.keyboard.press("r")
    drawer = ada.page.get_by_role("dialog", name="Rules")
    expect(drawer).to_contain_text("The Sun is a side of its own.")
    titles = drawer.get_by_role("heading", level=3)
    expect(titles).to_have_text(["Helios", "Against the Sun"])
    ada.picture(f"books-{width}")
    drawer.get_by_role("searchbox").fill("HX-SUN-04")
    expect(titles).to_have_text(["Against the Sun"])
    expect(drawer).to_contain_text("Against the Sun nobody begins with 4 energy.")
    ada.picture(f"second-book-{width}")
    within_the_page(ada, drawer)


# Dice of people


@sizes
def test_people_say_what_fell(sit: Sit, width: int, height: int) -> None:
    ada, bo = sit(width, height), sit(width, height, "Bo")
    table = new_table(ada, "helios", "me", "open", dice="people")
    assert bo.ask("POST", f"/api{table}/join", {})["status"] == 200
    for person in (ada, bo):
        person.page.goto(table)
    panel = ada.page.get_by_role("form", name="What fell?")
    expect(panel).to_contain_text("Only you may see this.")
    expect(panel.get_by_role("button")).to_have_text(["Deal ore", "Deal flare", "Deal mirror"])
    expect(bo.page.locator(".prompt")).to_contain_text("Ada")
    expect(bo.page.get_by_role("form", name="What fell?")).to_have_count(0)
    within_the_page(ada, panel)
    ada.picture(f"throw-{width}")
    bo.picture(f"throw-others-{width}")
    panel.get_by_role("searchbox").fill("fla")
    expect(panel.get_by_role("button")).to_have_text(["Deal flare"])
    ada.picture(f"throw-typed-{width}")
    panel.get_by_role("searchbox").press("Enter")
    expect(panel).to_have_count(0)
    expect(ada.page.locator("[data-zone=log]")).to_contain_text("You draw flare.")
    bo.page.get_by_role("form", name="What fell?").get_by_role("button", name="Deal mirror").click()
    expect(ada.page.get_by_role("form", name="What fell?")).to_be_visible()


def test_the_lobby_calls_whoever_is_to_throw(sit: Sit) -> None:
    ada = sit(1366, 768)
    new_table(ada, "helios", "me", "random", dice="people")
    ada.page.goto("/")
    expect(ada.page.get_by_text("1 waits for you")).to_be_visible()
    ada.picture("throw-lobby-1366")
