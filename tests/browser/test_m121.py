"""M121 in real windows: a secret choice in each of two, of which the other receives nothing before the
reveal; a short game by clicks alone; the beginning of a game against bots at every size of screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocket

from browser.access.test_axe import faults
from browser.conftest import Open
from browser.moments import sit_where
from browser.windows import Window, expect, new_table, play_together, until_asked

CONFIRM = ".acts button.primary:not([data-offer])"
"""The last envelope reveals all of them, and cannot be taken back."""
TELLING = ('"chosen"', '"boost"', '"choosing"', "Colonise")
"""What a message would hold that tells which phase somebody has chosen."""


def moment(me: Window, verb: str, players: int = 3) -> None:
    sit_where(me, f"m121-{players}", verb)


def hold_out(me: Window, kind: str, goal: str) -> None:
    """Pick up a piece of a kind that has a choice of places, if none is in the hand, and point at one of
    them."""
    places = me.page.locator(f".stage [data-pick^='{goal}-'][data-light=place]")
    pieces = [thing for thing in me.lit(".stage .offered[data-pick]") if thing.startswith(f"{kind}-")]
    while not places.count():
        me.page.keyboard.press("Escape")
        me.press(me.page.locator(f".stage [data-pick='{pieces.pop()}']").first)
    places.first.hover()


def two(window: Open) -> tuple[Window, Window]:
    """Two people at one table, each in an own window, who are about to choose a phase."""
    host, guest = window(), window()
    guest.arrive()
    table = new_table(host, "m121", "me", "open", options={"quick_start": "on"})
    assert guest.ask("POST", f"/api{table}/join", {})["status"] == 200
    for person in (host, guest):
        person.page.goto(table)
    until_asked(host, guest).act()
    for person in (host, guest):
        expect(person.page.locator(".prompt")).to_contain_text("MX-SEL-01")
    return host, guest


def heard(person: Window) -> list[str]:
    """Everything that comes over the socket of a page, from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    person.page.on("websocket", listen)
    person.page.reload()
    person.wait_asked()
    frames.clear()
    return frames


def seal(person: Window, phase: int) -> None:
    """Choose a phase in secret, without a boost."""
    person.page.locator(f".offered[data-pick='phase-{phase}']").first.click()
    person.page.get_by_role("button", name=re.compile("^No boost")).first.click()


def test_neither_page_receives_the_choice_of_the_other_before_the_reveal(window: Open) -> None:
    host, guest = two(window)
    frames = heard(guest)
    seal(host, 2)
    expect(guest.page.locator(".prompt")).to_contain_text("has sealed")
    assert frames and [word for word in TELLING for frame in frames if word in frame] == []
    guest.picture("m121-sealed")
    seal(guest, 2)
    guest.page.locator(CONFIRM).click()
    expect(guest.page.locator("[data-zone=log]")).to_contain_text("Colonise")
    assert [frame for frame in frames if '"chosen"' in frame or "Colonise" in frame]


HEAR_TURNS = """window.turned = 0;
addEventListener('animationstart', ({ animationName }) => {
  if (animationName.endsWith('-turn')) window.turned += 1;
});"""
CHOSEN = "[data-zone=moment] .letter"


def to_the_reveal(me: Window) -> None:
    """Choose a phase as the last of two, and see what both have chosen."""
    me.context.add_init_script(HEAR_TURNS)
    me.page.goto(new_table(me, "m121", "me", "random", options={"quick_start": "on"}))
    me.wait_asked()
    while "MX-SEL-01" not in me.prompt():
        me.act()
        me.wait_asked()
    seal(me, 2)
    me.page.locator(CONFIRM).or_(me.page.locator(CHOSEN)).first.wait_for()
    if me.page.locator(CONFIRM).count():
        me.page.locator(CONFIRM).click()
    expect(me.page.locator(CHOSEN)).to_have_count(2)


def test_the_chosen_cards_turn_over_when_they_are_revealed_and_only_then(window: Open) -> None:
    me = window(reduced_motion="no-preference")
    to_the_reveal(me)
    me.page.wait_for_function("() => window.turned === 2")
    me.wait_asked()
    me.page.reload()
    expect(me.page.locator(CHOSEN)).to_have_count(2)
    assert me.page.evaluate("window.turned") == 0


def test_nothing_turns_for_whoever_wants_no_movement(window: Open) -> None:
    me = window()
    to_the_reveal(me)
    me.wait_asked()
    assert me.page.evaluate("window.turned") == 0


def test_two_windows_play_a_short_game(window: Open) -> None:
    host, guest = window(), window()
    guest.arrive()
    table = new_table(host, "m121", "me", "open", options={"rounds": "3"})
    assert guest.ask("POST", f"/api{table}/join", {})["status"] == 200
    for person in (host, guest):
        person.page.goto(table)
    play_together([host, guest])
    results = [person.page.locator("dialog[open] tfoot").inner_text() for person in (host, guest)]
    assert results[0] == results[1]
    host.picture("m121-result")


def test_a_whole_game_against_a_bot(window: Open) -> None:
    me = window()
    me.page.goto(new_table(me, "m121", "me", "greedy", options={"short": "on"}))
    me.play()
    expect(me.page.locator("dialog[open] h2")).to_contain_text("win")
    places = me.page.locator("dialog[open] tfoot tr").filter(has_text="Place").locator("td")
    assert sorted(places.all_inner_texts()) in (["1", "2"], ["1", "1"])
    assert me.gestures > 50


SIZES = [(1920, "dark"), (1440, "dark"), (1440, "light"), (1366, "dark"), (390, "dark"), (390, "light")]


@pytest.mark.parametrize(("width", "theme"), SIZES)
def test_every_size_of_screen_has_everything_to_click(window: Open, width: int, theme: str) -> None:
    heights = {1920: 1080, 1440: 900, 1366: 768, 390: 844}
    me = window(width, heights[width])
    me.context.add_init_script(f"localStorage.setItem('perihelion.theme', '{theme}')")
    me.page.goto(new_table(me, "m121", "me", "greedy", "greedy"))
    me.play(25)
    assert me.page.locator("html").get_attribute("data-theme") == theme
    assert not me.page.evaluate(SIDEWAYS)
    me.picture(f"m121-{width}-{theme}")


def test_a_space_that_is_not_offered_tells_why_and_names_the_rule(window: Open) -> None:
    me = window()
    me.page.goto(new_table(me, "m121", "me", "me", options={"quick_start": "on"}))
    me.wait_asked()
    me.page.locator("[data-pick^='space-']:not(.offered)").first.click(force=True)
    expect(me.page.locator(".float").filter(has_text="MX-")).to_be_visible()


UNDER_PRINT = """() => [...document.querySelectorAll('[data-leg]')].map((leg) => {
  const card = leg.closest('[data-pick]');
  const print = [...card.querySelectorAll('text, use')];
  const after = (one) => leg.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [card.dataset.pick, print.length > 0 && print.every(after)];
})"""
"""The spaces of the way that is drawn, and whether everything printed on them lies above it."""


def test_the_way_of_a_delivery_lies_under_the_print_of_every_space_it_leads_over(window: Open) -> None:
    me = window()
    moment(me, "deliver")
    hold_out(me, "load", "demand")
    expect(me.page.locator("[data-leg]").first).to_be_attached()
    way = me.page.evaluate(UNDER_PRINT)
    assert len(way) >= 2
    assert [space for space, under in way if not under] == []
    me.picture("m121-way")


THUMB = 44
"""Pixels that a thumb needs."""
SMALL = """() => [...document.querySelectorAll('.stage button, [data-lift], .offered[data-pick^=phase]')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr'))
  .map((one) => [one.dataset.pick ?? one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < %d)
  .map(([name, { width, height }]) => `${name} ${Math.round(width)}x${Math.round(height)}`)"""
WIDTH = "thing => thing.getBoundingClientRect().width"
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"


def phone(window: Open) -> Window:
    return window(390, 844, has_touch=True, is_mobile=True)


def test_a_phone_opens_where_the_pieces_can_be_told_apart_and_the_offers_are(window: Open) -> None:
    me = phone(window)
    moment(me, "influence")
    seen = me.page.locator("[data-pick^='space-'].offered")
    assert seen.first.evaluate(WIDTH) >= 80
    boxes = [one.bounding_box() for one in seen.all()]
    inside = [box for box in boxes if box and 0 < box["x"] < 390 - 56]
    assert inside
    assert not me.page.evaluate(SIDEWAYS)
    me.picture("m121-phone-pieces")


def test_on_a_phone_the_bill_is_in_the_sheet_of_the_question(window: Open) -> None:
    me = phone(window)
    moment(me, "place")
    pieces = me.page.locator(".prompt [data-piece]:visible")
    if pieces.count():
        pieces.first.tap()
    me.press(me.page.locator(".stage [data-pick^='space-'][data-light=place]").first)
    bill = me.page.locator(".prompt [data-bill]")
    expect(bill).to_contain_text("Printed cost")
    expect(bill).to_contain_text("\u2192")
    assert me.page.evaluate(SMALL % THUMB) == []
    assert not me.page.evaluate(SIDEWAYS)
    me.picture("m121-phone-bill")


def test_on_a_phone_a_thumb_hits_every_choice(window: Open) -> None:
    me = phone(window)
    moment(me, "choose")
    expect(me.page.locator(".offered[data-pick^='phase-']:visible")).to_have_count(5)
    assert me.page.evaluate(SMALL % THUMB) == []
    moment(me, "deliver")
    cubes = me.page.locator(".stage [data-pick^='load-'].offered:visible")
    assert min(one.evaluate(WIDTH) for one in cubes.all()) > THUMB


def test_the_galaxy_is_seen_as_a_map_on_the_table_and_to_be_read(window: Open) -> None:
    me = window()
    moment(me, "choose")
    board, space = me.page.locator(".mx-board"), me.page.locator("[data-pick^='space-']").first
    expect(me.page.get_by_role("list", name="Signs on the systems")).to_contain_text("cultural")
    before = space.evaluate(WIDTH)
    for level, far in (("Map", True), ("Read", False), ("Table", False)):
        me.page.get_by_role("button", name=level, exact=True).click()
        expect(me.page.get_by_role("button", name=level, exact=True)).to_have_attribute(
            "aria-pressed", "true"
        )
        assert ("far" in str(board.get_attribute("class")).split()) is far
    assert space.evaluate(WIDTH) == pytest.approx(before, abs=1)
    me.page.get_by_role("button", name="Read", exact=True).click()
    assert space.evaluate(WIDTH) >= 140


def test_what_is_looked_for_is_framed_on_the_board_in_the_hand_and_beside_the_track(window: Open) -> None:
    me = window()
    moment(me, "deliver")
    me.page.get_by_role("button", name="Find").focus()
    me.page.keyboard.press("Enter")
    owner = me.page.get_by_role("group", name="Owner").get_by_role("button").first
    owner.focus()
    me.page.keyboard.press("Space")
    expect(me.page.locator("[data-found]")).to_be_attached()
    me.page.get_by_role("button", name="Clear").click()
    expect(me.page.locator("[data-found]")).to_have_count(0)
    for choice in me.page.get_by_role("group", name="Type").get_by_role("button").all():
        choice.click()
    systems = me.page.locator("[data-pick^='space-'] .type").count()
    assert int(str(me.page.locator("[data-found]").get_attribute("data-found"))) == systems > 0
    expect(me.page.locator(".slot.found").first).to_be_attached()
    me.picture("m121-find")
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("button", name="Find")).to_be_focused()


def sites(me: Window) -> dict[int, object]:
    """What lies on each space, as the page is told."""
    table = me.page.url.rsplit("/", 1)[1]
    view = me.ask("GET", f"/api/tables/{table}/view?eyes=0")["body"]["view"]
    return {site["space"]: site for site in view["sites"]}


def test_all_that_others_have_changed_is_framed_until_the_next_word(window: Open) -> None:
    me = window()
    me.page.goto(new_table(me, "m121", "me", "greedy", "greedy", "greedy", options={"quick_start": "on"}))
    changed: set[int] = set()
    while len(changed) < 3:
        me.wait_asked()
        before = sites(me)
        me.act()
        me.wait_asked()
        changed = {space for space, site in sites(me).items() if site != before[space]}
    framed = me.page.locator(".moved[data-pick^='space-']").evaluate_all(
        "all => all.map((one) => Number(one.dataset.pick.slice(6)))"
    )
    assert set(framed) >= changed
    me.picture("m121-changed")


def test_who_comes_back_is_told_what_has_happened_since(window: Open) -> None:
    host, guest = two(window)
    table = host.page.url
    for person in (host, guest):
        seal(person, 4)
    guest.page.locator(CONFIRM).click()
    first, second = (host, guest) if until_asked(host, guest) is host else (guest, host)
    second.page.goto("/")
    until_asked(first).act()
    while not first.page.locator(".prompt:not(.asked)").count():
        first.wait_asked()
        first.act()
    second.page.goto(table)
    expect(second.page.locator(".since")).to_contain_text("puts a disk")
    second.picture("m121-since")


def test_a_board_that_is_moved_is_not_drawn_anew_for_every_frame(window: Open) -> None:
    me = window()
    moment(me, "choose")
    me.page.get_by_role("button", name="Read", exact=True).click()
    kept = "() => getComputedStyle(document.querySelector('[data-pan] > *')).willChange"
    assert me.page.evaluate(kept) == "auto"
    me.page.mouse.move(640, 330)
    me.page.mouse.down()
    me.page.mouse.move(700, 360, steps=4)
    assert me.page.evaluate(kept) == "transform"
    me.page.mouse.up()
    me.page.wait_for_function(f"() => ({kept})() === 'auto'")


@pytest.mark.parametrize(("width", "theme"), [(1366, "light"), (390, "dark")])
def test_with_a_card_in_the_hand_and_the_search_open_axe_finds_nothing(
    window: Open, width: int, theme: str
) -> None:
    me = window(width, 768) if width > 390 else phone(window)
    moment(me, "place")
    me.page.get_by_role("button", name="Find").click()
    me.page.get_by_role("group", name="Type").get_by_role("button").first.click()
    assert faults(me, theme) == []
    me.page.get_by_role("button", name="Close").click()
    me.page.locator("[data-light=piece]:visible, .prompt [data-piece]:visible").first.press("Enter")
    expect(me.page.locator("[data-light=place]").first).to_be_attached()
    assert faults(me, theme) == []
