"""`perihelion analyse`: how well was a game played, and how lucky?"""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from perihelion.analysis.parts import Depth, Part, Task, parts, played, report, work_out
from perihelion.cli.analysis_pictures import show
from perihelion.cli.arguments import jobs_option, json_option, seed_option
from perihelion.cli.console import INTERRUPTED, console, print_json, progress
from perihelion.cli.kept_parts import Kept, path_of
from perihelion.cli.records import RECORD, load_record
from perihelion.games import SHELF
from perihelion.lab.workers import cores, spread
from perihelion.records.record import verify
from perihelion.records.table import Table

USUAL = Depth()


@click.command(short_help="How well a game was played.")
@click.argument("file", metavar="RECORD", type=RECORD)
@click.option(
    "--simulations",
    metavar="N",
    type=click.IntRange(10, 1_000_000),
    default=USUAL.simulations,
    show_default=True,
    help="For each turn.",
)
@click.option(
    "--playouts",
    metavar="N",
    type=click.IntRange(2, 100_000),
    default=USUAL.playouts,
    show_default=True,
    help="Games played to their end for each chance to win.",
)
@seed_option
@jobs_option
@json_option
def analyse(file: Path, simulations: int, playouts: int, seed: str, jobs: int | None, as_json: bool) -> None:
    """Tell each side's chance to win over the game, where it turned, what each choice gave away, and who was
    lucky.

    An unfinished game is analysed as far as it goes. Ctrl-C keeps what is done, and the same command goes on
    from there;
    docs/guide/analysis.md tells what the figures mean and what they do not.

    \b
    Examples:
      perihelion analyse game.record
      perihelion analyse game.record --simulations 1000 --playouts 200
      perihelion analyse game.record --json
    """
    table = verify(load_record(file), SHELF)
    depth = Depth(simulations, playouts, seed)
    names = [side.name for side in table.result()]
    told = report(names, table.seats, depth, all_parts(table, depth, jobs or cores(), as_json))
    if as_json:
        print_json(msgspec.to_builtins(told))
    else:
        show(console(), table, told)


def all_parts(table: Table, depth: Depth, jobs: int, quiet: bool) -> list[Part]:
    """Every part: those that were kept, and the others, which are kept as they come."""
    game = played(table, SHELF.modules)
    total = len(parts(game.said))
    kept = Kept(path_of(game, depth))
    found = [part for part in kept.read() if part.number < total]
    tasks = [
        Task(game, depth, number) for number in sorted(set(range(total)) - {part.number for part in found})
    ]
    try:
        with progress(quiet) as bar:
            task = bar.add_task(table.game.title, total=total, completed=len(found))
            for part in spread(work_out, tasks, max(1, min(jobs, len(tasks)))):
                kept.add(part)
                found.append(part)
                bar.advance(task)
    except KeyboardInterrupt as interrupt:
        raise interrupted(kept, len(found), total) from interrupt
    return found


def interrupted(kept: Kept, done: int, total: int) -> click.exceptions.Exit:
    where = (
        "none of them could be kept" if kept.problem else "they are kept: the same command goes on from there"
    )
    click.echo(f"interrupted after {done} of {total} parts; {where}", err=True)
    return click.exceptions.Exit(INTERRUPTED)
