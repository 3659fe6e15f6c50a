"""Choosing and taking back: what a seat says is checked, carried out, stored, and only then told."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from perihelion.core.errors import Illegal
from perihelion.core.steps import CHANCE
from perihelion.server.metrics import ENTRIES
from perihelion.server.people.identity import Person
from perihelion.server.play import pushing, question
from perihelion.server.play.reasons import drop_reason
from perihelion.server.store.journal import Conflict
from perihelion.server.store.rows import Event
from perihelion.server.store.writes import Write, add_events, move_table, set_left
from perihelion.server.tables import clocks, starting
from perihelion.server.tables.connections import may_look, may_see
from perihelion.server.tables.live import Live
from perihelion.server.tables.tape import Tape
from perihelion.server.wire.game import Accepted, Choice, Frame, TakeBack, WhyNot
from perihelion.server.wire.refusals import BadInput, NotNow, NotYours, Stale

if TYPE_CHECKING:
    from perihelion.server.tables.rooms import Room, Rooms

NO_GAME = {
    "open": "The game has not begun.",
    "over": "The game is over.",
    "broken": "This table was set aside: its entries do not replay.",
}


def playing(room: Room) -> Live:
    """The game, if it goes on."""
    if room.live is None or room.sheet.header.status != "playing":
        raise NotNow(NO_GAME.get(room.sheet.header.status, "The game cannot be played now."))
    return room.live


def begun(room: Room) -> Live:
    """The game, if there is one to look at."""
    if room.live is None:
        raise NotNow(NO_GAME.get(room.sheet.header.status, "There is no game here."))
    return room.live


def check_seat(room: Room, person: Person, seat: int) -> None:
    if seat not in room.sheet.seats_of(person.id):
        raise NotYours("This is not your seat.")


def check_eyes(room: Room, person: Person, eyes: int) -> None:
    if not may_see(room.sheet, person.id):
        raise NotYours("This table is private. You may ask its owner for a seat.")
    if eyes >= len(room.sheet.seats):
        raise BadInput(f"This table has {len(room.sheet.seats)} seats.")
    if not may_look(room.sheet, person.id, eyes):
        raise NotYours(
            "You may look through your own eyes, or as a spectator; through all eyes when the game is over."
        )


def check_n(room: Room, live: Live, seat: int, n: int) -> None:
    if n != live.n:
        raise Stale("Something has happened since you looked.", present=pushing.present(room, seat))


async def choose(rooms: Rooms, person: Person, table: str, choice: Choice) -> Accepted:
    """A person's word."""
    async with rooms.held(table) as room:
        live = playing(room)
        check_seat(room, person, choice.seat)
        check_n(room, live, choice.seat, choice.n)
        reason = question.refusal(live, choice.seat, choice.word)
        if reason is not None:
            raise NotNow(reason.text, reason.rule, pushing.present(room, choice.seat))
        room.line.clear()
        await say(rooms, room, live, choice.seat, choice.word)
        return Accepted(live.n)


async def undo(rooms: Rooms, person: Person, table: str, taken: TakeBack) -> Accepted:
    """A person takes the last word back."""
    async with rooms.held(table) as room:
        live = playing(room)
        check_seat(room, person, taken.seat)
        check_n(room, live, taken.seat, taken.n)
        try:
            event = live.take_back(taken.seat, time.time())
        except Illegal as error:
            raise NotNow(str(error), present=pushing.present(room, taken.seat)) from error
        room.line.clear()
        await store(rooms, room, live, taken.seat, [event], drop_reason(room.id, live.step))
        pushing.frames(room)
        return Accepted(live.n)


async def say(rooms: Rooms, room: Room, live: Live, seat: int, word: int, also: Sequence[Write] = ()) -> None:
    """An offered word, and what chance makes of it; `also` is written with it. The room's lock is held."""
    since = live.n
    tape = Tape(live, pushing.eyes(room), room.views)
    try:
        events = carried_out(live, tape, seat, word)
    except Exception:
        # Half of it may have happened in memory: only what is stored counts.
        room.loaded = False
        raise
    await store(rooms, room, live, seat, events, also)
    pushing.steps(room, tape, since)
    if room.sheet.header.status == "over":
        pushing.infos(room)


def carried_out(live: Live, tape: Tape, seat: int, word: int) -> list[Event]:
    now = time.time()
    events = [live.say(seat, word, now)]
    tape.note()
    while (drawn := live.outcome()) is not None:
        events.append(live.say(CHANCE, drawn, now))
        tape.note()
    return events


async def store(
    rooms: Rooms, room: Room, live: Live, seat: int, events: list[Event], also: Sequence[Write]
) -> None:
    """Make it durable. If another process was quicker, its word stands and ours is answered with how things
    stand."""
    before = room.sheet.header.waiting
    move(room, live, events[0])
    writes = [add_events(room.id, events), *also, move_table(room.sheet.header)]
    if room.sheet.header.clock:
        writes.append(set_left(room.id, room.sheet.seats))
    try:
        await rooms.writer.write(writes)
    except Conflict:
        await rooms.reload(room)
        present = pushing.present(room, seat) if room.live else None
        raise Stale("Something has happened since you looked.", present=present) from None
    except Exception:
        room.loaded = False
        raise
    ENTRIES.inc(len(events))
    rooms.changed(room, before)


def move(room: Room, live: Live, event: Event) -> None:
    """Clocks and header follow the game."""
    clocks.settle(room.sheet, event.at)
    clocks.pass_on(room.sheet, live.table.waiting(), event.undo)
    starting.mirror(room.sheet, live)


async def view(rooms: Rooms, person: Person, table: str, eyes: int) -> Frame:
    async with rooms.held(table) as room:
        check_eyes(room, person, eyes)
        now = time.time()
        return question.frame(begun(room), eyes, clocks.left_at(room.sheet, now), now)


async def why(rooms: Rooms, person: Person, table: str, seat: int, kind: str, thing: int) -> WhyNot:
    async with rooms.held(table) as room:
        check_eyes(room, person, seat)
        return question.why(begun(room), seat, kind, thing)
