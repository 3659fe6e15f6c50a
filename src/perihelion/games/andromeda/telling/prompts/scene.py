"""Why something is asked: the card, the region or the battle behind a question."""

from __future__ import annotations

from perihelion.core.asks import NextInWindow, Window
from perihelion.core.said import NOTHING_SAID, Said, listed
from perihelion.core.steps import Ask, AskOne, Side, Step
from perihelion.games.andromeda.battle.outcome import Defeated, RaiderLoss, RaidersDefeated
from perihelion.games.andromeda.battle.sides import participants, present
from perihelion.games.andromeda.cards.board import BASE_COUNT
from perihelion.games.andromeda.cards.effects.effect import Do
from perihelion.games.andromeda.cards.planets import PLANET_COUNT
from perihelion.games.andromeda.cards.source import (
    OF_ABILITY,
    OF_BASE,
    OF_CARD,
    OF_EVENT,
    OF_FACTION,
    OF_MODULE,
    OF_PLANET,
    OF_RAIDER,
    OF_TOKEN,
    OF_UPGRADE,
    Source,
)
from perihelion.games.andromeda.events.card import EffectFor, Reset
from perihelion.games.andromeda.fight import Faces
from perihelion.games.andromeda.free.own import FreeActionDone
from perihelion.games.andromeda.home.activate import HalfSlot
from perihelion.games.andromeda.launch.launch import Activated
from perihelion.games.andromeda.numbers import in_battle
from perihelion.games.andromeda.region import NO_RAIDER, NOBODY
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.tactics.playing import CardDone
from perihelion.games.andromeda.telling.phrases import module, place, sides
from perihelion.games.andromeda.turn.points import Point
from perihelion.games.kit.masks import members_of

# What is behind it


def because(s: State, asked: Said) -> Said:
    """A question with its cause before it, as far as the table shows one: `Sabotage: whom ...`"""
    cause = cause_of(s)
    return Said("{Cause}: {asked}", cause=cause, asked=asked) if cause else Said("{Asked}", asked=asked)


def cause_of(s: State) -> Said:
    """What is being resolved: the nearest step behind the question that belongs to something."""
    for step in reversed(s.agenda[:-1]):
        if isinstance(step, (Ask, Point, Window, NextInWindow, FreeActionDone)):
            return NOTHING_SAID
        cause = caused_by(s, step)
        if cause:
            return cause
    return NOTHING_SAID


def caused_by(s: State, step: Step) -> Said:
    if isinstance(step, CardDone):
        return played(s, step.card, s.active if not in_battle(s) else NOBODY)
    if isinstance(step, Do):
        return (
            played(s, step.source.number, step.seat) if by_card(step) else source(s, step.seat, step.source)
        )
    if isinstance(step, (EffectFor, Reset)):
        return Said("Event card {event:event}", event=s.event)
    if isinstance(step, RaiderLoss):
        return Said("Reward of {raider}", raider=raider_card(s))
    if isinstance(step, (Defeated, RaidersDefeated)) and s.battle.winner == s.raider_place():
        return raider_card(s)
    if isinstance(step, HalfSlot):
        player = s.players[step.side]
        return module(player.place_of(step.serial)[0], player.module(step.serial).card)
    return place(s, s.target) if isinstance(step, Activated) else NOTHING_SAID


def by_card(step: Do) -> bool:
    """Whether a tactics card does it, to whoever is asked."""
    return step.source.kind == OF_CARD and step.source.owner == NOBODY


def played(s: State, card: int, who: int) -> Said:
    """A tactics card, and whose it is where somebody else is asked."""
    asked = s.agenda[-1]
    if who == NOBODY or not isinstance(asked, AskOne) or asked.seat == who:
        return Said("{card:card}", card=card)
    return Said("{card:card}, played by {player:who}", card=card, who=who)


def raider_card(s: State) -> Said:
    """The raider in the active region."""
    raider = s.regions[s.target].raider
    if raider == NO_RAIDER:
        return NOTHING_SAID
    return Said("{raider:card}", card=s.raiders[raider].card)


def source(s: State, seat: Side, source: Source) -> Said:
    """What a list of effects belongs to."""
    number = source.number
    if source.kind == OF_CARD and source.owner >= 0:
        return Said("{card:card}, played by {player:who}", card=number, who=source.owner)
    if source.kind == OF_RAIDER and in_battle(s) and s.battle.beaten:
        return Said("Reward of {raider:card}", card=number)
    if source.kind == OF_MODULE:
        row, _ = s.players[seat].place_of(source.serial)
        return module(row, number)
    if source.kind in (OF_CARD, OF_TOKEN, OF_EVENT, OF_RAIDER):
        return card(source.kind, number)
    if source.kind == OF_ABILITY:
        return Said("Ability of the {development:kind}", kind=number)
    if source.kind == OF_FACTION:
        return Said("Power of {faction:faction}", faction=number)
    if source.kind == OF_UPGRADE:
        return Said("{upgrade:upgrade}", upgrade=number)
    if source.kind == OF_PLANET:
        return Said("{tile:tile}", tile=number)
    if source.kind == OF_BASE:
        return Said("{tile:tile}", tile=PLANET_COUNT + number)
    return Said("{tile:tile}", tile=PLANET_COUNT + BASE_COUNT + number)


def card(kind: int, number: int) -> Said:
    if kind == OF_CARD:
        return Said("{card:card}", card=number)
    if kind == OF_TOKEN:
        return Said("{token:token}", token=number)
    if kind == OF_RAIDER:
        return Said("{raider:card}", card=number)
    return Said("Event card {event:event}", event=number)


# Battles


def battle(s: State) -> Said:
    """`Battle at Quillon (R2-3), yellow and blue against each other`"""
    return Said("Battle at {place} between {sides}", place=place(s, s.target), sides=sides(s, fighting(s)))


def fighting(s: State) -> list[int]:
    """Who takes part, or would if it began now; the raiders last."""
    if in_battle(s):
        found = participants(s)
        return [*found, s.raider_place()] if s.battle.raiders else found
    found = members_of(present(s), s.side_count())
    return [*found, s.raider_place()] if s.regions[s.target].raiders else found


def faces(roll: Faces) -> Said:
    """`6, 5, 2`"""
    return listed([Said("{face}", face=face) for face in roll])
