"""Tables as people see them: all about one, a line of the lobby, the lobby."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, bindparam, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.dice import commitment
from perihelion.core.errors import Unknown
from perihelion.server.store.rows import Header, SeatRow, Sheet, header_of
from perihelion.server.store.schema import PEOPLE, SEATS, TABLES
from perihelion.server.tables import clocks
from perihelion.server.tables.connections import may_see
from perihelion.server.tables.opponents import BOT_NAMES
from perihelion.server.wire.tables import Fairness, Lobby, Origin, SeatInfo, TableInfo, TableRow

if TYPE_CHECKING:
    from perihelion.records.shelf import Shelf
    from perihelion.server.tables.rooms import Room, Rooms

MOST = 60
"""So many tables of each kind are shown."""
LISTED = select(TABLES).where(TABLES.c.visibility == "public").order_by(TABLES.c.moved.desc()).limit(MOST)
OPEN = LISTED.where(TABLES.c.status == "open")
RUNNING = LISTED.where(TABLES.c.status == "playing")
SAT_AT = select(SEATS.c.table).where(SEATS.c.person == bindparam("who"))
MINE = (
    select(TABLES)
    .where(or_(TABLES.c.owner == bindparam("who"), TABLES.c.id.in_(SAT_AT)))
    .order_by(TABLES.c.moved.desc())
    .limit(MOST)
)
SEATS_OF = (
    select(
        SEATS.c.table, SEATS.c.seat, SEATS.c.kind, SEATS.c.person, SEATS.c.bot, SEATS.c.left, PEOPLE.c.name
    )
    .join_from(SEATS, PEOPLE, SEATS.c.person == PEOPLE.c.id, isouter=True)
    .where(SEATS.c.table.in_(bindparam("places", expanding=True)))
    .order_by(SEATS.c.seat)
)


def info(room: Room, person: str) -> TableInfo:
    """All about a table; of a private one an outsider learns who sits there and no more."""
    sheet, header, now = room.sheet, room.sheet.header, time.time()
    inside = may_see(sheet, person)
    owner = header.owner == person
    return TableInfo(
        id=header.id,
        name=header.name,
        game=header.game,
        title=title(room),
        rules_version=header.rules,
        options=header.options,
        visibility=header.visibility,
        status=header.status,
        problem=header.problem,
        owner=owner,
        seats=seat_infos(sheet, seat_colours(room), person, room.here(), now),
        waiting=header.waiting if inside else [],
        clock=header.clock,
        hints=header.hints,
        at=now,
        fairness=fairness(header, inside),
        requests=sheet.requests if owner else [],
        asked=any(request.person == person for request in sheet.requests),
        rematch=header.rematch,
        origin=None if header.origin is None else Origin(header.origin, header.origin_step or 0),
        result=header.result if inside else None,
        step=room.live.step if room.live and inside else 0,
        created=header.created,
        moved=header.moved,
    )


def title(room: Room) -> str:
    return room.game.title if room.game else room.sheet.header.game


def seat_colours(room: Room) -> tuple[str, ...]:
    count = len(room.sheet.seats)
    return room.game.rules.seat_names[:count] if room.game else unnamed(count)


def unnamed(count: int) -> tuple[str, ...]:
    """The seats of a game that is not on this shelf."""
    return tuple(f"seat {seat + 1}" for seat in range(count))


def fairness(header: Header, inside: bool) -> Fairness:
    """The secret of the dice is told when it can change nothing any more."""
    secret = header.secret if header.status == "over" and inside else None
    return Fairness(commitment(header.secret), secret, header.dice_from)


def seat_infos(
    sheet: Sheet, colours: tuple[str, ...], person: str, here: set[str], now: float
) -> list[SeatInfo]:
    left = clocks.left_at(sheet, now)
    return [
        SeatInfo(
            seat=row.seat,
            colour=colours[row.seat],
            kind=row.kind,
            name=sitter(row),
            bot=row.bot if row.kind == "bot" else "",
            yours=row.kind == "person" and row.person == person,
            here=row.kind == "person" and row.person in here,
            left=left[row.seat],
        )
        for row in sheet.seats
    ]


def sitter(row: SeatRow) -> str:
    """Who sits there, by name. People of an imported record have a name and nothing else."""
    if row.kind == "bot":
        return BOT_NAMES.get(row.bot, row.bot)
    return (row.name or row.bot) if row.kind == "person" else ""


def row_of(rooms: Rooms, sheet: Sheet, person: str, now: float) -> TableRow:
    header = sheet.header
    name, colours = named(rooms.shelf, header.game, len(sheet.seats))
    kept = rooms.kept.get(header.id)
    seats = seat_infos(sheet, colours, person, kept.here() if kept else set(), now)
    fixed = (
        header.status,
        seats,
        header.waiting,
        header.clock,
        header.visibility,
        header.moved,
        header.result,
    )
    return TableRow(header.id, header.name, header.game, name, *fixed)


def named(shelf: Shelf, code: str, count: int) -> tuple[str, tuple[str, ...]]:
    try:
        game = shelf.find(code)
    except Unknown:
        return code, unnamed(count)
    return game.title, game.rules.seat_names[:count]


async def lobby(rooms: Rooms, person: str) -> Lobby:
    async with rooms.engine.connect() as connection:
        open_tables = await sheets(connection, OPEN, {})
        running = await sheets(connection, RUNNING, {})
        mine = await sheets(connection, MINE, {"who": person})
    own = {sheet.header.id for sheet in mine}
    mine.sort(key=lambda sheet: not waits_for(sheet, person))
    return Lobby(
        open=shown(rooms, [sheet for sheet in open_tables if sheet.header.id not in own], person),
        running=shown(rooms, [sheet for sheet in running if sheet.header.id not in own], person),
        mine=shown(rooms, mine, person),
    )


def shown(rooms: Rooms, found: Iterable[Sheet], person: str) -> list[TableRow]:
    now = time.time()
    return [row_of(rooms, sheet, person, now) for sheet in found]


def waits_for(sheet: Sheet, person: str) -> bool:
    return sheet.header.status == "playing" and any(
        seat in sheet.header.waiting for seat in sheet.seats_of(person)
    )


async def sheets(connection: AsyncConnection, statement: Select[Any], told: dict[str, str]) -> list[Sheet]:
    """The headers that a statement finds, with their seats."""
    headers = [header_of(row) for row in await connection.execute(statement, told)]
    seats: dict[str, list[SeatRow]] = {header.id: [] for header in headers}
    if headers:
        for place, *rest in await connection.execute(SEATS_OF, {"places": list(seats)}):
            seats[place].append(SeatRow(*rest))
    return [Sheet(header, seats[header.id], []) for header in headers]
