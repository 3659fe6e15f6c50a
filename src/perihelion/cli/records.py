"""Records on disk, as the commands read and write them."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import click

from perihelion.core.errors import RecordError
from perihelion.records.record import Record, load

RECORD = click.Path(path_type=Path)
"""A record's path; what is wrong with it is said when it is read."""


def load_record(path: Path) -> Record:
    if path.is_dir():
        raise RecordError(f"{path}: expected a record, found a folder")
    return load(path)


def check_target(path: Path, loaded: Path | None = None) -> None:
    """A game may be saved to a new file, to an empty one or over the file it came from, never over anything
    else."""
    if path.is_dir():
        raise RecordError(f"{path}: expected the name of a file, found a folder")
    if not path.parent.is_dir():
        raise RecordError(f"{path}: the folder {path.parent} does not exist")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise RecordError(f"{path}: permission denied")
    if path.exists() and path.stat().st_size and not (loaded and path.samefile(loaded)):
        raise RecordError(f"{path}: exists already; go on with it by --load {path}, or choose another name")


def autosave_path(code: str) -> Path:
    """A new name in the folder where a person's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "perihelion" / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{code}-{stamp}.record"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{code}-{stamp}-{number}.record"
    return path
