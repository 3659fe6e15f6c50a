"""Looking back: a game from its first step, and its record as a file."""

from __future__ import annotations

import asyncio

from perihelion.records import record
from perihelion.server.people.identity import Person
from perihelion.server.tables import about, tape
from perihelion.server.tables.eyes import check_eyes, check_may_see
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, begun
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.game import Replay
from perihelion.server.wire.refusals import NotNow


async def replay(rooms: Rooms, person: Person, table: str, eyes: int) -> Replay:
    async with rooms.held(table) as room:
        check_eyes(room.sheet, person, eyes)
        # In a thread, so that other tables get their turn meanwhile.
        return await asyncio.to_thread(tape.replayed, begun(room), eyes)


async def record_text(rooms: Rooms, person: Person, table: str) -> str:
    """The record; the seed only when the game is over and all its outcomes came from it."""
    async with rooms.held(table) as room:
        live = begun(room)
        await check_record(room, live, person)
        header = room.sheet.header
        seed = header.secret if live.table.over() and header.dice_from == 0 else ""
        return await asyncio.to_thread(written, live, seed, names(room))


async def check_record(room: Room, live: Live, person: Person) -> None:
    """A record tells everything, so that of a running game it may hold nothing that others may not see."""
    check_may_see(room.sheet, person)
    mine = len(room.sheet.seats_of(person.id)) == len(room.sheet.seats)
    if not live.table.over() and not mine and await asyncio.to_thread(live.table.hides):
        raise NotNow("The record would tell what others hold. It can be had when the game is over.")


def names(room: Room) -> tuple[str, ...]:
    """Who plays, seat by seat; an empty seat by its colour."""
    colours = about.seat_colours(room)
    return tuple(about.sitter(row) or colours[row.seat] for row in room.sheet.seats)


def written(live: Live, seed: str, names: tuple[str, ...]) -> str:
    return record.write(record.of_table(live.table, seed, names=names))
