"""The log of stations: moons and slots, repairs, damage and ships scrapped."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said, series
from perihelion.core.steps import Side
from perihelion.games.andromeda.cards.fleet import KINDS
from perihelion.games.andromeda.cards.moons import MOON_GAINS, TWO_SIDED
from perihelion.games.andromeda.cards.resources import TACTICS
from perihelion.games.andromeda.region import NO_MOON, PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import DiscardTop, LookFurther, SeeNext, TakeMoon
from perihelion.games.andromeda.station.moons import CashMoon, ChooseSide, MoonOutput, SlotMoon
from perihelion.games.andromeda.station.repair import DamageModule, NothingToRepair, Repair
from perihelion.games.andromeda.station.scrap import ScrapShip
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    amounts,
    markers,
    module_at,
    place,
)
from perihelion.games.andromeda.telling.story.changes import Lines, brought, gains, scored
from perihelion.games.andromeda.words import (
    DAMAGE,
    INPUT,
    INTO,
    LOOK,
    MEND,
    MOST_PLACES,
    NEXT_MOON,
    OPERATIONS_SLOT,
    OUTPUT,
    RECHARGE,
    REPAIR_SHIP,
    SCRAP,
    SLOTS_OF_PLATE,
)

# Moons


def moon_claimed(m: Moment, step: TakeMoon) -> Lines:
    """AE-MOON-01. The moon under it is named where it is known already."""
    before, after = m.before.regions[step.region], m.after.regions[step.region]
    where = place(m.after, step.region)
    lines: Lines = [
        Said("{player:who} claims {moon:moon} from {place}.", who=step.side, moon=before.top, place=where)
    ]
    if after.top != NO_MOON and before.second != NO_MOON:
        lines.append(Said("{moon:moon} lies on top of {place} now.", moon=after.top, place=where))
    elif before.kind == PLANET and not after.moons:
        lines.append(Said("No moon is left on {place}.", place=where))
    return lines


def looks_further(m: Moment, step: LookFurther) -> Lines:
    """AE-P-27."""
    if m.word != LOOK:
        return []
    return [
        Said(
            "{player:who} looks at the next moon of {place} in secret.",
            who=step.seat,
            place=place(m.after, step.region),
        )
    ]


def next_seen(m: Moment, step: SeeNext) -> Lines:
    told = Said("Under the top moon you see {moon:moon}.", moon=NEXT_MOON.noun(m.word))
    return [Sentence(told, step.side)]


def moon_discarded(m: Moment, step: DiscardTop) -> Lines:
    before = m.before.regions[step.region]
    return [Said("{moon:moon} of {place} is discarded.", moon=before.top, place=place(m.after, step.region))]


def moon_cashed(_: Moment, step: CashMoon) -> Lines:
    """AE-FREE-06. VP, cards and repairs are told by themselves."""
    found = amounts(MOON_GAINS[step.moon][:TACTICS])
    if TWO_SIDED[step.moon] or not found:
        return [Said("{player:who} discards {moon:moon}.", who=step.side, moon=step.moon)]
    return [
        Said(
            "{player:who} discards {moon:moon} and gains {what}.",
            who=step.side,
            moon=step.moon,
            what=series(found),
        )
    ]


def moon_works(_: Moment, step: MoonOutput) -> Lines:
    """AE-MOON-08."""
    found = amounts(MOON_GAINS[step.moon][:TACTICS])
    if TWO_SIDED[step.moon] or not found:
        return [Said("The slotted {moon:moon} works for {player:who}.", moon=step.moon, who=step.side)]
    return [
        Said(
            "The slotted {moon:moon} brings {player:who} {what}.",
            moon=step.moon,
            who=step.side,
            what=series(found),
        )
    ]


def side_chosen(m: Moment, step: ChooseSide) -> Lines:
    """AE-MOON-06."""
    return gains(m, step.seat)


def moon_slotted(m: Moment, step: SlotMoon) -> Lines:
    """AE-MOON-05."""
    if not INTO.says(m.word):
        return []
    return [
        Said(
            "{player:who} slots {moon:moon} {where}.",
            who=step.seat,
            moon=step.moon,
            where=slot_place(m.after, step.seat, INTO.noun(m.word)),
        )
    ]


def slot_place(s: State, side: Side, slot: int) -> Said:
    """`as output of Moon Mill`"""
    if slot == OPERATIONS_SLOT:
        return Said("in tactical operations")
    plate, which = divmod(slot - 1, SLOTS_OF_PLATE)
    name = module_at(s, side, plate)
    if which == INPUT:
        return Said("as input of {module}", module=name)
    if which == OUTPUT:
        return Said("as output of {module}", module=name)
    right = module_at(s, side, plate + 1)
    return Said("in the half-moon slot between {module} and {next}", module=name, next=right)


# Repairs and damage


def repaired(m: Moment, step: Repair) -> Lines:
    """AE-REP-01."""
    seat = step.seat
    if REPAIR_SHIP.says(m.word):
        told = Said(
            "{player:who} repairs a {ship:ship}, which goes to the barge.",
            who=seat,
            ship=REPAIR_SHIP.noun(m.word),
        )
        return [told]
    if RECHARGE.says(m.word):
        return [
            Said("{player:who} recharges a shield of a {ship:ship}.", who=seat, ship=RECHARGE.noun(m.word))
        ]
    if not MEND.says(m.word):
        return []
    plate = MEND.noun(m.word)
    row, at = divmod(plate, MOST_PLACES)
    name, now = module_at(m.after, seat, plate), m.after.players[seat].rows[row][at]
    if now.damaged():
        left = markers(now.damage + now.infected)
        return [Said("{player:who} repairs {module}: {left} left on it.", who=seat, module=name, left=left)]
    return [Said("{player:who} repairs {module}: it works again.", who=seat, module=name)]


def nothing_to_repair(m: Moment, step: NothingToRepair) -> Lines:
    """AE-REP-01."""
    return [Said("{player:who} has nothing to repair.", who=step.side), *scored(m, step.side)]


def damaged(m: Moment, step: DamageModule) -> Lines:
    """AE-REP-07, AE-REP-08."""
    if not DAMAGE.says(m.word):
        return []
    name = module_at(m.after, step.seat, DAMAGE.noun(m.word))
    if step.infection:
        told = Said("{module} of {player:who} is infected and counts as damaged.", module=name, who=step.seat)
    else:
        told = Said("{module} of {player:who} is damaged.", module=name, who=step.seat)
    return [Sentence(told, news=(News("lost", step.seat, told, brought(m, step.seat)),))]


def ship_scrapped(m: Moment, step: ScrapShip) -> Lines:
    """AE-SCRAP-02."""
    if not SCRAP.says(m.word):
        return []
    region, ship = divmod(SCRAP.noun(m.word), KINDS)
    where, who = place(m.after, region), step.seat
    if m.after.players[who].yard == m.before.players[who].yard:
        return [
            Said("A shield saves a {ship:ship} of {player:who} in {place}.", ship=ship, who=who, place=where)
        ]
    told = Said(
        "A {ship:ship} of {player:who} in {place} goes to the scrapyard.", ship=ship, who=who, place=where
    )
    return [Sentence(told, news=(News("lost", who, told, brought(m, who)),))]
