"""Kept editions of a game: found, unpacked and imported when somebody asks for one.

An edition is a zip file with the core, the records, the bots and the game of its time, in a package of its
own name. It is unpacked once for each person of this machine, and imported beside today's program. What was
unpacked is compared with the file by every process, and unpacked again if it is not whole. Whatever is wrong
with an edition is told as NoEdition."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import zlib
from functools import cache
from hashlib import sha256
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game
from perihelion.core.said import Said, finished

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
    try:
        return imported(folder, name, unpacked(file))
    except NoEdition:
        raise
    except Exception:
        # What Python itself has put beside the unpacked files may be what is wrong.
        return imported_anew(folder, name, file)


def imported(folder: str, name: str, place: Path) -> Game:
    if str(place) not in sys.path:
        sys.path.append(str(place))
    invalidate_caches()
    game: Game = import_module(f"{name}.games.{folder}").GAME
    return game


def imported_anew(folder: str, name: str, file: Path) -> Game:
    """Unpacked and imported once more, from nothing."""
    sys.path[:] = [place for place in sys.path if not Path(place).name.startswith(f"{name}-")]
    for module in [one for one in sys.modules if package_of(one) == name]:
        del sys.modules[module]
    try:
        return imported(folder, name, unpacked(file, again=True))
    except Exception as error:
        raise damaged(file.name) from error


def damaged(name: str) -> NoEdition:
    return NoEdition(Said("the kept rules {name} are damaged; install Perihelion again", name=finished(name)))


def unpacked(file: Path, again: bool = False) -> Path:
    """The folder that the edition lies in, unpacked now if it never was or is not whole any more."""
    mark = checked(file)
    place = caches() / f"{file.stem}-{mark[:16]}"
    try:
        if whole(file, place) and not again:
            return place
        place.parent.mkdir(parents=True, exist_ok=True)
        clear(place)
        return moved(unzipped(file, place.parent), place)
    except OSError:
        # No place of one's own on this machine: one for this process.
        return unzipped(file, None)


def checked(file: Path) -> str:
    """The sum of the file, if it is the one that was written down when the edition was kept."""
    try:
        mark, sums = sha256(file.read_bytes()).hexdigest(), file.parent / SUMS
        if f"{mark}  {file.name}" in sums.read_text(encoding="utf-8").splitlines():
            return mark
    except (OSError, UnicodeDecodeError) as error:
        raise damaged(file.name) from error
    raise damaged(file.name)


def is_whole(folder: str, version: int) -> bool:
    """Whether a version is kept as it was; told without importing it."""
    try:
        checked(KEPT / f"{package(folder, version)}.zip")
    except NoEdition:
        return False
    return True


def whole(file: Path, place: Path) -> bool:
    """Whether everything that was packed lies there as it was."""
    if not place.is_dir():
        return False
    with ZipFile(file) as pack:
        return all(same(place / part.filename, part.file_size, part.CRC) for part in pack.infolist())


def same(path: Path, size: int, sum: int) -> bool:
    try:
        text = path.read_bytes()
    except OSError:
        return False
    return (len(text), zlib.crc32(text)) == (size, sum)


def clear(place: Path) -> None:
    """Put away what is damaged, at once for whoever looks."""
    if place.exists():
        old = Path(tempfile.mkdtemp(dir=place.parent))
        place.rename(old / place.name)
        shutil.rmtree(old, ignore_errors=True)


def caches() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "perihelion" / "former"


def unzipped(file: Path, beside: Path | None) -> Path:
    place = Path(tempfile.mkdtemp(dir=beside))
    try:
        with ZipFile(file) as pack:
            pack.extractall(place)
    except OSError:
        shutil.rmtree(place, ignore_errors=True)
        raise
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


def is_early(game: Game) -> bool:
    """Whether its program is from the time before sentences were templates. It speaks finished English, and
    knows neither envelopes nor whole turns, moments, chains of words or where points come from. Every former
    game of later is asked as today's is."""
    return speaks_english_only(root(game))


@cache
def speaks_english_only(program: str) -> bool:
    return find_spec(f"{program}.core.said") is None


def root(game: Game) -> str:
    """The program that this game was written for: today's package, or an edition's."""
    return package_of(type(game).__module__)


@cache
def package_of(module: str) -> str:
    """Asked many times for every choice, of few modules."""
    return module.partition(".")[0]


def module_of(game: Game, name: str) -> Any:
    """A module of the program that this game was written for."""
    if not is_former(game):
        return import_module(f"{TODAY}.{name}")
    try:
        return import_module(f"{root(game)}.{name}")
    except Exception as error:
        raise damaged(root(game)) from error
