"""What this round will still bring: the phases that were chosen and the own turns in them."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Step
from perihelion.games.kit.masks import members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import COLUMNS, NOBODY, SPACE_COUNT, TOP_LEVEL
from perihelion.games.m121.cards.slots import ADVANCE, BUILD, COLONISE, DELIVER, EXPAND, PHASES
from perihelion.games.m121.cards.tables import (
    COLOUR_COUNT,
    CONTROL_POINTS,
    COST,
    INFLUENCE_POINTS,
    MOST_DEMANDS,
    NO_CARD,
    PAYS_POINTS,
    is_system,
)
from perihelion.games.m121.mind.profit import gain_of, ideas_in_hand, price_of, profit_of, spent
from perihelion.games.m121.mind.worths import (
    CARD,
    CARD_FADE,
    CARD_POWERS,
    CUBE,
    GIFT,
    OTHERS_CHOOSE,
    SLOT_WORTH,
)
from perihelion.games.m121.numbers import (
    buildable,
    colonisable,
    expandable,
    initiative,
    political_cost,
    takes_place,
)
from perihelion.games.m121.phases.deliver import demands_at, space_draw
from perihelion.games.m121.phases.routes import reachable
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.setup import KeepStarts
from perihelion.games.m121.state import State
from perihelion.games.m121.words import CHOOSE, KEEP, NO_BOOST

EMPTY_SPACE: Final = 0.45
"""A disk in an empty space: it opens ways."""
FOOTHOLD: Final = 0.39
"""The first disk on a system, besides its points."""
FIRMER: Final = 0.28
"""A further disk that changes nothing yet."""
CULTURE: Final = 0.12
"""A cultural disk on the system of another."""
ENOUGH: Final = 3.63
"""With so many cards in the hand something can be placed."""
RESEARCH: Final = 1.5
"""A research card, as money: one can look at it first."""
INCOME: Final = 3.07
"""What the two cards of a chooser in Expand come to, in cards: rivals have nothing of them."""
LOOKED: Final = 0.52
"""Of what research cards would add to one's ideas: others may take them first."""


def moment_worth(s: State, seat: Seat, rounds: float) -> float:
    """What the choice in the own envelope will bring more than another; once all are open, the own turns that
    are to come in this round."""
    if s.sealed:
        return sealed_worth(s, seat, rounds) if s.sealed[seat] else 0.0
    if s.chosen[seat] == NOBODY:
        return 0.0
    total = turn_worth(s, seat, s.phase, initiative(s, seat, s.phase), rounds) if waits(s, seat) else 0.0
    for phase in range(s.phase + 1, len(PHASES)):
        if takes_place(s, phase):
            total += turn_worth(s, seat, phase, initiative(s, seat, phase), rounds)
    return total


def sealed_worth(s: State, seat: Seat, rounds: float) -> float:
    """A start system that is kept, or a choice of the round."""
    step: Step = s.agenda[-1]
    if isinstance(step, KeepStarts):
        return gain_of(s, seat, KEEP.noun(s.sealed[seat][0]), rounds)
    return envelope_worth(s, seat, rounds) if isinstance(step, Selection) else 0.0


def waits(s: State, seat: Seat) -> bool:
    """Whether a player's turn in this phase is still to come."""
    if s.phase == NOBODY or s.acting == NOBODY:
        return s.phase != NOBODY
    return s.order.index(seat) > s.order.index(s.acting)


def envelope_worth(s: State, seat: Seat, rounds: float) -> float:
    """The own turn in the chosen phase, without the one that would come anyway, and without what rivals have
    of a phase that would not come."""
    phase = CHOOSE.noun(s.sealed[seat][0])
    boosted = len(s.sealed[seat]) > 1 and s.sealed[seat][1] != NO_BOOST
    anyway = 1.0 - (1.0 - OTHERS_CHOOSE[phase]) ** (s.seat_count - 1)
    chosen = turn_worth(s, seat, phase, 2 if boosted else 1, rounds)
    gain = chosen - anyway * turn_worth(s, seat, phase, 0, rounds) - (1.0 - anyway) * gift(s, seat, phase)
    return gain - spent(s, seat, 1) if boosted else gain


def gift(s: State, seat: Seat, phase: int) -> float:
    """What a phase brings to the rival who has most of it without choosing it, by what all can see."""
    most = 0.0
    if phase != EXPAND:
        for rival in range(s.seat_count):
            if rival != seat:
                most = max(most, GIFT[phase] * use_of(s, rival, phase))
    return most


def use_of(s: State, rival: Seat, phase: int) -> float:
    """How much of a phase somebody can use whose cards one does not know."""
    hand = s.players[rival].hand.size()
    if phase == ADVANCE:
        return max(0.0, thirst(s, rival))
    if phase == DELIVER:
        return delivery_worth(s, rival, 0)
    somewhere = buildable(s, rival) if phase == BUILD else colonisable(s, rival)
    return min(1.0, hand / ENOUGH) if somewhere else 0.0


def turn_worth(s: State, seat: Seat, phase: int, rank: int, rounds: float) -> float:
    """What a turn in a phase brings to a booster (2), a chooser (1) or anybody else (0)."""
    if phase == ADVANCE:
        return research_worth(s, seat, rank, rounds)
    if phase in (BUILD, COLONISE):
        return placing_worth(s, seat, phase, rank, rounds)
    if phase == DELIVER:
        return delivery_worth(s, seat, rank)
    return expansion_worth(s, seat, rank, rounds)


def thirst(s: State, seat: Seat) -> float:
    """How much of its worth another card has, with so many in the hand already."""
    return 1.0 - 2.0 * CARD_FADE * s.players[seat].hand.size()


def research_worth(s: State, seat: Seat, rank: int, rounds: float) -> float:
    """Cards, the better ideas among those within reach, and a booster's tech level."""
    player = s.players[seat]
    count = (2 if rank else 1) + player.powers[slots.TAKE]
    ideas = ideas_in_hand(s, seat, rounds)
    before = ideas.worth()
    within = s.research[: COLUMNS * (min(TOP_LEVEL, player.level + rank) + 1)]
    found = [profit_of(s, seat, card, rounds) for card in within if card != NO_CARD]
    for profit in sorted(found, reverse=True)[:count]:
        ideas.add(profit)
    gain = RESEARCH * count * thirst(s, seat) + LOOKED * (ideas.worth() - before)
    return gain + SLOT_WORTH[slots.TECH] * rounds if rank == 2 else gain


def placing_worth(s: State, seat: Seat, phase: int, rank: int, rounds: float) -> float:
    """The best card, or the two best, that could be placed."""
    somewhere = buildable(s, seat) if phase == BUILD else colonisable(s, seat)
    player = s.players[seat]
    if not somewhere:
        return 0.0
    payable = player.hand.size() - 1
    first = second = 0.0
    first_price = second_price = 0
    for card in player.hand.kinds():
        if is_system(card) != (phase == COLONISE):
            continue
        price = price_of(s, seat, card, min(1, rank))
        if price > payable:
            continue
        gain = gain_of(s, seat, card, rounds) - spent(s, seat, price + 1)
        if gain > first:
            first, second, first_price, second_price = gain, first, price, first_price
        elif gain > second:
            second, second_price = gain, price
    if rank == 2 and first_price + second_price + 1 <= payable:
        return first + second
    return first


def delivery_worth(s: State, seat: Seat, rank: int) -> float:
    """The best deliveries that are open now, one for each demand space."""
    gains: dict[int, float] = {}
    for source in members_of(s.players[seat].influenced & s.occupied, SPACE_COUNT):
        cubes = s.sites[source].cubes
        if not (cubes[0] or cubes[1] or cubes[2] or cubes[3]):
            continue
        reach = reachable(s, seat, source)
        for colour in range(COLOUR_COUNT):
            if cubes[colour]:
                for i in range(len(reach.targets)):
                    toll = reach.tolls[i]
                    for demand in demands_at(s, seat, colour, reach.targets[i], toll):
                        gains[demand] = max(gains.get(demand, 0.0), cube_worth(s, seat, demand, toll))
    best = sorted(gains.values(), reverse=True)
    return sum(best[: 1 + rank + s.players[seat].powers[slots.DELIVERIES]])


def cube_worth(s: State, seat: Seat, demand: int, toll: int) -> float:
    """What a cube brings on a demand space if the way there costs so much."""
    space, number = divmod(demand, MOST_DEMANDS)
    site = s.sites[space]
    gain = PAYS_POINTS[site.card][number] + CARD * (space_draw(site, seat, number) - toll)
    return gain - CUBE + (CULTURE if site.controller != seat else 0.0)


def expansion_worth(s: State, seat: Seat, rank: int, rounds: float) -> float:
    """The cards of a chooser, and the best targets within reach."""
    spaces = members_of(expandable(s, seat), SPACE_COUNT)
    gains = [target_worth(s, seat, space, rounds) for space in spaces]
    gains.sort(reverse=True)
    targets = sum(gains[: 1 + rank + s.players[seat].powers[slots.TARGETS]])
    return targets + INCOME * CARD * thirst(s, seat) if rank else targets


def target_worth(s: State, seat: Seat, space: int, rounds: float) -> float:
    """What a disk on a space or system brings; 0 if none can be put there."""
    site = s.sites[space]
    if site.card == NO_CARD:
        return EMPTY_SPACE if site.claim == NOBODY else 0.0
    cost = 0
    if s.players[seat].powers[slots.MILITARY] + s.players[seat].powers[slots.INVASION] < COST[site.card]:
        cost = political_cost(s, seat, space)
    control, influence = float(CONTROL_POINTS[site.card]), float(INFLUENCE_POINTS[site.card])
    own = site.disks(seat)
    if site.controller == seat:
        gain = FIRMER
    elif own >= site.disks(site.controller):
        gain = control + CARD_POWERS[site.card] * rounds - (influence if own else 0.0)
    else:
        gain = FIRMER if own else influence + FOOTHOLD
    return max(0.0, gain - spent(s, seat, cost))
