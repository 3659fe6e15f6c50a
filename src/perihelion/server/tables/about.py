"""All about one table, as one person may know it."""

from __future__ import annotations

import time
from contextlib import suppress

from msgspec import structs

from perihelion.core.dice import commitment
from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game
from perihelion.core.said import NOTHING_SAID, Name, Said, finished
from perihelion.former.editions import is_early, is_former
from perihelion.records.setups import preset_of
from perihelion.server.store.rows import Header, SeatRow, Sheet
from perihelion.server.tables import clocks
from perihelion.server.tables.eyes import barred, known_steps, may_see
from perihelion.server.tables.live import Live
from perihelion.server.tables.opponents import BOT_NAMES, FACE_NAMES
from perihelion.server.tables.room import Room
from perihelion.server.wire.tables import Fairness, Origin, SeatInfo, SideInfo, TableInfo


def info(room: Room, person: str) -> TableInfo:
    """All about a table; of a private one an outsider learns who sits there and no more."""
    sheet, header, now = room.sheet, room.sheet.header, time.time()
    inside = may_see(sheet, person)
    owner = header.owner == person
    box, title = box_of(room.game, header)
    return TableInfo(
        id=header.id,
        name=header.name,
        game=header.game,
        box=box,
        title=title,
        rules_version=header.rules,
        options=header.options,
        visibility=header.visibility,
        status="broken" if room.problem and header.status == "playing" else header.status,
        automatic=automatic(room),
        problem=room.problem,
        former=room.game is not None and is_former(room.game),
        owner=owner,
        seats=seat_infos(sheet, seat_colours(room), person, room.here(), now),
        waiting=header.waiting if inside else [],
        clock=header.clock,
        hints=header.hints,
        dice=header.dice,
        at=now,
        fairness=fairness(header, inside),
        requests=sheet.requests if owner else [],
        asked=any(request.person == person for request in sheet.requests),
        rematch=header.rematch,
        origin=None if header.origin is None else Origin(header.origin, header.origin_step or 0),
        result=told_result(header.result) if inside else None,
        step=room.live.step if room.live and inside else 0,
        known_steps=known_steps(room, person),
        barred=barred(sheet, room.game, person),
        created=header.created,
        moved=header.moved,
    )


def box_of(game: Game | None, header: Header) -> tuple[str, Said]:
    """The box that a table came from, told by its options, and what stands on it. Early rules had none but
    the game's own; a game that is not on this shelf has only its code."""
    if game is None:
        return header.game, finished(header.game)
    preset = None if is_early(game) else preset_of(game, header.options)
    return (preset.code if preset else game.code), Name("title", preset.title if preset else game.title)


def told_result(sides: list[SideInfo] | None) -> list[SideInfo] | None:
    """A result as it is kept, for people: an automatic opponent has a name as seats do."""
    if sides is None:
        return None
    return [structs.replace(side, name=Name("player", str(side.name))) for side in sides]


def automatic(room: Room) -> list[Said]:
    """The sides that the rules drive, by name; also at a table that waits for its players."""
    return [Name("player", name) for name in driven(room)]


def driven(room: Room) -> list[str]:
    if room.live is not None or room.game is None:
        return room.live.automatic if room.live else []
    header = room.sheet.header
    # A table that cannot be opened is told of all the same.
    with suppress(Exception if room.problem else PerihelionError):
        return Live(room.game, len(room.sheet.seats), header.options, header.seed()).automatic
    return []


def seat_colours(room: Room) -> tuple[str, ...]:
    return colours_of(room.game, len(room.sheet.seats))


def colours_of(game: Game | None, count: int) -> tuple[str, ...]:
    return game.rules.seat_names[:count] if game else unnamed(count)


def unnamed(count: int) -> tuple[str, ...]:
    """The seats of a game that is not on this shelf."""
    return tuple(f"seat {seat + 1}" for seat in range(count))


def fairness(header: Header, inside: bool) -> Fairness:
    """The secret of the dice is told when it can change nothing any more."""
    if header.thrown_here():
        return Fairness("", None, header.dice_from)
    secret = header.secret if header.status == "over" and inside else None
    return Fairness(commitment(header.secret), secret, header.dice_from)


def seat_infos(
    sheet: Sheet, colours: tuple[str, ...], person: str, here: set[str], now: float
) -> list[SeatInfo]:
    left = clocks.left_at(sheet, now)
    return [
        SeatInfo(
            seat=row.seat,
            colour=colours[row.seat],
            label=Name("player", colours[row.seat]),
            kind=row.kind,
            name=called(row),
            bot=row.bot if row.kind == "bot" else "",
            level=Name("bot", BOT_NAMES.get(row.bot, row.bot)) if row.kind == "bot" else NOTHING_SAID,
            face=row.face if row.kind == "bot" else "",
            yours=row.kind == "person" and row.person == person,
            here=row.kind == "person" and row.person in here,
            left=left[row.seat],
        )
        for row in sheet.seats
    ]


def called(row: SeatRow) -> Said:
    """Bots have names that are words; people are called what they call themselves."""
    return Name("bot", sitter(row)) if row.kind == "bot" else finished(sitter(row))


def sitter(row: SeatRow) -> str:
    """Who sits there, by name. People of an imported record have a name and nothing else."""
    if row.kind == "bot":
        return FACE_NAMES.get(row.face) or BOT_NAMES.get(row.bot, row.bot)
    return (row.name or row.bot) if row.kind == "person" else ""
