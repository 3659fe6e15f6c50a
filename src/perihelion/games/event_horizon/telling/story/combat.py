"""The log of combats, retreats, salvage and captures."""

from __future__ import annotations

from collections import Counter

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import contested, marauders_at, movable_at, read_salvage
from perihelion.games.event_horizon.cards.tables import MARAUDERS, NOBODY
from perihelion.games.event_horizon.combat.cannons import loaded
from perihelion.games.event_horizon.combat.capture import (
    Capture,
    Captures,
    SetDials,
    captured_by,
    fleet_capture,
)
from perihelion.games.event_horizon.combat.combat import (
    CombatRound,
    Combats,
    EndOfCombat,
    FireOrRetreat,
    PickCombat,
)
from perihelion.games.event_horizon.combat.retreat import RetreatElsewhere, Withdraw
from perihelion.games.event_horizon.combat.salvage import LaySalvage, TakeSalvage, occupant
from perihelion.games.event_horizon.fight import SIDE_COUNT
from perihelion.games.event_horizon.numbers import defense, immune, is_debris, victory_points
from perihelion.games.event_horizon.player import BATTLES, CAPTURES, MARAUDER_BATTLES, OVERFLOW
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.owned import amounts
from perihelion.games.event_horizon.telling.phrases import (
    Moment,
    fleet_text,
    ships,
    side_name,
    side_with,
    spot,
)
from perihelion.games.event_horizon.telling.story.round import heading
from perihelion.games.event_horizon.words import FIGHT, RETREAT
from perihelion.games.kit.masks import bit, has, members_of


def combats_open(m: Moment, _: Combats) -> list[Said]:
    """Only where there is something to fight for."""
    busy = contested(m.after) or m.after.salvage or any(shots(m.after, seat) for seat in m.after.order)
    return [heading(m.after, Said("Combat"))] if busy else []


def shots(s: State, seat: Seat) -> bool:
    """Whether a player's cannons have something to shoot at."""
    return bool(s.cannons) and bool(loaded(s, seat))


def combat_opens(m: Moment, _: PickCombat) -> list[Said]:
    tile = FIGHT.noun(m.word)
    place, present = spot(m.after, tile), members_of(m.after.fight.sides, SIDE_COUNT)
    sides = [side_with(m.after, side, tile) for side in present]
    if len(sides) == 2:
        one, other = sides
        return [Said("Combat at {place}: {one} against {other}.", place=place, one=one, other=other)]
    return [Said("Combat at {place}: {sides}.", place=place, sides=series(sides))]


def combat_round(m: Moment, step: CombatRound) -> list[Said]:
    """The first round needs no mention."""
    round, place = m.after.fight.round, spot(m.after, step.tile)
    return [Said("Combat round {round} at {place}.", round=round, place=place)] if round > 1 else []


def combat_ends(m: Moment, step: EndOfCombat) -> list[Said | Sentence]:
    """EH-CMB-17, EH-CMB-18, EH-CMB-19. The victor and the points, or who is left."""
    place = spot(m.after, step.tile)
    victors = [seat for seat in range(m.after.seat_count) if has(m.after.players[seat].occupied, step.tile)]
    if victors:
        return [victory(m, victors[0], place)]
    if marauders_at(m.after, step.tile):
        return [Said("The {side:side} hold {place}: nobody scores.", side=MARAUDERS, place=place)]
    return [Said("Nobody is left at {place}: nobody scores.", place=place)]


def victory(m: Moment, victor: int, place: Said) -> Sentence:
    """`white holds B03: +2 VP for defeating orange and the marauders, 5 VP now.`"""
    old, new = m.before.players[victor].points, m.after.players[victor].points
    gained = new[BATTLES] + new[MARAUDER_BATTLES] - old[BATTLES] - old[MARAUDER_BATTLES]
    if not gained:
        told = Said("{player:who} holds {place}: no VP, the others got away.", who=victor, place=place)
        return Sentence(told, news=(News("won", victor, figures=amounts(m, victor)),))
    beaten = m.after.fight.sides & ~m.after.fight.away & ~bit(victor)
    told = Said(
        "{player:who} holds {place}: +{gained} VP for defeating {beaten}, {points} VP now.",
        who=victor,
        place=place,
        gained=gained,
        beaten=series([side_name(side) for side in members_of(beaten, SIDE_COUNT)]),
        points=victory_points(m.after.players[victor]),
    )
    return Sentence(told, news=(News("won", victor, figures=amounts(m, victor)),))


# Retreats


def retreat_ordered(m: Moment, step: FireOrRetreat) -> list[Said]:
    """Fire is told by its dice."""
    if not RETREAT.says(m.word):
        return []
    place = spot(m.after, RETREAT.noun(m.word), step.seat)
    return [Said("{player:who} orders the retreat to {place}.", who=step.seat, place=place)]


def withdrew(m: Moment, step: Withdraw) -> list[Said]:
    """EH-RET-10. Away, or still here because every way out is taken."""
    if m.after.fight.away != m.before.fight.away:
        return got_away(m, step.seat, step.tile, m.before.fight.leaving[step.seat])
    stays = movable_at(m.after.players[step.seat], step.tile) and not isinstance(
        m.after.agenda[-1], RetreatElsewhere
    )
    if not stays:
        return []
    place = spot(m.after, step.tile)
    return [Said("{player:who} finds every way out taken and stays at {place}.", who=step.seat, place=place)]


def retreated(m: Moment, step: RetreatElsewhere) -> list[Said]:
    return got_away(m, step.seat, step.tile, RETREAT.noun(m.word))


def got_away(m: Moment, seat: Seat, tile: int, target: int) -> list[Said]:
    """EH-RET-07. Those that left, and what the debris did to them."""
    news = Said(
        "{player:who} retreats with {fleet} from {tile:tile} to {place}",
        who=seat,
        fleet=fleet_text(movable_at(m.before.players[seat], tile)),
        tile=tile,
        place=spot(m.after, target, seat),
    )
    return [with_debris(m, seat, tile, target, news)]


def with_debris(m: Moment, seat: Seat, tile: int, target: int, news: Said) -> Said:
    before, after = m.before.players[seat], m.after.players[seat]
    fleet, lost = movable_at(before, tile), len(before.ships) - len(after.ships)
    harmed = (
        len([group for group in fleet if is_debris(m.after, target) and not immune(before, group)]) - lost
    )
    if lost and harmed > 0:
        return Said(
            "{news}; debris destroys {ships} and damages {harmed}.",
            news=news,
            ships=ships(lost),
            harmed=harmed,
        )
    if lost:
        return Said("{news}; debris destroys {ships}.", news=news, ships=ships(lost))
    if harmed > 0:
        return Said("{news}; debris damages {harmed}.", news=news, harmed=harmed)
    return Said("{news}.", news=news)


# Salvage


def salvage_laid(m: Moment, step: LaySalvage) -> list[Said]:
    return [Said("A special lies face down at {place} as salvage.", place=spot(m.after, step.tile))]


def salvage_taken(m: Moment, _: TakeSalvage) -> list[Said]:
    """EH-CMB-23. Now everybody sees the cards."""
    stays = Counter([read_salvage(code)[:2] for code in m.after.salvage])
    taken = Counter([read_salvage(code)[:2] for code in m.before.salvage]) - stays
    return [
        Said(
            "{player:who} takes {special:card}, the salvage at {place}.",
            who=occupant(m.after, tile),
            card=card,
            place=spot(m.after, tile),
        )
        for tile, card in taken.elements()
    ]


# Captures


def captures_open(m: Moment, _: Captures) -> list[Said]:
    captured = any(captured_by(m.before, seat) for seat in m.after.order)
    return [heading(m.after, Said("Capture"))] if captured else []


def captured(m: Moment, step: Capture) -> list[Sentence]:
    """The world, from whom, CV against DV, and what it brings."""
    loser, place, brings = m.before.owners[step.tile], spot(m.after, step.tile), listed(capture_news(m, step))
    captor = News("captured", step.seat, figures=amounts(m, step.seat))
    if loser == NOBODY:
        told = Said("{player:who} captures {place}: {brings}.", who=step.seat, place=place, brings=brings)
        return [Sentence(told, news=(captor,))]
    told = Said(
        "{player:who} captures {place} from {player:loser}: {brings}.",
        who=step.seat,
        place=place,
        loser=loser,
        brings=brings,
    )
    return [Sentence(told, news=(captor, News("lost", loser, figures=amounts(m, loser))))]


def capture_news(m: Moment, step: Capture) -> list[Said]:
    before, after = m.before.players[step.seat], m.after.players[step.seat]
    cv, dv = fleet_capture(after, step.tile), defense(m.after, step.tile)
    news = [Said("CV {cv} against DV {dv}", cv=cv, dv=dv)]
    if after.points[CAPTURES] > before.points[CAPTURES]:
        news.append(Said("+{points} VP", points=1))
    if after.level > before.level:
        news.append(Said("tech level {old} to {new}", old=before.level, new=after.level))
    overflow = after.points[OVERFLOW] - before.points[OVERFLOW]
    if overflow:
        news.append(Said("+{points} VP for tech beyond the top", points=overflow))
    return news


def dials(m: Moment, _: SetDials) -> list[Said]:
    """EH-PROD-02. All dials that were turned."""
    pairs = [
        (seat, m.before.players[seat].production, m.after.players[seat].production) for seat in m.after.order
    ]
    parts = [
        Said("{player:who} {old} to {new}", who=seat, old=old, new=new)
        for seat, old, new in pairs
        if old != new
    ]
    return [Said("Production: {dials}.", dials=listed(parts))] if parts else []
