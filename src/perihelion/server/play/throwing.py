"""Tables whose dice are thrown by people: what can fall, and who may say what fell.

An outcome that all see is told by anybody who sits here. A hidden one is told by who may see it; if no person
may, by the owner of the table, who lays the cards of bots."""

from __future__ import annotations

from perihelion.core.game import SPECTATOR
from perihelion.core.said import Said
from perihelion.core.steps import CHANCE, EVERYONE
from perihelion.records.opening import word_in
from perihelion.server.people.identity import Person
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, playing
from perihelion.server.wire.game import Outcome, Throw
from perihelion.server.wire.refusals import NotNow, NotYours


def throwers(room: Room) -> list[int]:
    """The seats that may say what fell; SPECTATOR for an owner who has none, and nobody while chance is
    silent."""
    if not thrown_now(room):
        return []
    sheet, mask = room.sheet, playing(room).table.witnesses(CHANCE)
    people = [row.seat for row in sheet.seats if row.kind == "person"]
    seeing = [seat for seat in people if mask >> seat & 1]
    return seeing or sheet.seats_of(sheet.header.owner)[:1] or [SPECTATOR]


def thrown_now(room: Room) -> bool:
    """Whether the game waits for people to say what fell."""
    header, live = room.sheet.header, room.live
    if live is None or header.status != "playing" or not header.thrown_here():
        return False
    return not live.table.over() and not live.table.waiting()


def check_thrower(room: Room, person: Person) -> None:
    """Only at such a table, only when it waits for that, and only whoever may see it."""
    if not room.sheet.header.thrown_here():
        raise NotNow(Said("The server throws the dice of this table."))
    if not thrown_now(room):
        raise NotNow(Said("The table does not wait for dice or a draw."))
    mine = room.sheet.seats_of(person.id)
    if room.sheet.header.owner == person.id and not mine:
        mine = [SPECTATOR]
    if not set(throwers(room)).intersection(mine):
        raise NotYours(Said("Whoever sees what falls says it, and that is not you."))


def throw(live: Live, eyes: int) -> Throw:
    """What these eyes may think possible."""
    outcomes = [Outcome(word, word_in(live.game, word)) for word in live.table.possible(eyes)]
    return Throw(live.table.witnesses(CHANCE) != EVERYONE, outcomes)
