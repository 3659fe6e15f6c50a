"""`perihelion load`: many live tables at once, on this machine."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click
from rich.table import Table

from perihelion.cli.arguments import game_argument, json_option
from perihelion.cli.console import console, print_json, progress
from perihelion.core.game import Game
from perihelion.server.load.figures import Figures, Stretch


@click.command(short_help="Many live tables at once: how fast the server answers.")
@game_argument
@click.option(
    "--tables",
    type=click.IntRange(1, 2000),
    default=300,
    show_default=True,
    help="Live tables, three sockets each.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(1, 86_400),
    default=20.0,
    show_default=True,
    help="How long to measure; 3600 is an hour.",
)
@click.option(
    "--pause",
    type=click.FloatRange(0.05, 60),
    default=1.0,
    show_default=True,
    help="Mean seconds a person thinks.",
)
@json_option
def load(game: Game, tables: int, seconds: float, pause: float, as_json: bool) -> None:
    """Start a server on SQLite in a temporary folder, fill it with live tables of two people and a spectator
    each, and measure how long choices take to be acknowledged and to be seen by the others, what processor
    time a choice costs the server, and how its memory grows. Where a game ends another begins. Then the same
    number of sockets of the same server stack echo a message when a line is stored, as a yardstick.

    \b
    Examples:
      perihelion load solar-sphere
      perihelion load solar-sphere --tables 50 --seconds 10 --json
      perihelion load event-horizon --tables 500 --seconds 3600
    """
    from perihelion.server.load.run import Hearer, Load, loaded

    with tempfile.TemporaryDirectory() as folder, progress(as_json) as bar:
        task = bar.add_task("opening tables", total=tables)

        def opened(count: int) -> None:
            bar.advance(task, count)
            if bar.finished:
                bar.stop()

        hearer = Hearer(
            opened=opened,
            passed=lambda stretch: None if as_json else click.echo(told(stretch)),
            say=lambda text: click.echo(text, err=True),
        )
        with loaded(Load(game.code, tables, seconds, pause, Path(folder)), hearer) as figures:
            if as_json:
                print_json(figures.told())
            else:
                report(figures)


def told(stretch: Stretch) -> str:
    """A line for each minute, when it has passed: an hour that is cut short is not lost."""
    return (
        f"minute {stretch.minute:g}: {stretch.megabytes:.0f} MB, {stretch.choices} choices, p95"
        f" {stretch.p95:.1f} ms"
    )


def report(figures: Figures) -> None:
    at = console()
    at.print(
        f"{figures.tables} tables, {figures.sockets} sockets: {figures.choices} choices, "
        f"{figures.choices_per_second:.0f} a second, {figures.pushes_per_second:.0f} messages a second, "
        f"{figures.finished} games ended, {figures.stale} stale"
    )
    at.print(
        f"Server at {figures.server_cpu:.0%} of one core: {figures.choice_cpu:.2f} ms of processor time for a"
        f" choice, {figures.echo_cpu:.2f} ms for a bare echo of a stored line."
    )
    table = Table("milliseconds", "p50", "p95", "p99")
    for name, row in (
        ("choice acknowledged", figures.answered),
        ("seen by another", figures.seen),
        ("bare echo of a stored line", figures.echo),
    ):
        table.add_row(name, *[f"{value:.1f}" for value in row])
    at.print(table)
    at.print(f"A choice takes {figures.ratio:.1f} times the bare echo (medians).")
