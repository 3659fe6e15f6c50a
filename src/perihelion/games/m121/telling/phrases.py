"""Phrases that questions, hints and the log share: numbers with their nouns, places, prices, cards."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.telling import tellers
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.m121.cards.powers import cards as cards
from perihelion.games.m121.cards.powers import cube_wanted
from perihelion.games.m121.cards.powers import points as points
from perihelion.games.m121.cards.slots import BARREN, COLOURS, DIVERSE
from perihelion.games.m121.cards.tables import (
    ACCEPTS,
    COMBO,
    COMBO_CARDS,
    COMBO_POINTS,
    COMBO_POWERS,
    CONTROL_POINTS,
    COST,
    CUBES,
    NO_CARD,
    PAYS_CARDS,
    PAYS_POINTS,
    POINTS,
    POWERS,
    SELLS,
    SYSTEM_COUNT,
    TYPE,
    is_special,
    is_system,
)
from perihelion.games.m121.site import Site
from perihelion.games.m121.specials.clauses import CLAUSES_OF
from perihelion.games.m121.state import State

Moment = tellers.Moment[State]


# Numbers with their nouns


def disks(n: int) -> Said:
    return Many(n, "{n} disk", "{n} disks")


def price(n: int) -> Said:
    """What a card costs: `2 cards`, `nothing`"""
    return cards(n) if n else Said("nothing")


# Things and people


def player(seat: Seat) -> Said:
    return Said("{player:who}", who=seat)


def players(seats: list[Seat]) -> Said:
    """`yellow, green and blue`"""
    return series([player(seat) for seat in seats])


def card_names(found: list[int]) -> Said:
    """`Bastion and Merriment`"""
    return series([Said("{card:card}", card=card) for card in found])


def place(s: State, space: int) -> Said:
    """A space with what lies on it: `Bastion (C3)`, or only `C3`."""
    card = s.sites[space].card
    if card == NO_CARD:
        return Said("{space:space}", space=space)
    return Said("{card:card} ({space:space})", card=card, space=space)


def cubes(counts: tuple[int, ...]) -> Said:
    """`2 grey cubes and 1 red cube`"""
    return series(
        [
            Many(counts[colour], "{n} {cube:colour} cube", "{n} {cube:colour} cubes", colour=colour)
            for colour in range(len(COLOURS))
            if counts[colour]
        ]
    )


# What cards are


def kind(card: int) -> Said:
    """`grey system`, `infrastructure`"""
    if is_system(card):
        return system_kind(TYPE[card])
    return Said("special infrastructure") if is_special(card) else Said("infrastructure")


def system_kind(type: int) -> Said:
    """A type that is no colour is a word of the game."""
    if type == BARREN:
        return Said("barren system")
    return Said("diverse system") if type == DIVERSE else Said("{type:type} system", type=type)


def worth_printed(card: int) -> list[Said]:
    """The points that stand on a card; a special card has clauses instead."""
    if is_special(card):
        return [clause.text() for clause in CLAUSES_OF[card - SYSTEM_COUNT]]
    gained = CONTROL_POINTS[card] if is_system(card) else POINTS[card - SYSTEM_COUNT]
    return [points(gained)] if gained else []


def powers_text(card: int) -> list[Said]:
    return [power.text() for power in POWERS[card]]


def face(card: int) -> Said:
    """What a card is and does: `grey system, cost 2, 1 VP; draw 1 card after you sell a cube`"""
    facts = [kind(card), Said("cost {cost}", cost=COST[card])]
    special = is_special(card)
    if not special:
        facts += worth_printed(card)
    lines = [listed(facts), *(worth_printed(card) if special else []), *powers_text(card)]
    return clauses(lines)


def gives(card: int) -> Said:
    """Points and powers of a card: `1 VP; +1 tech level`; nothing where it has neither."""
    found = [*worth_printed(card), *powers_text(card)]
    return clauses(found) if found else NOTHING_SAID


def start_face(card: int) -> Said:
    """What a start system begins with: `2 grey cubes; +1 tech level`"""
    lying = [cubes(CUBES[card])] if any(CUBES[card]) else [Said("no cubes")]
    return clauses([*lying, *powers_text(card)])


# Demand spaces


def wanted(card: int, number: int) -> Said:
    """What a demand space takes: `any cube`, `a red cube`"""
    return cube_wanted(ACCEPTS[card][number])


def reward(card: int, number: int) -> Said:
    """What a demand space pays by itself: `1 VP and 1 card`"""
    if SELLS[card][number]:
        return Said("sold for {cards}", cards=cards(SELLS[card][number]))
    gained, drawn = PAYS_POINTS[card][number], PAYS_CARDS[card][number]
    paid = [points(gained)] if gained else []
    return series([*paid, cards(drawn)] if drawn else paid)


def combo_reward(card: int) -> Said:
    """What whoever fills all spaces of a combo alone gets; nothing where there is none."""
    if not COMBO[card]:
        return NOTHING_SAID
    paid = [points(COMBO_POINTS[card])] if COMBO_POINTS[card] else []
    if COMBO_CARDS[card]:
        paid.append(cards(COMBO_CARDS[card]))
    return series([*paid, *[power.text() for power in COMBO_POWERS[card]]])


# Disks on a system


def most_of_others(s: State, seat: Seat, site: Site) -> int:
    """The most disks that another player has on a system."""
    return max([site.disks(other) for other in range(s.seat_count) if other != seat])


# The deck


def last_discards(s: State, count: int) -> list[int]:
    """The cards that were discarded last, in their order."""
    return list(s.deck.discard[len(s.deck.discard) - count :])
