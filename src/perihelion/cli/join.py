"""`perihelion join`: a program takes a seat at a web table."""

from __future__ import annotations

import os
import re
from pathlib import Path

import click
from rich.text import Text

from perihelion.bots.programs.player import Program
from perihelion.bots.programs.process import TOKEN
from perihelion.cli.arguments import bot_seconds_option, check_program
from perihelion.cli.console import INTERRUPTED, console
from perihelion.cli.terminal.pictures import score_table, verdict
from perihelion.core.errors import Unknown
from perihelion.core.game import Side

ADDRESS = re.compile(r"(?P<server>https?://[^/?#\s]+)/tables/(?P<table>[A-Za-z0-9_-]{1,64})/?(?:[?#].*)?")
SECRET = re.compile(r"[!-~]{8,200}")


@click.command(short_help="Let a program play at a web table.")
@click.argument("url")
@click.argument("program", metavar="cmd:COMMAND")
@click.option(
    "--token-file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=f"Holds the token; without it {TOKEN} does.",
)
@click.option(
    "--seat",
    default="",
    metavar="SEAT",
    help="Its colour, or its number from 0; without it your seat, or any free.",
)
@bot_seconds_option
def join(url: str, program: str, token_file: Path | None, seat: str, bot_seconds: float) -> None:
    """Let a program play a whole game at the table with this address, as the person whose token it is.

    The program hears and answers lines of JSON (docs/guide/play-by-program.md) and is not given the token,
    which is made on the account page. A program that fails is stopped; from then on any offered word is said,
    by chance. A lost connection is tried again. The command ends when the game does.

    \b
    Examples:
      perihelion join http://localhost:8000/tables/k3J "cmd:python mybot.py" --token-file token.txt
      perihelion join https://table.example/tables/k3J "cmd:./mybot --fast" --seat black --bot-seconds 5
    """
    check_program(program)
    address, table = read_address(url)
    token = read_token(token_file)
    # Every other command starts faster without these.
    from perihelion.cli.web_seat import play_there

    try:
        show(play_there(address, table, token, seat, Program(program, bot_seconds, echo=True), say))
    except KeyboardInterrupt:
        say("\nInterrupted. The seat stays yours; the same command plays on.")
        raise click.exceptions.Exit(INTERRUPTED) from None


def read_address(url: str) -> tuple[str, str]:
    found = ADDRESS.fullmatch(url)
    if found is None:
        raise Unknown(f"expected the address of a table, as http://localhost:8000/tables/k3J, found '{url}'")
    return found["server"], found["table"]


def read_token(file: Path | None) -> str:
    """From the file or the environment, never from the command line, which every user of a machine can
    see."""
    place = str(file) if file else TOKEN
    token = (file.read_text(errors="replace") if file else os.environ.get(TOKEN, "")).strip()
    if not token:
        raise Unknown(
            f"{place}: no token there; make one on the account page and give it with --token-file FILE or"
            f" {TOKEN}"
        )
    if not SECRET.fullmatch(token):
        raise Unknown(f"{place}: expected a token as the account page shows it, found something else")
    return token


def say(text: str) -> None:
    console().print(Text(text), soft_wrap=True)


def show(sides: tuple[Side, ...]) -> None:
    console().print(score_table(sides))
    say(verdict(sides))
