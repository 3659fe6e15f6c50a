"""Tables full of people who choose at random, a little later than they were asked, and write down how long
the answers took."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from perihelion.core.game import SPECTATOR
from perihelion.server.load.lines import Caller


class Offer(msgspec.Struct):
    word: int


class Question(msgspec.Struct):
    seat: int
    offers: list[Offer]


class Present(msgspec.Struct):
    n: int
    over: bool
    question: Question | None


class Push(msgspec.Struct):
    """Of what a socket sends, only what a chooser needs."""

    type: str
    present: Present | None = None


OPEN = 60.0
"""Seconds that a socket may take to open: all open at once."""
PUSH = msgspec.json.Decoder(Push)


@dataclass
class Times:
    """Seconds until a choice was acknowledged, and until the other seat and the spectator saw it."""

    answered: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    stale: int = 0
    finished: int = 0
    pushes: int = 0


@dataclass
class Plan:
    host: str
    port: int
    game: str
    pause: float
    """Mean seconds between being asked and choosing."""
    end: float
    """When to stop, by the monotonic clock."""
    measured_from: float


class LiveTable:
    """Two people and a spectator."""

    def __init__(self, plan: Plan, times: Times, number: int) -> None:
        self.plan = plan
        self.times = times
        self.luck = random.Random(number)
        self.people = [Caller(plan.host, plan.port), Caller(plan.host, plan.port)]
        self.watcher = Caller(plan.host, plan.port)
        self.id = ""
        self.sent: dict[int, float] = {}

    async def arrive(self) -> None:
        """Everybody comes in and sits down."""
        for person in [*self.people, self.watcher]:
            await person.done("GET", "/api/me")
        await self.open()

    async def open(self) -> None:
        """A new game."""
        self.sent.clear()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await self.people[0].done("POST", "/api/tables", {"game": self.plan.game, "seats": seats})
        self.id = made["id"]
        await self.people[1].done("POST", f"/api/tables/{self.id}/join", {})

    async def live(self) -> None:
        """Play until the time is over, one game after the other."""
        await self.play()
        while asyncio.get_running_loop().time() < self.plan.end:
            self.times.finished += 1
            await self.open()
            await self.play()

    async def play(self) -> None:
        """One game, as far as the time goes."""
        seats = [self.sit(seat, person) for seat, person in enumerate(self.people)]
        await asyncio.gather(*seats, self.sit(SPECTATOR, self.watcher))

    async def sit(self, eyes: int, person: Caller) -> None:
        address = f"ws://{self.plan.host}:{self.plan.port}/api/tables/{self.id}/socket?eyes={eyes}&since=0"
        headers = {"Cookie": person.cookie}
        origin = f"http://{self.plan.host}:{self.plan.port}"
        options = {"compression": None, "max_queue": 64, "open_timeout": OPEN}
        async with connect(address, additional_headers=headers, origin=origin, **options) as socket:  # type: ignore[arg-type]
            try:
                async with asyncio.timeout_at(self.plan.end):
                    await self.listen(socket, eyes, person)
            except TimeoutError:
                pass

    async def listen(self, socket: ClientConnection, eyes: int, person: Caller) -> None:
        async for message in socket:
            push = PUSH.decode(message)
            self.times.pushes += 1
            if push.present is None:
                continue
            self.note_seen(push.present.n)
            if push.present.over:
                return
            if push.present.question is not None and push.present.question.seat == eyes:
                await self.choose(eyes, person, push.present, push.present.question)

    def note_seen(self, n: int) -> None:
        """A push tells of every choice up to n."""
        now = time.monotonic()
        for first in [first for first in self.sent if first < n]:
            sent = self.sent.pop(first)
            if sent > self.plan.measured_from:
                self.times.seen.append(now - sent)

    async def choose(self, seat: int, person: Caller, present: Present, question: Question) -> None:
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.plan.pause)
        word = self.luck.choice(question.offers).word
        start = time.monotonic()
        self.sent[present.n] = start
        status, _ = await person.ask(
            "POST", f"/api/tables/{self.id}/choose", {"seat": seat, "n": present.n, "word": word}
        )
        if status == 409:
            self.times.stale += 1
        elif status < 300 and start > self.plan.measured_from:
            self.times.answered.append(time.monotonic() - start)

    def close(self) -> None:
        for person in [*self.people, self.watcher]:
            person.close()
