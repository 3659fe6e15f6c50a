"""What runs in the other processes: a bot's thinking, and the checking of a record. No database, no dice, no
secret."""

from __future__ import annotations

import os
import signal

import msgspec

from perihelion.bots.finding import Finding, Judged
from perihelion.core.errors import PerihelionError
from perihelion.core.game import Game
from perihelion.former.editions import is_early, module_of
from perihelion.records import record
from perihelion.records.opening import new_table
from perihelion.records.shelf import Shelf
from perihelion.server.thinking.carrying import Parts, taken_apart
from perihelion.server.wire.kept import Tried

MOST_LINES = 6
"""So many of the lines that a bot thought about are told."""


class Thought(msgspec.Struct, frozen=True):
    """All that a bot is told: the table and what was said at it, its seat, its kind, and how many lines of
    this turn it has spoken before."""

    modules: dict[str, str]
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    said: list[tuple[int, int]]
    seat: int
    bot: str
    seed: str
    lines: int = 0
    why: bool = False
    """Somebody wants to know where points come from."""


class Answer(msgspec.Struct, frozen=True):
    """What a bot will say, and what it has considered in so many simulations; nothing if it did not
    search."""

    line: list[int]
    simulations: int = 0
    tried: list[Tried] = []


def begin(patience: int) -> None:
    """When such a process starts: interrupts are for its parent, and it may stand behind others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if patience and hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, patience)


def ready() -> bool:
    """Nothing but being there."""
    return True


def think(thought: Thought) -> Answer:
    """What the seat says until it must look again. The bot sees a redealt table only."""
    game = Shelf(thought.modules).edition(thought.game, thought.rules)
    table = new_table(game, thought.seats, thought.options, told=False)
    for who, word in thought.said:
        table.say(who, word)
    turn = module_of(game, "bots.turn")
    if thought.why and not is_early(game):
        return answer(game, *turn.advise(table, thought.seat, thought.bot, thought.seed))
    return answer(game, *turn.think(table, thought.seat, thought.bot, thought.seed, thought.lines))


def answer(game: Game, line: list[int], finding: Finding | None) -> Answer:
    """A bot that did not search has no reason to tell."""
    if finding is None or not finding.simulations:
        return Answer(line)
    lines = [judged for judged in finding.lines[:MOST_LINES] if judged.visits]
    return Answer(line, finding.simulations, [tried(game, judged) for judged in lines])


def tried(game: Game, line: Judged) -> Tried:
    """Bots of early rules do not tell of sources."""
    words, sources = game.rules.words.texts(line.words), [] if is_early(game) else line.by_source()
    return Tried(words, line.visits, line.chance(), line.expected(), sources)


class Checked(msgspec.Struct, frozen=True):
    """A record that was replayed and found right."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    said: list[tuple[int, int]]
    names: list[str]
    seed: str
    over: bool
    dice: str


class Wrong(msgspec.Struct, frozen=True):
    """A record that cannot be read or does not replay: why, taken apart."""

    said: Parts


def check(modules: dict[str, str], text: str) -> Checked | Wrong:
    """Replay a record, or say what is wrong with it."""
    try:
        return replayed(modules, text)
    except PerihelionError as error:
        return Wrong(taken_apart(error.said))


def replayed(modules: dict[str, str], text: str) -> Checked:
    given = record.read(text)
    table = record.verify(given, Shelf(modules))
    said = [(entry.who, entry.word) for entry in table.entries]
    return Checked(
        table.game.code,
        table.game.rules.version,
        table.seats,
        table.options,
        said,
        list(given.names),
        given.seed,
        table.over(),
        given.dice,
    )
