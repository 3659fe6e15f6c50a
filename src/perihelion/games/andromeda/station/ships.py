"""Ships built, and ship upgrades."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.fleet import NO_SHIP, SHIP_TYPES, minus, plus
from perihelion.games.andromeda.cards.ships import SHIP_COST, UPGRADE_SHIP
from perihelion.games.andromeda.cards.tactics import ON_BUILD
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import refresh, shields
from perihelion.games.andromeda.payment.bill import payable
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.payment.ways import paid
from perihelion.games.andromeda.player import NO_TILE, Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import BUILD, INSTALL, NO, NO_MORE, YES


def buildable(s: State, side: Side, pay: bool, less: int, only: int) -> list[int]:
    """The ship types, or the only one, that can be built."""
    return [ship for ship in types_of(only) if can_build(s, side, ship, pay, less)]


def any_buildable(s: State, side: Side, pay: bool, less: int, only: int) -> bool:
    """Whether there is any."""
    return any(can_build(s, side, ship, pay, less) for ship in types_of(only))


def types_of(only: int) -> tuple[int, ...]:
    return SHIP_TYPES if only == NO_SHIP else (only,)


def can_build(s: State, side: Side, ship: int, pay: bool, less: int) -> bool:
    """AE-SHIP-01. Whether one of this type is in the supply, and can be paid for if it must be."""
    if not s.players[side].supply[ship]:
        return False
    return not pay or payable(s, side, SHIP_COST[ship], less, ON_BUILD)


class BuildShip(Own):
    """AE-P-14, AE-BASE-03, AE-RET-16. Which ship comes from the supply into the bay."""

    def __init__(
        self, seat: Seat, pay: bool, less: int = 0, only: int = NO_SHIP, optional: bool = False
    ) -> None:
        super().__init__(seat)
        self.pay: Final = pay
        self.less: Final = less
        self.only: Final = only
        self.optional: Final = optional

    def costly(self, s: State, seat: Seat) -> bool:
        return True

    def still_open(self, s: State, seat: Seat) -> bool:
        return self.optional or any_buildable(s, seat, self.pay, self.less, self.only)

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = [BUILD.of(ship) for ship in buildable(s, seat, self.pay, self.less, self.only)]
        return [*words, NO_MORE] if self.optional or not words else words

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == NO_MORE:
            return
        ship = BUILD.noun(option)
        s.then(ShipBuilt(seat, ship))
        if self.pay:
            s.then(Pay(seat, SHIP_COST[ship], self.less, ON_BUILD))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not BUILD.says(option):
            return super().why_not(s, seat, option)
        ship = BUILD.noun(option)
        if not s.players[seat].supply[ship]:
            return Refusal("AE-SHIP-01", "You have no {ship:ship} left in your supply.", ship=ship)
        return Refusal("AE-SHIP-01", "You cannot pay for {ship:ship}.", ship=ship)


def after_building(s: State, seat: Seat, pay: bool, less: int, only: int) -> list[State]:
    """AE-FREE-10. The table with a ship less in the supply, whichever it is and however it is paid."""
    found: list[State] = []
    for ship in buildable(s, seat, pay, less, only):
        for later in paid(s, seat, SHIP_COST[ship], less, ON_BUILD) if pay else [s.clone()]:
            ShipBuilt(seat, ship).run(later)
            found.append(later)
    return found


class ShipBuilt(Step):
    """AE-SHIP-01. From the personal supply to the launch bay."""

    def __init__(self, side: Side, ship: int) -> None:
        self.side: Final = side
        self.ship: Final = ship

    def run(self, s: State) -> None:
        player = s.players[self.side]
        player.supply = minus(player.supply, self.ship)
        player.bay = plus(player.bay, self.ship)


# Upgrades


def installable(s: State, side: Side) -> list[int]:
    """AE-SHIP-04, AE-OPT-05. The tiles of the supply; where upgrades are final, only of types without one."""
    player = s.players[side]
    return [
        tile
        for tile in player.tiles
        if not s.agreed.final_upgrades or player.upgrades[UPGRADE_SHIP[tile]] == NO_TILE
    ]


class GainUpgrades(Step):
    """AE-TRK-05. Ship upgrades, one after the other; AE-SHIP-05: without a tile they are lost."""

    def __init__(self, side: Side, count: int) -> None:
        self.side: Final = side
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count and installable(s, self.side):
            s.then(Install(self.side), GainUpgrades(self.side, self.count - 1))


class Install(Own):
    """AE-P-32, AE-SHIP-04. Which tile."""

    def resume(self) -> Step:
        """A free action may have taken the last tile."""
        return GainUpgrades(self.seat, 1)

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [INSTALL.of(tile) for tile in installable(s, seat)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        tile = INSTALL.noun(option)
        install(s.players[seat], tile)
        if s.players[seat].supply[UPGRADE_SHIP[tile]]:
            s.then(FreeShip(seat, UPGRADE_SHIP[tile]))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not INSTALL.says(option):
            return super().why_not(s, seat, option)
        if INSTALL.noun(option) in s.players[seat].tiles:
            return Refusal("AE-OPT-05", "At this table a ship type is upgraded only once.")
        return Refusal("AE-SHIP-04", "That tile is not in your personal supply.")


def install(player: Player, tile: int) -> None:
    """AE-SHIP-05, AE-SHD-05. The old tile leaves the game; markers stay on icons that are still there."""
    ship = UPGRADE_SHIP[tile]
    player.tiles = tuple([other for other in player.tiles if other != tile])
    player.upgrades = (*player.upgrades[:ship], tile, *player.upgrades[ship + 1 :])
    refresh(player)
    covered = min(player.shields[ship], shields(player, ship))
    player.shields = (*player.shields[:ship], covered, *player.shields[ship + 1 :])


def after_upgrade(s: State, seat: Seat) -> list[State]:
    """AE-FREE-10. The table with a tile less in the supply, whichever it is, and the ship that comes with
    it."""
    found: list[State] = []
    for tile in installable(s, seat):
        later: State = s.clone()
        install(later.players[seat], tile)
        if later.players[seat].supply[UPGRADE_SHIP[tile]]:
            ShipBuilt(seat, UPGRADE_SHIP[tile]).run(later)
        found.append(later)
    return found


class FreeShip(Own):
    """AE-SHIP-04. A ship of that type may come from the supply for nothing."""

    def __init__(self, seat: Seat, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [YES, NO] if s.players[seat].supply[self.ship] else [NO]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == YES:
            s.then(ShipBuilt(seat, self.ship))
