"""Effects on a station: repairs and damage, ships, upgrades, modules, developments, ability cards."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.said import Many, Name, Said, finished
from perihelion.core.steps import Seat, Side, Word
from perihelion.games.andromeda.cards.effects.effect import VERBS, Do, Effect
from perihelion.games.andromeda.cards.effects.late import (
    NEED_ALL,
    NEED_MODULES,
    NEED_RESOURCES,
    NEED_SETTLERS,
    NEED_SHIPS,
)
from perihelion.games.andromeda.cards.effects.persons import (
    CHOSEN,
    candidates,
    pick_first,
    read_who,
    sides_of,
)
from perihelion.games.andromeda.cards.effects.signs import NOT, counted, more, quiet, sign, signed
from perihelion.games.andromeda.cards.fleet import NO_SHIP, SHIP_IDS, SHIPS
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_COUNT
from perihelion.games.andromeda.cards.powers import BUY_MODULES
from perihelion.games.andromeda.cards.source import OF_BASE, Source
from perihelion.games.andromeda.cards.tactics import ON_BUY
from perihelion.games.andromeda.cards.tracks import SCIENCE_ROW, TYPE_IDS, TYPES
from perihelion.games.andromeda.developments.build import Develop, developable
from perihelion.games.andromeda.free.hidden import tell_of_discounts
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.home.activate import OnceMore, ScienceBlock, activated_before
from perihelion.games.andromeda.home.usable import open_science
from perihelion.games.andromeda.modules.buy import ALL_TYPES, BuyModules, any_affordable, on_market
from perihelion.games.andromeda.numbers import powers_at, standing
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.repair import DamageModules, Repairs, infections_left, undamaged
from perihelion.games.andromeda.station.ships import BuildShip, GainUpgrades, any_buildable, installable
from perihelion.games.andromeda.words import COLLAPSE, FLIP
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import bit, mask_of


def flagged(entry: Entry, key: str) -> bool:
    """Whether a key is set; nothing is the same as false."""
    return bool(entry.value(key, bool)) if key in entry.table else False


def number(entry: Entry, key: str) -> int:
    return entry.whole(key) if key in entry.table else 0


class RepairSome(Effect):
    """repair = 2, up_to = true"""

    def __init__(self, count: int, up_to: bool) -> None:
        self.count: Final = count
        self.up_to: Final = up_to

    @staticmethod
    def read(entry: Entry) -> RepairSome:
        entry.only("up_to")
        return RepairSome(entry.positive(), flagged(entry, "up_to"))

    def text(self) -> Said:
        if self.up_to:
            return Said("take up to {repairs}", repairs=repairs(self.count))
        return Said("take {repairs}", repairs=repairs(self.count))

    def parts(self) -> list[Part]:
        return counted("spanner", self.count)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(Repairs(seat, self.count, self.up_to))

    def worth(self) -> float:
        return float(self.count)


def repairs(count: int) -> Said:
    return Many(count, "{n} repair action", "{n} repair actions")


VERBS.teach("repair", RepairSome.read)


class Damage(Effect):
    """damage = 1, who = "chosen player"; infect = 1"""

    def __init__(self, count: int, who: int, infection: bool) -> None:
        self.count: Final = count
        self.who: Final = who
        self.infection: Final = infection

    @staticmethod
    def read(entry: Entry) -> Damage:
        entry.only("who")
        return Damage(entry.positive(), read_who(entry), entry.verb == "infect")

    def text(self) -> Said:
        if self.infection:
            return Many(
                self.count,
                "put {n} infection token on a module of yours",
                "put {n} infection tokens on modules of yours",
            )
        if self.who in CHOSEN:
            return Many(self.count, "another player damages {n} module", "another player damages {n} modules")
        return Said("damage {n} of your modules", n=self.count)

    def parts(self) -> list[Part]:
        found = counted("mechaphage" if self.infection else "damage", self.count)
        return [quiet(Said("another")), *found] if self.who in CHOSEN else found

    def remembers(self) -> bool:
        return self.who in CHOSEN

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.who in CHOSEN:
            return bool(self.targets(s, seat))
        if self.infection and not infections_left(s):
            return False
        return bool(undamaged(s.players[seat]))

    def complete(self, s: State, seat: Seat, source: Source) -> bool:
        return len(undamaged(s.players[seat])) >= self.count

    def targets(self, s: State, seat: Seat) -> list[Side]:
        return [side for side in candidates(s, seat, self.who) if undamaged(s.players[side])]

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if pick_first(s, seat, self.who, self.targets(s, seat), Do(seat, self, source)):
            return
        sides = sides_of(s, seat, self.who)
        s.then_all([DamageModules(side, self.count, self.infection) for side in sides])


VERBS.teach("damage", Damage.read)
VERBS.teach("infect", Damage.read)


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

    def takes(self) -> int:
        return NEED_SHIPS | NEED_RESOURCES if self.pay else NEED_SHIPS

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

    def takes(self) -> int:
        return NEED_SHIPS

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

    def takes(self) -> int:
        return NEED_SETTLERS | NEED_RESOURCES

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


class GainModule(Effect):
    """module = "any", pay = true, discount = 2"""

    def __init__(self, types: int, pay: bool, less: int) -> None:
        self.types: Final = types
        self.pay: Final = pay
        self.less: Final = less

    @staticmethod
    def read(entry: Entry) -> GainModule:
        entry.only("pay", "discount")
        name = entry.name((*TYPE_IDS, "any"))
        types = ALL_TYPES if name == "any" else bit(TYPE_IDS.index(name))
        return GainModule(types, flagged(entry, "pay"), number(entry, "discount"))

    def text(self) -> Said:
        if not self.pay:
            return Said("gain any 1 module from the board at no cost")
        if self.less:
            return Many(
                self.less,
                "buy any 1 module from the board, {n} resource cheaper",
                "buy any 1 module from the board, {n} resources cheaper",
            )
        return Said("buy any 1 module from the board for its cost")

    def parts(self) -> list[Part]:
        if not self.pay:
            return more("module", 1)
        return [sign("trade"), sign("module"), *([signed(-self.less)] if self.less else [])]

    def takes(self) -> int:
        return NEED_MODULES | NEED_RESOURCES if self.pay else NEED_MODULES

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if not self.pay:
            return bool(on_market(s, self.types))
        return any_affordable(s, seat, self.types, self.less, ON_BUY)

    def essential(self) -> bool:
        return True

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(BuyModules(seat, self.types, 1, self.pay, self.less))

    def worth(self) -> float:
        return 1.0 if self.pay else 3.0


VERBS.teach("module", GainModule.read)


class BuyAtField(Effect):
    """buy_modules = 2, types = ["science", "industry"]"""

    def __init__(self, most: int, types: int) -> None:
        self.most: Final = most
        self.types: Final = types

    @staticmethod
    def read(entry: Entry) -> BuyAtField:
        entry.only("types")
        names = [entry.known("types", name, list(TYPE_IDS)) for name in entry.value("types", list)]
        return BuyAtField(entry.positive(), mask_of([TYPE_IDS.index(name) for name in names]))

    def text(self) -> Said:
        first, last = [Name("type", TYPES[kind]) for kind in range(len(TYPES)) if self.types >> kind & 1]
        return Said("buy 1 or {n} modules from {first} and {last}", n=self.most, first=first, last=last)

    def parts(self) -> list[Part]:
        kinds = [sign(f"kind-{id}") for kind, id in enumerate(TYPE_IDS) if self.types >> kind & 1]
        return [sign("trade"), Part(text=finished(f"1–{self.most}")), sign("module"), *kinds]

    def takes(self) -> int:
        return NEED_MODULES | NEED_RESOURCES

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        """AE-MOD-16. A power may widen the columns of an Alliance field."""
        types = self.types
        if source.kind == OF_BASE:
            for power in powers_at(s.players[seat], BUY_MODULES):
                types |= power.types
        s.then(BuyModules(seat, types, self.most, True, 0))


VERBS.teach("buy_modules", BuyAtField.read)


class ActivateScience(Effect):
    """activate_science = true. AE-RET-08: any number of the other Science modules."""

    @staticmethod
    def read(entry: Entry) -> ActivateScience:
        entry.flag()
        return ActivateScience()

    def text(self) -> Said:
        return Said("activate any number of your other undamaged Science modules")

    def parts(self) -> list[Part]:
        return [quiet(Said("all")), sign("kind-science")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(open_science(s, s.players[seat], seat))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if len(s.players[seat].rows[SCIENCE_ROW]) > 1:
            s.then(ScienceBlock(seat))


VERBS.teach("activate_science", ActivateScience.read)


class ActivateAgain(Effect):
    """activate_again = 1. AE-RET-15."""

    @staticmethod
    def read(entry: Entry) -> ActivateAgain:
        entry.only()
        entry.positive()
        return ActivateAgain()

    def text(self) -> Said:
        return Said("activate 1 module that you have activated in this step once more")

    def parts(self) -> list[Part]:
        return [sign("module"), sign("reroll")]

    def takes(self) -> int:
        return NEED_ALL

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(activated_before(s, seat))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(OnceMore(seat))

    def worth(self) -> float:
        return 1.5


VERBS.teach("activate_again", ActivateAgain.read)


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
