"""No game is ever lost: a server killed at any moment resumes every table at the exact step."""

from __future__ import annotations

import random
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from perihelion.games import SHELF
from perihelion.games.solar_sphere.words import WORDS
from perihelion.records.record import read, verify
from server.kit.serving import QUICK, Served
from server.kit.tables import solar_table
from services import free_port

KILLS = 20
TURNS = 6


class Stubborn:
    """A person who goes on choosing whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.luck = random.Random(7)
        self.acknowledged: dict[int, str] = {}
        self.server = self.start()
        self.client = self.server.guest("Ines")
        self.table = f"/api/tables/{solar_table(self.client, 'me', 'random', 'me', 'me')}"

    def start(self) -> Served:
        server = Served(QUICK, self.data, self.port)
        server.wait()
        return server

    def present(self) -> dict[str, Any]:
        """How things stand, for whichever own seat is asked."""
        present: dict[str, Any] = self.client.get(f"{self.table}/view", params={"eyes": 0}).json()["present"]
        asked = [seat for seat in present["waiting"] if seat in (2, 3)]
        if asked:
            present = self.client.get(f"{self.table}/view", params={"eyes": asked[0]}).json()["present"]
        return present

    def choose(self) -> bool:
        """One choice, if it is one's turn; whether the game is over."""
        present = self.present()
        if self.acknowledged:
            assert present["n"] >= max(self.acknowledged), "an acknowledged choice is gone"
        question = present["question"]
        if question is not None:
            offer = self.luck.choice(question["offers"])
            choice = {"seat": question["seat"], "n": present["n"], "word": offer["word"]}
            answer = self.client.post(f"{self.table}/choose", json=choice)
            if answer.status_code < 300:
                self.acknowledged[present["n"] + 1] = WORDS.text(offer["word"])
            else:
                assert answer.status_code == 409, answer.text
        return bool(present["over"])

    def play_some(self, choices: int) -> None:
        goal = len(self.acknowledged) + choices
        while len(self.acknowledged) < goal:
            assert not self.choose(), "the game was over too soon"

    def kill(self) -> None:
        """At any moment of the next few requests; however fast the machine, few choices fit into it."""
        timer = threading.Timer(self.luck.uniform(0, 0.015), self.server.process.kill)
        timer.start()
        with pytest.raises(httpx.TransportError):
            self.play_some(1000)
        timer.join()
        self.server.process.wait()

    def play(self) -> None:
        for _ in range(KILLS):
            self.play_some(self.luck.randint(0, 3))
            self.kill()
            self.server = self.start()
        while not self.choose():
            pass

    def stored(self) -> list[tuple[int, int, str]]:
        """What lies in the file."""
        with sqlite3.connect(self.data / "perihelion.sqlite") as file:
            return file.execute("select n, who, word from entries order by n").fetchall()


def test_a_server_killed_twenty_times_in_a_game_loses_and_doubles_nothing(tmp_path: Path) -> None:
    person = Stubborn(tmp_path)
    try:
        person.play()
        record = person.client.get(f"{person.table}/record").text
    finally:
        person.server.process.kill()
        person.server.process.wait()
    stored = person.stored()
    assert [n for n, _, _ in stored] == list(range(1, len(stored) + 1))
    assert {n: stored[n - 1][2] for n in person.acknowledged} == person.acknowledged
    assert verify(read(record), SHELF).over()
    assert [line.text for line in read(record).lines] == [word for _, _, word in stored]


class Hasty(Stubborn):
    """A person who says whole turns at once, at a screen with both seats."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.table = f"/api/tables/{solar_table(self.client, 'me', 'me')}"

    def turn(self) -> tuple[int, list[int]]:
        """The last event, and the longest chain of words that nobody else interrupts."""
        now = self.client.get(f"{self.table}/view").json()["present"]
        asked = {"seat": now["waiting"][0], "n": now["n"]}
        ahead = self.client.get(f"{self.table}/ahead", params=asked).json()
        chains = [chain for chain in chains_of(ahead["links"]) if chain[-1]["then"] in ("done", "others")]
        return now["n"], [link["word"] for link in max(chains, key=len)]

    def say(self, n: int, words: list[int]) -> None:
        seat = self.client.get(f"{self.table}/view").json()["present"]["waiting"][0]
        timer = threading.Timer(self.luck.uniform(0, 0.02), self.server.process.kill)
        timer.start()
        try:
            told = {"seat": seat, "n": n, "word": words[0], "then": words[1:]}
            self.client.post(f"{self.table}/choose", json=told)
        except httpx.TransportError:
            pass
        timer.join()
        self.server.process.wait()


def chains_of(links: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    return [chain for link in links for chain in ([link], *[[link, *c] for c in chains_of(link["links"])])]


def test_a_chain_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    person, ends = Hasty(tmp_path), set()
    try:
        for _ in range(TURNS):
            n, words = person.turn()
            person.say(n, words)
            person.server = person.start()
            ends.add((person.client.get(f"{person.table}/view").json()["present"]["n"] - n) / len(words))
    finally:
        person.server.process.kill()
        person.server.process.wait()
    assert ends <= {0, 1}
