"""`perihelion fuzz`: random games with every law checked."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from time import monotonic

import click
from rich.text import Text

from perihelion.cli.arguments import (
    NumberType,
    game_argument,
    jobs_option,
    json_option,
    read_counts,
    seed_option,
)
from perihelion.cli.console import console, interruptible, print_json, progress
from perihelion.core.errors import Unknown
from perihelion.core.game import Game, seat_counts
from perihelion.lab.fuzz import Failure, Orders, Tally
from perihelion.lab.fuzz import fuzz as fuzz_games
from perihelion.lab.workers import cores

ENOUGH = 10
"""After so many failures the search stops."""
CHECKED = {
    "games": "{} positions met every law; every game was replayed",
    "pairs": "{} bytes were the same for the eyes that may not know the difference",
}
"""What was done, by what was played."""


@click.command(short_help="Random games with every law checked.")
@game_argument
@click.option(
    "-n",
    "count",
    metavar="N",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
    help="How many games.",
)
@click.option(
    "--pairs",
    metavar="N",
    type=click.IntRange(min=1),
    help="Instead, compare N pairs of games that somebody cannot tell apart.",
)
@click.option(
    "--served",
    metavar="N",
    type=click.IntRange(min=1),
    help="Compare the first N pairs at real servers too, over HTTP and sockets.",
)
@click.option(
    "--seats", metavar="LIST", help="Player counts, such as 2,4 or 1-4; without it all of the game."
)
@click.option("--seconds", type=NumberType(min=0, min_open=True), help="Stop after so many seconds.")
@seed_option
@click.option(
    "--every",
    type=click.IntRange(min=1),
    default=Orders.every,
    show_default=True,
    help="One position in so many meets every law.",
)
@jobs_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default="fuzz-failures",
    show_default=True,
    help="Where failures go.",
)
@json_option
def fuzz(
    game: Game,
    count: int,
    pairs: int | None,
    served: int | None,
    seats: str | None,
    seconds: float | None,
    seed: str,
    every: int,
    jobs: int | None,
    out: Path,
    as_json: bool,
) -> None:
    """Play random games of every player count and option, and check every law of the game on the way.

    A failure writes its record and prints the command that shows it again; the exit code is then 1.

    \b
    Examples:
      perihelion fuzz solar-sphere -n 20000
      perihelion fuzz solar-sphere -n 100000 --seconds 60 --seats 1,3-4
      perihelion fuzz solar-sphere -n 50 --every 1
      perihelion fuzz event-horizon --pairs 10000 --served 100
    """
    if out.is_file():
        raise Unknown(f"--out {out}: expected a folder, found a file")
    if served and not pairs:
        raise Unknown("--served: it is pairs that are served; say how many: --pairs N")
    counts = read_counts(game, seats) if seats else tuple(seat_counts(game))
    orders = Orders(game.box or game.code, counts, seed, every)
    tally = Tally()
    start = monotonic()
    count = pairs or count
    with progress(as_json) as bar, interruptible() as interruption:
        task = bar.add_task(game.title, total=count)
        heard = min(served or 0, count)
        for part in parts(game, orders, count, pairs is not None, heard, seconds or 0, jobs or cores()):
            tally.add(part)
            bar.update(task, completed=tally.played())
            if len(tally.failures) >= ENOUGH:
                break
    files = [written(failure, game, seed, out) for failure in tally.failures]
    report(game, tally, files, monotonic() - start, as_json, "games" if pairs is None else "pairs")
    if tally.failures:
        raise click.exceptions.Exit(1)
    interruption.leave()


def parts(
    game: Game, orders: Orders, count: int, in_pairs: bool, served: int, seconds: float, jobs: int
) -> Iterator[Tally]:
    """The tallies of single games, or of pairs of them; of some of these at real servers too."""
    if not in_pairs:
        return fuzz_games(orders, count, seconds, jobs)
    if not game.seen.hidden:
        raise Unknown(f"--pairs: nothing is hidden in {game.title}")
    # The server's modules are needed by nobody else here.
    from perihelion.cli.fuzzing.pairs import compare_pairs, compare_served

    return chain(compare_pairs(orders, count, seconds, jobs), compare_served(orders, served))


def written(failure: Failure, game: Game, seed: str, out: Path) -> Path:
    """The failure's record in a file of its own."""
    out.mkdir(parents=True, exist_ok=True)
    name = "".join(sign if sign.isalnum() else "-" for sign in f"{game.code}-{seed}-{failure.number}")
    path = out / f"{name}.record"
    path.write_text(failure.record, encoding="utf-8")
    return path


def command_for(path: Path) -> str:
    return f"perihelion replay {shlex.quote(str(path))} --check"


def report(game: Game, tally: Tally, files: list[Path], seconds: float, as_json: bool, what: str) -> None:
    if as_json:
        print_json(described(game, tally, files, seconds, what))
        return
    at = console()
    kinds = ", ".join(f"{games} with {seats}" for seats, games in sorted(tally.games.items()))
    at.print(
        Text(
            f"{game.title}: {tally.played()} {what} ({kinds} seats), {tally.entries} entries in"
            f" {seconds:.1f} s"
        )
    )
    at.print(Text(CHECKED[what].format(tally.checked)))
    for failure, path in zip(tally.failures, files, strict=True):
        at.print(
            Text(f"{what.removesuffix('s')} {failure.number}, {failure.message}", style="red"), soft_wrap=True
        )
        at.print(Text(f"  {command_for(path)}"), soft_wrap=True)
    at.print(Text(f"{len(tally.failures)} failures" if tally.failures else "no failure", style="bold"))


def described(game: Game, tally: Tally, files: list[Path], seconds: float, what: str) -> dict[str, object]:
    return {
        "game": game.code,
        what: tally.played(),
        "by_seats": {str(seats): games for seats, games in sorted(tally.games.items())},
        "entries": tally.entries,
        "checked": tally.checked,
        "seconds": round(seconds, 3),
        "failures": [
            {
                "game": failure.number,
                "message": failure.message,
                "record": str(path),
                "command": command_for(path),
            }
            for failure, path in zip(tally.failures, files, strict=True)
        ],
    }
