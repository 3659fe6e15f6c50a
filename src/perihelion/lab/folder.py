"""The folder of a run: its plan, and the chunks that were played so far, in Parquet.

A chunk is a folder that gets its name when it is complete, so that whatever stops a run leaves only whole
chunks behind.
"""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import polars as pl

from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game
from perihelion.games import SHELF
from perihelion.lab.plan import Plan
from perihelion.lab.schema import columns
from perihelion.lab.trials import TABLES, Row, Tables

PLAN: Final = "plan.json"
CHUNKS: Final = "chunks"
PARTIAL: Final = ".partial"
TYPES: Final = {int: pl.Int32, float: pl.Float64, str: pl.String, bool: pl.Boolean}


class LabError(PerihelionError):
    """A run that cannot go on as it was asked for."""


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def open(self, fresh: bool) -> None:
        """Begin here, or go on with the same plan. Another run is only replaced if that is asked for."""
        if self.path.exists() and not self.path.is_dir():
            raise LabError(f"{self.path}: expected a folder, found a file")
        known = self.path / PLAN
        if fresh and known.exists():
            shutil.rmtree(self.path / CHUNKS, ignore_errors=True)
            known.unlink()
        if not known.exists():
            self.begin()
        elif (told := difference(known, self.plan)) != "":
            raise LabError(
                f"{self.path} holds another run: {told}; choose another folder with --out, or replace it with"
                " --fresh"
            )

    def begin(self) -> None:
        """The plan is written last: without it there is no run."""
        if self.path.exists() and any(self.path.iterdir()):
            raise LabError(f"{self.path} is not empty and holds no run; choose another folder with --out")
        (self.path / CHUNKS).mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(self.plan))
        partial = self.path / (PLAN + PARTIAL)
        partial.write_bytes(text)
        partial.rename(self.path / PLAN)

    def missing(self) -> list[int]:
        """The chunks that are still to be played."""
        return [chunk for chunk in range(self.plan.chunks()) if not self.chunk(chunk).exists()]

    def games(self) -> int:
        """How many games were played so far."""
        return len(self.table("games"))

    def chunk(self, number: int) -> Path:
        return self.path / CHUNKS / f"{number:06}"

    def keep(self, number: int, tables: Tables) -> None:
        partial = self.path / CHUNKS / f"{number:06}{PARTIAL}"
        shutil.rmtree(partial, ignore_errors=True)
        try:
            partial.mkdir()
            for name in tables:
                (partial / f"{name}.parquet").write_bytes(self.parquet(name, tables[name]))
            partial.rename(self.chunk(number))
        except OSError as error:
            shutil.rmtree(partial, ignore_errors=True)
            told = (error.strerror or str(error)).lower()
            kept = self.plan.chunks() - len(self.missing())
            raise LabError(
                f"{self.path}: {told}; {kept} of {self.plan.chunks()} chunks are kept, run it again to go on"
            ) from error

    def table(self, name: str) -> pl.DataFrame:
        """All rows of a table, in the order of the plan."""
        files = [self.chunk(number) / f"{name}.parquet" for number in range(self.plan.chunks())]
        found = [pl.read_parquet(file) for file in files if file.exists()]
        return pl.concat(found) if found else self.frame(name, [])

    def parquet(self, name: str, rows: list[Row]) -> bytes:
        """The rows as a file. Polars would hide what is wrong with a disk."""
        file = BytesIO()
        self.frame(name, rows).write_parquet(file)
        return file.getvalue()

    def frame(self, name: str, rows: list[Row]) -> pl.DataFrame:
        known = (
            {column: TYPES[kind] for column, kind in TABLES[name].items()}
            if name in TABLES
            else columns(self.game())
        )
        return pl.DataFrame(rows, schema=known, orient="row")

    def game(self) -> Game:
        return SHELF.find(self.plan.game)


def difference(path: Path, plan: Plan) -> str:
    """In what the plan in a file is not this one."""
    try:
        known = msgspec.json.decode(path.read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError) as error:
        return f"its {PLAN} cannot be read ({' '.join(str(error).split())})"
    fields = [name for name in Plan.__struct_fields__ if getattr(known, name) != getattr(plan, name)]
    return f"{' and '.join(fields)} {'differs' if len(fields) == 1 else 'differ'}" if fields else ""
