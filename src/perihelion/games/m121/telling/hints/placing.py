"""A few words beside what is offered in Build and Colonise: what it costs and what it brings."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, either, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.masks import has, members_of
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked
from perihelion.games.m121.cards.board import CORNERS, IN_PLAY, NOBODY, SPACE_COUNT
from perihelion.games.m121.cards.tables import COST, NO_CARD, is_system, tab_at
from perihelion.games.m121.cards.tabs import BLANK
from perihelion.games.m121.numbers import (
    build_cost,
    builds,
    colonisable,
    colonise_strength,
    deliveries,
    system_cost,
    systems_allowed,
    targets_allowed,
    upgrade_cost,
)
from perihelion.games.m121.phases.build import (
    Build,
    ChooseBetter,
    ChooseTurn,
    building_draw,
    upgrading_draw,
)
from perihelion.games.m121.phases.colonise import (
    ChooseManner,
    ChooseSpace,
    Colonise,
    anyones_tabs,
    by_military,
    peaceful,
    placeable_on,
    settling_draw,
)
from perihelion.games.m121.phases.deliver import Deliver
from perihelion.games.m121.phases.expand import Expand
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import cards, gives, price

# Build


def build(s: State, seat: Seat, card: int) -> Said:
    """`2 cards; 1 VP; +1 tech level; draw 1 card`"""
    if is_system(card):
        return NOTHING_SAID
    return bill(card, build_cost(s, seat, card), building_draw(s.players[seat], card))


def bill(card: int, cost: int, drawn: int) -> Said:
    found = gives(card)
    lines = [Said("costs {price}", price=price(cost))]
    if found:
        lines.append(found)
    if drawn:
        lines.append(Said("then you draw {cards}", cards=cards(drawn)))
    return clauses(lines)


def replace(s: State, seat: Seat, gap: int) -> Said:
    works = s.works[gap]
    if works.owner != seat:
        return NOTHING_SAID
    return Said("{card:card}, cost {cost}, is discarded", card=works.card, cost=COST[works.card])


def better(s: State, seat: Seat, card: int) -> Said:
    step = asked(s)
    if not isinstance(step, ChooseBetter) or is_system(card):
        return NOTHING_SAID
    old = s.works[step.gap].card
    return bill(card, upgrade_cost(s, seat, old, card), upgrading_draw(s, seat, old, card))


def corner_text(s: State, space: int) -> Said:
    card = s.sites[space].card
    if card != NO_CARD:
        return Said("{card:card}", card=card)
    return Said("{space:space}", space=space)


def gap(s: State, _: Seat, gap: int) -> Said:
    """Which spaces it touches, and where a tab can still be covered."""
    corners = [space for space in CORNERS[gap] if has(IN_PLAY[s.seat_count], space)]
    free = [space for space in corners if not has(s.occupied, space)]
    systems = [space for space in corners if has(s.occupied, space)]
    told = Said("beside {systems}", systems=series([corner_text(s, space) for space in systems]))
    if not free:
        return Said("{told}; no free corner", told=told) if systems else NOTHING_SAID
    corner = Said("free: {corners}", corners=listed([corner_text(s, space) for space in free]))
    return Said("{told}; {corner}", told=told, corner=corner) if systems else corner


def turn(s: State, _: Seat, direction: int) -> Said:
    """Which tab comes to lie at which free corner."""
    step = asked(s)
    if not isinstance(step, ChooseTurn):
        return NOTHING_SAID
    texts: list[Said] = []
    spaces: list[list[Said]] = []
    for corner, space in enumerate(CORNERS[step.gap]):
        tab = tab_at(step.card, direction, corner)
        if tab.kind == BLANK or not has(IN_PLAY[s.seat_count] & ~s.occupied, space):
            continue
        if tab.text() not in texts:
            texts.append(tab.text())
            spaces.append([])
        spaces[texts.index(tab.text())].append(Said("{space:space}", space=space))
    found = [Said("{spaces}: {tab}", spaces=series(spaces[i]), tab=texts[i]) for i in range(len(texts))]
    return clauses(found) if found else Said("no tab at a free space")


# Colonise


def place(s: State, seat: Seat, card: int) -> Said:
    """The best price, and what the system brings."""
    if not is_system(card) or not isinstance(asked(s), Colonise):
        return NOTHING_SAID
    ways = cheapest(s, seat, card)
    found = gives(card)
    return Said("{ways}; {found}", ways=ways, found=found) if found else ways


def cheapest(s: State, seat: Seat, card: int) -> Said:
    spaces = placeable_on(s, seat, card)
    peaceful_costs = [system_cost(s, seat, card, space) for space in spaces if peaceful(s, seat, card, space)]
    ways: list[Said] = []
    if peaceful_costs and min(peaceful_costs) == max(peaceful_costs):
        ways.append(price(peaceful_costs[0]))
    elif peaceful_costs:
        ways.append(Said("{price} or more", price=price(min(peaceful_costs))))
    if any(by_military(s, seat, card, space) for space in spaces):
        ways.append(Said("strength {need}", need=COST[card]))
    if ways:
        return Said("costs {ways}", ways=either(ways))
    open_spaces = members_of(colonisable(s, seat), SPACE_COUNT)
    if not open_spaces:
        return Said("no space for it")
    return Said(
        "costs {price}", price=price(min([system_cost(s, seat, card, space) for space in open_spaces]))
    )


def on_space(s: State, seat: Seat, space: int) -> Said:
    """The price here, and who draws for tabs."""
    step = asked(s)
    if not isinstance(step, ChooseSpace) or s.sites[space].card != NO_CARD:
        return NOTHING_SAID
    card = step.card
    ways: list[Said] = []
    if peaceful(s, seat, card, space):
        ways.append(price(system_cost(s, seat, card, space)))
    if by_military(s, seat, card, space):
        ways.append(Said("strength {need}", need=COST[card]))
    if not ways:
        ways = [price(system_cost(s, seat, card, space))]
    claim = s.sites[space].claim
    lines = [either(ways), *draws(s, seat, card, space, not peaceful(s, seat, card, space))]
    if claim not in (NOBODY, seat):
        lines.append(Said("the disk of {player:who} stays on it", who=claim))
    elif claim == seat:
        lines.append(Said("your disk there counts as a second one"))
    return clauses(lines)


def draws(s: State, seat: Seat, card: int, space: int, conquest: bool) -> list[Said]:
    """Who draws cards for a placement."""
    own, others = settling_draw(s, seat, card, space, conquest), anyones_tabs(s, seat, card, space)
    found = [Said("you draw {cards}", cards=cards(own))] if own else []
    return found + [
        Said("{player:who} draws {cards}", who=other, cards=cards(drawn))
        for other, drawn in enumerate(others)
        if drawn
    ]


def peacefully(s: State, seat: Seat, _: int) -> Said:
    step = asked(s)
    if not isinstance(step, ChooseManner):
        return NOTHING_SAID
    cost = system_cost(s, seat, step.card, step.space)
    paid = cards(cost) if cost else Said("no card")
    return clauses([paid, *draws(s, seat, step.card, step.space, False)])


def by_force(s: State, seat: Seat, _: int) -> Said:
    step = asked(s)
    if not isinstance(step, ChooseManner):
        return NOTHING_SAID
    strength = colonise_strength(s, seat, step.card, step.space)
    left = Said("no card; {need} of {strength} strength", need=COST[step.card], strength=strength)
    return clauses([left, *draws(s, seat, step.card, step.space, True)])


# Passing


def passing(s: State, seat: Seat, _: int) -> Said:
    """What is left unused."""
    step = asked(s)
    if isinstance(step, Build):
        return Many(builds(s, seat) - s.acted, "{n} card not built", "{n} cards not built")
    if isinstance(step, Colonise):
        return Many(systems_allowed(s, seat) - s.acted, "{n} system not placed", "{n} systems not placed")
    if isinstance(step, Deliver):
        return Many(deliveries(s, seat) - s.acted, "{n} delivery not made", "{n} deliveries not made")
    if isinstance(step, Expand) and targets_allowed(s, seat) > s.acted:
        return Many(targets_allowed(s, seat) - s.acted, "{n} target not used", "{n} targets not used")
    return NOTHING_SAID
