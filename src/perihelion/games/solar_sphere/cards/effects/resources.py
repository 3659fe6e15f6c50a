"""Effects that bring resources: gains, trades and kickbacks."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Seat
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, amount_of, repeated
from perihelion.games.solar_sphere.cards import amounts
from perihelion.games.solar_sphere.cards.effects.effect import VERBS, Effect
from perihelion.games.solar_sphere.cards.ids import Card, Resource
from perihelion.games.solar_sphere.cards.tables import (
    RESOURCES,
)
from perihelion.games.solar_sphere.deploy.kickbacks import Kickbacks
from perihelion.games.solar_sphere.deploy.means import Help
from perihelion.games.solar_sphere.place.storage import Gain, GainAny
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State

KICKBACK_WORTH: Final = 0.82  # a resource, a drone or two salvaged
ARROW: Final = Part(icon="arrow", quiet=True)


class GainResource(Effect):
    """gain = { ore = 1 }"""

    def __init__(self, resource: Resource, amount: int) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> GainResource:
        entry.only()
        resource, amount = entry.amount(RESOURCES)
        return GainResource(RESOURCES.index(resource), amount)

    def text(self) -> Said:
        return Said("gain {what}", what=amounts.of(self.resource, self.amount))

    def parts(self) -> list[Part]:
        return amount_of(RESOURCES[self.resource], self.amount)

    def apply(self, s: State, seat: Seat) -> None:
        s.then(Gain(seat, self.resource, self.amount))

    def helps(self, help: Help) -> None:
        help.gains[self.resource] += self.amount

    def worth(self) -> float:
        return 1.3 * self.amount


VERBS.teach("gain", GainResource.read)


class GainChosen(Effect):
    """gain_any = 1"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> GainChosen:
        entry.only()
        return GainChosen(entry.whole())

    def text(self) -> Said:
        return Said("gain any {resources}", resources=amounts.resources(self.amount))

    def parts(self) -> list[Part]:
        return amount_of("any", self.amount)

    def apply(self, s: State, seat: Seat) -> None:
        s.then(GainAny(seat, self.amount))

    def helps(self, help: Help) -> None:
        help.any += self.amount

    def worth(self) -> float:
        return 1.4 * self.amount


VERBS.teach("gain_any", GainChosen.read)


class Trade(Effect):
    """trade = { ore = 1 }, for = { gold = 2 }. SS-CREW-18: the payment must be in storage first."""

    def __init__(self, paid: Resource, paid_amount: int, resource: Resource, amount: int) -> None:
        self.paid: Final = paid
        self.paid_amount: Final = paid_amount
        self.resource: Final = resource
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> Trade:
        entry.only("for")
        paid, paid_amount = entry.amount(RESOURCES)
        resource, amount = entry.amount(RESOURCES, "for")
        return Trade(RESOURCES.index(paid), paid_amount, RESOURCES.index(resource), amount)

    def text(self) -> Said:
        price, gain = amounts.of(self.paid, self.paid_amount), amounts.of(self.resource, self.amount)
        return Said("trade {price} for {gain}", price=price, gain=gain)

    def parts(self) -> list[Part]:
        price = repeated(RESOURCES[self.paid], self.paid_amount)
        return [*price, ARROW, *repeated(RESOURCES[self.resource], self.amount)]

    def payable(self, s: State, seat: Seat) -> bool:
        return s.players[seat].stock[self.paid] >= self.paid_amount

    def refuse(self, player: Player, card: Card) -> Refusal:
        price, owned = amounts.of(self.paid, self.paid_amount), player.stock[self.paid]
        return Refusal(
            "SS-CREW-18", "{crew:card} takes {price}; you have {owned}.", card=card, price=price, owned=owned
        )

    def apply(self, s: State, seat: Seat) -> None:
        s.players[seat].stock[self.paid] -= self.paid_amount
        s.then(Gain(seat, self.resource, self.amount))

    def helps(self, help: Help) -> None:
        help.price[self.paid] += self.paid_amount
        help.gains[self.resource] += self.amount

    def worth(self) -> float:
        return 0.9


VERBS.teach("trade", Trade.read)


class Kickback(Effect):
    """kickback = 1. SS-KICK-08, SS-CREW-27: no marker moves and nothing is doubled."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> Kickback:
        entry.only()
        return Kickback(entry.whole())

    def text(self) -> Said:
        return Said("take {kickbacks}", kickbacks=amounts.kickbacks(self.amount))

    def parts(self) -> list[Part]:
        return amount_of("spanner", self.amount)

    def apply(self, s: State, seat: Seat) -> None:
        s.then(Kickbacks(seat, self.amount))

    def helps(self, help: Help) -> None:
        help.kickbacks += self.amount

    def worth(self) -> float:
        return KICKBACK_WORTH * self.amount


VERBS.teach("kickback", Kickback.read)
