"""A few words beside what is offered in a battle: dice, ships that move in, what a defeat leaves."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.battle.escalation import SendShips, by_jump
from perihelion.games.andromeda.battle.outcome import TO_BAY, SaveShip
from perihelion.games.andromeda.battle.pool import cut_dice
from perihelion.games.andromeda.cards.effects.fights import TurnOne
from perihelion.games.andromeda.cards.fleet import KINDS
from perihelion.games.andromeda.numbers import in_battle, weapons
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.telling.hints.gains import moon_gains
from perihelion.games.andromeda.telling.hints.station import leaves
from perihelion.games.andromeda.telling.phrases import dice, place
from perihelion.games.andromeda.words import BARGE
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked


def send(s: State, seat: Seat, berth: int) -> Said:
    """AE-ESC-03. What it rolls there, what it leaves, and whether it jumps."""
    region, ship = divmod(berth, KINDS)
    if not isinstance(asked(s), SendShips) or region == BARGE:
        return NOTHING_SAID
    facts = [
        Said("{dice} more", dice=dice(weapons(s.players[seat], ship))),
        Said("leaves {place}", place=place(s, region)),
    ]
    if by_jump(s, seat, berth):
        facts.insert(0, Said("Jump: 1 energy"))
    left = leaves(s, seat, region)
    return clauses([*facts, left]) if left else clauses(facts)


def energy_dice(s: State, seat: Seat, spent: int) -> Said:
    """AE-PREP-02."""
    if not in_battle(s):
        return NOTHING_SAID
    rolled = cut_dice(s.battle.dice[seat] + spent * s.battle.rates[seat])
    return Said("you roll {dice}", dice=dice(rolled))


def turn_die(s: State, _: Seat, face: int) -> Said:
    step = asked(s)
    return (
        Said("{face} becomes {new}", face=face, new=step.face) if isinstance(step, TurnOne) else NOTHING_SAID
    )


def protect(s: State, _: Seat, _ship: int) -> Said:
    step = asked(s)
    if not isinstance(step, SaveShip):
        return NOTHING_SAID
    return Said("to your launch bay") if step.place == TO_BAY else Said("to the repair barge")


def take_moon(s: State, seat: Seat, _: int) -> Said:
    moon = s.players[seat].operations
    return moon_gains(moon) if moon != NO_MOON else NOTHING_SAID


def draw_card(_: State, _seat: Seat, _noun: int) -> Said:
    return Said("1 tactics card from the deck")
