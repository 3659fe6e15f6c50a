"""What a table says to the pages that look at it. A message is encoded once for each pair of eyes and each
language, not for each page."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

from msgspec.json import Encoder

from perihelion.core.said import ENGLISH, Language
from perihelion.server.play import question, throwing
from perihelion.server.tables import about
from perihelion.server.tables.connections import NOT_YOURS, Connection
from perihelion.server.tables.eyes import may_look, may_see, open_eyes, watching
from perihelion.server.tables.news import News
from perihelion.server.tables.room import Room
from perihelion.server.tables.tape import Tape, missed
from perihelion.server.wire.game import Chat, Frame, Info, Message, Present, Steps
from perihelion.server.wire.reading import encoded, encoder_of_several
from perihelion.server.wire.tables import ChatLine


def everything(room: Room) -> None:
    """The table was read anew: pages that are here have seen something that was not stored, or not seen what
    was."""
    tell(room, News(anew=True, about=True))


def tell(room: Room, news: News) -> None:
    """Every page gets what is new to it."""
    if news.about:
        close_lost_eyes(room)
    if news.anew:
        frames(room)
    elif news.tape is not None:
        steps(room, news.tape)
    elif news.standing:
        standing(room, news.standing)
    if news.about:
        infos(room)
    if news.chat:
        chat(room, news.chat)


def close_lost_eyes(room: Room) -> None:
    """Whoever has lost a seat sees through its eyes no longer."""
    for connection in room.connections:
        if not may_look(room.sheet, connection.person.id, connection.eyes):
            connection.close(NOT_YOURS)


def present(room: Room, eyes: int) -> Present:
    assert room.live is not None, "a table without a game has no present"
    return question.present(room, eyes, time.time())


def frame(room: Room, eyes: int) -> Frame:
    assert room.live is not None, "a table without a game has no frame"
    return question.frame(room, eyes, time.time())


def frames(room: Room) -> None:
    """Everything anew, for everybody."""
    room.views.clear()
    if room.live is not None:
        send(room, {eyes: frame(room, eyes) for eyes in open_eyes(room)})


def steps(room: Room, tape: Tape) -> None:
    """What happened while the tape was recording."""
    now = presents(room, tape.steps)
    send(room, {eyes: Steps(eyes, tape.since, seen, now[eyes]) for eyes, seen in tape.steps.items()})


def presents(room: Room, eyes: Iterable[int]) -> dict[int, Present]:
    """How things stand for each of these eyes. What is the same for all is found out once."""
    public = question.public_present(room, time.time())
    return {one: question.own_present(room, public, one) for one in eyes}


def standing(room: Room, seats: set[int]) -> None:
    """Nothing has happened, but these seats are to know how things stand for them."""
    if room.live is not None:
        now = presents(room, seats & open_eyes(room))
        send(room, {eyes: Steps(eyes, room.live.n, [], now[eyes]) for eyes in now})


def send(room: Room, messages: Mapping[int, Frame | Steps]) -> None:
    """To each page what its eyes may see, in the language of whoever reads it. Eyes are told much of the
    same: that is put into words once."""
    texts: dict[tuple[int, Language, bool], bytes] = {}
    writers: dict[Language, Encoder] = {}
    for connection in watching(room):
        message = messages.get(connection.eyes)
        if message is None:
            continue
        language, person = connection.language, connection.person.id
        sight = (connection.eyes, language, throwing.throws_unseated(room, person, message.present))
        if sight not in texts:
            writer = writers.get(language) or writers.setdefault(language, encoder_of_several(language))
            texts[sight] = writer.encode(throwing.told_to(room, person, message))
        connection.send(texts[sight])


def infos(room: Room) -> None:
    """Seats, status, presence: for each person."""
    messages = {person: Info(about.info(room, person)) for person in room.here()}
    texts: dict[tuple[str, Language], bytes] = {}
    for connection in room.connections:
        reader = (connection.person.id, connection.language)
        texts[reader] = texts.get(reader) or encoded(messages[reader[0]], reader[1])
        connection.send(texts[reader])


def presence(room: Room, connection: Connection) -> None:
    """A page came or went: everybody is told if its person sits here, else only the page itself."""
    if room.sheet.seats_of(connection.person.id):
        infos(room)
    else:
        say(connection, Info(about.info(room, connection.person.id)))


def say(connection: Connection, message: Message) -> None:
    """To one page alone."""
    connection.send(encoded(message, connection.language))


def chat(room: Room, lines: list[ChatLine]) -> None:
    message = encoded(Chat(lines), ENGLISH)
    for connection in watching(room):
        connection.send(message)


def welcome(room: Room, connection: Connection, since: int, lines: list[ChatLine]) -> None:
    """The first messages of a page: the game from where it left off, all about the table, what was said."""
    if room.live is not None and may_see(room.sheet, connection.person.id):
        resumed = missed(room.live, connection.eyes, since)
        person, eyes = connection.person.id, connection.eyes
        if resumed is None:
            say(connection, throwing.told_to(room, person, frame(room, eyes)))
        else:
            found = Steps(eyes, since, resumed, present(room, eyes))
            say(connection, throwing.told_to(room, person, found))
    presence(room, connection)
    if lines and may_see(room.sheet, connection.person.id):
        say(connection, Chat(lines))
