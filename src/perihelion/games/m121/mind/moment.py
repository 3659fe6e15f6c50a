"""What a choice of phase is worth while it lies in its envelope."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.slots import ADVANCE, BUILD, COLONISE, DELIVER
from perihelion.games.m121.cards.tables import (
    COLOUR_COUNT,
    MOST_DEMANDS,
    PAYS_POINTS,
    is_system,
)
from perihelion.games.m121.mind.profit import gain_of, price_of
from perihelion.games.m121.mind.worths import (
    BOOST_CARD,
    CARD,
    OTHERS_CHOOSE,
    SLOT_WORTH,
)
from perihelion.games.m121.numbers import (
    buildable,
    colonisable,
)
from perihelion.games.m121.phases.deliver import demands_for, loads_of, space_draw
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.state import State
from perihelion.games.m121.words import CHOOSE, NO_BOOST

TARGET = 0.85
"""What a target in Expand is worth."""
RESEARCH = 0.75
"""A research card of one's own choice."""


def choice_worth(s: State, seat: Seat, rounds: float) -> float:
    """What the phase in the own envelope will bring more than if it were not chosen."""
    if not s.sealed or not s.sealed[seat] or not isinstance(s.agenda[-1], Selection):
        return 0.0
    phase = CHOOSE.noun(s.sealed[seat][0])
    boosted = len(s.sealed[seat]) > 1 and s.sealed[seat][1] != NO_BOOST
    chance = 1.0 - (1.0 - OTHERS_CHOOSE[phase]) ** (s.seat_count - 1)
    gain = chosen_worth(s, seat, phase, boosted, rounds, chance)
    return gain - CARD if boosted else gain


def chosen_worth(s: State, seat: Seat, phase: int, boosted: bool, rounds: float, chance: float) -> float:
    """`chance` is how likely the phase takes place anyway."""
    if phase == ADVANCE:
        gain = RESEARCH * (2.0 - chance) + 0.1
        return gain + SLOT_WORTH[slots.TECH] * rounds + 0.1 * rounds if boosted else gain
    if phase in (BUILD, COLONISE):
        return placing_worth(s, seat, phase, boosted, rounds, chance)
    if phase == DELIVER:
        return delivery_worth(s, seat, boosted, chance)
    return 2.0 * CARD + (2.0 * TARGET if boosted else TARGET)


def placing_worth(s: State, seat: Seat, phase: int, boosted: bool, rounds: float, chance: float) -> float:
    """The best card, or the two best, that could be placed."""
    somewhere = buildable(s, seat) if phase == BUILD else colonisable(s, seat)
    player = s.players[seat]
    if not somewhere:
        return 0.0
    money = player.hand.size() - 1 - (1 if boosted else 0)
    first = second = 0.0
    first_cost = second_cost = 0
    for card in player.hand.kinds():
        if is_system(card) != (phase == COLONISE):
            continue
        cost = price_of(s, seat, card, 1)
        if cost > money:
            continue
        gain = gain_of(s, seat, card, rounds) - CARD * (cost + 1)
        if gain > first:
            first, second, first_cost, second_cost = gain, first, cost, first_cost
        elif gain > second:
            second, second_cost = gain, cost
    total = first - chance * max(0.0, first - CARD)
    if boosted and first_cost + second_cost + 1 <= money:
        total += second + 0.15 * BOOST_CARD
    return total


def delivery_worth(s: State, seat: Seat, boosted: bool, chance: float) -> float:
    """The best deliveries that are open now, one for each cube."""
    gains: list[float] = []
    for load in loads_of(s, seat):
        source, colour = divmod(load, COLOUR_COUNT)
        best = 0.0
        for demand in demands_for(s, seat, source, colour):
            space, number = divmod(demand, MOST_DEMANDS)
            site = s.sites[space]
            gain = PAYS_POINTS[site.card][number] + CARD * space_draw(site, seat, number) + 0.3
            if site.controller != seat:
                gain += 0.4 - CARD
            best = max(best, gain)
        gains.append(best)
    gains.sort(reverse=True)
    count = 3 if boosted else 2
    return sum(gains[:count]) - chance * sum(gains[:1])
