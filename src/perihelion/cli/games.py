"""`perihelion games`: what stands on the shelf."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

from perihelion.cli.arguments import json_option
from perihelion.cli.console import console, print_json
from perihelion.core.game import Game, automatic_sides, read_options
from perihelion.games import SHELF


@click.command(short_help="The games with their seats and options.")
@click.option("--versions", is_flag=True, help="Every version of the rules that can be played on here.")
@json_option
def games(versions: bool, as_json: bool) -> None:
    """List the games with their seats, options and rules versions; an expansion has a box of its own.

    \b
    Examples:
      perihelion games
      perihelion games --versions
      perihelion games --json
    """
    shelf = SHELF.boxes()
    if versions:
        list_versions(shelf, as_json)
        return
    if as_json:
        print_json([described(game) for game in shelf])
        return
    for game in shelf:
        console().print(picture(game))


def list_versions(shelf: list[Game], as_json: bool) -> None:
    """Tables and records of all of these go on; new tables begin under the last."""
    found = {game.code: SHELF.versions(game.code) for game in shelf if not game.box}
    if as_json:
        print_json(found)
        return
    for code, (*former, newest) in found.items():
        told = f"; former rules that go on: {', '.join(map(str, former))}" if former else ""
        click.echo(f"{code}: version {newest}{told}")


def described(game: Game) -> dict[str, object]:
    return {
        "game": game.code,
        "box": game.box or game.code,
        "title": game.title,
        "summary": game.summary,
        "fewest": game.fewest,
        "most": game.most,
        "rules_version": game.rules.version,
        "solo_option": game.solo_option,
        "automatic": {str(seats): list(names) for seats, names in automatic(game)},
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "help": option.help,
            }
            for option in game.options
        ],
    }


def automatic(game: Game) -> list[tuple[int, tuple[str, ...]]]:
    """What the rules drive at tables of each size, with the options as they usually are."""
    usual = read_options(game, {})
    return [(seats, automatic_sides(game, seats, usual)) for seats in range(game.fewest, game.most + 1)]


def picture(game: Game) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    table.add_row(Text(game.box or game.code, style="bold"), Text(game.title, style="bold"))
    table.add_row("", Text(game.summary))
    table.add_row(
        "seats", f"{game.fewest} to {game.most}" + (" (one seat: the solo game)" if game.fewest == 1 else "")
    )
    for seats, names in automatic(game):
        if names:
            table.add_row(
                "automatic", f"{', '.join(names)}, with {seats} {'seat' if seats == 1 else 'seats'}"
            )
    for option in game.options:
        values = ", ".join(
            f"{value} (default)" if value == option.default else value for value in option.values
        )
        table.add_row(f"option {option.name}", Text(f"{values}\n{option.help}"))
    table.add_row("rules", f"version {game.rules.version}; perihelion rules {game.code}")
    return table
