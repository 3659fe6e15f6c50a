"""Another round: one new table for everybody who was at the old one."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game, read_options
from perihelion.core.said import Said
from perihelion.records.setups import check_setup
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import SeatRow, Sheet, read_sheet
from perihelion.server.store.writes import execute, set_table
from perihelion.server.tables import seating
from perihelion.server.tables.eyes import check_inside
from perihelion.server.tables.opening import check_alone, give_faces, new_header, own_seat, table_writes
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.game import Created
from perihelion.server.wire.refusals import NotFound, NotNow, NotYours
from perihelion.server.wire.tables import Join


async def rematch(rooms: Rooms, person: Person, table: str) -> Created:
    """The first to ask opens the table, with the same bots; the others find their old seats there."""
    async with rooms.held(table) as room:
        await rooms.sure(room, lambda: check_over(room, person))
        game = newest(rooms, room)
        await check_alone(rooms, person, room.sheet)
        seats = room.sheet.seats_of(person.id)
        found = await rooms.revise(room, lambda connection: find_or_open(connection, table, game, person))
    await take_seats(rooms, person, found, seats)
    return Created(found)


def check_over(room: Room, person: Person) -> None:
    check_inside(room.sheet, person)
    if room.sheet.header.status != "over":
        raise NotNow(Said("There is a rematch when the game is over."))


def newest(rooms: Rooms, room: Room) -> Game:
    """A rematch is a new game: under today's rules."""
    try:
        game = rooms.shelf.find(room.sheet.header.game)
        check_setup(game, len(room.sheet.seats), room.sheet.header.options)
    except PerihelionError as error:
        raise NotNow(Said("There is no rematch of this game here: {error}.", error=error.said)) from error
    return game


async def find_or_open(connection: AsyncConnection, table: str, game: Game, person: Person) -> str:
    old = await read_sheet(connection, table, locked=True)
    if old.header.rematch:
        with suppress(NotFound):
            await read_sheet(connection, old.header.rematch)
            return old.header.rematch
    if old.header.owner != person.id and not old.seats_of(person.id):
        raise NotYours(Said("Whoever played here may ask for a rematch."))
    new = next_sheet(old, game, person)
    old.header.rematch = new.header.id
    await execute(connection, [*table_writes(new, game, []), set_table(old.header)])
    return new.header.id


def next_sheet(old: Sheet, game: Game, person: Person) -> Sheet:
    header = new_header(game, person.id, read_options(game, old.header.options))
    header.visibility, header.clock, header.hints = old.header.visibility, old.header.clock, old.header.hints
    header.dice = old.header.dice
    sheet = Sheet(header, [next_seat(row, person) for row in old.seats], [])
    give_faces(sheet)
    return sheet


def next_seat(row: SeatRow, person: Person) -> SeatRow:
    if row.kind == "bot":
        return SeatRow(row.seat, "bot", None, row.bot, face=row.face)
    return own_seat(row.seat, person) if row.person == person.id else SeatRow(row.seat, "open")


async def take_seats(rooms: Rooms, person: Person, table: str, seats: list[int]) -> None:
    """Sit where one sat before, as far as nobody else does."""
    for seat in seats:
        with suppress(NotNow):
            await seating.join(rooms, person, table, Join(seat))
    async with rooms.held(table):
        # Reading it wakes the bots that are to begin.
        pass
