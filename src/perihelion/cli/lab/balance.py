"""`perihelion lab balance`: is a seat, a start, a card too strong?"""

from __future__ import annotations

import shlex
import sys
from dataclasses import asdict, replace
from pathlib import Path

import click
from rich.text import Text

from perihelion.cli.arguments import (
    game_argument,
    game_options,
    jobs_option,
    json_option,
    options_option,
    read_counts,
    seed_option,
)
from perihelion.cli.console import console, print_json
from perihelion.cli.lab.group import different_bots, fresh_option, out_option, ray_option
from perihelion.cli.lab.runs import Run, default_folder, play
from perihelion.core.errors import unknown
from perihelion.core.game import Game
from perihelion.lab.balance import balance_plan
from perihelion.lab.folder import Folder
from perihelion.lab.plan import Plan
from perihelion.lab.report.comparison import compare as comparison
from perihelion.lab.report.comparison_page import comparison_page, sentences
from perihelion.lab.report.numbers import report
from perihelion.lab.report.page import page
from perihelion.lab.report.summary import summary
from perihelion.lab.versions import read_version

REPORT = "report.html"
VERSIONS = ("first", "second")


@click.command(short_help="A report: is a seat, a start, a card too strong?")
@game_argument
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="LIST",
    help="Who plays; each bot fills tables of its own.",
)
@click.option(
    "-n",
    "count",
    metavar="N",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
    help="Games of each study.",
)
@click.option("--seats", metavar="LIST", help="Player counts, as 2 or 2-4; without it all of the game.")
@seed_option
@options_option
@click.option(
    "--compare",
    nargs=2,
    type=click.Path(exists=True, path_type=Path),
    metavar="A B",
    help="Play two versions of the data, each a file or a folder, and report what differs.",
)
@click.option(
    "--draw", metavar="VERBS", help="What these verbs take is drawn, not chosen, as `keep`: see below."
)
@out_option
@fresh_option
@jobs_option
@ray_option
@json_option
def balance(
    game: Game,
    bots: str,
    count: int,
    seats: str | None,
    seed: str,
    pairs: tuple[str, ...],
    compare: tuple[Path, Path] | None,
    draw: str | None,
    out: Path | None,
    fresh: bool,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Play many games and write a report: one HTML page with everything inside.

    A study is one bot in all seats, with one number of players, or alone against one level of the automatic
    opponent.
    Several bots also meet each other, the second against the first and so on, to tell skill from luck.

    --compare takes two data files (hexes.toml and a changed copy under any name) or two folders of them; what
    a folder does not hold is taken from the game. Both versions play the same deals.

    Whoever is ahead can afford more, and a bot never takes what it thinks little of. With --draw chance says
    which of the cards a bot keeps, while the bot still decides everything else; what its takers win is then
    what it is worth.

    \b
    Examples:
      perihelion lab balance solar-sphere -n 2000
      perihelion lab balance solar-sphere --seats 2 --compare hexes.toml cheaper-hexes.toml
      perihelion lab balance event-horizon --seats 2-4 --bots greedy,search:200 -n 300
      perihelion lab balance event-horizon --seats 4 --draw keep
    """
    players = different_bots(bots)
    counts = read_counts(game, seats)
    levels = list(levels_of(game)) if 1 in counts and game.solo_option else []
    options = game_options(game, pairs, None, counts)
    drawn = read_verbs(game, draw)
    versions = [read_version(game.code, path) for path in compare] if compare else [{}]
    plans = [
        balance_plan(game, players, list(counts), levels, count, options, seed, files, drawn)
        for files in versions
    ]
    if compare:
        tell_differences(game, plans, compare, Run(out, fresh, jobs, ray, as_json))
        return
    folder, interruption = play(plans[0], Run(out, fresh, jobs, ray, as_json))
    tell(game, folder, as_json)
    interruption.leave()


def read_verbs(game: Game, text: str | None) -> tuple[str, ...]:
    """The verbs of `--draw`, which take something that the game counts."""
    verbs = tuple([verb.strip() for verb in text.split(",")]) if text is not None else ()
    known = game.lab.components
    for verb in verbs:
        if verb not in known:
            raise unknown("verb", verb, known)
    return verbs


def tell_differences(game: Game, plans: list[Plan], compare: tuple[Path, Path], run: Run) -> None:
    """Both versions are played in folders of their own below that of the run."""
    base = run.out or default_folder(plans[1])
    folders: list[Folder] = []
    for plan, name in zip(plans, VERSIONS, strict=True):
        folder, interruption = play(plan, replace(run, out=base / name))
        folders.append(folder)
        if interruption.happened:
            interruption.leave()
    found = comparison(game, *folders)
    names = (str(compare[0]), str(compare[1]))
    path = base / REPORT
    path.write_text(comparison_page(found, names, command_line()), encoding="utf-8")
    if run.quiet:
        print_json({"differences": [asdict(one) for one in found.differences], "report": str(path)})
        return
    for sentence in sentences(found, names):
        console().print(Text(f"- {sentence}"), soft_wrap=True)
    console().print(Text(f"\nThe whole report: {path}"), soft_wrap=True)


def command_line() -> str:
    return shlex.join(["perihelion", *sys.argv[1:]])


def levels_of(game: Game) -> tuple[str, ...]:
    return next(option.values for option in game.options if option.name == game.solo_option)


def tell(game: Game, folder: Folder, as_json: bool) -> None:
    found = report(game, folder)
    path = folder.path / REPORT
    path.write_text(page(found, folder.plan, command_line()), encoding="utf-8")
    sentences = summary(found)
    if as_json:
        print_json(
            {**asdict(found), "summary": [asdict(sentence) for sentence in sentences], "report": str(path)}
        )
        return
    at = console()
    for sentence in sentences:
        said = f"{'!' if sentence.alarm else ' '} {sentence.study}: {sentence.text}"
        at.print(Text(said, style="bold" if sentence.alarm else ""), soft_wrap=True)
    at.print(Text(f"\nThe whole report: {path}"), soft_wrap=True)
