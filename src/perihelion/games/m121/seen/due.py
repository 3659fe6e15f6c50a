"""A bill that lies on the table while cards are discarded for it, one by one."""

from __future__ import annotations

from perihelion.core.steps import Seat, Step
from perihelion.games.m121.cards.tables import NO_CARD
from perihelion.games.m121.hand.pay import Pay
from perihelion.games.m121.numbers import political_cost, system_cost
from perihelion.games.m121.phases.build import LayInfrastructure, Upgrade
from perihelion.games.m121.phases.colonise import LaySystem
from perihelion.games.m121.phases.expand import Politics, politics_draw
from perihelion.games.m121.seen.bill import (
    building_cost,
    building_lines,
    built_draw,
    draw_of,
    draws,
    hand_after,
    loser,
    political_lines,
    settling_draws,
    system_lines,
    working_tabs,
)
from perihelion.games.m121.seen.views import Due
from perihelion.games.m121.state import State


def due(s: State) -> Due | None:
    """MX-CARD-01, MX-CARD-03. The bill of what cards are discarded for: it is done next."""
    step: Step | None = s.agenda[-1] if s.agenda else None
    return paid_for(s, step, s.agenda[-2]) if isinstance(step, Pay) else None


def paid_for(s: State, step: Pay, bought: Step) -> Due:
    seat, left = step.seat, step.left
    if isinstance(bought, LaySystem):
        return system_due(s, seat, bought.card, bought.space, left)
    if isinstance(bought, LayInfrastructure):
        return building_due(s, seat, bought.card, NO_CARD, left)
    if isinstance(bought, Upgrade):
        return building_due(s, seat, bought.card, s.works[bought.gap].card, left)
    assert isinstance(bought, Politics), "nothing else is paid with cards of one's choice"
    return influence_due(s, seat, bought.space, left)


def system_due(s: State, seat: Seat, card: int, space: int, left: int) -> Due:
    """A system for which so many cards are left to discard: no strength is committed to it."""
    cost = system_cost(s, seat, card, space)
    drawn = settling_draws(s, seat, card, space, False)
    return Due(
        lines=system_lines(s, seat, card, space),
        cost=cost,
        paid=cost - left,
        draws=draws(drawn),
        tabs=working_tabs(s, seat, card, space),
        hand=hand_after(s, seat, 1, left, drawn[seat]),
    )


def building_due(s: State, seat: Seat, card: int, old: int, left: int) -> Due:
    """An infrastructure card, or one that replaces another."""
    cost = building_cost(s, seat, card, old)
    drawn = built_draw(s, seat, card, old)
    return Due(
        lines=building_lines(s, seat, card, old),
        cost=cost,
        paid=cost - left,
        draws=draw_of(seat, drawn),
        hand=hand_after(s, seat, 1, left, drawn, old != NO_CARD),
    )


def influence_due(s: State, seat: Seat, space: int, left: int) -> Due:
    """Political influence on a system."""
    site = s.sites[space]
    cost = political_cost(s, seat, space)
    drawn = politics_draw(s, seat, space)
    return Due(
        lines=political_lines(s, seat, site.card),
        cost=cost,
        paid=cost - left,
        draws=draw_of(seat, drawn),
        takes=loser(s, seat, site, site.plus_political(seat)),
        hand=hand_after(s, seat, 0, left, drawn),
    )
