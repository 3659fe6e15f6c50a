"""M121 in real windows: a secret choice in each of two, of which the other receives nothing before the
reveal; a short game by clicks alone; the beginning of a game against bots at every size of screen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket

from browser.access.test_axe import faults
from browser.conftest import Open
from browser.moments import sit_at, sit_where
from browser.pictures import at_table
from browser.test_room import resize
from browser.windows import Window, expect, new_table, play_together, until_asked

CONFIRM = ".acts button.primary:not([data-offer])"
"""The last envelope reveals all of them, and cannot be taken back."""
TELLING = ('"chosen"', '"boost"', '"choosing"', '"picked"', '"pledged"', "Colonise")
"""What a message would hold that tells which phase somebody has chosen, or a boost."""


def moment(me: Window, verb: str, players: int = 3) -> None:
    sit_where(me, f"m121-{players}", verb)


def pick_up(me: Window, kind: str, goal: str) -> Locator:
    """A piece of a kind that has a choice of places, if none is in the hand; its places."""
    places = me.page.locator(f".stage [data-pick^='{goal}-'][data-light=place]")
    pieces = [thing for thing in me.lit(".stage .offered[data-pick]") if thing.startswith(f"{kind}-")]
    while not places.count():
        me.page.keyboard.press("Escape")
        me.press(me.page.locator(f".stage [data-pick='{pieces.pop()}']").first)
    return places


def hold_out(me: Window, kind: str, goal: str) -> None:
    """Pick up such a piece and point at one of its places."""
    pick_up(me, kind, goal).first.hover()


def two(window: Open) -> tuple[Window, Window]:
    """Two people at one table, each in an own window, who are about to choose a phase."""
    host, guest = window(), window()
    guest.come()
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


def steps_in(frames: list[str]) -> str:
    """What has happened, without the own question, which names all phases."""
    steps = [step for frame in frames for step in json.loads(frame).get("steps", [])]
    return json.dumps(steps, separators=(",", ":")) if steps else ""


def boost(person: Window, phase: int) -> str:
    """Choose a phase in secret, and boost it; the card as sentences call it."""
    person.page.locator(f".offered[data-pick='phase-{phase}']").first.click()
    card = person.page.locator(".stage [data-pick^='card-'][data-light=place]").first
    thing = str(card.get_attribute("data-pick"))
    person.press(card)
    return "{" + thing.replace("-", ":") + "}"


@pytest.mark.parametrize("hosting", [True, False])
def test_neither_page_receives_the_choice_of_the_other_before_the_reveal(window: Open, hosting: bool) -> None:
    """Whoever of the two has sealed first, with a boost."""
    host, guest = two(window)
    first, second = (host, guest) if hosting else (guest, host)
    frames = heard(second)
    card = boost(first, 2)
    expect(second.page.locator(".prompt")).to_contain_text("has sealed")
    assert steps_in(frames) and [word for word in TELLING if word in "".join(frames)] == []
    assert [name for name in ("{phase:", card) if name in steps_in(frames)] == []
    second.picture("m121-sealed")
    seal(second, 2)
    second.press(second.page.locator(CONFIRM))
    expect(second.page.locator("[data-zone=log]")).to_contain_text("Colonise")
    assert [word for word in ('"chosen"', '"boost"', "{phase:2}", card) if word not in steps_in(frames)] == []


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
        me.press(me.page.locator(CONFIRM))
    expect(me.page.locator(CHOSEN)).to_have_count(2)


def test_below_the_reveal_stands_who_acts_when_in_each_phase(window: Open) -> None:
    me = window()
    to_the_reveal(me)
    me.wait_asked()
    orders = me.page.locator("[data-zone=moment] [data-order]")
    expect(orders.filter(has_text="Colonise")).to_have_count(1)
    expect(orders.last).to_contain_text("Expand")
    for order in orders.all():
        expect(order.get_by_role("listitem")).to_have_count(2)


def test_the_table_marks_who_need_not_wait(window: Open) -> None:
    """At the four ends of the board nobody comes in the way of another at first."""
    me = window()
    me.page.goto(new_table(me, "m121", *["me"] * 4, options={"quick_start": "on"}))
    me.wait_asked()
    while "MX-EXP-01" not in me.prompt():
        me.act()
        me.wait_asked()
    expect(me.page.locator("[data-order]").get_by_text("need not wait").first).to_be_visible()
    expect(me.page.locator(".status li[title*='need not wait'] svg + span + svg").first).to_be_visible()


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
    guest.come()
    table = new_table(host, "m121", "me", "open", options={"rounds": "3"})
    assert guest.ask("POST", f"/api{table}/join", {})["status"] == 200
    for person in (host, guest):
        person.page.goto(table)
    play_together([host, guest])
    results = [person.page.locator("dialog[open] tfoot").inner_text() for person in (host, guest)]
    assert results[0] == results[1]
    expect(host.page.locator("dialog[open]")).to_contain_text("The game is over: round 3 was to be the last.")
    host.picture("m121-result")


def test_a_game_against_a_bot_is_played_to_its_end(window: Open) -> None:
    me = window()
    at_table(me, "m121", "greedy")
    me.play()
    expect(me.page.locator("dialog[open] h2")).to_contain_text("win")
    places = me.page.locator("dialog[open] tfoot tr").filter(has_text="Place").locator("td")
    assert sorted(places.all_inner_texts()) in (["1", "2"], ["1", "1"])
    assert me.gestures > 5


SIZES = [(1920, "dark"), (1440, "light"), (1366, "dark"), (390, "light")]
LAPTOPS = [(1366, 768), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize(("width", "theme"), SIZES)
def test_every_size_of_screen_has_everything_to_click(window: Open, width: int, theme: str) -> None:
    heights = {1920: 1080, 1440: 900, 1366: 768, 390: 844}
    me = window(width, heights[width])
    me.context.add_init_script(f"localStorage.setItem('perihelion.theme', '{theme}')")
    me.page.goto(new_table(me, "m121", "me", "greedy", "greedy"))
    me.play(8)
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
NARROW = """() => [...document.querySelectorAll('.stage [data-pick^=%s-].offered')]
  .map((one) => [one.dataset.pick, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < %d)
  .map(([name, { width, height }]) => `${name} ${Math.round(width)}x${Math.round(height)}`)"""
UNREADABLE = """() => {
  const walker = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  const size = (one) => {
    const zoom = one.getScreenCTM?.();
    const drawn = zoom ? Math.hypot(zoom.a, zoom.b) : 1;
    return drawn * parseFloat(getComputedStyle(one).fontSize);
  };
  const found = [];
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    const written = walker.currentNode.data.trim() && !one.closest('.sr, style');
    if (written && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && one.getBoundingClientRect().width > 1 && size(one) < 10.95)
      found.push(`${walker.currentNode.data.trim()} ${size(one).toFixed(1)}`);
  }
  return found;
}"""
"""What is written smaller than 11 pixels of the screen, letters of pictures as they are drawn."""
OVER_THE_EDGE = """async () => {
  await document.fonts.ready;
  const parts = [...document.querySelectorAll('.stage-rival')].flatMap((rival) =>
    [...rival.querySelectorAll('.well svg, .well b, .fact, .disks')].map((one) => [one, rival]));
  const seen = parts.filter(([one]) => one.checkVisibility())
    .map(([one, rival]) => [one, one.getBoundingClientRect(), rival.getBoundingClientRect()]);
  const over = seen.filter(([, box, card]) => box.right > card.right - 2 || box.bottom > card.bottom - 2);
  return [seen.length, over.map(([one]) => one.closest('[title]')?.title ?? one.textContent)];
}"""
"""How many parts of rivals were looked at, and which of them reach over the edge of a card."""
WIDTH = "thing => thing.getBoundingClientRect().width"
HEIGHT = "thing => thing.getBoundingClientRect().height"
ON_TOP = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
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


def test_on_a_phone_a_question_is_read_to_its_end_and_the_bill_is_in_its_sheet(window: Open) -> None:
    me = phone(window)
    moment(me, "place")
    places = pick_up(me, "card", "space")
    asked = me.page.locator(".prompt .ask")
    expect(asked).to_contain_text("strength")
    assert asked.evaluate("ask => ask.scrollHeight <= ask.clientHeight + 1")
    me.press(places.first)
    bill = me.page.locator(".prompt [data-bill]")
    expect(bill).to_contain_text("Printed cost")
    expect(bill).to_contain_text("\u2192")
    assert me.page.evaluate(SMALL % THUMB) == []
    assert not me.page.evaluate(SIDEWAYS)
    me.picture("m121-phone-bill")


def test_the_bill_lists_what_a_card_costs_where_it_would_lie(window: Open) -> None:
    me = window()
    moment(me, "place")
    hold_out(me, "card", "space")
    bill = me.page.locator("[data-zone=moment] [data-bill]")
    expect(bill).to_contain_text("Printed cost")
    expect(bill).to_contain_text("\u2192")
    expect(bill).to_be_in_viewport(ratio=1)


def test_the_bill_stays_while_cards_are_discarded_for_it(window: Open) -> None:
    me = window()
    moment(me, "discard")
    bill = me.page.locator("[data-zone=moment] [data-bill]")
    expect(bill).to_contain_text("left to discard")
    expect(bill).to_be_in_viewport(ratio=1)
    me.picture("m121-paying")


def test_on_a_phone_the_bill_stays_in_the_sheet_while_cards_are_discarded_for_it(window: Open) -> None:
    me = phone(window)
    moment(me, "discard")
    expect(me.page.locator(".prompt [data-bill]")).to_contain_text("left to discard")
    assert not me.page.evaluate(SIDEWAYS)
    me.picture("m121-phone-paying")


def test_how_a_card_is_turned_in_its_gap_is_asked_with_the_bill_beside_it(window: Open) -> None:
    me = window()
    moment(me, "name edge")
    expect(me.page.locator("[data-pick^='direction-'].offered")).to_have_count(4)
    bill = me.page.locator("[data-zone=moment] [data-bill]")
    expect(bill).to_contain_text("Printed cost")
    expect(bill.locator("h2")).to_have_text(re.compile(" in [A-G]{2}[1-7]{2}$"))


def test_a_card_that_is_built_is_never_turned_silently(window: Open) -> None:
    me = window()
    moment(me, "build")
    me.press(pick_up(me, "card", "gap").first)
    expect(me.page.locator("[data-pick^='direction-'].offered")).to_have_count(4)


def test_beside_things_that_are_lit_no_button_is_brighter_than_they_are(window: Open) -> None:
    me = window()
    moment(me, "influence")
    expect(me.page.locator(".prompt .acts button", has_text="Pass")).to_be_visible()
    expect(me.page.locator(".prompt .acts .primary")).to_have_count(0)


def test_cards_or_strength_are_asked_with_the_bill_beside_them(window: Open) -> None:
    me = window()
    moment(me, "politically")
    expect(me.page.locator(".prompt .acts [data-offer]")).to_have_count(2)
    expect(me.page.locator(".prompt .acts .primary")).to_have_count(0)
    expect(me.page.locator("[data-zone=moment] [data-bill]")).to_contain_text("A third of")
    me.picture("m121-manner")


def test_on_a_phone_a_thumb_finds_the_terms_of_a_question(window: Open) -> None:
    me = phone(window)
    moment(me, "influence")
    term = me.page.locator(".prompt h2 .term", has_text="military strength")
    assert term.evaluate(HEIGHT) >= 30
    term.tap()
    expect(me.page.locator("#term-note")).to_be_visible()


CONTRAST = r"""sign => {
  const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  const light = (one) => {
    const parts = getComputedStyle(one).backgroundColor.match(/[\d.]+/g).map((part) => linear(part / 255));
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const [less, more] = [light(sign), light(sign.closest('.slot'))].sort((one, other) => one - other);
  return (more + 0.05) / (less + 0.05);
}"""
"""Between a sign and the card on which it stands."""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_costs_beside_the_tech_track_stand_out(window: Open, theme: str) -> None:
    me = window()
    me.context.add_init_script(f"localStorage.setItem('perihelion.theme', '{theme}')")
    moment(me, "influence")
    assert me.page.locator("[data-zone=research] .slot .cost").first.evaluate(CONTRAST) >= 3


def view_of(me: Window) -> dict[str, Any]:
    """The table as the page is told of it."""
    table = me.page.url.rsplit("/", 1)[1]
    seats = me.ask("GET", f"/api/tables/{table}")["body"]["seats"]
    eyes = next(seat["seat"] for seat in seats if seat["yours"])
    view: dict[str, Any] = me.ask("GET", f"/api/tables/{table}/view?eyes={eyes}")["body"]["view"]
    return view


def listed(me: Window) -> list[int]:
    """The cards that the open drawer lists."""
    cards: list[int] = me.page.locator("[data-listed]").evaluate_all(
        "all => all.map(one => +one.dataset.listed)"
    )
    return cards


def test_the_discards_are_read_in_a_drawer_with_the_mouse_and_by_keys(window: Open) -> None:
    me = window()
    moment(me, "place")
    lie = view_of(me)["discard"]
    button = me.page.get_by_role("button", name=f"{len(lie)} discards")
    button.click()
    assert listed(me) == lie and len(lie) > 2
    cards = me.page.locator("[data-listed]")
    cards.nth(1).hover()
    expect(me.page.locator(f"[data-face='card-{lie[1]}']")).to_be_in_viewport(ratio=0.9)
    me.picture("m121-discards")
    me.page.keyboard.press("Escape")
    expect(button).to_be_focused()
    me.page.keyboard.press("Enter")
    for _ in range(2):
        me.page.keyboard.press("Tab")
    expect(cards.first).to_be_focused()
    expect(me.page.locator(f"[data-face='card-{lie[0]}']")).to_be_visible()


def test_on_a_phone_the_discards_are_read_with_a_thumb(window: Open) -> None:
    me = phone(window)
    moment(me, "place")
    me.page.get_by_role("navigation", name="Pages of the table").get_by_role("button", name="Research").tap()
    lie = view_of(me)["discard"]
    button = me.page.get_by_role("button", name=f"{len(lie)} discards")
    assert button.evaluate(HEIGHT) >= THUMB
    button.tap()
    assert listed(me) == lie
    assert me.page.evaluate(UNREADABLE) == []
    assert min(me.page.locator("[data-listed]").evaluate_all(f"all => all.map({HEIGHT})")) >= THUMB
    me.picture("m121-phone-discards")
    me.page.locator("[data-listed]").first.tap()
    face = me.page.locator(f".sheet [data-face='card-{lie[0]}']")
    expect(face).to_be_visible()
    assert face.evaluate(ON_TOP)
    me.picture("m121-phone-discard")


def test_all_specials_are_listed_with_where_they_lie(window: Open) -> None:
    me = window()
    me.context.add_init_script("localStorage.setItem('perihelion.theme', 'light')")
    moment(me, "choose", 4)
    view = view_of(me)
    me.page.get_by_role("button", name="14 specials").click()
    cards = listed(me)
    assert len(cards) == 14
    places = {works["card"]: "on the board" for works in view["works"]}
    places |= dict.fromkeys(view["research"], "research card") | dict.fromkeys(
        view["discard"], "among the disc"
    )
    known = {card: place for card, place in places.items() if card in cards}
    assert len(set(known.values())) == 3
    for card, place in known.items():
        expect(me.page.locator(f"[data-listed='{card}']")).to_contain_text(place)
    expect(me.page.locator("[data-listed]").filter(has_text="do not see").first).to_be_visible()
    me.picture("m121-specials-light")


COVERED = """async () => {
  await document.fonts.ready;
  const cards = [...document.querySelectorAll('.cards .held')];
  const right = (name) => Math.max(...name.map((line) => line.getBoundingClientRect().right));
  const names = cards.slice(0, -1).flatMap((card, at) => {
    const name = [...card.querySelectorAll('text.name')];
    const next = cards[at + 1].getBoundingClientRect().left;
    return card.querySelector('.square') && name.length ? [[name, next]] : [];
  });
  const covered = names.filter(([name, next]) => right(name) > next + 3);
  return [names.length, covered.map(([name]) => name.map((line) => line.textContent).join(' '))];
}"""
"""How many names of infrastructure in the hand were looked at, and on which of them the next card lies."""


def test_infrastructure_that_is_covered_in_the_hand_can_be_told_by_its_name(window: Open) -> None:
    me = window()
    sit_at(me, "m121-3", 256, "blue")
    expect(me.page.locator(".cards .held")).to_have_count(11)
    for width, height in LAPTOPS:
        resize(me, width, height)
        looked_at, covered = me.page.evaluate(COVERED)
        assert looked_at > 0 and covered == [], f"at {width}"
        me.picture(f"m121-hand-{width}")


def test_who_lets_invasions_happen_is_not_asked_again_until_the_menu_takes_it_back(window: Open) -> None:
    me = window()
    moment(me, "stop it", 4)
    me.page.get_by_label("Do not ask me again here").check()
    me.page.get_by_role("button", name=re.compile("^Allow it")).click()
    me.page.get_by_role("button", name="Menu").click()
    again = me.page.get_by_role("button", name=re.compile("^Ask me again at"))
    again.click()
    expect(again).to_have_count(0)


def test_on_a_phone_a_thumb_hits_every_choice(window: Open) -> None:
    me = phone(window)
    moment(me, "choose")
    expect(me.page.locator(".offered[data-pick^='phase-']:visible")).to_have_count(5)
    assert me.page.evaluate(SMALL % THUMB) == []


def test_on_a_phone_the_action_cards_are_read_and_then_the_hand_to_boost_with(window: Open) -> None:
    me = phone(window)
    moment(me, "choose Deliver", 2)
    for action in me.page.locator(".offered[data-pick^='phase-']").all():
        expect(action).to_be_in_viewport(ratio=1)
    me.press(me.page.locator(".offered[data-pick='phase-2']"))
    expect(me.page.locator(".stage [data-pick^='card-'][data-light=place]").first).to_be_in_viewport(
        ratio=0.9
    )
    me.picture("m121-phone-boost")


@pytest.mark.parametrize(("players", "kind"), [(2, "brown cube on E3"), (3, ".*")])
def test_on_a_phone_a_thumb_hits_every_cube_and_every_demand_space(
    window: Open, players: int, kind: str
) -> None:
    """On E3 four kinds of cubes lie on one system."""
    me = phone(window)
    moment(me, f"deliver {kind}", players)
    cubes = me.page.locator(".stage [data-pick^='load-'].offered:visible")
    assert cubes.count() > 3
    assert me.page.evaluate(NARROW % ("load", THUMB)) == []
    pick_up(me, "load", "demand")
    assert me.page.evaluate(NARROW % ("demand", THUMB)) == []
    me.picture(f"m121-phone-cubes-{players}")


@pytest.mark.parametrize("verb", ["choose", "place", "build", "deliver", "influence"])
def test_on_a_phone_nothing_is_written_smaller_than_can_be_read(window: Open, verb: str) -> None:
    me = phone(window)
    moment(me, verb, 4)
    pages = me.page.get_by_role("navigation", name="Pages of the table").get_by_role("button").all()
    assert len(pages) == 5
    for page in pages:
        page.tap()
        assert me.page.evaluate(UNREADABLE) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_with_many_powers_are_shown_whole(window: Open, players: int) -> None:
    me = window()
    moment(me, "influence", players)
    expect(me.page.locator(".stage-rival")).to_have_count(players - 1)
    assert me.page.locator(".stage-rival .well svg").count() > 3
    for width, height in LAPTOPS[:2]:
        resize(me, width, height)
        looked_at, over = me.page.evaluate(OVER_THE_EDGE)
        assert looked_at > 0 and over == [], f"at {width}"
        me.picture(f"m121-rivals-{players}-{width}")


TOUCHED = """async () => {
  await document.fonts.ready;
  const levels = document.querySelector('.levels').getBoundingClientRect();
  const spaces = [...document.querySelectorAll('.stage-board [data-pick^=space-]')];
  const touched = spaces.filter((space) => {
    const { left, top } = space.getBoundingClientRect();
    return levels.right + 2 > left && levels.bottom + 2 > top;
  });
  return [spaces.length, touched.map((space) => space.dataset.pick)];
}"""
"""How many spaces were looked at, and at which the switch of the levels has no room, in the first corner."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_switch_of_the_levels_touches_no_card(window: Open, players: int) -> None:
    me = window()
    moment(me, "place", players)
    for width, height in LAPTOPS:
        resize(me, width, height)
        looked_at, touched = me.page.evaluate(TOUCHED)
        assert looked_at > 0 and touched == [], f"at {width}"
        me.picture(f"m121-levels-{players}-{width}")


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
    guest.press(guest.page.locator(CONFIRM))
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
