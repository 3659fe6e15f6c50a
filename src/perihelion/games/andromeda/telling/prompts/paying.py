"""Questions about resources: payments, and what is gained, lost or handed over by choice."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import NOTHING_SAID, Many, Said, either
from perihelion.core.steps import Ask, Step, Word
from perihelion.games.andromeda.battle.escalation import MoveIn
from perihelion.games.andromeda.battle.preparations import DiceForEnergy
from perihelion.games.andromeda.cards.effects.effect import ChooseCost
from perihelion.games.andromeda.cards.modules import MODULE_TYPE
from perihelion.games.andromeda.cards.resources import ANY, BASIC
from perihelion.games.andromeda.developments.build import Found, Rebuild
from perihelion.games.andromeda.launch.launch import LaunchShip
from perihelion.games.andromeda.modules.buy import BuyNext
from perihelion.games.andromeda.numbers import development_of
from perihelion.games.andromeda.payment.settle import FallAway, Settle, SpendCard, SpendCards
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.ships import ShipBuilt
from perihelion.games.andromeda.stores.gain import (
    GainUnit,
    GainUnits,
    GiveUnit,
    HandOver,
    LoseUnit,
    LoseUnits,
)
from perihelion.games.andromeda.telling.phrases import dice, module, place, price, resource, resources, stock
from perihelion.games.andromeda.telling.prompts.cards import numbered
from perihelion.games.andromeda.telling.prompts.scene import because, cause_of
from perihelion.games.andromeda.words import CASH, COLLECT, CREDIT_FOR, PAY, PLAY, UNIT
from perihelion.games.kit.telling.phrases import clauses

# What is paid for


def purpose(s: State) -> Said:
    """`your new fighter`, `the Jump of your heavy cruiser`"""
    for step in reversed(s.agenda[:-1]):
        if isinstance(step, Ask):
            break
        found = paid_by(s, step)
        if found:
            return found
    return cause_of(s) or Said("what you have begun")


def paid_by(s: State, step: Step) -> Said:
    if isinstance(step, LaunchShip):
        return Said("the Jump of your {ship:ship}", ship=step.ship)
    if isinstance(step, ShipBuilt):
        return Said("a new {ship:ship}", ship=step.ship)
    if isinstance(step, Found):
        return Said(
            "the {development:kind} on {place}",
            kind=development_of(s, step.region),
            place=place(s, step.region),
        )
    if isinstance(step, Rebuild):
        return Said("the development on {place}, which stands again then", place=place(s, step.region))
    if isinstance(step, MoveIn):
        return Said("the Jumps of your ships")
    if isinstance(step, DiceForEnergy):
        return Said("{dice} more", dice=dice(step.energy * s.battle.rates[step.side]))
    if isinstance(step, BuyNext) and s.purchases and s.purchases[-1].aside:
        card = s.purchases[-1].aside[-1]
        return module(MODULE_TYPE[card], card)
    return NOTHING_SAID


# Payments


def settle(s: State, step: Settle, words: list[Word]) -> Said:
    """AE-P-18. What is due, what is there, and what can still change it."""
    return Said(
        "You owe {due} for {what} and have {stock}. {How}",
        what=purpose(s),
        due=due(s),
        stock=stock(s, step.seat),
        how=how_to_pay(words),
    )


def due(s: State) -> Said:
    """AE-DEV-03. The rest of a price, leaders among it, less what falls away."""
    bill = s.bill
    owed = price(bill.cost)
    if bill.leaders:
        owed = Many(bill.leaders, "{owed} with {n} leader", "{owed} with {n} leaders", owed=owed)
    if not bill.less:
        return owed
    return Said("{owed}, less {less} of your choice", owed=owed, less=resources(bill.less))


def how_to_pay(words: list[Word]) -> Said:
    ways = [told for verb, told in OTHER_WAYS if any(verb.says(word) for word in words)]
    if not ways:
        return Said("Pay?")
    if PAY not in words:
        return Said("{Ways}?", ways=either(ways))
    return Said("Pay, or first {ways}?", ways=either(ways))


OTHER_WAYS: Final = (
    (PLAY, Said("play a card that lowers the price")),
    (CASH, Said("discard a moon for what it brings")),
    (COLLECT, Said("collect tokens where your ships are")),
    (CREDIT_FOR, Said("give a credit in place of a material")),
    (UNIT, Said("choose what you pay with")),
)


def fall_away(s: State, _: FallAway, _words: list[Word]) -> Said:
    return Many(
        s.bill.less,
        "You owe {due} for {what}, of which {n} resource falls away. Which?",
        "You owe {due} for {what}, of which {n} resources fall away. Which one first?",
        what=purpose(s),
        due=price(s.bill.cost),
    )


def spend_card(s: State, _: SpendCard, _words: list[Word]) -> Said:
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    left = below.count + 1 if isinstance(below, SpendCards) else 1
    return Many(
        left,
        "You pay for {what} with {n} tactics card: which one? It lies open on the discard pile then.",
        "You pay for {what} with {n} tactics cards: which one first? They lie open on the discard pile then.",
        what=purpose(s),
    )


def choose_cost(s: State, step: ChooseCost, _: list[Word]) -> Said:
    ways = [numbered(i, price(cost)) for i, cost in enumerate(step.costs)]
    return because(s, Said("you pay one side of the moon in the input slot. {Ways}.", ways=clauses(ways)))


# By choice


def unit(what: int) -> Said:
    """What units of choice may be."""
    if what == BASIC:
        return Said("titanium, nanocarbon or ice")
    return Said("resources of any kind") if what == ANY else resource(what)


def one(what: int) -> Said:
    """`1 resource of any kind`"""
    return Said("1 resource of any kind") if what == ANY else Said("1 {what}", what=unit(what))


def gain_unit(s: State, step: GainUnit, _: list[Word]) -> Said:
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    more = below.count if isinstance(below, GainUnits) else 0
    if not more:
        return because(s, Said("gain {what}. Which?", what=one(step.what)))
    return because(s, Said("gain {n} {what}. Which one first?", n=more + 1, what=unit(step.what)))


def lose_unit(s: State, step: LoseUnit, _: list[Word]) -> Said:
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    more = below.count if isinstance(below, LoseUnits) else 0
    had = stock(s, step.seat)
    if not more:
        return because(s, Said("you lose {what}. Which? You have {had}.", what=one(step.what), had=had))
    return because(
        s,
        Said(
            "you lose {n} {what}. Which one first? You have {had}.",
            n=more + 1,
            what=unit(step.what),
            had=had,
        ),
    )


def give_unit(s: State, step: GiveUnit, _: list[Word]) -> Said:
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    more = below.count if isinstance(below, HandOver) else 0
    if step.stolen:
        return because(
            s,
            Many(
                more + 1,
                "{player:taker} has beaten you and takes {n} resource. Which do you give? A tactics card is"
                " drawn at random.",
                "{player:taker} has beaten you and takes {n} resources. Which do you give first? A tactics"
                " card is drawn at random.",
                taker=step.taker,
            ),
        )
    return because(
        s,
        Many(
            more + 1,
            "you give {n} resource to {player:taker}. Which? A card is seen by the two of you only.",
            "you give {n} resources to {player:taker}. Which first? A card is seen by the two of you only.",
            taker=step.taker,
        ),
    )
