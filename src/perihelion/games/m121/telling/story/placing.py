"""The log of Build and Colonise. What is paid is told with what it was paid for."""

from __future__ import annotations

from perihelion.core.game import Sentence
from perihelion.core.said import Said
from perihelion.games.kit.telling.tellers import asked
from perihelion.games.m121.cards.board import NOBODY
from perihelion.games.m121.cards.tables import COST, CUBES
from perihelion.games.m121.numbers import (
    build_cost,
    buildable,
    builds,
    colonisable,
    colonise_strength,
    system_cost,
    systems_allowed,
    upgrade_cost,
)
from perihelion.games.m121.phases.build import Build, LayInfrastructure, NextBuild, Upgrade
from perihelion.games.m121.phases.colonise import Colonise, LaySystem, NextSystem
from perihelion.games.m121.telling.phrases import Moment, card_names, cards, cubes, last_discards
from perihelion.games.m121.telling.story.changes import consequences, scored
from perihelion.games.m121.words import PASS


def paid(m: Moment, cost: int) -> Said:
    """`nothing`, `2 cards: Bastion and Merriment`"""
    if not cost:
        return Said("nothing")
    return Said("{cards} ({names})", cards=cards(cost), names=card_names(last_discards(m.before, cost)))


# Build


def not_asked(m: Moment, step: NextBuild) -> list[Said]:
    """MX-ASK-01. Who has no card or no gap, as everybody can see."""
    s = m.before
    if s.acted or s.acted >= builds(s, step.seat) or is_asked(m, Build):
        return []
    if not s.players[step.seat].hand.size():
        return [Said("{player:who} has no card to build.", who=step.seat)]
    assert not buildable(s, step.seat), "who has cards and a gap is asked"
    return [Said("{player:who} has no gap to build in.", who=step.seat)]


def build_passed(m: Moment, step: Build) -> list[Said]:
    if m.word != PASS:
        return []
    if m.before.acted:
        return [Said("{player:who} builds no other card.", who=step.seat)]
    return [Said("{player:who} builds nothing.", who=step.seat)]


def built(m: Moment, step: LayInfrastructure) -> list[Sentence]:
    cost = build_cost(m.before, step.seat, step.card)
    told = Said(
        "{player:who} builds {card:card} in {gap:gap} for {paid}.",
        who=step.seat,
        card=step.card,
        gap=step.gap,
        paid=paid(m, cost),
    )
    return [scored(m, step.seat, told), *consequences(m)]


def upgraded(m: Moment, step: Upgrade) -> list[Sentence]:
    old = m.before.works[step.gap].card
    told = Said(
        "{player:who} replaces {card:old} in {gap:gap} with {card:card} for {paid}.",
        who=step.seat,
        old=old,
        gap=step.gap,
        card=step.card,
        paid=paid(m, upgrade_cost(m.before, step.seat, old, step.card)),
    )
    return [scored(m, step.seat, told), *consequences(m)]


# Colonise


def cannot_colonise(m: Moment, step: NextSystem) -> list[Said]:
    """MX-ASK-01."""
    s = m.before
    if s.acted or s.acted >= systems_allowed(s, step.seat) or is_asked(m, Colonise):
        return []
    if not s.players[step.seat].hand.size():
        return [Said("{player:who} has no card to place.", who=step.seat)]
    assert not colonisable(s, step.seat), "who has cards and a space is asked"
    return [Said("{player:who} has no space to place a system on.", who=step.seat)]


def is_asked(m: Moment, kind: type[Build] | type[Colonise]) -> bool:
    return isinstance(asked(m.after), kind)


def colonise_passed(m: Moment, step: Colonise) -> list[Said]:
    if m.word != PASS:
        return []
    if m.before.acted:
        return [Said("{player:who} places no other system.", who=step.seat)]
    return [Said("{player:who} places no system.", who=step.seat)]


def placed(m: Moment, step: LaySystem) -> list[Sentence | Said]:
    """The system with its price; then cubes that were missing, and whose disk lay there."""
    return [
        scored(m, step.seat, placement(m, step)),
        *missing_cubes(m, step),
        *old_disk(m, step),
        *consequences(m),
    ]


def placement(m: Moment, step: LaySystem) -> Said:
    seat, card, space = step.seat, step.card, step.space
    if step.conquest:
        return Said(
            "{player:who} places {card:card} on {space:space} by military, with {need} of {strength}"
            " strength.",
            who=seat,
            card=card,
            space=space,
            need=COST[card],
            strength=colonise_strength(m.before, seat, card, space),
        )
    return Said(
        "{player:who} places {card:card} on {space:space} for {paid}.",
        who=seat,
        card=card,
        space=space,
        paid=paid(m, system_cost(m.before, seat, card, space)),
    )


def missing_cubes(m: Moment, step: LaySystem) -> list[Said]:
    """MX-COL-10."""
    there = m.after.sites[step.space].cubes
    missing = tuple([CUBES[step.card][colour] - there[colour] for colour in range(len(there))])
    return (
        [Said("The stock has not enough cubes: {cubes} less on it.", cubes=cubes(missing))]
        if any(missing)
        else []
    )


def old_disk(m: Moment, step: LaySystem) -> list[Said]:
    """MX-COL-08."""
    claim = m.before.sites[step.space].claim
    if claim == NOBODY:
        return []
    return [
        Said(
            "The disk of {player:claim} that lay there counts on {card:card} from now on.",
            claim=claim,
            card=step.card,
        )
    ]
