"""The clauses of special infrastructure: a class for each thing that is counted."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import DataError
from perihelion.core.said import Said, finished
from perihelion.core.steps import Seat
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Effect, Entry, Verbs, figure
from perihelion.games.kit.masks import members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import GAP_COUNT, SPACE_COUNT
from perihelion.games.m121.cards.powers import CUBE_ICONS, Only, marked, read_only, signed
from perihelion.games.m121.cards.slots import BUILD, COLOURS, KEYWORDS, NO_KEYWORD, NO_TYPE, TYPES
from perihelion.games.m121.cards.tables import (
    FIRST_SPECIAL,
    GAP_FILE,
    KEYWORD,
    POWERS,
    SYSTEM_COUNT,
    TYPE,
)
from perihelion.games.m121.numbers import disks_left
from perihelion.games.m121.state import State

CLAUSES: Final = Verbs()
PER: Final = Part(text=Said("per"), quiet=True)
GAP_KEY: Final = SPACE_COUNT
"""Counted cards are known by where they lie: spaces first, then gaps."""


class Clause(Effect):
    """So many VP for each of something."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        """How many a player has. MX-SCO-08: what an earlier clause of the same card has counted stands in
        `counted`."""
        raise NotImplementedError

    def what(self) -> Said:
        raise NotImplementedError

    def signs(self) -> list[Part]:
        raise NotImplementedError

    def text(self) -> Said:
        return Said("{n} VP for each {what}", n=self.points, what=self.what())

    def parts(self) -> list[Part]:
        return [figure(self.points), Part(icon="points"), PER, *self.signs()]


def systems_influenced(s: State, seat: Seat) -> list[int]:
    """MX-SCO-09. Systems with any own disk, controlled ones included."""
    return members_of(s.players[seat].influenced & s.occupied, SPACE_COUNT)


def cards_controlled(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Systems and infrastructure that a player controls: where each lies, and the card."""
    player = s.players[seat]
    systems = [(space, s.sites[space].card) for space in members_of(player.controlled, SPACE_COUNT)]
    return systems + [(GAP_KEY + gap, s.works[gap].card) for gap in members_of(player.owned, GAP_COUNT)]


def fresh(places: list[int], counted: set[int], other: bool) -> int:
    """MX-SCO-08. How many of these places count, and from now on they are counted."""
    found = [place for place in places if not (other and place in counted)]
    counted.update(found)
    return len(found)


class CardsControlled(Clause):
    """card_controlled = 2, keyword = "HIDDEN". MX-SCO-08: the special card itself counts where it matches."""

    def __init__(self, points: int, keyword: int) -> None:
        super().__init__(points)
        self.keyword: Final = keyword

    @staticmethod
    def read(entry: Entry) -> CardsControlled:
        entry.only("keyword")
        return CardsControlled(entry.positive(), KEYWORDS.index(entry.name(KEYWORDS, "keyword")))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        places = [place for place, card in cards_controlled(s, seat) if KEYWORD[card] == self.keyword]
        return fresh(places, counted, False)

    def what(self) -> Said:
        return Said("{keyword:keyword} card you control", keyword=self.keyword)

    def signs(self) -> list[Part]:
        return [Part(icon="control"), *Only(NO_TYPE, self.keyword).parts("")]


class SystemsInfluenced(Clause):
    """system_influenced = 1, type = "grey", other = true. MX-SCO-09."""

    def __init__(self, points: int, only: Only, other: bool) -> None:
        super().__init__(points)
        self.restricted: Final = only
        self.other: Final = other

    @staticmethod
    def read(entry: Entry) -> SystemsInfluenced:
        entry.only("type", "keyword", "other")
        if "type" not in entry.table and "keyword" not in entry.table:
            raise entry.wrong(f"{entry.verb}: expected a type or a keyword, got neither")
        return SystemsInfluenced(entry.positive(), read_only(entry), marked(entry, "other"))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        only = self.restricted
        places = [
            space
            for space in systems_influenced(s, seat)
            if (only.type == NO_TYPE or TYPE[s.sites[space].card] == only.type)
            and (only.keyword == NO_KEYWORD or KEYWORD[s.sites[space].card] == only.keyword)
        ]
        return fresh(places, counted, self.other)

    def what(self) -> Said:
        type, keyword = self.restricted.type, self.restricted.keyword
        if type != NO_TYPE and self.other:
            return Said("other {type:type} system you influence", type=type)
        if type != NO_TYPE:
            return Said("{type:type} system you influence", type=type)
        if self.other:
            return Said("other {keyword:keyword} system you influence", keyword=keyword)
        return Said("{keyword:keyword} system you influence", keyword=keyword)

    def signs(self) -> list[Part]:
        return [Part(icon="expand"), *self.restricted.parts("system")]


class SystemsControlled(Clause):
    """system_controlled = 1, type = "red"."""

    def __init__(self, points: int, type: int) -> None:
        super().__init__(points)
        self.type: Final = type

    @staticmethod
    def read(entry: Entry) -> SystemsControlled:
        entry.only("type")
        return SystemsControlled(entry.positive(), TYPES.index(entry.name(TYPES, "type")))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        controlled = members_of(s.players[seat].controlled, SPACE_COUNT)
        places = [space for space in controlled if TYPE[s.sites[space].card] == self.type]
        return fresh(places, counted, False)

    def what(self) -> Said:
        return Said("{type:type} system you control", type=self.type)

    def signs(self) -> list[Part]:
        return [Part(icon="control"), *Only(self.type, NO_KEYWORD).parts("")]


class CubesDelivered(Clause):
    """cube_delivered = 1, cube = "grey". MX-SCO-13: sold cubes were delivered."""

    def __init__(self, points: int, colour: int) -> None:
        super().__init__(points)
        self.colour: Final = colour

    @staticmethod
    def read(entry: Entry) -> CubesDelivered:
        entry.only("cube")
        return CubesDelivered(entry.positive(), COLOURS.index(entry.name(COLOURS, "cube")))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return s.players[seat].delivered[self.colour]

    def what(self) -> Said:
        return Said("{cube:cube} cube you delivered", cube=self.colour)

    def signs(self) -> list[Part]:
        return [Part(icon=CUBE_ICONS[self.colour])]


class CubesDeliveredTo(Clause):
    """cube_delivered_to = 1, type = "barren". MX-SCO-13."""

    def __init__(self, points: int, type: int) -> None:
        super().__init__(points)
        self.type: Final = type

    @staticmethod
    def read(entry: Entry) -> CubesDeliveredTo:
        entry.only("type")
        return CubesDeliveredTo(entry.positive(), TYPES.index(entry.name(TYPES, "type")))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return s.players[seat].delivered_to[self.type]

    def what(self) -> Said:
        return Said("cube you delivered to {type:type} systems", type=self.type)

    def signs(self) -> list[Part]:
        return [Part(icon="cube-any"), *Only(self.type, NO_KEYWORD).parts("")]


class CubesSold(Clause):
    """cube_sold = 1. MX-SCO-13."""

    @staticmethod
    def read(entry: Entry) -> CubesSold:
        entry.only()
        return CubesSold(entry.positive())

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return s.players[seat].sold

    def what(self) -> Said:
        return Said("cube you sold")

    def signs(self) -> list[Part]:
        return [Part(icon="sell")]


class CubesUndelivered(Clause):
    """cube_undelivered = 1, cube = "green". MX-SCO-10: on all systems, whoever controls them."""

    def __init__(self, points: int, colour: int) -> None:
        super().__init__(points)
        self.colour: Final = colour

    @staticmethod
    def read(entry: Entry) -> CubesUndelivered:
        entry.only("cube")
        return CubesUndelivered(entry.positive(), COLOURS.index(entry.name(COLOURS, "cube")))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return sum([site.cubes[self.colour] for site in s.sites])

    def what(self) -> Said:
        return Said("undelivered {cube:cube} cube on all systems", cube=self.colour)

    def signs(self) -> list[Part]:
        return [Part(icon=CUBE_ICONS[self.colour]), Part(icon="system")]


POWER_KINDS: Final[list[str]] = ["build", "sell"]


def has_power(card: int, kind: int) -> bool:
    """Whether a card shows a power of Build, or one that asks for a sale."""
    for power in POWERS[card]:
        sale = power.slot in (slots.ON_SALE, slots.ANYONES_SALE)
        if sale if kind else power.phase == BUILD:
            return True
    return False


class CardsWithPower(Clause):
    """card_with_power = 2, power = "build". MX-SCO-08, MX-SCO-15: unlocked powers are printed on no card."""

    def __init__(self, points: int, kind: int) -> None:
        super().__init__(points)
        self.kind: Final = kind

    @staticmethod
    def read(entry: Entry) -> CardsWithPower:
        entry.only("power")
        return CardsWithPower(entry.positive(), POWER_KINDS.index(entry.name(POWER_KINDS, "power")))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        places = [place for place, card in cards_controlled(s, seat) if has_power(card, self.kind)]
        return fresh(places, counted, False)

    def what(self) -> Said:
        if self.kind:
            return Said("card with a selling power you control")
        return Said("card with a Build power you control")

    def signs(self) -> list[Part]:
        return [Part(icon="control"), Part(icon="sell" if self.kind else "infra")]


class InfrastructureControlled(Clause):
    """infrastructure_controlled = 1, other = true."""

    def __init__(self, points: int, other: bool) -> None:
        super().__init__(points)
        self.other: Final = other

    @staticmethod
    def read(entry: Entry) -> InfrastructureControlled:
        entry.only("other")
        return InfrastructureControlled(entry.positive(), marked(entry, "other"))

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        gaps = members_of(s.players[seat].owned, GAP_COUNT)
        return fresh([GAP_KEY + gap for gap in gaps], counted, self.other)

    def what(self) -> Said:
        if self.other:
            return Said("other infrastructure you control")
        return Said("infrastructure you control")

    def signs(self) -> list[Part]:
        return [Part(icon="infra")]


class PoliticalDisks(Clause):
    """political_disk = 1. MX-SCO-09: in political areas and their circles, nowhere else."""

    @staticmethod
    def read(entry: Entry) -> PoliticalDisks:
        entry.only()
        return PoliticalDisks(entry.positive())

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return sum([site.political[seat] for site in s.sites])

    def what(self) -> Said:
        return Said("political influence disk you have")

    def signs(self) -> list[Part]:
        return [Part(icon="political")]


class MilitaryDisks(Clause):
    """military_disk = 1. MX-SCO-09."""

    @staticmethod
    def read(entry: Entry) -> MilitaryDisks:
        entry.only()
        return MilitaryDisks(entry.positive())

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return sum([site.military[seat] for site in s.sites])

    def what(self) -> Said:
        return Said("military influence disk you have")

    def signs(self) -> list[Part]:
        return [Part(icon="strength")]


class TechLevels(Clause):
    """tech_level = 2. MX-SCO-12: as the disk lies on the track."""

    @staticmethod
    def read(entry: Entry) -> TechLevels:
        entry.only()
        return TechLevels(entry.positive())

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return s.players[seat].level

    def what(self) -> Said:
        return Said("tech level")

    def signs(self) -> list[Part]:
        return [Part(icon="tech")]


class DisksUnused(Clause):
    """disk_unused = -1. MX-SCO-11."""

    @staticmethod
    def read(entry: Entry) -> DisksUnused:
        entry.only()
        return DisksUnused(entry.whole())

    def count(self, s: State, seat: Seat, counted: set[int]) -> int:
        return disks_left(s, seat)

    def what(self) -> Said:
        return Said("unused influence disk")

    def text(self) -> Said:
        return Said("{n} VP for each unused influence disk", n=finished(signed(self.points)))

    def parts(self) -> list[Part]:
        return [Part(text=finished(signed(self.points))), Part(icon="points"), PER, *self.signs()]

    def signs(self) -> list[Part]:
        return [Part(icon="influence")]


CLAUSES.teach("card_controlled", CardsControlled.read)
CLAUSES.teach("system_influenced", SystemsInfluenced.read)
CLAUSES.teach("system_controlled", SystemsControlled.read)
CLAUSES.teach("cube_delivered", CubesDelivered.read)
CLAUSES.teach("cube_delivered_to", CubesDeliveredTo.read)
CLAUSES.teach("cube_sold", CubesSold.read)
CLAUSES.teach("cube_undelivered", CubesUndelivered.read)
CLAUSES.teach("card_with_power", CardsWithPower.read)
CLAUSES.teach("infrastructure_controlled", InfrastructureControlled.read)
CLAUSES.teach("political_disk", PoliticalDisks.read)
CLAUSES.teach("military_disk", MilitaryDisks.read)
CLAUSES.teach("tech_level", TechLevels.read)
CLAUSES.teach("disk_unused", DisksUnused.read)

for _card in GAP_FILE[: FIRST_SPECIAL - SYSTEM_COUNT]:
    if _card.score or _card.least is not None:
        raise DataError(f"data/infrastructure.toml: {_card.id}: score and least are for special cards")
CLAUSES_OF: Final[tuple[list[Clause], ...]] = tuple(
    [CLAUSES.read_all(f"infrastructure.toml: {card.id}", card.score) for card in GAP_FILE]
)
"""MX-SCO-02. By infrastructure card; regular ones have none."""
LEAST: Final[tuple[int, ...]] = tuple([0 if card.least is None else card.least for card in GAP_FILE])


def worth(s: State, seat: Seat, card: int) -> int:
    """MX-SCO-01, MX-SCO-02, MX-SCO-11, MX-SCO-15. The points of an infrastructure card for its owner; each
    special is computed for itself."""
    points = GAP_FILE[card - SYSTEM_COUNT].points
    if card < FIRST_SPECIAL:
        return points
    counted: set[int] = set()
    for clause in CLAUSES_OF[card - SYSTEM_COUNT]:
        points += clause.points * clause.count(s, seat, counted)
    return max(LEAST[card - SYSTEM_COUNT], points)
