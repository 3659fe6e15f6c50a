"""Effects that repair, and effects that damage."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said
from perihelion.core.steps import Seat, Side
from perihelion.games.andromeda.cards.effects.effect import VERBS, Do, Effect
from perihelion.games.andromeda.cards.effects.keys import flagged
from perihelion.games.andromeda.cards.effects.persons import (
    CHOSEN,
    candidates,
    pick_first,
    read_who,
    sides_of,
)
from perihelion.games.andromeda.cards.effects.signs import counted, quiet
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.repair import DamageModules, Repairs, infections_left, undamaged
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry


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
