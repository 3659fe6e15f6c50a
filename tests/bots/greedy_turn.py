"""A turn of the greedy bot at a table of any game."""

from __future__ import annotations

from kit.table import GameTable, S
from perihelion.bots import make_bot
from perihelion.core.steps import options


def greedy_says(table: GameTable[S], name: str) -> list[str]:
    """What greedy says for a player, until somebody else or chance must speak."""
    said, seat, bot = list[str](), table.seat(name), make_bot("greedy", table.game, "1")
    while name in table.asked():
        word = bot.choose(table.s.clone(), seat, options(table.s, seat))
        said.append(table.game.rules.words.text(word))
        table.says(name, said[-1])
    return said
