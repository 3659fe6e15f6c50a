"""`perihelion new-game`: an empty game that works, to grow another from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import click

from perihelion.cli.arguments import json_option
from perihelion.cli.console import print_json
from perihelion.core.errors import Unknown
from perihelion.games import SHELF

PATTERN = "nova"
"""The game that is copied: everything in it that is called so gets the new name."""
GOES = {
    "game": "src/perihelion/games/{package}",
    "tests": "tests/games/{package}",
    "web": "web/src/games/{package}",
}
TITLE = re.compile(r"[A-Za-z][A-Za-z0-9 '&,.:!-]*")
"""What may stand in a title, and in quotes in every file."""
IMPORTS = re.compile(r"(?:^from [a-z_.]+ import [^(\n]+\n){2,}", re.MULTILINE)
SHELF_FILE = "src/perihelion/games/__init__.py"
NEXT = """{title} is laid out in {count} files. Read src/perihelion/games/{package}/play.py first.

See that it works, and keep what it says as golden files:
  python -m perihelion.server.wire.typescript web/src/generated
  UPDATE_GOLDEN=1 python -m pytest tests/every_game tests/games/{package}
  make play

Then make it your own, in the order of docs/guide/add-a-game.md."""


@dataclass(frozen=True)
class Names:
    """One name in the forms in which files need it."""

    title: str
    prefix: str

    @property
    def code(self) -> str:
        return re.sub(r"[^a-z0-9]+", "-", self.title.lower()).strip("-")

    @property
    def package(self) -> str:
        return self.code.replace("-", "_")

    def written(self, text: str) -> str:
        """The text of a file of the pattern, with the new names."""
        text = text.replace("NV-", f"{self.prefix}-").replace('"NV"', f'"{self.prefix}"')
        if "'" in self.title:
            text = text.replace("'Nova'", '"Nova"')
        text = text.replace('"nova"', f'"{self.code}"').replace("'nova'", f"'{self.code}'")
        return in_order(re.sub(rf"\b{PATTERN}\b", self.package, text).replace("Nova", self.title))


def in_order(text: str) -> str:
    """The imports of a Python file sorted again, which other names may have put out of order."""
    return IMPORTS.sub(lambda run: "".join(sorted(run[0].splitlines(keepends=True), key=module)), text)


def module(line: str) -> str:
    return line.split()[1]


@click.command("new-game", short_help="Lay out an empty game that works.")
@click.argument("title")
@click.option("--prefix", help="First letters of its rule ids; without it the initials of the title.")
@click.option(
    "--into",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    show_default=True,
    help="The checkout of Perihelion that gets the game.",
)
@json_option
def new_game(title: str, prefix: str | None, into: Path, as_json: bool) -> None:
    """Lay out a game of one round, one question, one die and a board with one hex.

    It is complete: it compiles, keeps every law, has a test for each rule and can be opened in the browser.
    Change it piece by piece, in the order of docs/guide/add-a-game.md.

    \b
    Examples:
      perihelion new-game "Dust Rings"
      perihelion new-game "Dust Rings" --prefix DR
    """
    names = Names(title, (prefix or initials(title)).upper())
    check(names, into)
    written = [*copy(names, into), shelve(names, into)]
    if as_json:
        print_json({"code": names.code, "prefix": names.prefix, "files": [str(file) for file in written]})
    else:
        click.echo(NEXT.format(title=title, count=len(written), code=names.code, package=names.package))


def initials(title: str) -> str:
    """`DR` of Dust Rings, `NOV` of Nova."""
    words = re.findall(r"[A-Za-z]+", title)
    return "".join([word[0] for word in words]) if len(words) > 1 else "".join(words)[:3]


def check(names: Names, into: Path) -> None:
    """The name is free and sayable, and there is a project to put it in."""
    if not TITLE.fullmatch(names.title):
        raise Unknown(f"{names.title}: expected a title of letters, figures, spaces and ' & , . : ! -")
    if not re.fullmatch(r"[A-Z]{2,4}", names.prefix):
        raise Unknown(f"the prefix '{names.prefix}': expected 2 to 4 letters; use --prefix")
    if not (into / SHELF_FILE).exists() or not pattern(into).is_dir():
        raise Unknown(f"{into}: no checkout of Perihelion; go to the folder with its Makefile, or use --into")
    if names.code in SHELF.codes() or (into / GOES["game"].format(package=names.package)).exists():
        raise Unknown(f"there is a game called {names.code} already")
    taken = {book.prefix: code for code in SHELF.codes() for book in SHELF.find(code).rules.books}
    if names.prefix in taken:
        raise Unknown(f"rules of {taken[names.prefix]} begin with {names.prefix} already; use --prefix")


def pattern(into: Path) -> Path:
    return into / "examples" / PATTERN


def copy(names: Names, into: Path) -> list[Path]:
    """Every file of the pattern, under the new name."""
    written = []
    for part, place in GOES.items():
        for file in sorted((pattern(into) / part).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                target = into / place.format(package=names.package) / file.relative_to(pattern(into) / part)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(names.written(file.read_text(encoding="utf-8")), encoding="utf-8")
                written.append(target.relative_to(into))
    return written


def shelve(names: Names, into: Path) -> Path:
    """A line on the shelf; the client finds the folder of its pictures by itself."""
    file = into / SHELF_FILE
    text = file.read_text(encoding="utf-8")
    shelf, brace, rest = text.partition("    },\n")
    assert brace, f"{file}: the shelf has no end"
    line = f'        "{names.code}": "perihelion.games.{names.package}",\n'
    file.write_text(shelf + line + brace + rest, encoding="utf-8")
    return Path(SHELF_FILE)
