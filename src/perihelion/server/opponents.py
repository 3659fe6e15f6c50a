"""The bots that people may play against: their names and how they play."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import unknown
from perihelion.server.wire import BotInfo

BOT_INFOS: Final = (
    BotInfo("random", "Drifter", "plays at random"),
    BotInfo("greedy", "Captain", "weighs every move one step ahead"),
)
BOT_NAMES: Final = {bot.code: bot.name for bot in BOT_INFOS}
SUBSTITUTE: Final = "greedy"
"""Who takes a seat whose time has run out."""


def check_bot(code: str) -> str:
    if code not in BOT_NAMES:
        raise unknown("bot", code, BOT_NAMES)
    return code
