"""The log of combats, retreats, salvage and captures."""

from __future__ import annotations

from collections import Counter

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
from perihelion.games.event_horizon.telling.phrases import Moment, fleet_text, side_name, spot, strength
from perihelion.games.event_horizon.telling.story.round import heading
from perihelion.games.event_horizon.words import FIGHT, RETREAT
from perihelion.games.kit.masks import bit, has, members_of
from perihelion.games.kit.telling.phrases import number, series


def combats_open(m: Moment, _: Combats) -> list[str]:
    """Only where there is something to fight for."""
    busy = contested(m.after) or m.after.salvage or any(shots(m.after, seat) for seat in m.after.order)
    return [heading(m.after, "Combat")] if busy else []


def shots(s: State, seat: Seat) -> bool:
    """Whether a player's cannons have something to shoot at."""
    return bool(s.cannons) and bool(loaded(s, seat))


def combat_opens(m: Moment, _: PickCombat) -> list[str]:
    tile = FIGHT.noun(m.word)
    present = members_of(m.after.fight.sides, SIDE_COUNT)
    sides = [f"{side_name(side)} with {strength(m.after, side, tile)}" for side in present]
    return [
        f"Combat at {spot(m.after, tile)}: {' against '.join(sides) if len(sides) == 2 else series(sides)}."
    ]


def combat_round(m: Moment, step: CombatRound) -> list[str]:
    """The first round needs no mention."""
    return (
        [f"Combat round {m.after.fight.round} at {spot(m.after, step.tile)}."]
        if m.after.fight.round > 1
        else []
    )


def combat_ends(m: Moment, step: EndOfCombat) -> list[str]:
    """EH-CMB-17, EH-CMB-18, EH-CMB-19. The victor and the points, or who is left."""
    place = spot(m.after, step.tile)
    victors = [seat for seat in range(m.after.seat_count) if has(m.after.players[seat].occupied, step.tile)]
    if victors:
        return [f"{{player:{victors[0]}}} holds {place}: {victory(m, victors[0])}."]
    if marauders_at(m.after, step.tile):
        return [f"The {{side:{MARAUDERS}}} hold {place}: nobody scores."]
    return [f"Nobody is left at {place}: nobody scores."]


def victory(m: Moment, victor: int) -> str:
    """`+2 VP for defeating orange and the marauders`"""
    old, new = m.before.players[victor].points, m.after.players[victor].points
    gained = new[BATTLES] + new[MARAUDER_BATTLES] - old[BATTLES] - old[MARAUDER_BATTLES]
    if not gained:
        return "no VP, the others got away"
    beaten = m.after.fight.sides & ~m.after.fight.away & ~bit(victor)
    names = [side_name(side) for side in members_of(beaten, SIDE_COUNT)]
    return (
        f"+{number(gained, 'VP')} for defeating {series(names)}, {victory_points(m.after.players[victor])}"
        " VP now"
    )


# Retreats


def retreat_ordered(m: Moment, step: FireOrRetreat) -> list[str]:
    """Fire is told by its dice."""
    if not RETREAT.says(m.word):
        return []
    return [f"{{player:{step.seat}}} orders the retreat to {spot(m.after, RETREAT.noun(m.word), step.seat)}."]


def withdrew(m: Moment, step: Withdraw) -> list[str]:
    """EH-RET-10. Away, or still here because every way out is taken."""
    if m.after.fight.away != m.before.fight.away:
        return got_away(m, step.seat, step.tile, m.before.fight.leaving[step.seat])
    stays = movable_at(m.after.players[step.seat], step.tile) and not isinstance(
        m.after.agenda[-1], RetreatElsewhere
    )
    return (
        [f"{{player:{step.seat}}} finds every way out taken and stays at {spot(m.after, step.tile)}."]
        if stays
        else []
    )


def retreated(m: Moment, step: RetreatElsewhere) -> list[str]:
    return got_away(m, step.seat, step.tile, RETREAT.noun(m.word))


def got_away(m: Moment, seat: Seat, tile: int, target: int) -> list[str]:
    """EH-RET-07. Those that left, and what the debris did to them."""
    before, after = m.before.players[seat], m.after.players[seat]
    ships, lost = movable_at(before, tile), len(before.ships) - len(after.ships)
    harmed = len([group for group in ships if is_debris(m.after, target) and not immune(before, group)])
    news = ([f"destroys {number(lost, 'ship')}"] if lost else []) + (
        [f"damages {harmed - lost}"] if harmed > lost else []
    )
    debris = f"; debris {series(news)}" if news else ""
    return [
        f"{{player:{seat}}} retreats with {fleet_text(ships)} from {{tile:{tile}}} to"
        f" {spot(m.after, target, seat)}{debris}."
    ]


# Salvage


def salvage_laid(m: Moment, step: LaySalvage) -> list[str]:
    return [f"A special lies face down at {spot(m.after, step.tile)} as salvage."]


def salvage_taken(m: Moment, _: TakeSalvage) -> list[str]:
    """EH-CMB-23. Now everybody sees the cards."""
    stays = Counter([read_salvage(code)[:2] for code in m.after.salvage])
    taken = Counter([read_salvage(code)[:2] for code in m.before.salvage]) - stays
    return [
        f"{{player:{occupant(m.after, tile)}}} takes {{special:{card}}}, the salvage at"
        f" {spot(m.after, tile)}."
        for tile, card in taken.elements()
    ]


# Captures


def captures_open(m: Moment, _: Captures) -> list[str]:
    return [heading(m.after, "Capture")] if any(captured_by(m.before, seat) for seat in m.after.order) else []


def captured(m: Moment, step: Capture) -> list[str]:
    """The world, from whom, CV against DV, and what it brings."""
    loser, player = m.before.owners[step.tile], m.after.players[step.seat]
    values = f"CV {fleet_capture(player, step.tile)} against DV {defense(m.after, step.tile)}"
    source = f" from {{player:{loser}}}" if loser != NOBODY else ""
    brings = ", ".join([values, *capture_news(m, step.seat)])
    return [f"{{player:{step.seat}}} captures {spot(m.after, step.tile)}{source}: {brings}."]


def capture_news(m: Moment, seat: Seat) -> list[str]:
    before, after = m.before.players[seat], m.after.players[seat]
    news = [f"+{number(1, 'VP')}"] if after.points[CAPTURES] > before.points[CAPTURES] else []
    if after.level > before.level:
        news.append(f"tech level {before.level} to {after.level}")
    overflow = after.points[OVERFLOW] - before.points[OVERFLOW]
    return news + ([f"+{number(overflow, 'VP')} for tech beyond the top"] if overflow else [])


def dials(m: Moment, _: SetDials) -> list[str]:
    """EH-PROD-02. All dials that were turned."""
    pairs = [
        (seat, m.before.players[seat].production, m.after.players[seat].production) for seat in m.after.order
    ]
    parts = [f"{{player:{seat}}} {old} to {new}" for seat, old, new in pairs if old != new]
    return [f"Production: {', '.join(parts)}."] if parts else []
