"""The record of a table as a file: written from what is stored, so that it outlives the rules."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.core.dice import commitment
from perihelion.core.said import Said
from perihelion.core.steps import CHANCE
from perihelion.records.record import PEOPLE, Line, Record, plain, write
from perihelion.records.shelf import Shelf
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import Event, Header, Sheet, read_events, read_sheet, settled
from perihelion.server.tables import about
from perihelion.server.tables.eyes import check_may_see, known_steps
from perihelion.server.tables.loading import Loader
from perihelion.server.tables.room import Room, begun
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.refusals import NotNow
from perihelion.server.wire.tables import SideInfo


async def record_text(rooms: Rooms, person: Person, table: str, known_n: int) -> str:
    """The record; the seed only when the game is over and all its outcomes came from it."""
    async with rooms.held(table, known_n) as room:
        await rooms.sure(room, lambda: check_record(room, person))
        async with rooms.engine.connect() as connection:
            events = await read_events(connection, table)
        # What another process has stored since may hide something: it was not looked at.
        looked_at = [event for event in events if event.n <= room.sheet.header.last_n]
        return write(record_of(room.sheet, about.seat_colours(room), looked_at))


def check_record(room: Room, person: Person) -> None:
    """A record tells everything, so that of a running game it is only for whoever has seen all of it; where
    the rules are missing that cannot be told, and it is for whoever holds all seats."""
    check_may_see(room.sheet, person)
    if room.sheet.header.status == "open":
        raise NotNow(Said("The game has not begun."))
    mine = len(room.sheet.seats_of(person.id)) == len(room.sheet.seats)
    if room.sheet.header.status != "playing" or (room.live is None and mine):
        return
    if known_steps(room, person.id) < begun(room).step:
        raise NotNow(
            Said("The record would tell what is hidden from you. It can be had when the game is over.")
        )


async def operators_record(engine: AsyncEngine, shelf: Shelf, table: str) -> str:
    """The record of any table that has begun, for whoever runs the server: from what is stored alone."""
    async with engine.connect() as connection:
        sheet = await read_sheet(connection, table)
        events = await read_events(connection, table)
    if sheet.header.status == "open":
        raise NotNow(Said("The game has not begun."))
    game = Loader(engine, shelf).named(sheet.header)
    return write(record_of(sheet, about.colours_of(game, len(sheet.seats)), events))


def record_of(sheet: Sheet, named: tuple[str, ...], events: list[Event]) -> Record:
    header = sheet.header
    colours = tuple(colour.replace(" ", "-") for colour in named)
    seed = header.seed() if header.status == "over" and header.dice_from == 0 else ""
    return Record(
        header.game,
        header.rules,
        colours,
        header.options,
        seed,
        commitment(seed) if seed else "",
        scores(header),
        tuple(plain(about.sitter(row) or colours[row.seat]) for row in sheet.seats),
        tuple(line(event, colours) for event in standing(events)),
        header.first,
        dice=PEOPLE if header.thrown_here() else "",
    )


def standing(events: list[Event]) -> list[Event]:
    """The entries that were not taken back."""
    return [event for event in settled(events) if not event.undo]


def line(event: Event, colours: tuple[str, ...]) -> Line:
    return Line("*" if event.who == CHANCE else colours[event.who], event.word, event.digest)


def scores(header: Header) -> str:
    sides: list[SideInfo] = header.result or []
    return ", ".join(f"{side.score:g}" + (f" ({side.place})" if side.place else "") for side in sides)
