"""Keeping an edition: today's core, records, bots and one game, put into a file under a name of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from perihelion.former.editions import SUMS, TODAY, package

PARTS: Final = ("core", "records", "bots", "analysis", "games/kit")
LEFT_OUT: Final = {"__pycache__", "programs", "whereabouts.py"}
"""What only today's program needs."""
SUFFIXES: Final = {".py", ".md", ".toml"}
IMPORT: Final = re.compile(rf"^(\s*(?:from|import) ){TODAY}\b", re.MULTILINE)
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""Equal files give equal editions."""
SHARED: Final = {
    "core/errors.py": (
        '"""Whoever opens this edition must know what went wrong: errors are those of its program."""\n\n'
        f"from {TODAY}.core.errors import *\n"
    ),
    "core/said.py": (
        '"""Whoever shows this edition must find what it says, and put it into words: what is said is of its'
        ' program."""\n\n'
        f"from {TODAY}.core.said import *\n"
    ),
}
"""What an edition has of the program that opens it, whole. One made of two would know two kinds of the same
thing."""
REPLACED: Final = {
    "__init__.py": '"""Former rules, kept as they were."""\n',
    "games/__init__.py": '"""One game."""\n',
    "records/folders.py": (
        '"""Where the data lie: always beside the rules of their time."""\n\n'
        "from pathlib import Path\n\n\n"
        "def data_folder(home: Path) -> Path:\n"
        '    return home / "data"\n'
    ),
    "former/__init__.py": '"""No former rules lie inside former rules."""\n',
    "former/editions.py": (
        '"""An edition knows no other."""\n\n'
        "from importlib import import_module\n"
        "from typing import Any\n\n\n"
        "def versions(folder: str) -> list[int]:\n"
        "    return []\n\n\n"
        "def edition(folder: str, version: int) -> Any:\n"
        "    raise LookupError(folder, version)\n\n\n"
        "def module_of(game: Any, name: str) -> Any:\n"
        "    return import_module(f\"{__name__.partition('.')[0]}.{name}\")\n"
    ),
}


def pack(source: Path, folder: str, version: int, target: Path) -> Path:
    """Keep the game in `folder` of the program that lies in `source`; its sum is written down beside it."""
    name = package(folder, version)
    file = target / f"{name}.zip"
    target.mkdir(parents=True, exist_ok=True)
    with ZipFile(file, "w", ZIP_DEFLATED) as made:
        for path, text in sorted(contents(source, folder, name)):
            made.writestr(ZipInfo(f"{name}/{path}", LONG_AGO), text, ZIP_DEFLATED, 9)
    note_sum(file)
    return file


def contents(source: Path, folder: str, name: str) -> Iterator[tuple[str, str]]:
    """Every file by its place in the package."""
    yield from REPLACED.items()
    for part in (*PARTS, f"games/{folder}"):
        for file in sorted((source / part).rglob("*")):
            place = file.relative_to(source).as_posix()
            if file.suffix in SUFFIXES and not LEFT_OUT & set(file.parts) and place not in REPLACED:
                yield place, SHARED.get(place) or renamed(file, name)


def renamed(file: Path, name: str) -> str:
    """The file's text; imports lead to the edition itself."""
    text = file.read_text(encoding="utf-8")
    return IMPORT.sub(rf"\1{name}", text) if file.suffix == ".py" else text


def forget(file: Path) -> None:
    """An edition that does not hold what it must is not kept."""
    file.unlink()
    write_sums(file.parent, other_sums(file))


def note_sum(file: Path) -> None:
    mark = sha256(file.read_bytes()).hexdigest()
    write_sums(file.parent, [*other_sums(file), f"{mark}  {file.name}"])


def other_sums(file: Path) -> list[str]:
    sums = file.parent / SUMS
    rows = sums.read_text(encoding="utf-8").splitlines() if sums.exists() else []
    return [row for row in rows if not row.endswith(f"  {file.name}")]


def write_sums(folder: Path, rows: list[str]) -> None:
    (folder / SUMS).write_text("".join(f"{row}\n" for row in sorted(rows)), encoding="utf-8")
