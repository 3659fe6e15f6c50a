"""A few words beside an offered word: what it costs and what it brings. Move and combat have their own
file."""

from __future__ import annotations

from typing import Final

from perihelion.games.event_horizon.board.fleet import in_play, movable_at, ships_at
from perihelion.games.event_horizon.build.placement import PlaceNumber
from perihelion.games.event_horizon.build.specials import Apply
from perihelion.games.event_horizon.build.upgrades import ChooseNumber, ChooseType, lacking, slot_of
from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_TEXTS, UPGRADE_TEXTS
from perihelion.games.event_horizon.cards.groups import NO_SLOT, noun_group, noun_tile, slot_type, type_of
from perihelion.games.event_horizon.cards.tables import (
    CANNON_DEFENSE,
    CANNON_PRICE,
    COST,
    DISTANCE,
    FACE_NAMES,
    FLEET_LIMIT,
    IS_WORLD,
    MINE_BONUS,
    MINE_BONUS_LEVEL,
    MINE_PRICE,
    MINE_YIELD,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    PLAYER_NAMES,
    POINTS,
    PORT,
    PRODUCTION,
    REFIT_PRICE,
    REPAIR_PRICE,
    SPECIALS,
    SUPPLY,
    TECH_PRICE,
    TILE_COUNT,
    TILES,
    TYPE_PLURALS,
    UNSEEN,
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
from perihelion.games.event_horizon.telling.hints import move as hints_move
from perihelion.games.event_horizon.telling.phrases import fleet_text, kind_text, of_type, unlocks
from perihelion.games.event_horizon.words import (
    ACTIVATE,
    AIM,
    ASIDE,
    BREAK_AWAY,
    BUILD_CANNON,
    BUILD_MINE,
    BUILD_PORT,
    BUY,
    END_BUILD,
    EXPLORE,
    FIGHT,
    FIRE,
    HIDE,
    HIT,
    HOLD,
    KEEP,
    MOVE,
    MOVE_ALL,
    NUMBER,
    ON,
    ONLY,
    ORDER,
    PLACE,
    REFIT,
    REFIT_SHIP,
    REPAIR,
    RETREAT,
    SCRAP,
    SHOOT,
    SPECIAL,
    START_AT,
    STRIKE,
    TAKE_OFF,
    TECH,
    TO,
    UPGRADE,
    WORMHOLE,
)
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import number, series
from perihelion.games.kit.telling.tellers import Phrase, asked


def price(player: Player, cost: int) -> str:
    """`4 production, 3 left`"""
    left = player.budget - cost
    return f"{cost} production, {left} left" if left >= 0 else f"{cost} production, you have {player.budget}"


# Setup and the start of a round

NEAR: Final = 2
"""So many steps are near a starting tile."""


def start_at(s: State, _: int, tile: int) -> str:
    """The worlds within two steps, and the tile that is covered."""
    around = [other for other in range(TILE_COUNT) if 0 < DISTANCE[tile][other] <= NEAR]
    seen = [s.faces[other] for other in around if s.faces[other] != UNSEEN]
    worlds = [face for face in seen if IS_WORLD[face]]
    rich = (
        f"{number(len(worlds), 'world')} with {sum([PRODUCTION[face] for face in worlds])} production within"
        f" {NEAR} steps"
    )
    return (
        f"{rich}, {len(around) - len(seen)} tiles still hidden; replaces {FACE_NAMES[s.faces[tile]]}"
        f" ({kind_text(s.faces[tile])})"
    )


def away(s: State, seat: int, tile: int) -> str:
    """How far a tile is from every starting tile."""
    own, homes = (
        s.players[seat].home,
        [(other, player.home) for other, player in enumerate(s.players) if other != seat],
    )
    if own == NOWHERE:
        return ""
    steps = [
        f"{DISTANCE[home][tile]} from {PLAYER_NAMES[other]}'s" for other, home in homes if home != NOWHERE
    ]
    return ", ".join([f"{number(DISTANCE[own][tile], 'step')} from your home", *steps])


def wormhole(s: State, seat: int, tile: int) -> str:
    """What lies there and whose it is."""
    face, owner = s.faces[tile], s.owners[tile]
    there = "unrevealed" if face == UNSEEN else f"{FACE_NAMES[face]}, {kind_text(face)}"
    flag = f", flag of {PLAYER_NAMES[owner]}" if owner != NOBODY else ""
    return f"{there}{flag}; {away(s, seat, tile)}"


def special(s: State, seat: int, card: int) -> str:
    """What the card does, and for which ships it works now."""
    types = [TYPE_PLURALS[type] for type, other in enumerate(s.players[seat].attached) if other == card]
    return SPECIAL_TEXTS[card] + (f"; now on your {series(types)}" if types else "")


# Build


def repair(s: State, seat: int, _: int) -> str:
    return price(s.players[seat], REPAIR_PRICE)


def tech(s: State, seat: int, _: int) -> str:
    player = s.players[seat]
    return f"{price(player, TECH_PRICE)}; level {player.level + 1}: {', '.join(unlocks(player.level + 1))}"


def upgrade(s: State, seat: int, noun: int) -> str:
    player, slot = s.players[seat], slot_of(s.players[seat], noun)
    moved = f"; leaves your {TYPE_PLURALS[slot_type(slot)]}" if slot != NO_SLOT else ""
    return f"{price(player, UPGRADE_PRICE)}; {UPGRADE_TEXTS[noun]}{moved}"


def on_type(s: State, seat: int, type: int) -> str:
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


def refit(s: State, seat: int, noun: int) -> str:
    player = s.players[seat]
    ships = lacking(player, slot_of(player, noun)) if noun in player.slots else []
    return f"{number(len(ships), 'ship')} without it, {REFIT_PRICE} production each; {UPGRADE_TEXTS[noun]}"


def refit_ship(s: State, seat: int, noun: int) -> str:
    ships = ships_at(s.players[seat], noun_tile(noun)).count(noun_group(noun))
    return f"{number(ships, 'ship')} there, {REFIT_PRICE} production each"


def how_many(s: State, seat: int, ships: int) -> str:
    """Ships to refit or to place."""
    step, player = asked(s), s.players[seat]
    if isinstance(step, ChooseNumber):
        return price(player, ships * REFIT_PRICE)
    if isinstance(step, PlaceNumber):
        left = player.bought[step.type] - ships
        return f"{of_type(left, step.type)} still to place" if left else "all of them"
    return ""


def take_off(s: State, seat: int, noun: int) -> str:
    player, slot = s.players[seat], slot_of(s.players[seat], noun)
    if slot == NO_SLOT:
        return ""
    carriers = in_play(player, slot_type(slot)) - player.bought[slot_type(slot)] - len(lacking(player, slot))
    if not carriers:
        return "no ship on the map carries it; no refund"
    lose = "loses" if carriers == 1 else "lose"
    return f"{of_type(carriers, slot_type(slot))} on the map {lose} it; no refund"


def buy(s: State, seat: int, type: int) -> str:
    """Price, supply, and what the new ship can do."""
    player, group = s.players[seat], new_group(s.players[seat], type)
    guns = (
        f"{number(dice(player, group, False, False), 'die')} hitting on {face_text(hits_on(player, group))}"
    )
    stats = f"speed {speed(player, group)}, CV {capture_value(player, group)}, HP {hp(player, group)}, {guns}"
    return (
        f"{price(player, ship_cost(player, type))}; {stats}; {SUPPLY[type] - in_play(player, type)} in supply"
    )


def face_text(lowest: int) -> str:
    """`5-6`, `6`"""
    return "6" if lowest == 6 else f"{lowest}-6"


def port(s: State, seat: int, tile: int) -> str:
    player = s.players[seat]
    cost = "free" if isinstance(asked(s), FreePort) else price(player, COST[PORT])
    return f"{cost}; new ships may be placed there from the next Build on; {ships_there(s, seat, tile)}"


def mine(s: State, seat: int, tile: int) -> str:
    """What the world yields with it: Mine #2 counts the debris around."""
    player, more = s.players[seat], MINE_YIELD
    if player.level >= MINE_BONUS_LEVEL:
        more += MINE_BONUS * sum([is_debris(s, neighbour) for neighbour in NEIGHBOURS[tile]])
    return f"{price(player, MINE_PRICE)}; +{more} production from the next round on"


def cannon(s: State, seat: int, tile: int) -> str:
    now = defense(s, tile)
    return (
        f"{price(s.players[seat], CANNON_PRICE)}; DV {now} to {now + CANNON_DEFENSE}, one shot in each combat"
        " round"
    )


def aside(_: State, _seat: int, _noun: int) -> str:
    return "works for no ships until you attach it again"


def end_build(s: State, seat: int, _: int) -> str:
    budget = s.players[seat].budget
    return f"{budget} production is lost" if budget else ""


# Placement


def ships_there(s: State, seat: int, tile: int) -> str:
    groups = ships_at(s.players[seat], tile)
    return f"you have {fleet_text(groups)} there" if groups else "you have no ship there"


def place_at(s: State, seat: int, tile: int) -> str:
    return f"{ships_there(s, seat, tile)}, the limit is {FLEET_LIMIT}"


def scrap(s: State, seat: int, group: int) -> str:
    return f"back to your supply, worth {ship_cost(s.players[seat], type_of(group))} production"


def movable(s: State, seat: int, tile: int) -> str:
    """The ships that a marker moves, and their speeds."""
    player = s.players[seat]
    groups = movable_at(player, tile)
    speeds = sorted({speed(player, group) for group in groups})
    return f"{fleet_text(groups)}, speed {'-'.join([str(one) for one in speeds])}" if groups else ""


def explore(s: State, _: int, point: int) -> str:
    hidden = [TILES[tile] for tile in POINTS[point] if not has(s.revealed, tile)]
    return f"reveals {number(len(hidden), 'tile')}: {series(hidden)}"


HINTS: Final[dict[int, Phrase]] = {
    START_AT.base: start_at,
    HIDE.base: away,
    KEEP.base: special,
    WORMHOLE.base: wormhole,
    REPAIR.base: repair,
    TECH: tech,
    UPGRADE.base: upgrade,
    ON.base: on_type,
    REFIT.base: refit,
    REFIT_SHIP.base: refit_ship,
    NUMBER.base: how_many,
    TAKE_OFF.base: take_off,
    BUY.base: buy,
    BUILD_PORT.base: port,
    BUILD_MINE.base: mine,
    BUILD_CANNON.base: cannon,
    SPECIAL.base: special,
    ASIDE: aside,
    END_BUILD: end_build,
    PLACE.base: place_at,
    SCRAP.base: scrap,
    ORDER.base: movable,
    EXPLORE.base: explore,
    ACTIVATE.base: movable,
    BREAK_AWAY: hints_move.break_away,
    HOLD: hints_move.hold,
    MOVE.base: hints_move.move,
    MOVE_ALL: hints_move.move_all,
    ONLY.base: hints_move.only,
    TO.base: hints_move.to,
    FIGHT.base: hints_move.fight,
    SHOOT.base: hints_move.shoot,
    AIM.base: hints_move.aim,
    STRIKE.base: hints_move.strike,
    FIRE.base: hints_move.fire,
    RETREAT.base: hints_move.retreat,
    HIT.base: hints_move.hit,
}
"""By the first word of each verb."""
