"""The log of the Build phase: repairs, purchases, upgrades, and what is placed on the map."""

from __future__ import annotations

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
    TYPE_NAMES,
    TYPE_PLURALS,
    UPGRADE_PRICE,
)
from perihelion.games.event_horizon.numbers import defense, marker_count
from perihelion.games.event_horizon.player import EMPTY_SLOT, Ship
from perihelion.games.event_horizon.telling.phrases import Moment, dial, fleet_text, of_type, spot, unlocks
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
from perihelion.games.kit.telling.phrases import number, series


def builds_open(m: Moment, _: Builds) -> list[str]:
    return [heading(m.after, "Build")]


def build_opens(m: Moment, step: Build) -> list[str]:
    return [f"{{player:{step.seat}}} builds with {m.after.players[step.seat].budget} production."]


# Repairs


def groups_of(ships: list[Ship]) -> list[int]:
    return [ship_group(ship) for ship in ships]


def repaired_free(m: Moment, step: FreeRepairs) -> list[str]:
    """EH-SP-09. What the Nanite Weave did."""
    before, after = m.before.players[step.seat], m.after.players[step.seat]
    whole = [ship for ship in damaged_ships(before) if ship not in after.ships]
    return [f"{{player:{step.seat}}} repairs {fleet_text(groups_of(whole))} for free."] if whole else []


def repaired(m: Moment, step: Repairs) -> list[str]:
    """All damaged ships, or what has to stay damaged."""
    damaged, left = damaged_ships(m.before.players[step.seat]), damaged_ships(m.after.players[step.seat])
    if damaged and not left:
        cost = REPAIR_PRICE * len(damaged)
        return [f"{{player:{step.seat}}} repairs {fleet_text(groups_of(damaged))} for {cost} production."]
    if left and m.after.players[step.seat].budget < REPAIR_PRICE:
        verb = "stays" if len(left) == 1 else "stay"
        return [
            f"{{player:{step.seat}}} cannot pay for more repairs: {fleet_text(groups_of(left))} {verb}"
            " damaged."
        ]
    return []


def repair_chosen(m: Moment, step: ChooseRepair) -> list[str]:
    tile, group = noun_tile(REPAIR.noun(m.word)), noun_group(REPAIR.noun(m.word))
    ship = f"a {TYPE_NAMES[type_of(group)]} at {spot(m.after, tile, step.seat)}"
    return [f"{{player:{step.seat}}} repairs {ship} for {REPAIR_PRICE} production."]


# Purchases


def bought(m: Moment, step: BuildMenu) -> list[str]:
    """What is bought at once; upgrades and specials are told when their ships are chosen."""
    who = f"{{player:{step.seat}}}"
    player = m.before.players[step.seat]
    if m.word == TECH:
        level = (
            f"tech level {player.level + 1} for {TECH_PRICE} production: {series(unlocks(player.level + 1))}"
        )
        return [f"{who} advances to {level}.", *dial(m, step.seat)]
    if BUY.says(m.word):
        cost = player.budget - m.after.players[step.seat].budget
        return [f"{who} buys a {{type:{BUY.noun(m.word)}}} for {cost} production."]
    if TAKE_OFF.says(m.word):
        ships = TYPE_PLURALS[slot_type(slot_of(player, TAKE_OFF.noun(m.word)))]
        return [f"{who} takes {{upgrade:{TAKE_OFF.noun(m.word)}}} off the {ships}{broken(m, step.seat)}."]
    if m.word == END_BUILD:
        return [f"{who} leaves {player.budget} production unspent."] if player.budget else []
    return built(m, step.seat)


def built(m: Moment, seat: Seat) -> list[str]:
    """A port, a mine or a cannon."""
    who = f"{{player:{seat}}}"
    if BUILD_PORT.says(m.word):
        return [
            f"{who} builds a port at {spot(m.after, BUILD_PORT.noun(m.word))} for {COST[PORT]} production."
        ]
    if BUILD_MINE.says(m.word):
        return [
            f"{who} builds a mine on {spot(m.after, BUILD_MINE.noun(m.word))} for {MINE_PRICE} production.",
            *dial(m, seat),
        ]
    if BUILD_CANNON.says(m.word):
        tile = BUILD_CANNON.noun(m.word)
        return [
            f"{who} builds a cannon on {spot(m.after, tile)} for {CANNON_PRICE} production: DV"
            f" {defense(m.after, tile)}."
        ]
    return []


def broken(m: Moment, seat: Seat) -> str:
    """EH-SU-08. Ships that did not outlast the loss of HP."""
    lost = len(m.before.players[seat].ships) - len(m.after.players[seat].ships)
    return f"; {number(lost, 'damaged ship')} {'breaks' if lost == 1 else 'break'} apart" if lost else ""


# Upgrades and specials


def upgraded(m: Moment, step: ChooseType) -> list[str]:
    slot = slot_of(m.before.players[step.seat], step.upgrade)
    moved = f", taking it off the {TYPE_PLURALS[slot_type(slot)]}" if slot != NO_SLOT else ""
    ships = f"the {TYPE_PLURALS[ON.noun(m.word)]} for {UPGRADE_PRICE} production"
    return [
        f"{{player:{step.seat}}} buys {{upgrade:{step.upgrade}}} for {ships}{moved}{broken(m, step.seat)}."
    ]


def refitted(m: Moment, step: ChooseNumber) -> list[str]:
    count = NUMBER.noun(m.word)
    ships = f"{of_type(count, type_of(noun_group(step.ship)))} at {spot(m.after, step.tile, step.seat)}"
    cost = count * REFIT_PRICE
    return [f"{{player:{step.seat}}} refits {ships} with {{upgrade:{step.upgrade}}} for {cost} production."]


def applied(m: Moment, step: Apply) -> list[str]:
    """A special that lay aside; one that was attached is told when it leaves its type."""
    if m.word == ASIDE or step.card not in m.before.players[step.seat].specials:
        return []
    type = ON.noun(m.word)
    news = f"{displaced(m, step.seat, type)}{broken(m, step.seat)}"
    return [f"{{player:{step.seat}}} attaches {{special:{step.card}}} to the {TYPE_PLURALS[type]}{news}."]


def displaced(m: Moment, seat: Seat, type: int) -> str:
    """EH-SP-01. The special that the type held before."""
    old = m.before.players[seat].attached[type]
    return f" in place of {{special:{old}}}" if old != EMPTY_SLOT else ""


def special_moved(m: Moment, step: TakeFrom) -> list[str]:
    who, old = f"{{player:{step.seat}}}", TYPE_PLURALS[ON.noun(m.word)]
    if step.where == ASIDE:
        return [f"{who} takes {{special:{step.card}}} off the {old} and lays it aside{broken(m, step.seat)}."]
    type = ON.noun(step.where)
    news = f"{displaced(m, step.seat, type)}{broken(m, step.seat)}"
    return [f"{who} moves {{special:{step.card}}} from the {old} to the {TYPE_PLURALS[type]}{news}."]


# Placement


def placed(m: Moment, step: PlaceType | PlaceNumber) -> list[str]:
    """Told as soon as ships are on the map."""
    ships = m.before.players[step.seat].bought[step.type] - m.after.players[step.seat].bought[step.type]
    if ships == 0:
        return []
    tile = step.tile if isinstance(step, PlaceNumber) else PLACE.noun(m.word)
    return [f"{{player:{step.seat}}} places {of_type(ships, step.type)} at {spot(m.after, tile, step.seat)}."]


def scrapped(m: Moment, step: Scrap) -> list[str]:
    ship = TYPE_NAMES[type_of(SCRAP.noun(m.word))]
    limit = f"where more than {FLEET_LIMIT} ships stand"
    return [f"{{player:{step.seat}}} scraps a {ship} at {spot(m.after, step.tile, step.seat)}, {limit}."]


def marker(m: Moment, step: PlaceMarkers) -> list[str]:
    """A marker that had no place is not mentioned."""
    if ORDER.says(m.word):
        return [
            f"{{player:{step.seat}}} puts an order marker on {spot(m.after, ORDER.noun(m.word), step.seat)}."
        ]
    player = m.before.players[step.seat]
    unused = number(marker_count(player) - player.markers.bit_count(), "order marker")
    return (
        [f"{{player:{step.seat}}} leaves {unused} unused."]
        if step.options(m.before, step.seat) != [PASS]
        else []
    )


def probe(m: Moment, step: PlaceProbe) -> list[str]:
    if EXPLORE.says(m.word):
        return [f"{{player:{step.seat}}} sends the exploratory vehicle to {{point:{EXPLORE.noun(m.word)}}}."]
    keeps = f"{{player:{step.seat}}} keeps the exploratory vehicle back."
    return [keeps] if step.options(m.before, step.seat) != [PASS] else []
