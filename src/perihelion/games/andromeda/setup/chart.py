"""The map is laid out: tiles, moons, raiders, Supremacy tokens."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile, full_pile
from perihelion.core.steps import Chance, Step, Word
from perihelion.games.andromeda.cards.board import (
    BASE_COUNT,
    NEBULAE,
    SPACE_COUNT,
    START_S_RAIDERS,
)
from perihelion.games.andromeda.cards.moons import (
    MOON_COUNT,
    MOON_SET,
    of_nebula,
)
from perihelion.games.andromeda.cards.planets import COLOURS, PLANET_COLOUR
from perihelion.games.andromeda.cards.raiders import (
    SWARM_CLASS,
)
from perihelion.games.andromeda.cards.tokens import (
    SUPREMACY_COPIES,
)
from perihelion.games.andromeda.events.marker import FirstMoon, lay
from perihelion.games.andromeda.raiders.place import PlaceFigure
from perihelion.games.andromeda.region import (
    BASE,
    PLANET,
    SPECIAL,
    UNCHARTED,
)
from perihelion.games.andromeda.setup.table import FIRST_BASE, FIRST_SPECIAL
from perihelion.games.andromeda.state import (
    State,
)
from perihelion.games.andromeda.words import (
    LAY,
    NEXT_MOON,
    TOKEN_LAID,
)
from perihelion.games.andromeda.words import PLANET as PLANET_WORD


class DrawPlanets(Step):
    """AE-SETUP-04. So many planets of 15; then the tiles that will be laid are mixed with the bases, and
    special regions by option."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count:
            s.then(DrawPlanet(), DrawPlanets(self.count - 1))
            return
        bag = list(s.unlaid.bag)
        for base in range(BASE_COUNT):
            bag[FIRST_BASE + base] = 1
        for special, copies in enumerate(s.agreed.specials):
            bag[FIRST_SPECIAL + special] = copies
        s.unlaid = full_pile(bag)


class DrawPlanet(Draw):
    """AE-SETUP-04. A planet that is in the game from the start."""

    def pile(self, s: State) -> Pile:
        return s.planets

    def drawn(self, s: State, card: int) -> None:
        s.planets = s.planets.without(card)
        s.unlaid = s.unlaid.shuffled_in([card])

    def word(self, s: State, outcome: int) -> Word:
        return PLANET_WORD.of(outcome)


class LayTiles(Step):
    """AE-SETUP-05, AE-OPT-03. Face up on the spaces in reading order, without gaps."""

    def run(self, s: State) -> None:
        if s.unlaid.size():
            space = next(r for r in range(SPACE_COUNT) if s.regions[r].kind == UNCHARTED)
            s.then(LayTile(space), self)


class LayTile(Draw):
    """AE-SETUP-05. The tile of a space."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def pile(self, s: State) -> Pile:
        return s.unlaid

    def drawn(self, s: State, card: int) -> None:
        s.unlaid = s.unlaid.without(card)
        if card < FIRST_BASE:
            lay(s, self.space, PLANET, card)
        elif card < FIRST_SPECIAL:
            lay(s, self.space, BASE, card - FIRST_BASE)
        else:
            lay(s, self.space, SPECIAL, card - FIRST_SPECIAL)

    def word(self, s: State, outcome: int) -> Word:
        return LAY.of(outcome)


class NebulaMoons(Step):
    """AE-SETUP-06. One on each nebula."""

    def run(self, s: State) -> None:
        s.then_all([NebulaMoon(region) for region in NEBULAE])


class NebulaMoon(Chance):
    """AE-SETUP-06. Which moon lies on a nebula."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def weights(self, s: State) -> list[int]:
        laid = [s.regions[region].top for region in NEBULAE]
        return [
            int(of_nebula(moon) and s.has_set(MOON_SET[moon]) and moon not in laid)
            for moon in range(MOON_COUNT)
        ]

    def happen(self, s: State, outcome: int) -> None:
        s.regions[self.region] = s.regions[self.region].with_moons(1, outcome)

    def word(self, s: State, outcome: int) -> Word:
        return NEXT_MOON.of(outcome)


class PlanetMoons(Step):
    """AE-SETUP-07. Three of its colour on each planet, colour by colour, planets in reading order."""

    def run(self, s: State) -> None:
        planets = [region for region in range(SPACE_COUNT) if s.regions[region].kind == PLANET]
        s.then_all(
            [
                FirstMoon(region)
                for colour in range(len(COLOURS))
                for region in planets
                if PLANET_COLOUR[s.regions[region].tile] == colour
            ]
        )


class SwarmArrives(Step):
    """AE-SETUP-08, AE-SETUP-09. Two dice, an S-class raider for each."""

    def run(self, s: State) -> None:
        s.then_all([PlaceFigure(SWARM_CLASS) for _ in range(START_S_RAIDERS)])


class LaySupremacy(Chance):
    """AE-SETUP-13. The face-up token of a Supremacy space."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def weights(self, s: State) -> list[int]:
        return [n - s.supremacy.count(token) for token, n in enumerate(SUPREMACY_COPIES)]

    def happen(self, s: State, outcome: int) -> None:
        s.supremacy = (*s.supremacy[: self.place], outcome, *s.supremacy[self.place + 1 :])

    def word(self, s: State, outcome: int) -> Word:
        return TOKEN_LAID.of(outcome)
