"""Raiders are placed on the map and go back to their cards."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Chance, Step, Word
from perihelion.games.andromeda.cards.board import NEBULAE, REGION_COUNT
from perihelion.games.andromeda.cards.events import SWARM, SWARM_INSTEAD
from perihelion.games.andromeda.cards.raiders import (
    HOME,
    LAST_PLANET,
    MOST_MOONS,
    RAIDER_CARDS,
    RANDOM_NEBULA,
    SPECIAL_HOME,
    SWARM_CLASS,
    cards_of,
)
from perihelion.games.andromeda.numbers import base_at, tile_at
from perihelion.games.andromeda.region import NO_RAIDER, PLANET, SPECIAL
from perihelion.games.andromeda.state import NOWHERE, Raider, State
from perihelion.games.andromeda.words import NEBULA, RAIDER_CARD
from perihelion.games.kit.masks import members_of

UNKNOWN_CARD: Final = -1


def on_map(s: State, raider: int) -> list[int]:
    """Where raiders of a class are."""
    return [r for r in members_of(s.raiders_at, REGION_COUNT) if s.regions[r].raider == raider]


def welcomes(s: State, raider: int, region: int) -> bool:
    """AE-MAP-06, AE-RAI-02, AE-STRIKE-05. Raiders of different classes never share a region."""
    return s.regions[region].raider in (NO_RAIDER, raider)


class PlaceRaiders(Step):
    """AE-RAI-03, AE-RAI-06, AE-RAI-07. The raider of a letter; two of the S class in its place if it is on
    the map already."""

    def __init__(self, raider: int) -> None:
        self.raider: Final = raider

    def run(self, s: State) -> None:
        if self.raider == SWARM_CLASS:
            s.then(*[PlaceFigure(SWARM_CLASS) for _ in range(SWARM)])
        elif on_map(s, self.raider):
            s.then(*[PlaceFigure(SWARM_CLASS) for _ in range(SWARM_INSTEAD)])
        else:
            s.then(PlaceFigure(self.raider))


class PlaceFigure(Step):
    """AE-RAI-03. A figure from its card to its home; the card is turned face up first."""

    def __init__(self, raider: int) -> None:
        self.raider: Final = raider

    def run(self, s: State) -> None:
        card = s.raiders[self.raider]
        if not card.left:
            return
        if card.card == UNKNOWN_CARD:
            s.then(TurnUpRaider(self.raider), self)
            return
        region = home(s, card.card)
        if region != NOWHERE and welcomes(s, self.raider, region):
            put_figure(s, self.raider, region)
        else:
            s.change_raider(self.raider, card.with_left(card.left))
            s.then(InRandomNebula(self.raider))


class TurnUpRaider(Chance):
    """AE-SETUP-08. Which of the cards of a class it is, where that was left to chance."""

    def __init__(self, raider: int) -> None:
        self.raider: Final = raider

    def weights(self, s: State) -> list[int]:
        open_cards = cards_of(self.raider)
        return [1 if card in open_cards else 0 for card in range(len(RAIDER_CARDS))]

    def happen(self, s: State, outcome: int) -> None:
        before = s.raiders[self.raider]
        s.change_raider(self.raider, Raider(outcome, True, before.left, before.shields, before.leaders))

    def word(self, s: State, outcome: int) -> Word:
        return RAIDER_CARD.of(outcome)


def home(s: State, card: int) -> int:
    """AE-RAI-05. The home region of a raider, or NOWHERE for a random nebula."""
    place = HOME[card]
    if place == RANDOM_NEBULA:
        return NOWHERE
    if place >= 0:
        return base_at(s, place)
    planets = [region for region in range(REGION_COUNT) if s.regions[region].kind == PLANET]
    if place == LAST_PLANET:
        return planets[-1] if planets else NOWHERE
    if place <= SPECIAL_HOME:
        return tile_at(s, SPECIAL, SPECIAL_HOME - place)
    assert place == MOST_MOONS
    return most_moons(s, planets)


def put_figure(s: State, raider: int, region: int) -> None:
    """A figure from the card stands in a region."""
    card = s.raiders[raider]
    s.change_raider(raider, card.with_left(card.left - 1))
    s.set_raiders(region, raider, s.regions[region].raiders + 1)


def take_figure(s: State, region: int) -> None:
    """AE-SCRAP-02, AE-RAI-08. A figure goes back to its card; AE-SHD-04: its markers are removed."""
    here = s.regions[region]
    card = s.raiders[here.raider]
    s.change_raider(here.raider, card.with_left(card.left + 1).with_shields(0))
    s.set_raiders(region, here.raider, here.raiders - 1)


class InRandomNebula(Step):
    """AE-RAI-04, AE-RAI-05. A die decides about the nebula; if all are closed the figure stays on its
    card."""

    def __init__(self, raider: int, left: int = NOWHERE) -> None:
        self.raider: Final = raider
        self.left: Final = left
        """The region that a figure has left, where it does not come back to."""

    def run(self, s: State) -> None:
        if any(open_nebulae(s, self.raider, self.left)):
            s.then(RollNebula(self.raider, self.left))


def open_nebulae(s: State, raider: int, left: int) -> list[int]:
    """A weight for each nebula: 0 where another class is, or where the figure came from."""
    return [int(region != left and welcomes(s, raider, region)) for region in NEBULAE]


class RollNebula(Chance):
    """AE-RAI-04, AE-RAI-05. A nebula with another class is rolled again."""

    def __init__(self, raider: int, left: int) -> None:
        self.raider: Final = raider
        self.left: Final = left

    def weights(self, s: State) -> list[int]:
        return open_nebulae(s, self.raider, self.left)

    def happen(self, s: State, outcome: int) -> None:
        put_figure(s, self.raider, NEBULAE[outcome])

    def word(self, s: State, outcome: int) -> Word:
        return NEBULA.of(NEBULAE[outcome])


def most_moons(s: State, planets: list[int]) -> int:
    """The planet with most unclaimed moons, of equal ones the first in reading order."""
    best = NOWHERE
    for region in planets:
        if best == NOWHERE or s.regions[region].moons > s.regions[best].moons:
            best = region
    return best
