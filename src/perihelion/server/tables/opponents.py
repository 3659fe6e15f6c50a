"""The bots that people may play against: three levels, and twelve of them with a name and a face each."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from zlib import crc32

from perihelion.core.errors import unknown
from perihelion.core.said import Name, Said
from perihelion.server.wire.shelf import BotInfo, FaceInfo

BOT_INFOS: Final = (
    BotInfo(
        "cadet",
        Name("bot", "Cadet"),
        Said("Fresh from the academy: plays what looks good at a glance and answers at once."),
        [
            FaceInfo("pip", Name("bot", "Pip"), Said("curious, hasty, cheerful")),
            FaceInfo("tansy", Name("bot", "Tansy"), Said("gentle, thrifty, watchful")),
            FaceInfo("bolt", Name("bot", "Bolt"), Said("loud, loyal, literal")),
            FaceInfo("juniper", Name("bot", "Juniper"), Said("dreamy, patient, kind")),
        ],
    ),
    BotInfo(
        "captain",
        Name("bot", "Captain"),
        Said("Has flown for years: weighs whole turns against your best answers and thinks for a moment."),
        [
            FaceInfo("marlow", Name("bot", "Marlow"), Said("dry, steady, exact")),
            FaceInfo("sable", Name("bot", "Sable"), Said("quiet, sly, patient")),
            FaceInfo("dragan", Name("bot", "Dragan"), Said("blunt, bold, hungry")),
            FaceInfo("ottoline", Name("bot", "Ottoline"), Said("orderly, stern, fair")),
        ],
    ),
    BotInfo(
        "admiral",
        Name("bot", "Admiral"),
        Said("Forgets nothing and forgives little: thinks several turns ahead and takes a few seconds."),
        [
            FaceInfo("halloran", Name("bot", "Halloran"), Said("swift, tidy, ruthless")),
            FaceInfo("castellane", Name("bot", "Castellane"), Said("proud, cold, far-seeing")),
            FaceInfo("old-brann", Name("bot", "Old Brann"), Said("weathered, cunning, unhurried")),
            FaceInfo("nyx-7", Name("bot", "Nyx-7"), Said("tireless, silent, merciless")),
        ],
    ),
)
"""The levels that people are offered, from gentle to strong, and who plays at each."""
RETIRED: Final = {"random": "Drifter", "greedy": "Lieutenant"}
"""Bots of the laboratory, which old tables know as well: they play on, and nobody is asked to choose them."""
BOT_NAMES: Final = {bot.code: str(bot.name) for bot in BOT_INFOS} | RETIRED
FACES: Final = {bot.code: tuple(face.code for face in bot.faces) for bot in BOT_INFOS}
"""Who plays at each level."""
FACE_NAMES: Final = {face.code: str(face.name) for bot in BOT_INFOS for face in bot.faces}
SUBSTITUTE: Final = "captain"
"""Who takes a seat whose time has run out."""


def check_bot(code: str) -> str:
    if code not in BOT_NAMES:
        raise unknown(Said("bot"), code, BOT_NAMES)
    return code


def free_face(table: str, bot: str, taken: Collection[str]) -> str:
    """Who takes a bot's seat at a table: somebody of this level who does not sit there yet, or of another
    where all do. The table decides with whom it begins: tables differ, and one always says the same."""
    own = FACES.get(bot)
    if own is None:
        return ""
    first = crc32(table.encode()) % len(own)
    others = [face for level, faces in FACES.items() if level != bot for face in faces]
    return next((face for face in [*own[first:], *own[:first], *others] if face not in taken), "")
