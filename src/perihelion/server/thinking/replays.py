"""Games from their first step, for whoever looks back: made in another process, once, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from pebble import ProcessExpired

from perihelion.analysis.parts import played
from perihelion.core.said import Said
from perihelion.server.metrics import REPLAYS
from perihelion.server.people.identity import Person
from perihelion.server.tables.eyes import seen_game
from perihelion.server.tables.live import Live
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking.line import Whose
from perihelion.server.thinking.pool import Pool
from perihelion.server.thinking.retelling import Told, retell
from perihelion.server.wire.reading import READER
from perihelion.server.wire.refusals import NotNow

MOST_BYTES: Final = 32_000_000
"""So much is kept, as it is sent; what nobody has asked for longest is made again when somebody does."""
TOO_LONG: Final = Said("This game takes too long to be shown from its first step.")
Sight = tuple[str, int, str]
"""A table, the eyes through which it is seen, and the language in which it is told."""


class Kept(NamedTuple):
    """A replay up to event `n`."""

    n: int
    text: bytes


class Memory:
    """The last replays that were made or asked for, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Sight, Kept] = OrderedDict()
        self.size = 0

    def get(self, sight: Sight) -> Kept | None:
        if sight in self.kept:
            self.kept.move_to_end(sight)
        return self.kept.get(sight)

    def put(self, sight: Sight, made: Kept) -> None:
        """One that took longer may come after a later one: that stays."""
        before = self.kept.pop(sight, made)
        self.size -= len(before.text) if before is not made else 0
        self.kept[sight] = max(before, made, key=lambda kept: kept.n)
        self.size += len(self.kept[sight].text)
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1].text)


class Replays:
    """The replays that this process has made and is waiting for."""

    def __init__(self, rooms: Rooms, pool: Pool) -> None:
        self.rooms = rooms
        self.pool = pool
        self.memory = Memory(MOST_BYTES)
        self.making: dict[tuple[Sight, int], asyncio.Task[bytes]] = {}

    async def replay(self, person: Person, table: str, eyes: int, known_n: int) -> bytes:
        """The replay as compressed JSON, for whoever may look through these eyes."""
        async with self.rooms.held(table, known_n) as room:
            live = await self.rooms.sure(room, lambda: seen_game(room, person, eyes))
            sight = (table, eyes, READER.get().code)
            kept = self.memory.get(sight)
            if kept is not None and kept.n == live.n:
                return kept.text
            making = self.making.get((sight, live.n)) or self.begin(person, sight, live)
        # Whoever hangs up does not take it away from others who wait for the same.
        return await asyncio.shield(making)

    def begin(self, person: Person, sight: Sight, live: Live) -> asyncio.Task[bytes]:
        """Have it made, from where the last one ended unless something of that was taken back."""
        kept, key = self.memory.get(sight), (sight, live.n)
        before = kept.text if kept is not None and live.undone <= kept.n else b""
        shelf, texts = self.rooms.shelf, self.rooms.settings.texts
        told = Told(played(live.table, shelf.modules), sight[1], sight[2], texts, before)
        whose = Whose(self.rooms.addresses.of(person.id), person.id, sight[0])
        task = self.rooms.background.run(self.made(whose, told, sight, live.n))
        self.making[key] = task
        task.add_done_callback(lambda _: self.making.pop(key))
        return task

    async def made(self, whose: Whose, told: Told, sight: Sight, n: int) -> bytes:
        try:
            async with self.pool.line.place(whose):
                text = await self.pool.run(retell, told)
        except (TimeoutError, ProcessExpired) as error:
            raise NotNow(TOO_LONG) from error
        self.memory.put(sight, Kept(n, text))
        REPLAYS.inc()
        return text
