"""What people type, read into what the program needs; every mistake is answered with what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from perihelion.bots import BOTS
from perihelion.core.errors import Unknown, unknown
from perihelion.core.game import Game, check_seats, read_options
from perihelion.games import SHELF

ME = "me"
Command = TypeVar("Command", bound=Callable[..., Any])


class GameType(click.ParamType[Game]):
    """The code of a game on the shelf."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else SHELF.find(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(code) for code in SHELF.codes() if code.startswith(incomplete)]


class SeedType(click.ParamType[str]):
    """Any text; a shell can also pass bytes that are none."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            str(value).encode()
        except UnicodeEncodeError as error:
            raise Unknown("--seed: expected text, found bytes that are not UTF-8") from error
        return str(value)


def game_argument(command: Command) -> Command:
    return click.argument("game", type=GameType())(command)


def options_option(command: Command) -> Command:
    return click.option(
        "--options", "-o", "pairs", multiple=True, metavar="K=V", help="Options of the game, repeated or separated by commas."
    )(command)


def solo_option(command: Command) -> Command:
    return click.option("--solo", "level", metavar="LEVEL", help="Against the game's automatic opponent at this level.")(command)


def seed_option(command: Command) -> Command:
    return click.option("--seed", type=SeedType(), default="1", show_default=True, help="Another seed plays other games.")(
        command
    )


def jobs_option(command: Command) -> Command:
    return click.option("--jobs", type=click.IntRange(min=1), help="Processes; without it one for each core.")(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")(command)


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


def game_options(game: Game, texts: Iterable[str], level: str | None) -> dict[str, str]:
    """All options of the game, with the level of its automatic opponent where one is asked for."""
    pairs = read_pairs(texts)
    if level is not None:
        if not game.solo_option:
            raise Unknown(f"--solo: {game.title} has no automatic opponent")
        pairs[game.solo_option] = level
    return read_options(game, pairs)


def split_list(text: str, name: str) -> list[str]:
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise Unknown(f"{name}: expected a list separated by commas, found '{text}'")
    return parts


def read_players(
    game: Game, text: str | None, level: str | None, default: str, people: bool, count: int | None = None
) -> list[str]:
    """Who sits where: names of bots, and `me` where people may play. A solo game has one seat."""
    players = split_list(default if text is None else text, "--seats")
    known = [ME, *BOTS] if people else list(BOTS)
    for player in players:
        if player not in known:
            raise unknown("player in --seats", player, known)
    if level is not None and len(players) != 1:
        raise Unknown(f"--solo: a solo game has one seat, --seats names {len(players)}")
    if count is not None and len(players) != count:
        raise Unknown(f"--seats: the game has {count} seats, the list names {len(players)}")
    check_seats(game, len(players))
    return players


def read_counts(game: Game, text: str | None) -> tuple[int, ...]:
    """`1,3-4`; without a text every player count of the game."""
    if text is None:
        return tuple(range(game.fewest, game.most + 1))
    counts = [count for part in split_list(text, "--seats") for count in read_range(part)]
    for count in counts:
        check_seats(game, count)
    return tuple(dict.fromkeys(counts))


def read_range(text: str) -> range:
    first, dash, last = text.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()) or len(text) > 9 or int(last or first) < int(first):
        raise Unknown(f"--seats: expected player counts as 2 or 2-4, found '{text}'")
    return range(int(first), int(last or first) + 1)
