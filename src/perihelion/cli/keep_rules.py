"""`perihelion keep-rules`: keep today's version of a game's rules, before they are changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import click

from perihelion.core.errors import PerihelionError, Unknown
from perihelion.core.game import Game
from perihelion.former import editions
from perihelion.former.packing import forget, pack
from perihelion.games import SHELF
from perihelion.records.record import load, verify
from perihelion.records.shelf import Shelf

GOLDEN = Path("tests/golden")
FORMER = GOLDEN / "former"
ASK = "from perihelion.games import SHELF; print(SHELF.find({code!r}).rules.version)"
NEXT = """Version {version} of {title} is kept: {file} ({size} KB), golden records: {records}.
Now the rules may change: raise `version` in src/perihelion/games/{folder}/__init__.py to {next}."""


class Kept(Shelf):
    """Only what is kept, also of the version that is still today's."""

    def edition(self, code: str, version: int) -> Game:
        return editions.edition(self.folder(code), version)


@click.command("keep-rules", short_help="Keep a version of the rules before they change.")
@click.argument("game")
@click.option("--commit", metavar="REV", help="Keep the version that this commit has, not the one at hand.")
@click.option("--again", is_flag=True, help="Keep it anew, in place of what was kept under this version.")
def keep_rules(game: str, commit: str | None, again: bool) -> None:
    """Keep a version of a game's rules, so that tables and records begun under it go on for ever.

    Run it in the project's folder before a change that needs a raised version; if the version is raised
    already, name a commit from before with --commit. The core, the bots and the game are packed as they are.

    \b
    Examples:
      perihelion keep-rules solar-sphere
      perihelion keep-rules solar-sphere --commit HEAD~3
    """
    code = SHELF.find(game).code
    if not GOLDEN.is_dir():
        raise Unknown("keep-rules works in the folder of the project, where tests/golden is")
    with sources(commit) as tree:
        keep(tree, code, again)


@contextmanager
def sources(commit: str | None) -> Iterator[Path]:
    """The project as it lies here, or as a commit has it."""
    if commit is None:
        yield Path()
        return
    made = subprocess.run(["git", "archive", commit, "src", GOLDEN.as_posix()], capture_output=True)
    if made.returncode:
        raise Unknown(f"--commit {commit}: {made.stderr.decode(errors='replace').strip()[:200]}")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(made.stdout)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


def keep(tree: Path, code: str, again: bool) -> None:
    folder, version = SHELF.folder(code), version_in(tree, code)
    if version in editions.versions(folder) and not again:
        raise Unknown(f"version {version} of {code} is kept already; --again keeps it anew")
    file = pack(tree / "src/perihelion", folder, version, editions.KEPT)
    try:
        found = sorted((tree / GOLDEN).glob(f"{code}-*.record"))
        records = [kept_record(record, code, version) for record in found]
    except Exception as error:
        forget(file)
        raise Unknown(f"version {version} of {code} cannot be kept: {error}") from error
    told = {"version": version, "title": SHELF.find(code).title, "file": file.name, "folder": folder}
    click.echo(NEXT.format(**told, size=file.stat().st_size // 1024, records=len(records), next=version + 1))


def version_in(tree: Path, code: str) -> int:
    """Asked of the program in that tree, in a process of its own."""
    asked = subprocess.run(
        [sys.executable, "-c", ASK.format(code=code)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str((tree / "src").resolve()), "PERIHELION_PURE": "1"},
    )
    if asked.returncode:
        raise Unknown(f"{code} cannot be read there: {asked.stderr.strip().splitlines()[-1][:200]}")
    return int(asked.stdout)


def kept_record(record: Path, code: str, version: int) -> Path:
    """A golden record, replayed by the edition itself with every digest, and put among those of former
    rules."""
    found = load(record)
    if found.rules != version:
        raise PerihelionError(f"{record} is of version {found.rules}")
    verify(found, Kept(SHELF.modules))
    FORMER.mkdir(exist_ok=True)
    target = FORMER / f"{code}-{version}-{len(found.seats)}.record"
    shutil.copyfile(record, target)
    return target
