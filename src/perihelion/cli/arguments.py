"""What people type, read into what the program needs; every mistake is answered with what was expected."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Callable, Iterable
from math import isfinite
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from perihelion.bots import BOTS, check_bot
from perihelion.bots.programs.player import PREFIX, SECONDS, command_words, is_program
from perihelion.core.errors import Unknown, unknown
from perihelion.core.game import Game, check_seats, read_options
from perihelion.games import SHELF
from perihelion.records.setups import check_setup

ME = "me"
PART = re.compile(r"""(?:[^,"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')*""", re.DOTALL)
"""A part of --seats: a comma inside quotes or after a backslash belongs to it."""
Command = TypeVar("Command", bound=Callable[..., Any])


class GameType(click.ParamType[Game]):
    """The code of a game on the shelf."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else SHELF.find(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(code) for code in box_codes() if code.startswith(incomplete)]


def box_codes() -> list[str]:
    return [box.box or box.code for box in SHELF.boxes()]


class SeedType(click.ParamType[str]):
    """Any text; a shell can also pass bytes that are none."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            str(value).encode()
        except UnicodeEncodeError as error:
            raise Unknown("--seed: expected text, found bytes that are not UTF-8") from error
        return str(value)


class NumberType(click.FloatRange):
    """A number that one can count with. `nan` is neither below nor above a bound and `inf` may lie within, so
    a range alone would let them in."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if not isfinite(number):
            self.fail(f"{value!r} is not a number that can be counted with.", param, ctx)
        return number


def game_argument(command: Command) -> Command:
    return click.argument("game", type=GameType())(command)


def options_option(command: Command) -> Command:
    return click.option(
        "--options",
        "-o",
        "pairs",
        multiple=True,
        metavar="K=V",
        help="Options of the game, repeated or separated by commas.",
    )(command)


def solo_option(command: Command) -> Command:
    return click.option(
        "--solo", "level", metavar="LEVEL", help="Against the game's automatic opponent at this level."
    )(command)


def seed_option(command: Command) -> Command:
    return click.option(
        "--seed", type=SeedType(), default="1", show_default=True, help="Another seed plays other games."
    )(command)


def jobs_option(command: Command) -> Command:
    return click.option(
        "--jobs", type=click.IntRange(min=1), help="Processes; without it one for each core."
    )(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")(command)


def bot_seconds_option(command: Command) -> Command:
    said = "How long a program may think about one choice."
    return click.option(
        "--bot-seconds", type=NumberType(0.1, 3600), default=SECONDS, show_default=True, help=said
    )(command)


def read_pairs(texts: Iterable[str]) -> dict[str, str]:
    """`level=easy,fast=yes`"""
    pairs: dict[str, str] = {}
    for text in texts:
        for part in split_list(text, "--options"):
            name, equals, value = part.partition("=")
            if not equals or not name.strip() or not value.strip():
                raise Unknown(f"--options: expected NAME=VALUE, found '{part}'")
            pairs[name.strip()] = value.strip()
    return pairs


def game_options(
    game: Game, texts: Iterable[str], level: str | None, counts: Iterable[int]
) -> dict[str, str]:
    """All options of the game, with the level of its automatic opponent where one is asked for; they go
    with each of these numbers of seats."""
    pairs = read_pairs(texts)
    check_solo(game, level)
    if level is not None:
        pairs[game.solo_option] = level
    for seats in counts:
        check_setup(game, seats, pairs)
    return read_options(game, pairs)


def check_solo(game: Game, level: str | None) -> None:
    if level is not None and not game.solo_option:
        raise Unknown(f"--solo: {game.title} has no automatic opponent")


def split_list(text: str, name: str) -> list[str]:
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise Unknown(f"{name}: expected a list separated by commas, found '{text}'")
    return parts


def read_players(
    game: Game, text: str | None, level: str | None, default: str, people: bool, count: int | None = None
) -> list[str]:
    """Who sits where: names of bots, programs, and `me` where people may play. A solo game has one seat."""
    return check_players(game, split_players(default if text is None else text), level, people, count)


def check_players(
    game: Game, players: list[str], level: str | None, people: bool, count: int | None = None
) -> list[str]:
    check_solo(game, level)
    for player in players:
        check_player(player, people)
    if level is not None and len(players) != 1:
        raise Unknown(f"--solo: a solo game has one seat, --seats names {len(players)}")
    if count is not None and len(players) != count:
        raise Unknown(f"--seats: the game has {count} seats, the list names {len(players)}")
    check_seats(game, len(players))
    return players


def split_players(text: str) -> list[str]:
    """`me,cmd:python "a,b.py"`"""
    parts: list[str] = []
    start = 0
    while start <= len(text):
        part = PART.match(text, start)
        assert part is not None, "a part may be empty"
        if part.end() < len(text) and text[part.end()] != ",":
            raise Unknown(f"--seats: a quote is not closed in '{text[start:]}'")
        parts.append(unquoted(part.group().strip()))
        start = part.end() + 1
    if not all(parts):
        raise Unknown(f"--seats: expected a list separated by commas, found '{text}'")
    return parts


def unquoted(part: str) -> str:
    """`"cmd:python mybot.py"`, quoted as a whole, without its quotes."""
    words = shlex.split(part) if part[:1] in ("'", '"') else []
    return words[0] if len(words) == 1 and is_program(words[0]) else part


def check_player(player: str, people: bool) -> None:
    known = [ME, *BOTS] if people else list(BOTS)
    if is_program(player):
        check_program(player)
    elif ":" in player:
        check_bot(player)
    elif player not in known:
        raise unknown("player in --seats", player, [*known, f"{PREFIX}COMMAND"])


def check_program(name: str) -> None:
    """Better to hear it before the first game than after it."""
    program = command_words(name)[0]
    if shutil.which(program) is None:
        raise Unknown(f"{name}: there is no program '{program}' here that can be run")


def read_counts(game: Game, text: str | None) -> tuple[int, ...]:
    """`1,3-4`; without a text every player count on the box."""
    if text is None:
        return tuple(range(game.fewest, game.most + 1))
    counts = [count for part in split_list(text, "--seats") for count in read_range(part)]
    for count in counts:
        check_seats(game, count)
    return tuple(dict.fromkeys(counts))


def read_range(text: str) -> range:
    first, dash, last = text.partition("-")
    if (
        not first.isdecimal()
        or (dash and not last.isdecimal())
        or len(text) > 9
        or int(last or first) < int(first)
    ):
        raise Unknown(f"--seats: expected player counts as 2 or 2-4, found '{text}'")
    return range(int(first), int(last or first) + 1)
