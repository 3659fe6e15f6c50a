"""Who may look at a table, and through which eyes: one's own seat's, or a spectator's.

The law: while a game hides anything, whoever has seen it with one pair of eyes does not see it with another.
Seats that one person held from the start, at one screen, are one pair; whoever has seen nothing yet may take
any seat."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import SPECTATOR, Game
from perihelion.core.said import Many, Said
from perihelion.core.steps import EVERYONE
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import Sheet
from perihelion.server.store.writes import ADD_EYES, DROP_EYES, Write
from perihelion.server.tables.connections import Connection
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, begun
from perihelion.server.wire.refusals import BadInput, NotNow, NotYours

OTHER_EYES: Final = Said(
    "Whoever has seen this game with one pair of eyes does not see it with another before it is over. This"
    " seat is for a bot or for somebody new."
)


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
        raise NotYours(Said("This table is private. You may ask its owner for a seat."))


def check_may_see(sheet: Sheet, person: Person) -> None:
    """For whoever wants something that was made of the game: its record, its analysis, a branch."""
    if not may_see(sheet, person.id):
        raise NotYours(Said("This table is private."))


def check_eyes(sheet: Sheet, person: Person, eyes: int) -> None:
    check_inside(sheet, person)
    if eyes >= len(sheet.seats):
        raise BadInput(no_such_seat(len(sheet.seats)))
    if not may_look(sheet, person.id, eyes):
        raise NotYours(
            Said(
                "You may look through your own eyes, or as a spectator; through all eyes when the game is"
                " over."
            )
        )


def seen_game(room: Room, person: Person, eyes: int) -> Live:
    """The game, for whoever may look at it through these eyes."""
    check_eyes(room.sheet, person, eyes)
    return begun(room)


def no_such_seat(seats: int) -> Said:
    return Many(seats, "This table has {n} seat.", "This table has {n} seats.")


def watching(room: Room) -> list[Connection]:
    """The pages that may see the game, and through these eyes: a seat may have been lost a moment ago."""
    return [connection for connection in room.connections if sees(room.sheet, connection)]


def sees(sheet: Sheet, connection: Connection) -> bool:
    person = connection.person.id
    return may_see(sheet, person) and may_look(sheet, person, connection.eyes)


def open_eyes(room: Room) -> set[int]:
    """The eyes that somebody looks through now."""
    return {connection.eyes for connection in watching(room)}


# The law of one pair of eyes


def hides(game: Game | None) -> bool:
    """Whether seats may see different things; of a game that is not on the shelf nobody knows."""
    return game is None or game.seen.hidden


def barred(sheet: Sheet, game: Game | None, person: str) -> list[int]:
    """The seats through whose eyes this person must not see before the game is over."""
    seen = {*sheet.eyes.get(person, []), *sheet.seats_of(person)}
    if sheet.header.status != "playing" or not seen or not hides(game):
        return []
    return [row.seat for row in sheet.seats if row.seat not in seen]


def check_barred(sheet: Sheet, game: Game | None, person: str, seat: int) -> None:
    if seat in barred(sheet, game, person):
        raise NotNow(OTHER_EYES)


def opened(sheet: Sheet, game: Game | None) -> list[tuple[int, str]]:
    """The seats in which somebody sits who has not seen through their eyes before, and who it is."""
    if sheet.header.status != "playing" or not hides(game):
        return []
    return [
        (row.seat, row.person)
        for row in sheet.seats
        if row.kind == "person" and row.person and row.seat not in sheet.eyes.get(row.person, [])
    ]


def note_eyes(sheet: Sheet, game: Game | None) -> Write:
    """Whoever sits at a game sees it, and that is kept when they leave."""
    found = opened(sheet, game)
    return ADD_EYES, [{"table": sheet.header.id, "seat": seat, "person": person} for seat, person in found]


def part_eyes(sheet: Sheet, game: Game | None) -> Write:
    """Where somebody new sits down at one of several seats that were one pair of eyes, they are so no longer:
    what the newcomer holds is not for whoever gave the seat away."""
    seats = [seat for seat, _ in opened(sheet, game)]
    lost = [
        (seat, person)
        for person, seen in sheet.eyes.items()
        for seat in seen
        if seat in seats and len(seen) > 1
    ]
    return DROP_EYES, [{"place": sheet.header.id, "number": seat, "who": person} for seat, person in lost]


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
