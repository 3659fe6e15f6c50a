"""Chapter "Crew": hiring at the Crew Station, retiring, and using crew members."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, listed
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.solar_sphere.cards.amounts import of
from perihelion.games.solar_sphere.cards.effects.effect import apply_all, usable
from perihelion.games.solar_sphere.cards.effects.printed import ACTIONS, RETIREMENTS
from perihelion.games.solar_sphere.cards.ids import Card, Location, Tier
from perihelion.games.solar_sphere.cards.tables import (
    CREW_ICON,
    CREW_KIND,
    CREW_SLOTS,
    CREW_STATION,
    CREW_TIER,
    CREW_WHEN,
    CRYSTAL,
    GOLD,
    NO_CARD,
    ON_DEPLOY,
    ON_VISIT,
    ORE,
    TIER_ANY,
    TIER_GOLD,
    TIER_POINTS,
)
from perihelion.games.solar_sphere.deploy.finish import leaves_way
from perihelion.games.solar_sphere.numbers import affordable, in_window, ready, stored
from perihelion.games.solar_sphere.place.tracks import gain_icon, gain_morale, score
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import HIRE, PAY, PAYMENTS, RETIRE, USE


def crew_options(s: State, seat: Seat, location: Location) -> list[int]:
    """SS-CREW-13, SS-CREW-14, SS-CREW-15, SS-CREW-16, SS-CREW-19. The upright crew cards that may be used
    now: any "turn" card, and "visit" cards on arrival."""
    player = s.players[seat]
    return [
        USE.of(card)
        for card in player.crew
        if ready(player, card)
        and in_window(card, location)
        and usable(s, seat, ACTIONS[CREW_KIND[card]])
        and leaves_way(s, seat, card)
    ]


def use_crew(s: State, seat: Seat, card: Card) -> None:
    """SS-CREW-13. Turn the card sideways and do what it says."""
    s.players[seat].use(card)
    apply_all(s, seat, ACTIONS[CREW_KIND[card]])


def refuse_use(s: State, seat: Seat, card: Card, location: Location) -> Refusal:
    """Why a crew card may not be used in this window."""
    player = s.players[seat]
    if card in s.display:
        return refuse_unhired(player, card)
    if card not in player.crew:
        return Refusal("SS-CREW-14", "{crew:card} is not in your crew.", card=card)
    if not ready(player, card):
        return Refusal("SS-CREW-13", "{crew:card} has been used this round.", card=card)
    if not in_window(card, location):
        return Refusal(
            moment_rule(CREW_WHEN[card]),
            "{crew:card} is used at another moment: {moment}.",
            card=card,
            moment=moment(CREW_WHEN[card]),
        )
    for effect in ACTIONS[CREW_KIND[card]]:
        if not effect.payable(s, seat):
            return effect.refuse(player, card)
    if not leaves_way(s, seat, card):
        return Refusal("SS-VIS-10", "After {crew:card} you could not finish your visit.", card=card)
    return Refusal("SS-CREW-15", "{crew:card} would change nothing now.", card=card)


def refuse_unhired(player: Player, card: Card) -> Refusal:
    """A card of the display works for nobody yet."""
    return Refusal(
        "SS-CREW-01",
        "{crew:card} is in the display and costs {price}; you have {stock}. An odd die sent to the"
        " {location:station} hires.",
        card=card,
        price=price_text(CREW_TIER[card]),
        stock=stock_text(player),
        station=CREW_STATION,
    )


def moment(when: int) -> Said:
    """When a card is used, for a sentence."""
    if when >= ON_VISIT:
        return Said("when you visit the {location:place}", place=when - ON_VISIT)
    if when == ON_DEPLOY:
        return Said("when you deploy a die")
    return Said("when a ship wins an attack with your drones")


def moment_rule(when: int) -> str:
    """The rule that says when such a card is used."""
    return "SS-CREW-16" if when >= ON_VISIT else "SS-CREW-17" if when == ON_DEPLOY else "SS-CREW-24"


def hireable(s: State, player: Player) -> list[int]:
    """The cards of the display that the player can pay."""
    gold, resources = player.stock[GOLD], stored(player)
    return [card for card in s.display if card != NO_CARD and affordable(CREW_TIER[card], gold, resources)]


class Hire(AskOne):
    """SS-CREW-01. Choose a card of the display that you can pay."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [HIRE.of(card) for card in hireable(s, s.players[seat])]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        card = HIRE.noun(option)
        tier = CREW_TIER[card]
        s.finish_visit()
        s.players[seat].stock[GOLD] -= TIER_GOLD[tier]
        s.then(Join(seat, card))
        if TIER_ANY[tier] > 0:
            s.then(PayExtra(seat, TIER_ANY[tier]))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not HIRE.says(option):
            return None
        card = HIRE.noun(option)
        if card not in s.display:
            return Refusal("SS-CREW-12", "{crew:card} is not in the display.", card=card)
        return Refusal(
            "SS-CREW-04",
            "{crew:card} costs {price}; you have {stock}.",
            card=card,
            price=price_text(CREW_TIER[card]),
            stock=stock_text(s.players[seat]),
        )


def price_text(tier: Tier) -> Said:
    """`2 gold and any 1 more`"""
    gold = of(GOLD, TIER_GOLD[tier])
    return Said("{gold} and any {n} more", gold=gold, n=TIER_ANY[tier]) if TIER_ANY[tier] else gold


def stock_text(player: Player) -> Said:
    """`2 ore, 0 gold, 1 crystal`"""
    return listed([of(resource, player.stock[resource]) for resource in (ORE, GOLD, CRYSTAL)])


class PayExtra(AskOne):
    """SS-CREW-04. The resources beyond the 2 gold, of any types."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        return [
            PAY.of(i)
            for i in range(len(PAYMENTS))
            if len(PAYMENTS[i]) == self.amount and covers(player, PAYMENTS[i])
        ]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        for resource in PAYMENTS[PAY.noun(option)]:
            s.players[seat].stock[resource] -= 1

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not PAY.says(option):
            return None
        return Refusal(
            "SS-CREW-04",
            "You owe {n} more of any type; you have {stock}.",
            n=self.amount,
            stock=stock_text(s.players[seat]),
        )


def covers(player: Player, payment: tuple[int, ...]) -> bool:
    return all(player.stock[resource] >= payment.count(resource) for resource in payment)


class Join(Step):
    """SS-CREW-05, SS-CREW-06, SS-CREW-07, SS-CREW-08. Points, token, icon; the card takes a slot, and a
    fourth one sends an older one into retirement."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: State) -> None:
        card, player = self.card, s.players[self.seat]
        score(s, self.seat, TIER_POINTS[CREW_TIER[card]])
        gain_morale(s, self.seat, take_from_display(s, card))
        gain_icon(s, self.seat, CREW_ICON[card])
        player.crew.append(card)
        player.refresh(card)
        if len(player.crew) > CREW_SLOTS:
            s.then(Retire(self.seat))


def take_from_display(s: State, card: Card) -> int:
    """SS-CREW-06, SS-CREW-12. The card leaves its slot empty; its morale token is returned and counts."""
    slot = s.display.index(card)
    token = s.tokens[slot]
    s.display[slot] = NO_CARD
    s.tokens[slot] = 0
    return token


class Retire(AskOne):
    """SS-CREW-08, SS-CREW-10. Retire one of the three older crew members: its bonus, then face down on the
    pile."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [RETIRE.of(card) for card in s.players[seat].crew[:CREW_SLOTS]]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        card = RETIRE.noun(option)
        player = s.players[seat]
        player.crew.remove(card)
        player.refresh(card)
        player.retired.append(card)
        apply_all(s, seat, RETIREMENTS[CREW_KIND[card]])

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not RETIRE.says(option):
            return None
        card = RETIRE.noun(option)
        if card in s.players[seat].crew:
            return Refusal(
                "SS-CREW-08", "{crew:card} has just been hired and cannot be the one to retire.", card=card
            )
        return Refusal("SS-CREW-09", "{crew:card} is not in your crew.", card=card)
