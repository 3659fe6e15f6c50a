"""What follows from a step, whichever it was: tech levels, control, the last disk."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.m121.cards.board import NOBODY, TOP_LEVEL
from perihelion.games.m121.numbers import placed_everything
from perihelion.games.m121.telling.owned import amounts
from perihelion.games.m121.telling.phrases import Moment, disks, most_of_others, place


def consequences(m: Moment) -> list[Sentence]:
    """Levels gained and lost, and who has placed the last disk."""
    return [*levels(m), *last_disks(m)]


def levels(m: Moment) -> list[Sentence]:
    """MX-TECH-03, MX-TECH-04, MX-TECH-05. Losses before gains, as they are carried out."""
    seats = range(m.after.seat_count)
    moved = [(m.after.players[seat].level - m.before.players[seat].level, seat) for seat in seats]
    fallen = [fell(m, seat) for change, seat in moved if change < 0]
    risen = [rose(m, seat) for change, seat in moved if change > 0]
    return [*fallen, *risen, *[line for change, seat in moved if change == 0 for line in to_front(m, seat)]]


def rose(m: Moment, seat: Seat) -> Sentence:
    told = Said("{player:who} rises to tech level {level}.", who=seat, level=m.after.players[seat].level)
    return Sentence(told, news=(News("won", seat, told),))


def fell(m: Moment, seat: Seat) -> Sentence:
    told = Said("{player:who} falls to tech level {level}.", who=seat, level=m.after.players[seat].level)
    return Sentence(told, news=(News("lost", seat, told),))


def to_front(m: Moment, seat: Seat) -> list[Sentence]:
    """MX-TECH-03. A gain on the highest level; not where those in front have fallen."""
    before, after = m.before.track, m.after.track
    if m.after.players[seat].level < TOP_LEVEL or seat not in before or after[:1] != (seat,):
        return []
    if before[:1] == (seat,) or m.after.players[before[0]].level < TOP_LEVEL:
        return []
    told = Said("{player:who} moves to the front of tech level {level}.", who=seat, level=TOP_LEVEL)
    return [Sentence(told)]


def last_disks(m: Moment) -> list[Sentence]:
    """MX-END-02."""
    return [
        last_disk(seat)
        for seat in range(m.after.seat_count)
        if placed_everything(m.after, seat) and not placed_everything(m.before, seat)
    ]


def last_disk(seat: Seat) -> Sentence:
    told = Said(
        "{player:who} has placed the last influence disk: this round is the last, with proxies for"
        " more disks.",
        who=seat,
    )
    return Sentence(told)


def control(m: Moment, seat: Seat, space: int) -> list[Sentence]:
    """MX-INFL-06. Whether a system has changed hands."""
    site, loser = m.after.sites[space], m.before.sites[space].controller
    if site.controller == loser or loser == NOBODY:
        return []
    told = Said(
        "{player:who} wins control of {place} from {player:loser}: {own} against {others}.",
        who=seat,
        place=place(m.after, space),
        loser=loser,
        own=disks(site.disks(seat)),
        others=most_of_others(m.after, seat, site),
    )
    lost = Said(
        "{player:loser} loses control of {place} to {player:who}.",
        loser=loser,
        place=place(m.after, space),
        who=seat,
    )
    news = (
        News("captured", seat, told, amounts(m, seat)),
        News("lost", loser, lost, amounts(m, loser)),
    )
    return [Sentence(told, news=news), *consequences(m)]


def scored(m: Moment, seat: Seat, told: Said) -> Sentence:
    """A sentence about what a player did; news where it is worth points."""
    gained = amounts(m, seat)
    return Sentence(told, news=(News("scored", seat, told, gained),) if gained else ())
