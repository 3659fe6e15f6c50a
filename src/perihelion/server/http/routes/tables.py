"""Tables over HTTP: the lobby, new tables, seats."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from perihelion.server.http.parameters import Asker, Known, Place, SeatPath
from perihelion.server.http.security import IMPORT_BYTES
from perihelion.server.people.identity import Person, known
from perihelion.server.tables import about, opening, rematches, seating
from perihelion.server.tables.lobby import listed
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking import importing
from perihelion.server.wire.game import Branch, Created, Import
from perihelion.server.wire.tables import Join, Lobby, NewTable, Refuse, SetSeat, TableInfo

TAGS = ["tables"]


async def tables(state: State, person: Person) -> Rooms:
    """The tables, for somebody who is about to leave a trace there."""
    rooms: Rooms = state.rooms
    await known(rooms.engine, person)
    return rooms


@get("/api/lobby", summary="The lobby", tags=TAGS)
async def lobby(state: State, person: Asker) -> Lobby:
    """Tables to join, tables to watch, and my own."""
    return await listed(state.rooms, person.id)


@post("/api/tables", summary="Open a table", tags=TAGS)
async def create(state: State, person: Asker, data: JSONBody[NewTable]) -> Created:
    """It starts at once if no seat is open and `start` is true."""
    rooms = await tables(state, person)
    return await rooms.whole(opening.create(rooms, person, data))


@post("/api/records", summary="Import a record", tags=TAGS, request_max_body_size=IMPORT_BYTES)
async def take_in(state: State, person: Asker, data: JSONBody[Import]) -> Created:
    """It is replayed and checked first."""
    rooms = await tables(state, person)
    return await rooms.whole(importing.take_in(rooms, state.pools.readings, person, data))


@get("/api/tables/{table:str}", summary="All about a table", tags=TAGS)
async def info(state: State, person: Asker, table: Place, known_n: Known = 0) -> TableInfo:
    """Its seats, its owner, its clock, its commitment; not the game itself."""
    async with state.rooms.held(table, known_n) as room:
        return about.info(room, person.id)


@post("/api/tables/{table:str}/join", summary="Take a seat, or ask for it", status_code=200, tags=TAGS)
async def join(state: State, person: Asker, table: Place, data: JSONBody[Join]) -> TableInfo:
    """At a private or running table the owner is asked: `asked` is true."""
    rooms = await tables(state, person)
    return await rooms.whole(seating.join(rooms, person, table, data))


@post("/api/tables/{table:str}/leave", summary="Leave all my seats", status_code=200, tags=TAGS)
async def leave(state: State, person: Asker, table: Place) -> TableInfo:
    """Or withdraw my request for one. The table passes to the next person; an open one that nobody is left at
    is removed. 409 where I have nothing to leave."""
    rooms: Rooms = state.rooms
    return await rooms.whole(seating.leave(rooms, person, table))


@delete("/api/tables/{table:str}", summary="Remove a table", tags=TAGS)
async def remove(state: State, person: Asker, table: Place) -> None:
    """For the owner of a table that waits for players, or whose game cannot be opened any more."""
    rooms: Rooms = state.rooms
    await rooms.whole(seating.remove(rooms, person, table))


@post("/api/tables/{table:str}/start", summary="Begin the game", status_code=200, tags=TAGS)
async def start(state: State, person: Asker, table: Place) -> TableInfo:
    """For the owner, when no seat is open."""
    rooms: Rooms = state.rooms
    return await rooms.whole(seating.start(rooms, person, table))


@put("/api/tables/{table:str}/seats/{seat:int}", summary="Fill a seat", tags=TAGS)
async def set_seat(
    state: State, person: Asker, table: Place, seat: SeatPath, data: JSONBody[SetSeat]
) -> TableInfo:
    """For the owner: a bot, nobody, or somebody who asked."""
    rooms: Rooms = state.rooms
    return await rooms.whole(seating.set_seat(rooms, person, table, seat, data))


@post("/api/tables/{table:str}/refuse", summary="Turn a request down", status_code=200, tags=TAGS)
async def refuse(state: State, person: Asker, table: Place, data: JSONBody[Refuse]) -> TableInfo:
    """For the owner."""
    rooms: Rooms = state.rooms
    return await rooms.whole(seating.refuse(rooms, person, table, data))


@post("/api/tables/{table:str}/branch", summary="A new table from a step of this one", tags=TAGS)
async def branch(state: State, person: Asker, table: Place, data: JSONBody[Branch]) -> Created:
    """Of finished games, and of those in which no other people play, as far as I have seen all of them."""
    rooms = await tables(state, person)
    return await rooms.whole(opening.branch(rooms, person, table, data))


@post("/api/tables/{table:str}/rematch", summary="Another round", tags=TAGS)
async def rematch(state: State, person: Asker, table: Place) -> Created:
    """The same table for everybody who asks."""
    rooms = await tables(state, person)
    return await rooms.whole(rematches.rematch(rooms, person, table))


ROUTES = [lobby, create, take_in, info, remove, join, leave, start, set_seat, refuse, branch, rematch]
