"""A few words beside what is offered on a station: modules, moons and slots, repairs."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.fleet import KINDS
from perihelion.games.andromeda.cards.modules import (
    CARDS,
    MODULE_DAMAGE,
    MODULE_TYPE,
    OPEN,
    PRICE,
    SLOT_POINTS,
)
from perihelion.games.andromeda.cards.resources import ENERGY
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW, TRACK_OF_TYPE
from perihelion.games.andromeda.home.activate import Activator
from perihelion.games.andromeda.modules.buy import ChooseModule
from perihelion.games.andromeda.modules.place import ChoosePlace, NewPlace, parted, shifted
from perihelion.games.andromeda.numbers import development_of, shields, undeveloped
from perihelion.games.andromeda.player import CORE, Module, Row
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import NO_MODULE, State
from perihelion.games.andromeda.station.moons import SlotMoon, empty_slots
from perihelion.games.andromeda.station.repair import Repair
from perihelion.games.andromeda.station.scrap import ScrapShip
from perihelion.games.andromeda.telling.hints.gains import (
    action,
    discarded,
    moon_cost,
    moon_gains,
    next_space,
    slots,
)
from perihelion.games.andromeda.telling.phrases import (
    energy,
    leaders,
    markers,
    module,
    place,
    points,
    price,
    resources,
)
from perihelion.games.andromeda.words import (
    BARGE,
    INPUT,
    MOST_PLACES,
    OPERATIONS_SLOT,
    OUTPUT,
    SLOTS_OF_PLATE,
)
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked

# Modules


def at_plate(s: State, seat: Seat, plate: int) -> tuple[int, Module] | None:
    """Row and module of a place of the own station, if one lies there."""
    row, at = divmod(plate, MOST_PLACES)
    modules = s.players[seat].rows[row]
    return (row, modules[at]) if at < len(modules) else None


def activate(s: State, seat: Seat, plate: int) -> Said:
    """The module, what it does, and what its moons add."""
    found = at_plate(s, seat, plate)
    if found is None:
        return NOTHING_SAID
    row, lying = found
    facts = [action(row, lying.card), *slots(lying)] if does(lying) else slots(lying)
    facts += [
        Said("the moon beside it brings {gains}", gains=moon_gains(moon)) for moon in beside(s, seat, plate)
    ]
    return Said("{module}: {facts}", module=module(row, lying.card), facts=clauses(facts))


def does(lying: Module) -> bool:
    return lying.card == CORE or bool(CARDS[lying.card].action)


def beside(s: State, seat: Seat, plate: int) -> list[int]:
    """AE-MOON-14. The moons on both sides of an Industry module."""
    row, at = divmod(plate, MOST_PLACES)
    if row != INDUSTRY_ROW:
        return []
    modules = s.players[seat].rows[row]
    left = [modules[at - 1].seam] if at else []
    return [moon for moon in [*left, modules[at].seam] if moon != NO_MOON]


def with_ship(s: State, seat: Seat, berth: int) -> Said:
    """AE-RET-03. Where the ship comes from, and what is left behind there."""
    region, _ = divmod(berth, KINDS)
    if not isinstance(asked(s), Activator):
        return NOTHING_SAID
    if region == BARGE:
        return Said("from the repair barge")
    left = leaves(s, seat, region)
    at = place(s, region)
    return Said("leaves {place}; {left}", place=at, left=left) if left else Said("leaves {place}", place=at)


def leaves(s: State, seat: Seat, region: int) -> Said:
    """What only a ship there can fetch."""
    here = s.regions[region]
    found: list[Said] = []
    if here.leaders[seat]:
        found.append(Said("{leaders} of yours not recruited there", leaders=leaders(here.leaders[seat])))
    if any(here.tokens):
        found.append(Said("{tokens} not collected there", tokens=price(here.tokens)))
    if undeveloped(s, region):
        found.append(Said("no {development:kind} can be built there then", kind=development_of(s, region)))
    return clauses(found)


def with_energy(s: State, seat: Seat, _: int) -> Said:
    return Said("1 of your {energy}", energy=energy(s.players[seat].stock[ENERGY]))


def stay(s: State, _: Seat, berth: int) -> Said:
    region, _ship = divmod(berth, KINDS)
    return Said("stays at {place}", place=place(s, region)) if region != BARGE else NOTHING_SAID


def plate(s: State, seat: Seat, number: int) -> Said:
    """Which module lies on a place."""
    found = at_plate(s, seat, number)
    return module(found[0], found[1].card) if found else NOTHING_SAID


def mend(s: State, seat: Seat, number: int) -> Said:
    found = at_plate(s, seat, number)
    if found is None:
        return NOTHING_SAID
    left = found[1].damage + found[1].infected - 1
    told = module(found[0], found[1].card)
    if not left:
        return Said("{module}: works again", module=told)
    return Said("{module}: {markers} left then", module=told, markers=markers(left))


def damage(s: State, seat: Seat, number: int) -> Said:
    """What would not work any more."""
    found = at_plate(s, seat, number)
    if found is None:
        return NOTHING_SAID
    row, lying = found
    told = module(row, lying.card)
    if not does(lying):
        return told
    return Said("{module}: {action}", module=told, action=action(row, lying.card))


def card_on(s: State, market: int) -> int:
    kind, space = divmod(market, OPEN)
    return s.columns[kind][space]


def buy(s: State, seat: Seat, market: int) -> Said:
    """The module, its price, its damage, and the space of its track."""
    card, step = card_on(s, market), asked(s)
    if card == NO_MODULE or not isinstance(step, ChooseModule):
        return NOTHING_SAID
    facts: list[Said] = []
    if step.pay:
        facts.append(cheaper(price(PRICE[market // OPEN][market % OPEN]), s.purchases[-1].less))
    if MODULE_DAMAGE[card]:
        facts.append(Said("comes with {markers}", markers=markers(MODULE_DAMAGE[card])))
    track = TRACK_OF_TYPE[MODULE_TYPE[card]]
    facts.append(Said("{track:track} {space}", track=track, space=next_space(s, seat, track)))
    return Said("{module:card}: {facts}. {text}", card=card, facts=clauses(facts), text=CARDS[card].text)


def cheaper(cost: Said, less: int) -> Said:
    return Said("{cost} less {less}", cost=cost, less=resources(less)) if less else cost


def give_up(s: State, _: Seat, market: int) -> Said:
    card = card_on(s, market)
    return NOTHING_SAID if card == NO_MODULE else Said("{module:card}", card=card)


def no_more(s: State, _: Seat, _noun: int) -> Said:
    step = asked(s)
    if isinstance(step, ChooseModule) and s.purchases[-1].aside:
        return Said("1 open module goes under its deck")
    return NOTHING_SAID


def at_place(s: State, seat: Seat, number: int) -> Said:
    """Between which modules, and which moon would be lost."""
    step, row = asked(s), s.players[seat].rows[INDUSTRY_ROW]
    if isinstance(step, ChoosePlace) and 0 < number <= len(row):
        later = (*row[:number], Module(s.players[seat].serial, step.card), *row[number:])
    elif isinstance(step, NewPlace) and 0 < number < len(row):
        later = shifted(row, step.place, number)
    else:
        return NOTHING_SAID
    lost = lost_moons(row, later)
    facts = [between(later, number), *[Said("{moon:moon} is lost", moon=moon) for moon in lost]]
    return clauses(facts)


def between(row: Row, number: int) -> Said:
    left = module(INDUSTRY_ROW, row[number - 1].card)
    if number + 1 == len(row):
        return Said("at the end, after {left}", left=left)
    return Said("between {left} and {right}", left=left, right=module(INDUSTRY_ROW, row[number + 1].card))


def lost_moons(before: Row, after: Row) -> list[int]:
    """AE-MOON-11. The moons between modules that are parted."""
    return [one.seam for one in before if parted(one, before, after)]


# Moons


def discard_moon(_: State, _seat: Seat, moon: int) -> Said:
    return Said("brings {gains}", gains=discarded(moon))


def slot(s: State, seat: Seat, moon: int) -> Said:
    found = len(empty_slots(s.players[seat], moon))
    return Many(found, "{n} slot for it; it stays there", "{n} slots for it; it stays there")


def claim(_: State, _seat: Seat, moon: int) -> Said:
    return Said("brings {gains} when discarded", gains=discarded(moon))


def look(_: State, _seat: Seat, _noun: int) -> Said:
    return Said("then you choose between the two")


def into(s: State, seat: Seat, number: int) -> Said:
    """What the moon would do in a slot."""
    step = asked(s)
    if not isinstance(step, SlotMoon):
        return NOTHING_SAID
    gains = moon_gains(step.moon)
    if number == OPERATIONS_SLOT:
        return Said("brings {gains} after a lost battle, instead of a card", gains=gains)
    number, which = divmod(number - 1, SLOTS_OF_PLATE)
    found = at_plate(s, seat, number)
    if found is None:
        return NOTHING_SAID
    row, lying = found
    told = module(row, lying.card)
    if which not in (INPUT, OUTPUT):
        right = at_plate(s, seat, number + 1)
        after = module(row, right[1].card) if right else told
        return Said(
            "brings {gains} whenever {module} or {right} is activated", gains=gains, module=told, right=after
        )
    facts = [
        Said("{module}: costs {cost} at each activation", module=told, cost=moon_cost(step.moon))
        if which == INPUT
        else Said("{module}: brings {gains} at each activation", module=told, gains=gains)
    ]
    if SLOT_POINTS[lying.card]:
        facts.append(Said("{points} from the slot", points=points(SLOT_POINTS[lying.card])))
    return clauses(facts)


# Repairs


def repair_ship(_: State, _seat: Seat, _ship: int) -> Said:
    return Said("onto the barge, where it can activate a module")


def recharge(s: State, seat: Seat, ship: int) -> Said:
    player = s.players[seat]
    if not isinstance(asked(s), Repair):
        return NOTHING_SAID
    return Said("{n} of {icons} shields used", n=player.shields[ship], icons=shields(player, ship))


def scrap(s: State, seat: Seat, berth: int) -> Said:
    """AE-SHD-01. Whether a shield saves it."""
    _, ship = divmod(berth, KINDS)
    player = s.players[seat]
    if not isinstance(asked(s), ScrapShip):
        return NOTHING_SAID
    if player.shields[ship] < shields(player, ship):
        return Said("a shield saves it")
    return Said("goes to the scrapyard until you return")
