"""A few words beside what is offered in Combat: the odds, and what is left of a ship."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, series
from perihelion.core.steps import Seat, Side
from perihelion.games.event_horizon.board.fleet import (
    fleet_number,
    fleet_ships,
    movable_at,
    ships_at,
    tiles_of,
)
from perihelion.games.event_horizon.cards.groups import (
    damage_of,
    enemy_fleet,
    enemy_group,
    enemy_side,
)
from perihelion.games.event_horizon.cards.tables import (
    CANNON_HITS_ON,
    DISTANCE,
    MARAUDERS,
)
from perihelion.games.event_horizon.combat.cannons import PickShip, range_mask
from perihelion.games.event_horizon.combat.combat import AmbushTarget, FireOrRetreat, ambushes, firing
from perihelion.games.event_horizon.combat.hits import AimHits
from perihelion.games.event_horizon.combat.retreat import RetreatElsewhere
from perihelion.games.event_horizon.numbers import (
    dice,
    hp,
    immune,
    is_debris,
)
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling import phrases
from perihelion.games.event_horizon.telling.hints.fleets import damaged, expected, lost, there
from perihelion.games.event_horizon.telling.phrases import fleet_text, strength
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked


def fight(s: State, seat: Seat, tile: int) -> Said:
    """Who stands there, the asked player first."""
    own = ships_at(s.players[seat], tile)
    yours = [Said("you with {fleet}", fleet=fleet_text(own))] if own else []
    return series([*yours, *there(s, seat, tile)])


def shoot(s: State, seat: Seat, tile: int) -> Said:
    targets = [text for near in tiles_of(range_mask(s, tile)) for text in there(s, seat, near)]
    return Said("in range: {targets}", targets=series(targets)) if targets else NOTHING_SAID


def aim(s: State, seat: Seat, tile: int) -> Said:
    return series(there(s, seat, tile))


def strike(s: State, _: int, enemy: int) -> Said:
    """A ship in front of a cannon, or one that takes a targeted hit."""
    step = asked(s)
    if isinstance(step, PickShip):
        return Said("destroyed with a {lowest} or 6, whatever its HP", lowest=CANNON_HITS_ON)
    if enemy_side(enemy) == MARAUDERS:
        ships = [fleet_ships(code) for code in s.marauders if fleet_number(code) == enemy_fleet(enemy)]
        return Many(sum(ships), "loses 1 of {n} ship", "loses 1 of {n} ships")
    if not isinstance(step, AimHits):
        return NOTHING_SAID
    return after_hit(s.players[enemy_side(enemy)], enemy_group(enemy))


def hit(s: State, seat: Seat, group: int) -> Said:
    return after_hit(s.players[seat], group)


def after_hit(player: Player, group: int) -> Said:
    whole = hp(player, group)
    left = whole - damage_of(group) - 1
    if left <= 0:
        return Said("is destroyed")
    return Said("stays with {left} of {whole} HP", left=left, whole=whole)


def fire(s: State, seat: Seat, side: Side) -> Said:
    """Dice, expected hits, and what they have to overcome."""
    step, player = asked(s), s.players[seat]
    if isinstance(step, FireOrRetreat):
        groups = firing(s, seat, step.tile)
    elif isinstance(step, AmbushTarget):
        groups = [group for group in movable_at(player, step.tile) if ambushes(player, group)]
    else:
        return NOTHING_SAID
    struck, at_marauders = has(s.fight.struck, seat), side == MARAUDERS
    return Said(
        "{dice}, {hits} hits expected; they have {strength}",
        dice=phrases.dice(sum([dice(player, group, at_marauders, struck) for group in groups])),
        hits=f"{expected(player, groups, at_marauders, struck):.1f}",
        strength=strength(s, side, step.tile),
    )


def retreat(s: State, seat: Seat, tile: int) -> Said:
    """How far it is from home, debris, and marauders that wait there."""
    player, step = s.players[seat], asked(s)
    facts: list[Said] = []
    if tile != player.home:
        facts.append(Many(DISTANCE[player.home][tile], "{n} step from home", "{n} steps from home"))
    groups = movable_at(player, step.tile) if isinstance(step, FireOrRetreat | RetreatElsewhere) else []
    if is_debris(s, tile):
        harmed = [group for group in groups if not immune(player, group)]
        facts += lost([group for group in harmed if damage_of(group) + 1 >= hp(player, group)])
        facts += damaged([group for group in harmed if damage_of(group) + 1 < hp(player, group)])
    facts += there(s, seat, tile)
    if isinstance(step, FireOrRetreat):
        facts.append(Said("no dice this round, and hits still count"))
    return clauses(facts)
