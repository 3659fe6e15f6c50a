"""The bots that people may play against: their names and characters."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import unknown
from perihelion.core.said import Name, Said
from perihelion.server.wire.tables import BotInfo

BOT_INFOS: Final = (
    BotInfo(
        "cadet",
        Name("bot", "Cadet"),
        Said("Fresh from the academy: plays what looks good at a glance and answers at once."),
    ),
    BotInfo(
        "captain",
        Name("bot", "Captain"),
        Said("Has flown for years: weighs whole turns against your best answers and thinks for a moment."),
    ),
    BotInfo(
        "admiral",
        Name("bot", "Admiral"),
        Said("Forgets nothing and forgives little: thinks several turns ahead and takes a few seconds."),
    ),
)
"""The levels that people are offered, from gentle to strong."""
RETIRED: Final = {"random": "Drifter", "greedy": "Lieutenant"}
"""Bots of the laboratory, which old tables know as well: they play on, and nobody is asked to choose them."""
BOT_NAMES: Final = {bot.code: str(bot.name) for bot in BOT_INFOS} | RETIRED
SUBSTITUTE: Final = "captain"
"""Who takes a seat whose time has run out."""


def check_bot(code: str) -> str:
    if code not in BOT_NAMES:
        raise unknown("bot", code, BOT_NAMES)
    return code
