"""The log of dice and hits: volleys, cannons, and the ships that are damaged or destroyed."""

from __future__ import annotations

from perihelion.core.steps import Seat, Side
from perihelion.games.event_horizon.board.fleet import fleet_number, marauders_at, movable_at, sides_at
from perihelion.games.event_horizon.cards.groups import (
    damage_of,
    enemy_fleet,
    enemy_group,
    enemy_side,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import CANNON_HITS_ON, MARAUDERS, TYPE_NAMES
from perihelion.games.event_horizon.combat.cannons import CannonDie, PickCannon, PickShip, PickTile
from perihelion.games.event_horizon.combat.combat import Salvo, ambushes
from perihelion.games.event_horizon.combat.hits import AimHits, AssignHits, MarauderLosses, TakeHits
from perihelion.games.event_horizon.combat.volley import Throw, throws
from perihelion.games.event_horizon.fight import CANNON, SIDE_COUNT, lane, read_thrown
from perihelion.games.event_horizon.numbers import hp
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import Moment, side_name, spot, strength
from perihelion.games.event_horizon.words import HIT, HOLD_FIRE, ROLL, STRIKE, VOLLEYS
from perihelion.games.kit.masks import has, members_of
from perihelion.games.kit.telling.phrases import capital, number, series

# Volleys


def fired(m: Moment, step: Throw) -> list[str]:
    """All dice of a side against a fleet in one sentence, after the last."""
    following = m.after.agenda[-1] if m.after.agenda else None
    if isinstance(following, Throw) and following.side == step.side:
        return []
    ambush = any(isinstance(later, Salvo) for later in m.after.agenda)
    volleys = salvo(m.after, step, ambush)
    hits = sum([face >= lowest for lowest, faces in volleys for face in faces])
    verb = "ambushes" if ambush else "fire at" if step.side == MARAUDERS else "fires at"
    rolled = "; ".join(
        [f"{' '.join([str(face) for face in faces])} {needed(lowest)}" for lowest, faces in volleys]
    )
    return [
        f"{capital(side_name(step.side))} {verb} {side_name(step.target)}: {rolled}:"
        f" {hit_text(m.after, step, hits)}."
    ]


def salvo(s: State, step: Throw, ambush: bool) -> list[tuple[int, list[int]]]:
    """The dice of this salvo, those of each accuracy together: the lowest hitting face and what was
    rolled."""
    own = own_throws(s, step.side)
    if not ambush:
        own = own[ambush_throws(s, step) :]
    rolled: dict[int, list[int]] = {}
    for lowest, volley in own:
        rolled[lowest] = sorted([*rolled.get(lowest, []), *VOLLEYS[volley]])
    return sorted(rolled.items())


def own_throws(s: State, side: Side) -> list[tuple[int, int]]:
    """What the ships of a side threw in this round: the lowest hitting face and the volley."""
    thrown = [read_thrown(code) for code in s.fight.dice]
    return [
        (low, volley)
        for turn, who, _, low, volley, how in thrown
        if (turn, who) == (s.fight.round, side) and how != CANNON
    ]


def ambush_throws(s: State, step: Throw) -> int:
    """EH-SP-12. How many throws of the round were made in the ambush before it."""
    if s.fight.round != 1 or step.side == MARAUDERS:
        return 0
    player = s.players[step.side]
    groups = [group for group in movable_at(player, s.fight.tile) if ambushes(player, group)]
    return len(throws(s, step.side, groups, step.target, has(s.fight.struck, step.side)))


def needed(lowest: int) -> str:
    return "(hit on 6)" if lowest == 6 else f"(hit on {lowest}-6)"


def hit_text(s: State, step: Throw, hits: int) -> str:
    """`2 hits, 1 of them targeted`"""
    aimed = 0 if step.side == MARAUDERS else s.fight.aimed[lane(step.side, step.target)]
    if not hits:
        return "no hit"
    return number(hits, "hit") + (
        f", {'targeted' if aimed == hits else f'{aimed} of them targeted'}" if aimed else ""
    )


# Hits


def hits_fall(m: Moment, step: TakeHits) -> list[str]:
    """Veils, and fleets that are gone without a question."""
    veils = m.after.fight.veiled & ~m.before.fight.veiled
    lines = [
        f"The Deflector Veil of {{player:{seat}}} cancels a hit."
        for seat in range(m.after.seat_count)
        if has(veils, seat)
    ]
    gone = sides_at(m.before, step.tile) & ~sides_at(m.after, step.tile)
    return lines + [wiped_out(m, side, step.tile) for side in members_of(gone, SIDE_COUNT)]


def wiped_out(m: Moment, side: Side, tile: int) -> str:
    """`orange loses the whole fleet: 2 cruisers.`"""
    verb = "lose" if side == MARAUDERS else "loses"
    return (
        f"{capital(side_name(side))} {verb} everything at {spot(m.after, tile, side)}:"
        f" {strength(m.before, side, tile)}."
    )


def assigned(m: Moment, step: AssignHits) -> list[str]:
    return [fate(m, step.seat, HIT.noun(m.word))]


def fate(m: Moment, seat: Seat, group: int) -> str:
    """What one hit did to a ship of a player."""
    player, ship = m.before.players[seat], TYPE_NAMES[type_of(group)]
    left = hp(player, group) - damage_of(group) - 1
    if left == 0:
        return f"{{player:{seat}}} loses a {ship}."
    return f"A {ship} of {{player:{seat}}} is damaged, {left} HP left."


def aimed(m: Moment, step: AimHits) -> list[str]:
    """EH-SU-10. The shooter chose."""
    enemy = STRIKE.noun(m.word)
    if enemy_side(enemy) == MARAUDERS:
        return [f"{{player:{step.seat}}} picks a ship of {{fleet:{enemy_fleet(enemy)}}}.", *fleets_lost(m)]
    ship = TYPE_NAMES[type_of(enemy_group(enemy))]
    return [f"{{player:{step.seat}}} picks a {ship}. {fate(m, enemy_side(enemy), enemy_group(enemy))}"]


def marauder_losses(m: Moment, step: MarauderLosses) -> list[str]:
    left = marauders_at(m.after, step.tile)
    lost = number(marauders_at(m.before, step.tile) - left, "ship")
    return [f"{capital(side_name(MARAUDERS))} lose {lost}, {left} left.", *fleets_lost(m)]


def fleets_lost(m: Moment) -> list[str]:
    """EH-MAR-13. Each fleet counts for itself."""
    left = [fleet_number(code) for code in m.after.marauders]
    gone = [
        f"{{fleet:{fleet_number(code)}}}" for code in m.before.marauders if fleet_number(code) not in left
    ]
    return [f"{series(gone)} {'is' if len(gone) == 1 else 'are'} destroyed."] if gone else []


# Cannons


def held_fire(m: Moment, step: PickCannon | PickTile | PickShip) -> list[str]:
    return [f"{{player:{step.seat}}} holds fire."] if m.word == HOLD_FIRE else []


def cannon_fired(m: Moment, step: CannonDie) -> list[str]:
    die = ROLL.noun(m.word) + 1
    if enemy_side(step.enemy) == MARAUDERS:
        target = f"a ship of {{fleet:{enemy_fleet(step.enemy)}}}"
    else:
        target = f"a {TYPE_NAMES[type_of(enemy_group(step.enemy))]} of {{player:{enemy_side(step.enemy)}}}"
    where = "" if step.tile == step.cannon else f" at {spot(m.after, step.tile)}"
    shot = f"{{player:{step.seat}}}'s cannon on {spot(m.after, step.cannon)} shoots at {target}{where}"
    outcome = "destroyed" if die >= CANNON_HITS_ON else "missed"
    return [f"{shot}: {die}, {outcome}.", *fleets_lost(m)]
