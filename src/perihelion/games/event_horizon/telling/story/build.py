"""The log of the Build phase: repairs, purchases, upgrades, and what is placed on the map."""

from __future__ import annotations

from perihelion.core.said import Many, Said, series
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import ship_group
from perihelion.games.event_horizon.build.explore import PlaceProbe
from perihelion.games.event_horizon.build.menu import Build, BuildMenu, Builds
from perihelion.games.event_horizon.build.placement import PlaceMarkers, PlaceNumber, PlaceType, Scrap
from perihelion.games.event_horizon.build.repair import ChooseRepair, FreeRepairs, Repairs, damaged_ships
from perihelion.games.event_horizon.build.specials import Apply, TakeFrom
from perihelion.games.event_horizon.build.upgrades import ChooseNumber, ChooseType, slot_of
from perihelion.games.event_horizon.cards.groups import NO_SLOT, noun_group, noun_tile, slot_type, type_of
from perihelion.games.event_horizon.cards.tables import (
    CANNON_PRICE,
    COST,
    FLEET_LIMIT,
    MINE_PRICE,
    PORT,
    REFIT_PRICE,
    REPAIR_PRICE,
    TECH_PRICE,
    UPGRADE_PRICE,
)
from perihelion.games.event_horizon.numbers import defense, marker_count
from perihelion.games.event_horizon.player import EMPTY_SLOT, Ship
from perihelion.games.event_horizon.telling.phrases import (
    Moment,
    dial,
    fleet_text,
    of_type,
    order_markers,
    spot,
    unlocks,
)
from perihelion.games.event_horizon.telling.story.round import heading
from perihelion.games.event_horizon.words import (
    ASIDE,
    BUILD_CANNON,
    BUILD_MINE,
    BUILD_PORT,
    BUY,
    END_BUILD,
    EXPLORE,
    NUMBER,
    ON,
    ORDER,
    PASS,
    PLACE,
    REPAIR,
    SCRAP,
    TAKE_OFF,
    TECH,
)


def builds_open(m: Moment, _: Builds) -> list[Said]:
    return [heading(m.after, Said("Build"))]


def build_opens(m: Moment, step: Build) -> list[Said]:
    budget = m.after.players[step.seat].budget
    return [Said("{player:who} builds with {budget} production.", who=step.seat, budget=budget)]


# Repairs


def fleet_of(ships: list[Ship]) -> Said:
    return fleet_text([ship_group(ship) for ship in ships])


def repaired_free(m: Moment, step: FreeRepairs) -> list[Said]:
    """EH-SP-09. What the Nanite Weave did."""
    before, after = m.before.players[step.seat], m.after.players[step.seat]
    whole = [ship for ship in damaged_ships(before) if ship not in after.ships]
    if not whole:
        return []
    return [Said("{player:who} repairs {ships} for free.", who=step.seat, ships=fleet_of(whole))]


def repaired(m: Moment, step: Repairs) -> list[Said]:
    """All damaged ships, or what has to stay damaged."""
    damaged, left = damaged_ships(m.before.players[step.seat]), damaged_ships(m.after.players[step.seat])
    if damaged and not left:
        return [repairs(step.seat, fleet_of(damaged), REPAIR_PRICE * len(damaged))]
    if left and m.after.players[step.seat].budget < REPAIR_PRICE:
        return [
            Many(
                len(left),
                "{player:who} cannot pay for more repairs: {ships} stays damaged.",
                "{player:who} cannot pay for more repairs: {ships} stay damaged.",
                who=step.seat,
                ships=fleet_of(left),
            )
        ]
    return []


def repairs(seat: Seat, ships: Said, cost: int) -> Said:
    return Said("{player:who} repairs {ships} for {cost} production.", who=seat, ships=ships, cost=cost)


def repair_chosen(m: Moment, step: ChooseRepair) -> list[Said]:
    tile, group = noun_tile(REPAIR.noun(m.word)), noun_group(REPAIR.noun(m.word))
    place = spot(m.after, tile, step.seat)
    ship = Said("a {sort:type} at {place}", type=type_of(group), place=place)
    return [repairs(step.seat, ship, REPAIR_PRICE)]


# Purchases


def bought(m: Moment, step: BuildMenu) -> list[Said]:
    """What is bought at once; upgrades and specials are told when their ships are chosen."""
    who, player = step.seat, m.before.players[step.seat]
    if m.word == TECH:
        return [advanced(who, player.level + 1), *dial(m, who)]
    if BUY.says(m.word):
        cost = player.budget - m.after.players[who].budget
        type = BUY.noun(m.word)
        return [Said("{player:who} buys a {type:type} for {cost} production.", who=who, type=type, cost=cost)]
    if TAKE_OFF.says(m.word):
        return [taken_off(m, who, TAKE_OFF.noun(m.word))]
    if m.word == END_BUILD:
        unspent = Said("{player:who} leaves {budget} production unspent.", who=who, budget=player.budget)
        return [unspent] if player.budget else []
    return built(m, who)


def advanced(seat: Seat, level: int) -> Said:
    return Said(
        "{player:who} advances to tech level {level} for {cost} production: {unlocks}.",
        who=seat,
        level=level,
        cost=TECH_PRICE,
        unlocks=series(unlocks(level)),
    )


def taken_off(m: Moment, seat: Seat, upgrade: int) -> Said:
    news = Said(
        "{player:who} takes {upgrade:upgrade} off the {sorts:type}",
        who=seat,
        upgrade=upgrade,
        type=slot_type(slot_of(m.before.players[seat], upgrade)),
    )
    return with_broken(m, seat, news)


def built(m: Moment, seat: Seat) -> list[Said]:
    """A port, a mine or a cannon."""
    if BUILD_PORT.says(m.word):
        return [
            Said(
                "{player:who} builds a port at {place} for {cost} production.",
                who=seat,
                place=spot(m.after, BUILD_PORT.noun(m.word)),
                cost=COST[PORT],
            )
        ]
    if BUILD_MINE.says(m.word):
        mine = Said(
            "{player:who} builds a mine on {place} for {cost} production.",
            who=seat,
            place=spot(m.after, BUILD_MINE.noun(m.word)),
            cost=MINE_PRICE,
        )
        return [mine, *dial(m, seat)]
    if BUILD_CANNON.says(m.word):
        tile = BUILD_CANNON.noun(m.word)
        return [
            Said(
                "{player:who} builds a cannon on {place} for {cost} production: DV {dv}.",
                who=seat,
                place=spot(m.after, tile),
                cost=CANNON_PRICE,
                dv=defense(m.after, tile),
            )
        ]
    return []


def with_broken(m: Moment, seat: Seat, news: Said) -> Said:
    """EH-SU-08. With the ships that did not outlast the loss of HP."""
    lost = len(m.before.players[seat].ships) - len(m.after.players[seat].ships)
    if not lost:
        return Said("{news}.", news=news)
    return Many(
        lost,
        "{news}; {n} damaged ship breaks apart.",
        "{news}; {n} damaged ships break apart.",
        news=news,
    )


# Upgrades and specials


def upgraded(m: Moment, step: ChooseType) -> list[Said]:
    slot = slot_of(m.before.players[step.seat], step.upgrade)
    news = Said(
        "{player:who} buys {upgrade:upgrade} for the {sorts:type} for {cost} production",
        who=step.seat,
        upgrade=step.upgrade,
        type=ON.noun(m.word),
        cost=UPGRADE_PRICE,
    )
    if slot != NO_SLOT:
        news = Said("{news}, taking it off the {sorts:old}", news=news, old=slot_type(slot))
    return [with_broken(m, step.seat, news)]


def refitted(m: Moment, step: ChooseNumber) -> list[Said]:
    count = NUMBER.noun(m.word)
    return [
        Said(
            "{player:who} refits {ships} at {place} with {upgrade:upgrade} for {cost} production.",
            who=step.seat,
            ships=of_type(count, type_of(noun_group(step.ship))),
            place=spot(m.after, step.tile, step.seat),
            upgrade=step.upgrade,
            cost=count * REFIT_PRICE,
        )
    ]


def applied(m: Moment, step: Apply) -> list[Said]:
    """A special that lay aside; one that was attached is told when it leaves its type."""
    if m.word == ASIDE or step.card not in m.before.players[step.seat].specials:
        return []
    type = ON.noun(m.word)
    news = Said(
        "{player:who} attaches {special:card} to the {sorts:type}", who=step.seat, card=step.card, type=type
    )
    return [with_broken(m, step.seat, with_displaced(m, step.seat, type, news))]


def with_displaced(m: Moment, seat: Seat, type: int, news: Said) -> Said:
    """EH-SP-01. With the special that the type held before."""
    old = m.before.players[seat].attached[type]
    return news if old == EMPTY_SLOT else Said("{news} in place of {special:old}", news=news, old=old)


def special_moved(m: Moment, step: TakeFrom) -> list[Said]:
    who, old = step.seat, ON.noun(m.word)
    if step.where == ASIDE:
        news = Said(
            "{player:who} takes {special:card} off the {sorts:old} and lays it aside",
            who=who,
            card=step.card,
            old=old,
        )
        return [with_broken(m, who, news)]
    type = ON.noun(step.where)
    news = Said(
        "{player:who} moves {special:card} from the {sorts:old} to the {sorts:type}",
        who=who,
        card=step.card,
        old=old,
        type=type,
    )
    return [with_broken(m, who, with_displaced(m, who, type, news))]


# Placement


def placed(m: Moment, step: PlaceType | PlaceNumber) -> list[Said]:
    """Told as soon as ships are on the map."""
    ships = m.before.players[step.seat].bought[step.type] - m.after.players[step.seat].bought[step.type]
    if ships == 0:
        return []
    tile = step.tile if isinstance(step, PlaceNumber) else PLACE.noun(m.word)
    return [
        Said(
            "{player:who} places {ships} at {place}.",
            who=step.seat,
            ships=of_type(ships, step.type),
            place=spot(m.after, tile, step.seat),
        )
    ]


def scrapped(m: Moment, step: Scrap) -> list[Said]:
    return [
        Said(
            "{player:who} scraps a {sort:type} at {place}, where more than {limit} ships stand.",
            who=step.seat,
            type=type_of(SCRAP.noun(m.word)),
            place=spot(m.after, step.tile, step.seat),
            limit=FLEET_LIMIT,
        )
    ]


def marker(m: Moment, step: PlaceMarkers) -> list[Said]:
    """A marker that had no place is not mentioned."""
    if ORDER.says(m.word):
        place = spot(m.after, ORDER.noun(m.word), step.seat)
        return [Said("{player:who} puts an order marker on {place}.", who=step.seat, place=place)]
    if step.options(m.before, step.seat) == [PASS]:
        return []
    player = m.before.players[step.seat]
    unused = order_markers(marker_count(player) - player.markers.bit_count())
    return [Said("{player:who} leaves {unused} unused.", who=step.seat, unused=unused)]


def probe(m: Moment, step: PlaceProbe) -> list[Said]:
    if EXPLORE.says(m.word):
        point = EXPLORE.noun(m.word)
        return [
            Said("{player:who} sends the exploratory vehicle to {point:point}.", who=step.seat, point=point)
        ]
    if step.options(m.before, step.seat) == [PASS]:
        return []
    return [Said("{player:who} keeps the exploratory vehicle back.", who=step.seat)]
