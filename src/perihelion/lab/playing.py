"""One game between bots, from start to end, with somebody who watches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.bots.bot import Bot
from perihelion.core.dice import Generator
from perihelion.core.game import Game, Side
from perihelion.core.steps import Listener, Step, advance, chance, choose, happen, options, over, waiting


class Watcher(Listener):
    """Sees every choice before it is made and every chance before it falls, and hears every step after it was
    done."""

    def asked(self, s: Any, seat: int, offered: list[int], word: int) -> None:
        """A seat is about to say one of the offered words."""

    def falls(self, s: Any, outcome: int) -> None:
        """Chance is about to speak."""

    def hear(self, before: Any, step: Step, seat: int, word: int, after: Any) -> None:
        """A step was done."""

    def ended(self, s: Any) -> None:
        """The game is over."""


def play_and_close(
    game: Game, bots: list[Bot], given: Mapping[str, str], seed: str, watcher: Watcher | None = None
) -> tuple[Side, ...]:
    """The result of a game, after which no program of it runs any more, however it ended."""
    sides: tuple[Side, ...] = ()
    try:
        sides = game.rules.result(play_game(game, bots, given, seed, watcher))
        return sides
    finally:
        for bot in bots:
            bot.close(sides)


def play_game(
    game: Game, bots: list[Bot], given: Mapping[str, str], seed: str, watcher: Watcher | None
) -> Any:
    """A game from start to end; bots[i] sits in seat i."""
    dice = Generator(f"{seed} dice")
    redeals = Generator(f"{seed} redeals")
    s = game.rules.setup(len(bots), given)
    advance(s, watcher)
    while not over(s):
        seats = waiting(s)
        if seats:
            answer(game, s, bots[seats[0]], seats[0], redeals, watcher)
        else:
            assert chance(s) is not None, "nobody is waited for, yet the game is not over"
            outcome = dice.pick(0, s.offered)
            if watcher:
                watcher.falls(s, outcome)
            happen(s, outcome, watcher)
    if watcher:
        watcher.ended(s)
    return s


def answer(game: Game, s: Any, bot: Bot, seat: int, redeals: Generator, watcher: Watcher | None) -> None:
    """A bot is asked, and what it says is done."""
    word = ask(bot, game, s, seat, redeals)
    if watcher:
        watcher.asked(s, seat, options(s, seat), word)
    choose(s, seat, word, watcher)


def ask(bot: Bot, game: Game, s: Any, seat: int, generator: Generator) -> int:
    """A bot never gets the true table, only one that it cannot tell from it."""
    return bot.choose(game.rules.redeal(s, seat, generator), seat, options(s, seat))


def shares(sides: tuple[Side, ...]) -> tuple[float, ...]:
    """What each side has of the victory: a shared one counts in equal parts."""
    winners = sum(side.won for side in sides)
    return tuple([side.won / winners if winners else 0.0 for side in sides])
