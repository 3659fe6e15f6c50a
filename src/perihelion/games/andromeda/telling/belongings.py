"""What a player lacks for things of the own station: modules, slots, moons, upgrades, tracks, resources."""

from __future__ import annotations

from perihelion.core.said import Said, listed
from perihelion.core.steps import Refusal, Seat
from perihelion.games.andromeda.cards.board import ODESSA_FIELD
from perihelion.games.andromeda.cards.modules import MODULE_TYPE, OPEN
from perihelion.games.andromeda.cards.moons import NULL_INPUT
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_TRACK
from perihelion.games.andromeda.cards.resources import ENERGY, TACTICS
from perihelion.games.andromeda.cards.ships import LIMITS, UPGRADE_SHIP
from perihelion.games.andromeda.cards.tracks import POINTS, SCIENCE_ROW, TOP, TYPE_COUNT
from perihelion.games.andromeda.launch.legal import FIELD_TYPES
from perihelion.games.andromeda.modules.buy import price as market_price
from perihelion.games.andromeda.numbers import moon_limit, tactics_limit
from perihelion.games.andromeda.payment.bill import payable, pool, shortage
from perihelion.games.andromeda.player import Module
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import NO_MODULE, State
from perihelion.games.andromeda.station.moons import empty_slots
from perihelion.games.andromeda.telling.phrases import (
    amount,
    module_at,
    moons,
    place,
    points,
    price,
    resources,
)
from perihelion.games.andromeda.words import (
    INPUT,
    MOST_PLACES,
    OPERATIONS_SLOT,
    OUTPUT,
    SLOTS_OF_PLATE,
    market_of,
    plate_of,
)
from perihelion.games.kit.masks import has

# Modules


def market_way(s: State, seat: Seat, market: int) -> Refusal:
    """AE-MOD-03, AE-BASE-04. A face-up module: its price, what is missing, and where it is sold."""
    kind, space = divmod(market, OPEN)
    card = s.columns[kind][space]
    if card == NO_MODULE:
        return Refusal("AE-MOD-09", "No module lies on this space until the column is filled again.")
    cost = market_price(market)
    field = next(base for base, types in FIELD_TYPES.items() if has(types, kind))
    if payable(s, seat, cost):
        return Refusal(
            "AE-BASE-04",
            "{module:card} costs {price} here, and you can pay it: launch a ship to {field} to buy it.",
            card=card,
            price=price(cost),
            field=field_name(field),
        )
    return Refusal(
        "AE-MOD-03",
        "{module:card} costs {price} here; you lack {lack}, moons and tokens counted. It is bought at"
        " {field}.",
        card=card,
        price=price(cost),
        lack=resources(shortage(pool(s, seat), cost)),
        field=field_name(field),
    )


def field_name(base: int) -> Said:
    return Said("Odessa Field") if base == ODESSA_FIELD else Said("Maximus Field")


def module_way(s: State, seat: Seat, card: int) -> Refusal:
    """AE-MOD-01. A module, wherever it lies."""
    row = MODULE_TYPE[card]
    if card in s.columns[row]:
        return market_way(s, seat, market_of(row, s.columns[row].index(card)))
    for at, there in enumerate(s.players[seat].rows[row]):
        if there.card == card:
            return plate_way(s, seat, plate_of(row, at))
    for other, player in enumerate(s.players):
        if any(there.card == card for there in player.rows[row]):
            return Refusal(
                "AE-MOD-02", "{module:card} lies on the station of {player:who}.", card=card, who=other
            )
    return Refusal(
        "AE-MOD-09",
        "{module:card} is still in its deck: it comes when its column is filled again.",
        card=card,
    )


def plate_way(s: State, seat: Seat, plate: int) -> Refusal:
    """AE-RET-03, AE-RET-07, AE-RET-08. A place of the own station."""
    row, at = divmod(plate, MOST_PLACES)
    if row >= TYPE_COUNT or at >= len(s.players[seat].rows[row]):
        return Refusal(
            "AE-MOD-02", "You have no module at this place; modules are bought at Alliance fields."
        )
    name, there = module_at(s, seat, plate), s.players[seat].rows[row][at]
    if there.damaged():
        return Refusal(
            "AE-RET-07",
            "{module} is damaged and does not work: repair actions take its markers off, one each.",
            module=name,
        )
    if there.used:
        return Refusal("AE-RET-05", "{module} was activated in this return already.", module=name)
    if row == SCIENCE_ROW and at:
        return Refusal(
            "AE-RET-08", "{module} works when a ship activates your Primary Reactor in a return.", module=name
        )
    return Refusal(
        "AE-RET-03",
        "{module} works when you return to station: a ship from the map or the barge activates it, or 1"
        " energy once a ship has activated a module of its row.",
        module=name,
    )


# Moons


def slot_way(s: State, seat: Seat, slot: int) -> Refusal:
    """AE-MOON-05, AE-MOON-10."""
    there = moon_in(s, seat, slot)
    if there is None:
        return Refusal("AE-MOON-05", "Your station has no such slot.")
    if there != NO_MOON:
        return Refusal("AE-MOON-05", "{moon:moon} lies there for good.", moon=there)
    if not s.players[seat].claimed:
        return Refusal(
            "AE-MOON-05", "This slot is empty: it takes a claimed moon, and you have none. Planets have them."
        )
    return Refusal(
        "AE-FREE-07", "This slot is empty: in your own turn first choose one of your claimed moons to slot."
    )


def moon_in(s: State, seat: Seat, slot: int) -> int | None:
    """The moon in a slot; nothing where there is no slot."""
    player = s.players[seat]
    if slot == OPERATIONS_SLOT:
        return player.operations
    plate, which = divmod(slot - 1, SLOTS_OF_PLATE)
    row, at = divmod(plate, MOST_PLACES)
    if row >= TYPE_COUNT or at >= len(player.rows[row]):
        return None
    there: Module = player.rows[row][at]
    if which == INPUT:
        return there.input
    return there.output if which == OUTPUT else there.seam


def moon_way(s: State, seat: Seat, moon: int) -> Refusal:
    """AE-MOON-01, AE-FREE-06, AE-FREE-07. A moon before a player, on the map, or anywhere else."""
    player = s.players[seat]
    if moon in player.claimed:
        if NULL_INPUT[moon] and empty_slots(player, moon):
            return Refusal(
                "AE-MOON-07",
                "You have claimed {moon:moon}: by its null icon a module with it in the input slot works for"
                " nothing.",
                moon=moon,
            )
        if empty_slots(player, moon):
            return Refusal(
                "AE-FREE-06",
                "You have claimed {moon:moon}: in your own turn you may discard it for what it brings, or"
                " slot it.",
                moon=moon,
            )
        return Refusal(
            "AE-FREE-06",
            "You have claimed {moon:moon}: in your own turn you may discard it for what it brings; no slot"
            " for it is empty.",
            moon=moon,
        )
    found = [region for region, here in enumerate(s.regions) if here.moons and here.top == moon]
    if found:
        return Refusal(
            "AE-ACT-02",
            "{moon:moon} lies on {places}: launch a ship there to claim it. You have {have}, and at most"
            " {most}.",
            moon=moon,
            places=listed([place(s, region) for region in found]),
            have=moons(len(player.claimed)),
            most=moon_limit(player),
        )
    return Refusal("AE-MOON-01", "{moon:moon} lies on top of no region now.", moon=moon)


# Upgrades, tracks, resources


def upgrade_way(s: State, seat: Seat, tile: int) -> Refusal:
    """AE-SHIP-04, AE-TRK-05."""
    player = s.players[seat]
    if tile in player.upgrades:
        return Refusal(
            "AE-SHIP-03",
            "{upgrade:tile} is in use: all your ships of the type {ship:ship} have its values.",
            tile=tile,
            ship=UPGRADE_SHIP[tile],
        )
    if tile in player.tiles:
        return Refusal(
            "AE-TRK-05",
            "{upgrade:tile} waits in your supply: spaces of Industry, and some tokens and rewards, install an"
            " upgrade.",
            tile=tile,
        )
    return Refusal("AE-PSET-06", "{upgrade:tile} is none of your tiles.", tile=tile)


def track_way(s: State, seat: Seat, track: int) -> Refusal:
    """AE-TRK-02, AE-TRK-03."""
    space = s.players[seat].tracks[track]
    if space == TOP:
        return Refusal("AE-TRK-03", "You are at the top of {track:track}.", track=track)
    kinds = [kind for kind, its in enumerate(DEVELOPMENT_TRACK) if its == track]
    return Refusal(
        "AE-TRK-02",
        "You are on space {space} of {track:track}, worth {now}; the next one is worth {then}. A"
        " {development:kind} leads up, modules of the same kind do, and on Supremacy battles that you win.",
        space=space,
        track=track,
        now=points(POINTS[track][space]),
        then=points(POINTS[track][space + 1]),
        kind=kinds[0],
    )


def resource_way(s: State, seat: Seat, what: int) -> Refusal:
    """AE-RES-06, AE-RES-05."""
    player = s.players[seat]
    have = player.hand.size() if what == TACTICS else player.stock[what]
    most = tactics_limit(player) if what == TACTICS else LIMITS[what]
    if what == ENERGY:
        return Refusal(
            "AE-RES-06",
            "You have {have}, and keep {most} at the end of your turn. The Primary Reactor brings more.",
            have=amount(what, have),
            most=most,
        )
    return Refusal(
        "AE-RES-06",
        "You have {have}, and keep {most} at the end of your turn. Planets, moons, modules and cards bring"
        " more.",
        have=amount(what, have),
        most=most,
    )
