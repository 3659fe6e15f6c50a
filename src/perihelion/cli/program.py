"""All commands together, and the one place where an error becomes one line and an exit code."""

from __future__ import annotations

import os
import sys
from typing import Any, NoReturn

import click

from perihelion import __version__
from perihelion.cli.analyse import analyse
from perihelion.cli.backup import backup
from perihelion.cli.bench import bench
from perihelion.cli.console import INTERRUPTED
from perihelion.cli.fuzzing.fuzz import fuzz
from perihelion.cli.games import games
from perihelion.cli.join import join
from perihelion.cli.keep_rules import keep_rules
from perihelion.cli.lab.group import lab
from perihelion.cli.load import load
from perihelion.cli.match import match
from perihelion.cli.new_game import new_game
from perihelion.cli.play import play
from perihelion.cli.record import record
from perihelion.cli.replay import replay
from perihelion.cli.rules import rules
from perihelion.cli.serve import serve
from perihelion.cli.texts import texts
from perihelion.cli.verify import verify
from perihelion.core.errors import PerihelionError, nearest

NAME = "perihelion"
WRONG_INPUT = 2
FAULT = 1


class Program(click.Group):
    """A group that never shows a traceback to a person."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        extra["prog_name"] = NAME
        try:
            code = super().main(*args, **extra)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except Exception as error:
            code = tell(error)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            known = self.list_commands(ctx)
            raise click.UsageError(
                f"unknown command '{name}'{nearest(name, known)}; known: {', '.join(known)}"
            )
        return super().resolve_command(ctx, args)


def tell(error: Exception) -> int:
    """The line for a person, and the exit code."""
    if isinstance(error, click.UsageError):
        return wrong(f"{error.format_message().rstrip('.')}; see: {help_command(error)}")
    if isinstance(error, click.ClickException):
        return wrong(error.format_message())
    if isinstance(error, PerihelionError):
        return wrong(str(error))
    if isinstance(error, OSError):
        return wrong(f"{error.filename or 'file'}: {(error.strerror or str(error)).lower()}")
    if os.environ.get("PERIHELION_DEBUG"):
        raise error
    line(
        f"a fault in the program, not in what you typed: {type(error).__name__}: {error} (PERIHELION_DEBUG=1"
        " shows where)"
    )
    return FAULT


def wrong(message: str) -> int:
    line(message)
    return WRONG_INPUT


def line(message: str) -> None:
    click.echo(f"{NAME}: {' '.join(message.split())}", err=True)


def help_command(error: click.UsageError) -> str:
    return f"{error.ctx.command_path if error.ctx else NAME} --help"


@click.group(
    cls=Program,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
@click.version_option(__version__, prog_name=NAME)
@click.pass_context
def main(ctx: click.Context) -> None:
    """A table for space-strategy board games: play, replay, check and measure.

    \b
    Examples:
      perihelion games                                      which games there are
      perihelion play solar-sphere --seats me,greedy        play against a bot
      perihelion play solar-sphere --solo easy              play alone
      perihelion serve                                      open the table for browsers
      perihelion rules solar-sphere satellite               look up a rule
      perihelion verify game.record                         check a finished game
      perihelion analyse game.record                        see where it was won and lost
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (
    games,
    rules,
    play,
    serve,
    backup,
    record,
    replay,
    texts,
    verify,
    analyse,
    fuzz,
    match,
    new_game,
    keep_rules,
    lab,
    bench,
    load,
    join,
):
    main.add_command(command)
