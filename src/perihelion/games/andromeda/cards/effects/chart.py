"""Effects on the map: leaders, tokens, moons, ships and raiders."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.said import Many, Name, Said, finished
from perihelion.core.steps import Chance, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.board import NEBULAE, NEXT_TO, REGION_COUNT
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.signs import ARROW, NOT, counted, more, quiet, sign
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES, types_in
from perihelion.games.andromeda.cards.powers import ABILITIES, INFINITE_RANGE, TARGETING
from perihelion.games.andromeda.cards.raiders import LETTERS, RAIDER_CLASS
from perihelion.games.andromeda.cards.resources import RESOURCES, STORED
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.cards.tokens import OBSERVATORY_STACK
from perihelion.games.andromeda.fight import ENDED
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import in_battle, voyagers
from perihelion.games.andromeda.raiders.move import MoveRaiders, ToRandomNebula, movable
from perihelion.games.andromeda.raiders.place import PlaceFigure
from perihelion.games.andromeda.region import BASE, NEBULA, NO_RAIDER, PLANET
from perihelion.games.andromeda.state import Memory, State
from perihelion.games.andromeda.station.claim import Claim, DiscardTop, claimable
from perihelion.games.andromeda.station.scrap import ScrapShips
from perihelion.games.andromeda.tactics.windows import exits
from perihelion.games.andromeda.tracks.discoveries import RandomToken, Search
from perihelion.games.andromeda.words import DONE, LEADER_IN, MOVE_SHIP, TO
from perihelion.games.andromeda.words import NEBULA as NEBULA_WORD
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import bit, has, members_of

# Leaders

ALL: Final = -1
HALF: Final = -2


class Leaders(Effect):
    """leader = 2, from = "any region", to = "station"; leader = "all", whose = "each player" and so on."""

    def __init__(self, count: int, whose: str, start: str, end: str) -> None:
        self.count: Final = count
        self.whose: Final = whose
        self.start: Final = start
        self.end: Final = end

    @staticmethod
    def read(entry: Entry) -> Leaders:
        entry.only("from", "to", "whose")
        found = entry.table[entry.verb]
        count = ALL if found == "all" else HALF if found == "half" else entry.positive()
        whose = entry.name(("own", "each player", "each other"), "whose") if "whose" in entry.table else "own"
        start = entry.name(("any region", "station", "active region", "raider card"), "from")
        end = entry.name(("station", "random nebula", "raider card"), "to")
        if (start, end) not in MOVES:
            raise entry.wrong(f"leader: no leader goes from {start} to {end}")
        return Leaders(count, whose, start, end)

    def text(self) -> Said:
        if self.start == "any region":
            return Many(
                self.count,
                "recruit {n} of your leaders from any region",
                "recruit up to {n} of your leaders from any regions",
            )
        if self.start == "active region":
            return Said("all unrecruited leaders there go to its card")
        if self.start == "raider card":
            if self.whose == "own":
                return Said("take all your leaders from the card")
            return Said("every other player takes half of theirs, rounded up")
        if self.end == "random nebula":
            return Said("return {n} recruited leader to a random nebula", n=self.count)
        return Said("put {n} recruited leader on its card", n=self.count)

    def parts(self) -> list[Part]:
        if self.start == "any region":
            return counted("leader", self.count)
        if self.start == "active region":
            return [quiet(Said("all")), sign("leader"), ARROW, quiet(Said("its card"))]
        if self.start == "raider card":
            whose = Said("all yours") if self.whose == "own" else Said("half of theirs")
            return [quiet(Said("its card")), ARROW, sign("leader"), quiet(whose)]
        end = sign("nebula") if self.end == "random nebula" else quiet(Said("its card"))
        return [*counted("leader", self.count), ARROW, end]

    def remembers(self) -> bool:
        return self.start == "raider card" and self.whose == "own"

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.start == "any region":
            return s.players[seat].leaders_at != 0
        if self.start == "station":
            return s.players[seat].leaders > 0
        if self.start == "active region":
            return s.regions[s.target].leader_figures() > 0
        return any(s.raiders[RAIDER_CLASS[source.number]].leaders)

    def complete(self, s: State, seat: Seat, source: Source) -> bool:
        return self.start != "station" or s.players[seat].leaders >= self.count

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.start == "any region":
            s.then(RecruitAnywhere(seat, self.count))
        elif self.start == "active region":
            to_raider_card(s, RAIDER_CLASS[source.number])
        elif self.start == "raider card":
            self.release(s, seat, RAIDER_CLASS[source.number])
        elif self.end == "random nebula":
            s.then_all([LeaderToNebula(seat) for _ in range(self.count)])
        else:
            going = min(self.count, s.players[seat].leaders)
            s.players[seat].leaders -= going
            raider = RAIDER_CLASS[source.number]
            s.change_raider(raider, s.raiders[raider].with_leaders(seat, going))

    def release(self, s: State, seat: Seat, raider: int) -> None:
        """AE-RAI-11, AE-RAI-12. Leaders come back from a raider card; half is rounded up."""
        sides = [seat] if self.whose == "own" else [side for side in s.from_active() if side != seat]
        for side in sides:
            there = s.raiders[raider].leaders[side]
            back = there if self.count == ALL else -(-there // 2)
            s.change_raider(raider, s.raiders[raider].with_leaders(side, -back))
            s.players[side].leaders += back
            if side == seat and back:
                s.remember(Memory(s.memory[-1].chosen, True))

    def worth(self) -> float:
        return 1.0


MOVES: Final = (
    ("any region", "station"),
    ("station", "random nebula"),
    ("station", "raider card"),
    ("active region", "raider card"),
    ("raider card", "station"),
)
VERBS.teach("leader", Leaders.read)


def to_raider_card(s: State, raider: int) -> None:
    """AE-RAI-11. All unrecruited leaders of the active region lie on the card."""
    for side in range(s.side_count()):
        there = s.regions[s.target].leaders[side]
        if there:
            s.lead(side, s.target, -there)
            s.change_raider(raider, s.raiders[raider].with_leaders(side, there))


class RecruitAnywhere(Step):
    """Up to so many own leaders from any regions, chosen one by one."""

    def __init__(self, side: Side, count: int) -> None:
        self.side: Final = side
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count and s.players[self.side].leaders_at:
            s.then(WhichLeader(self.side, self.count))


class WhichLeader(Own):
    """From which region the next leader comes, or no more."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, s: State, seat: Seat) -> list[Word]:
        regions = members_of(s.players[seat].leaders_at, REGION_COUNT)
        return [*[LEADER_IN.of(region) for region in regions], DONE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option != DONE:
            s.lead(seat, LEADER_IN.noun(option), -1)
            s.players[seat].leaders += 1
            s.then(RecruitAnywhere(seat, self.count - 1))


class LeaderToNebula(Chance):
    """A die decides to which nebula a leader goes; until then it waits on the station."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def weights(self, s: State) -> list[int]:
        return [1] * len(NEBULAE)

    def happen(self, s: State, outcome: int) -> None:
        s.players[self.side].leaders -= 1
        s.lead(self.side, NEBULAE[outcome], 1)

    def word(self, s: State, outcome: int) -> Word:
        return NEBULA_WORD.of(NEBULAE[outcome])


# Tokens and moons


class PlaceTokens(Effect):
    """place = { titanium = 1 }, on = "each undeveloped planet\""""

    def __init__(self, what: int, count: int, planets: bool) -> None:
        self.what: Final = what
        self.count: Final = count
        self.planets: Final = planets

    @staticmethod
    def read(entry: Entry) -> PlaceTokens:
        entry.only("on")
        what, count = entry.amount([RESOURCES[stored] for stored in STORED])
        on = entry.name(("each undeveloped planet", "each alliance base"), "on")
        return PlaceTokens(RESOURCES.index(what), count, on == "each undeveloped planet")

    def text(self) -> Said:
        what = Said("{n} {resource}", n=self.count, resource=Name("resource", RESOURCES[self.what]))
        if self.planets:
            return Said("place {what} on each undeveloped planet", what=what)
        return Said("place {what} on each Alliance base", what=what)

    def parts(self) -> list[Part]:
        where = Said("each undeveloped planet") if self.planets else Said("each Alliance base")
        return [*counted(RESOURCES[self.what], self.count), ARROW, quiet(where)]

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        for region in members_of(s.charted, REGION_COUNT):
            here = s.regions[region]
            if (here.kind == BASE and not self.planets) or (
                here.kind == PLANET and here.owner < 0 and self.planets
            ):
                s.regions[region] = here.with_tokens(changed(here.tokens, self.what, self.count))


VERBS.teach("place", PlaceTokens.read)


class ClaimAnywhere(Effect):
    """moon = 1, from = "any planet\""""

    @staticmethod
    def read(entry: Entry) -> ClaimAnywhere:
        entry.only("from")
        entry.positive()
        entry.name(("any planet",), "from")
        return ClaimAnywhere()

    def text(self) -> Said:
        return Said("claim the top moon of any planet")

    def parts(self) -> list[Part]:
        return [*more("moon", 1), quiet(Said("any planet"))]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return bool(planets_with_moons(s))

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if planets_with_moons(s):
            s.then(WhichPlanet(seat))

    def worth(self) -> float:
        return 1.5


VERBS.teach("moon", ClaimAnywhere.read)


def planets_with_moons(s: State) -> list[int]:
    """AE-MOON-15. Planets with a moon that nobody is about to take."""
    return [
        region
        for region in members_of(s.charted, REGION_COUNT)
        if s.regions[region].kind == PLANET and claimable(s, region)
    ]


class WhichPlanet(Own):
    """The planet whose top moon is claimed."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [TO.of(region) for region in planets_with_moons(s)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        s.then(Claim(seat, TO.noun(option)))


class DiscardMoon(Effect):
    """discard_moon = 1. From the active planet."""

    @staticmethod
    def read(entry: Entry) -> DiscardMoon:
        entry.only()
        entry.positive()
        return DiscardMoon()

    def text(self) -> Said:
        return Said("the top moon of the active planet is discarded")

    def parts(self) -> list[Part]:
        return more("moon", -1)

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        here = s.regions[s.target]
        return here.kind == PLANET and here.moons > 0

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.useful(s, seat, source):
            s.then(DiscardTop(s.target))


VERBS.teach("discard_moon", DiscardMoon.read)


class Discovery(Effect):
    """token = "choose", or "random". From the Observatory Discoveries."""

    def __init__(self, look: bool) -> None:
        self.look: Final = look

    @staticmethod
    def read(entry: Entry) -> Discovery:
        entry.only()
        return Discovery(entry.name(("choose", "random")) == "choose")

    def text(self) -> Said:
        if self.look:
            return Said("look through the Observatory Discoveries and keep 1 token")
        return Said("keep a random token of the Observatory Discoveries")

    def parts(self) -> list[Part]:
        return [sign("discovery"), sign("eye" if self.look else "die-any")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return s.discoveries.size(OBSERVATORY_STACK) > 0

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(Search(seat, OBSERVATORY_STACK) if self.look else RandomToken(seat))

    def worth(self) -> float:
        return 2.5


VERBS.teach("token", Discovery.read)


# Ships and raiders


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

    def answers(self, s: State, seat: Seat) -> list[Word]:
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


class MoveRaider(Effect):
    """move_raider = 1, distance = 3; or from = "active region", to = "random nebula\""""

    def __init__(self, count: int, distance: int) -> None:
        self.count: Final = count
        self.distance: Final = distance

    @staticmethod
    def read(entry: Entry) -> MoveRaider:
        entry.only("distance", "from", "to")
        if "from" in entry.table:
            entry.name(("active region",), "from")
            entry.name(("random nebula",), "to")
            return MoveRaider(entry.positive(), 0)
        return MoveRaider(entry.positive(), entry.positive("distance"))

    def text(self) -> Said:
        if self.distance:
            return Said("move {n} raider up to {far} regions", n=self.count, far=self.distance)
        return Said("{n} raider in the active region moves to another random nebula", n=self.count)

    def parts(self) -> list[Part]:
        if self.distance:
            return [*counted("raider-s", self.count), ARROW, quiet(Said("up to {n}", n=self.distance))]
        return [*counted("raider-s", self.count), ARROW, sign("nebula")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.distance:
            return bool(movable(s, self.distance))
        return s.regions[s.target].raider != NO_RAIDER

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.distance:
            s.then(MoveRaiders(seat, self.count, self.distance))
        elif s.regions[s.target].raider != NO_RAIDER and not (in_battle(s) and s.battle.step == ENDED):
            s.then(ToRandomNebula(s.target))


VERBS.teach("move_raider", MoveRaider.read)


class PlaceRaider(Effect):
    """place_raider = "S\""""

    def __init__(self, raider: int) -> None:
        self.raider: Final = raider

    @staticmethod
    def read(entry: Entry) -> PlaceRaider:
        entry.only()
        return PlaceRaider(LETTERS.index(entry.name(LETTERS)))

    def text(self) -> Said:
        return Said("place 1 more raider of class {letter}", letter=Name("letter", LETTERS[self.raider]))

    def parts(self) -> list[Part]:
        return more(f"raider-{LETTERS[self.raider].lower()}", 1)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(PlaceFigure(self.raider))


VERBS.teach("place_raider", PlaceRaider.read)


class Calm(Effect):
    """no_raider_strike = true. AE-STRIKE-08."""

    @staticmethod
    def read(entry: Entry) -> Calm:
        entry.flag()
        return Calm()

    def text(self) -> Said:
        return Said("no raider moves to the active region this turn")

    def parts(self) -> list[Part]:
        return [NOT, sign("raider-s")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return not s.calm

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.calm = True

    def worth(self) -> float:
        return 1.0


VERBS.teach("no_raider_strike", Calm.read)


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


class IgnoreEvent(Effect):
    """ignore_event = true"""

    @staticmethod
    def read(entry: Entry) -> IgnoreEvent:
        entry.flag()
        return IgnoreEvent()

    def text(self) -> Said:
        return Said("the special effect does not affect you")

    def parts(self) -> list[Part]:
        return [NOT, sign("event")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return not has(s.ignoring, seat)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.ignoring |= bit(seat)


VERBS.teach("ignore_event", IgnoreEvent.read)
