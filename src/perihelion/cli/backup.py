"""`perihelion backup`: a copy of everything a server has stored, taken while it runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import click

from perihelion.core.errors import PerihelionError

FILE = "perihelion.sqlite"
PAGES = 2000
"""Copied at a time; in between the server may write."""


class BackupError(PerihelionError):
    """The copy cannot be made or is not whole."""


@click.command(short_help="Copy a server's data while it runs.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    default=Path("data"),
    show_default=True,
    help="The server's data folder.",
)
@click.option("--database", default="", metavar="URL", help="The server's database, if it has one.")
def backup(file: Path, data: Path, database: str) -> None:
    """Write a whole and checked copy of the server's data to FILE. The server may go on.

    The copy holds the secrets of running games: keep it as safe as the data itself.

    \b
    Examples:
      perihelion backup monday.sqlite
      perihelion backup --data /srv/perihelion /backups/monday.sqlite
    """
    source = source_of(data, database, file)
    part = file.with_name(file.name + ".part")
    try:
        tables = copy(source, part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    click.echo(
        f"{file}: {tables} {'table' if tables == 1 else 'tables'}, {file.stat().st_size:,} bytes, checked."
    )


def source_of(data: Path, database: str, target: Path) -> Path:
    """The SQLite file to copy."""
    if database and not database.startswith("sqlite"):
        # The password stays out of what is printed and of the shell's history.
        raise BackupError(
            f"PostgreSQL makes its own copies; type: pg_dump --format=custom --file={target} DATABASE"
        )
    source = Path(database.partition("///")[2]) if database else data / FILE
    if not source.is_file():
        raise BackupError(f"{source}: there is no such file; name the server's data folder with --data")
    return source


def copy(source: Path, part: Path) -> int:
    """SQLite's own online copy, then its own check of the copy; the number of game tables in it."""
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        address = f"{source.absolute().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True, timeout=20)) as old,
            closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new, pages=PAGES, sleep=0.01)
            new.execute("PRAGMA journal_mode=DELETE")
            return checked(new)
    except sqlite3.Error as error:
        raise BackupError(f"{source}: cannot be copied: {error}") from None


def checked(new: sqlite3.Connection) -> int:
    found = new.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise BackupError(f"the copy is not whole: {found}")
    return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
