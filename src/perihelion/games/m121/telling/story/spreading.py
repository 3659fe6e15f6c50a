"""The log of Deliver and Expand."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said, listed
from perihelion.core.steps import Seat
from perihelion.games.m121.cards.tables import COLOUR_COUNT, COST, INFLUENCE_POINTS, MOST_DEMANDS, SELLS
from perihelion.games.m121.numbers import (
    defender_total,
    invader_total,
    invasion_strength,
    political_cost,
    room,
)
from perihelion.games.m121.phases.deliver import (
    CheckDelivery,
    Deliver,
    Delivery,
    completes,
    ways_left,
)
from perihelion.games.m121.phases.expand import (
    CheckTarget,
    Claim,
    Expand,
    Invasion,
    Politics,
    StopInvasion,
)
from perihelion.games.m121.phases.tolls import GiveAll, Toll
from perihelion.games.m121.scoring import demand_points
from perihelion.games.m121.telling.phrases import (
    Moment,
    card_names,
    cards,
    combo_reward,
    place,
    points,
)
from perihelion.games.m121.telling.story.changes import consequences, control, scored
from perihelion.games.m121.telling.story.placing import paid
from perihelion.games.m121.words import GIVE, PASS, STOP

# Deliver


def deliver_passed(m: Moment, step: Deliver) -> list[Said]:
    if m.word != PASS:
        return []
    if step.options(m.before, step.seat) == [PASS]:
        if m.before.acted:
            return [Said("{player:who} can deliver no other cube.", who=step.seat)]
        return [Said("{player:who} can deliver nothing.", who=step.seat)]
    if m.before.acted:
        return [Said("{player:who} delivers no other cube.", who=step.seat)]
    return [Said("{player:who} delivers nothing.", who=step.seat)]


def delivered(m: Moment, step: Delivery) -> list[Sentence]:
    """The cube, its route and its points; the cards that are drawn for it are told as draws."""
    space, number = divmod(step.demand, MOST_DEMANDS)
    before, after = m.before.sites[space], m.after.sites[space]
    gained = demand_points(after, step.seat) - demand_points(before, step.seat)
    way = journey(m, step)
    told = Said("{way}: +{points}.", way=way, points=points(gained)) if gained else Said("{way}.", way=way)
    lines = [scored(m, step.seat, told)]
    if completes(before, step.seat, number):
        brace = Said(
            "{player:who} has completed the combo of {card:card}: {reward}.",
            who=step.seat,
            card=before.card,
            reward=combo_reward(before.card),
        )
        lines.append(Sentence(brace))
    return [*lines, *first_disk(m, step.seat, space), *consequences(m)]


def first_disk(m: Moment, seat: Seat, space: int) -> list[Sentence]:
    """MX-SCO-03. What a first disk on a system of another is worth."""
    site = m.before.sites[space]
    if site.disks(seat) or not INFLUENCE_POINTS[site.card]:
        return []
    told = Said(
        "{player:who} influences {place} from now on: +{points}.",
        who=seat,
        place=place(m.after, space),
        points=points(INFLUENCE_POINTS[site.card]),
    )
    return [Sentence(told)]


def journey(m: Moment, step: Delivery) -> Said:
    """`yellow delivers a grey cube from Bastion (C2) by way of D2 to Merriment (D3)`"""
    source, colour = divmod(step.load, COLOUR_COUNT)
    space, number = divmod(step.demand, MOST_DEMANDS)
    start, target = place(m.before, source), between(m, step)
    card = m.before.sites[space].card
    if SELLS[card][number]:
        return Said(
            "{player:who} sells a {cube:colour} cube from {start} to {target} for {cards}",
            who=step.seat,
            colour=colour,
            start=start,
            target=target,
            cards=cards(SELLS[card][number]),
        )
    return Said(
        "{player:who} delivers a {cube:colour} cube from {start} to {target}",
        who=step.seat,
        colour=colour,
        start=start,
        target=target,
    )


def between(m: Moment, step: Delivery) -> Said:
    """The target, and the spaces between it and the start."""
    ways = ways_left(m.before, step.seat, step.load, step.demand, step.payees)
    path = next(way.path for way in ways if way.payees == step.payees)
    target = place(m.before, path[-1])
    if len(path) == 2:
        return target
    stops = listed([Said("{space:space}", space=space) for space in path[1:-1]])
    return Said("{target} by way of {stops}", target=target, stops=stops)


def delivery_checked(m: Moment, step: CheckDelivery) -> list[Sentence]:
    return control(m, step.seat, step.space)


# Tolls


def toll_paid(m: Moment, step: Toll) -> list[Sentence]:
    """MX-CARD-12. Only the two see the card, unless it is discarded."""
    return toll_lines(m, step.seat, step.payees[0], [GIVE.noun(m.word)])


def all_given(m: Moment, step: GiveAll) -> list[Sentence]:
    return toll_lines(m, step.seat, step.payee, list(m.before.players[step.seat].hand.cards))


def toll_lines(m: Moment, giver: Seat, taker: Seat, given: list[int]) -> list[Sentence]:
    if room(m.before.players[taker]) == 0:
        told = Said(
            "{player:giver} pays {player:taker} a toll of {names}; that hand is full, so it is discarded.",
            giver=giver,
            taker=taker,
            names=card_names(given),
        )
        return [Sentence(told)]
    told = Said(
        "{player:giver} gives {player:taker} {cards} as toll.",
        giver=giver,
        taker=taker,
        cards=cards(len(given)),
    )
    secret = Said("The toll is {names}.", names=card_names(given))
    return [Sentence(told), Sentence(secret, giver, taker)]


# Expand


def expand_passed(m: Moment, step: Expand) -> list[Said]:
    if m.word != PASS:
        return []
    if m.before.acted:
        return [Said("{player:who} influences nothing more.", who=step.seat)]
    return [Said("{player:who} influences nothing.", who=step.seat)]


def claimed(m: Moment, step: Claim) -> list[Said | Sentence]:
    told = Said(
        "{player:who} puts a disk into the empty space {space:space}.", who=step.seat, space=step.space
    )
    return [told, *consequences(m)]


def politics(m: Moment, step: Politics) -> list[Sentence]:
    where, cost = place(m.after, step.space), paid(m, political_cost(m.before, step.seat, step.space))
    told = Said(
        "{player:who} gains political influence on {place} for {paid}.", who=step.seat, place=where, paid=cost
    )
    if m.before.sites[step.space].controller == step.seat:
        told = Said(
            "{player:who} strengthens {place} with a political disk for {paid}.",
            who=step.seat,
            place=where,
            paid=cost,
        )
    return [scored(m, step.seat, told), *first_disk(m, step.seat, step.space), *consequences(m)]


def invaded(m: Moment, step: Invasion) -> list[Sentence]:
    site = m.before.sites[step.space]
    need, strength = COST[site.card], invasion_strength(m.before, step.seat, step.space)
    if site.controller == step.seat:
        told = Said(
            "{player:who} guards {place} with a military disk, using {need} of {strength} strength.",
            who=step.seat,
            place=place(m.after, step.space),
            need=need,
            strength=strength,
        )
    else:
        told = Said(
            "{player:who} invades {place}, using {need} of {strength} strength.",
            who=step.seat,
            place=place(m.after, step.space),
            need=need,
            strength=strength,
        )
    return [scored(m, step.seat, told), *first_disk(m, step.seat, step.space), *consequences(m)]


def stopped(m: Moment, step: StopInvasion) -> list[Sentence]:
    """MX-EXP-10. Who allows an invasion is told with it."""
    if m.word != STOP:
        told = Said(
            "{player:who} allows {player:invader} to invade {place}.",
            who=step.seat,
            invader=step.invader,
            place=place(m.before, step.space),
        )
        return [Sentence(told)]
    told = Said(
        "{player:who} stops the invasion of {place} by {player:invader}: strength {more} against {less}.",
        who=step.seat,
        place=place(m.before, step.space),
        invader=step.invader,
        more=defender_total(m.before, step.seat, step.space),
        less=invader_total(m.before, step.invader, step.space),
    )
    return [Sentence(told, news=(News("won", step.seat, told), News("lost", step.invader, told)))]


def target_checked(m: Moment, step: CheckTarget) -> list[Sentence]:
    return control(m, step.seat, step.space)
