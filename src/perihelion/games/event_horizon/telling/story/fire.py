"""The log of dice and hits: volleys, cannons, and the ships that are damaged or destroyed."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Many, Said, series
from perihelion.core.steps import Seat, Side
from perihelion.games.event_horizon.board.fleet import fleet_number, marauders_at, movable_at, sides_at
from perihelion.games.event_horizon.cards.columns import VEIL
from perihelion.games.event_horizon.cards.groups import (
    damage_of,
    enemy_fleet,
    enemy_group,
    enemy_side,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import CANNON_HITS_ON, MARAUDERS
from perihelion.games.event_horizon.combat.cannons import CannonDie, PickCannon, PickShip, PickTile
from perihelion.games.event_horizon.combat.combat import Salvo, ambushes
from perihelion.games.event_horizon.combat.hits import AimHits, AssignHits, MarauderLosses, TakeHits
from perihelion.games.event_horizon.combat.volley import Throw, throws
from perihelion.games.event_horizon.fight import CANNON, SIDE_COUNT, lane, read_thrown
from perihelion.games.event_horizon.numbers import hp
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.owned import amounts
from perihelion.games.event_horizon.telling.phrases import Moment, hits, ships, side_name, spot, strength
from perihelion.games.event_horizon.words import HIT, HOLD_FIRE, ROLL, STRIKE, VOLLEYS
from perihelion.games.kit.masks import has, members_of
from perihelion.games.kit.telling.phrases import clauses

# Volleys


def fired(m: Moment, step: Throw) -> list[Said]:
    """All dice of a side against a fleet in one sentence, after the last."""
    following = m.after.agenda[-1] if m.after.agenda else None
    if isinstance(following, Throw) and following.side == step.side:
        return []
    ambush = any(isinstance(later, Salvo) for later in m.after.agenda)
    volleys = salvo(m.after, step, ambush)
    scored = sum([face >= lowest for lowest, faces in volleys for face in faces])
    rolled = clauses([rolled_text(lowest, faces) for lowest, faces in volleys])
    return [salvo_text(step, ambush, rolled, hit_text(m.after, step, scored))]


def salvo_text(step: Throw, ambush: bool, rolled: Said, scored: Said) -> Said:
    side, target = side_name(step.side), side_name(step.target)
    if ambush:
        return Said(
            "{Side} ambushes {target}: {rolled}: {scored}.",
            side=side,
            target=target,
            rolled=rolled,
            scored=scored,
        )
    if step.side == MARAUDERS:
        return Said(
            "{Side} fire at {target}: {rolled}: {scored}.",
            side=side,
            target=target,
            rolled=rolled,
            scored=scored,
        )
    return Said(
        "{Side} fires at {target}: {rolled}: {scored}.",
        side=side,
        target=target,
        rolled=rolled,
        scored=scored,
    )


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


def rolled_text(lowest: int, faces: list[int]) -> Said:
    """`2 5 6 (hit on 5-6)`"""
    rolled = " ".join([str(face) for face in faces])
    if lowest == 6:
        return Said("{rolled} (hit on 6)", rolled=rolled)
    return Said("{rolled} (hit on {lowest}-6)", rolled=rolled, lowest=lowest)


def hit_text(s: State, step: Throw, scored: int) -> Said:
    """`2 hits, 1 of them targeted`"""
    aimed = 0 if step.side == MARAUDERS else s.fight.aimed[lane(step.side, step.target)]
    if not scored:
        return Said("no hit")
    if not aimed:
        return hits(scored)
    if aimed == scored:
        return Said("{hits}, targeted", hits=hits(scored))
    return Said("{hits}, {aimed} of them targeted", hits=hits(scored), aimed=aimed)


# Hits


def hits_fall(m: Moment, step: TakeHits) -> list[Said | Sentence]:
    """Veils, and fleets that are gone without a question."""
    veils = m.after.fight.veiled & ~m.before.fight.veiled
    lines: list[Said | Sentence] = [
        Said("The {special:card} of {player:who} cancels a hit.", card=VEIL, who=seat)
        for seat in range(m.after.seat_count)
        if has(veils, seat)
    ]
    gone = sides_at(m.before, step.tile) & ~sides_at(m.after, step.tile)
    return lines + [wiped_out(m, side, step.tile) for side in members_of(gone, SIDE_COUNT)]


def wiped_out(m: Moment, side: Side, tile: int) -> Said | Sentence:
    """`orange loses everything at B03: 2 cruisers.`"""
    place, fleet = spot(m.after, tile, side), strength(m.before, side, tile)
    if side == MARAUDERS:
        return Said(
            "The {side:side} lose everything at {place}: {fleet}.", side=side, place=place, fleet=fleet
        )
    told = Said("{player:who} loses everything at {place}: {fleet}.", who=side, place=place, fleet=fleet)
    return Sentence(told, news=(News("lost", side, figures=amounts(m, side)),))


def assigned(m: Moment, step: AssignHits) -> list[Sentence]:
    group = HIT.noun(m.word)
    return [hit_news(m, step.seat, group, fate(m, step.seat, group))]


def hit_news(m: Moment, seat: Seat, group: int, told: Said) -> Sentence:
    return Sentence(told, news=fate_news(m, seat, group))


def fate_news(m: Moment, seat: Seat, group: int) -> tuple[News, ...]:
    """Damage is no loss."""
    return () if hp_left(m, seat, group) else (News("lost", seat, fate(m, seat, group), amounts(m, seat)),)


def hp_left(m: Moment, seat: Seat, group: int) -> int:
    """After one hit."""
    return hp(m.before.players[seat], group) - damage_of(group) - 1


def fate(m: Moment, seat: Seat, group: int) -> Said:
    """What one hit did to a ship of a player."""
    type, left = type_of(group), hp_left(m, seat, group)
    if left == 0:
        return Said("{player:who} loses a {sort:type}.", who=seat, type=type)
    return Said("A {sort:type} of {player:who} is damaged, {left} HP left.", type=type, who=seat, left=left)


def aimed(m: Moment, step: AimHits) -> list[Said | Sentence]:
    """EH-SU-10. The shooter chose."""
    enemy = STRIKE.noun(m.word)
    if enemy_side(enemy) == MARAUDERS:
        fleet = enemy_fleet(enemy)
        return [
            Said("{player:who} picks a ship of {fleet:fleet}.", who=step.seat, fleet=fleet),
            *fleets_lost(m),
        ]
    side, group = enemy_side(enemy), enemy_group(enemy)
    told = Said(
        "{player:who} picks a {sort:type}. {fate}",
        who=step.seat,
        type=type_of(group),
        fate=fate(m, side, group),
    )
    return [hit_news(m, side, group, told)]


def marauder_losses(m: Moment, step: MarauderLosses) -> list[Said]:
    left = marauders_at(m.after, step.tile)
    lost = ships(marauders_at(m.before, step.tile) - left)
    losses = Said("The {side:side} lose {lost}, {left} left.", side=MARAUDERS, lost=lost, left=left)
    return [losses, *fleets_lost(m)]


def fleets_lost(m: Moment) -> list[Said]:
    """EH-MAR-13. Each fleet counts for itself."""
    left = [fleet_number(code) for code in m.after.marauders]
    lost = [fleet_number(code) for code in m.before.marauders if fleet_number(code) not in left]
    fleets = series([Said("{fleet:fleet}", fleet=fleet) for fleet in lost])
    if not lost:
        return []
    return [Many(len(lost), "{fleets} is destroyed.", "{fleets} are destroyed.", fleets=fleets)]


# Cannons


def held_fire(m: Moment, step: PickCannon | PickTile | PickShip) -> list[Said]:
    return [Said("{player:who} holds fire.", who=step.seat)] if m.word == HOLD_FIRE else []


def cannon_fired(m: Moment, step: CannonDie) -> list[Said | Sentence]:
    die, shot = ROLL.noun(m.word) + 1, cannon_shot(m, step)
    if die >= CANNON_HITS_ON:
        told = Said("{shot}: {die}, destroyed.", shot=shot, die=die)
        return [Sentence(told, news=cannon_news(m, step)), *fleets_lost(m)]
    return [Said("{shot}: {die}, missed.", shot=shot, die=die), *fleets_lost(m)]


def cannon_news(m: Moment, step: CannonDie) -> tuple[News, ...]:
    """A ship of the marauders is nobody's loss."""
    side = enemy_side(step.enemy)
    return () if side == MARAUDERS else (News("lost", side, figures=amounts(m, side)),)


def cannon_shot(m: Moment, step: CannonDie) -> Said:
    """On the own tile, or on one beside it."""
    cannon, target = spot(m.after, step.cannon), target_text(step)
    if step.tile == step.cannon:
        return Said(
            "{player:who}'s cannon on {cannon} shoots at {target}",
            who=step.seat,
            cannon=cannon,
            target=target,
        )
    return Said(
        "{player:who}'s cannon on {cannon} shoots at {target} at {place}",
        who=step.seat,
        cannon=cannon,
        target=target,
        place=spot(m.after, step.tile),
    )


def target_text(step: CannonDie) -> Said:
    side = enemy_side(step.enemy)
    if side == MARAUDERS:
        return Said("a ship of {fleet:fleet}", fleet=enemy_fleet(step.enemy))
    return Said("a {sort:type} of {player:who}", type=type_of(enemy_group(step.enemy)), who=side)
