"""Questions of Deliver and Expand."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.core.steps import Word
from perihelion.games.m121.cards.slots import EXPAND
from perihelion.games.m121.cards.tables import COLOUR_COUNT, COST, MOST_DEMANDS
from perihelion.games.m121.influence.control import outweighs
from perihelion.games.m121.numbers import (
    all_targets,
    defender_total,
    deliveries,
    disks_left,
    global_strength,
    invader_total,
    invasion_strength,
    may_sell,
    political_cost,
)
from perihelion.games.m121.phases.deliver import ChoosePayee, Deliver, DeliverTo
from perihelion.games.m121.phases.expand import ChooseInfluence, Expand, StopInvasion, peaceful_left
from perihelion.games.m121.phases.tolls import Toll
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import cards, place, price
from perihelion.games.m121.words import INVADE, PASS, POLITICALLY

# Deliver


def deliveries_left(left: int, allowed: int) -> Said:
    return Many(allowed, "{left} of {n} delivery left", "{left} of {n} deliveries left", left=left)


def targets_left(left: int, allowed: int) -> Said:
    return Many(allowed, "{left} of {n} target left", "{left} of {n} targets left", left=left)


def deliver(s: State, step: Deliver, words: list[Word]) -> Said:
    allowed = deliveries(s, step.seat)
    left = deliveries_left(allowed - s.acted, allowed)
    if words == [PASS]:
        return Said(
            "{left}, but no cube can be brought anywhere from the systems that you influence. Pass.",
            left=left,
        )
    if may_sell(s, step.seat):
        return Said(
            "{left}: choose a cube on a system that you influence, or pass. It"
            " goes to a demand space of another system; one cube may be sold.",
            left=left,
        )
    return Said(
        "{left}: choose a cube on a system that you influence, or pass. It goes to"
        " a demand space of another system.",
        left=left,
    )


def deliver_to(s: State, step: DeliverTo, _: list[Word]) -> Said:
    source, colour = divmod(step.load, COLOUR_COUNT)
    return Said(
        "Which demand space gets the {cube:colour} cube of {place}? Your disk stays on it as cultural"
        " influence, and each system of another player on the way costs a card as toll.",
        colour=colour,
        place=place(s, source),
    )


def payee(s: State, step: ChoosePayee, _: list[Word]) -> Said:
    return Said(
        "Several routes to {place} cost the same. Who gets a card as toll?",
        place=place(s, step.demand // MOST_DEMANDS),
    )


def toll(s: State, step: Toll, _: list[Word]) -> Said:
    return Many(
        len(step.payees),
        "Toll: {n} card is due. Which of your {hand} does {player:payee} get, who controls a system on the"
        " way?",
        "Toll: {n} cards are due. Which of your {hand} does {player:payee} get, who controls a system on the"
        " way?",
        hand=cards(s.players[step.seat].hand.size()),
        payee=step.payees[0],
    )


# Expand


def expand(s: State, step: Expand, words: list[Word]) -> Said:
    allowed, strength = all_targets(s, step.seat), max(0, global_strength(s, step.seat, EXPAND) - s.spent)
    left, hand = targets_left(allowed - s.acted, allowed), cards(s.players[step.seat].hand.size())
    if words == [PASS]:
        return Said(
            "{left}, but with {hand} and military strength {strength} you can influence nothing more. Pass.",
            left=left,
            hand=hand,
            strength=strength,
        )
    if not peaceful_left(s, step.seat):
        return Said(
            "{left}, for an invasion only: choose a system, or pass. You have"
            " military strength {strength} unspent.",
            left=left,
            strength=strength,
        )
    if not disks_left(s, step.seat):
        return Said(
            "{left}: you have no disks left, so put a proxy, which counts like one, on a system or into an"
            " empty space next to something that you influence, or pass. You have {hand} and military"
            " strength {strength} unspent.",
            left=left,
            hand=hand,
            strength=strength,
        )
    return Said(
        "{left}: put a disk on a system or into an empty space next to something that"
        " you influence, or pass. You have {hand} and military strength {strength} unspent.",
        left=left,
        hand=hand,
        strength=strength,
    )


def influence(s: State, step: ChooseInfluence, words: list[Word]) -> Said:
    need, where = COST[s.sites[step.space].card], place(s, step.space)
    cost = price(political_cost(s, step.seat, step.space))
    strength = invasion_strength(s, step.seat, step.space)
    if words == [POLITICALLY]:
        return Said("{place}: political influence for {price}?", place=where, price=cost)
    if words == [INVADE]:
        return Said(
            "{place}: an invasion with {need} of your {strength} unspent strength?",
            place=where,
            need=need,
            strength=strength,
        )
    return Said(
        "{place}: political influence for {price}, or an invasion with {need} of your {strength} unspent"
        " strength?",
        place=where,
        price=cost,
        need=need,
        strength=strength,
    )


def stop(s: State, step: StopInvasion, _: list[Word]) -> Said:
    """What is at stake: a disk, or control."""
    asked = Said(
        "{player:invader} invades {place} with strength {less}. Your strength is {more}, so you may stop it.",
        invader=step.invader,
        place=place(s, step.space),
        less=invader_total(s, step.invader, step.space),
        more=defender_total(s, step.seat, step.space),
    )
    if outweighs(s, step.invader, s.sites[step.space].plus_military(step.invader)):
        return Said("{asked} If you allow it, you lose control of it.", asked=asked)
    return Said("{asked} If you allow it, a military disk comes in; control stays yours.", asked=asked)
