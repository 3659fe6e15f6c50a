"""Chapter "Take kickbacks": what the Corporation pays for morale."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Word
from perihelion.games.solar_sphere.cards.tables import (
    CRYSTAL,
    GOLD,
    KICKBACK_SALVAGE,
    ORE,
)
from perihelion.games.solar_sphere.deploy.finish import still
from perihelion.games.solar_sphere.deploy.means import can_fabricate, means_of
from perihelion.games.solar_sphere.place.drones import Fabricate, salvage
from perihelion.games.solar_sphere.place.storage import Gain, helps, refuse_take
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import FABRICATE, SALVAGE, TAKE


class Kickbacks(AskOne):
    """SS-KICK-05, SS-KICK-06. One after another: a resource of choice, 1 drone fabricated, or up to 2
    salvaged."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        free = s.visit.finished()
        offered = [TAKE.of(resource) for resource in (ORE, GOLD, CRYSTAL) if free or helps(s, seat, resource)]
        if can_fabricate(player) and (free or allows_drone(s, seat)):
            offered.append(FABRICATE)
        if player.inactive > 0 and (free or allows_salvage(s, seat)):
            offered.append(SALVAGE)
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if self.left > 1:
            s.then(Kickbacks(seat, self.left - 1))
        if option == FABRICATE:
            s.then(Fabricate(seat, 1))
        elif option == SALVAGE:
            salvage(s, seat, KICKBACK_SALVAGE)
        else:
            s.then(Gain(seat, TAKE.noun(option), 1))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        player = s.players[seat]
        if TAKE.says(option):
            return refuse_take(option)
        if option == FABRICATE:
            if can_fabricate(player):
                return Refusal(
                    "SS-VIS-10", "With a drone you could not finish your visit; a resource is missing."
                )
            return Refusal("SS-KICK-05", "Your reserve is empty and you have no satellite to recover.")
        if option == SALVAGE:
            if player.inactive > 0:
                return Refusal(
                    "SS-VIS-10", "With a drone you could not finish your visit; a resource is missing."
                )
            return Refusal("SS-KICK-05", "You have no inactive drone to salvage.")
        return None


def allows_drone(s: State, seat: Seat) -> bool:
    """With a drone fabricated the visit under way can still be finished."""
    means = means_of(s.players[seat])
    means.fabricate(s.players[seat])
    return still(s, seat, means)


def allows_salvage(s: State, seat: Seat) -> bool:
    """The same with what may be salvaged."""
    means = means_of(s.players[seat])
    means.salvages = KICKBACK_SALVAGE
    return still(s, seat, means)
