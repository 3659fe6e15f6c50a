"""What runs in the other processes: a bot's thinking, and the checking of a record. No database, no dice, no secret."""

from __future__ import annotations

import signal
from typing import Any

import msgspec

from perihelion.bots import make_bot
from perihelion.core import record
from perihelion.core.dice import Generator
from perihelion.core.shelf import Shelf
from perihelion.core.steps import chance, choose, options, waiting
from perihelion.core.table import Table

LONGEST_LINE = 40
"""So many words of one turn are planned at most."""


class Thought(msgspec.Struct, frozen=True):
    """All that a bot is told: the table and what was said at it, its seat, its kind."""

    modules: dict[str, str]
    game: str
    seats: int
    options: dict[str, str]
    said: list[tuple[int, int]]
    seat: int
    bot: str
    seed: str


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ready() -> bool:
    """Nothing but being there."""
    return True


def think(thought: Thought) -> list[int]:
    """What the seat says now, and then, as long as nothing becomes known and nobody else is asked."""
    game = Shelf(thought.modules).find(thought.game)
    table = Table(game, thought.seats, thought.options, None, told=False)
    for who, word in thought.said:
        table.say(who, word)
    s = game.redeal(table.state, thought.seat, Generator(thought.seed))
    bot = make_bot(thought.bot, game, thought.seed)
    offered = table.offers(thought.seat)
    line: list[int] = []
    while offered and len(line) < LONGEST_LINE:
        line.append(bot.choose(s, thought.seat, offered))
        offered = next_offers(s, thought.seat, line[-1])
    return line


def next_offers(s: Any, seat: int, word: int) -> list[int]:
    """Say the word; what the seat may say next, or nothing if it must look again first."""
    known = s.known
    choose(s, seat, word)
    if s.known != known or chance(s) is not None or waiting(s) != [seat]:
        return []
    return options(s, seat)


class Checked(msgspec.Struct, frozen=True):
    """A record that was replayed and found right."""

    game: str
    seats: int
    options: dict[str, str]
    said: list[tuple[int, int]]
    names: list[str]
    seed: str
    over: bool


def check(modules: dict[str, str], text: str) -> Checked:
    """Replay a record; whatever is wrong with it is said as a RecordError."""
    given = record.read(text)
    table = record.verify(given, Shelf(modules))
    said = [(entry.who, entry.word) for entry in table.entries]
    return Checked(table.game.code, table.seats, table.options, said, list(given.names), given.seed, table.over())
