"""A few words beside cards, powers, payments and choices: what they say and what they take."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.battle.diplomacy import EndIt
from perihelion.games.andromeda.battle.escalation import SendShips, jumps
from perihelion.games.andromeda.battle.outcome import TacticalOperations
from perihelion.games.andromeda.battle.preparations import PrepareOnce
from perihelion.games.andromeda.cards.effects.control import ChooseBranch
from perihelion.games.andromeda.cards.effects.effect import ChooseCost
from perihelion.games.andromeda.cards.effects.fights import WhichDie
from perihelion.games.andromeda.cards.effects.persons import PickPerson
from perihelion.games.andromeda.cards.factions import FILE as FACTION_FILE
from perihelion.games.andromeda.cards.moons import MOON_GAINS, MOON_OTHER
from perihelion.games.andromeda.cards.planets import FILE as PLANET_FILE
from perihelion.games.andromeda.cards.resources import TACTICS
from perihelion.games.andromeda.cards.ships import LIMITS
from perihelion.games.andromeda.cards.tactics import FILE as TACTIC_FILE
from perihelion.games.andromeda.home.activate import ActivateModules, ScienceBlock
from perihelion.games.andromeda.home.usable import open_science, usable
from perihelion.games.andromeda.hooks.powers import MayUse, WhichPower, effects, source_of
from perihelion.games.andromeda.numbers import tactics_limit
from perihelion.games.andromeda.payment.bill import default_units, moons_needed, shortage, stores
from perihelion.games.andromeda.payment.settle import Settle
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.moons import ChooseSide
from perihelion.games.andromeda.station.repair import Repair
from perihelion.games.andromeda.station.ships import FreeShip
from perihelion.games.andromeda.telling.hints.gains import stats
from perihelion.games.andromeda.telling.phrases import (
    dice,
    energy,
    modules,
    moon_list,
    price,
    repairs,
    tactics,
)
from perihelion.games.andromeda.telling.prompts.scene import source
from perihelion.games.andromeda.tracks.advance import DrawToLimit, missing_cards
from perihelion.games.andromeda.words import SIDE_NOUNS
from perihelion.games.kit.telling.tellers import asked

# Cards and powers


def card(_: State, _seat: Seat, number: int) -> Said:
    return TACTIC_FILE[number].text


def held_card(s: State, seat: Seat, number: int) -> Said:
    """A card that is given away: what it would have done."""
    copies = s.players[seat].hand.count(number)
    text = TACTIC_FILE[number].text
    return Said("{text} You have {n} of it.", n=copies, text=text) if copies > 1 else text


def ability(_: State, _seat: Seat, kind: int) -> Said:
    return PLANET_FILE.development[kind].ability_text


def power(_: State, _seat: Seat, faction: int) -> Said:
    return FACTION_FILE.faction[faction].power


def which_power(s: State, seat: Seat, number: int) -> Said:
    step, player = asked(s), s.players[seat]
    if not isinstance(step, WhichPower):
        return NOTHING_SAID
    left = step.at.left(s)
    if number >= len(left):
        return NOTHING_SAID
    named = source(s, seat, source_of(player, left[number]))
    return Said("{source}: {effect}", source=named, effect=effects(player, left[number]).text())


# Choices


def branch(s: State, _: Seat, number: int) -> Said:
    """What one of several ways does."""
    step = asked(s)
    if isinstance(step, ChooseBranch) and number < len(step.effect.branches):
        chosen = step.effect.branches[number]
        return chosen.text() if chosen.effects else Said("nothing")
    if isinstance(step, ChooseSide) and number < 2:
        return price((MOON_GAINS[step.moon], MOON_OTHER[step.moon])[number])
    if isinstance(step, ChooseCost) and number < len(step.costs):
        return price(step.costs[number])
    return NOTHING_SAID


def yes(s: State, seat: Seat, _: int) -> Said:
    step, player = asked(s), s.players[seat]
    if isinstance(step, DrawToLimit):
        return Said("draw {cards}", cards=tactics(max(0, missing_cards(player))))
    if isinstance(step, FreeShip):
        return stats(player, step.ship)
    if isinstance(step, MayUse):
        return effects(player, step.number).text()
    return NOTHING_SAID


def pick(s: State, _: Seat, side: int) -> Said:
    """What somebody has that an effect may change."""
    step = asked(s)
    if not isinstance(step, PickPerson):
        return NOTHING_SAID
    raiders = side == len(SIDE_NOUNS.names) - 1
    if s.battle.counted:
        rolled = s.battle.dice[s.raider_place() if raiders else side]
        return Said("rolls {dice} as it is", dice=dice(rolled)) if rolled else NOTHING_SAID
    if raiders or side >= s.seat_count:
        return NOTHING_SAID
    player = s.players[side]
    return Said("{n} VP; {modules} undamaged", n=player.points, modules=modules(player.undamaged()))


# Resources


def pay(s: State, seat: Seat, _: int) -> Said:
    """AE-P-18. What the stores pay; or which moons are discarded for it."""
    bill = s.bill
    if not isinstance(asked(s), Settle) or bill.less:
        return NOTHING_SAID
    have = stores(s, seat)
    if not shortage(have, bill.cost):
        return price(tuple(default_units(have, bill.cost)))
    moons = moons_needed(s, seat, bill.cost)
    return (
        Said("discards {moons} for it", moons=moon_list(moons)) if moons else Said("collects what is missing")
    )


def credit_for(_: State, _seat: Seat, what: int) -> Said:
    return Said("1 credit for 1 {resource:what}", what=what)


def unit(s: State, seat: Seat, what: int) -> Said:
    player = s.players[seat]
    had = player.hand.size() if what == TACTICS else player.stock[what]
    return Said("you have {n}", n=had)


def gain(s: State, seat: Seat, what: int) -> Said:
    """What is there, and how much may be kept at the end of the own turn."""
    player = s.players[seat]
    if what == TACTICS:
        return Said("you have {n} and may keep {most}", n=player.hand.size(), most=tactics_limit(player))
    return Said("you have {n} and may keep {most}", n=player.stock[what], most=LIMITS[what])


# To be done


def done(s: State, seat: Seat, _: int) -> Said:
    """What is left undone, or what happens then."""
    step = asked(s)
    if isinstance(step, ActivateModules):
        left = len(usable(s, seat))
        return Said("{modules} left that could be activated", modules=modules(left)) if left else NOTHING_SAID
    if isinstance(step, ScienceBlock):
        left = len(open_science(s, s.players[seat], seat))
        return Said("{modules} left that could be activated", modules=modules(left)) if left else NOTHING_SAID
    if isinstance(step, Repair):
        return Said("{repairs} not taken", repairs=repairs(step.more.count + 1))
    if isinstance(step, WhichDie):
        return (
            Said("{dice} rolled again", dice=dice(step.taken)) if step.taken else Said("nothing rolled again")
        )
    return done_in_battle(s, seat)


def done_in_battle(s: State, seat: Seat) -> Said:
    step = asked(s)
    if isinstance(step, PrepareOnce):
        return Said("you roll {dice}", dice=dice(s.battle.dice[seat]))
    if not isinstance(step, SendShips):
        return NOTHING_SAID
    if not s.sending:
        return Said("no ship is sent")
    spent = jumps(s, seat, s.sending)
    going = Many(len(s.sending), "{n} ship moves in", "{n} ships move in")
    return Said("{going} for {energy}", going=going, energy=energy(spent)) if spent else going


def passing(s: State, _: Seat, _noun: int) -> Said:
    return Said("neither card nor moon") if isinstance(asked(s), TacticalOperations) else NOTHING_SAID


def end_battle(s: State, _: Seat, _noun: int) -> Said:
    return Said("nobody wins, no ship is lost") if isinstance(asked(s), EndIt) else NOTHING_SAID
