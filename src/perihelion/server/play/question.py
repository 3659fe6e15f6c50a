"""How a game stands for one pair of eyes: what they see, what they are asked, what they may take back, why
not."""

from __future__ import annotations

from perihelion.core.game import SPECTATOR
from perihelion.core.said import NOTHING_SAID
from perihelion.records.opening import hint_in, said_in, word_in
from perihelion.server.play import throwing
from perihelion.server.tables import clocks
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, begun
from perihelion.server.wire.game import Frame, Offer, Present, Question, Undo, WhyNot


def present(room: Room, eyes: int, at: float) -> Present:
    live = begun(room)
    seats, left = live.table.waiting(), clocks.left_at(room.sheet, at)
    question = ask(live, eyes) if eyes in seats else None
    back, who = takes_back(live, eyes), throwing.throwers(room)
    throw = throwing.throw(live, eyes) if eyes in who else None
    return Present(live.n, live.step, seats, live.table.over(), question, back, left, at, who, throw)


def frame(room: Room, eyes: int, at: float) -> Frame:
    live = begun(room)
    return Frame(eyes, live.table.view(eyes), live.log(eyes), present(room, eyes, at))


def ask(live: Live, seat: int) -> Question:
    asked = live.table.asked(seat)
    return Question(
        seat,
        said_in(live.game, asked.question),
        asked.question.rule,
        [
            Offer(
                one.word,
                word_in(live.game, one.word),
                one.verb,
                one.kind,
                one.thing,
                hint_in(live.game, one.hint),
                one.reveals,
            )
            for one in asked.offers
        ],
    )


def takes_back(live: Live, eyes: int) -> Undo | None:
    point = live.table.undo_point(eyes) if eyes != SPECTATOR else None
    if point is None:
        return None
    return Undo(eyes, point + 1, word_in(live.game, live.table.entries[point].word))


def why(live: Live, seat: int, kind: str, thing: int) -> WhyNot:
    """Why a thing may not be chosen; empty if it may."""
    found = live.table.why(seat, kind, thing)
    return WhyNot(found.rule, said_in(live.game, found)) if found else WhyNot("", NOTHING_SAID)
