"""Raider cards, two for each class."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import BASE_IDS, DATA, SPECIAL_IDS
from perihelion.games.andromeda.cards.powers import MOMENTS, Power, simple_power
from perihelion.games.andromeda.cards.sets import BASE
from perihelion.games.andromeda.data.boxes import more, sets_of, widened
from perihelion.games.andromeda.data.records import MoreRaiders, Raiders
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml

PRINTED: Final = read_toml(DATA / "raiders.toml", Raiders)
MORE: Final = more("raiders.toml", MoreRaiders)
FILE: Final = widened(PRINTED, MORE, "raider")
LETTERS: Final[tuple[str, ...]] = ("S", "A", "B", "C", "D")
CLASSES: Final[tuple[str, ...]] = tuple([f"class {letter}" for letter in LETTERS])
SWARM_CLASS: Final = 0
CLASS_COUNT: Final = len(CLASSES)
RAIDER_CARDS: Final[tuple[str, ...]] = tuple([raider.name for raider in FILE.raider])
RAIDER_IDS: Final[tuple[str, ...]] = tuple([raider.id for raider in FILE.raider])
check_lists({"raiders.toml: id": list(RAIDER_IDS), "raiders.toml: name": list(RAIDER_CARDS)})
RAIDER_SET: Final[tuple[int, ...]] = sets_of(PRINTED.raider, MORE, "raider")
RAIDER_CLASS: Final[tuple[int, ...]] = tuple([LETTERS.index(raider.letter) for raider in FILE.raider])
FIGURES: Final[tuple[int, ...]] = tuple([raider.miniatures for raider in FILE.raider])
RAIDER_RANGE: Final[tuple[int, ...]] = tuple([raider.range for raider in FILE.raider])
RAIDER_DICE: Final[tuple[int, ...]] = tuple([raider.dice for raider in FILE.raider])
RAIDER_BONUS: Final[tuple[int, ...]] = tuple([raider.targeting_bonus for raider in FILE.raider])
RAIDER_SHIELDS: Final[tuple[int, ...]] = tuple([raider.shields for raider in FILE.raider])
RANDOM_NEBULA: Final = -1
LAST_PLANET: Final = -2
MOST_MOONS: Final = -3
SPECIAL_HOME: Final = -4
"""A special region, counted down from here."""


def home_of(place: str) -> int:
    """Where a raider appears: an Alliance base by its number, a special region, or one of the three words."""
    if place.startswith("alliance base:"):
        return BASE_IDS.index(place.removeprefix("alliance base:"))
    if place.startswith("special region:"):
        return SPECIAL_HOME - SPECIAL_IDS.index(place.removeprefix("special region:"))
    return {"random nebula": RANDOM_NEBULA, "last planet": LAST_PLANET, "planet most moons": MOST_MOONS}[
        place
    ]


HOME: Final[tuple[int, ...]] = tuple([home_of(raider.place) for raider in FILE.raider])
RAIDER_POWERS: Final[tuple[tuple[Power, ...], ...]] = tuple(
    [tuple([simple_power(MOMENTS.index(hook.on)) for hook in raider.hooks]) for raider in FILE.raider]
)
DEFAULT_SET: Final[tuple[int, ...]] = tuple([RAIDER_IDS.index(raider) for raider in FILE.default_set])
INFECTIONS: Final[int] = FILE.mechaphage_tokens
"""AE-REP-08."""


def cards_of(raider: int) -> list[int]:
    """The cards of a class, of which one is played with; expansions bring theirs themselves."""
    return [card for card, letter in enumerate(RAIDER_CLASS) if letter == raider and RAIDER_SET[card] == BASE]
