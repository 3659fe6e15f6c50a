"""A few words beside what is offered in Move and Combat: the way, the odds, what is left of a ship."""

from __future__ import annotations

from perihelion.games.event_horizon.board.fleet import (
    entered_at,
    fleet_number,
    fleet_ships,
    kinds_of,
    movable_at,
    ships_at,
    tiles_of,
)
from perihelion.games.event_horizon.board.routes import reach
from perihelion.games.event_horizon.cards.groups import (
    damage_of,
    enemy_fleet,
    enemy_group,
    enemy_side,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import (
    CANNON_HITS_ON,
    DISTANCE,
    FACE_NAMES,
    IS_WORLD,
    MARAUDERS,
    NOBODY,
    PLAYER_NAMES,
    UNSEEN,
)
from perihelion.games.event_horizon.combat.cannons import PickShip, range_mask
from perihelion.games.event_horizon.combat.capture import fleet_capture
from perihelion.games.event_horizon.combat.combat import AmbushTarget, FireOrRetreat, ambushes, firing
from perihelion.games.event_horizon.combat.hits import AimHits
from perihelion.games.event_horizon.combat.retreat import RetreatElsewhere
from perihelion.games.event_horizon.move.breakaway import BreakAway, intruders
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.move.move import MoveShips
from perihelion.games.event_horizon.numbers import (
    capture_value,
    defense,
    dice,
    hits_on,
    hp,
    immune,
    is_debris,
    speed,
)
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import fleet_text, of_type, others_at, side_text, strength
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import number, series
from perihelion.games.kit.telling.tellers import asked


def there(s: State, seat: int, tile: int) -> list[str]:
    """Who else stands on a tile."""
    return [f"{side_text(side)} with {strength(s, side, tile)}" for side in others_at(s, seat, tile)]


# Leaving a tile


def break_away(s: State, seat: int, _: int) -> str:
    """EH-PRE-03. The dice of everybody who moved in."""
    step = asked(s)
    if not isinstance(step, BreakAway):
        return ""
    others = [s.players[other] for other in intruders(s, seat, step.tile)]
    count = sum(
        [dice(other, group, False, False) for other in others for group in entered_at(other, step.tile)]
    )
    hits = sum([expected(other, entered_at(other, step.tile), False, False) for other in others])
    return f"they roll {number(count, 'die')} at you first, {hits:.1f} hits expected; then you may move"


def hold(_: State, _seat: int, _noun: int) -> str:
    return "nobody rolls now; what stands together fights after the moves"


# Moving


def move(s: State, seat: int, group: int) -> str:
    step, player = asked(s), s.players[seat]
    count = movable_at(player, step.tile).count(group) if isinstance(step, MoveShips) else 0
    stats = f"speed {speed(player, group)}, CV {capture_value(player, group)}"
    return f"{number(count, 'ship')}, {stats}" if count else ""


def move_all(s: State, seat: int, _: int) -> str:
    step, player = asked(s), s.players[seat]
    groups = movable_at(player, step.tile) if isinstance(step, MoveShips) else []
    return f"{fleet_text(groups)}, to a tile that all of them reach" if groups else ""


def only(s: State, _: int, ships: int) -> str:
    step = asked(s)
    return (
        f"{of_type(step.count - ships, type_of(step.group))} to be moved apart"
        if isinstance(step, Destination)
        else ""
    )


def moving(s: State, seat: int) -> list[int]:
    """The ships whose destination is asked for."""
    step = asked(s)
    if isinstance(step, Destination):
        return [step.group] * step.count
    return movable_at(s.players[seat], step.tile) if isinstance(step, DestinationOfAll) else []


def to(s: State, seat: int, target: int) -> str:
    """Cost, debris, who stands there, and whether the world could be captured."""
    step, player, groups = asked(s), s.players[seat], moving(s, seat)
    if not isinstance(step, Destination | DestinationOfAll) or not groups:
        return ""
    ways = [(group, reach(s, player, group, step.tile)) for group in kinds_of(groups)]
    facts = [
        f"{max([way.cost(target) for _, way in ways])} of {min([speed(player, group) for group in groups])}"
        " movement"
    ]
    lost = [group for group, way in ways if damage_of(group) + way.damage(target) >= hp(player, group)]
    harmed = [group for group, way in ways if way.damage(target) and group not in lost]
    facts += debris([group for group in groups if group in lost], "lost in debris")
    facts += debris([group for group in groups if group in harmed], "damaged by debris")
    arriving = [group for group in groups if group not in lost]
    return "; ".join([*facts, *there(s, seat, target), *world(s, seat, target, arriving)])


def debris(groups: list[int], fate: str) -> list[str]:
    return [f"{fleet_text(groups)} {fate}"] if groups else []


def world(s: State, seat: int, tile: int, arriving: list[int]) -> list[str]:
    """What lies there; of a world of others, CV against DV."""
    face, player, owner = s.faces[tile], s.players[seat], s.owners[tile]
    if face == UNSEEN:
        return ["unrevealed: turned over as you arrive"]
    if not IS_WORLD[face]:
        return []
    if owner == seat:
        return [f"your {FACE_NAMES[face]}"]
    value = fleet_capture(player, tile) + sum([capture_value(player, group) for group in arriving])
    flag = f", flag of {PLAYER_NAMES[owner]}" if owner != NOBODY else ""
    verdict = "captures it" if value > defense(s, tile) else "not enough"
    return [f"{FACE_NAMES[face]}{flag}: CV {value} against DV {defense(s, tile)}, {verdict}"]


# Combat


def fight(s: State, seat: int, tile: int) -> str:
    """Who stands there, the asked player first."""
    own = ships_at(s.players[seat], tile)
    return series(([f"you with {fleet_text(own)}"] if own else []) + there(s, seat, tile))


def shoot(s: State, seat: int, tile: int) -> str:
    targets = [text for near in tiles_of(range_mask(s, tile)) for text in there(s, seat, near)]
    return f"in range: {series(targets)}" if targets else ""


def aim(s: State, seat: int, tile: int) -> str:
    return series(there(s, seat, tile))


def strike(s: State, _: int, enemy: int) -> str:
    """A ship in front of a cannon, or one that takes a targeted hit."""
    step = asked(s)
    if isinstance(step, PickShip):
        return f"destroyed with a {CANNON_HITS_ON} or 6, whatever its HP"
    if enemy_side(enemy) == MARAUDERS:
        ships = [fleet_ships(code) for code in s.fleets if fleet_number(code) == enemy_fleet(enemy)]
        return f"loses 1 of {number(sum(ships), 'ship')}"
    return after_hit(s.players[enemy_side(enemy)], enemy_group(enemy)) if isinstance(step, AimHits) else ""


def hit(s: State, seat: int, group: int) -> str:
    return after_hit(s.players[seat], group)


def after_hit(player: Player, group: int) -> str:
    left = hp(player, group) - damage_of(group) - 1
    return f"stays with {left} of {hp(player, group)} HP" if left > 0 else "is destroyed"


def expected(player: Player, groups: list[int], at_marauders: bool, struck: bool) -> float:
    """How many hits the dice of these ships score on average."""
    chances = [
        (7 - hits_on(player, group)) / 6 * dice(player, group, at_marauders, struck) for group in groups
    ]
    return sum(chances)


def fire(s: State, seat: int, side: int) -> str:
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


def retreat(s: State, seat: int, tile: int) -> str:
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
