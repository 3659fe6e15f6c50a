"""How a game stands for one pair of eyes: what they see, what they are asked, what they may take back, why
not."""

from __future__ import annotations

from msgspec import structs

from perihelion.core.game import SPECTATOR
from perihelion.core.said import NOTHING_SAID
from perihelion.core.steps import NO_MOMENT, NO_WORD
from perihelion.records.opening import asked_of, said_in, word_in
from perihelion.server.play import throwing
from perihelion.server.tables import clocks
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, begun
from perihelion.server.tables.standing import standing_of
from perihelion.server.tables.thrown import throwers
from perihelion.server.wire.game import Frame, Offer, Present, Question, Undo, WhyNot


def present(room: Room, eyes: int, at: float) -> Present:
    return own_present(room, public_present(room, at), eyes)


def public_present(room: Room, at: float) -> Present:
    """How things stand for everybody."""
    live = begun(room)
    return Present(
        n=live.n,
        step=live.step,
        waiting=live.table.waiting(),
        over=live.table.over(),
        question=None,
        undo=None,
        left=clocks.left_at(room.sheet, at),
        at=at,
        sealed=live.sealed(),
        standing=[],
        throwers=throwers(room.sheet, live),
        throw=None,
    )


def own_present(room: Room, public: Present, eyes: int) -> Present:
    """What of it is for these eyes alone."""
    live = begun(room)
    return structs.replace(
        public,
        question=ask(live, eyes) if eyes in public.waiting else None,
        undo=takes_back(live, eyes),
        standing=standing_of(room.sheet, eyes),
        throw=throwing.throw(live, eyes) if eyes in public.throwers else None,
    )


def frame(room: Room, eyes: int, at: float) -> Frame:
    live = begun(room)
    return Frame(eyes, live.table.view(eyes), live.log(eyes), present(room, eyes, at))


def ask(live: Live, seat: int) -> Question:
    asked = asked_of(live.table, seat)
    return Question(
        seat,
        asked.question.said,
        asked.question.rule,
        [
            Offer(one.word, one.said, one.verb, one.kind, one.thing, one.hint, one.reveals)
            for one in asked.offers
        ],
        asked.owner,
        asked.sealed,
        None if asked.moment == NO_MOMENT else asked.moment,
        None if asked.declining == NO_WORD else asked.declining,
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
