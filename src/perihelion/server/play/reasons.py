"""Why bots said what they said: stored with their words, told when the game is over."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.people.identity import Person
from perihelion.server.store.rows import PLACE
from perihelion.server.store.schema import REASONS
from perihelion.server.store.writes import ADD_REASON, DROP_REASON, Write
from perihelion.server.tables.eyes import check_may_see
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.analysis import Considered, Reason, Reasons
from perihelion.server.wire.refusals import NotNow

READ_REASONS = select(REASONS.c.data).where(REASONS.c.table == PLACE).order_by(REASONS.c.step)


def add_reason(
    table: str, step: int, seat: int, simulations: int, considered: list[Considered]
) -> list[Write]:
    """What the bot considered, in place of the reason of a word that was taken back; nothing if it did not
    search."""
    if not considered:
        return []
    reason = Reason(step, seat, simulations, considered)
    data = msgspec.json.encode(reason).decode()
    return [
        *drop_reason(table, step),
        (ADD_REASON, [{"table": table, "step": step, "seat": seat, "data": data}]),
    ]


def drop_reason(table: str, step: int) -> list[Write]:
    """Whoever took over a bot's seat may take back its last word; then nobody has said it."""
    return [(DROP_REASON, [{"place": table, "number": step}])]


async def told_reasons(rooms: Rooms, person: Person, table: str) -> Reasons:
    """All reasons of a finished game, for whoever may see it."""
    async with rooms.held(table) as room:
        check_may_see(room.sheet, person)
        if room.sheet.header.status != "over":
            raise NotNow("The bots tell their reasons when the game is over.")
    async with rooms.engine.connect() as connection:
        return Reasons(await read_reasons(connection, table))


async def read_reasons(connection: AsyncConnection, table: str) -> list[Reason]:
    rows = await connection.execute(READ_REASONS, {"place": table})
    return [msgspec.json.decode(row.data, type=Reason) for row in rows]
