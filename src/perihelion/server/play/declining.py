"""Not wanting to be asked: a person says so for a moment of the game, and from then on the server says what
declines there, also right now. Asking again is as easy."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.said import Said
from perihelion.server.logs import log
from perihelion.server.people.identity import Person
from perihelion.server.play import choosing
from perihelion.server.store.rows import read_sheet
from perihelion.server.store.writes import execute, set_standing
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.tables.standing import declined
from perihelion.server.wire.game import Standing
from perihelion.server.wire.refusals import BadInput, NotYours, Stale


async def decline(rooms: Rooms, person: Person, table: str, seat: int, moment: int) -> Standing:
    """This seat is not asked at this moment any more."""
    return await change(rooms, person, table, seat, moment, asked=False)


async def ask_again(rooms: Rooms, person: Person, table: str, seat: int, moment: int) -> Standing:
    return await change(rooms, person, table, seat, moment, asked=True)


async def change(rooms: Rooms, person: Person, table: str, seat: int, moment: int, asked: bool) -> Standing:
    async with rooms.held(table) as room:
        live = await rooms.sure(room, lambda: choosing.own_game(room, person, seat))
        check_moment(live, moment)
        await rooms.revise(room, lambda connection: note(connection, room, person, seat, moment, asked))
        await rooms.keep_time(room)
        await speak(rooms, room)
        return Standing(seat, room.sheet.seats[seat].standing)


def check_moment(live: Live, moment: int) -> None:
    if moment >= len(live.game.rules.words.nouns().get("moment", [])):
        raise BadInput(Said("This game has no such moment."))


async def note(
    connection: AsyncConnection, room: Room, person: Person, seat: int, moment: int, asked: bool
) -> None:
    """Only if it still is the person's seat: another process may have given it away."""
    row = (await read_sheet(connection, room.id, locked=True)).seats[seat]
    if row.kind != "person" or row.person != person.id:
        raise NotYours(Said("This is not your seat."))
    others = [one for one in row.standing if one != moment]
    row.standing = others if asked else sorted([*others, moment])
    await execute(connection, [set_standing(room.id, row)])


async def speak(rooms: Rooms, room: Room) -> None:
    """Say what is to be said for seats that do not want to be asked now. The room's lock is held."""
    live = room.live
    if live is None or room.sheet.header.status != "playing":
        return
    found = declined(room.sheet, live)
    if found is None:
        return
    try:
        await choosing.say(rooms, room, live, *found)
    except Stale:
        # Another process has said it.
        return


def wake(rooms: Rooms, room: Room) -> None:
    """A table was read, or another process has changed it: somebody may be asked there who does not want to
    be."""
    live = room.live
    if live is None or rooms.stopping or room.sheet.header.status != "playing":
        return
    if declined(room.sheet, live) is not None:
        rooms.background.run(take_up(rooms, room.id))


async def take_up(rooms: Rooms, table: str) -> None:
    try:
        async with rooms.held(table) as room:
            await speak(rooms, room)
    except Exception:
        log.exception("fault", where="standing answer")
