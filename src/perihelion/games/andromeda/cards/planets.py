"""Planets and the developments that may stand on them."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.cards.resources import RESOURCES, Amounts, amounts
from perihelion.games.andromeda.cards.tracks import TRACK_IDS
from perihelion.games.andromeda.data.records import Planets
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml

FILE: Final = read_toml(DATA / "planets.toml", Planets)
COLOURS: Final[tuple[str, ...]] = ("blue", "red", "white", "yellow", "violet")
DEVELOPMENTS: Final[tuple[str, ...]] = tuple([kind.name for kind in FILE.development])
DEVELOPMENT_IDS: Final[tuple[str, ...]] = tuple([kind.id for kind in FILE.development])
DEVELOPMENT_COUNT: Final = len(DEVELOPMENTS)
OBSERVATORY: Final = DEVELOPMENT_IDS.index("observatory")
DEVELOPMENT_TRACK: Final[tuple[int, ...]] = tuple([TRACK_IDS.index(kind.track) for kind in FILE.development])
DEVELOPMENT_LEADERS: Final[tuple[int, ...]] = tuple([kind.leaders for kind in FILE.development])
"""AE-DEV-03, AE-DEV-08. Leaders to be paid, and printed on the tile."""
DEVELOPMENT_COPIES: Final[tuple[int, ...]] = tuple([kind.copies for kind in FILE.development])
PLANETS: Final[tuple[str, ...]] = tuple([planet.name for planet in FILE.planet])
PLANET_IDS: Final[tuple[str, ...]] = tuple([planet.id for planet in FILE.planet])
PLANET_COUNT: Final = len(PLANETS)
PLANET_TYPE: Final[tuple[int, ...]] = tuple([DEVELOPMENT_IDS.index(p.development) for p in FILE.planet])
"""The development that a planet allows."""
PLANET_COLOUR: Final[tuple[int, ...]] = tuple([COLOURS.index(planet.colour) for planet in FILE.planet])
PLANET_COST: Final[tuple[Amounts, ...]] = tuple(
    [amounts(f"planets.toml: {planet.id}: cost", planet.cost, RESOURCES) for planet in FILE.planet]
)
check_lists({"planets.toml: id": list(PLANET_IDS), "planets.toml: name": list(PLANETS)})
