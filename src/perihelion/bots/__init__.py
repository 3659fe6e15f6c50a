"""Players for any game."""

from perihelion.bots.bot import Bot
from perihelion.bots.greedy import GreedyBot
from perihelion.bots.random import RandomBot
from perihelion.core.errors import unknown
from perihelion.core.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, game: Game, seed: str) -> Bot:
    """The bot with this name, ready to play the game."""
    if name not in BOTS:
        raise unknown("bot", name, BOTS)
    return BOTS[name](game, seed)
