"""Moons: the planetary ones by colour, then those of the nebulae."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.core.said import Many, Name, Said, listed
from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.cards.planets import COLOURS
from perihelion.games.andromeda.cards.resources import RESOURCES, Amounts, amounts
from perihelion.games.andromeda.data.boxes import more, sets_of, widened
from perihelion.games.andromeda.data.records import Moon, Moons, MoreMoons, NebulaMoon
from perihelion.games.kit.tables import Table, check_lists
from perihelion.records.data import read_toml

PRINTED: Final = read_toml(DATA / "moons.toml", Moons)
MORE: Final = more("moons.toml", MoreMoons)
FILE: Final = widened(PRINTED, MORE, "nebula_moon")
MOON_FILES: Final[list[Moon | NebulaMoon]] = [*FILE.moon, *FILE.nebula_moon]
MOON_IDS: Final[tuple[str, ...]] = tuple([moon.id for moon in MOON_FILES])
check_lists({"moons.toml: id": list(MOON_IDS)})
MOON_SET: Final[tuple[int, ...]] = (
    *[0 for _ in PRINTED.moon],
    *sets_of(PRINTED.nebula_moon, MORE, "nebula_moon"),
)
MOON_COUNT: Final = len(MOON_FILES)
FIRST_OF_NEBULAE: Final = len(FILE.moon)
NEBULA_MOONS: Final = len(FILE.nebula_moon)


def amount_said(name: str, n: int) -> Said:
    return Said("{n} {resource}", n=n, resource=Name("resource", name))


def sides_said(res: Mapping[str, int]) -> list[Said]:
    return [amount_said(name, n) for name, n in res.items()]


def moon_name(moon: Moon | NebulaMoon) -> Said:
    """`Stormheart`, or what a moon brings: `blue moon (1 nanocarbon, 2 VP)`."""
    if isinstance(moon, NebulaMoon):
        return Said("{name}", name=Name("moon", moon.name))
    parts = sides_said(moon.res)
    if moon.vp:
        parts.append(Said("{n} VP", n=moon.vp))
    if moon.repair:
        parts.append(Many(moon.repair, "{n} repair", "{n} repairs"))
    return Said("{colour} moon ({parts})", colour=Name("colour", moon.colour), parts=listed(parts))


MOONS: Final[tuple[Said, ...]] = tuple([moon_name(moon) for moon in MOON_FILES])
"""What they are called."""
MOON_COPIES: Final[Table] = tuple(
    [
        tuple([m.copies if isinstance(m, Moon) and m.colour == colour else 0 for m in MOON_FILES])
        for colour in COLOURS
    ]
)
"""AE-SETUP-07. The moons of each colour."""
MOON_GAINS: Final[tuple[Amounts, ...]] = tuple(
    [amounts(f"moons.toml: {moon.id}: res", moon.res, RESOURCES) for moon in MOON_FILES]
)
MOON_OTHER: Final[tuple[Amounts, ...]] = tuple(
    [amounts(f"moons.toml: {moon.id}: or", moon.other, RESOURCES) for moon in MOON_FILES]
)
"""The other side, of which one is chosen; nothing where there is none."""
TWO_SIDED: Final[tuple[bool, ...]] = tuple([bool(moon.other) for moon in MOON_FILES])
MOON_POINTS: Final[tuple[int, ...]] = tuple([moon.vp for moon in MOON_FILES])
MOON_REPAIRS: Final[tuple[int, ...]] = tuple([moon.repair for moon in MOON_FILES])
NULL_INPUT: Final[tuple[bool, ...]] = tuple([moon.null_input for moon in MOON_FILES])
GIVES: Final[tuple[bool, ...]] = tuple([bool(moon.res or moon.repair) for moon in MOON_FILES])
"""Whether a moon in an output slot brings anything."""
FITS_INPUT: Final[tuple[bool, ...]] = tuple(
    [not moon.repair and bool(moon.res or moon.null_input) for moon in MOON_FILES]
)
"""AE-MOON-07."""


def of_nebula(moon: int) -> bool:
    return moon >= FIRST_OF_NEBULAE
