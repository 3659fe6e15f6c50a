"""The event marker, and the planet that comes when it reaches the end of its track."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import Step, Word
from perihelion.games.andromeda.cards.board import EVENT_END, EVENT_START, MOONS_PER_PLANET, SPACE_COUNT
from perihelion.games.andromeda.cards.planets import PLANET_COLOUR
from perihelion.games.andromeda.region import PLANET, UNCHARTED, region_of
from perihelion.games.andromeda.state import NOWHERE, ON_STATION, ON_TRACK, State
from perihelion.games.andromeda.words import NEXT_MOON
from perihelion.games.andromeda.words import PLANET as PLANET_WORD
from perihelion.games.kit.masks import bit


def start_space(s: State) -> int:
    """AE-SETUP-02. Closer to the end with fewer players."""
    return EVENT_START[s.side_count()]


class MoveMarker(Step):
    """AE-EVT-01, AE-EVT-04. So many spaces toward the end; nothing moves it on a station, or when it has left
    the game. Backwards it never goes past its start."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces

    def run(self, s: State) -> None:
        if s.marker_at != ON_TRACK:
            return
        s.marker = max(start_space(s), min(EVENT_END, s.marker + self.spaces))
        if s.marker == EVENT_END:
            s.marker_at = ON_STATION
            s.then(NewPlanet())


class NewPlanet(Step):
    """AE-EVT-02, AE-EVT-05, AE-MAP-07. The next planet of the stack on the next empty space, if there is one
    of each."""

    def run(self, s: State) -> None:
        space = next_space(s)
        if s.planets.size() and space != NOWHERE:
            s.then(DrawPlanet(space))


def next_space(s: State) -> int:
    """AE-MAP-07. The next empty space in reading order."""
    for space in range(SPACE_COUNT):
        if s.regions[space].kind == UNCHARTED:
            return space
    return NOWHERE


class DrawPlanet(Draw):
    """Which planet it is."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def pile(self, s: State) -> Pile:
        return s.planets

    def drawn(self, s: State, card: int) -> None:
        s.planets = s.planets.without(card)
        lay(s, self.space, PLANET, card)
        s.then(FirstMoon(self.space))

    def word(self, s: State, outcome: int) -> Word:
        return PLANET_WORD.of(outcome)


def lay(s: State, space: int, kind: int, tile: int) -> None:
    """A tile lies on a space."""
    s.regions[space] = region_of(kind, tile, s.side_count())
    s.charted |= bit(space)


class FirstMoon(Step):
    """AE-SETUP-07. A planet gets its moons; only the top one is visible."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def run(self, s: State) -> None:
        moons = min(MOONS_PER_PLANET, s.moons[PLANET_COLOUR[s.regions[self.region].tile]].size())
        s.regions[self.region] = s.regions[self.region].with_moons(moons, -1)
        if moons:
            s.then(TurnUp(self.region))


class TurnUp(Draw):
    """AE-ACT-02. The next moon of a stack becomes visible."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def pile(self, s: State) -> Pile:
        return s.moons[PLANET_COLOUR[s.regions[self.region].tile]]

    def drawn(self, s: State, card: int) -> None:
        here = s.regions[self.region]
        colour = PLANET_COLOUR[here.tile]
        s.moons = (*s.moons[:colour], s.moons[colour].without(card), *s.moons[colour + 1 :])
        s.regions[self.region] = here.with_moons(here.moons, card)

    def word(self, s: State, outcome: int) -> Word:
        return NEXT_MOON.of(outcome)
