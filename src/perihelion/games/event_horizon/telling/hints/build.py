"""A few words beside what can be bought: what it costs and what it brings."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, listed
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
    SUPPLY,
    TECH_PRICE,
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
from perihelion.games.event_horizon.telling import phrases
from perihelion.games.event_horizon.telling.hints.placement import ships_there
from perihelion.games.event_horizon.telling.phrases import of_type, unlocks
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked


def price(player: Player, cost: int) -> Said:
    """`4 production, 3 left`"""
    left = player.budget - cost
    if left >= 0:
        return Said("{cost} production, {left} left", cost=cost, left=left)
    return Said("{cost} production, you have {budget}", cost=cost, budget=player.budget)


def face_text(lowest: int) -> str:
    """`5-6`, `6`"""
    return "6" if lowest == 6 else f"{lowest}-6"


def repair(s: State, seat: Seat, _: int) -> Said:
    return price(s.players[seat], REPAIR_PRICE)


def tech(s: State, seat: Seat, _: int) -> Said:
    player = s.players[seat]
    return Said(
        "{price}; level {level}: {unlocks}",
        price=price(player, TECH_PRICE),
        level=player.level + 1,
        unlocks=listed(unlocks(player.level + 1)),
    )


def upgrade(s: State, seat: Seat, noun: int) -> Said:
    player, slot = s.players[seat], slot_of(s.players[seat], noun)
    brings = Said("{price}; {text}", price=price(player, UPGRADE_PRICE), text=UPGRADE_TEXTS[noun])
    if slot == NO_SLOT:
        return brings
    return Said("{brings}; leaves your {sorts:type}", brings=brings, type=slot_type(slot))


def on_type(s: State, seat: Seat, type: int) -> Said:
    """An S.U. or a special on a type."""
    step, player = asked(s), s.players[seat]
    ships = in_play(player, type) - player.bought[type]
    if isinstance(step, ChooseType) and ships:
        return Many(
            ships,
            "{n} ship on the map, {price} production each to refit",
            "{n} ships on the map, {price} production each to refit",
            price=REFIT_PRICE,
        )
    there = (
        Many(ships, "{n} ship on the map", "{n} ships on the map") if ships else Said("no ship on the map")
    )
    old = player.attached[type]
    if not isinstance(step, Apply) or old == EMPTY_SLOT:
        return there
    return Said("{there}; {special:old} lies aside then", there=there, old=old)


def refit(s: State, seat: Seat, noun: int) -> Said:
    player = s.players[seat]
    ships = lacking(player, slot_of(player, noun)) if noun in player.slots else []
    return Many(
        len(ships),
        "{n} ship without it, {price} production each; {text}",
        "{n} ships without it, {price} production each; {text}",
        price=REFIT_PRICE,
        text=UPGRADE_TEXTS[noun],
    )


def refit_ship(s: State, seat: Seat, noun: int) -> Said:
    ships = ships_at(s.players[seat], noun_tile(noun)).count(noun_group(noun))
    return Many(
        ships,
        "{n} ship there, {price} production each",
        "{n} ships there, {price} production each",
        price=REFIT_PRICE,
    )


def how_many(s: State, seat: Seat, ships: int) -> Said:
    """Ships to refit or to place."""
    step, player = asked(s), s.players[seat]
    if isinstance(step, ChooseNumber):
        return price(player, ships * REFIT_PRICE)
    if not isinstance(step, PlaceNumber):
        return NOTHING_SAID
    left = player.bought[step.type] - ships
    return Said("{ships} still to place", ships=of_type(left, step.type)) if left else Said("all of them")


def take_off(s: State, seat: Seat, noun: int) -> Said:
    player, slot = s.players[seat], slot_of(s.players[seat], noun)
    if slot == NO_SLOT:
        return NOTHING_SAID
    carriers = in_play(player, slot_type(slot)) - player.bought[slot_type(slot)] - len(lacking(player, slot))
    if not carriers:
        return Said("no ship on the map carries it; no refund")
    return Many(
        carriers,
        "{ships} on the map loses it; no refund",
        "{ships} on the map lose it; no refund",
        ships=of_type(carriers, slot_type(slot)),
    )


def buy(s: State, seat: Seat, type: int) -> Said:
    """Price, supply, and what the new ship can do."""
    player, group = s.players[seat], new_group(s.players[seat], type)
    return Said(
        "{price}; speed {speed}, CV {cv}, HP {hp}, {dice} hitting on {faces}; {supply} in supply",
        price=price(player, ship_cost(player, type)),
        speed=speed(player, group),
        cv=capture_value(player, group),
        hp=hp(player, group),
        dice=phrases.dice(dice(player, group, False, False)),
        faces=face_text(hits_on(player, group)),
        supply=SUPPLY[type] - in_play(player, type),
    )


def port(s: State, seat: Seat, tile: int) -> Said:
    there = ships_there(s, seat, tile)
    if isinstance(asked(s), FreePort):
        return Said("free; new ships may be placed there from the next Build on; {there}", there=there)
    return Said(
        "{price}; new ships may be placed there from the next Build on; {there}",
        price=price(s.players[seat], COST[PORT]),
        there=there,
    )


def mine(s: State, seat: Seat, tile: int) -> Said:
    """What the world yields with it: Mine #2 counts the debris around."""
    player, more = s.players[seat], MINE_YIELD
    if player.level >= MINE_BONUS_LEVEL:
        more += MINE_BONUS * sum([is_debris(s, neighbour) for neighbour in NEIGHBOURS[tile]])
    return Said(
        "{price}; +{more} production from the next round on", price=price(player, MINE_PRICE), more=more
    )


def cannon(s: State, seat: Seat, tile: int) -> Said:
    now = defense(s, tile)
    return Said(
        "{price}; DV {now} to {new}, one shot in each combat round",
        price=price(s.players[seat], CANNON_PRICE),
        now=now,
        new=now + CANNON_DEFENSE,
    )


def aside(_: State, _seat: Seat, _noun: int) -> Said:
    return Said("works for no ships until you attach it again")


def end_build(s: State, seat: Seat, _: int) -> Said:
    """EH-BUILD-07, EH-SP-02. What is lost, and what may have been forgotten."""
    player = s.players[seat]
    lost = [Said("{budget} production is lost", budget=player.budget)] if player.budget else []
    idle = sorted(set(player.specials)) if EMPTY_SLOT in player.attached else []
    return clauses([*lost, *[Said("{special:card} is not attached", card=card) for card in idle]])
