"""Chapter "Storage": gaining resources, and what to do when they do not fit."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.solar_sphere.cards.ids import Resource
from perihelion.games.solar_sphere.cards.tables import (
    CRYSTAL,
    GOLD,
    ORE,
    STORAGE,
)
from perihelion.games.solar_sphere.deploy.finish import still
from perihelion.games.solar_sphere.deploy.means import means_within
from perihelion.games.solar_sphere.numbers import room
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import DROP, LEAVE, TAKE


class Gain(Step):
    """SS-STORE-01. Resources go to the storage area one by one; SS-STORE-02 asks for each that does not
    fit."""

    def __init__(self, seat: Seat, resource: Resource, amount: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.amount: Final = amount

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        fitting = min(self.amount, room(player))
        player.stock[self.resource] += fitting
        if fitting < self.amount:
            left = self.amount - fitting - 1
            if left > 0:
                s.then(Gain(self.seat, self.resource, left))
            s.then(Overflow(self.seat, self.resource))


class Overflow(AskOne):
    """SS-STORE-02. Leave the new resource, or throw out a stored one of another type to keep it."""

    def __init__(self, seat: Seat, resource: Resource) -> None:
        super().__init__(seat)
        self.resource: Final = resource

    def options(self, s: State, seat: Seat) -> list[Word]:
        stock = s.players[seat].stock
        others = [
            resource for resource in (ORE, GOLD, CRYSTAL) if resource != self.resource and stock[resource] > 0
        ]
        offered = [LEAVE] if self.allows(s, seat, self.resource) else []
        return offered + [DROP.of(resource) for resource in others if self.allows(s, seat, resource)]

    def allows(self, s: State, seat: Seat, dropped: Resource) -> bool:
        """Without this one the visit under way can still be finished."""
        if s.visit.finished():
            return True
        means = means_within(s, seat)
        means.add(self.resource, 1)
        means.add(dropped, -1)
        return still(s, seat, means)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option != LEAVE:
            s.players[seat].stock[DROP.noun(option)] -= 1
            s.players[seat].stock[self.resource] += 1

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not DROP.says(option) and option != LEAVE:
            return None
        dropped = self.resource if option == LEAVE else DROP.noun(option)
        if option != LEAVE and dropped == self.resource:
            return Refusal(
                "SS-STORE-02",
                "To drop {resource:dropped} for {resource:dropped} is the same as to leave it.",
                dropped=dropped,
            )
        if option != LEAVE and s.players[seat].stock[dropped] == 0:
            return Refusal(
                "SS-STORE-02",
                "You have no {resource:dropped} among your {stored} stored resources.",
                dropped=dropped,
                stored=STORAGE,
            )
        return Refusal(
            "SS-VIS-10", "Without this {resource:dropped} you could not finish your visit.", dropped=dropped
        )


class GainAny(AskOne):
    """SS-STORE-01. Take so many resources, each of any type."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [
            TAKE.of(resource)
            for resource in (ORE, GOLD, CRYSTAL)
            if s.visit.finished() or helps(s, seat, resource)
        ]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if self.amount > 1:
            s.then(GainAny(seat, self.amount - 1))
        s.then(Gain(seat, TAKE.noun(option), 1))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_take(option) if TAKE.says(option) else None


def helps(s: State, seat: Seat, resource: Resource) -> bool:
    """With one more of this the visit under way can still be finished."""
    means = means_within(s, seat)
    means.add(resource, 1)
    return still(s, seat, means)


def refuse_take(option: Word) -> Refusal:
    return Refusal(
        "SS-VIS-10", "With {resource:taken} you could not finish your visit.", taken=TAKE.noun(option)
    )
