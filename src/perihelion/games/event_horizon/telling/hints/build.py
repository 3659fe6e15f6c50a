"""A few words beside what can be bought: what it costs and what it brings."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import in_play, ships_at
from perihelion.games.event_horizon.build.placement import PlaceNumber
from perihelion.games.event_horizon.build.specials import Apply
from perihelion.games.event_horizon.build.upgrades import ChooseNumber, ChooseType, lacking, slot_of
from perihelion.games.event_horizon.cards.effects.printed import UPGRADE_TEXTS
from perihelion.games.event_horizon.cards.groups import NO_SLOT, noun_group, noun_tile, slot_type
from perihelion.games.event_horizon.cards.tables import (
    CANNON_DEFENSE,
    CANNON_PRICE,
    COST,
    MINE_BONUS,
    MINE_BONUS_LEVEL,
    MINE_PRICE,
    MINE_YIELD,
    NEIGHBOURS,
    PORT,
    REFIT_PRICE,
    REPAIR_PRICE,
    SPECIALS,
    SUPPLY,
    TECH_PRICE,
    TYPE_PLURALS,
    UPGRADE_PRICE,
)
from perihelion.games.event_horizon.numbers import (
    capture_value,
    defense,
    dice,
    hits_on,
    hp,
    is_debris,
    new_group,
    ship_cost,
    speed,
)
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player
from perihelion.games.event_horizon.round.rounds import FreePort
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.hints.placement import ships_there
from perihelion.games.event_horizon.telling.phrases import of_type, unlocks
from perihelion.games.kit.telling.phrases import number
from perihelion.games.kit.telling.tellers import asked


def price(player: Player, cost: int) -> str:
    """`4 production, 3 left`"""
    left = player.budget - cost
    return f"{cost} production, {left} left" if left >= 0 else f"{cost} production, you have {player.budget}"


def face_text(lowest: int) -> str:
    """`5-6`, `6`"""
    return "6" if lowest == 6 else f"{lowest}-6"


def repair(s: State, seat: Seat, _: int) -> str:
    return price(s.players[seat], REPAIR_PRICE)


def tech(s: State, seat: Seat, _: int) -> str:
    player = s.players[seat]
    return f"{price(player, TECH_PRICE)}; level {player.level + 1}: {', '.join(unlocks(player.level + 1))}"


def upgrade(s: State, seat: Seat, noun: int) -> str:
    player, slot = s.players[seat], slot_of(s.players[seat], noun)
    moved = f"; leaves your {TYPE_PLURALS[slot_type(slot)]}" if slot != NO_SLOT else ""
    return f"{price(player, UPGRADE_PRICE)}; {UPGRADE_TEXTS[noun]}{moved}"


def on_type(s: State, seat: Seat, type: int) -> str:
    """An S.U. or a special on a type."""
    step, player = asked(s), s.players[seat]
    ships = in_play(player, type) - player.bought[type]
    there = f"{number(ships, 'ship')} on the map" if ships else "no ship on the map"
    if isinstance(step, ChooseType) and ships:
        return f"{there}, {REFIT_PRICE} production each to refit"
    old = player.attached[type]
    return there + (
        f"; {SPECIALS[old]} lies aside then" if isinstance(step, Apply) and old != EMPTY_SLOT else ""
    )


def refit(s: State, seat: Seat, noun: int) -> str:
    player = s.players[seat]
    ships = lacking(player, slot_of(player, noun)) if noun in player.slots else []
    return f"{number(len(ships), 'ship')} without it, {REFIT_PRICE} production each; {UPGRADE_TEXTS[noun]}"


def refit_ship(s: State, seat: Seat, noun: int) -> str:
    ships = ships_at(s.players[seat], noun_tile(noun)).count(noun_group(noun))
    return f"{number(ships, 'ship')} there, {REFIT_PRICE} production each"


def how_many(s: State, seat: Seat, ships: int) -> str:
    """Ships to refit or to place."""
    step, player = asked(s), s.players[seat]
    if isinstance(step, ChooseNumber):
        return price(player, ships * REFIT_PRICE)
    if isinstance(step, PlaceNumber):
        left = player.bought[step.type] - ships
        return f"{of_type(left, step.type)} still to place" if left else "all of them"
    return ""


def take_off(s: State, seat: Seat, noun: int) -> str:
    player, slot = s.players[seat], slot_of(s.players[seat], noun)
    if slot == NO_SLOT:
        return ""
    carriers = in_play(player, slot_type(slot)) - player.bought[slot_type(slot)] - len(lacking(player, slot))
    if not carriers:
        return "no ship on the map carries it; no refund"
    lose = "loses" if carriers == 1 else "lose"
    return f"{of_type(carriers, slot_type(slot))} on the map {lose} it; no refund"


def buy(s: State, seat: Seat, type: int) -> str:
    """Price, supply, and what the new ship can do."""
    player, group = s.players[seat], new_group(s.players[seat], type)
    guns = (
        f"{number(dice(player, group, False, False), 'die')} hitting on {face_text(hits_on(player, group))}"
    )
    stats = f"speed {speed(player, group)}, CV {capture_value(player, group)}, HP {hp(player, group)}, {guns}"
    return (
        f"{price(player, ship_cost(player, type))}; {stats}; {SUPPLY[type] - in_play(player, type)} in supply"
    )


def port(s: State, seat: Seat, tile: int) -> str:
    player = s.players[seat]
    cost = "free" if isinstance(asked(s), FreePort) else price(player, COST[PORT])
    return f"{cost}; new ships may be placed there from the next Build on; {ships_there(s, seat, tile)}"


def mine(s: State, seat: Seat, tile: int) -> str:
    """What the world yields with it: Mine #2 counts the debris around."""
    player, more = s.players[seat], MINE_YIELD
    if player.level >= MINE_BONUS_LEVEL:
        more += MINE_BONUS * sum([is_debris(s, neighbour) for neighbour in NEIGHBOURS[tile]])
    return f"{price(player, MINE_PRICE)}; +{more} production from the next round on"


def cannon(s: State, seat: Seat, tile: int) -> str:
    now = defense(s, tile)
    return (
        f"{price(s.players[seat], CANNON_PRICE)}; DV {now} to {now + CANNON_DEFENSE}, one shot in each combat"
        " round"
    )


def aside(_: State, _seat: Seat, _noun: int) -> str:
    return "works for no ships until you attach it again"


def end_build(s: State, seat: Seat, _: int) -> str:
    budget = s.players[seat].budget
    return f"{budget} production is lost" if budget else ""
