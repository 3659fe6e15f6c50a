"""Repair actions, and damage to modules."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES, minus, plus
from perihelion.games.andromeda.cards.powers import REPAIR_ACTION
from perihelion.games.andromeda.cards.raiders import INFECTIONS
from perihelion.games.andromeda.cards.tracks import TYPE_COUNT
from perihelion.games.andromeda.free.own import Own, Steady
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.stores.score import score
from perihelion.games.andromeda.words import (
    DAMAGE,
    DONE,
    MEND,
    MOST_PLACES,
    RECHARGE,
    REPAIR_SHIP,
    plate_of,
)


class Repairs(Step):
    """AE-REP-02, AE-REP-03. Repair actions one after the other, which may be stopped where it says "up
    to"."""

    def __init__(self, side: Side, count: int, up_to: bool) -> None:
        self.side: Final = side
        self.count: Final = count
        self.up_to: Final = up_to

    def run(self, s: State) -> None:
        if not self.count:
            return
        more = Repairs(self.side, self.count - 1, self.up_to)
        if repairable(s.players[self.side]):
            s.then(Repair(self.side, self.up_to, more))
        else:
            s.then(NothingToRepair(self.side), more)


class NothingToRepair(Step):
    """AE-REP-01. Then a repair action is 1 VP."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        score(s, self.side, 1)
        LATE.powers.fire(s, self.side, REPAIR_ACTION)


class Repair(Steady):
    """AE-P-30. A scrapped ship, a shield icon or a module."""

    def __init__(self, seat: Seat, up_to: bool, more: Repairs) -> None:
        super().__init__(seat)
        self.up_to: Final = up_to
        self.more: Final = more

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = repairs_of(s.players[seat])
        return [*words, DONE] if self.up_to or not words else words

    def resume(self) -> Step:
        """A free action may have left nothing to repair."""
        return Repairs(self.seat, self.more.count + 1, self.up_to)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            return
        s.then(self.more)
        repair(s.players[seat], option)
        LATE.powers.fire(s, seat, REPAIR_ACTION)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return why_not_repair(s.players[seat], option, self.up_to)


def repairable(player: Player) -> bool:
    return bool(repairs_of(player))


def repairs_of(player: Player) -> list[Word]:
    """AE-REP-01. What can be repaired."""
    words = [REPAIR_SHIP.of(ship) for ship in SHIP_TYPES if player.yard[ship]]
    words += [RECHARGE.of(ship) for ship in SHIP_TYPES if player.shields[ship]]
    for row in range(TYPE_COUNT):
        modules = player.rows[row]
        for place in range(len(modules)):
            if modules[place].damaged():
                words.append(MEND.of(plate_of(row, place)))
    return words


def why_not_repair(player: Player, option: Word, up_to: bool) -> Refusal | None:
    """Why a repair action cannot be this."""
    if REPAIR_SHIP.says(option):
        ship = REPAIR_SHIP.noun(option)
        return Refusal("AE-REP-01", "You have no {ship:ship} in the top area of the scrapyard.", ship=ship)
    if RECHARGE.says(option):
        return Refusal("AE-REP-01", "No shield of your {ship:ship} is covered.", ship=RECHARGE.noun(option))
    if MEND.says(option):
        row, place = divmod(MEND.noun(option), MOST_PLACES)
        if place < len(player.rows[row]):
            return Refusal("AE-REP-01", "No damage marker lies on that module.")
        return Refusal("AE-MOD-02", "You have no module there.")
    if option == DONE and not up_to:
        return Refusal("AE-REP-03", "This repair action must be taken.")
    return None


def repair(player: Player, option: Word) -> None:
    """AE-REP-01, AE-REP-04, AE-REP-06. A ship to the barge, a marker off a shield, a marker off a module; of
    its markers the infection goes first."""
    if REPAIR_SHIP.says(option):
        ship = REPAIR_SHIP.noun(option)
        player.yard = minus(player.yard, ship)
        player.barge = plus(player.barge, ship)
    elif RECHARGE.says(option):
        player.shields = minus(player.shields, RECHARGE.noun(option))
    else:
        row, place = divmod(MEND.noun(option), MOST_PLACES)
        module = player.rows[row][place]
        less = 1 if module.infected else 0
        player.put(row, place, module.marked(module.damage - 1 + less, module.infected - less))


# Damage


class DamageModules(Step):
    """AE-REP-07. Markers on undamaged modules of the owner's choice, one each."""

    def __init__(self, side: Side, count: int, infection: bool = False) -> None:
        self.side: Final = side
        self.count: Final = count
        self.infection: Final = infection

    def run(self, s: State) -> None:
        if not self.count or not undamaged(s.players[self.side]):
            return
        if self.infection and not infections_left(s):
            return
        s.then(
            DamageModule(self.side, self.infection),
            DamageModules(self.side, self.count - 1, self.infection),
        )


class DamageModule(Own):
    """AE-P-45. Which module; AE-REP-08: an infection token comes from a stock."""

    def __init__(self, seat: Seat, infection: bool) -> None:
        super().__init__(seat)
        self.infection: Final = infection

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [DAMAGE.of(plate) for plate in undamaged(s.players[seat])]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        row, place = divmod(DAMAGE.noun(option), MOST_PLACES)
        module = player.rows[row][place]
        player.put(row, place, module.marked(0, 1) if self.infection else module.marked(1, 0))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if DAMAGE.says(option):
            return Refusal("AE-REP-07", "It must be a module of yours on which no marker lies.")
        return super().why_not(s, seat, option)


def undamaged(player: Player) -> list[int]:
    """The plates of undamaged modules, core modules included."""
    found: list[int] = []
    for row in range(TYPE_COUNT):
        modules = player.rows[row]
        found += [plate_of(row, place) for place in range(len(modules)) if not modules[place].damaged()]
    return found


def infections_left(s: State) -> int:
    out = 0
    for player in s.players:
        for row in player.rows:
            for module in row:
                out += module.infected
    return INFECTIONS - out
