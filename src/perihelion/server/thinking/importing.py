"""New tables from records that people bring: checked in another process first."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import RecordError
from perihelion.core.game import Game
from perihelion.core.said import Said
from perihelion.records.shelf import Shelf
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.tables.naming import letters, printable
from perihelion.server.tables.opening import new_header, own_seat, store
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking.carrying import put_together
from perihelion.server.thinking.line import Whose
from perihelion.server.thinking.pool import Pool
from perihelion.server.thinking.worker import Checked, Wrong, check
from perihelion.server.wire.game import Created, Import
from perihelion.server.wire.refusals import BadInput

TOO_LONG: Final = Said("This record takes too long to replay.")


async def take_in(rooms: Rooms, pool: Pool, person: Person, given: Import) -> Created:
    """A table from a record; a finished game to look at, an unfinished one to be played on by whoever brought
    it."""
    whose = Whose(rooms.addresses.of(person.id), person.id, "")
    async with pool.line.place(whose):
        checked = await checked_record(rooms.shelf, pool, given.record)
    game = rooms.shelf.edition(checked.game, checked.rules)
    header = new_header(game, person.id, checked.options)
    header.dice_from, header.hints = len(checked.said), not checked.over
    if checked.dice:
        header.dice = checked.dice
    if checked.over:
        header.status = "over"
    if checked.over and checked.seed:
        header.secret, header.dice_from = checked.seed, 0
    return await store(rooms, Sheet(header, imported_seats(checked, game, person), []), game, checked.said)


async def checked_record(shelf: Shelf, pool: Pool, text: str) -> Checked:
    """The record, checked in another process: it may be long, and it may be anything."""
    try:
        found = await pool.run(check, shelf.modules, text)
    except TimeoutError as error:
        raise BadInput(TOO_LONG) from error
    if isinstance(found, Wrong):
        raise RecordError(put_together(found.said))
    return found


def imported_seats(checked: Checked, game: Game, person: Person) -> list[SeatRow]:
    if not checked.over:
        return [own_seat(seat, person) for seat in range(checked.seats)]
    colours = game.rules.seat_names[: checked.seats]
    names = checked.names if len(checked.names) == checked.seats else colours
    shown = [printable(name)[:24] for name in names]
    return [
        SeatRow(seat, "person", None, name if letters(name) else colours[seat])
        for seat, name in enumerate(shown)
    ]
