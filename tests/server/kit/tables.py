"""How tests sit down at a table: a server with Helios and Solar Sphere, people, and what they say in the
game's words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from kit.helios.rules import WORDS
from perihelion.core.game import SPECTATOR
from perihelion.core.words import Words
from perihelion.records.shelf import Shelf
from perihelion.server.settings import Settings
from server.kit.here import served_here
from server.kit.luck import dealt

SHELF = Shelf({"helios": "kit.helios", "solar-sphere": "perihelion.games.solar_sphere"})
WAIT = 20.0


class Hall:
    """A running server, seen from outside."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self.people: list[httpx.Client] = []

    def guest(self, name: str, cookies: dict[str, str] | None = None) -> httpx.Client:
        """Somebody with a browser, which may have been here before."""
        person = httpx.Client(base_url=self.url, headers={"Origin": self.url}, timeout=WAIT, cookies=cookies)
        self.people.append(person)
        person.get("/api/me").raise_for_status()
        if name:
            person.put("/api/me", json={"name": name}).raise_for_status()
        return person


@contextmanager
def hall(folder: Path, buffer: int = 0, **more: Any) -> Iterator[Hall]:
    """A server in this process, with its data in a folder."""
    folder.mkdir(exist_ok=True)
    settings = Settings(data=folder, bots=1, rates=0.0, **({"bot_pause": 0.0} | more))
    with dealt(), served_here(settings, SHELF, buffer) as url:
        found = Hall(url, folder)
        yield found
        for person in found.people:
            person.close()


def new_table(owner: httpx.Client, *seats: str, game: str = "helios", **more: Any) -> str:
    """A table with these seats: me, open, or a bot's name."""
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    answer = owner.post("/api/tables", json={"game": game, "seats": wanted, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def solar_table(owner: httpx.Client, *seats: str, **more: Any) -> str:
    """A table of Solar Sphere, which every server has on its shelf."""
    return new_table(owner, *seats, game="solar-sphere", **more)


def shared_table(red: httpx.Client, blue: httpx.Client, **more: Any) -> str:
    """A game of Helios that two people have begun: red in seat 0, blue in seat 1."""
    table = new_table(red, "me", "open", **more)
    post(blue, table, "join")
    return table


def post(asker: httpx.Client, table: str, what: str, **told: Any) -> Any:
    answer = asker.post(f"/api/tables/{table}/{what}", json=told)
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    return answer.json()


def info(person: httpx.Client, table: str) -> Any:
    return person.get(f"/api/tables/{table}").raise_for_status().json()


def frame(person: httpx.Client, table: str, eyes: int = SPECTATOR) -> Any:
    answer = person.get(f"/api/tables/{table}/view", params={"eyes": eyes})
    assert answer.status_code == 200, answer.text
    return answer.json()


def choice(person: httpx.Client, table: str, seat: int, text: str) -> dict[str, int]:
    """The request that says this word now."""
    return {"seat": seat, "n": frame(person, table)["present"]["n"], "word": WORDS.number(text)}


def says(person: httpx.Client, table: str, seat: int, *texts: str) -> None:
    for text in texts:
        post(person, table, "choose", **choice(person, table, seat, text))


def takes_back(person: httpx.Client, table: str, seat: int) -> None:
    post(person, table, "undo", seat=seat, n=frame(person, table)["present"]["n"])


def offered(person: httpx.Client, table: str, seat: int) -> list[str]:
    question = frame(person, table, seat)["present"]["question"]
    return [by_name(offer["text"]) for offer in question["offers"]] if question else []


def by_name(text: str, words: Words = WORDS) -> str:
    """What a page shows, of Helios or another game: every `{kind:number}` as the thing's name."""
    return re.sub(r"\{([a-z][a-z _-]*):(\d+)\}", lambda thing: words.name(thing[1], int(thing[2])), text)


def without_bids(red: httpx.Client, blue: httpx.Client, table: str) -> None:
    """Nobody bids: red begins with two actions."""
    says(red, table, 0, "bid 0", "no boost")
    says(blue, table, 1, "bid 0", "no boost")


def until(true: Callable[[], Any], seconds: float = WAIT) -> Any:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)
    return found


def play_to_the_end(person: httpx.Client, table: str, *seats: int) -> None:
    """The person says the last offered word in these seats until the game is over."""
    while info(person, table)["status"] == "playing":
        for seat in seats:
            present = frame(person, table, seat)["present"]
            if present["question"]:
                told = {"seat": seat, "n": present["n"], "word": present["question"]["offers"][-1]["word"]}
                # A bot may have answered meanwhile: then look again.
                assert person.post(f"/api/tables/{table}/choose", json=told).status_code in (200, 409)
