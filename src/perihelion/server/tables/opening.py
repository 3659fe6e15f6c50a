"""New tables: from a request, or from a step of another one."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import bindparam, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.game import Game, check_seats, read_options
from perihelion.core.said import Many, Said
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import Event, Header, SeatRow, Sheet, Told
from perihelion.server.store.schema import SEATS, TABLES
from perihelion.server.store.writes import Write, add_events, add_seats, add_table
from perihelion.server.tables import starting
from perihelion.server.tables.eyes import check_may_see, known_steps, no_such_seat, note_eyes
from perihelion.server.tables.live import Live
from perihelion.server.tables.naming import new_id, new_name, new_secret
from perihelion.server.tables.opponents import check_bot, free_face
from perihelion.server.tables.room import Room, begun
from perihelion.server.tables.rooms import Rooms
from perihelion.server.tables.starting import Spoken
from perihelion.server.wire.game import Branch, Created
from perihelion.server.wire.refusals import BadInput, NotNow
from perihelion.server.wire.tables import ALL_SEATS, NewTable, SeatRequest

MOST_WAITING = 20
"""So many tables of one person may wait for players."""
MOST_ALONE = 10
MOST_ALONE_NEAR = 30
"""So many games may be left to bots alone by one person, and by everybody at one address together."""
WATCH = Said("Watch one of them to its end first.")
WAITING = select(func.count()).where(TABLES.c.owner == bindparam("who"), TABLES.c.status == "open")
ALONE = select(func.count()).where(
    TABLES.c.owner.in_(bindparam("owners", expanding=True)),
    TABLES.c.status == "playing",
    ~exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind != "bot"),
)


def new_header(game: Game, owner: str, options: dict[str, str]) -> Header:
    """A table that waits for players, with a secret of its own."""
    now = time.time()
    return Header(
        id=new_id(),
        name=new_name(),
        game=game.code,
        rules=game.rules.version,
        options=options,
        visibility="link",
        status="open",
        owner=owner,
        secret=new_secret(),
        dice_from=0,
        dice="server",
        clock=None,
        start=True,
        hints=False,
        origin=None,
        origin_step=None,
        rematch=None,
        result=None,
        waiting=[],
        throwers=[],
        first="",
        last_n=0,
        created=now,
        moved=now,
        due=None,
        told=Told(),
    )


def new_seat(seat: int, wanted: SeatRequest, person: Person) -> SeatRow:
    if wanted.kind == "bot":
        return SeatRow(seat, "bot", None, check_bot(wanted.bot))
    return own_seat(seat, person) if wanted.kind == "me" else SeatRow(seat, "open")


def give_faces(sheet: Sheet) -> None:
    """Every bot that has no name yet becomes one of the twelve."""
    for row in sheet.seats:
        if row.kind == "bot" and not row.face:
            row.face = free_face(sheet.header.id, row.bot, sheet.faces())


def own_seat(seat: int, person: Person) -> SeatRow:
    return SeatRow(seat, "person", person.id, name=person.name)


async def create(rooms: Rooms, person: Person, wanted: NewTable) -> Created:
    """A table as somebody wants it."""
    game = rooms.shelf.find(wanted.game)
    header = new_header(game, person.id, fitting(game, len(wanted.seats), wanted.options))
    header.visibility, header.clock = wanted.visibility, wanted.clock
    header.start, header.hints, header.dice = wanted.start, wanted.hints, wanted.dice
    sheet = Sheet(header, [new_seat(seat, one, person) for seat, one in enumerate(wanted.seats)], [])
    give_faces(sheet)
    if not wanted.start or sheet.open_seats():
        await check_waiting(rooms, person)
    await check_alone(rooms, person, sheet)
    return await store(rooms, sheet, game, [])


def fitting(game: Game, seats: int, given: dict[str, str]) -> dict[str, str]:
    """All options of a new table, if they go together."""
    check_seats(game, seats)
    options = read_options(game, given)
    refusal = game.rules.fits(seats, options)
    if refusal is not None:
        raise BadInput(refusal.said, refusal.rule)
    return options


async def check_waiting(rooms: Rooms, person: Person) -> None:
    """Nobody fills the lobby alone."""
    async with rooms.engine.connect() as connection:
        waiting = (await connection.execute(WAITING, {"who": person.id})).scalar_one()
    if waiting >= MOST_WAITING:
        raise NotNow(
            Said(
                "{waiting} of your tables wait for players already. Begin or leave one of them first.",
                waiting=waiting,
            )
        )


async def check_alone(rooms: Rooms, person: Person, sheet: Sheet) -> None:
    """For a new table: nobody keeps the bots busy among themselves."""
    async with rooms.engine.connect() as connection:
        await check_left_alone(connection, rooms, person, sheet)


async def check_left_alone(connection: AsyncConnection, rooms: Rooms, person: Person, sheet: Sheet) -> None:
    if not sheet.bots_alone():
        return
    own = await alone(connection, [person.id])
    if own >= MOST_ALONE:
        raise NotNow(
            Said("{own} of your tables are played by bots alone already. {watch}", own=own, watch=WATCH)
        )
    near = await alone(connection, rooms.addresses.neighbours(person.id))
    if near >= MOST_ALONE_NEAR:
        raise NotNow(
            Said(
                "{near} tables from your address are played by bots alone already. {watch}",
                near=near,
                watch=WATCH,
            )
        )


async def alone(connection: AsyncConnection, owners: list[str]) -> int:
    """How many running tables of these people have nobody at them but bots."""
    count: int = (await connection.execute(ALONE, {"owners": owners})).scalar_one()
    return count


async def store(rooms: Rooms, sheet: Sheet, game: Game, said: list[Spoken]) -> Created:
    # In a thread, so that other tables get their turn while a long game is played again.
    await rooms.writer.write(await asyncio.to_thread(table_writes, sheet, game, said))
    async with rooms.held(sheet.header.id):
        # Reading it wakes the bots that are to begin.
        return Created(sheet.header.id)


def table_writes(sheet: Sheet, game: Game, said: list[Spoken]) -> list[Write]:
    """A new table; it begins at once if nobody is missing."""
    events: list[Event] = []
    if sheet.header.start and not sheet.open_seats():
        _, events = starting.begin(sheet, game, time.time(), said)
    table = sheet.header.id
    return [
        add_table(sheet.header),
        add_seats(table, sheet.seats),
        note_eyes(sheet, game),
        add_events(table, events),
    ]


async def branch(rooms: Rooms, person: Person, table: str, wanted: Branch) -> Created:
    """A new game from a step of this one, with dice of its own from there on."""
    async with rooms.held(table) as room:
        live = await rooms.sure(room, lambda: branched(room, person, wanted))
        said = [(entry.who, entry.word) for entry in live.table.entries[: wanted.step]]
        header = new_header(live.game, person.id, live.table.options)
        header.dice_from, header.origin, header.origin_step = wanted.step, table, wanted.step
        # Whoever opens a table like this plays alone, at least at first.
        header.hints = True
        sheet = Sheet(header, [branch_seat(row, person, wanted) for row in room.sheet.seats], [])
        give_faces(sheet)
    return await store(rooms, sheet, live.game, said)


def branched(room: Room, person: Person, wanted: Branch) -> Live:
    """The game, if this person may have a branch of it."""
    live = begun(room)
    check_bot(wanted.bot)
    check_may_see(room.sheet, person)
    if not live.table.over() and room.sheet.people() != [person.id]:
        raise NotNow(Said("Others are still playing this game; it can be branched when it is over."))
    if known_steps(room, person.id) < wanted.step <= live.step:
        raise NotNow(
            Said("This branch would tell what is hidden from you. It can be had when the game is over.")
        )
    if wanted.step > live.step or (wanted.step == live.step and live.table.over()):
        raise BadInput(
            Said(
                "This game has {steps}; there is nothing to play after step {step}.",
                steps=Many(live.step, "{n} step", "{n} steps"),
                step=wanted.step,
            )
        )
    if wanted.seat >= live.table.seats:
        raise BadInput(no_such_seat(live.table.seats))
    return live


def branch_seat(row: SeatRow, person: Person, wanted: Branch) -> SeatRow:
    """One's own, or a bot's: the one that sat there before, if it is of the level that is wanted."""
    if wanted.seat in (ALL_SEATS, row.seat):
        return own_seat(row.seat, person)
    face = row.face if row.kind == "bot" and row.bot == wanted.bot else ""
    return SeatRow(row.seat, "bot", None, wanted.bot, face=face)
