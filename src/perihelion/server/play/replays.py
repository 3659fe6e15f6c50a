"""Looking back: a game from its first step."""

from __future__ import annotations

import asyncio

from perihelion.server.people.identity import Person
from perihelion.server.tables import tape
from perihelion.server.tables.eyes import check_eyes
from perihelion.server.tables.room import begun
from perihelion.server.tables.rooms import Rooms
from perihelion.server.wire.game import Replay


async def replay(rooms: Rooms, person: Person, table: str, eyes: int) -> Replay:
    async with rooms.held(table) as room:
        check_eyes(room.sheet, person, eyes)
        # In a thread, so that other tables get their turn meanwhile.
        return await asyncio.to_thread(tape.replayed, begun(room), eyes)
