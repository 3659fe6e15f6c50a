"""`perihelion match`: which bot is the better player?"""

from __future__ import annotations

from dataclasses import asdict

import click
from rich.table import Table
from rich.text import Text

from perihelion.bots.programs.player import STAND_IN, Fault
from perihelion.cli.arguments import (
    bot_seconds_option,
    game_argument,
    game_options,
    jobs_option,
    json_option,
    options_option,
    read_players,
    seed_option,
    solo_option,
)
from perihelion.cli.console import console, interruptible, print_json, progress
from perihelion.core.game import Game
from perihelion.lab.match import Outcome, Pairing, Standing, standings, whole_rotations
from perihelion.lab.match import match as play_match
from perihelion.lab.workers import cores

MOST_FAULTS = 10
"""So many faults of programs are told one by one."""


@click.command(short_help="Bots against each other.")
@game_argument
@click.option(
    "--seats",
    required=True,
    metavar="LIST",
    help="The bots or `cmd:COMMAND`, separated by commas; one for a solo game.",
)
@click.option(
    "-n",
    "count",
    metavar="N",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many games.",
)
@seed_option
@solo_option
@options_option
@bot_seconds_option
@jobs_option
@json_option
def match(
    game: Game,
    seats: str,
    count: int,
    seed: str,
    level: str | None,
    pairs: tuple[str, ...],
    bot_seconds: float,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Let bots play each other, every bot equally often in every seat, with the same deals for all.

    Bots that are all alike get a new deal for every game instead.

    The number of games is rounded up until every bot has sat equally often in every seat. A shared victory
    counts in equal parts. Intervals are Wilson's, 95 %.

    A program in any language plays as `cmd:COMMAND` (docs/guide/play-by-program.md). A comma that belongs to
    its command stands in quotes or after a backslash. One that fails is stopped, greedy plays on, and the
    fault is told.

    \b
    Examples:
      perihelion match solar-sphere --seats greedy,random -n 100
      perihelion match solar-sphere --seats greedy --solo easy -n 200
      perihelion match solar-sphere --seats greedy,random,random -n 300 --json
      perihelion match solar-sphere --seats "cmd:python mybot.py,random" -n 20
    """
    bots = read_players(game, seats, level, "", people=False)
    pairing = Pairing(
        game.code, tuple(bots), game_options(game, pairs, level, [len(bots)]), seed, bot_seconds
    )
    total = whole_rotations(len(bots), count)
    outcomes: list[Outcome] = []
    with progress(as_json) as bar, interruptible() as interruption:
        task = bar.add_task(game.title, total=total)
        for outcome in play_match(pairing, count, min(jobs or cores(), total)):
            outcomes.append(outcome)
            bar.advance(task)
    report(game, pairing, outcomes, as_json)
    interruption.leave()


def report(game: Game, pairing: Pairing, outcomes: list[Outcome], as_json: bool) -> None:
    table = standings(outcomes)
    faults = sorted(
        [fault for outcome in outcomes for fault in outcome.faults],
        key=lambda fault: (fault.game, fault.seat),
    )
    if as_json:
        seats = [asdict(standing) for standing in table]
        told = {"game": game.code, "games": len(outcomes), "options": dict(pairing.options), "seats": seats}
        print_json({**told, "faults": [asdict(fault) for fault in faults]})
        return
    console().print(picture(game, len(outcomes), table))
    if faults:
        tell_faults(game, len(pairing.bots), faults)


def tell_faults(game: Game, seats: int, faults: list[Fault]) -> None:
    names = game.rules.seat_names[:seats]
    for fault in faults[:MOST_FAULTS]:
        console().print(
            Text(f"Game {fault.game}, {names[fault.seat]}: {fault.text(STAND_IN)}"), soft_wrap=True
        )
    if len(faults) > MOST_FAULTS:
        console().print(Text(f"({len(faults) - MOST_FAULTS} more faults; --json tells them all)"))


def picture(game: Game, games: int, table: list[Standing]) -> Table:
    grid = Table(title=f"{game.title}, {games} games")
    for name in ("bot", "wins", "win rate", "95 % interval", "mean score"):
        grid.add_column(
            name, justify="left" if name == "bot" else "right", no_wrap=name != "bot", overflow="fold"
        )
    for standing in table:
        interval = f"{standing.low:.1%} to {standing.high:.1%}"
        grid.add_row(
            Text(standing.bot),
            f"{standing.wins:g}",
            f"{standing.win_rate:.1%}",
            interval,
            f"{standing.mean_score:.1f}",
        )
    return grid
