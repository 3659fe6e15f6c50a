"""The log of battles, from Escalation to the dice."""

from __future__ import annotations

from perihelion.core.said import Said, listed, series
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.battle.diplomacy import EndIt
from perihelion.games.andromeda.battle.escalation import MoveIn
from perihelion.games.andromeda.battle.outcome import (
    fighting,
)
from perihelion.games.andromeda.battle.pool import ApplyTargeting, CountDice, RollFor
from perihelion.games.andromeda.battle.preparations import DiceForEnergy
from perihelion.games.andromeda.battle.sides import Recount, parties_left
from perihelion.games.andromeda.cards.effects.fights import TurnOne, WhichDie
from perihelion.games.andromeda.cards.fleet import KINDS, NO_FLEET, fleet_said
from perihelion.games.andromeda.fight import ENDED, NO_BATTLE, OUTCOME
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    dice,
    energy,
    place,
    raiders,
    side,
)
from perihelion.games.andromeda.telling.story.changes import Lines
from perihelion.games.andromeda.words import (
    END_BATTLE,
    FIGHT_ON,
    REROLL,
    ROLL,
    TURN_DIE,
)
from perihelion.games.kit.masks import has, members_of

# Who fights


def begins(m: Moment, _: Fight) -> Lines:
    """AE-BAT-01."""
    s = m.after
    if s.battle.step == NO_BATTLE:
        return []
    forces = [
        Said("{player:who} with {ships}", who=who, ships=fleet_said(s.fleet(who, s.target)))
        for who in s.from_active()
        if has(s.battle.sides, who)
    ]
    if s.battle.raiders:
        forces.append(raider_force(s))
    return [Said("Battle at {place}: {forces}.", place=place(s, s.target), forces=series(forces))]


def raider_force(s: State) -> Said:
    here = s.regions[s.target]
    card = s.raiders[here.raider].card
    if here.raiders == 1:
        return Said("{raider:card}", card=card)
    return Said("{raider:card} with {raiders}", card=card, raiders=raiders(here.raiders))


def moves_in(m: Moment, step: MoveIn) -> Lines:
    """AE-ESC-04."""
    s = m.before
    fleets = {region: NO_FLEET for region, _ in [divmod(berth, KINDS) for berth in s.sending]}
    for berth in s.sending:
        region, ship = divmod(berth, KINDS)
        fleets[region] = tuple([n + int(kind == ship) for kind, n in enumerate(fleets[region])])
    groups = [
        Said("{ships} from {place}", ships=fleet_said(found), place=place(s, region))
        for region, found in sorted(fleets.items())
    ]
    told = Said("{player:who} moves into the battle: {ships}.", who=step.side, ships=series(groups))
    return [told]


def recounted(m: Moment, _: Recount) -> Lines:
    """AE-BAT-06, AE-BAT-08."""
    if m.before.battle.step in (NO_BATTLE, OUTCOME) or m.before.in_play or m.before.freely:
        return []
    s = m.after
    gone = members_of(s.battle.out & ~m.before.battle.out, s.side_count())
    lines: Lines = [
        Said("{player:who} has no ship left there and is out of the battle.", who=who) for who in gone
    ]
    if m.before.battle.step != ENDED and parties_left(s) < 2:
        lines.append(Said("The battle is over before any dice decide it: nobody wins or loses."))
    return lines


def may_end(m: Moment, step: EndIt) -> Lines:
    """AE-DIP-03."""
    if m.word == END_BATTLE:
        return [Said("{player:who} ends the battle: nobody wins or loses.", who=step.seat)]
    return [Said("{player:who} fights on.", who=step.seat)] if m.word == FIGHT_ON else []


# Dice


def dice_counted(m: Moment, _: CountDice) -> Lines:
    """AE-PREP-08."""
    battle = m.after.battle
    pools = [
        Said(
            "{side} {dice} with targeting {targeting}",
            side=side(m.after, who),
            dice=dice(battle.dice[who]),
            targeting=battle.targeting[who],
        )
        for who in fighting(m.after)
    ]
    return [Said("The dice are counted: {pools}.", pools=listed(pools))]


def energy_spent(m: Moment, step: DiceForEnergy) -> Lines:
    """AE-PREP-02."""
    return [
        Said(
            "{player:who} spends {energy} for dice and will roll {dice}.",
            who=step.side,
            energy=energy(step.energy),
            dice=dice(m.after.battle.dice[step.side]),
        )
    ]


def dice_changed(m: Moment) -> Lines:
    """AE-PREP-08. Dice and targeting after a card or a power."""
    before, after = m.before.battle, m.after.battle
    lines: Lines = []
    for who in range(len(after.dice)):
        if after.dice[who] != before.dice[who]:
            lines.append(dice_now(m.after, who, after.dice[who] - before.dice[who]))
        if after.targeting[who] != before.targeting[who]:
            lines.append(targeting_now(m.after, who, after.targeting[who] - before.targeting[who]))
    return lines


def dice_now(s: State, who: int, more: int) -> Said:
    if s.battle.counted:
        if who == s.raider_place():
            return Said("The raiders will roll {dice} now.", dice=dice(s.battle.dice[who]))
        return Said("{player:who} will roll {dice} now.", who=who, dice=dice(s.battle.dice[who]))
    if who == s.raider_place():
        return Said("The raiders will roll {dice} fewer.", dice=dice(-more))
    if more < 0:
        return Said("{player:who} will roll {dice} fewer.", who=who, dice=dice(-more))
    return Said("{player:who} will roll {dice} more.", who=who, dice=dice(more))


def targeting_now(s: State, who: int, more: int) -> Said:
    if s.battle.counted:
        return Said("{player:who} has targeting {targeting} now.", who=who, targeting=s.battle.targeting[who])
    return Said("{player:who} will have {n} more targeting.", who=who, n=more)


def rolled(m: Moment, step: RollFor) -> Lines:
    """AE-ROLL-01."""
    roll = ROLL.noun(m.word)
    if step.place == m.after.raider_place():
        return [Said("The raiders roll {roll:roll}.", roll=roll)]
    return [Said("{player:who} rolls {roll:roll}.", who=step.place, roll=roll)]


def rerolled(m: Moment, step: ApplyTargeting) -> Lines:
    """AE-ROLL-02."""
    again = len(m.before.battle.rolls[step.place]) - len(m.after.battle.rolls[step.place])
    if not again:
        return []
    limit = m.after.battle.targeting[step.place]
    if step.place == m.after.raider_place():
        return [Said("By targeting {n} the raiders roll {dice} again.", n=limit, dice=dice(again))]
    return [
        Said("By targeting {n} {player:who} rolls {dice} again.", n=limit, who=step.place, dice=dice(again))
    ]


def die_taken(m: Moment, step: WhichDie) -> Lines:
    """AE-ROLL-03."""
    if not REROLL.says(m.word):
        return []
    return [
        Said("{player:who} takes up a {face:face} to roll it again.", who=step.seat, face=REROLL.noun(m.word))
    ]


def die_turned(m: Moment, step: TurnOne) -> Lines:
    return [
        Said(
            "{player:who} turns a die from {face:face} to {new}.",
            who=step.seat,
            face=TURN_DIE.noun(m.word),
            new=step.face,
        )
    ]
