"""A game that was played before, played again word for word by a practised hand: one seat in a window, by the
fewest gestures that say the next words of the record and nothing else; the other seat over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator

from browser.counting import AT_ONCE
from browser.windows import CONFIRM, HELD_OUT, SLIP, Window, free_spot, spot_of
from kit.golden import GOLDEN
from perihelion.games import SHELF
from perihelion.records.record import Record, load, open_table, replay, say
from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.store.storage import migrate
from perihelion.server.tables.opening import new_header, table_writes
from server.kit.former import NOBODY, database, write
from server.kit.serving import Served, served

READY = """step => {
  const prompt = document.querySelector('.prompt');
  if (document.querySelector('dialog[open] tfoot') || Number(prompt?.dataset.step) > step) return true;
  return prompt?.matches('.asked') && prompt.dataset.step === String(step)
    && prompt.dataset.ahead === 'known';
}"""
PASSED = """step => Number(document.querySelector('.prompt')?.dataset.step) > step"""
SEAT = 0
"""Who plays in the window."""
AMOUNTS = ("number", "face")
LASTING = ("fire at",)
SUFFERED = ("hit",)
"""What is said in a battle without a shot."""
WORDS = ".float button[data-way], .prompt .acts button[data-way]"
FURTHEST = 7
"""So many words at most are looked for behind one gesture."""


def record_of(name: str) -> Path:
    return GOLDEN / f"{name}.record"


@contextmanager
def serving(folder: Path, names: Iterable[str]) -> Iterator[Served]:
    """A server with a table for each record. They are made in a thread, because Playwright has the event loop
    of this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lay_out, folder, [record_of(name) for name in names]).result()
    with served(folder) as running:
        yield running


def lay_out(folder: Path, records: list[Path]) -> None:
    """A database with a table for each record that waits for its players and has the dice of the record."""
    asyncio.run(migrate(database(folder)))
    for path in records:
        asyncio.run(write(folder, table_writes(sheet_of(path), SHELF.find(load(path).game), [])))


def sheet_of(path: Path) -> Sheet:
    record = load(path)
    header = new_header(SHELF.find(record.game), NOBODY.id, record.options)
    header.id, header.secret = path.stem.replace("-", ""), record.seed
    return Sheet(header, [SeatRow(seat, "open") for seat in range(len(record.seats))], [])


def offers_of(record: Record, seat: int) -> dict[int, set[int]]:
    """What a seat might have said instead, at each of its entries."""
    table, found = open_table(record, SHELF, told=False), {}
    for entry, _ in enumerate(record.lines):
        if seat in table.waiting():
            found[entry] = set(table.offers(seat))
        say(record, table, entry)
    return found


@dataclass(frozen=True)
class Made:
    """What was done: so many words were said by so many gestures."""

    said: int
    gestures: int
    how: str


class Scripted:
    """The two players of a record."""

    def __init__(self, window: Window, other: httpx.Client, path: Path) -> None:
        self.record: Record = load(path)
        self.table = path.stem.replace("-", "")
        table = replay(self.record, SHELF, told=False)
        self.entries = [(entry.who, entry.word) for entry in table.entries]
        self.offers = offers_of(self.record, SEAT)
        self.words = table.game.rules.words
        self.window, self.page, self.other, self.seat = window, window.page, other, SEAT
        self.log: list[tuple[int, str, str]] = []
        """Every gesture: how many were made, how, and what was said by them."""

    def sit_down(self) -> None:
        self.window.come()
        for seat in range(2):
            if seat == self.seat:
                self.window.ask("POST", f"/api/tables/{self.table}/join", {"seat": seat})
            else:
                self.other.post(f"/api/tables/{self.table}/join", json={"seat": seat}).raise_for_status()
        self.page.goto(f"/tables/{self.table}")

    def play(self, until: int | None = None) -> None:
        """So many entries of the record, or to its end."""
        last = len(self.entries) if until is None else until
        while (step := self.step()) < last:
            if self.entries[step][0] == self.seat:
                self.my_turn(step)
            else:
                self.their_turn(step)
        if until is None:
            self.page.wait_for_selector("dialog[open] tfoot")

    def story(self) -> str:
        return "\n".join([" ".join(map(str, made)) for made in self.log])

    def step(self) -> int:
        return int(self.present()["step"])

    def present(self) -> dict[str, Any]:
        view = self.other.get(f"/api/tables/{self.table}/view", params={"eyes": 1 - self.seat})
        present: dict[str, Any] = view.json()["present"]
        return present

    def turn(self, step: int) -> list[int]:
        """What a seat says from here on, until somebody else speaks or dice do."""
        who, words = self.entries[step][0], []
        for one, word in self.entries[step:]:
            if one != who:
                break
            words.append(word)
        return words

    def their_turn(self, step: int) -> None:
        word, *then = self.turn(step)[:8]
        said = {"seat": 1 - self.seat, "n": self.present()["n"], "word": word, "then": then}
        self.other.post(f"/api/tables/{self.table}/choose", json=said).raise_for_status()

    def my_turn(self, step: int) -> None:
        """The next gesture; none while what was said before is still being repeated."""
        self.page.wait_for_function(READY, arg=step)
        lasts = self.page.locator(".prompt").get_attribute("data-lasting")
        if self.shown() > step or lasts == str(self.entries[step][1]):
            self.page.wait_for_function(PASSED, arg=step)
            return
        self.page.mouse.move(3, 3)
        words = self.turn(step)
        with self.page.expect_response("**/choose", timeout=60_000):
            made = self.act(step, words)
        self.window.gestures += made.gestures
        said = ", ".join([self.words.text(word) for word in words[: made.said]])
        self.log.append((made.gestures, made.how, said))

    def shown(self) -> int:
        """The step that the page shows."""
        return int(self.page.locator(".prompt").get_attribute("data-step") or 0)

    def act(self, step: int, words: list[int]) -> Made:
        """What says most with least: a figure, a drag over several words, a press, a press and a choice."""
        made = self.sweep(words) or self.count(step, words) or self.carry(words, 2) or self.press(words)
        made = made or self.carry(words, 1) or self.choose(words)
        texts = ", ".join([self.words.text(word) for word in words])
        assert made is not None, f"step {step}: no gesture says: {texts}; {self.window.prompt()}"
        return made

    def key(self, word: int) -> str:
        """The thing that a word names."""
        target = self.words.target(word)
        return f"{target[0]}-{target[1]}" if target else ""

    def saying(self, word: int) -> str:
        return f"say {self.words.verb_of(word).text}"

    def names(self, word: int) -> list[str]:
        return [name for name in (self.key(word), self.saying(word)) if name]

    def prefix(self, way: str | None, words: list[int]) -> int:
        """How many of the words a way says; 0 if it says anything else."""
        said = [int(word) for word in (way or "").split()]
        return len(said) if said and said == words[: len(said)] else 0

    def told(self, what: str) -> str:
        """What the prompt carries for whoever plays by its elements."""
        return self.page.locator(".prompt").get_attribute(f"data-{what}") or ""

    def element(self, name: str) -> Locator:
        """Where something is, perhaps on a thing, where equal ones are elsewhere: `group-16 tile-52`."""
        if name.startswith("say "):
            return self.page.locator(f":is([data-pick^='{name}-'], [data-piece^='{name}-']):visible").first
        thing, _, within = name.partition(" ")
        on = f"[data-pick='{thing}'][data-within='{within}']:visible"
        return self.page.locator(on if within else spot_of(thing)).first

    def hover(self, name: str) -> bool:
        thing = self.element(name)
        spot = free_spot(thing) if thing.count() else None
        if spot is not None:
            thing.hover(position=spot, force=True)
        return spot is not None

    def count(self, step: int, words: list[int]) -> Made | None:
        """A figure beside a thing: the same word so often, or as often as it can be said."""
        word = words[0]
        often = next((i for i, other in enumerate(words) if other != word), len(words))
        lasts = self.words.verb_of(word).text in LASTING and self.fires_on(step)
        figure = "Infinity" if lasts else str(often)
        for name in self.names(word):
            if (often > 1 or lasts) and self.hover(name) and figure in self.figures():
                self.click(self.page.locator(f".counts button[data-count='{figure}']"))
                return Made(often, 1, "figure")
        return None

    def fires_on(self, step: int) -> bool:
        """The word of this step is said by its seat whenever it may be, more than once, until it may not."""
        word, times = self.entries[step][1], 0
        for at, (who, said) in enumerate(self.entries[step:], step):
            if who != self.seat:
                continue
            if said != word and word in self.offers[at]:
                return False
            if said != word and self.words.verb_of(said).text not in SUFFERED:
                break
            times += said == word
        return times > 1

    def figures(self) -> list[str]:
        """Those beside what is pointed at."""
        self.page.wait_for_selector(".prompt[data-rests]")
        found = self.page.locator(".counts button").all()
        return [str(one.get_attribute("data-count")) for one in found]

    def carry(self, words: list[int], least: int) -> Made | None:
        """A piece is brought to a place, if that says so many words, or one that would be asked about."""
        for figure in self.named(words) if self.free() else []:
            for piece in self.pieces(words):
                if not self.lift(piece, figure):
                    continue
                for place in self.goals(words):
                    self.page.mouse.move(*self.window.middle(place), steps=2)
                    said, final = self.prefix(self.told("way"), words), self.told("asks") != ""
                    if said >= least or (said and final):
                        return self.drop(said, final)
                    if any(self.prefix(way, words) for way in self.told("halves").split("|")):
                        self.page.mouse.up()
                        return self.besides(words)
                self.let_go()
        return None

    def sweep(self, words: list[int]) -> Made | None:
        """What the prompt holds out is laid down on several places by one drag that rests on each."""
        for before in (0, 1):
            row = self.row(words[before:])
            if len(row) < 2 or not self.held_out(row[0]) or not self.lift(self.saying(row[0]), ""):
                continue
            for laid, word in enumerate(row):
                self.page.mouse.move(*self.window.middle(self.key(word)), steps=2)
                if laid < len(row) - 1:
                    self.page.wait_for_selector(f".prompt[data-laid='{laid + 1}']")
            if (said := self.prefix(self.told("way"), words)) == before + len(row):
                return self.drop(said, self.told("asks") != "")
            self.let_go()
        return None

    def held_out(self, word: int) -> bool:
        return self.page.locator(f"{HELD_OUT}[data-pick='{self.saying(word)}-0']").count() > 0

    def row(self, words: list[int]) -> list[int]:
        """The words at the beginning that have one verb, and each another thing."""
        found: list[int] = []
        for word in words:
            if self.saying(word) != self.saying(words[0]) or word in found:
                break
            found.append(word)
        return found

    def free(self) -> bool:
        """Nothing is being repeated, which would end if something were laid back."""
        return not self.told("lasting")

    def drop(self, said: int, final: bool) -> Made:
        if final:
            self.page.wait_for_timeout(SLIP)
        self.page.mouse.up()
        return Made(said, 1, "drag")

    def pieces(self, words: list[int]) -> list[str]:
        """What may be picked up to say these words."""
        names = [*self.names(words[0]), *[self.saying(word) for word in words[1:2]]]
        if len(words) > 1 and self.key(words[0]) and self.key(words[1]):
            names.insert(0, f"{self.key(words[1])} {self.key(words[0])}")
        return names

    def named(self, words: list[int]) -> list[str]:
        """The figure that the next words name, if any, and none."""
        targets = [self.words.target(word) for word in words[:4]]
        found = [str(self.words.name(*target)) for target in targets if target and target[0] in AMOUNTS]
        return [*found[:1], ""]

    def goals(self, words: list[int]) -> list[str]:
        """What the words name, the furthest first, as far as it is lit now."""
        lit = self.window.lit(":is([data-light=place], [data-light=only], [data-light=through]):visible")
        names = [self.key(word) for word in words[:FURTHEST]]
        return [name for name in dict.fromkeys(reversed(names)) if name in lit]

    def lift(self, piece: str, figure: str) -> bool:
        thing = self.element(piece)
        if figure and not (self.hover(piece) and figure in self.figures()):
            return False
        if figure:
            thing = self.page.locator(f".counts button[data-count='{figure}']")
        spot = free_spot(thing) if thing.count() else None
        box = thing.bounding_box() if spot else None
        if not spot or not box:
            return False
        x, y = box["x"] + spot["x"], box["y"] + spot["y"]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 9, y - 9, steps=2)
        if self.page.locator(".carried span").count():
            return True
        self.let_go()
        return False

    def let_go(self) -> None:
        """Over nothing, and the hand is empty again."""
        self.page.mouse.move(3, 3)
        self.page.mouse.up()
        self.page.wait_for_selector(".carried span", state="detached")
        self.page.keyboard.press("Escape")

    def press(self, words: list[int]) -> Made | None:
        """A thing that is said by a press, or a button."""
        for name in self.names(words[0]):
            if self.hover(name) and (said := self.prefix(self.told("way"), words)):
                final = self.told("asks") != ""
                self.click(self.element(name))
                return self.confirmed(said, final)
        for button in self.page.locator(".prompt .acts button[data-way]").all():
            if said := self.prefix(button.get_attribute("data-way"), words):
                locked = self.locked(button, words[:said])
                at_once = "primary" in str(button.get_attribute("class")) or button.get_attribute(
                    "data-at-once"
                )
                self.click(button)
                if locked or not self.page.locator(".prompt.holding").count():
                    return self.confirmed(said, locked and not at_once)
                return self.place(words)
        return None

    def place(self, words: list[int]) -> Made | None:
        """A word was picked up by its button: it goes to its place."""
        for place in self.goals(words):
            self.hover(place)
            if said := self.prefix(self.told("way"), words):
                final = self.told("asks") != ""
                self.click(self.element(place))
                made = self.confirmed(said, final)
                return Made(said, made.gestures + 1, "press and place")
        return self.besides(words)

    def click(self, thing: Locator) -> None:
        box, spot = thing.bounding_box(), free_spot(thing)
        if box and spot:
            self.window.take_time(box["x"] + spot["x"], box["y"] + spot["y"])
        thing.click(position=spot)

    def confirmed(self, said: int, final: bool) -> Made:
        if final:
            self.page.wait_for_selector(CONFIRM)
            self.page.wait_for_timeout(SLIP)
            self.page.locator(CONFIRM).click()
        return Made(said, 2 if final else 1, "press")

    def locked(self, button: Locator, words: list[int]) -> bool:
        """It has the lock, and asks."""
        verbs = [self.words.verb_of(word).text for word in words]
        return button.locator("use[href='#lock']").count() > 0 and not set(verbs) & set(AT_ONCE)

    def choose(self, words: list[int]) -> Made | None:
        """A thing is pressed, and then one of its words or places."""
        for name in self.names(words[0]):
            if not self.hover(name):
                continue
            self.click(self.element(name))
            self.page.wait_for_selector(".prompt.holding, .float")
            if made := self.besides(words):
                return made
        return None

    def besides(self, words: list[int]) -> Made | None:
        """One of several words for what was picked up or brought, or one beside its places."""
        for button in self.page.locator(WORDS).all():
            if said := self.prefix(button.get_attribute("data-way"), words):
                final = self.locked(button, words[:said])
                self.click(button)
                return Made(said, self.confirmed(said, final).gestures + 1, "and choose")
        self.page.keyboard.press("Escape")
        return None
