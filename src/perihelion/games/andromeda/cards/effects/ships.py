"""Effects on ships of the map: they are scrapped, move, or get an ability."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Name, Said, finished
from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.cards.board import NEBULAE, NEXT_TO, REGION_COUNT
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.signs import ARROW, counted, quiet, sign
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES, types_in
from perihelion.games.andromeda.cards.powers import ABILITIES, INFINITE_RANGE, TARGETING
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import voyagers
from perihelion.games.andromeda.region import NEBULA
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.scrap import ScrapShips
from perihelion.games.andromeda.tactics.windows import exits
from perihelion.games.andromeda.words import MOVE_SHIP, TO
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import bit, has, members_of


class Scrap(Effect):
    """scrap = 1, where = "in or next to nebula\""""

    def __init__(self, count: int, near_nebulae: bool) -> None:
        self.count: Final = count
        self.near_nebulae: Final = near_nebulae

    @staticmethod
    def read(entry: Entry) -> Scrap:
        entry.only("where")
        where = entry.name(("in or next to nebula", "any region"), "where")
        return Scrap(entry.positive(), where == "in or next to nebula")

    def text(self) -> Said:
        if self.near_nebulae:
            return Said("{n} of your ships in or next to a nebula is scrapped", n=self.count)
        return Said("{n} of your ships on the map is scrapped", n=self.count)

    def parts(self) -> list[Part]:
        found = counted("scrap", self.count)
        return [*found, quiet(Said("at a nebula"))] if self.near_nebulae else found

    def regions(self) -> int:
        return NEAR_NEBULAE if self.near_nebulae else EVERYWHERE

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return s.players[seat].at & self.regions() != 0

    def complete(self, s: State, seat: Seat, source: Source) -> bool:
        return sum([s.ships_at(seat, r) for r in members_of(self.regions(), REGION_COUNT)]) >= self.count

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(ScrapShips(seat, self.count, self.regions()))


EVERYWHERE: Final = (1 << REGION_COUNT) - 1


def around_nebulae() -> int:
    found = 0
    for region in NEBULAE:
        found |= bit(region) | NEXT_TO[region]
    return found


NEAR_NEBULAE: Final = around_nebulae()
VERBS.teach("scrap", Scrap.read)


class MoveShips(Effect):
    """move_ship = 1, or "all". From the active region to one next to it that they may enter."""

    def __init__(self, every: bool) -> None:
        self.every: Final = every

    @staticmethod
    def read(entry: Entry) -> MoveShips:
        entry.only()
        if entry.table[entry.verb] == "all":
            return MoveShips(True)
        entry.positive()
        return MoveShips(False)

    def text(self) -> Said:
        if self.every:
            return Said("move all your ships from the active region to 1 region next to it")
        return Said("move 1 of your ships from the active region to 1 region next to it")

    def parts(self) -> list[Part]:
        ships = [quiet(Said("all"))] if self.every else []
        return [*ships, sign("ship-transport"), ARROW, sign("space")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.every:
            return s.ships_at(seat, s.target) > 0 and bool(exits(s, seat))
        return bool(ships_with_exit(s, seat))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.every:
            if self.useful(s, seat, source):
                s.then(MoveAll(seat))
        elif ships_with_exit(s, seat):
            s.then(WhichShip(seat))


VERBS.teach("move_ship", MoveShips.read)


def exits_of(s: State, seat: Seat, ship: int) -> list[int]:
    """AE-SHIP-09. The regions next to the active one that a ship may enter."""
    voyage = voyagers(s, seat, ship, s.target) > 0
    return [
        region
        for region in members_of(NEXT_TO[s.target] & s.charted, REGION_COUNT)
        if voyage or s.regions[region].kind != NEBULA
    ]


def ships_with_exit(s: State, seat: Seat) -> list[int]:
    return [ship for ship in types_in(s.fleet(seat, s.target)) if exits_of(s, seat, ship)]


class WhichShip(Own):
    """AE-P-48. Which ship moves."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [MOVE_SHIP.of(ship) for ship in ships_with_exit(s, seat)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        s.then(MoveShip(seat, MOVE_SHIP.noun(option)))


class MoveShip(Own):
    """AE-P-48, AE-SHIP-09. To which region; moving activates nothing."""

    def __init__(self, seat: Seat, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def costly(self, s: State, seat: Seat) -> bool:
        """AE-FREE-10. The ship that is about to move becomes no development."""
        return True

    def answers(self, s: State, seat: Seat) -> list[Word]:
        if not s.fleet(seat, s.target)[self.ship]:
            return []
        return [TO.of(region) for region in exits_of(s, seat, self.ship)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        s.move_ship(seat, self.ship, s.target, TO.noun(option))


class MoveAll(Own):
    """AE-P-48. To one region that all of them may enter."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [TO.of(region) for region in exits(s, seat)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        fleet = s.fleet(seat, s.target)
        for ship in SHIP_TYPES:
            for _ in range(fleet[ship]):
                s.move_ship(seat, ship, s.target, TO.noun(option))


class Grant(Effect):
    """grant = "attack". To the ship that is launched this turn."""

    def __init__(self, ability: int) -> None:
        self.ability: Final = ability

    @staticmethod
    def read(entry: Entry) -> Grant:
        entry.only()
        return Grant(ABILITIES.index(entry.name(ABILITIES)))

    def text(self) -> Said:
        ability = Name("ability", ABILITIES[self.ability].replace("_", " "))
        return Said("the ship launched this turn has {ability}", ability=ability)

    def parts(self) -> list[Part]:
        if self.ability == INFINITE_RANGE:
            return [sign("range"), Part(text=finished("∞"))]
        return [sign("targeting" if self.ability == TARGETING else f"ab-{ABILITIES[self.ability]}")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return not has(s.granted, self.ability)

    def grants(self) -> int:
        return bit(self.ability)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.granted |= bit(self.ability)


VERBS.teach("grant", Grant.read)
