"""How a game stands for one pair of eyes: what they see, what they are asked, what they may take back, why
not."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from perihelion.core.game import SPECTATOR
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import NO_MOMENT, NO_WORD
from perihelion.records import ahead as records
from perihelion.records.ahead import Patience
from perihelion.records.asking import Offered, why_final
from perihelion.records.opening import said_in, word_in
from perihelion.server.play import throwing
from perihelion.server.tables import clocks
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, begun
from perihelion.server.tables.standing import declines, standing_of
from perihelion.server.tables.thrown import throwers
from perihelion.server.wire.game import (
    Ahead,
    Change,
    Frame,
    Link,
    Offer,
    Present,
    Question,
    Silent,
    Undo,
    WhyNot,
)


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
        whole=None,
        left=clocks.left_at(room.sheet, at),
        at=at,
        sealed=live.sealed(),
        standing=[],
        throwers=throwers(room.sheet, live),
        throw=None,
    )


def own_present(room: Room, public: Present, eyes: int) -> Present:
    """What of it is for these eyes alone. An owner without a seat is told what may fall, other spectators are
    not: that is added for each page."""
    live = begun(room)
    undo = takes_back(live, eyes, whole=False)
    asked = eyes in public.waiting and not declines(room.sheet, live, eyes)
    return structs.replace(
        public,
        question=ask(room, live, eyes) if asked else None,
        undo=undo,
        whole=takes_back(live, eyes, whole=True) if undo else None,
        standing=standing_of(room.sheet, eyes),
        throw=throwing.throw(live, eyes) if eyes in public.throwers and eyes != SPECTATOR else None,
    )


def frame(room: Room, eyes: int, at: float) -> Frame:
    live = begun(room)
    return Frame(eyes, live.table.view(eyes), live.log(eyes), present(room, eyes, at))


def ask(room: Room, live: Live, seat: int) -> Question:
    asked, bots = live.asked(seat), bots_at(room)
    return Question(
        seat,
        asked.question.said,
        asked.question.rule,
        [offer(one, bots) for one in asked.offers],
        asked.owner,
        asked.sealed,
        None if asked.moment == NO_MOMENT else asked.moment,
        None if asked.declining == NO_WORD else asked.declining,
    )


def bots_at(room: Room) -> list[int]:
    """The seats that answer at once, so that nothing can be taken back when it is for them to speak."""
    return [row.seat for row in room.sheet.seats if row.kind == "bot"]


def offer(one: Offered, bots: list[int]) -> Offer:
    final = why_final(one, bots)
    return Offer(one.word, one.said, one.verb, one.kind, one.thing, one.hint, one.reveals, bool(final), final)


def takes_back(live: Live, eyes: int, whole: bool) -> Undo | None:
    point = live.undo_point(eyes, whole) if eyes != SPECTATOR else None
    if point is None:
        return None
    return Undo(eyes, point + 1, word_in(live.game, live.table.entries[point].word))


def ahead(room: Room, live: Live, seat: int, patience: Patience) -> Ahead:
    """What the seat could say from now on. Of early rules only the offers are known."""
    bots = bots_at(room)
    if live.early:
        offers = live.asked(seat).offers if seat in live.table.waiting() else []
        links = [link(live, records.Link(one, (), "asks", None), bots) for one in offers]
        return Ahead(seat, live.n, not links, links, [])
    found, has = live.table.ahead(seat, patience), live.table.owned(seat)
    return Ahead(seat, live.n, found.whole, [link(live, one, bots) for one in found.links], changes(has))


def changes(found: Sequence[records.Change]) -> list[Change]:
    """Rules that were kept earlier do not tell what was laid from what was paid."""
    return [Change(one.what, one.kind, one.thing, one.amount, getattr(one, "laid", 0)) for one in found]


def link(live: Live, one: records.Link, bots: list[int]) -> Link:
    told = offer(one.offered, bots)
    return Link(
        told.word,
        told.text,
        told.verb,
        told.kind,
        told.id,
        told.hint,
        told.reveals,
        told.final,
        told.why_final,
        changes(one.changes),
        one.then,
        one.question.said if one.question else NOTHING_SAID,
        figures_in(one.offered.hint),
        [silent(live, word) for word in one.also],
        one.drawn,
        [link(live, below, bots) for below in one.links],
        one.times,
        one.more,
        [link(live, below, bots) for below in one.beyond],
    )


def figures_in(said: Said) -> dict[str, int]:
    """The numbers that a sentence names, those of its parts too; a part itself counts 1. Of two with one name
    the first."""
    found: dict[str, int] = {}
    for name, fact in said.facts.items():
        found.setdefault(name, fact if isinstance(fact, int) else 1)
        found = found if not isinstance(fact, Said) else figures_in(fact) | found
    return found


def silent(live: Live, word: int) -> Silent:
    words = live.game.rules.words
    kind, thing = words.target(word) or ("", 0)
    return Silent(word, words.said(word), words.verb_of(word).text, kind, thing)


def why(live: Live, seat: int, kind: str, thing: int, patience: Patience) -> WhyNot:
    """Why a thing may not be chosen; empty if it may. Early rules do not look ahead."""
    table = live.table
    found = table.why(seat, kind, thing) if live.early else table.why(seat, kind, thing, patience)
    return WhyNot(found.rule, said_in(live.game, found)) if found else WhyNot("", NOTHING_SAID)
