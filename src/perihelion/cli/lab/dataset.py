"""`perihelion lab dataset`: games as tables for researchers."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from perihelion.cli.arguments import (
    bot_seconds_option,
    game_argument,
    game_options,
    jobs_option,
    json_option,
    read_players,
    seed_option,
    solo_option,
)
from perihelion.cli.console import console, print_json
from perihelion.cli.lab.group import fresh_option, ray_option
from perihelion.cli.lab.runs import Run, play
from perihelion.cli.records import RECORD
from perihelion.core.errors import Unknown
from perihelion.core.game import Game
from perihelion.lab.dataset import games_plan, records_plan
from perihelion.lab.folder import Folder
from perihelion.lab.schema import VERSION, described

SCHEMA = "schema.json"
GAMES = 100
MOST_FAULTS = 10


@click.command(short_help="Games as Parquet, one row for each choice.")
@game_argument
@click.argument("records", nargs=-1, type=RECORD)
@click.option(
    "-o", "--out", type=click.Path(path_type=Path), required=True, help="The folder of the data set."
)
@click.option(
    "--bots",
    metavar="LIST",
    help="Who plays where there are no records: one bot for each seat.  [default: greedy,greedy]",
)
@click.option(
    "-n",
    "count",
    metavar="N",
    type=click.IntRange(min=1),
    help=f"How many games are played.  [default: {GAMES}]",
)
@seed_option
@solo_option
@click.option(
    "--options",
    "pairs",
    multiple=True,
    metavar="K=V",
    help="Options of the game, repeated or separated by commas.",
)
@bot_seconds_option
@fresh_option
@jobs_option
@ray_option
@json_option
def dataset(
    game: Game,
    records: tuple[Path, ...],
    out: Path,
    bots: str | None,
    count: int | None,
    seed: str,
    level: str | None,
    pairs: tuple[str, ...],
    bot_seconds: float,
    fresh: bool,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Write every choice of many games into Parquet files: what the seat saw, what was offered, what it
    chose, how it ended.

    RECORDS are files or folders of games that were played; without any, bots play. The columns are described
    in schema.json in the folder and in docs/guide/data-sets.md, which also shows how to read them with Polars
    and DuckDB.

    \b
    Examples:
      perihelion lab dataset solar-sphere -o games --bots greedy,greedy,greedy -n 500
      perihelion lab dataset event-horizon saved-games/ -o games
    """
    if records and (bots or count or level or pairs):
        raise Unknown(
            "records were played already: --bots, -n, --solo and --options have no place beside them"
        )
    if records:
        plan = records_plan(game, list(records))
    else:
        players = read_players(game, bots, level, "greedy" if level else "greedy,greedy", people=False)
        options = game_options(game, pairs, level, [len(players)])
        plan = games_plan(game, players, count or GAMES, options, seed, bot_seconds)
    folder, interruption = play(plan, Run(out, fresh, jobs, ray, as_json))
    (out / SCHEMA).write_bytes(described(game))
    unusable = report(game, folder, as_json)
    interruption.leave()
    if unusable and records:
        raise click.exceptions.Exit(1)


def report(game: Game, folder: Folder, as_json: bool) -> int:
    """How many rows there are, and what could not be used."""
    rows = sum(folder.table("games")["decisions"])
    faults = folder.table("faults")
    files = str(folder.path / "chunks" / "*" / "decisions.parquet")
    if as_json:
        told = {"game": game.code, "schema": VERSION, "games": folder.games(), "rows": rows, "files": files}
        print_json({**told, "faults": faults.to_dicts()})
        return len(faults)
    at = console()
    at.print(Text(f"{game.title}: {rows:,} choices of {folder.games():,} games, schema {VERSION}"))
    at.print(Text(f"  {files}"), soft_wrap=True)
    for reason in faults["reason"][:MOST_FAULTS]:
        at.print(Text(f"not used: {reason}", style="red"), soft_wrap=True)
    if len(faults) > MOST_FAULTS:
        at.print(Text(f"({len(faults) - MOST_FAULTS} more; --json tells them all)"))
    return len(faults)
