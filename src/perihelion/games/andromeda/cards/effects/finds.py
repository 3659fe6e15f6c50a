"""Effects with what lies in regions: resource tokens, moons, discoveries."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.said import Name, Said
from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.signs import ARROW, counted, more, quiet, sign
from perihelion.games.andromeda.cards.resources import RESOURCES, STORED
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.cards.tokens import OBSERVATORY_STACK
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.region import BASE, PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import Claim, DiscardTop, claimable
from perihelion.games.andromeda.tracks.discoveries import RandomToken, Search
from perihelion.games.andromeda.words import TO
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import members_of


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
