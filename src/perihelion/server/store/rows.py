"""What the database says of a table, as objects; and the statements that read it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import BindParameter, Row, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.game import SPECTATOR
from perihelion.core.said import Said
from perihelion.records.data import said_in_data
from perihelion.server.store.schema import CHAT, ENTRIES, EYES, PEOPLE, REQUESTS, SEATS, TABLES
from perihelion.server.wire.refusals import NotFound
from perihelion.server.wire.tables import ChatLine, Clock, JoinRequest, SideInfo

AS_JSON = ("options", "clock", "result", "waiting", "throwers", "told")
"""What a header has in a column of text."""
PLACE: BindParameter[str] = bindparam("place")
SINCE: BindParameter[int] = bindparam("since")
READ_HEADER = select(TABLES).where(TABLES.c.id == PLACE)
LOCK_HEADER = READ_HEADER.with_for_update()
READ_SEATS = (
    select(
        *[SEATS.c[name] for name in ("seat", "kind", "person", "bot", "left", "standing", "face")],
        PEOPLE.c.name,
    )
    .join_from(SEATS, PEOPLE, SEATS.c.person == PEOPLE.c.id, isouter=True)
    .where(SEATS.c.table == PLACE)
    .order_by(SEATS.c.seat)
)
READ_REQUESTS = (
    select(REQUESTS.c.person, PEOPLE.c.name, REQUESTS.c.seat)
    .join_from(REQUESTS, PEOPLE, REQUESTS.c.person == PEOPLE.c.id)
    .where(REQUESTS.c.table == PLACE)
    .order_by(PEOPLE.c.name)
)
READ_EYES = select(EYES.c.person, EYES.c.seat).where(EYES.c.table == PLACE).order_by(EYES.c.seat)
READ_EVENTS = (
    select(*[ENTRIES.c[name] for name in ("n", "who", "word", "undo", "digest", "at", "back")])
    .where(ENTRIES.c.table == PLACE, ENTRIES.c.n > SINCE)
    .order_by(ENTRIES.c.n)
)
READ_CHAT = (
    select(CHAT.c.number, CHAT.c.person, PEOPLE.c.name, CHAT.c.text, CHAT.c.at)
    .join_from(CHAT, PEOPLE, CHAT.c.person == PEOPLE.c.id)
    .where(CHAT.c.table == PLACE, CHAT.c.number > SINCE)
    .order_by(CHAT.c.number)
)

READ_LAST_LINE = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table == PLACE)


class Told(msgspec.Struct):
    """How far a game is, and what the people are asked for whom it waits; see `sayings`. A line of a list
    tells it to them without the game being opened."""

    place: dict[str, Any] | None = None
    asked: dict[int, dict[str, Any]] = {}


class Header(msgspec.Struct):
    """A row of `tables`, with its JSON read."""

    id: str
    name: str
    game: str
    rules: int
    options: dict[str, str]
    visibility: Any
    status: Any
    owner: str
    secret: str
    dice_from: int
    dice: Any
    clock: Clock | None
    start: bool
    hints: bool
    origin: str | None
    origin_step: int | None
    rematch: str | None
    result: list[SideInfo] | None
    waiting: list[int]
    throwers: list[int]
    """The seats that may say what fell; SPECTATOR for an owner who has none."""
    first: str
    last_n: int
    created: float
    moved: float
    due: float | None
    told: Told

    def thrown_here(self) -> bool:
        """Whether the people at the table throw the dice, and say what fell."""
        return bool(self.dice == "people")

    def awaited(self) -> list[int]:
        """The seats that the game waits for, to answer or to say what fell."""
        return [*self.waiting, *self.throwers]

    def seed(self) -> str:
        """The secret that all outcomes come from; nothing where people throw."""
        return "" if self.thrown_here() else self.secret


class SeatRow(msgspec.Struct):
    """Who sits in a seat. A person without an id is a name that came with an imported record; it stands in
    `bot`."""

    seat: int
    kind: Any
    person: str | None = None
    bot: str = ""
    left: float | None = None
    name: str | None = None
    standing: list[int] = []
    """The moments of the game at which this person never wants to be asked. Whoever sits down next is asked
    again."""
    face: str = ""
    """Which of the bots it is."""


class Event(msgspec.Struct, frozen=True):
    """An entry as it is stored: a word that was said, or that a seat took its last word back."""

    n: int
    who: int
    word: str
    undo: bool
    digest: str
    at: float
    back: int | None = None
    """Of a word that was taken back: the last event before it that stands, 0 for none. What was stored
    between came to nothing and is not kept."""


class Sheet(msgspec.Struct):
    """All about a table but the game itself."""

    header: Header
    seats: list[SeatRow]
    requests: list[JoinRequest]
    eyes: dict[str, list[int]] = {}
    """The seats through whose eyes each person has seen the game, as far as that is noted."""

    def seats_of(self, person: str) -> list[int]:
        return [row.seat for row in self.seats if row.kind == "person" and row.person == person]

    def person_at(self, seat: int) -> str | None:
        """Who speaks for a seat; for SPECTATOR the owner of the table."""
        if seat == SPECTATOR:
            return self.header.owner
        row = self.seats[seat]
        return row.person if row.kind == "person" else None

    def faces(self) -> set[str]:
        """The bots that sit here."""
        return {row.face for row in self.seats}

    def people(self) -> list[str]:
        """Everybody who sits here, in the order of the seats."""
        return list(dict.fromkeys([row.person for row in self.seats if row.kind == "person" and row.person]))

    def bots_alone(self) -> bool:
        return all(row.kind == "bot" for row in self.seats)

    def open_seats(self) -> list[int]:
        return [row.seat for row in self.seats if row.kind == "open"]


def header_of(row: Row[Any]) -> Header:
    found = {name: getattr(row, name) for name in Header.__struct_fields__}
    for key in AS_JSON:
        found[key] = None if found[key] is None else msgspec.json.decode(found[key])
    return msgspec.convert(found, Header, dec_hook=said_in_data, str_keys=True)


def seat_of(row: Any) -> SeatRow:
    standing = msgspec.json.decode(row.standing, type=list[int])
    return SeatRow(row.seat, row.kind, row.person, row.bot, row.left, row.name, standing, row.face)


async def read_sheet(connection: AsyncConnection, table: str, locked: bool = False) -> Sheet:
    """A table's header, seats, requests and eyes; locked until the transaction ends, if somebody means to
    change them."""
    place = {"place": table}
    row = (await connection.execute(LOCK_HEADER if locked else READ_HEADER, place)).first()
    if row is None:
        raise NotFound(Said("there is no table '{table}'", table=table))
    seats = [seat_of(found) for found in await connection.execute(READ_SEATS, place)]
    requests = [JoinRequest(*found) for found in await connection.execute(READ_REQUESTS, place)]
    eyes: dict[str, list[int]] = {}
    for person, seat in await connection.execute(READ_EYES, place):
        eyes.setdefault(person, []).append(seat)
    return Sheet(header_of(row), seats, requests, eyes)


async def read_events(connection: AsyncConnection, table: str, since: int = 0) -> list[Event]:
    return [Event(*row) for row in await connection.execute(READ_EVENTS, {"place": table, "since": since})]


def settled(events: list[Event]) -> list[Event]:
    """The same game, quicker to play again: of words that were stored with their taking back, event by event,
    one event is left, as they are stored today."""
    found: list[Event] = []
    stands = [0]
    for event in events:
        if not event.undo:
            stands.append(event.n)
        elif event.back is None and len(stands) > 1 and event.n == found[-1].n + 1:
            stands.pop()
            event = structs.replace(event, back=stands[-1])
            while found and found[-1].n > stands[-1]:
                found.pop()
        found.append(event)
    return found


async def read_chat(connection: AsyncConnection, sheet: Sheet, since: int = 0) -> list[ChatLine]:
    """What was said after a line, each with the seat that its writer holds now."""
    rows = await connection.execute(READ_CHAT, {"place": sheet.header.id, "since": since})
    return [
        ChatLine(row.number, next(iter(sheet.seats_of(row.person)), SPECTATOR), row.name, row.text, row.at)
        for row in rows
    ]


async def last_line(connection: AsyncConnection, table: str) -> int:
    """The number of the last thing that was said."""
    number: int = (await connection.execute(READ_LAST_LINE, {"place": table})).scalar_one()
    return number
