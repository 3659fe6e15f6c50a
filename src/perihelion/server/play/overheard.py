"""Everything that one pair of eyes is told of a game, byte for byte: to compare games that these eyes may not
be able to tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from perihelion.core.game import Game
from perihelion.core.said import ENGLISH
from perihelion.core.steps import CHANCE, EVERYONE
from perihelion.records.ahead import Patience
from perihelion.server.play.question import ahead, frame, present, why
from perihelion.server.play.throwing import standing_for, told_to
from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.tables.live import Live
from perihelion.server.tables.opening import new_header
from perihelion.server.tables.room import Room
from perihelion.server.tables.tape import Tape, missed, replayed
from perihelion.server.wire.reading import encoded

NO_SECRET = "00"
"""No outcome is taken from it: all of them are told."""
NOBODY = ""
"""Whose table it is."""
OFTEN = 8
"""After so many entries a question is put in full."""
THINGS = 12
"""Of a long list of things no more than about so many are asked for."""
RECENT = 3
"""Somebody who comes back has missed so many entries."""

PATIENT = Patience(words=200)
"""How far somebody looks ahead, whatever the clock says."""


def overheard(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    said: Sequence[tuple[int, int]],
    eyes: int,
    standing: Sequence[int] = (),
    thrown: bool = False,
) -> list[bytes]:
    """What these eyes are told while these entries are said, and what they hear if they ask at the end. Of
    the moments at which all others do not want to be asked, they are told nothing. Where people throw, it is
    their table, and bots sit in the other seats: they say what fell wherever no person sees it."""
    live = Live(game, seats, options, NO_SECRET)
    room, tape = laid_out(game, live, seats, options), Tape(live, [eyes], {})
    if thrown:
        alone_with_bots(room, eyes)
    for row in room.sheet.seats:
        row.standing = [] if row.seat == eyes else list(standing)
    heard: list[object] = [told_to(room, NOBODY, frame(room, eyes, 0.0))]
    for entry, (who, word) in enumerate(said, 1):
        live.say(who, word, 0.0)
        tape.note()
        if entry % OFTEN == 0 or (thrown and falls_unseen(live)):
            heard.append(standing_for(room, NOBODY, present(room, eyes, 0.0)))
    heard += [tape.steps[eyes], *at_the_end(room, live, eyes)]
    return [encoded(message, ENGLISH) for message in heard]


def laid_out(game: Game, live: Live, seats: int, options: Mapping[str, str]) -> Room:
    """A table at which somebody sits in every seat, without a database."""
    room = Room("overheard")
    header = new_header(game, NOBODY, dict(options))
    header.status = "playing"
    rows = [SeatRow(seat=seat, kind="person", person=NOBODY) for seat in range(seats)]
    room.game, room.live, room.sheet = game, live, Sheet(header, rows, [])
    return room


def alone_with_bots(room: Room, eyes: int) -> None:
    """Only these eyes are a person's, and this person throws the dice."""
    room.sheet.header.dice = "people"
    for row in room.sheet.seats:
        if row.seat != eyes:
            row.kind, row.person, row.bot = "bot", None, "random"


def falls_unseen(live: Live) -> bool:
    """Whether the game waits for something that not all may see."""
    table = live.table
    return not table.over() and not table.waiting() and table.witnesses(CHANCE) != EVERYONE


def at_the_end(room: Room, live: Live, eyes: int) -> Iterator[object]:
    """What the eyes see now, a replay, what they have missed, how far they see ahead, and why a thing may not
    be chosen."""
    yield told_to(room, NOBODY, frame(room, eyes, 0.0))
    yield replayed(live, eyes)
    yield missed(live, eyes, live.n - RECENT)
    if eyes >= 0:
        yield ahead(room, live, eyes, PATIENT)
        for kind, names in live.game.rules.words.nouns().items():
            for thing in range(0, len(names), max(1, len(names) // THINGS)):
                yield why(live, eyes, kind, thing, PATIENT)
