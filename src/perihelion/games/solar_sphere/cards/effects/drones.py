"""Effects on drones and the auxiliary die."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry, amount_of
from perihelion.games.solar_sphere.cards.amounts import up_to
from perihelion.games.solar_sphere.cards.effects.counters import COUNTERS, count, per
from perihelion.games.solar_sphere.cards.effects.effect import VERBS, Effect
from perihelion.games.solar_sphere.cards.tables import DRONES
from perihelion.games.solar_sphere.deploy.means import Help, can_fabricate
from perihelion.games.solar_sphere.place.drones import Fabricate, gain_auxiliary, salvage
from perihelion.games.solar_sphere.state import State


class FabricateDrones(Effect):
    """fabricate = 2"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> FabricateDrones:
        entry.only()
        return FabricateDrones(entry.whole())

    def text(self) -> Said:
        return Said("fabricate {drones}", drones=up_to(self.amount))

    def parts(self) -> list[Part]:
        return amount_of("fabricate", self.amount)

    def useful(self, s: State, seat: Seat) -> bool:
        return can_fabricate(s.players[seat])

    def apply(self, s: State, seat: Seat) -> None:
        s.then(Fabricate(seat, self.amount))

    def helps(self, help: Help) -> None:
        help.fabricates += self.amount

    def worth(self) -> float:
        return 1.1 * self.amount


VERBS.teach("fabricate", FabricateDrones.read)


class SalvageDrones(Effect):
    """salvage = 4"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @staticmethod
    def read(entry: Entry) -> SalvageDrones:
        entry.only()
        return SalvageDrones(entry.whole())

    def text(self) -> Said:
        return Said("salvage {drones}", drones=up_to(self.amount))

    def parts(self) -> list[Part]:
        return amount_of("salvage", self.amount)

    def useful(self, s: State, seat: Seat) -> bool:
        return s.players[seat].inactive > 0

    def apply(self, s: State, seat: Seat) -> None:
        salvage(s, seat, self.amount)

    def helps(self, help: Help) -> None:
        help.salvages += self.amount

    def worth(self) -> float:
        return 0.5 * self.amount


VERBS.teach("salvage", SalvageDrones.read)


class SalvageAll(Effect):
    """salvage_all = true. SS-CREW-29: still one decommission per row."""

    @staticmethod
    def read(entry: Entry) -> SalvageAll:
        entry.flag()
        return SalvageAll()

    def text(self) -> Said:
        return Said("salvage any number of drones")

    def parts(self) -> list[Part]:
        return [Part(icon="salvage"), Part(text=Said("all"))]

    def apply(self, s: State, seat: Seat) -> None:
        salvage(s, seat, s.players[seat].inactive)

    def helps(self, help: Help) -> None:
        help.salvages += DRONES


VERBS.teach("salvage_all", SalvageAll.read)


class SalvagePer(Effect):
    """salvage_per = "ships_claimed" """

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter

    @staticmethod
    def read(entry: Entry) -> SalvagePer:
        entry.only()
        return SalvagePer(entry.name(COUNTERS))

    def text(self) -> Said:
        return Said("salvage up to 1 drone for each {one}", one=COUNTERS[self.counter].one)

    def parts(self) -> list[Part]:
        return per("salvage", self.counter)

    def useful(self, s: State, seat: Seat) -> bool:
        return s.players[seat].inactive > 0 and count(s.players[seat], self.counter) > 0

    def apply(self, s: State, seat: Seat) -> None:
        salvage(s, seat, count(s.players[seat], self.counter))

    def helps(self, help: Help) -> None:
        help.salvages_per = self.counter

    def worth(self) -> float:
        return 1.2


VERBS.teach("salvage_per", SalvagePer.read)


class AuxiliaryDie(Effect):
    """auxiliary_die = true. SS-CREW-28: as for a full column."""

    @staticmethod
    def read(entry: Entry) -> AuxiliaryDie:
        entry.flag()
        return AuxiliaryDie()

    def text(self) -> Said:
        return Said("gain your auxiliary die")

    def parts(self) -> list[Part]:
        return [Part(icon="die-any"), Part(text=Said("extra die"))]

    def apply(self, s: State, seat: Seat) -> None:
        gain_auxiliary(s, seat)


VERBS.teach("auxiliary_die", AuxiliaryDie.read)
