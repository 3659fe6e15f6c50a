"""Players for any game."""

from collections.abc import Callable

from perihelion.bots.bot import Bot
from perihelion.bots.budget import read_budget
from perihelion.bots.greedy import CadetBot, GreedyBot
from perihelion.bots.random import RandomBot
from perihelion.bots.search import SearchBot
from perihelion.core.errors import unknown
from perihelion.core.game import Game

SEARCH = "search"
DEFAULT_BUDGET = "1000"
CAPTAIN = "400/4s"
ADMIRAL = "2.5s*2"

BOTS: dict[str, Callable[[Game, str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "cadet": CadetBot,
    "captain": lambda game, seed: SearchBot(game, seed, read_budget(CAPTAIN)),
    "admiral": lambda game, seed: SearchBot(game, seed, read_budget(ADMIRAL)),
    SEARCH: lambda game, seed: SearchBot(game, seed, read_budget(DEFAULT_BUDGET)),
}
"""By name. `search` may have its budget behind a colon: search:500, search:2s."""


def make_bot(name: str, game: Game, seed: str) -> Bot:
    """The bot with this name, ready to play the game."""
    check_bot(name)
    kind, _, budget = name.partition(":")
    return SearchBot(game, seed, read_budget(budget)) if budget else BOTS[kind](game, seed)


def check_bot(name: str) -> None:
    """A clear word if there is no such bot."""
    kind, colon, budget = name.partition(":")
    if colon and kind == SEARCH:
        read_budget(budget)
    elif name not in BOTS:
        raise unknown("bot", name, BOTS)
