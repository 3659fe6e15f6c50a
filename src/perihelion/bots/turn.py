"""A bot's turn at a table where people wait: it thinks once about a whole line, and hurries when a turn has
many."""

from __future__ import annotations

from typing import Any, Final

from perihelion.bots import make_bot
from perihelion.bots.bot import Bot
from perihelion.bots.finding import Finding
from perihelion.bots.lines import asks
from perihelion.bots.search import SearchBot
from perihelion.core.dice import Generator
from perihelion.core.steps import CHANCE, Seat, Word, choose, options
from perihelion.records.table import Entry, Table

LONGEST: Final = 40
"""So many words of one turn are planned at most."""


def think(table: Table, seat: Seat, name: str, seed: str, lines: int) -> tuple[list[Word], Finding | None]:
    """What the bot of this name says in this seat until it must look again, after so many lines of the same
    turn; and what it has found out on the way. It sees a redealt table only."""
    bot = make_bot(name, table.game, seed)
    hurry(bot, lines)
    return said_by(bot, table, seat, seed)


def advise(table: Table, seat: Seat, name: str, seed: str) -> tuple[list[Word], Finding | None]:
    """The same for somebody who wants to know why: a bot that searches also tells where points come from."""
    bot = make_bot(name, table.game, seed)
    if isinstance(bot, SearchBot):
        bot.explains = True
    return said_by(bot, table, seat, seed)


def said_by(bot: Bot, table: Table, seat: Seat, seed: str) -> tuple[list[Word], Finding | None]:
    s = table.game.rules.redeal(table.state, seat, Generator(seed))
    return whole_line(bot, s, seat, table.offers(seat)), bot.finding


def whole_line(bot: Bot, s: Any, seat: Seat, offered: list[Word]) -> list[int]:
    """What the seat says now, and then, as long as nothing becomes known and it is asked again.

    The words are said at `s`, a redealt table that nobody else needs. A bot without a choice is not asked, so
    that nobody waits for it."""
    if len(offered) == 1:
        return offered[:]
    line: list[int] = []
    while offered and len(line) < LONGEST:
        line.append(bot.choose(s, seat, offered))
        offered = offered_next(s, seat, line[-1])
    return line


def offered_next(s: Any, seat: Seat, word: Word) -> list[int]:
    """Say the word; what the seat may say next, or nothing if it must look again first."""
    known: int = s.known
    choose(s, seat, word)
    return options(s, seat) if s.known == known and asks(s, seat) else []


def lines_before(entries: list[Entry], seat: Seat) -> int:
    """How many lines this seat has begun since another one spoke."""
    known: set[int] = set()
    for entry in reversed(entries):
        if entry.who == seat:
            known.add(entry.known)
        elif entry.who != CHANCE:
            break
    return len(known)


def hurry(bot: Bot, lines: int) -> None:
    """After so many lines of the same turn a bot that is given seconds gets fewer, so that no turn lasts for
    ever."""
    if isinstance(bot, SearchBot):
        bot.budget = bot.budget.after(lines)
