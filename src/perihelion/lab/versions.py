"""Versions of a game's data: as installed, or with some files replaced by others that are to be tried."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from perihelion.core.errors import DataError, nearest
from perihelion.games import SHELF
from perihelion.lab.plan import Plan
from perihelion.records.folders import VARIABLE

Files = dict[str, str]
"""Texts by name: `hexes.toml`."""


def home(code: str) -> Path:
    """The folder of a game, without loading it."""
    return Path(sys.modules["perihelion.games"].__path__[0]) / SHELF.modules[code].rpartition(".")[2]


def installed(code: str) -> Files:
    return {
        file.name: file.read_text(encoding="utf-8") for file in sorted((home(code) / "data").glob("*.toml"))
    }


def digest(code: str, replaced: Files) -> str:
    """Of all data as they are with these files."""
    hashed = hashlib.sha256()
    for name, text in sorted({**installed(code), **replaced}.items()):
        hashed.update(f"{name} {len(text)}\n{text}".encode())
    return hashed.hexdigest()[:16]


def read_version(code: str, path: Path) -> Files:
    """What a file or a folder of data replaces. A file may have any name: it replaces the one with the same
    tables."""
    known = installed(code)
    if path.is_dir():
        files = {file.name: read_text(file) for file in sorted(path.glob("*.toml"))}
        if not files:
            raise DataError(f"{path}: holds no data files; {code} has {', '.join(known)}")
        for name in files:
            if name not in known:
                raise DataError(
                    f"{path / name}: {code} has no such file{nearest(name, known)}; known: {', '.join(known)}"
                )
    else:
        text = read_text(path)
        files = {replaced_by(code, path, text): text}
    return {name: text for name, text in files.items() if text != known[name]}


def replaced_by(code: str, path: Path, text: str) -> str:
    """The data file of the same name, or the only one whose tables are called alike."""
    known = installed(code)
    if path.name in known:
        return path.name
    try:
        tables = set(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{path}: not TOML: {error}") from error
    alike = [name for name, other in known.items() if set(tomllib.loads(other)) == tables]
    if len(alike) != 1:
        found = f"as {' and '.join(alike)} have" if alike else "as no file has"
        raise DataError(
            f"{path}: its tables are {', '.join(sorted(tables)) or 'none'}, {found}; name it like the one it"
            " replaces"
        )
    return alike[0]


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DataError(f"{path}: expected UTF-8") from error


def use(plan: Plan) -> None:
    """Let the game of a plan be loaded with the plan's data, in a process that has not loaded it yet."""
    found = digest(plan.game, plan.files)
    if found != plan.data:
        raise DataError(f"the data of {plan.game} here are {found}, the plan was made with {plan.data}")
    if plan.files:
        assert loaded(plan) or SHELF.modules[plan.game] not in sys.modules, (
            "the game was loaded with other data"
        )
        os.environ[VARIABLE] = written(plan.game, plan.data, tuple(plan.files.items()))
    elif VARIABLE in os.environ and SHELF.modules[plan.game] not in sys.modules:
        raise DataError(
            f"${VARIABLE} names other data than the plan; the laboratory plays other data with --compare"
        )


def loaded(plan: Plan) -> bool:
    """Whether this process has these data already."""
    return os.environ.get(VARIABLE, "").endswith(plan.data)


@lru_cache
def written(code: str, name: str, files: tuple[tuple[str, str], ...]) -> str:
    """A folder with all data of the game; it goes when this process goes."""
    folder = tempfile.TemporaryDirectory(prefix="perihelion-", suffix=name)
    KEPT.append(folder)
    data = Path(folder.name) / home(code).name
    data.mkdir()
    for file, text in {**installed(code), **dict(files)}.items():
        (data / file).write_text(text, encoding="utf-8")
    return folder.name


KEPT: list[Any] = []
