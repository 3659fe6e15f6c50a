"""Not wanting to be asked: a person says so for a moment of the game, and from then on the server says what
declines there, also right now. Asking again is as easy."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Final

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
from perihelion.server.tables.standing import declined, idle
from perihelion.server.wire.game import Standing
from perihelion.server.wire.refusals import BadInput, NotYours, Stale

TIME: Final = SystemRandom()
PAUSES: Final = (1.0, 4.0)
"""Somebody who is not asked takes between so many and so many pauses of a bot to decline."""


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
        await speak(rooms, room, seat)
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


async def speak(rooms: Rooms, room: Room, only: int | None = None) -> None:
    """Say what is to be said for seats that do not want to be asked now, or for this one: whoever changes an
    answer of theirs must not hurry those of others. The room's lock is held."""
    live = room.live
    if live is None or room.sheet.header.status != "playing":
        return
    found = declined(room.sheet, live, only)
    if found is None:
        return
    try:
        await choosing.say(rooms, room, live, *found)
    except Stale:
        # Another process has said it.
        return


def wake(rooms: Rooms, room: Room) -> None:
    """Something is new at a table: somebody may be asked there who does not want to be."""
    live = room.live
    if room.declining is not None or live is None or rooms.stopping:
        return
    if room.sheet.header.status == "playing" and declined(room.sheet, live) is not None:
        room.declining = rooms.background.run(take_up(rooms, room))


async def take_up(rooms: Rooms, room: Room) -> None:
    """Until nobody is asked who does not want to be. Each answer takes its time, as if somebody had thought
    about it: one that comes at once would tell the others why, where there are others."""
    try:
        while room.live is not None and declined(room.sheet, room.live) is not None and not rooms.stopping:
            if not idle(room.sheet, room.live):
                await asyncio.sleep(TIME.uniform(*PAUSES) * rooms.settings.bot_pause)
            async with rooms.held(room.id):
                # Another process may know that somebody wants to be asked again.
                await rooms.look_up(room)
                await speak(rooms, room)
    except Exception:
        log.exception("fault", where="standing answer")
    finally:
        room.declining = None
