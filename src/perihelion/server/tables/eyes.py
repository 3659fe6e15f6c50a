"""Who may look at a table, and through which eyes: one's own seat's, or a spectator's."""

from __future__ import annotations

from perihelion.core.game import SPECTATOR
from perihelion.core.steps import EVERYONE
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import Sheet
from perihelion.server.tables.connections import Connection
from perihelion.server.tables.room import Room
from perihelion.server.wire.refusals import BadInput, NotYours


def may_see(sheet: Sheet, person: str) -> bool:
    """Whether a person may look at the game: at a private table only those who sit there."""
    return (
        sheet.header.visibility != "private" or sheet.header.owner == person or bool(sheet.seats_of(person))
    )


def may_look(sheet: Sheet, person: str, eyes: int) -> bool:
    """Whether these eyes are the person's: one's own, a spectator's, and anybody's once the game is over."""
    if eyes >= len(sheet.seats):
        return False
    return (
        eyes == SPECTATOR
        or eyes in sheet.seats_of(person)
        or (sheet.header.status == "over" and may_see(sheet, person))
    )


def check_inside(sheet: Sheet, person: Person) -> None:
    """For whoever wants to look at the table or to say something there."""
    if not may_see(sheet, person.id):
        raise NotYours("This table is private. You may ask its owner for a seat.")


def check_may_see(sheet: Sheet, person: Person) -> None:
    """For whoever wants something that was made of the game: its record, its analysis, a branch."""
    if not may_see(sheet, person.id):
        raise NotYours("This table is private.")


def check_eyes(sheet: Sheet, person: Person, eyes: int) -> None:
    check_inside(sheet, person)
    if eyes >= len(sheet.seats):
        raise BadInput(f"This table has {len(sheet.seats)} seats.")
    if not may_look(sheet, person.id, eyes):
        raise NotYours(
            "You may look through your own eyes, or as a spectator; through all eyes when the game is over."
        )


def watching(room: Room) -> list[Connection]:
    """The pages that may see the game, and through these eyes: a seat may have been lost a moment ago."""
    return [connection for connection in room.connections if sees(room.sheet, connection)]


def sees(sheet: Sheet, connection: Connection) -> bool:
    person = connection.person.id
    return may_see(sheet, person) and may_look(sheet, person, connection.eyes)


def open_eyes(room: Room) -> set[int]:
    """The eyes that somebody looks through now."""
    return {connection.eyes for connection in watching(room)}


def known_steps(room: Room, person: str) -> int:
    """How many of the first entries this person has seen whole: so far a branch or a record tells nothing
    new."""
    live, sheet = room.live, room.sheet
    if live is None or not may_see(sheet, person):
        return 0
    if live.table.over():
        return live.step
    mine = sum(1 << seat for seat in sheet.seats_of(person))
    hidden = (step for step, seen in enumerate(live.witnesses) if seen != EVERYONE and not seen & mine)
    return next(hidden, live.step)
