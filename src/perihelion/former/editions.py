"""Kept editions of a game: found, unpacked and imported when somebody asks for one.

An edition is a zip file with the core, the records, the bots and the game of its time, in a package of its
own name. It is unpacked once for each person of this machine, and imported beside today's program."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game
from perihelion.core.said import Said

KEPT: Final = Path(__file__).parent / "kept"
SUMS: Final = "SHA256SUMS"
TODAY: Final = "perihelion"


class NoEdition(PerihelionError):
    """Rules that are not kept here, or can no longer be read."""


def package(folder: str, version: int) -> str:
    """What an edition is called, as a package and as a file."""
    return f"{TODAY}_{folder}_{version}"


def versions(folder: str) -> list[int]:
    """The versions of a game that are kept, oldest first."""
    stem = package(folder, 0)[:-1]
    found = [file.stem.removeprefix(stem) for file in KEPT.glob(f"{stem}*.zip")]
    return sorted(int(number) for number in found if number.isdecimal())


@cache
def edition(folder: str, version: int) -> Game:
    """The game in this folder of `games`, as it was in this version."""
    name = package(folder, version)
    file = KEPT / f"{name}.zip"
    if not file.exists():
        raise NoEdition(Said("version {version} of the rules is not kept here", version=version))
    place = str(unpacked(file))
    if place not in sys.path:
        sys.path.append(place)
    try:
        game: Game = import_module(f"{name}.games.{folder}").GAME
    except (ImportError, SyntaxError) as error:
        raise NoEdition(f"the kept rules in {place} are damaged; remove that folder") from error
    return game


def unpacked(file: Path) -> Path:
    """The folder that the edition lies in, unpacked now if it never was."""
    mark = checked(file)
    place = caches() / f"{file.stem}-{mark[:16]}"
    if place.is_dir():
        return place
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        return moved(unzipped(file, place.parent), place)
    except OSError:
        # No place of one's own on this machine: one for this process.
        return unzipped(file, None)


def checked(file: Path) -> str:
    """The sum of the file, if it is the one that was written down when the edition was kept."""
    mark, sums = sha256(file.read_bytes()).hexdigest(), file.parent / SUMS
    if not sums.exists() or f"{mark}  {file.name}" not in sums.read_text(encoding="utf-8").splitlines():
        raise NoEdition(f"the kept rules {file.name} are damaged; install Perihelion again")
    return mark


def caches() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "perihelion" / "former"


def unzipped(file: Path, beside: Path | None) -> Path:
    place = Path(tempfile.mkdtemp(dir=beside))
    try:
        with ZipFile(file) as pack:
            pack.extractall(place)
    except BadZipFile as error:
        raise NoEdition(f"the kept rules {file.name} are damaged; install Perihelion again") from error
    return place


def moved(made: Path, place: Path) -> Path:
    """Under its own name, whole or not at all; another process may have been quicker."""
    try:
        made.rename(place)
    except OSError:
        if not place.is_dir():
            raise
        shutil.rmtree(made, ignore_errors=True)
    return place


def is_former(game: Game) -> bool:
    return root(game) != TODAY


def root(game: Game) -> str:
    """The program that this game was written for: today's package, or an edition's."""
    return package_of(type(game).__module__)


@cache
def package_of(module: str) -> str:
    """Asked many times for every choice, of few modules."""
    return module.partition(".")[0]


def module_of(game: Game, name: str) -> Any:
    """A module of the program that this game was written for."""
    return import_module(f"{root(game)}.{name}")
