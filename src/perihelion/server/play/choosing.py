"""Choosing, throwing and taking back: what is said is checked, carried out, stored, and only then told."""

from __future__ import annotations

import time
from collections.abc import Sequence

from perihelion.core.game import SPECTATOR
from perihelion.core.said import Said
from perihelion.core.steps import CHANCE
from perihelion.records.ahead import Patience
from perihelion.records.opening import said_in
from perihelion.server.metrics import ENTRIES
from perihelion.server.people.identity import Person
from perihelion.server.play import question, throwing
from perihelion.server.play.pushing import present
from perihelion.server.play.reasons import taken_reasons
from perihelion.server.store.journal import Conflict
from perihelion.server.store.rows import Event
from perihelion.server.store.writes import Write, add_events, drop_events, move_table, set_left, set_standing
from perihelion.server.tables import clocks, starting
from perihelion.server.tables.eyes import open_eyes, seen_game
from perihelion.server.tables.live import Live, outcomes
from perihelion.server.tables.news import News
from perihelion.server.tables.room import Room, begun, playing
from perihelion.server.tables.rooms import Rooms
from perihelion.server.tables.standing import declines, idle
from perihelion.server.tables.tape import Tape
from perihelion.server.wire.game import Accepted, Ahead, Choice, Fell, Frame, Present, TakeBack, WhyNot
from perihelion.server.wire.refusals import NotNow, NotYours, Stale

LONGEST_TURN = 1000
"""So many words somebody may say in a row that all could be taken back."""


def check_seat(room: Room, person: Person, seat: int) -> None:
    if seat not in room.sheet.seats_of(person.id):
        raise NotYours(Said("This is not your seat."))


def own_game(room: Room, person: Person, seat: int) -> Live:
    """The game that goes on, for whoever holds this seat."""
    live = playing(room)
    check_seat(room, person, seat)
    return live


def own_seat(room: Room, person: Person, seat: int) -> Live:
    """The game, over or not, for whoever holds this seat."""
    live = begun(room)
    check_seat(room, person, seat)
    return live


def check_n(room: Room, live: Live, seat: int, n: int) -> None:
    """What somebody says must answer what is asked now."""
    if not live.answers(seat, n):
        raise Stale(Said("Something has happened since you looked."), present=present(room, seat))


def check_turn(room: Room, live: Live, seat: int) -> None:
    """Some rules let a seat move things to and fro without end. It can take back, so that nobody is stuck."""
    row = live.table.entries[-LONGEST_TURN:]
    if len(row) < LONGEST_TURN or any(entry.who != seat for entry in row):
        return
    if live.table.undo_point(seat) is not None:
        raise NotNow(
            Said(
                "You have chosen {times} times in a row. Take some of it back before you go on.",
                times=LONGEST_TURN,
            ),
            present=present(room, seat),
        )


def check_undo(room: Room, live: Live, taken: TakeBack) -> None:
    """Two pages of one person take a word back once."""
    if taken.n < live.undone:
        raise Stale(Said("Something has happened since you looked."), present=present(room, taken.seat))
    if live.table.undo_point(taken.seat) is None:
        raise NotNow(
            Said("nothing to take back: since your last choice something became known or another seat acted"),
            present=present(room, taken.seat),
        )


async def choose(rooms: Rooms, person: Person, table: str, choice: Choice) -> Accepted:
    """A person's word."""
    async with rooms.held(table, choice.n) as room:
        live = await rooms.sure(room, lambda: own_game(room, person, choice.seat))
        check_n(room, live, choice.seat, choice.n)
        check_turn(room, live, choice.seat)
        reason = live.table.refusal(choice.seat, choice.word)
        if reason is not None:
            raise NotNow(said_in(live.game, reason), reason.rule, present(room, choice.seat))
        room.line.clear()
        said = await say(rooms, room, live, choice.seat, choice.word, then=choice.then)
        return Accepted(live.n, said)


async def throw(rooms: Rooms, person: Person, table: str, fell: Fell) -> Accepted:
    """What the dice or the cards of people show."""
    async with rooms.held(table, fell.n) as room:
        live, eyes = await rooms.sure(room, lambda: thrower(room, person, fell.n))
        if not live.table.can_happen(fell.word):
            raise NotNow(Said("This cannot fall now."), present=standing_for(room, person, eyes))
        await say(rooms, room, live, CHANCE, fell.word)
        return Accepted(live.n)


def thrower(room: Room, person: Person, n: int) -> tuple[Live, int]:
    """The game, and the eyes of whoever may say now what fell."""
    live = playing(room)
    eyes = next(iter(room.sheet.seats_of(person.id)), SPECTATOR)
    if not live.answers(eyes, n):
        raise Stale(
            Said("Something has happened since you looked."), present=standing_for(room, person, eyes)
        )
    throwing.check_thrower(room, person)
    return live, eyes


def standing_for(room: Room, person: Person, eyes: int) -> Present:
    return throwing.standing_for(room, person.id, present(room, eyes))


async def undo(rooms: Rooms, person: Person, table: str, taken: TakeBack) -> Accepted:
    """A person takes the last word back, or the whole turn."""
    async with rooms.held(table, taken.n) as room:
        live = await rooms.sure(room, lambda: own_game(room, person, taken.seat))
        check_n(room, live, taken.seat, taken.n)
        check_undo(room, live, taken)
        events = live.take_back(taken.seat, time.time(), taken.whole)
        room.line.clear()
        news = News(anew=True)
        also = [drop_events(room.id, events[0]), *taken_reasons(room.id, live.step, len(events) - 1)]
        also += asked_again(room, live, taken.seat)
        await store(rooms, room, live, taken.seat, events, [live.table.waiting()], news, also)
        return Accepted(live.n)


def asked_again(room: Room, live: Live, seat: int) -> list[Write]:
    """Whoever takes back what was said for them wants to be asked at this moment from now on."""
    if not declines(room.sheet, live, seat):
        return []
    if idle(room.sheet, live):
        live.taken_to = live.step
        return []
    row, moment = room.sheet.seats[seat], live.asked(seat).moment
    row.standing = [one for one in row.standing if one != moment]
    return [set_standing(room.id, row)]


async def say(
    rooms: Rooms,
    room: Room,
    live: Live,
    seat: int,
    word: int,
    also: Sequence[Write] = (),
    then: Sequence[int] = (),
) -> int:
    """An offered word with those that are to follow it, and what chance makes of them; how many of them were
    said. `also` is written with it. The room's lock is held."""
    tape = Tape(live, open_eyes(room), room.views)
    chain, said = [word, *then], 0
    events: list[Event] = []
    stops: list[list[int]] = []
    try:
        while said == 0 or goes_on(live, seat, chain[said:]):
            events += carry_out(live, tape, seat, chain[said])
            stops.append(live.table.waiting())
            said += 1
    except Exception:
        # Half of it may have happened in memory: only what is stored counts.
        room.loaded = False
        raise
    news = News(tape, about=live.table.over())
    await store(rooms, room, live, seat, events, stops, news, also)
    return said


def goes_on(live: Live, seat: int, words: Sequence[int]) -> bool:
    """Whether the next of these words can be said: it is offered, and nothing is new to the seat since it has
    chosen it, whatever others have learned."""
    return bool(words) and not live.table.learned(seat) and words[0] in live.table.offers(seat)


def carry_out(live: Live, tape: Tape, seat: int, word: int) -> list[Event]:
    """A word, and what chance makes of it."""
    now = time.time()
    events = [live.say(seat, word, now)]
    tape.note()
    for event in outcomes(live, now):
        events.append(event)
        tape.note()
    return events


async def store(
    rooms: Rooms,
    room: Room,
    live: Live,
    seat: int,
    events: list[Event],
    stops: list[list[int]],
    news: News,
    also: Sequence[Write],
) -> None:
    """Make it durable, then tell it. If another process was quicker, its word stands and ours is answered
    with how things stand."""
    before = room.sheet.header.awaited()
    move(room, live, events[0], stops)
    try:
        await rooms.writer.write(writes(room, events, also))
    except Conflict:
        await rooms.reload(room)
        stands = present(room, seat) if room.live else None
        raise Stale(Said("Something has happened since you looked."), present=stands) from None
    except Exception:
        room.loaded = False
        raise
    ENTRIES.inc(len(events))
    rooms.stored(room, news, before)


def move(room: Room, live: Live, event: Event, stops: list[list[int]]) -> None:
    """Clocks and header follow the game, from one seat that answers to the next."""
    clocks.settle(room.sheet, event.at)
    for waiting in stops:
        clocks.pass_on(room.sheet, waiting, event.undo)
    starting.mirror(room.sheet, live)


def writes(room: Room, events: list[Event], also: Sequence[Write]) -> list[Write]:
    found = [add_events(room.id, events), *also, move_table(room.sheet.header, events[0].n - 1)]
    return [*found, set_left(room.id, room.sheet.seats)] if room.sheet.header.clock else found


async def view(rooms: Rooms, person: Person, table: str, eyes: int, known_n: int) -> Frame:
    async with rooms.held(table, known_n) as room:
        await rooms.sure(room, lambda: seen_game(room, person, eyes))
        return throwing.told_to(room, person.id, question.frame(room, eyes, time.time()))


async def ahead(rooms: Rooms, person: Person, table: str, seat: int, known_n: int) -> Ahead:
    """What somebody's own seat could say from the present question on; nothing where it is not asked."""
    async with rooms.held(table, known_n) as room:
        live = await rooms.sure(room, lambda: own_seat(room, person, seat))
        return question.ahead(room, live, seat, patience(rooms))


def patience(rooms: Rooms) -> Patience:
    """How far a table looks ahead for somebody who asks."""
    return Patience(seconds=rooms.settings.ahead_seconds, clock=time.thread_time)


async def why(
    rooms: Rooms, person: Person, table: str, seat: int, kind: str, thing: int, known_n: int
) -> WhyNot:
    async with rooms.held(table, known_n) as room:
        live = await rooms.sure(room, lambda: seen_game(room, person, seat))
        return question.why(live, seat, kind, thing, patience(rooms))
