"""A few words beside what is offered in Combat: the odds, and what is left of a ship."""

from __future__ import annotations

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
from perihelion.games.event_horizon.telling.hints.fleets import debris, expected, there
from perihelion.games.event_horizon.telling.phrases import fleet_text, strength
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import number, series
from perihelion.games.kit.telling.tellers import asked


def fight(s: State, seat: Seat, tile: int) -> str:
    """Who stands there, the asked player first."""
    own = ships_at(s.players[seat], tile)
    return series(([f"you with {fleet_text(own)}"] if own else []) + there(s, seat, tile))


def shoot(s: State, seat: Seat, tile: int) -> str:
    targets = [text for near in tiles_of(range_mask(s, tile)) for text in there(s, seat, near)]
    return f"in range: {series(targets)}" if targets else ""


def aim(s: State, seat: Seat, tile: int) -> str:
    return series(there(s, seat, tile))


def strike(s: State, _: int, enemy: int) -> str:
    """A ship in front of a cannon, or one that takes a targeted hit."""
    step = asked(s)
    if isinstance(step, PickShip):
        return f"destroyed with a {CANNON_HITS_ON} or 6, whatever its HP"
    if enemy_side(enemy) == MARAUDERS:
        ships = [fleet_ships(code) for code in s.marauders if fleet_number(code) == enemy_fleet(enemy)]
        return f"loses 1 of {number(sum(ships), 'ship')}"
    return after_hit(s.players[enemy_side(enemy)], enemy_group(enemy)) if isinstance(step, AimHits) else ""


def hit(s: State, seat: Seat, group: int) -> str:
    return after_hit(s.players[seat], group)


def after_hit(player: Player, group: int) -> str:
    left = hp(player, group) - damage_of(group) - 1
    return f"stays with {left} of {hp(player, group)} HP" if left > 0 else "is destroyed"


def fire(s: State, seat: Seat, side: Side) -> str:
    """Dice, expected hits, and what they have to overcome."""
    step, player = asked(s), s.players[seat]
    if isinstance(step, FireOrRetreat):
        groups = firing(s, seat, step.tile)
    elif isinstance(step, AmbushTarget):
        groups = [group for group in movable_at(player, step.tile) if ambushes(player, group)]
    else:
        return ""
    struck, at_marauders = has(s.fight.struck, seat), side == MARAUDERS
    count = sum([dice(player, group, at_marauders, struck) for group in groups])
    hits = expected(player, groups, at_marauders, struck)
    return f"{number(count, 'die')}, {hits:.1f} hits expected; they have {strength(s, side, step.tile)}"


def retreat(s: State, seat: Seat, tile: int) -> str:
    """How far it is from home, debris, and marauders that wait there."""
    player, step = s.players[seat], asked(s)
    facts = [f"{number(DISTANCE[player.home][tile], 'step')} from home"] if tile != player.home else []
    groups = movable_at(player, step.tile) if isinstance(step, FireOrRetreat | RetreatElsewhere) else []
    if is_debris(s, tile):
        harmed = [group for group in groups if not immune(player, group)]
        facts += debris(
            [group for group in harmed if damage_of(group) + 1 >= hp(player, group)], "lost in debris"
        )
        facts += debris(
            [group for group in harmed if damage_of(group) + 1 < hp(player, group)], "damaged by debris"
        )
    price = ["no dice this round, and hits still count"] if isinstance(step, FireOrRetreat) else []
    return "; ".join([*facts, *there(s, seat, tile), *price])
