"""What is written about tables: the statements, and the rows that they are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Executable, Integer, bindparam, case, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.store.rows import AS_JSON, Event, Header, SeatRow
from perihelion.server.store.schema import (
    ANALYSES,
    CHAT,
    ENTRIES,
    EYES,
    REASONS,
    REQUESTS,
    SEATS,
    SETTINGS,
    TABLES,
)

ADD_TABLE = insert(TABLES)
ADD_SEAT = insert(SEATS)
ADD_EYES = insert(EYES)
ADD_EVENT = insert(ENTRIES)
ADD_CHAT = insert(CHAT)
ADD_REQUEST = insert(REQUESTS)
MOVED = ("status", "waiting", "throwers", "last_n", "moved", "due", "result", "told")
"""The part of a header that every move changes."""
SET = ("status", "owner", "throwers", "moved", "due", "rematch", "first", "told")
"""The part of a header that people change: whoever sits down is told what the seat is asked."""
THIS_TABLE = update(TABLES).where(TABLES.c.id == bindparam("place"))
THIS_SEAT = update(SEATS).where(SEATS.c.table == bindparam("place"), SEATS.c.seat == bindparam("number"))
NEXT_N = case((TABLES.c.last_n <= bindparam("known", type_=Integer), bindparam("last_n", type_=Integer)))
"""Nothing, which may not be stored, if another process has stored events that this one did not know: the
numbers of what was taken back are free, so that the key of the entries alone would not tell."""
MOVE_TABLE = THIS_TABLE.values({name: bindparam(name) for name in MOVED} | {"last_n": NEXT_N})
SET_TABLE = THIS_TABLE.values({name: bindparam(name) for name in SET})
SET_SEAT = THIS_SEAT.values(
    {name: bindparam(name) for name in ("kind", "person", "bot", "left", "standing", "face")}
)
SET_STANDING = THIS_SEAT.values(standing=bindparam("standing"))
SET_LEFT = THIS_SEAT.values(left=bindparam("left"))
ADD_REASON = insert(REASONS)
DROP_EVENTS = delete(ENTRIES).where(
    ENTRIES.c.table == bindparam("place"),
    ENTRIES.c.n > bindparam("back"),
    ENTRIES.c.n < bindparam("number"),
)
DROP_REASON = delete(REASONS).where(
    REASONS.c.table == bindparam("place"), REASONS.c.step == bindparam("number")
)
MOVE_REASON = (
    update(REASONS)
    .where(REASONS.c.table == bindparam("place"), REASONS.c.step == bindparam("number"))
    .values(step=bindparam("step"))
)
DROP_EYES = delete(EYES).where(
    EYES.c.table == bindparam("place"), EYES.c.seat == bindparam("number"), EYES.c.person == bindparam("who")
)
DROP_REQUEST = delete(REQUESTS).where(
    REQUESTS.c.table == bindparam("place"), REQUESTS.c.person == bindparam("who")
)
DROP_TABLE = (
    delete(REQUESTS).where(REQUESTS.c.table == bindparam("place")),
    delete(CHAT).where(CHAT.c.table == bindparam("place")),
    delete(REASONS).where(REASONS.c.table == bindparam("place")),
    delete(ANALYSES).where(ANALYSES.c.table == bindparam("place")),
    delete(ENTRIES).where(ENTRIES.c.table == bindparam("place")),
    delete(EYES).where(EYES.c.table == bindparam("place")),
    delete(SEATS).where(SEATS.c.table == bindparam("place")),
    delete(TABLES).where(TABLES.c.id == bindparam("place")),
)
HEARTBEAT = "heartbeat"
"""The line of `settings` that says when a server was last alive."""
BEAT = update(SETTINGS).where(SETTINGS.c.key == bindparam("line")).values(value=bindparam("now"))
ORDER = (
    ADD_TABLE,
    ADD_SEAT,
    ADD_EYES,
    DROP_EVENTS,
    ADD_EVENT,
    DROP_REASON,
    MOVE_REASON,
    ADD_REASON,
    MOVE_TABLE,
    SET_LEFT,
    SET_STANDING,
    BEAT,
)
"""Commits of different tables may be mixed, as long as their statements keep this order."""

Write = tuple[Executable, list[dict[str, Any]]]
"""A statement, and what it is told, row by row."""


def text(thing: Any) -> str | None:
    return None if thing is None else msgspec.json.encode(thing, enc_hook=str).decode()


def stored(header: Header, names: Iterable[str]) -> dict[str, Any]:
    """These parts of a header, as their columns have them."""
    row = {name: getattr(header, name) for name in names}
    return row | {name: text(row[name]) for name in AS_JSON if name in row}


def add_table(header: Header) -> Write:
    return ADD_TABLE, [stored(header, header.__struct_fields__)]


def add_seats(table: str, seats: list[SeatRow]) -> Write:
    return ADD_SEAT, [{"table": table} | seat_values(row) | {"seat": row.seat} for row in seats]


def add_events(table: str, events: list[Event]) -> Write:
    return ADD_EVENT, [{"table": table} | msgspec.structs.asdict(event) for event in events]


def drop_events(table: str, event: Event) -> Write:
    """What this event has made come to nothing."""
    return DROP_EVENTS, [{"place": table, "back": event.back, "number": event.n}]


def move_table(header: Header, known: int) -> Write:
    """The game has moved on from the event that we knew last; a conflict if that was not the last one."""
    return MOVE_TABLE, [{"place": header.id, "known": known} | stored(header, MOVED)]


def set_table(header: Header) -> Write:
    return SET_TABLE, [{"place": header.id} | stored(header, SET)]


def set_seats(table: str, seats: list[SeatRow]) -> Write:
    return SET_SEAT, [{"place": table, "number": row.seat} | seat_values(row) for row in seats]


def set_left(table: str, seats: list[SeatRow]) -> Write:
    return SET_LEFT, [{"place": table, "number": row.seat, "left": row.left} for row in seats]


def set_standing(table: str, row: SeatRow) -> Write:
    return SET_STANDING, [{"place": table, "number": row.seat, "standing": text(row.standing)}]


def beat(now: float) -> Write:
    return BEAT, [{"line": HEARTBEAT, "now": str(now)}]


def seat_values(row: SeatRow) -> dict[str, Any]:
    return {
        "kind": row.kind,
        "person": row.person,
        "bot": row.bot,
        "left": row.left,
        "standing": text(row.standing),
        "face": row.face,
    }


async def execute(connection: AsyncConnection, writes: list[Write]) -> None:
    for statement, rows in writes:
        if rows:
            await connection.execute(statement, rows)
