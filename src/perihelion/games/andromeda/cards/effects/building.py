"""Effects that bring ships, upgrades and developments, and what becomes of developments."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.said import Many, Name, Said
from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.keys import flagged, number
from perihelion.games.andromeda.cards.effects.signs import NOT, counted, more, sign, signed
from perihelion.games.andromeda.cards.fleet import NO_SHIP, SHIP_IDS, SHIPS
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_COUNT
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.developments.build import Develop, after_settling, developable
from perihelion.games.andromeda.free.hidden import tell_of_discounts
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import standing
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.ships import (
    BuildShip,
    GainUpgrades,
    after_building,
    after_upgrade,
    any_buildable,
    installable,
)
from perihelion.games.andromeda.words import COLLAPSE, FLIP
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry


class GainShip(Effect):
    """ship = "any", pay = true, discount = 1; ship = "fighter"; optional = true"""

    def __init__(self, ship: int, pay: bool, less: int, optional: bool) -> None:
        self.ship: Final = ship
        self.pay: Final = pay
        self.less: Final = less
        self.optional: Final = optional

    @staticmethod
    def read(entry: Entry) -> GainShip:
        entry.only("pay", "discount", "optional")
        name = entry.name((*SHIP_IDS, "any"))
        ship = NO_SHIP if name == "any" else SHIP_IDS.index(name)
        return GainShip(ship, flagged(entry, "pay"), number(entry, "discount"), flagged(entry, "optional"))

    def text(self) -> Said:
        ship = (
            Said("1 ship") if self.ship == NO_SHIP else Said("1 {ship}", ship=Name("ship", SHIPS[self.ship]))
        )
        if not self.pay:
            return Said("gain {ship} at no cost", ship=ship)
        if self.less:
            return Many(
                self.less,
                "build {ship}, {n} resource cheaper",
                "build {ship}, {n} resources cheaper",
                ship=ship,
            )
        return Said("build {ship} at its cost", ship=ship)

    def parts(self) -> list[Part]:
        ship = "ship-any" if self.ship == NO_SHIP else f"ship-{SHIP_IDS[self.ship]}"
        if not self.pay:
            return more(ship, 1)
        return [sign("build"), sign(ship), *([signed(-self.less)] if self.less else [])]

    def takes(self) -> bool:
        return True

    def leaves(self, s: State, seat: Seat) -> list[State]:
        return after_building(s, seat, self.pay, self.less, self.ship)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return any_buildable(s, seat, self.pay, self.less, self.ship)

    def essential(self) -> bool:
        return True

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        tell_of_discounts(s, seat, lambda: self.useful(s, seat, source))
        if self.useful(s, seat, source):
            s.then(BuildShip(seat, self.pay, self.less, self.ship, self.optional))

    def worth(self) -> float:
        return 1.0 if self.pay else 2.5


VERBS.teach("ship", GainShip.read)


class Upgrade(Effect):
    """upgrade = 1"""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @staticmethod
    def read(entry: Entry) -> Upgrade:
        entry.only()
        return Upgrade(entry.positive())

    def text(self) -> Said:
        return Many(self.count, "gain {n} ship upgrade", "gain {n} ship upgrades")

    def parts(self) -> list[Part]:
        return counted("upgrade", self.count)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(installable(s, seat))

    def takes(self) -> bool:
        return True

    def leaves(self, s: State, seat: Seat) -> list[State]:
        left = [s]
        for _ in range(self.count):
            left = [later for table in left for later in after_upgrade(table, seat)]
        return left

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(GainUpgrades(seat, self.count))

    def worth(self) -> float:
        return 3.0


VERBS.teach("upgrade", Upgrade.read)


class Build(Effect):
    """develop = 1, discount = 2"""

    def __init__(self, less: int) -> None:
        self.less: Final = less

    @staticmethod
    def read(entry: Entry) -> Build:
        entry.only("discount")
        return Build(number(entry, "discount"))

    def text(self) -> Said:
        if self.less:
            return Many(
                self.less,
                "build 1 development, {n} resource cheaper",
                "build 1 development, {n} resources cheaper",
            )
        return Said("build 1 development at its cost")

    def parts(self) -> list[Part]:
        return [sign("develop"), *([signed(-self.less)] if self.less else [])]

    def takes(self) -> bool:
        return True

    def leaves(self, s: State, seat: Seat) -> list[State]:
        regions = developable(s, seat, self.less)
        return [later for region in regions for later in after_settling(s, seat, region, self.less)]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(developable(s, seat, self.less))

    def essential(self) -> bool:
        return True

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        tell_of_discounts(s, seat, lambda: self.useful(s, seat, source))
        if self.useful(s, seat, source):
            s.then(Develop(seat, self.less))

    def worth(self) -> float:
        return 4.0


VERBS.teach("develop", Build.read)


class FlipAbility(Effect):
    """flip_ability = 1"""

    @staticmethod
    def read(entry: Entry) -> FlipAbility:
        entry.only()
        entry.positive()
        return FlipAbility()

    def text(self) -> Said:
        return Said("turn 1 used ability card face up")

    def parts(self) -> list[Part]:
        return [sign("undo"), sign("develop")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(used_abilities(s.players[seat]))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if used_abilities(s.players[seat]):
            s.then(Flip(seat))

    def worth(self) -> float:
        return 2.0


VERBS.teach("flip_ability", FlipAbility.read)


def used_abilities(player: Player) -> list[int]:
    return [kind for kind in range(DEVELOPMENT_COUNT) if player.used_abilities[kind]]


class Flip(Own):
    """Which ability card is turned up again."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [FLIP.of(kind) for kind in used_abilities(s.players[seat])]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        player, kind = s.players[seat], FLIP.noun(option)
        player.used_abilities = changed(player.used_abilities, kind, -1)
        player.abilities = changed(player.abilities, kind, 1)


class Collapse(Effect):
    """collapse = 1. AE-EVT-13."""

    @staticmethod
    def read(entry: Entry) -> Collapse:
        entry.only()
        entry.positive()
        return Collapse()

    def text(self) -> Said:
        return Said("one of your standing developments collapses")

    def parts(self) -> list[Part]:
        return [NOT, sign("develop")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(standing(s, seat))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if standing(s, seat):
            s.then(WhichCollapses(seat))


VERBS.teach("collapse", Collapse.read)


class WhichCollapses(Own):
    """AE-EVT-13. Which development collapses."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [COLLAPSE.of(region) for region in standing(s, seat)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        region = COLLAPSE.noun(option)
        s.regions[region] = s.regions[region].with_development(seat, True)
