"""A browser window as a person uses it: real clicks and keys on what is lit up."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Locator, Page, Position, TimeoutError, expect

PICTURES = Path(__file__).parents[2] / "screenshots"
CANDIDATES = """() => {
  document.querySelectorAll('[data-test]').forEach((element) => element.removeAttribute('data-test'));
  const middle = (element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  const below = (element, sheet) => sheet !== null && middle(element) > sheet.getBoundingClientRect().bottom;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !below(element, element.closest('[data-sheet]'));
  const choice = [...document.querySelectorAll('.float button[data-offer]')].filter(seen);
  const held = [...document.querySelectorAll('.prompt .acts button.primary:not([data-offer])')].filter(seen);
  const places = document.querySelectorAll('[data-light=place], [data-light=only], [data-light=through]');
  const goals = [...places].filter(seen);
  const buttons = [...document.querySelectorAll('.prompt .acts button[data-offer]')].filter(seen);
  const lit = document.querySelectorAll('.offered[data-pick], .prompt .acts button[data-offer]');
  const offered = goals.length ? [...goals, ...buttons] : [...lit].filter(seen);
  const found = choice.length ? choice : held.length ? held : offered;
  found.forEach((element, i) => element.setAttribute('data-test', String(i)));
  return found.length;
}"""
SIGNATURE = """() => [document.querySelector('.prompt')?.textContent,
  document.querySelector('.float')?.textContent,
  document.querySelectorAll('.stage [data-zone=log] li').length,
  document.querySelector('[data-zone=log] .label')?.textContent,
  document.querySelectorAll('dialog[open]').length].join('|')"""

ASKED = ".prompt.asked[data-ahead=known]"
"""Everything is lit as it stays: whoever presses before the look-ahead has come is heard only then."""
WAY = ".prompt .acts button:not([data-offer]):not(.quiet):not(.primary)"
"""On a small screen: the way to a page on which something is lit."""


CONFIRM = ".prompt .acts button.confirm"
BEYOND = """thing => {
  const [box, pan] = [thing, thing.closest('[data-pan]') ?? thing].map((one) => one.getBoundingClientRect());
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x < pan.left ? 'left' : x > pan.right ? 'right' : y < pan.top ? 'up' : y > pan.bottom ? 'down' : '';
}"""
"""The edge of a zoomed board that a thing lies beyond."""
SLIP = 300
"""Milliseconds after which a press on what is final, or letting go of a piece there, is no slip."""
SAME_SPOT = 20
"""Pixels from the last press within which a quick one on what is final is a slip."""
PRESSED = """addEventListener('pointerdown', ({ clientX, clientY }) => {
  window.pressed = [clientX, clientY];
}, true)"""
"""A page knows where something was pressed last, however that was done."""
HELD_OUT = ".prompt button.box"
GOALS = ":is([data-light=place], [data-light=only], [data-light=through]):visible"


BROUGHT: WeakKeyDictionary[Browser, dict[tuple[str, Path], str]] = WeakKeyDictionary()
"""The records that every server has been brought, as long as there is a browser at it."""
FREE = """thing => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const points = parts.flatMap((down) => parts.map((along) => ({ x: along * width, y: down * height })));
  const hits = ([dx, dy]) => thing.contains(document.elementFromPoint(x + dx, y + dy));
  const around = ({ x, y }) => [[x, y + 2], [x + 2, y], [x, y - 2], [x - 2, y]];
  const free = points.filter((point) => hits([point.x, point.y]));
  return free.find((point) => around(point).every(hits)) ?? free[0] ?? null;
}"""


AIM = f"""async thing => {{
  const place = () => {{
    const {{ x, y, width, height }} = thing.getBoundingClientRect();
    return [x, y, width, height].join();
  }};
  for (let before = ''; before !== place();) {{
    before = place();
    await new Promise(requestAnimationFrame);
  }}
  const {{ x, y }} = thing.getBoundingClientRect();
  const spot = ({FREE})(thing);
  const called = [thing.dataset.pick, thing.dataset.light, thing.textContent.trim().slice(0, 40)].join(' ');
  const decides = thing.matches('[data-final], [data-pick]');
  return {{ before: ({SIGNATURE})(), at: spot && [x + spot.x, y + spot.y], called, decides }};
}}"""
"""How the table is before a click, where on the screen a thing can be hit, once it lies still, and whether a
press may say something for good."""


def free_spot(thing: Locator) -> Position | None:
    """A point of a thing on which nothing else stands, from its corner; none where it is out of sight."""
    found: Position | None = thing.evaluate(FREE)
    return found


def spot_of(thing: str) -> str:
    """Where a thing can be pressed: on the spot that its picture marks, or on itself."""
    marked = f".stage [data-pick='{thing}']:has([data-spot]) [data-spot]"
    return f"{marked}, .stage [data-pick='{thing}']:not(:has([data-spot])):visible"


class Window:
    """One window, and what went wrong in it."""

    def __init__(self, browser: Browser, address: str, width: int, height: int, **more: Any) -> None:
        settings: dict[str, Any] = {
            "viewport": {"width": width, "height": height},
            "reduced_motion": "reduce",
        }
        self.address = address
        self.browser = browser
        self.context = browser.new_context(base_url=address, color_scheme="dark", **(settings | more))
        self.context.add_init_script("localStorage.setItem('perihelion.pace', 'at once')")
        self.context.add_init_script(PRESSED)
        self.touched = bool(more.get("has_touch"))
        """A finger points at nothing between two taps; a mouse rests on what comes under it."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.faults: list[str] = []
        self.hear(self.page)
        self.luck = random.Random(1)
        self.gestures = 0
        """How often something was clicked to play."""

    def hear(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console", lambda message: self.faults.append(message.text) if message.type == "error" else None
        )

    def second_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        self.hear(page)
        return page

    def come(self) -> None:
        """Be somebody, without a page."""
        self.ask("GET", "/api/me")

    def arrive(self) -> None:
        """Open the lobby, and be somebody."""
        with self.page.expect_response("**/api/me"):
            self.page.goto("/")

    def rename(self, name: str) -> None:
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request in the name of this browser; status and answer. No page must be open for it."""
        # A connection that was idle may be closed by the server in the moment in which it is used again.
        answer = self.context.request.fetch(
            path, method=method, data=body, headers={"Origin": self.address}, max_retries=1
        )
        return {"status": answer.status, "body": answer.json()}

    def picture(self, name: str) -> None:
        """For people to look at."""
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)

    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def over(self) -> bool:
        return self.page.locator("dialog[open] tfoot").count() > 0

    def wait_asked(self) -> None:
        self.page.wait_for_selector(f"{ASKED}, dialog[open] tfoot")

    def settled(self, signature: str) -> None:
        """Until the table has answered a click."""
        self.page.wait_for_function(f"before => ({SIGNATURE})() !== before", arg=signature)

    def act(self) -> None:
        """Click something that is lit up, and see that something came of it."""
        count = self.page.evaluate(CANDIDATES)
        if count == 0 and self.page.locator(WAY).count():
            self.page.locator(WAY).first.click()
            count = self.page.evaluate(CANDIDATES)
        assert count > 0, f"asked, but nothing can be clicked: {self.page.locator('.prompt').inner_text()}"
        self.press(self.page.locator(f"[data-test='{self.luck.randrange(count)}']").first)

    def press(self, button: Locator) -> None:
        """On a spot of the thing on which nothing else stands; what is out of sight is brought into it, and
        the card of a round's end that lies on it goes by itself."""
        aim = button.evaluate(AIM)
        if aim["at"] is None:
            self.bring(button)
            self.page.wait_for_function(f"thing => ({FREE})(thing)", arg=button.element_handle())
            aim = button.evaluate(AIM)
        assert aim["at"] is not None, f"something lies on it: {button}"
        if aim["decides"]:
            self.take_time(*aim["at"])
        hit = self.page.touchscreen.tap if self.touched else self.page.mouse.click
        hit(*aim["at"])
        self.gestures += 1
        try:
            self.settled(aim["before"])
        except TimeoutError as error:
            self.picture("nothing-came-of-it")
            raise AssertionError(
                f"nothing came of pressing '{aim['called']}' at {aim['at']}: {self.prompt()}"
            ) from error

    def take_time(self, x: float, y: float) -> None:
        """On the spot that was pressed last, until another press there is no slip."""
        last = self.page.evaluate("window.pressed")
        if last and math.dist((x, y), last) < SAME_SPOT:
            self.page.wait_for_timeout(SLIP)

    def bring(self, thing: Locator) -> None:
        """Into sight: by the buttons at the edges of a board that is seen in part, else the page scrolls."""
        while edge := thing.evaluate(BEYOND):
            self.page.locator(f".stage-outside button.{edge}").click()
            self.page.wait_for_function(
                f"([thing, edge]) => ({BEYOND})(thing) !== edge", arg=[thing.element_handle(), edge]
            )
        thing.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center' })")

    def press_key(self, key: str) -> None:
        """A key from which something comes; what confirms is pressed when it is no slip any more."""
        if self.page.locator(CONFIRM).count():
            self.page.wait_for_timeout(SLIP)
        signature = self.page.evaluate(SIGNATURE)
        self.page.keyboard.press(key)
        self.settled(signature)

    def lit(self, selector: str) -> list[str]:
        things: list[str] = self.page.locator(selector).evaluate_all(
            "all => [...new Set(all.map(one => one.dataset.pick))]"
        )
        return things

    def carry(self, piece: str) -> None:
        """From where it lies to some place that is lit for it."""
        signature = self.page.evaluate(SIGNATURE)
        self.lift(piece)
        goals = self.page.locator(GOALS).evaluate_all("all => all.map(one => one.dataset.pick)")
        self.page.mouse.move(*self.middle(self.luck.choice(goals)), steps=4)
        if self.page.locator(CONFIRM).count():
            self.page.wait_for_timeout(SLIP)
        self.page.mouse.up()
        self.gestures += 1
        self.settled(signature)

    def lift(self, piece: str) -> None:
        x, y = self.middle(piece)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y - 12, steps=3)
        self.page.wait_for_selector(".carried span")

    def middle(self, thing: str) -> tuple[float, float]:
        box = self.page.locator(spot_of(thing)).first.bounding_box()
        assert box is not None, thing
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def play(self, choices: int = 10_000) -> None:
        """Play until the game is over, or so many clicks."""
        for _ in range(choices):
            self.wait_asked()
            if self.over():
                return
            self.act()

    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def told(self) -> str:
        """What has been said so far, and what is asked now."""
        parts = self.page.locator(".prompt h2, .prompt [role=status], [data-zone=log] > header .label")
        return " ".join(parts.all_inner_texts())

    def step(self) -> int:
        """How far the game has gone, as the log says."""
        return int(self.page.locator("[data-zone=log] > header .label").first.inner_text().split()[-1])


def imported(window: Window, record: Path) -> str:
    """The id of a finished game, brought from its record: once for all windows of a browser at one server."""
    known: dict[tuple[str, Path], str] = BROUGHT.setdefault(window.browser, {})
    if (window.address, record) not in known:
        text = record.read_text(encoding="utf-8")
        brought = window.ask("POST", "/api/records", {"record": text})["body"]["id"]
        known[window.address, record] = brought
    return known[window.address, record]


def branched(window: Window, record: Path, **where: object) -> str:
    """A table that goes on where a record stood; its address."""
    table = window.ask("POST", f"/api/tables/{imported(window, record)}/branch", where)["body"]["id"]
    return f"/tables/{table}"


def new_table(window: Window, game: str, *seats: str, **more: object) -> str:
    """A table made through the interface that the pages use; its address. Seats are `me`, `open` or bots."""
    window.come()
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    made = window.ask("POST", "/api/tables", {"game": game, "seats": wanted, **more})
    return f"/tables/{made['body']['id']}"


def play_together(people: list[Window], choices: int = 3000) -> None:
    """Everybody clicks what is lit up, whoever is asked, until the game is over for all."""
    for _ in range(choices):
        asked = [person for person in people if person.asked()]
        if any(person.over() for person in people):
            break
        if asked:
            asked[0].act()
        else:
            people[0].page.wait_for_timeout(20)
    for person in people:
        expect(person.page.locator("dialog[open] tfoot")).to_be_visible()


def until_asked(*people: Window) -> Window:
    """Whoever of them is asked first."""
    people[0].page.wait_for_selector(".prompt")
    while True:
        for one in people:
            if one.asked():
                return one
        people[0].page.wait_for_timeout(20)


def expect_no_faults(window: Window) -> None:
    """Nothing in the console: no error, nothing that the content security policy refused."""
    assert window.faults == [], window.faults


__all__ = [
    "Window",
    "branched",
    "expect",
    "expect_no_faults",
    "imported",
    "new_table",
    "play_together",
    "until_asked",
]
