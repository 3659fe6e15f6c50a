"""Chapter "Resistance Fleet": sending drones against ships."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Side, Word
from perihelion.games.solar_sphere.cards.amounts import active_drones
from perihelion.games.solar_sphere.cards.ids import Slot, Slots
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    CRYSTAL,
    NO_SHIP,
)
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import ATTACK, DONE, SEND


def can_attack(s: State, seat: Seat) -> bool:
    """SS-FLT-03, SS-FLT-06. 1 crystal and 1 active drone."""
    player = s.players[seat]
    return player.stock[CRYSTAL] > 0 and player.active > 0


class Attack(AskOne):
    """SS-FLT-01, SS-FLT-06. Attack any number of ships, at least one; `attacked` are those of this visit.

    SS-FLT-05: each costs 1 crystal, also one with drones of an earlier visit."""

    def __init__(self, seat: Seat, attacked: Slots) -> None:
        super().__init__(seat)
        self.attacked: Final = attacked

    def options(self, s: State, seat: Seat) -> list[Word]:
        offered: list[Word] = []
        if can_attack(s, seat):
            offered = [
                ATTACK.of(s.ships[slot])
                for slot in range(4)
                if s.ships[slot] != NO_SHIP and slot not in self.attacked
            ]
        if self.attacked:
            offered.append(DONE)
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            return
        slot = s.ships.index(ATTACK.noun(option))
        s.finish_visit()
        s.players[seat].stock[CRYSTAL] -= 1
        s.then(Send(seat, slot), Attack(seat, tuple(sorted((*self.attacked, slot)))))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == DONE:
            return Refusal("SS-FLT-06", "The action is taken, so at least one ship must be attacked.")
        if not ATTACK.says(option):
            return None
        ship, player = ATTACK.noun(option), s.players[seat]
        if ship not in s.ships:
            return Refusal("SS-FLT-01", "{ship:ship} is not in the fleet.", ship=ship)
        if s.ships.index(ship) in self.attacked:
            return Refusal(
                "SS-FLT-03", "You have already sent drones to {ship:ship} in this visit.", ship=ship
            )
        return Refusal(
            "SS-FLT-03",
            "Needs 1 crystal and 1 active drone; you have {crystal} and {drones}.",
            crystal=player.stock[CRYSTAL],
            drones=player.active,
        )


class Send(AskOne):
    """SS-FLT-03, SS-FLT-04, SS-DRONE-05. 1 or more active drones go to this ship, into your column on it;
    SS-FLT-07: there they wait for Battle."""

    def __init__(self, seat: Seat, slot: Slot) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [SEND.of(drones) for drones in range(1, s.players[seat].active + 1)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        drones = SEND.noun(option)
        s.players[seat].active -= drones
        add_drones(s, self.slot, seat, drones)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not SEND.says(option):
            return None
        return Refusal(
            "SS-FLT-03",
            "You must send at least 1 and have {drones}.",
            drones=active_drones(s.players[seat].active),
        )


def add_drones(s: State, slot: Slot, side: Side, drones: int) -> None:
    """SS-FLT-04. The first drones of a side take the left-most empty column; later ones join them."""
    first = slot * COLUMNS
    column = first
    for candidate in range(first, first + COLUMNS):
        column = candidate
        if s.column_owners[candidate] == side or s.column_drones[candidate] == 0:
            break
    s.column_owners[column] = side
    s.column_drones[column] += drones


def swap_columns(s: State, slot: Slot, other: Slot) -> None:
    """Exchange the drone columns of two slots."""
    for column in range(COLUMNS):
        a, b = slot * COLUMNS + column, other * COLUMNS + column
        s.column_owners[a], s.column_owners[b] = s.column_owners[b], s.column_owners[a]
        s.column_drones[a], s.column_drones[b] = s.column_drones[b], s.column_drones[a]
