"""A few words beside what is offered in Deliver and Expand: price, tolls, points, and who gains control."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, either, series
from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked
from perihelion.games.m121.cards.board import NOBODY
from perihelion.games.m121.cards.tables import (
    COLOUR_COUNT,
    CONTROL_POINTS,
    COST,
    INFLUENCE_POINTS,
    MOST_DEMANDS,
    NO_CARD,
    SELLS,
)
from perihelion.games.m121.influence.control import outweighs
from perihelion.games.m121.numbers import (
    invasion_strength,
    political_cost,
    room,
    stoppable,
)
from perihelion.games.m121.phases.deliver import (
    ChoosePayee,
    Deliver,
    DeliverTo,
    anyones_draw,
    completes,
    contains,
    demands_for,
    own_draw,
    ways_left,
)
from perihelion.games.m121.phases.expand import (
    ChooseInfluence,
    Expand,
    StopInvasion,
    by_invasion,
    politically,
)
from perihelion.games.m121.phases.routes import Route
from perihelion.games.m121.site import Site
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import (
    cards,
    combo_reward,
    disks,
    most_of_others,
    points,
    price,
    reward,
)

# Deliver


def lift(s: State, seat: Seat, load: int) -> Said:
    """How many demand spaces could get it."""
    source, colour = divmod(load, COLOUR_COUNT)
    if not isinstance(asked(s), Deliver) or s.sites[source].card == NO_CARD:
        return NOTHING_SAID
    there = Said("on {card:card}", card=s.sites[source].card)
    goals = len(demands_for(s, seat, source, colour))
    return Many(
        goals,
        "{there}; {n} demand space can be reached",
        "{there}; {n} demand spaces can be reached",
        there=there,
    )


def to(s: State, seat: Seat, demand: int) -> Said:
    """What the space pays, who draws, the tolls, and what it means for control."""
    step = asked(s)
    space, number = divmod(demand, MOST_DEMANDS)
    site = s.sites[space]
    if not isinstance(step, DeliverTo) or demand not in demands_for(
        s, seat, *divmod(step.load, COLOUR_COUNT)
    ):
        return NOTHING_SAID
    ways = ways_left(s, seat, step.load, demand, ())
    lines = [Said("{card:card}: {reward}", card=site.card, reward=reward(site.card, number))]
    if completes(site, seat, number):
        lines.append(Said("completes the combo: {reward}", reward=combo_reward(site.card)))
    lines += delivery_draws(s, seat, step.load, demand)
    lines += [tolls(ways), *changed_control(s, seat, site, site.plus_cultural(seat, number))]
    return clauses(lines)


def delivery_draws(s: State, seat: Seat, load: int, demand: int) -> list[Said]:
    """What powers bring for a delivery, to whom."""
    space, number = divmod(demand, MOST_DEMANDS)
    sale = SELLS[s.sites[space].card][number] > 0
    own = own_draw(s, seat, load % COLOUR_COUNT, space, sale)
    found = [Said("your powers: {cards}", cards=cards(own))] if own else []
    for other in range(s.seat_count):
        drawn = anyones_draw(s, other, space, sale) if other != seat else 0
        if drawn:
            found.append(Said("{player:who} draws {cards}", who=other, cards=cards(drawn)))
    return found


def tolls(ways: list[Route]) -> Said:
    """Whom the cheapest routes pay: `no toll`, `toll: 2 cards to green`"""
    payees = ways[0].payees
    if not payees:
        return Said("no toll")
    if len(ways) > 1:
        return Said("toll: {cards}, you choose to whom", cards=cards(len(payees)))
    return Said("toll: {tolls}", tolls=series(shares(payees)))


def shares(payees: tuple[Seat, ...]) -> list[Said]:
    return [
        Said("{cards} to {player:who}", cards=cards(payees.count(payee)), who=payee)
        for payee in sorted(set(payees))
    ]


def changed_control(s: State, seat: Seat, site: Site, grown: Site) -> list[Said]:
    """Whether another disk would win control, or how far it would bring the player."""
    if site.controller == seat:
        return []
    if outweighs(s, seat, grown):
        return [Said("control passes from {player:who} to you", who=site.controller)]
    return [
        Said(
            "{own} of yours against {most} there then",
            own=disks(grown.disks(seat)),
            most=most_of_others(s, seat, grown),
        )
    ]


def toll_to(s: State, seat: Seat, payee: Seat) -> Said:
    """The way that the cube takes then."""
    step = asked(s)
    if not isinstance(step, ChoosePayee) or payee >= s.seat_count:
        return NOTHING_SAID
    ways = ways_left(s, seat, step.load, step.demand, step.named)
    found = [way for way in ways if contains(way.payees, (*step.named, payee))]
    if not found:
        return NOTHING_SAID
    hand = Said("holds {cards}", cards=cards(s.players[payee].hand.size()))
    if room(s.players[payee]) == 0:
        hand = Said("hand full: the card is discarded")
    return Said("by {route}; {hand}", route=route_text(found[0].path), hand=hand)


def route_text(path: tuple[int, ...]) -> Said:
    """`C2, C3, D3`"""
    whole = Said("{space:space}", space=path[0])
    for space in path[1:]:
        whole = Said("{before}, {space:space}", before=whole, space=space)
    return whole


# Expand


def influence(s: State, seat: Seat, space: int) -> Said:
    """The price of a target, and what a disk there would do."""
    site = s.sites[space]
    if not isinstance(asked(s), Expand):
        return NOTHING_SAID
    if site.card == NO_CARD:
        return Said("empty space: free") if site.claim == NOBODY else NOTHING_SAID
    return clauses([ways_to(s, seat, space), *stake(s, seat, site), *stopping(s, seat, space)])


def ways_to(s: State, seat: Seat, space: int) -> Said:
    card = s.sites[space].card
    ways: list[Said] = []
    if politically(s, seat, space):
        ways.append(price(political_cost(s, seat, space)))
    if by_invasion(s, seat, space):
        ways.append(Said("strength {need}", need=COST[card]))
    cost = either(ways) if ways else price(political_cost(s, seat, space))
    return Said("{card:card}: {cost}", card=card, cost=cost)


def stake(s: State, seat: Seat, site: Site) -> list[Said]:
    """Points and control; a political disk weighs as much as a military one."""
    grown = site.plus_political(seat)
    found = changed_control(s, seat, site, grown)
    if site.controller == seat:
        return [Said("yours: one disk more, {own} then", own=disks(grown.disks(seat)))]
    if outweighs(s, seat, grown):
        gained = CONTROL_POINTS[site.card] - (INFLUENCE_POINTS[site.card] if site.disks(seat) else 0)
        return [*found, points(gained)] if gained else found
    if not site.disks(seat) and INFLUENCE_POINTS[site.card]:
        found.append(points(INFLUENCE_POINTS[site.card]))
    return found


def stopping(s: State, seat: Seat, space: int) -> list[Said]:
    if by_invasion(s, seat, space) and stoppable(s, seat, space):
        return [Said("{player:who} may stop an invasion", who=s.sites[space].controller)]
    return []


def politics(s: State, seat: Seat, _: int) -> Said:
    step = asked(s)
    if not isinstance(step, ChooseInfluence):
        return NOTHING_SAID
    return clauses([price(political_cost(s, seat, step.space)), *stake(s, seat, s.sites[step.space])])


def invade(s: State, seat: Seat, _: int) -> Said:
    step = asked(s)
    if not isinstance(step, ChooseInfluence):
        return NOTHING_SAID
    strength = Said(
        "no card; {need} of {strength} strength",
        need=COST[s.sites[step.space].card],
        strength=invasion_strength(s, seat, step.space),
    )
    return clauses([strength, *stake(s, seat, s.sites[step.space]), *stopping(s, seat, step.space)])


def stop(s: State, _: Seat, _noun: int) -> Said:
    step = asked(s)
    if not isinstance(step, StopInvasion):
        return NOTHING_SAID
    return Said("costs you nothing; {player:who} may choose another target", who=step.invader)


def allow(s: State, _: Seat, _noun: int) -> Said:
    step = asked(s)
    if not isinstance(step, StopInvasion):
        return NOTHING_SAID
    site = s.sites[step.space]
    if not outweighs(s, step.invader, site.plus_military(step.invader)):
        return Said("control stays yours")
    lost = CONTROL_POINTS[site.card] - INFLUENCE_POINTS[site.card]
    if not lost:
        return Said("you lose control")
    return Said("you lose control, and {points} with it", points=points(lost))
