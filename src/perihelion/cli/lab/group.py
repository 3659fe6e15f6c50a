"""`perihelion lab`: the laboratory. Its commands need the extra `lab`, so they are imported when they are
asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click

from perihelion.cli.arguments import Command, check_player, split_players
from perihelion.core.errors import Unknown

COMMANDS = ("tournament", "balance", "dataset")


class Laboratory(click.Group):
    """Each command is in a module of its own: `balance.py`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        try:
            command = getattr(import_module(f"perihelion.cli.lab.{cmd_name}"), cmd_name)
        except ModuleNotFoundError as error:
            if (error.name or "perihelion").startswith("perihelion"):
                raise
            raise Unknown(
                f"the laboratory needs {error.name}, of the extra `lab`: pip install 'perihelion[lab]'"
            ) from error
        assert isinstance(command, click.Command), f"cli/lab/{cmd_name}.py has no command of its name"
        return command


@click.group(cls=Laboratory, short_help="Tournaments, balance reports, data sets.")
def lab() -> None:
    """Many games at once: which bot is stronger, is a seat or a card too strong, what do players do.

    Every run has a folder. Whatever was played is kept there; the same command goes on where it was stopped.

    \b
    Examples:
      perihelion lab tournament solar-sphere --bots search:200,greedy,cadet -n 100
      perihelion lab balance solar-sphere -n 1000
      perihelion lab balance solar-sphere --compare old/ new/
      perihelion lab dataset event-horizon -n 500 -o games/
    """


def different_bots(text: str) -> list[str]:
    """The names of `--bots`; one that stands there twice would be counted twice, or meet itself."""
    players = split_players(text)
    for player in players:
        check_player(player, people=False)
        if players.count(player) > 1:
            raise Unknown(f"--bots: '{player}' stands there twice")
    return players


def out_option(command: Command) -> Command:
    return click.option(
        "--out", type=click.Path(path_type=Path), help="The run's folder; without it one below ./lab."
    )(command)


def fresh_option(command: Command) -> Command:
    return click.option("--fresh", is_flag=True, help="Begin again: replace the run that is in the folder.")(
        command
    )


def ray_option(command: Command) -> Command:
    said = "Play on a Ray cluster: `local`, or its address."
    return click.option("--ray", metavar="local|ADDRESS", help=said)(command)
