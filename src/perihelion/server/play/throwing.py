"""Tables whose dice are thrown by people: what can fall, and whoever may not say it."""

from __future__ import annotations

from typing import TypeVar

from msgspec import structs

from perihelion.core.game import SPECTATOR
from perihelion.core.said import Said
from perihelion.core.steps import CHANCE, EVERYONE
from perihelion.records.opening import word_in
from perihelion.server.people.identity import Person
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, begun, playing
from perihelion.server.tables.thrown import throwers
from perihelion.server.wire.game import Frame, Outcome, Present, Steps, Throw
from perihelion.server.wire.refusals import NotNow, NotYours


def check_thrower(room: Room, person: Person) -> None:
    """Only at such a table, only when it waits for that, and only whoever may see it."""
    if not room.sheet.header.thrown_here():
        raise NotNow(Said("The server throws the dice of this table."))
    who = throwers(room.sheet, playing(room))
    if not who:
        raise NotNow(Said("The table does not wait for dice or a draw."))
    mine = room.sheet.seats_of(person.id)
    if room.sheet.header.owner == person.id and not mine:
        mine = [SPECTATOR]
    if not set(who).intersection(mine):
        raise NotYours(Said("Whoever sees what falls says it, and that is not you."))


Telling = TypeVar("Telling", bound=Frame | Steps)


def told_to(room: Room, person: str, message: Telling) -> Telling:
    """A message for certain eyes as this person reads it."""
    return structs.replace(message, present=standing_for(room, person, message.present))


def standing_for(room: Room, person: str, found: Present) -> Present:
    """How things stand for certain eyes, and for this person: where an owner without a seat says what fell,
    the list of what may is for nobody else."""
    if not throws_unseated(room, person, found):
        return found
    return structs.replace(found, throw=throw(begun(room), SPECTATOR))


def throws_unseated(room: Room, person: str, found: Present) -> bool:
    return SPECTATOR in found.throwers and room.sheet.header.owner == person


def throw(live: Live, eyes: int) -> Throw:
    """What these eyes may think possible."""
    outcomes = [Outcome(word, word_in(live.game, word)) for word in live.table.possible(eyes)]
    return Throw(live.table.witnesses(CHANCE) != EVERYONE, outcomes)
