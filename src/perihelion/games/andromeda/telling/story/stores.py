"""The log of stores: resources, payments, tactics cards."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import NOTHING_SAID, Said, series
from perihelion.core.steps import Side, Step
from perihelion.games.andromeda.battle.escalation import MoveIn
from perihelion.games.andromeda.battle.preparations import DiceForEnergy
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.effects.stores import GainFor
from perihelion.games.andromeda.cards.resources import CREDIT, TACTICS
from perihelion.games.andromeda.developments.build import Found, Rebuild
from perihelion.games.andromeda.free.pieces import Collect, Recruit
from perihelion.games.andromeda.launch.launch import LaunchShip
from perihelion.games.andromeda.modules.buy import BuyNext
from perihelion.games.andromeda.numbers import development_of
from perihelion.games.andromeda.payment.settle import FallAway, Paid, PayByDefault, Settle, SpendCard
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.ships import ShipBuilt
from perihelion.games.andromeda.stores.draw import DrawCard, DrawCards
from perihelion.games.andromeda.stores.gain import GainUnit, GiveUnit, KeepAtMost, LoseUnit, StealCard
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    amount,
    amounts,
    card_names,
    leaders,
    place,
    tactics,
)
from perihelion.games.andromeda.telling.story.changes import (
    Lines,
    gained,
    gains,
    losses,
    lost,
    scored,
    told_apart,
)
from perihelion.games.andromeda.words import CREDIT_FOR, DRAW, GAIN, SAVE, SPEND_CARD, STEAL, UNIT
from perihelion.games.kit.telling.tellers import asked

# Cards


def draws(m: Moment, step: DrawCards) -> Lines:
    """AE-TAC-03. How many cards is for all, which ones is not; told with the first."""
    shuffled = not m.before.tactics.size() and m.after.tactics.size() > 0
    lines: Lines = [Said("The discarded tactics cards are shuffled into a new deck.")] if shuffled else []
    if step.begun or step.count <= 0:
        return lines
    left = m.before.tactics.size() + len(m.before.tactics.discard)
    coming = min(step.count, left)
    if coming:
        lines.append(Said("{player:who} draws {cards}.", who=step.side, cards=tactics(coming)))
    if coming < step.count:
        lines.append(Said("No tactics card is left to draw for {player:who}.", who=step.side))
    return lines


def drawn(m: Moment, step: DrawCard) -> Lines:
    """AE-TAC-01. A first hand is told as a whole."""
    if m.after.turn:
        return [Sentence(Said("You draw {card:card}.", card=DRAW.noun(m.word)), step.side)]
    following = asked(m.after)
    if isinstance(following, DrawCards) and following.count:
        return []
    hand = card_names(list(m.after.players[step.side].hand.cards))
    return [Sentence(Said("Your first hand: {hand}.", hand=hand), step.side)]


def played(_: Moment, step: PlayCard) -> Lines:
    """AE-TAC-02."""
    return [Said("{player:who} plays {card:card}.", who=step.side, card=step.card)]


# Gains and losses


def gains_for(m: Moment, step: GainFor) -> Lines:
    """Cards and what is chosen are told by themselves."""
    return gains(m, step.side)


def unit_gained(m: Moment, step: GainUnit) -> Lines:
    """AE-RES-03. A card is told as a draw."""
    if not GAIN.says(m.word) or GAIN.noun(m.word) == TACTICS:
        return []
    return [Said("{player:who} gains {what}.", who=step.seat, what=amount(GAIN.noun(m.word), 1))]


def unit_lost(m: Moment, step: LoseUnit) -> Lines:
    """AE-P-51."""
    if SPEND_CARD.says(m.word):
        told = Said("{player:who} loses {card:card}.", who=step.seat, card=SPEND_CARD.noun(m.word))
        return [Sentence(told, news=(News("lost", step.seat, told),))]
    return losses(m, step.seat)


def kept(m: Moment, step: KeepAtMost) -> Lines:
    return losses(m, step.side)


def unit_given(m: Moment, step: GiveUnit) -> Lines:
    """AE-P-51. Which card it is only giver and taker read; a stolen one is told when it is drawn."""
    giver, taker = step.seat, step.taker
    if SPEND_CARD.says(m.word):
        told = Said("{player:giver} gives {player:taker} a tactics card.", giver=giver, taker=taker)
        secret = Said("It is {card:card}.", card=SPEND_CARD.noun(m.word))
        return told_apart(told, secret, giver, taker)
    found = amounts(lost(m, giver))
    if not UNIT.says(m.word) or not found:
        return []
    told = Said(
        "{player:giver} hands {what} over to {player:taker}.", giver=giver, what=series(found), taker=taker
    )
    return [Sentence(told, news=(News("lost", giver, told), News("won", taker, told)))]


def card_stolen(m: Moment, step: StealCard) -> Lines:
    """AE-P-51."""
    told = Said(
        "{player:taker} takes a tactics card of {player:giver} at random.",
        taker=step.taker,
        giver=step.giver,
    )
    secret = Said("It is {card:card}.", card=STEAL.noun(m.word))
    line = Sentence(told, news=(News("lost", step.giver, told), News("won", step.taker, told)))
    return [line, Sentence(secret, step.giver, step.taker)]


def collected(m: Moment, step: Collect) -> Lines:
    """AE-FREE-04."""
    found = amounts(gained(m, step.side))
    return [
        Said(
            "{player:who} collects {what} in {place}.",
            who=step.side,
            what=series(found),
            place=place(m.after, step.region),
        )
    ]


def recruited(m: Moment, step: Recruit) -> Lines:
    """AE-FREE-02."""
    return [recruits(m.after, step.side, step.count, step.region)]


def recruits(s: State, side: Side, count: int, region: int) -> Said:
    return Said(
        "{player:who} recruits {leaders} in {place}.",
        who=side,
        leaders=leaders(count),
        place=place(s, region),
    )


def points_scored(m: Moment, step: Score) -> Lines:
    """AE-END-06."""
    return scored(m, step.side)


# Payments


def paid(m: Moment, _: PayByDefault) -> Lines:
    """AE-P-18. What is paid out of the stores, and for what; dice for energy are told as such."""
    who = m.before.bill.payer
    found, purpose = amounts(lost(m, who)), behind(m.before)
    if not found or isinstance(purpose, DiceForEnergy):
        return []
    what, reason = series(found), bought(m.before, purpose)
    if reason:
        return [Said("{player:who} pays {what} for {reason}.", who=who, what=what, reason=reason)]
    return [Said("{player:who} pays {what}.", who=who, what=what)]


def behind(s: State) -> Step | None:
    """What a payment is for: the step that follows it."""
    return s.agenda[-1] if s.agenda else None


def bought(s: State, purpose: Step | None) -> Said:
    """What is paid for, where that is a thing."""
    if isinstance(purpose, (LaunchShip, MoveIn)):
        return Said("the Jump")
    if isinstance(purpose, ShipBuilt):
        return Said("a {ship:ship}", ship=purpose.ship)
    if isinstance(purpose, (Found, Rebuild)):
        return Said(
            "the {development:kind} on {place}",
            kind=development_of(s, purpose.region),
            place=place(s, purpose.region),
        )
    if isinstance(purpose, BuyNext):
        return Said("{module:card}", card=s.purchases[-1].aside[-1])
    return NOTHING_SAID


def settled(m: Moment, step: Settle) -> Lines:
    """AE-RES-02, AE-RES-03. What is paid in another way; moons and tokens are told by themselves."""
    if CREDIT_FOR.says(m.word):
        return [
            Said(
                "{player:who} pays {credit} in place of {what}.",
                who=step.seat,
                credit=amount(CREDIT, 1),
                what=amount(CREDIT_FOR.noun(m.word), 1),
            )
        ]
    if UNIT.says(m.word) and UNIT.noun(m.word) != TACTICS:
        return [Said("{player:who} pays {what}.", who=step.seat, what=amount(UNIT.noun(m.word), 1))]
    return []


def fallen_away(m: Moment, step: FallAway) -> Lines:
    """AE-P-18."""
    if not SAVE.says(m.word):
        return []
    return [
        Said("{player:who} saves {what}.", who=step.seat, what=amount(SAVE.noun(m.word), 1)),
    ]


def card_spent(m: Moment, step: SpendCard) -> Lines:
    """AE-P-17. Everybody sees it on the discard pile."""
    if not SPEND_CARD.says(m.word):
        return []
    return [Said("{player:who} pays with {card:card}.", who=step.seat, card=SPEND_CARD.noun(m.word))]


def leaders_paid(m: Moment, _: Paid) -> Lines:
    """AE-DEV-06, AE-DEV-14."""
    bill = m.before.bill
    if not bill.leaders:
        return []
    who = bill.payer
    lines: Lines = []
    for region in range(REGION_COUNT):
        came = m.before.regions[region].leaders[who] - m.after.regions[region].leaders[who]
        if came:
            lines.append(recruits(m.after, who, came, region))
    told = Said("{player:who} spends {leaders}.", who=who, leaders=leaders(bill.leaders))
    return [*lines, Sentence(told)]
