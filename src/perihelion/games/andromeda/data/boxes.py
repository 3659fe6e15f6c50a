"""The expansions that lie beside the base game, each in a folder with a `box.py`, and what their data files
add to its tables. Nothing of the base names any of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from perihelion.games.andromeda.data.records import More
from perihelion.records.data import read_toml
from perihelion.records.folders import data_folder

PACKAGE = __name__.removesuffix(".data.boxes")
"""The game's, in whatever edition it lies."""
HOME = Path(__file__).parents[1]
BOXES: tuple[str, ...] = tuple(sorted(file.parent.name for file in HOME.glob("*/box.py")))
"""The folders of the expansions."""
SETS: list[str] = ["base"]
"""The sets of cards by number, as data files name them."""

T = TypeVar("T", bound=msgspec.Struct)
M = TypeVar("M", bound=More)


def more(name: str, kind: type[M]) -> list[M]:
    """What the expansions have in files of this name."""
    files = [data_folder(HOME / box) / name for box in BOXES]
    return [read_toml(file, kind) for file in files if file.exists()]


def widened(base: T, files: Sequence[More], *lists: str) -> T:
    """A file of the base with what the expansions add to these lists, after it."""
    found: dict[str, Any] = {
        key: [*getattr(base, key), *[thing for file in files for thing in getattr(file, key)]]
        for key in lists
    }
    return msgspec.structs.replace(base, **found)


def set_number(name: str) -> int:
    """The number of a set, by its name."""
    if name not in SETS:
        SETS.append(name)
    return SETS.index(name)


def sets_of(base: Sequence[Any], files: Sequence[More], key: str) -> tuple[int, ...]:
    """The set of each thing of a widened list."""
    added = [set_number(file.set) for file in files for _ in getattr(file, key)]
    return (*[0 for _ in base], *added)
