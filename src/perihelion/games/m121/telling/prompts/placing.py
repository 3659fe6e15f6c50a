"""Questions of Build and Colonise, and about payments."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, listed
from perihelion.core.steps import Seat, Step, Word
from perihelion.games.kit.masks import has
from perihelion.games.m121.cards.slots import BUILD, COLONISE
from perihelion.games.m121.cards.tables import COST, NO_CARD, SYSTEM_COUNT, TABS, is_system
from perihelion.games.m121.hand.pay import Pay, others_in_hand
from perihelion.games.m121.numbers import (
    build_cost,
    buildable,
    builds,
    chooser,
    colonise_strength,
    global_strength,
    system_cost,
    systems_allowed,
    upgrade_cost,
)
from perihelion.games.m121.phases.build import Build, ChooseBetter, ChooseGap, ChooseTurn
from perihelion.games.m121.phases.colonise import ChooseManner, ChooseSpace, Colonise
from perihelion.games.m121.phases.expand import Politics
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import cards, place, price
from perihelion.games.m121.words import BUILD as BUILD_CARD
from perihelion.games.m121.words import PASS, PEACEFULLY, REPLACE

# Build


def build(s: State, step: Build, words: list[Word]) -> Said:
    number, allowed, hand = s.acted + 1, builds(s, step.seat), s.players[step.seat].hand.size()
    which = Said("Build, card {number} of {allowed}", number=number, allowed=allowed)
    if words == [PASS]:
        return Said("{which}: {why}. Pass.", which=which, why=nothing_to_build(s, step.seat))
    return Said(
        "{which}: {what}, or pass. Its cost is paid with other cards of the hand{less}.",
        which=which,
        what=ways_to_build(words, cards(hand)),
        less=bonus(s, step.seat, BUILD),
    )


def nothing_to_build(s: State, seat: Seat) -> Said:
    """What is missing, with the hand and the places as they are."""
    hand = s.players[seat].hand
    if all(is_system(card) for card in hand.kinds()):
        return Said("you have no infrastructure in your hand")
    if not buildable(s, seat):
        return Said("no free gap lies at a corner of a system that you influence")
    return Said("you have no infrastructure that you can pay for with your {hand}", hand=cards(hand.size()))


def ways_to_build(words: list[Word], hand: Said) -> Said:
    """MX-VAR-03. Into a gap, or in place of an own card that costs less."""
    if not any(REPLACE.says(word) for word in words):
        return Said("build infrastructure from your hand of {hand}", hand=hand)
    if not any(BUILD_CARD.says(word) for word in words):
        return Said("replace a card of yours with a costlier one from your hand of {hand}", hand=hand)
    return Said(
        "build infrastructure from your hand of {hand} in a gap or on a cheaper card of yours", hand=hand
    )


def bonus(s: State, seat: Seat, phase: int) -> Said:
    """MX-BLD-02, MX-COL-06."""
    if not chooser(s, seat, phase):
        return NOTHING_SAID
    return Said(", 1 less since you chose {phase:phase}", phase=phase)


def gap(s: State, step: ChooseGap, _: list[Word]) -> Said:
    return Said(
        "{card:card} costs {price}. In which gap is it built? Any free one at a corner of a system that you"
        " influence.",
        card=step.card,
        price=price(build_cost(s, step.seat, step.card)),
    )


def turn(s: State, step: ChooseTurn, _: list[Word]) -> Said:
    named = Said(
        "Which corner does the name edge of {card:card} face in {gap:gap}? {Tabs}.",
        card=step.card,
        gap=step.gap,
        tabs=tabs_text(step.card),
    )
    if not has(s.built, step.gap):
        return named
    old = s.works[step.gap].card
    return Said(
        "{named} It replaces {card:old} for {price}.",
        named=named,
        old=old,
        price=price(upgrade_cost(s, step.seat, old, step.card)),
    )


def tabs_text(card: int) -> Said:
    """The tabs as they follow each other; those that are all the same only once."""
    tabs = [tab.text() or Said("nothing") for tab in TABS[card - SYSTEM_COUNT]]
    if tabs[0] == tabs[1] == tabs[2]:
        return Said("the other corners get a tab each: {tab}", tab=tabs[0])
    return Said(
        "clockwise from it the tabs face the other corners: 1: {first}; 2: {second}; 3: {third}",
        first=tabs[0],
        second=tabs[1],
        third=tabs[2],
    )


def better(s: State, step: ChooseBetter, _: list[Word]) -> Said:
    old = s.works[step.gap].card
    return Said(
        "Which card replaces {card:old} in {gap:gap}? It must cost more than {cost}, and you pay the"
        " difference.",
        old=old,
        gap=step.gap,
        cost=COST[old],
    )


# Payments


def pay(s: State, step: Pay, _: list[Word]) -> Said:
    """What is paid for is placed next."""
    left, others = step.left, others_in_hand(s.players[step.seat], step.kept)
    if step.kept != NO_CARD:
        return Many(
            left,
            "{n} card to pay for {card:card}: discard one of your {others} others.",
            "{n} cards to pay for {card:card}: discard one of your {others} others.",
            card=step.kept,
            others=others,
        )
    return Many(
        left,
        "{n} card to pay for {what}: discard one of your {others}.",
        "{n} cards to pay for {what}: discard one of your {others}.",
        what=purpose(s, s.agenda[-2] if len(s.agenda) > 1 else None),
        others=others,
    )


def purpose(s: State, step: Step | None) -> Said:
    if isinstance(step, Politics):
        return Said("political influence on {place}", place=place(s, step.space))
    return Said("political influence")


# Colonise


def colonise(s: State, step: Colonise, words: list[Word]) -> Said:
    number, allowed, hand = s.acted + 1, systems_allowed(s, step.seat), s.players[step.seat].hand.size()
    strength = max(0, global_strength(s, step.seat, COLONISE) - s.spent)
    if words == [PASS]:
        return Said(
            "Colonise, system {number} of {allowed}: you have no system that you can place with {hand} in"
            " hand and military strength {strength}. Pass.",
            number=number,
            allowed=allowed,
            hand=cards(hand),
            strength=strength,
        )
    return Said(
        "Colonise, system {number} of {allowed}: place a system from your hand of {hand}, or pass. Its cost"
        " is paid with other cards of the hand{less}, or met by military strength: you have {strength}"
        " unspent.",
        number=number,
        allowed=allowed,
        hand=cards(hand),
        less=bonus(s, step.seat, COLONISE),
        strength=strength,
    )


def space(_: State, step: ChooseSpace, _words: list[Word]) -> Said:
    return Said(
        "Where do you place {card:card}, printed cost {cost}? On a free space next to something that you"
        " influence, where you can pay for it or take it by strength.",
        card=step.card,
        cost=COST[step.card],
    )


def manner(s: State, step: ChooseManner, words: list[Word]) -> Said:
    cost = system_cost(s, step.seat, step.card, step.space)
    peacefully = Said("peacefully for {price}", price=price(cost))
    by_force = Said(
        "by military with {need} of your {strength} unspent strength",
        need=COST[step.card],
        strength=colonise_strength(s, step.seat, step.card, step.space),
    )
    if len(words) > 1:
        return Said(
            "{card:card} on {space:space}: {peacefully}, or {force}?",
            card=step.card,
            space=step.space,
            peacefully=peacefully,
            force=by_force,
        )
    return Said(
        "{card:card} on {space:space}: {only}?",
        card=step.card,
        space=step.space,
        only=listed([peacefully if words == [PEACEFULLY] else by_force]),
    )
