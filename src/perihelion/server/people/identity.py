"""Who is asking: a guest or an account by a signed cookie, a program by a bearer token, or nobody yet.

A guest is only a signed id; a row is written when the guest first does something that others can see.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from sqlalchemy import bindparam, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.server.people.browsers import browser_owner
from perihelion.server.people.cookies import Claim, Cookies, new_id
from perihelion.server.people.tokens import token_owner
from perihelion.server.store.schema import PEOPLE

By = Literal["cookie", "token", "nobody"]

SKY: Final = (
    *(
        "Comet",
        "Aphelion",
        "Corona",
        "Meteor",
        "Nebula",
        "Pulsar",
        "Quasar",
        "Zenith",
        "Nadir",
        "Umbra",
        "Parallax",
        "Solstice",
    ),
    *(
        "Equinox",
        "Eclipse",
        "Transit",
        "Azimuth",
        "Bolide",
        "Syzygy",
        "Halo",
        "Photon",
        "Orbit",
        "Apogee",
        "Perigee",
        "Vesper",
    ),
)
KEPT: Final = 4096
FRESH: Final = 30.0
"""Seconds until a person is read again: another process may have renamed, registered or ended them."""
READ_PERSON: Final = select(PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.ended, PEOPLE.c.language).where(
    PEOPLE.c.id == bindparam("who")
)


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None
    ended: bool = False
    """A guest whose cookie is worth nothing any more."""
    language: str = ""
    """The code of the language that was chosen; empty for the browser's."""


@dataclass(frozen=True)
class Caller:
    """A person, and how we know."""

    person: Person
    by: By
    claim: Claim | None = None
    """What the cookie says, if it was the cookie."""


@lru_cache(KEPT)
def guest_name(id: str) -> str:
    """A friendly name that goes with a guest's id: Comet 41."""
    number = int.from_bytes(hashlib.sha256(id.encode()).digest()[:4], "big")
    return f"{SKY[number % len(SKY)]} {10 + number // len(SKY) % 90}"


def new_guest() -> Person:
    id = new_id()
    return Person(id, guest_name(id), None)


class Door:
    """Looks at what a request carries and says who it is. Remembers for a while whom it has seen."""

    def __init__(self, engine: AsyncEngine, cookies: Cookies) -> None:
        self.engine = engine
        self.cookies = cookies
        self.seen: OrderedDict[str, tuple[Person | None, float]] = OrderedDict()
        self.forgotten = 0
        """How often somebody was forgotten."""

    async def recognise(self, headers: Mapping[str, str]) -> Caller | None:
        """A token goes before a cookie, so that a program is never taken for a browser."""
        token = bearer(headers)
        if token is not None:
            return await self.by_token(token)
        return await self.by_cookie(cookie(headers, self.cookies.name))

    async def by_token(self, token: str) -> Caller | None:
        """The owner of a bearer token. Tokens are not remembered: one that was taken back must not work a
        second longer."""
        owner = await token_owner(self.engine, token)
        person = await self.owner(owner) if owner else None
        return Caller(person, "token") if person else None

    async def by_cookie(self, text: str) -> Caller | None:
        claim = self.cookies.read(text)
        if claim is None:
            return None
        person = await (self.logged_in(claim) if claim.account else self.guest(claim))
        return Caller(person, "cookie", claim) if person else None

    async def logged_in(self, claim: Claim) -> Person | None:
        """Who is logged in at this browser. Like tokens, browsers are not remembered: where somebody has
        logged out, the cookie must not work a second longer."""
        owner = await browser_owner(self.engine, claim.id)
        return await self.owner(owner) if owner else None

    async def owner(self, id: str) -> Person | None:
        """Whoever has a token or is logged in is stored, even if nobody was when we looked last."""
        found = await self.find(id)
        if found is None:
            self.forget(id)
            found = await self.find(id)
        return found

    async def guest(self, claim: Claim) -> Person | None:
        """A guest's cookie is worth nothing once the guest has become an account, has logged in as one or has
        logged out: each of these gives a new one."""
        found = await self.find(claim.id)
        if found is None:
            return Person(claim.id, guest_name(claim.id), None)
        return None if found.login or found.ended else found

    async def find(self, id: str) -> Person | None:
        kept = self.seen.get(id)
        if kept and kept[1] > time.monotonic():
            return kept[0]
        before = self.forgotten
        found = await stored(self.engine, id)
        # Whoever was forgotten while we read may have been read as they were before.
        if before == self.forgotten:
            self.keep(id, found)
        return found

    def keep(self, id: str, found: Person | None) -> None:
        """Also that nobody is stored: whoever only watches is asked for as long as a page is open, and a
        guest who is stored later has the same name."""
        self.seen[id] = (found, time.monotonic() + FRESH)
        if len(self.seen) > KEPT:
            self.seen.popitem(last=False)

    def forget(self, id: str) -> None:
        self.seen.pop(id, None)
        self.forgotten += 1


async def stored(engine: AsyncEngine, id: str) -> Person | None:
    async with engine.connect() as connection:
        row = (await connection.execute(READ_PERSON, {"who": id})).first()
    return Person(id, row.name, row.login, row.ended, row.language or "") if row else None


async def known(engine: AsyncEngine, person: Person) -> None:
    """Make sure that the person has a row, before another row refers to it."""
    if await stored(engine, person.id):
        return
    row = {"id": person.id, "name": person.name, "created": time.time()}
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(row))
    except IntegrityError:
        assert await stored(engine, person.id), f"{person.id} can be neither read nor written"


def bearer(headers: Mapping[str, str]) -> str | None:
    """The token that a request carries, whatever it is worth."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def cookie(headers: Mapping[str, str], name: str) -> str:
    """One cookie's value; what else the browser carries for this host is none of our business."""
    pairs = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
    return next((value for key, _, value in pairs if key == name), "")


def caller(scope: Any) -> Caller:
    """Whom the edge of the server recognised; a stranger gets a name for this one request."""
    found: Caller | None = scope["state"].get("caller")
    return found or Caller(new_guest(), "nobody")
