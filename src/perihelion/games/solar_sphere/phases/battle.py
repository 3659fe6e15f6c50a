"""Chapter "Phase 3: Battle": each Resistance ship is resolved, one at a time."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Chance, Seat, Side, Step, Word
from perihelion.games.solar_sphere.cards.ids import Slot
from perihelion.games.solar_sphere.cards.tables import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    COLUMNS,
    CORPORATION,
    LEVEL_DISCARDS,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    ON_BATTLE_FAIL,
    RESISTANCE_WEIGHTS,
    SHIP_BONUSES,
    SHIP_CORPORATION,
    SHIP_ICONS,
    SHIP_RESISTANCE,
    TOP_LEFT,
    TOP_RIGHT,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE
from perihelion.games.solar_sphere.numbers import (
    commander,
    drones_of,
    drones_on,
    final_round,
    ranking,
    ready_card,
)
from perihelion.games.solar_sphere.place.fleet import add_drones, swap_columns
from perihelion.games.solar_sphere.place.tracks import (
    gain_icon,
    gain_morale,
    gain_reputation,
    lose_morale,
    score,
)
from perihelion.games.solar_sphere.state import State, dranda_of
from perihelion.games.solar_sphere.words import DECLINE, REROLL, RESIST


class Battle(Step):
    """SS-BAT-01. Bottom left, bottom right, top left, top right."""

    def run(self, s: State) -> None:
        s.then(
            ResolveShip(BOTTOM_LEFT), ResolveShip(BOTTOM_RIGHT), ResolveShip(TOP_LEFT), ResolveShip(TOP_RIGHT)
        )


class ResolveShip(Step):
    """SS-BAT-03, SS-BAT-17. The Commander rolls; a ship without any drone wins without a roll."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def run(self, s: State) -> None:
        if s.ships[self.slot] == NO_SHIP:
            return
        if drones_on(s, self.slot) == 0:
            s.then(ShipWins(self.slot))
        else:
            s.then(RollResistance(self.slot), Outcome(self.slot, 0))


class RollResistance(Chance):
    """SS-BAT-03. The Resistance die; SS-CORP-02: also where the Corporation is Commander."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def weights(self, s: State) -> list[int]:
        return list(RESISTANCE_WEIGHTS)

    def happen(self, s: State, outcome: int) -> None:
        s.resistance = outcome

    def word(self, s: State, outcome: int) -> Word:
        return RESIST.of(outcome)


def succeeds(s: State, slot: Slot) -> bool:
    """SS-BAT-04. All drones on the card against resistance and roll."""
    return drones_on(s, slot) >= SHIP_RESISTANCE[s.ships[slot]] + s.resistance


class Outcome(Step):
    """SS-BAT-04, SS-BAT-05. Success, or the next player in turn order who may reroll, or the ship wins."""

    def __init__(self, slot: Slot, asked: int) -> None:
        self.slot: Final = slot
        self.asked: Final = asked
        """The place in turn order to ask next."""

    def run(self, s: State) -> None:
        if succeeds(s, self.slot):
            s.then(Victory(self.slot))
            return
        for place in range(self.asked, s.sides):
            if may_reroll(s, s.order[place], self.slot):
                s.then(OfferReroll(s.order[place], self.slot, place))
                return
        s.then(ShipWins(self.slot))


def may_reroll(s: State, side: Side, slot: Slot) -> bool:
    """SS-CREW-24. A player with drones there and a ready Flight Tactician."""
    return (
        not s.driven(side)
        and drones_of(s, slot, side) > 0
        and ready_card(s.players[side], ON_BATTLE_FAIL) != NO_CARD
    )


class OfferReroll(AskOne):
    """SS-BAT-05, SS-BAT-18. Reroll the Resistance die with the Flight Tactician, or decline."""

    def __init__(self, seat: Seat, slot: Slot, place: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.place: Final = place

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [REROLL, DECLINE]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == DECLINE:
            s.then(Outcome(self.slot, self.place + 1))
            return
        player = s.players[seat]
        player.use(ready_card(player, ON_BATTLE_FAIL))
        s.then(RollResistance(self.slot), Outcome(self.slot, 0))


class Victory(Step):
    """SS-BAT-06, SS-BAT-07, SS-BAT-08, SS-BAT-09. Bonuses by rank, 1 morale for each attacker, the card for
    the Commander, drones back.

    SS-CORP-03: the rank of the Corporation is no player's. SS-SOLO-37: DRANDA takes part as a player."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def run(self, s: State) -> None:
        attackers = ranking(s, self.slot)
        bonuses = SHIP_BONUSES[s.ships[self.slot]]
        for rank in range(len(attackers)):
            if attackers[rank] != CORPORATION:
                score(s, attackers[rank], bonuses[rank if rank < 2 else 2])
                gain_morale(s, attackers[rank], 1)
        claim(s, self.slot)
        if s.dranda is not None:
            discard_dranda_drones(s, self.slot)
        clear_ship(s, self.slot)


def claim(s: State, slot: Slot) -> None:
    """SS-BAT-08, SS-BAT-13, SS-BAT-16. The Commander takes the card, its icons and a reputation for the
    Corporation icon. SS-CORP-02: nobody, if it is the Corporation."""
    side = commander(s, slot)
    if side in (NOBODY, CORPORATION):
        return
    ship = s.ships[slot]
    s.side_of(side).claim(ship)
    for icon in SHIP_ICONS[ship]:
        gain_icon(s, side, icon)
    if SHIP_CORPORATION[ship]:
        gain_reputation(s, side, 1)


def discard_dranda_drones(s: State, slot: Slot) -> None:
    """SS-SOLO-38. After a success DRANDA discards 2 or 1 of its drones there from the game, at most those
    there."""
    dranda = dranda_of(s)
    for column in range(slot * COLUMNS, (slot + 1) * COLUMNS):
        if s.column_owners[column] == DRANDA_SIDE:
            lost = min(LEVEL_DISCARDS[dranda.level], s.column_drones[column])
            s.column_drones[column] -= lost
            dranda.removed += lost


def clear_ship(s: State, slot: Slot) -> None:
    """SS-BAT-09, SS-BAT-14, SS-DRONE-08, SS-SOLO-39. Drones go to inactive, to DRANDA's supply or beside the
    deck; the card is gone."""
    for column in range(slot * COLUMNS, (slot + 1) * COLUMNS):
        drones, side = s.column_drones[column], s.column_owners[column]
        if side == CORPORATION:
            s.corporation_drones += drones
        elif side != NOBODY:
            s.side_of(side).bring_home(drones)
        s.column_drones[column] = 0
        s.column_owners[column] = NOBODY
    s.ships[slot] = NO_SHIP


class ShipWins(Step):
    """SS-BAT-10, SS-BAT-11, SS-BAT-12, SS-BAT-13, SS-BAT-14, SS-BAT-15. Top row: the card moves down with a
    Corporation drone. Bottom row or final round: defeat.

    SS-SOLO-13: DRANDA never loses morale."""

    def __init__(self, slot: Slot) -> None:
        self.slot: Final = slot

    def run(self, s: State) -> None:
        if self.slot < BOTTOM_LEFT and not final_round(s):
            move_down(s, self.slot)
            return
        for seat in range(s.seat_count):
            lose_morale(s, seat, 1)
        claim(s, self.slot)
        clear_ship(s, self.slot)


def move_down(s: State, slot: Slot) -> None:
    """SS-BAT-10, SS-BAT-11. Straight down with all its drones, and 1 Corporation drone in the first empty
    column."""
    below = slot + BOTTOM_LEFT
    s.ships[below], s.ships[slot] = s.ships[slot], NO_SHIP
    swap_columns(s, slot, below)
    s.corporation_drones -= 1
    add_drones(s, below, CORPORATION, 1)
