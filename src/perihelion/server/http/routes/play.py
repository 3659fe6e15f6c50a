"""Playing over HTTP: the view, choices, undo, why not, hints, chat, replay, record, the reasons of bots."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from perihelion.core.game import SPECTATOR
from perihelion.server.http.parameters import (
    Asker,
    Eyes,
    Kind,
    Known,
    MomentPath,
    Place,
    SeatPath,
    SeatQuery,
    Thing,
)
from perihelion.server.http.static_files import unpacks
from perihelion.server.http.straight import straight
from perihelion.server.people.identity import known
from perihelion.server.play import choosing, declining, recording
from perihelion.server.play.reasons import told_reasons
from perihelion.server.tables import chatting
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking.hints import Hints
from perihelion.server.thinking.replays import Replays
from perihelion.server.wire.analysis import Hint, HintRequest, Reasons
from perihelion.server.wire.game import (
    Accepted,
    Ahead,
    Chat,
    Choice,
    Fell,
    Frame,
    Replay,
    Say,
    Standing,
    TakeBack,
    WhyNot,
)

TAGS = ["play"]


@get("/api/tables/{table:str}/view", summary="How the game stands", tags=TAGS)
async def view(
    state: State, person: Asker, table: Place, eyes: Eyes = SPECTATOR, known_n: Known = 0
) -> Frame:
    """Through one's own eyes or a spectator's; through any when the game is over."""
    return await choosing.view(state.rooms, person, table, eyes, known_n)


@post(
    "/api/tables/{table:str}/choose",
    summary="Say a word",
    status_code=200,
    tags=TAGS,
    as_is=True,
    middleware=[straight(Choice)],
)
async def choose(state: State, person: Asker, table: Place, data: JSONBody[Choice]) -> Accepted:
    """Stored when this answers. An answer to an old event changes nothing and gets 409 with how things stand.
    Words that are to follow are said as long as they are offered and nothing became known; the answer tells
    how many were said."""
    rooms: Rooms = state.rooms
    return await rooms.whole(choosing.choose(rooms, person, table, data))


@post("/api/tables/{table:str}/throw", summary="Say what fell", status_code=200, tags=TAGS, as_is=True)
async def throw(state: State, person: Asker, table: Place, data: JSONBody[Fell]) -> Accepted:
    """At a table whose dice are thrown by people. Stored when this answers; an answer to an old event gets
    409 with how things stand."""
    rooms: Rooms = state.rooms
    return await rooms.whole(choosing.throw(rooms, person, table, data))


@post(
    "/api/tables/{table:str}/undo",
    summary="Take the last word or the whole turn back",
    status_code=200,
    tags=TAGS,
    as_is=True,
)
async def undo(state: State, person: Asker, table: Place, data: JSONBody[TakeBack]) -> Accepted:
    """Possible as long as nothing became known by it and nobody else acted; an envelope, as long as all are
    closed."""
    rooms: Rooms = state.rooms
    return await rooms.whole(choosing.undo(rooms, person, table, data))


@put(
    "/api/tables/{table:str}/standing/{seat:int}/{moment:int}",
    summary="Do not ask me at this moment",
    tags=TAGS,
)
async def decline(state: State, person: Asker, table: Place, seat: SeatPath, moment: MomentPath) -> Standing:
    """From now on what declines is said for one's seat whenever it would be asked there, also right now.
    Nobody else is told."""
    rooms: Rooms = state.rooms
    return await rooms.whole(declining.decline(rooms, person, table, seat, moment))


@delete(
    "/api/tables/{table:str}/standing/{seat:int}/{moment:int}",
    summary="Ask me again at this moment",
    status_code=200,
    tags=TAGS,
)
async def ask_again(
    state: State, person: Asker, table: Place, seat: SeatPath, moment: MomentPath
) -> Standing:
    """The seat is asked from the next time on."""
    rooms: Rooms = state.rooms
    return await rooms.whole(declining.ask_again(rooms, person, table, seat, moment))


@get("/api/tables/{table:str}/ahead", summary="What could this seat say, word after word?", tags=TAGS)
async def ahead(state: State, person: Asker, table: Place, seat: SeatQuery, known_n: Known = 0) -> Ahead:
    """The offers of one's own question, and below each what could follow it until chance or another seat must
    speak; none where nothing is asked. The answer names its event: the table may have moved on."""
    return await choosing.ahead(state.rooms, person, table, seat, known_n)


@get("/api/tables/{table:str}/why", summary="Why may this not be chosen?", tags=TAGS)
async def why(
    state: State,
    person: Asker,
    table: Place,
    seat: SeatQuery,
    kind: Kind,
    thing: Thing,
    known_n: Known = 0,
) -> WhyNot:
    """The rule and the reason; both empty when it may."""
    return await choosing.why(state.rooms, person, table, seat, kind, thing, known_n)


@post("/api/tables/{table:str}/hint", summary="What would a strong player say?", status_code=200, tags=TAGS)
async def hint(state: State, person: Asker, table: Place, data: JSONBody[HintRequest]) -> Hint:
    """For one's own seat when it is asked, at tables that allow it; it takes a moment. From what this seat
    may know alone."""
    hints: Hints = state.hints
    return await hints.hint(person, table, data)


@get("/api/tables/{table:str}/chat", summary="What people said", tags=TAGS)
async def chat(state: State, person: Asker, table: Place) -> Chat:
    """The last lines."""
    return await chatting.read(state.rooms, person, table)


@post("/api/tables/{table:str}/chat", summary="Say something to the others", status_code=200, tags=TAGS)
async def say(state: State, person: Asker, table: Place, data: JSONBody[Say]) -> Accepted:
    """The answer is the number of the line."""
    rooms: Rooms = state.rooms
    await known(rooms.engine, person)
    return await rooms.whole(chatting.say(rooms, person, table, data))


@get(
    "/api/tables/{table:str}/replay",
    summary="The game from its first step",
    tags=TAGS,
    as_is=True,
    responses={200: ResponseSpec(Replay, description="The game from its first step")},
)
async def replay(
    request: Request[Any, Any, State],
    state: State,
    person: Asker,
    table: Place,
    eyes: Eyes = SPECTATOR,
    known_n: Known = 0,
) -> Response[bytes]:
    """Through one's own eyes or a spectator's; through any when the game is over."""
    made: Replays = state.replays
    return as_packed(request, await made.replay(person, table, eyes, known_n))


def as_packed(request: Request[Any, Any, State], text: bytes) -> Response[bytes]:
    """Compressed JSON as it is, or unpacked for whoever cannot do that."""
    if unpacks(request):
        return Response(text, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(text), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/record", summary="The record as a file", media_type=MediaType.TEXT, tags=TAGS)
async def record(state: State, person: Asker, table: Place, known_n: Known = 0) -> Response[str]:
    """With the seed when the game is over."""
    text = await recording.record_text(state.rooms, person, table, known_n)
    name = f'attachment; filename="{table}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/tables/{table:str}/reasons", summary="Why the bots said what they said", tags=TAGS)
async def reasons(state: State, person: Asker, table: Place) -> Reasons:
    """When the game is over: for each line of a bot that searched, what it considered."""
    return await told_reasons(state.rooms, person, table)


ROUTES = [view, choose, throw, undo, decline, ask_again, ahead, why, hint, chat, say, replay, record, reasons]
