"""Whose turn it is to use the processes that think: round by address, by person and by table, so that whoever
asks for much waits for their own things and not others for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

KEPT: Final = 10_000
"""So many who were served last are remembered; all others were served longer ago than these."""


class Whose(NamedTuple):
    """For whom something is done."""

    address: str
    person: str
    table: str

    def names(self) -> list[tuple[int, str]]:
        """From the widest to the narrowest; a person is not taken for a table of the same name."""
        return list(enumerate(self))


class Places(NamedTuple):
    """How much may be done at once for one person, for one address, and for all."""

    person: int
    address: int
    all: int


ONE: Final = Places(1, 1, 1)


def shared(places: int) -> Places:
    """So many for everybody, and two that nobody can take away by asking for much: one for a person who has
    nothing going on, one for an address that has nothing going on."""
    return Places(places, places + 1, places + 2)


class Line:
    """Who uses the places, and who waits for one."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.taken: list[Whose] = []
        self.waiting: list[tuple[Whose, asyncio.Future[None]]] = []
        self.served: OrderedDict[tuple[int, str], int] = OrderedDict()
        """When each address, person and table was given a place last, counted in places given."""
        self.given = 0

    @asynccontextmanager
    async def place(self, whose: Whose) -> AsyncIterator[None]:
        """Wait for a place and keep it for a while."""
        await self.wait(whose)
        try:
            yield
        finally:
            self.leave(whose)

    async def wait(self, whose: Whose) -> None:
        asked = (whose, asyncio.get_running_loop().create_future())
        self.waiting.append(asked)
        self.let_in()
        try:
            await asked[1]
        except asyncio.CancelledError:
            if asked in self.waiting:
                self.waiting.remove(asked)
            else:
                self.leave(whose)
            raise

    def leave(self, whose: Whose) -> None:
        self.taken.remove(whose)
        self.let_in()

    def let_in(self) -> None:
        """As many as there is room for; first those who were served longest ago, and of these who came
        first."""
        while able := [asked for asked in self.waiting if not asked[1].done() and self.has_room(asked[0])]:
            chosen = min(able, key=lambda asked: self.last_served(asked[0]))
            self.waiting.remove(chosen)
            self.give(chosen[0])
            chosen[1].set_result(None)

    def has_room(self, whose: Whose) -> bool:
        person = sum([whose.person == other.person for other in self.taken])
        address = sum([whose.address == other.address for other in self.taken])
        places = self.places
        return person < places.person and address < places.address and len(self.taken) < places.all

    def last_served(self, whose: Whose) -> list[int]:
        return [self.served.get(name, 0) for name in whose.names()]

    def give(self, whose: Whose) -> None:
        self.given += 1
        self.taken.append(whose)
        for name in whose.names():
            self.served[name] = self.given
            self.served.move_to_end(name)
        while len(self.served) > KEPT:
            self.served.popitem(last=False)
