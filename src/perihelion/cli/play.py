"""`perihelion play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from perihelion.cli.arguments import (
    GameType,
    SeedType,
    bot_seconds_option,
    game_options,
    options_option,
    read_players,
    solo_option,
)
from perihelion.cli.records import RECORD, check_target
from perihelion.cli.terminal.session import Session
from perihelion.cli.terminal.sitting import Sitting, loaded_sitting, new_sitting
from perihelion.core.errors import Unknown
from perihelion.core.game import Game
from perihelion.records.record import PEOPLE

DEFAULT_SEATS = "me,greedy"


@click.command(short_help="Play a game in the terminal.")
@click.argument("game", type=GameType(), required=False)
@click.option(
    "--seats",
    metavar="LIST",
    help=(
        "Who sits where: `me` for people (several share the screen), names for bots, `cmd:COMMAND` for"
        " programs."
    ),
)
@solo_option
@click.option(
    "--seed",
    type=SeedType(),
    metavar="N",
    help="Any text; the same seed gives the same dice. Without it every game is new.",
)
@click.option(
    "--dice",
    type=click.Choice(["program", "people"]),
    default="program",
    show_default=True,
    help="Who throws the dice and draws the cards; people are asked what fell.",
)
@options_option
@click.option("--save", "save_to", type=RECORD, metavar="FILE", help="Keep the game in this file.")
@click.option("--load", "load_from", type=RECORD, metavar="FILE", help="Go on with a saved game.")
@bot_seconds_option
def play(
    game: Game | None,
    seats: str | None,
    level: str | None,
    seed: str | None,
    dice: str,
    pairs: tuple[str, ...],
    save_to: Path | None,
    load_from: Path | None,
    bot_seconds: float,
) -> None:
    """Play a game in the terminal, against bots, against each other at one screen, or alone.

    Answer by number or by the beginning of a word (Tab completes it). `?` lists the commands of the table,
    `? WORD` tells why a word is not offered. A game you leave is saved, and the program says where.

    A program in any language plays as `cmd:COMMAND` (docs/guide/play-by-program.md). A comma that belongs to
    its command stands in quotes or after a backslash. One that fails is stopped, and greedy plays on for it.

    \b
    Examples:
      perihelion play solar-sphere --seats me,greedy
      perihelion play solar-sphere --seats me,me,random --seed 7
      perihelion play solar-sphere --solo easy --save alone.record
      perihelion play --load alone.record
      perihelion play solar-sphere --seats me,me --dice people
      perihelion play solar-sphere --seats me,"cmd:python mybot.py" --bot-seconds 5
    """
    if save_to is not None:
        check_target(save_to, load_from)
    if load_from is not None:
        Session(load(game, seats, level, seed, pairs, load_from, save_to, bot_seconds)).run()
        return
    if game is None:
        raise click.UsageError(
            "Missing argument 'GAME' (perihelion games lists them), or --load FILE.",
            click.get_current_context(),
        )
    players = read_players(game, seats, level, "me" if level is not None else DEFAULT_SEATS, people=True)
    options = game_options(game, pairs, level, [len(players)])
    thrown = dice == PEOPLE
    if thrown and seed:
        raise Unknown("--seed: people throw the dice, so there is nothing to seed")
    Session(new_sitting(game, players, options, seed or "", save_to, bot_seconds, thrown)).run()


def load(
    game: Game | None,
    seats: str | None,
    level: str | None,
    seed: str | None,
    pairs: tuple[str, ...],
    path: Path,
    file: Path | None,
    seconds: float,
) -> Sitting:
    """A saved game brings its own options, level and dice."""
    for name, given in (("--options", pairs), ("--solo", level), ("--seed", seed)):
        if given:
            raise Unknown(f"{name} cannot be given with --load: {path} says it already")
    sitting = loaded_sitting(path, seats, file, seconds)
    if game is not None and game.code != sitting.table.game.code:
        raise Unknown(f"{path}: a game of {sitting.table.game.code}, not of {game.code}")
    return sitting
