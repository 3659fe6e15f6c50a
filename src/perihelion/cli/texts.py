"""`perihelion texts`: the catalogues of translators, how far they are, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import click

from perihelion.core.errors import DataError
from perihelion.texts.catalogue import Catalogue, Key, read_entries
from perihelion.texts.languages import CLIENTS, OURS, TEXTS, catalogues

FORGOTTEN = 1


@click.command(short_help="Check the catalogues of translators.")
@click.argument(
    "folder",
    required=False,
    default="",
    metavar="[FOLDER]",
)
def texts(folder: str) -> None:
    """Tell how much of each language is translated, and every entry that cannot be used: one that the program
    does not say, one with a broken placeholder, one without all forms of number.

    FOLDER holds catalogues of one's own, as `perihelion serve --texts` takes them.

    \b
    Examples:
      perihelion texts
      perihelion texts ~/translations
    """
    if folder and not Path(folder).is_dir():
        raise DataError(f"{folder}: there is no such folder")
    problems = [problem for name in (OURS, CLIENTS) for problem in told(folder, name)]
    for problem in problems:
        click.echo(problem, err=True)
    if problems:
        raise click.exceptions.Exit(FORGOTTEN)


def told(folder: str, name: str) -> list[str]:
    """A line for each catalogue of this name; what is wrong with them."""
    template = TEXTS / f"{name}.pot"
    wanted = {entry.key for entry in read_entries(template)} if template.exists() else set()
    found: list[str] = []
    for catalogue in catalogues(folder, name).values():
        done = len(catalogue.one) + len(catalogue.many)
        click.echo(f"{catalogue.place}: {done} of {len(wanted) - 1} texts")
        found += [*catalogue.problems, *unknown(catalogue, wanted)]
    return found


def unknown(catalogue: Catalogue, wanted: set[Key]) -> list[str]:
    """What nobody says in the program: a text that has changed since, or a slip."""
    return [
        f"{catalogue.place}:{entry.line}: '{entry.key[1]}': the program does not say this"
        for entry in catalogue.entries
        if entry.key not in wanted and entry.translated
    ]
