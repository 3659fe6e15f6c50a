"""Walks over everything that people may do at a table, three of them and in any order: nobody ever sees with
two pairs of eyes a game that hides something."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Final

import httpx
import pytest

from perihelion.core.dice import Generator
from server.kit.serving import hear, watch
from server.kit.tables import Hall, new_table

SEATS: Final = 3
NAMES: Final = ("Ada", "Bo", "Cy")
STEPS: Final = 12
PASSWORD: Final = "open the pod bay doors"
LOGINS: Final = count()


class Law:
    """What each person may see at one table, by what they have seen so far. It asks nobody but the eyes."""

    def __init__(self) -> None:
        self.seen: dict[str, set[int]] = {}
        self.begun = False

    def look(self, looks: dict[str, set[int]]) -> None:
        """Everybody has looked through all eyes that were open to them."""
        for person, seats in looks.items():
            before = self.seen.get(person, set())
            assert not before or seats <= before, f"{person} saw with {before} and sees with {seats}"
            assert before or len(seats) <= 1 or not self.begun, f"{person} opens {seats} at once"
        for person, seats in looks.items():
            for seat in seats - self.seen.get(person, set()):
                self.part(seat)
            self.seen[person] = self.seen.get(person, set()) | seats
        self.begun = True

    def part(self, seat: int) -> None:
        """Somebody new sits there: it is no longer one of several seats of somebody else."""
        for seats in self.seen.values():
            if len(seats) > 1:
                seats.discard(seat)

    def become(self, guest: str, account: str) -> None:
        """A guest logs in."""
        if not self.seen.get(account):
            self.seen[account] = set(self.seen.get(guest, set()))


class Walk:
    """One table of Helios after the other. Whatever is refused changes nothing, and that is all right."""

    def __init__(self, place: Hall, luck: Generator) -> None:
        self.luck = luck
        self.people = [place.guest(name) for name in NAMES]
        self.account = {"login": f"dora-{next(LOGINS)}", "password": PASSWORD}
        place.guest("Dora").post("/api/me/register", json=self.account).raise_for_status()
        self.trail: list[str] = []
        self.opens_a_table()
        self.look()

    def go_to(self, table: str) -> None:
        self.table, self.law = table, Law()

    def any_seat(self) -> int:
        return self.luck.below(SEATS)

    def ask(self, person: httpx.Client, method: str, path: str, body: object = None) -> httpx.Response:
        answer = person.request(method, f"/api/tables/{self.table}{path}", json=body)
        assert answer.status_code < 500, answer.text
        return answer

    def info(self, person: httpx.Client) -> dict[str, Any]:
        answer = self.ask(person, "GET", "")
        return dict(answer.json()) if answer.status_code == 200 else {}

    def opens_a_table(self) -> None:
        """The first person sits there, so that the game waits; the others come if there is a place."""
        others = [("me", "open", "random")[self.luck.below(3)] for _ in range(SEATS - 1)]
        self.go_to(new_table(self.people[0], "me", *others))
        for person in self.people[1:]:
            self.ask(person, "POST", "/join", {})

    def goes_on(self) -> None:
        """Somebody does something, and everybody looks."""
        does = OPERATIONS[self.luck.below(len(OPERATIONS))]
        # The owner may do most.
        person = max(0, self.luck.below(5) - 2)
        self.trail.append(f"{NAMES[person]} {does.__name__}")
        does(self, self.people[person])
        self.look()

    def look(self) -> None:
        if self.status() == "playing":
            looks = {self.me(one): self.eyes(one) for one in self.people}
            # The game may have ended while they looked: then everything is open to everybody.
            if self.status() == "playing":
                self.law.look(looks)

    def status(self) -> str:
        return str(self.info(self.people[0]).get("status", "gone"))

    def me(self, person: httpx.Client) -> str:
        return str(person.get("/api/me").json()["id"])

    def eyes(self, person: httpx.Client) -> set[int]:
        """The seats through whose eyes this person can look."""
        return {seat for seat in range(SEATS) if self.shows(person, "view", seat)}

    def shows(self, person: httpx.Client, way: str, eyes: int) -> bool:
        return self.ask(person, "GET", f"/{way}?eyes={eyes}").status_code == 200

    def knows(self, table: dict[str, Any], step: int) -> None:
        """Of a game that goes on one may have what one's own seats saw: the first cards go round the table,
        one to each seat."""
        mine = {seat["seat"] for seat in table["seats"] if seat["yours"]}
        if self.status() == "playing":
            assert mine >= set(range(min(step, SEATS))), f"{mine} got step {step}"


def joins(walk: Walk, person: httpx.Client) -> None:
    walk.ask(person, "POST", "/join", {"seat": walk.any_seat()})


def joins_anywhere(walk: Walk, person: httpx.Client) -> None:
    walk.ask(person, "POST", "/join", {})


def leaves(walk: Walk, person: httpx.Client) -> None:
    walk.ask(person, "POST", "/leave")


def opens_a_seat(walk: Walk, person: httpx.Client) -> None:
    walk.ask(person, "PUT", f"/seats/{walk.any_seat()}", {"kind": "open"})


def puts_a_bot(walk: Walk, person: httpx.Client) -> None:
    walk.ask(person, "PUT", f"/seats/{walk.any_seat()}", {"kind": "bot", "bot": "random"})


def sits_down_as_the_owner(walk: Walk, person: httpx.Client) -> None:
    told = {"kind": "person", "person": walk.me(person)}
    walk.ask(person, "PUT", f"/seats/{walk.any_seat()}", told)


def admits(walk: Walk, person: httpx.Client) -> None:
    """Whoever asked, where they asked or elsewhere."""
    for one in walk.info(person).get("requests", []):
        seat = one["seat"] if walk.luck.below(2) else walk.any_seat()
        walk.ask(person, "PUT", f"/seats/{seat}", {"kind": "person", "person": one["person"]})


def refuses(walk: Walk, person: httpx.Client) -> None:
    for one in walk.info(person).get("requests", []):
        walk.ask(person, "POST", "/refuse", {"person": one["person"]})


def starts(walk: Walk, person: httpx.Client) -> None:
    walk.ask(person, "POST", "/start")


def plays(walk: Walk, person: httpx.Client) -> None:
    """Answers for each of one's seats that is asked."""
    for seat in range(SEATS):
        present = walk.ask(person, "GET", f"/view?eyes={seat}").json()["present"]
        if present and present["question"]:
            offers = present["question"]["offers"]
            word = offers[walk.luck.below(len(offers))]["word"]
            walk.ask(person, "POST", "/choose", {"seat": seat, "n": present["n"], "word": word})


def takes_back(walk: Walk, person: httpx.Client) -> None:
    present = walk.ask(person, "GET", "/view").json()["present"] or {"n": 0}
    walk.ask(person, "POST", "/undo", {"seat": walk.any_seat(), "n": present["n"]})


def asks_for_a_rematch(walk: Walk, person: httpx.Client) -> None:
    answer = walk.ask(person, "POST", "/rematch")
    if answer.status_code == 201:
        walk.go_to(answer.json()["id"])


def branches(walk: Walk, person: httpx.Client) -> None:
    table, step = walk.info(person), walk.luck.below(9)
    if walk.ask(person, "POST", "/branch", {"step": step}).status_code == 201:
        walk.knows(table, step)


def writes_the_record(walk: Walk, person: httpx.Client) -> None:
    table = walk.info(person)
    if walk.ask(person, "GET", "/record").status_code == 200:
        walk.knows(table, table["step"])


def logs_in(walk: Walk, person: httpx.Client) -> None:
    guest = walk.me(person)
    person.post("/api/login", json=walk.account).raise_for_status()
    walk.law.become(guest, walk.me(person))


def logs_out(_: Walk, person: httpx.Client) -> None:
    """The browser is somebody new."""
    person.post("/api/logout").raise_for_status()


def watches(walk: Walk, person: httpx.Client) -> None:
    """A replay and a socket open the eyes that a look opens, and no others."""
    eyes = walk.any_seat()
    shown = walk.shows(person, "view", eyes)
    if walk.status() == "playing":
        assert walk.shows(person, "replay", eyes) == shown or walk.status() != "playing"
    with watch(person, walk.table, eyes) as page:
        assert not shown or hear(page, "frame")["eyes"] == eyes


OPERATIONS: Final[tuple[Callable[[Walk, httpx.Client], None], ...]] = (
    *(joins, joins, joins_anywhere, leaves, leaves, opens_a_seat, puts_a_bot, sits_down_as_the_owner),
    *(admits, admits, admits, refuses, starts, plays, takes_back, asks_for_a_rematch),
    *(branches, writes_the_record, logs_in, logs_in, logs_out, watches),
)
"""Those more than once that lead somewhere only together."""


@pytest.mark.parametrize("number", range(24))
def test_nobody_ever_sees_with_two_pairs_of_eyes(place: Hall, number: int) -> None:
    walk = Walk(place, Generator(f"walk {number}"))
    for _ in range(STEPS):
        try:
            walk.goes_on()
        except AssertionError as error:
            raise AssertionError(" / ".join(walk.trail)) from error
