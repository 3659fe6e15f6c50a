"""At the table: undo, why not, reload and reconnect, a second tab, keyboard alone, a phone, several seats at
one screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from browser.conftest import Open
from browser.moments import sit_where
from browser.test_room import resize
from browser.windows import CONFIRM, SLIP, Window, expect, new_table
from server.kit.serving import served


def sit(window: Window, *seats: str, **more: object) -> None:
    window.page.goto(new_table(window, "solar-sphere", *seats, **more))
    window.wait_asked()


FABRICATOR, SALVAGE_SHIP = 3, 4
"""Both take every die; at the Fabricator the turn is over then."""


def send(window: Window, location: int) -> None:
    """The first lit die."""
    window.page.locator("[data-pick^='die-'][data-light=piece]").first.click()
    window.page.locator(f"[data-pick='location-{location}'][data-light=place]").wait_for()
    spot = window.page.locator(f"[data-pick='location-{location}'] [data-spot]").bounding_box()
    assert spot is not None
    window.page.mouse.click(spot["x"], spot["y"])


def deploy(window: Window) -> None:
    """To the Salvage Ship, where the turn goes on with a question."""
    send(window, SALVAGE_SHIP)
    expect(window.page.locator(".prompt h2")).to_contain_text("Salvage up to")


def test_undo_names_the_choice_and_takes_it_back(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    before = me.page.locator(".prompt h2").inner_text()
    deploy(me)
    me.page.get_by_role("button", name="Back the turn").click()
    expect(me.page.locator(".prompt")).to_contain_text("deploy a die or discard it")
    assert me.page.locator(".prompt h2").inner_text() == before
    deploy(me)
    me.page.keyboard.press("Shift+U")
    expect(me.page.locator(".prompt")).to_contain_text("deploy a die or discard it")


def test_what_cannot_be_chosen_tells_why_and_names_the_rule(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    me.page.locator("[data-pick^='hex-']:not(.offered)").first.click(force=True)
    note = me.page.locator(".float").filter(has_text="SS-")
    expect(note).to_be_visible()
    me.picture("why-not")
    note.get_by_role("button").filter(has_text="SS-").first.click()
    expect(me.page.locator(".drawer, dialog[open]").filter(has_text="SS-").first).to_be_visible()


COVERED = """() => {
  const [note, prompt] = ['.float .note', '.prompt'].map((part) => document.querySelector(part));
  const [a, b] = [note, prompt].map((part) => part.getBoundingClientRect());
  return Math.min(a.right, b.right) > Math.max(a.left, b.left)
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
}"""
"""Whether a note lies on the question."""


@pytest.mark.parametrize(
    "sizes", [[(1366, 768), (1440, 900), (1920, 1080)], [(390, 844)]], ids=["wide", "phone"]
)
@pytest.mark.parametrize(
    ("game", "verb", "thing"),
    [
        ("m121-3", "influence", "space-37"),
        ("event-horizon-2", "move", "tile-29"),
        ("solar-sphere-2", "deploy", "hex-"),
    ],
)
def test_a_refusal_lies_beside_the_question_and_never_on_it(
    window: Open, sizes: list[tuple[int, int]], game: str, verb: str, thing: str
) -> None:
    """Near the question, where there are such things."""
    me = window(*sizes[0], has_touch=sizes[0][0] < 900)
    sit_where(me, game, verb)
    refused = me.page.locator(f".stage [data-pick^='{thing}']:not(.offered)").last
    note = me.page.locator(".float .note")
    for width, height in sizes:
        resize(me, width, height)
        refused.dispatch_event("click")
        expect(note).to_be_visible()
        assert not me.page.evaluate(COVERED), f"at {width}"
        me.picture(f"refusal-{game}-{width}")
        me.page.keyboard.press("Escape")
        expect(note).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_question(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    deploy(me)
    before = me.page.locator(".prompt h2").inner_text()
    me.page.reload()
    me.wait_asked()
    assert me.page.locator(".prompt h2").inner_text() == before


def test_a_lost_connection_is_told_and_taken_up_again(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    me.context.set_offline(True)
    me.page.evaluate("window.dispatchEvent(new Event('offline'))")
    me.context.set_offline(False)
    deploy(me)
    me.act()
    # What the browser itself notes of a request that found no network.
    me.faults[:] = [fault for fault in me.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


class Line:
    """The page's socket. It can be cut, and what comes over the next one can be held back for a while."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.held: list[str | bytes] | None = None
        window.page.route_web_socket(re.compile("/socket"), self.open)

    def open(self, page: WebSocketRoute) -> None:
        self.page = page
        page.connect_to_server().on_message(self.bring)

    def bring(self, message: str | bytes) -> None:
        if self.held is None:
            self.page.send(message)
        else:
            self.held.append(message)

    def cut(self) -> None:
        """Until the page has opened another."""
        self.held = []
        before = self.page
        before.close(code=1012)
        while self.page is before:
            self.window.page.wait_for_timeout(20)

    def go_on(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.page.send(message)


def test_what_is_pressed_before_the_table_is_heard_again_is_not_forgotten(window: Open) -> None:
    me = window()
    line = Line(me)
    sit(me, "me", "greedy")
    line.cut()
    expect(me.page.locator("p.lost")).to_be_hidden()
    me.wait_asked()
    send(me, FABRICATOR)
    expect(me.page.locator(CONFIRM)).to_be_visible()
    line.go_on()
    me.ask("POST", me.page.url.replace("/tables/", "/api/tables/") + "/chat", {"text": "Here again"})
    me.page.keyboard.press("c")
    expect(me.page.get_by_text("Here again")).to_be_visible()
    expect(me.page.locator(CONFIRM)).to_be_visible()
    me.page.wait_for_timeout(SLIP)
    me.press(me.page.locator(CONFIRM))


AWAY = re.compile(r"ERR_CONNECTION_REFUSED|503 \(Service Unavailable\)")
"""What the console says of a server that is stopped while it answers, and of one that is not there."""


def test_a_page_goes_on_by_itself_when_the_server_was_stopped_and_started_again(
    chromium: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as server:
        me = Window(chromium, server.url, 1440, 900)
        sit(me, "me", "greedy")
        deploy(me)
        server.stop()
        expect(me.page.locator("p.lost")).to_be_visible()
    with served(tmp_path, port=server.port):
        expect(me.page.locator("p.lost")).to_be_hidden(timeout=15_000)
        expect(me.page.locator(".prompt")).to_contain_text("Salvage up to")
        step = me.step()
        me.play(4)
        assert me.step() > step
        me.context.close()
    assert [fault for fault in me.faults if not AWAY.search(fault)] == []


def test_a_second_tab_and_a_stale_page_do_no_harm(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    other = me.second_tab()
    other.goto(me.page.url)
    other.wait_for_selector(".prompt.asked")
    deploy(me)
    expect(other.locator(".prompt")).to_contain_text("Salvage up to")
    path = me.page.url.replace("/tables/", "/api/tables/") + "/choose"
    answers = [me.ask("POST", path, {"seat": 0, "n": 1, "word": 0})["status"] for _ in range(2)]
    assert answers == [409, 409]
    me.act()


def test_several_seats_at_one_screen_take_turns(window: Open) -> None:
    me = window()
    sit(me, "me", "me")
    seen: list[str] = []
    for _ in range(60):
        me.wait_asked()
        name = me.page.locator("[data-zone=mine] .name").first.inner_text()
        if name not in seen[-1:]:
            seen.append(name)
        if len(seen) == 4:
            break
        me.act()
    assert len(seen) == 4 and seen[:2] == seen[2:]


def test_a_guest_joins_by_the_link_and_a_spectator_watches(window: Open) -> None:
    host, guest, watcher = window(), window(), window()
    host.page.goto(new_table(host, "solar-sphere", "me", "open"))
    expect(host.page.get_by_text("1 seat is free")).to_be_visible()
    for other in (guest, watcher):
        other.come()
        other.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Sit down").first.click()
    guest.page.wait_for_selector(".prompt")
    host.page.wait_for_selector(".prompt")
    watcher.page.reload()
    expect(watcher.page.locator(".prompt")).to_contain_text("You are watching")
    assert watcher.page.locator(".offered").count() == 0


def test_the_keyboard_alone_plays(window: Open) -> None:
    me = window()
    sit(me, "me", "random")
    first = me.step()
    for turn in range(12):
        me.wait_asked()
        choose_by_keys(me, 1 + turn % 3)
    assert me.step() > first + 5
    me.page.keyboard.press("h")
    expect(me.page.get_by_role("dialog").filter(has_text="next offer, or place")).to_be_visible()


def choose_by_keys(window: Window, offers_on: int) -> None:
    """Go to an offer and take it: once more if it asks which of several words, and once more if it must be
    confirmed."""
    for _ in range(offers_on):
        window.page.keyboard.press("n")
    told = window.told()
    for _ in range(4):
        window.press_key("Enter")
        if window.told() != told:
            return
    raise AssertionError(f"Enter did not choose anything: {window.prompt()}")


def test_a_game_on_a_phone(window: Open) -> None:
    me = window(390, 844, has_touch=True, is_mobile=True)
    sit(me, "me", "random")
    me.picture("phone")
    me.play(12)
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


def test_solo_against_dranda(window: Open) -> None:
    me = window()
    sit(me, "me", options={"level": "easy"})
    expect(me.page.get_by_text("DRANDA").first).to_be_visible()
    me.play(12)
    me.picture("dranda")


def test_chat_reaches_the_other_window(window: Open) -> None:
    host, guest = window(), window()
    host.page.goto(new_table(host, "solar-sphere", "me", "open"))
    guest.come()
    guest.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Sit down").first.click()
    guest.wait_asked() if guest.asked() else guest.page.wait_for_selector(".prompt")
    host.page.get_by_role("button", name="Chat").first.click()
    host.page.get_by_placeholder("Say something").fill("Good luck!")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("button", name="Chat").first.click()
    expect(guest.page.get_by_text("Good luck!")).to_be_visible()
