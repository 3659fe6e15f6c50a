"""Who sits where: joining, leaving, asking for a seat, the owner's decisions, the start of the game.

Every change reads the table anew inside its transaction, so that two processes cannot give one seat to two
people.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.said import Said
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import SeatRow, Sheet, read_sheet
from perihelion.server.store.writes import (
    ADD_REQUEST,
    DROP_REQUEST,
    DROP_TABLE,
    Write,
    add_events,
    execute,
    move_table,
    set_seats,
    set_table,
)
from perihelion.server.tables import clocks, starting
from perihelion.server.tables.about import info
from perihelion.server.tables.eyes import OTHER_EYES, barred, check_barred, no_such_seat, note_eyes, part_eyes
from perihelion.server.tables.opening import check_left_alone, own_seat
from perihelion.server.tables.opponents import check_bot, free_face
from perihelion.server.tables.outages import credit
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.tables.thrown import throwers
from perihelion.server.wire.refusals import BadInput, NotFound, NotNow, NotYours
from perihelion.server.wire.tables import Join, Refuse, SetSeat, TableInfo

MOST_REQUESTS = 20
"""No more people may wait for one owner's answer."""
Decide = Callable[[Room, Sheet], list[Write]]
"""Changes the sheet and says what else is to be written; refuses by raising."""


async def change(rooms: Rooms, person: Person, table: str, decide: Decide) -> TableInfo:
    """One change of the seats, told to everybody who looks."""
    async with rooms.held(table) as room:
        before = room.sheet.header.awaited() if room.live else []
        await rooms.revise(room, lambda connection: revise(connection, rooms, person, room, decide))
        rooms.call(room, before)
        return info(room, person.id)


async def revise(
    connection: AsyncConnection, rooms: Rooms, person: Person, room: Room, decide: Decide
) -> None:
    """Read, decide, write. Clocks are settled, as another clock may run from now on. Whoever leaves a game to
    bots alone may do so only with a few."""
    await credit(connection, now := time.time())
    sheet = await read_sheet(connection, room.id, locked=True)
    if sheet.header.status == "playing" and not room.problem:
        clocks.settle(sheet, now)
    alone = sheet.bots_alone()
    writes = decide(room, sheet)
    if not alone:
        await check_left_alone(connection, rooms, person, sheet)
    if sheet.header.start and sheet.header.status == "open" and not sheet.open_seats():
        writes = [*writes, *start_writes(room, sheet)]
    sheet.header.due = None if room.problem else clocks.due(sheet)
    if room.live is not None and room.live.n == sheet.header.last_n:
        sheet.header.throwers = throwers(sheet, room.live)
        starting.tell(sheet, room.live)
    eyes = [note_eyes(sheet, room.game), part_eyes(sheet, room.game)]
    await execute(connection, [set_table(sheet.header), set_seats(room.id, sheet.seats), *eyes, *writes])


def start_writes(room: Room, sheet: Sheet) -> list[Write]:
    """The first events of the game."""
    if room.game is None or room.game.rules.version != sheet.header.rules:
        raise NotNow(Said("This server does not have the rules that this table was made for."))
    _, events = starting.begin(sheet, room.game, time.time(), [])
    return [add_events(room.id, events), move_table(sheet.header, 0)]


def not_over(sheet: Sheet) -> None:
    if sheet.header.status == "over":
        raise NotNow(Said("The game is over. Ask for a rematch."))


def owned(sheet: Sheet, person: Person) -> None:
    not_over(sheet)
    if sheet.header.owner != person.id:
        raise NotYours(Said("Only the owner of the table may do that."))


def seat_row(sheet: Sheet, seat: int) -> SeatRow:
    if seat >= len(sheet.seats):
        raise BadInput(no_such_seat(len(sheet.seats)))
    return sheet.seats[seat]


async def join(rooms: Rooms, person: Person, table: str, wanted: Join) -> TableInfo:
    """Sit down; at a private or running table, ask the owner."""
    return await change(rooms, person, table, lambda room, sheet: sit_down(room, sheet, person, wanted.seat))


def sit_down(room: Room, sheet: Sheet, person: Person, wanted: int | None) -> list[Write]:
    not_over(sheet)
    row = any_seat(room, sheet, person) if wanted is None else free_seat(sheet, wanted)
    check_barred(sheet, room.game, person.id, row.seat)
    free = sheet.header.status == "open" and sheet.header.visibility != "private"
    if free or sheet.header.owner == person.id:
        sheet.seats[row.seat] = moved_in(row, person)
        return [drop_request(sheet, person.id)]
    if len(sheet.requests) >= MOST_REQUESTS:
        raise NotNow(
            Said("Many people ask for a seat here already. Try again when the owner has answered them.")
        )
    asked = {"table": sheet.header.id, "person": person.id, "seat": row.seat}
    return [drop_request(sheet, person.id), (ADD_REQUEST, [asked])]


def any_seat(room: Room, sheet: Sheet, person: Person) -> SeatRow:
    """The first open seat that may be this person's."""
    if not sheet.open_seats():
        raise NotNow(Said("No seat is free."))
    others = barred(sheet, room.game, person.id)
    seats = [seat for seat in sheet.open_seats() if seat not in others]
    if not seats:
        raise NotNow(OTHER_EYES)
    return sheet.seats[seats[0]]


def free_seat(sheet: Sheet, wanted: int) -> SeatRow:
    """An open seat; in a running game a bot's seat as well."""
    row = seat_row(sheet, wanted)
    if row.kind == "person" or (row.kind == "bot" and sheet.header.status == "open"):
        raise NotNow(Said("This seat is taken."))
    return row


def moved_in(row: SeatRow, person: Person) -> SeatRow:
    """The person takes over whatever time the seat has left."""
    seat = own_seat(row.seat, person)
    seat.left = row.left
    return seat


def drop_request(sheet: Sheet, person: str) -> Write:
    return DROP_REQUEST, [{"place": sheet.header.id, "who": person}]


async def leave(rooms: Rooms, person: Person, table: str) -> TableInfo:
    """Give up all seats, or a request for one. The table passes to the next person; if nobody is left at an
    open one, it is removed."""
    return await change(rooms, person, table, lambda _, sheet: stand_up(sheet, person))


def stand_up(sheet: Sheet, person: Person) -> list[Write]:
    not_over(sheet)
    check_leaves(sheet, person)
    for seat in sheet.seats_of(person.id):
        sheet.seats[seat] = SeatRow(seat, "open", left=sheet.seats[seat].left)
    others = sheet.people()
    if sheet.header.owner == person.id and others:
        sheet.header.owner = others[0]
    if sheet.header.owner == person.id and sheet.header.status == "open":
        return drop_table(sheet)
    return [drop_request(sheet, person.id)]


def check_leaves(sheet: Sheet, person: Person) -> None:
    """Whoever has nothing here that could be given up cannot leave."""
    asked = any(request.person == person.id for request in sheet.requests)
    hands_over = sheet.header.owner == person.id and (sheet.people() or sheet.header.status == "open")
    if not (sheet.seats_of(person.id) or asked or hands_over):
        raise NotNow(Said("You do not sit at this table."))


def drop_table(sheet: Sheet) -> list[Write]:
    return [(statement, [{"place": sheet.header.id}]) for statement in DROP_TABLE]


async def remove(rooms: Rooms, person: Person, table: str) -> None:
    """The owner removes a table at which nobody can play: it waits for players, or cannot be opened."""
    async with rooms.held(table) as room:
        await rooms.revise(room, lambda connection: removed(connection, room, person))


async def removed(connection: AsyncConnection, room: Room, person: Person) -> None:
    sheet = await read_sheet(connection, room.id, locked=True)
    if sheet.header.owner != person.id:
        raise NotYours(Said("Only the owner of the table may do that."))
    if sheet.header.status == "over":
        raise NotNow(Said("A finished game stays."))
    if sheet.header.status == "playing" and not room.problem:
        raise NotNow(Said("A game that can be played stays."))
    await execute(connection, drop_table(sheet))


async def start(rooms: Rooms, person: Person, table: str) -> TableInfo:
    """The owner lets the game begin."""
    return await change(rooms, person, table, lambda room, sheet: let_begin(room, sheet, person))


def let_begin(room: Room, sheet: Sheet, person: Person) -> list[Write]:
    owned(sheet, person)
    if sheet.header.status != "open":
        raise NotNow(Said("The game has begun."))
    if sheet.open_seats():
        raise NotNow(Said("A seat is still open. Fill it with a bot, or wait for somebody."))
    return start_writes(room, sheet)


async def set_seat(rooms: Rooms, person: Person, table: str, seat: int, wanted: SetSeat) -> TableInfo:
    """The owner fills a seat."""
    return await change(rooms, person, table, lambda room, sheet: fill(room, sheet, person, seat, wanted))


def fill(room: Room, sheet: Sheet, person: Person, seat: int, wanted: SetSeat) -> list[Write]:
    owned(sheet, person)
    row = seat_row(sheet, seat)
    if row.kind == "person" and row.person != person.id and sheet.header.status == "playing":
        raise NotNow(
            Said("Somebody sits there and plays. The seat is free when they leave or their time runs out.")
        )
    if wanted.kind == "person":
        return admit(room, sheet, row, person, wanted.person)
    bot = check_bot(wanted.bot) if wanted.kind == "bot" else ""
    sheet.seats[seat] = SeatRow(seat, wanted.kind, None, bot, row.left)
    sheet.seats[seat].face = free_face(sheet.header.id, bot, sheet.faces())
    return []


def admit(room: Room, sheet: Sheet, row: SeatRow, owner: Person, person: str) -> list[Write]:
    """Somebody who asked for a seat, or the owner."""
    names = {request.person: request.name for request in sheet.requests} | {owner.id: owner.name}
    if person not in names:
        raise NotFound(Said("This person has not asked for a seat."))
    check_barred(sheet, room.game, person, row.seat)
    sheet.seats[row.seat] = SeatRow(row.seat, "person", person, "", row.left, names[person])
    return [drop_request(sheet, person)]


async def refuse(rooms: Rooms, person: Person, table: str, refused: Refuse) -> TableInfo:
    """The owner turns somebody down."""
    return await change(rooms, person, table, lambda _, sheet: turn_down(sheet, person, refused.person))


def turn_down(sheet: Sheet, person: Person, other: str) -> list[Write]:
    owned(sheet, person)
    if all(request.person != other for request in sheet.requests):
        raise NotFound(Said("This person has not asked for a seat."))
    return [drop_request(sheet, other)]
