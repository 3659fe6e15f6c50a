"""Why bots said what they said: stored with their words, told when the game is over."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.core.errors import Unknown
from perihelion.core.game import Game
from perihelion.core.said import Said, finished
from perihelion.records.opening import word_in
from perihelion.server.people.identity import Person
from perihelion.server.store.rows import PLACE
from perihelion.server.store.schema import REASONS
from perihelion.server.store.writes import ADD_REASON, DROP_REASON, MOVE_REASON, Write
from perihelion.server.tables.eyes import check_may_see
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.analysis import Considered, Reason, Reasons
from perihelion.server.wire.kept import KeptReason, Tried
from perihelion.server.wire.refusals import NotNow

READ_REASONS = select(REASONS.c.step, REASONS.c.data).where(REASONS.c.table == PLACE).order_by(REASONS.c.step)


def add_reason(table: str, step: int, seat: int, simulations: int, tried: list[Tried]) -> list[Write]:
    """What the bot considered, in place of the reason of a word that was taken back; nothing if it did not
    search."""
    if not tried:
        return []
    reason = KeptReason(step, seat, simulations, tried)
    data = msgspec.json.encode(reason).decode()
    return [
        *drop_reason(table, step),
        (ADD_REASON, [{"table": table, "step": step, "seat": seat, "data": data}]),
    ]


def drop_reason(table: str, step: int) -> list[Write]:
    return [(DROP_REASON, [{"place": table, "number": step}])]


def taken_reasons(table: str, step: int, later: int) -> list[Write]:
    """Of so many steps the last were said again after a word was taken back: whoever took over a bot's seat
    may take back its word, then nobody has said it; what bots have sealed since comes one step earlier."""
    first = step - later
    moved = [{"place": table, "number": old, "step": old - 1} for old in range(first + 1, step + 1)]
    return [*drop_reason(table, first), (MOVE_REASON, moved)]


async def told_reasons(rooms: Rooms, person: Person, table: str) -> Reasons:
    """All reasons of a finished game, for whoever may see it."""
    async with rooms.held(table) as room:
        await rooms.sure(room, lambda: check_told(room, person))
        game = room.game
    async with rooms.engine.connect() as connection:
        return Reasons([told_reason(game, kept) for kept in await read_reasons(connection, table)])


def check_told(room: Room, person: Person) -> None:
    check_may_see(room.sheet, person)
    if room.sheet.header.status != "over":
        raise NotNow(Said("The bots tell their reasons when the game is over."))


async def read_reasons(connection: AsyncConnection, table: str) -> list[KeptReason]:
    rows = await connection.execute(READ_REASONS, {"place": table})
    return [structs.replace(msgspec.json.decode(row.data, type=KeptReason), step=row.step) for row in rows]


def told_reason(game: Game | None, kept: KeptReason) -> Reason:
    return Reason(kept.step, kept.seat, kept.simulations, [considered(game, line) for line in kept.lines])


def considered(game: Game | None, tried: Tried) -> Considered:
    """A line for people. Of a game that is not here, the words stay as they were kept."""
    words = [told_word(game, text) for text in tried.words]
    return Considered(words, tried.visits, tried.chance, tried.expected)


def told_word(game: Game | None, text: str) -> Said:
    if game is not None:
        with suppress(Unknown):
            return word_in(game, game.rules.words.number(text))
    return finished(text)
