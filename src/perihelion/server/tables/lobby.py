"""The lobby: the tables that a person may join, watch or go on with, a line each."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import Select, bindparam, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.errors import Unknown
from perihelion.core.game import Game
from perihelion.core.said import NOTHING_SAID, Name, Said, finished
from perihelion.core.words import THING
from perihelion.records.shelf import Shelf
from perihelion.server.store.rows import Header, SeatRow, Sheet, header_of, seat_of
from perihelion.server.store.sayings import said_again
from perihelion.server.store.schema import PEOPLE, SEATS, TABLES
from perihelion.server.tables.about import box_of, called, seat_infos, sitter, told_result, unnamed
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.reading import read_now
from perihelion.server.wire.tables import Lobby, TableRow

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
        SEATS.c.table,
        *[SEATS.c[name] for name in ("seat", "kind", "person", "bot", "left", "standing", "face")],
        PEOPLE.c.name,
    )
    .join_from(SEATS, PEOPLE, SEATS.c.person == PEOPLE.c.id, isouter=True)
    .where(SEATS.c.table.in_(bindparam("places", expanding=True)))
    .order_by(SEATS.c.seat)
)


def row_of(rooms: Rooms, sheet: Sheet, person: str, now: float) -> TableRow:
    header = sheet.header
    game = found(rooms.shelf, header.game)
    box, title = box_of(game, header)
    colours = game.rules.seat_names[: len(sheet.seats)] if game else unnamed(len(sheet.seats))
    kept = rooms.kept.get(header.id)
    return TableRow(
        id=header.id,
        name=header.name,
        game=header.game,
        box=box,
        title=title,
        status="broken" if lost(rooms, header) else header.status,
        seats=seat_infos(sheet, colours, person, kept.here() if kept else set(), now),
        waiting=header.awaited(),
        your_turn=waits_for(sheet, person),
        clock=header.clock,
        visibility=header.visibility,
        moved=header.moved,
        result=told_result(header.result),
        place=place_in(game, sheet),
        asks=asked_in(game, sheet, person),
    )


def place_in(game: Game | None, sheet: Sheet) -> Said:
    """How far a game is, told by its header alone."""
    place = sheet.header.told.place
    return named_in(game, sheet, place) if place else NOTHING_SAID


def asked_in(game: Game | None, sheet: Sheet, person: str) -> Said:
    """What somebody is asked at a table, told by its header alone."""
    header = sheet.header
    for seat in sheet.seats_of(person) if header.status == "playing" else []:
        if seat in header.waiting and seat in header.told.asked:
            return named_in(game, sheet, header.told.asked[seat])
    return NOTHING_SAID


def named_in(game: Game | None, sheet: Sheet, saying: dict[str, Any]) -> Said:
    """A line of the header with its things by name. What was kept under other rules than today's is told only
    where it names no things: their numbers may mean others now."""
    text = read_now(said_again(saying))
    if game is not None and game.rules.version == sheet.header.rules:
        return finished(with_names(game, sheet, text))
    return NOTHING_SAID if THING.search(text) else finished(text)


def with_names(game: Game, sheet: Sheet, text: str) -> str:
    """A sentence in the asker's language with its things and players by name."""

    def name(thing: re.Match[str]) -> str:
        kind, number = thing.group(1), int(thing.group(2))
        if kind == "player" and number < len(sheet.seats) and sitter(sheet.seats[number]):
            return read_now(called(sheet.seats[number]))
        return read_now(Name(kind, game.rules.words.name(kind, number)))

    return THING.sub(name, text)


def lost(rooms: Rooms, header: Header) -> bool:
    """Whether the game goes on and cannot be opened, as far as is known without opening it."""
    if header.status != "playing":
        return False
    kept = rooms.kept.get(header.id)
    return bool(kept.problem) if kept and kept.loaded else not opens(rooms.shelf, header)


def found(shelf: Shelf, code: str) -> Game | None:
    with suppress(Unknown):
        return shelf.find(code)
    return None


def opens(shelf: Shelf, header: Header) -> bool:
    """Whether the rules that the game was begun under are here."""
    try:
        newest = shelf.find(header.game).rules.version
        return header.rules == newest or header.rules in shelf.versions(header.game)
    except Unknown:
        return False


async def listed(rooms: Rooms, person: str) -> Lobby:
    """Tables to join, tables to watch, and one's own, those first that wait for oneself."""
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
    """To answer, or to say what fell."""
    awaited = [sheet.person_at(seat) for seat in sheet.header.awaited()]
    return sheet.header.status == "playing" and person in awaited


async def sheets(connection: AsyncConnection, statement: Select[Any], told: dict[str, str]) -> list[Sheet]:
    """The headers that a statement finds, with their seats."""
    headers = [header_of(row) for row in await connection.execute(statement, told)]
    seats: dict[str, list[SeatRow]] = {header.id: [] for header in headers}
    if headers:
        for row in await connection.execute(SEATS_OF, {"places": list(seats)}):
            seats[row.table].append(seat_of(row))
    return [Sheet(header, seats[header.id], []) for header in headers]
