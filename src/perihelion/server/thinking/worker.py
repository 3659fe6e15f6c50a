"""What runs in the other processes: a bot's thinking, and the checking of a record. No database, no dice, no
secret."""

from __future__ import annotations

import signal

import msgspec

from perihelion.bots import make_bot
from perihelion.bots.finding import Finding, Judged
from perihelion.bots.turn import hurry, whole_line
from perihelion.core.dice import Generator
from perihelion.core.game import Game
from perihelion.records import record
from perihelion.records.shelf import Shelf
from perihelion.records.table import Table
from perihelion.server.wire.analysis import Considered

MOST_LINES = 6
"""So many of the lines that a bot thought about are told."""


class Thought(msgspec.Struct, frozen=True):
    """All that a bot is told: the table and what was said at it, its seat, its kind, and how many lines of
    this turn it has spoken before."""

    modules: dict[str, str]
    game: str
    seats: int
    options: dict[str, str]
    said: list[tuple[int, int]]
    seat: int
    bot: str
    seed: str
    lines: int = 0


class Answer(msgspec.Struct, frozen=True):
    """What a bot will say, and what it has considered in so many simulations; nothing if it did not
    search."""

    line: list[int]
    simulations: int = 0
    considered: list[Considered] = []


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ready() -> bool:
    """Nothing but being there."""
    return True


def think(thought: Thought) -> Answer:
    """What the seat says until it must look again. The bot sees a redealt table only."""
    game = Shelf(thought.modules).find(thought.game)
    table = Table(game, thought.seats, thought.options, None, told=False)
    for who, word in thought.said:
        table.say(who, word)
    s = game.rules.redeal(table.state, thought.seat, Generator(thought.seed))
    bot = make_bot(thought.bot, game, thought.seed)
    hurry(bot, thought.lines)
    line = whole_line(bot, s, thought.seat, table.offers(thought.seat))
    return answer(game, line, bot.finding)


def answer(game: Game, line: list[int], finding: Finding | None) -> Answer:
    """A bot that did not search has no reason to tell."""
    if finding is None or not finding.simulations:
        return Answer(line)
    tried = [judged for judged in finding.lines[:MOST_LINES] if judged.visits]
    return Answer(line, finding.simulations, [considered(game, judged) for judged in tried])


def considered(game: Game, line: Judged) -> Considered:
    return Considered(game.rules.words.texts(line.words), line.visits, line.chance(), line.expected())


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
    return Checked(
        table.game.code, table.seats, table.options, said, list(given.names), given.seed, table.over()
    )
