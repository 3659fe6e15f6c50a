"""A walk over everything that people may do at a table, by three of them and in any order: nobody ever sees
with two pairs of eyes a game that hides something."""

from __future__ import annotations

from typing import Any, ClassVar

import httpx
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from server.kit.serving import hear, watch
from server.kit.tables import Hall, new_table

SEATS = 3
PEOPLE = 3
SEAT = st.integers(0, SEATS - 1)
PERSON = st.integers(0, PEOPLE - 1)
ANY_SEAT = st.one_of(st.none(), SEAT)
SITTER = st.sampled_from(["me", "open", "random"])
PASSWORD = "open the pod bay doors"


class Law:
    """What each person may see at one table, from what they have seen so far. It asks nobody but the eyes."""

    def __init__(self) -> None:
        self.seen: dict[str, set[int]] = {}
        self.begun = False

    def look(self, looks: dict[str, set[int]]) -> None:
        """Everybody has looked through all eyes that were open to them."""
        for person, seats in looks.items():
            before = self.seen.get(person, set())
            assert len(seats) <= 1 or seats <= before or not self.begun, f"{person} opens {seats} at once"
            assert not before or seats <= before, f"{person} saw with {before} and sees with {seats}"
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


class Walk(RuleBasedStateMachine):
    """One table of Helios after the other. Whatever is refused changes nothing, and that is all right."""

    place: ClassVar[Hall]

    def __init__(self) -> None:
        super().__init__()
        self.people = [self.place.guest(name) for name in ("Ada", "Bo", "Cy")]
        self.account = {"login": f"dora-{len(self.place.people)}", "password": PASSWORD}
        self.place.guest("Dora").post("/api/me/register", json=self.account).raise_for_status()
        self.table = ""
        self.law = Law()

    def ask(self, person: int, method: str, path: str, body: object = None) -> httpx.Response:
        answer = self.people[person].request(method, f"/api/tables/{self.table}{path}", json=body)
        assert answer.status_code < 500, answer.text
        return answer

    def me(self, person: int) -> str:
        return str(self.people[person].get("/api/me").json()["id"])

    def go_to(self, table: str) -> None:
        self.table, self.law = table, Law()

    @initialize(owner=PERSON, seats=st.lists(SITTER, min_size=SEATS, max_size=SEATS))
    def opens_a_table(self, owner: int, seats: list[str]) -> None:
        self.go_to(new_table(self.people[owner], *seats, options={"energy": "4"}))

    @rule(person=PERSON, seat=ANY_SEAT)
    def joins(self, person: int, seat: int | None) -> None:
        self.ask(person, "POST", "/join", {"seat": seat})

    @rule(person=PERSON)
    def leaves(self, person: int) -> None:
        self.ask(person, "POST", "/leave")

    @rule(person=PERSON, seat=SEAT, kind=st.sampled_from(["open", "bot"]))
    def fills(self, person: int, seat: int, kind: str) -> None:
        self.ask(person, "PUT", f"/seats/{seat}", {"kind": kind, "bot": "random"})

    @rule(person=PERSON, seat=SEAT)
    def sits_down_as_the_owner(self, person: int, seat: int) -> None:
        self.ask(person, "PUT", f"/seats/{seat}", {"kind": "person", "person": self.me(person)})

    @rule(person=PERSON, seat=ANY_SEAT)
    def admits(self, person: int, seat: int | None) -> None:
        """Whoever asked, where they asked or elsewhere."""
        for one in self.info(person).get("requests", [])[:1]:
            place = one["seat"] if seat is None else seat
            self.ask(person, "PUT", f"/seats/{place}", {"kind": "person", "person": one["person"]})

    @rule(person=PERSON)
    def refuses(self, person: int) -> None:
        for one in self.info(person).get("requests", []):
            self.ask(person, "POST", "/refuse", {"person": one["person"]})

    @rule(person=PERSON)
    def starts(self, person: int) -> None:
        self.ask(person, "POST", "/start")

    @rule(person=PERSON, pick=st.integers(0, 9))
    def plays(self, person: int, pick: int) -> None:
        """Answers for each of one's seats that is asked."""
        for seat in range(SEATS):
            present = self.ask(person, "GET", f"/view?eyes={seat}").json()["present"]
            if present and present["question"]:
                offers = present["question"]["offers"]
                told = {"seat": seat, "n": present["n"], "word": offers[pick % len(offers)]["word"]}
                self.ask(person, "POST", "/choose", told)

    @rule(person=PERSON, seat=SEAT)
    def takes_back(self, person: int, seat: int) -> None:
        present = self.ask(person, "GET", "/view").json()["present"] or {"n": 0}
        self.ask(person, "POST", "/undo", {"seat": seat, "n": present["n"]})

    @rule(person=PERSON)
    def asks_for_a_rematch(self, person: int) -> None:
        answer = self.ask(person, "POST", "/rematch")
        if answer.status_code == 201:
            self.go_to(answer.json()["id"])

    @rule(person=PERSON, step=st.integers(0, 8))
    def branches(self, person: int, step: int) -> None:
        """Of a game that goes on only what one's own seats were dealt."""
        before = self.info(person)
        answer = self.ask(person, "POST", "/branch", {"step": step})
        if answer.status_code == 201 and before.get("status") == "playing":
            self.knows(before, step)

    @rule(person=PERSON)
    def writes_the_record(self, person: int) -> None:
        before = self.info(person)
        answer = self.ask(person, "GET", "/record")
        if answer.status_code == 200 and before.get("status") == "playing":
            self.knows(before, before["step"])

    def knows(self, table: dict[str, Any], step: int) -> None:
        """The first cards go round the table, one to each seat."""
        mine = {seat["seat"] for seat in table["seats"] if seat["yours"]}
        assert mine >= set(range(min(step, SEATS))), f"{mine} got step {step}"

    @rule(person=PERSON)
    def logs_in(self, person: int) -> None:
        guest = self.me(person)
        self.people[person].post("/api/login", json=self.account).raise_for_status()
        self.law.become(guest, self.me(person))

    @rule(person=PERSON, eyes=st.integers(-1, SEATS - 1))
    def watches(self, person: int, eyes: int) -> None:
        """A socket opens the same eyes as a look."""
        asked = self.ask(person, "GET", f"/view?eyes={eyes}").status_code
        with watch(self.people[person], self.table, eyes) as page:
            if asked == 200:
                assert hear(page, "frame")["eyes"] == eyes

    @invariant()
    def nobody_sees_with_two_pairs_of_eyes(self) -> None:
        if self.table and self.status() == "playing":
            looks = {self.me(person): self.eyes(person) for person in range(PEOPLE)}
            # The game may have ended while they looked: then everything is open to everybody.
            if self.status() == "playing":
                self.law.look(looks)

    def info(self, person: int) -> dict[str, Any]:
        answer = self.ask(person, "GET", "")
        return dict(answer.json()) if answer.status_code == 200 else {}

    def status(self) -> str:
        return str(self.info(0).get("status", "gone"))

    def eyes(self, person: int) -> set[int]:
        """The seats through whose eyes this person can look or look back."""
        return {seat for seat in range(SEATS) for way in ("view", "replay") if self.opens(person, way, seat)}

    def opens(self, person: int, way: str, seat: int) -> bool:
        return self.ask(person, "GET", f"/{way}?eyes={seat}").status_code == 200

    def teardown(self) -> None:
        for person in self.people:
            person.close()


def test_nobody_ever_sees_with_two_pairs_of_eyes(place: Hall) -> None:
    """A walk that breaks the law is told as it was: to shorten it takes longer than to read it."""
    Walk.place = place
    walks = settings(max_examples=25, stateful_step_count=16, phases=[Phase.generate])
    run_state_machine_as_test(Walk, settings=walks)
