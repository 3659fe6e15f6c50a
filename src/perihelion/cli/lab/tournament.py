"""`perihelion lab tournament`: every bot against every other."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Column, Table
from rich.text import Text

from perihelion.cli.arguments import (
    bot_seconds_option,
    game_argument,
    game_options,
    jobs_option,
    json_option,
    options_option,
    seed_option,
)
from perihelion.cli.console import console, print_json
from perihelion.cli.lab.group import different_bots, fresh_option, out_option, ray_option
from perihelion.cli.lab.runs import Run, play
from perihelion.core.errors import Unknown
from perihelion.core.game import Game, check_seats
from perihelion.lab.folder import Folder
from perihelion.lab.tournament import Standings, standings, tournament_plan


@click.command(short_help="Every bot against every other, with ratings.")
@game_argument
@click.option(
    "--bots",
    required=True,
    metavar="LIST",
    help="The bots or `cmd:COMMAND`, separated by commas; all different.",
)
@click.option(
    "-n",
    "count",
    metavar="N",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Games of each group of bots that meets.",
)
@click.option(
    "--seats",
    type=click.IntRange(min=2),
    default=2,
    show_default=True,
    help="How many bots sit at one table.",
)
@seed_option
@options_option
@bot_seconds_option
@out_option
@fresh_option
@jobs_option
@ray_option
@json_option
def tournament(
    game: Game,
    bots: str,
    count: int,
    seats: int,
    seed: str,
    pairs: tuple[str, ...],
    bot_seconds: float,
    out: Path | None,
    fresh: bool,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """A round robin: every group of bots that fills the table plays the same deals in all seatings.

    Ratings are Bradley-Terry's, on the scale of chess: 400 points more are odds of 10 to 1 to finish ahead.
    Their mean is 0. The 95 % intervals come from drawing whole deals again, because the seatings of a deal
    share its luck.

    \b
    Examples:
      perihelion lab tournament solar-sphere --bots search:1000,greedy,cadet,random -n 200
      perihelion lab tournament event-horizon --bots greedy,cadet,random --seats 3 -n 60
    """
    players = read_bots(game, bots, seats)
    plan = tournament_plan(
        game, players, seats, count, game_options(game, pairs, None, [seats]), seed, bot_seconds
    )
    folder, interruption = play(plan, Run(out, fresh, jobs, ray, as_json))
    report(game, folder, as_json)
    interruption.leave()


def read_bots(game: Game, text: str, seats: int) -> list[str]:
    """At least as many as sit at one table, no two alike."""
    players = different_bots(text)
    check_seats(game, seats)
    if len(players) < seats:
        raise Unknown(f"--bots: {seats} seats need at least {seats} bots, the list names {len(players)}")
    return players


def report(game: Game, folder: Folder, as_json: bool) -> None:
    found = standings(folder)
    games = folder.games()
    faults = folder.table("faults")
    if as_json:
        told = {
            "game": game.code,
            "games": games,
            "folder": str(folder.path),
            **asdict(found),
            "faults": faults.to_dicts(),
        }
        print_json(told)
        return
    if not games:
        console().print("No game was played.")
        return
    console().print(places_picture(game, games, found), meetings_picture(found))
    if len(faults):
        console().print(
            Text(f"{len(faults)} times a program failed and was replaced; --json tells them all.")
        )


def places_picture(game: Game, games: int, found: Standings) -> Table:
    columns = [
        Column(name, justify="right")
        for name in ("rating", "95 % interval", "games", "of the victory", "mean score")
    ]
    grid = Table(Column("bot", overflow="fold"), *columns, title=f"{game.title}, {games} games")
    for place in found.places:
        interval = f"{place.low:+.0f} to {place.high:+.0f}"
        numbers = (
            f"{place.rating:+.0f}",
            interval,
            str(place.games),
            f"{place.share:.1%}",
            f"{place.score:.1f}",
        )
        grid.add_row(Text(place.bot), *numbers)
    return grid


def meetings_picture(found: Standings) -> Table:
    """Row ahead of column."""
    bots = [place.bot for place in found.places]
    rates = {(meeting.bot, meeting.rival): meeting.ahead for meeting in found.meetings}
    grid = Table(
        Column("finishes ahead of", overflow="fold"), *[Column(Text(bot), justify="right") for bot in bots]
    )
    for bot in bots:
        told = [rates.get((bot, rival)) for rival in bots]
        grid.add_row(
            Text(bot), *[f"{rate.mean:.0%}\n{rate.low:.0%}-{rate.high:.0%}" if rate else "" for rate in told]
        )
    return grid
