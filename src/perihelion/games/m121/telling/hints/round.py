"""A few words beside what is offered in setup, selection, Advance and at the end."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import IN_PLAY, NEIGHBOURS, NOBODY
from perihelion.games.m121.cards.tables import NO_CARD, is_system
from perihelion.games.m121.numbers import cards_to_draw
from perihelion.games.m121.phases.advance import TakeCard
from perihelion.games.m121.scoring import victory_points
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import cards, face, start_face

# Setup


def keep(_: State, _seat: Seat, card: int) -> Said:
    return start_face(card) if is_system(card) else NOTHING_SAID


def start_at(s: State, _: Seat, space: int) -> Said:
    """What lies next to it."""
    near = NEIGHBOURS[space]
    found = [s.sites[other].controller for other in near if s.sites[other].controller != NOBODY]
    free = Many(
        len(
            [other for other in near if has(IN_PLAY[s.seat_count], other) and s.sites[other].card == NO_CARD]
        ),
        "{n} free space next to it",
        "{n} free spaces next to it",
    )
    if not found:
        return free
    rivals = series([Said("{player:who}", who=who) for who in sorted(set(found))])
    return Said("{free}; beside {rivals}", free=free, rivals=rivals)


# Selection


def choose(s: State, seat: Seat, phase: int) -> Said:
    """What everybody may do in a phase, what its choosers get, and what the player's own powers add."""
    return clauses([phase_text(phase), *own_powers(s, seat, phase)])


def phase_text(phase: int) -> Said:
    if phase == slots.ADVANCE:
        return Said("all take 1 card; you take 2, from one level higher")
    if phase == slots.BUILD:
        return Said("all may build 1 card; yours cost 1 card less")
    if phase == slots.COLONISE:
        return Said("all may place 1 system; yours cost 1 card less, and you have 1 strength more")
    if phase == slots.DELIVER:
        return Said("all may deliver 1 cube; you 2, of which one may be sold")
    return Said("played in any case: all may influence 1 target; you 2, and you draw 2 cards first")


def own_powers(s: State, seat: Seat, phase: int) -> list[Said]:
    """What powers of this player count in a phase, as far as they are one number."""
    powers = s.players[seat].powers
    found: list[Said] = []
    if powers[slots.OPENING + phase]:
        found.append(Said("your cards: draw {cards} first", cards=cards(powers[slots.OPENING + phase])))
    if phase == slots.ADVANCE and powers[slots.TAKE]:
        found.append(Said("your cards: {cards} more", cards=cards(powers[slots.TAKE])))
    if phase == slots.BUILD and powers[slots.BUILD_DISCOUNT]:
        found.append(Said("your cards: each {n} cheaper", n=powers[slots.BUILD_DISCOUNT]))
    if phase == slots.COLONISE and powers[slots.COLONISE_DISCOUNT]:
        found.append(Said("your cards: each {n} cheaper", n=powers[slots.COLONISE_DISCOUNT]))
    if phase == slots.COLONISE and powers[slots.MILITARY]:
        found.append(Said("military strength {n} without the bonus", n=powers[slots.MILITARY]))
    if phase == slots.DELIVER and powers[slots.DELIVERIES]:
        found.append(
            Many(powers[slots.DELIVERIES], "your cards: {n} cube more", "your cards: {n} cubes more")
        )
    if phase == slots.EXPAND and powers[slots.TARGETS]:
        found.append(
            Many(powers[slots.TARGETS], "your cards: {n} target more", "your cards: {n} targets more")
        )
    if phase == slots.EXPAND and powers[slots.INVASIONS]:
        found.append(
            Many(powers[slots.INVASIONS], "your cards: {n} invasion more", "your cards: {n} invasions more")
        )
    return found


def boost(_: State, _seat: Seat, card: int) -> Said:
    """What is given up; what for stands in the question."""
    return Said("you give up: {face}", face=face(card))


def no_boost(s: State, seat: Seat, _: int) -> Said:
    hand = s.players[seat].hand.size()
    return Said("you keep your {cards}", cards=cards(hand)) if hand else NOTHING_SAID


# Advance


def take(s: State, _: Seat, slot: int) -> Said:
    card = s.research[slot]
    return Said("{card:card}: {face}", card=card, face=face(card)) if card != NO_CARD else NOTHING_SAID


def blind(s: State, _: Seat, _noun: int) -> Said:
    if not isinstance(asked(s), TakeCard):
        return NOTHING_SAID
    return Said("nobody else sees it; {cards} left to draw", cards=cards(cards_to_draw(s)))


# Payments


def discard(_: State, _seat: Seat, card: int) -> Said:
    return face(card)


def give(s: State, seat: Seat, card: int) -> Said:
    copies = s.players[seat].hand.count(card)
    if copies < 2:
        return face(card)
    return Said("you have {n} of it; {face}", n=copies, face=face(card))


# The end


def go_on(s: State, _: Seat, _noun: int) -> Said:
    return Said("round {round} follows", round=s.round + 1)


def time_is_up(s: State, _: Seat, _noun: int) -> Said:
    """How things stand."""
    standing = [
        Said("{player:who} {points} VP", who=seat, points=victory_points(s, seat))
        for seat in range(s.seat_count)
    ]
    return listed(standing)


def vote(s: State, _: Seat, other: Seat) -> Said:
    if other >= s.seat_count:
        return NOTHING_SAID
    return Said("{points} VP", points=victory_points(s, other))
