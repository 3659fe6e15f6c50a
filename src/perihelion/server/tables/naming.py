"""Names for tables: an id that nobody can guess, and a name that people can say. And what people may call
themselves, and what their words may hold."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from perihelion.core.said import Name, Said
from perihelion.server.tables.opponents import BOT_NAMES, FACE_NAMES
from perihelion.server.wire.refusals import BadInput

LETTERS: Final = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""
ID_LENGTH: Final = 14
SPEAKABLE: Final = (
    *(
        "Ash",
        "Basalt",
        "Cinder",
        "Dune",
        "Ember",
        "Flint",
        "Garnet",
        "Hollow",
        "Iris",
        "Juniper",
        "Kelp",
        "Larch",
    ),
    *(
        "Marble",
        "Nimbus",
        "Opal",
        "Pumice",
        "Quartz",
        "Rowan",
        "Slate",
        "Tundra",
        "Umber",
        "Vale",
        "Willow",
        "Zircon",
    ),
)
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Signs that count as printable and show nothing: fillers of Hangul, the empty Braille cell, a note's
missing head."""
BOTS: Final = {name.replace(" ", "").casefold(): name for name in [*BOT_NAMES.values(), *FACE_NAMES.values()]}


def new_id() -> str:
    """About 80 random bits: whoever has it was given it."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_name() -> str:
    """`Ash-417`"""
    return f"{secrets.choice(SPEAKABLE)}-{100 + secrets.randbelow(900)}"


def new_secret() -> str:
    """The 256 bits that all outcomes of a table come from."""
    return secrets.token_hex(32)


def person_name(text: str) -> str:
    """A name for a person: one that can be seen, and that is not a bot's."""
    name = visible_name(text)
    bot = BOTS.get(letters(name).casefold())
    if bot is not None:
        raise BadInput(Said("{bot} is the name of a bot; choose another.", bot=Name("bot", bot)))
    return name


def visible_name(text: str) -> str:
    """A name without odd spaces; signs that cannot be seen are refused, and names without anything else."""
    name = " ".join(text.split())
    if not name.isprintable() or not letters(name):
        raise BadInput(Said("A name needs letters that can be seen."))
    return name


def letters(name: str) -> str:
    """What is left of a name without spaces, blank signs and marks on letters, and without fonts: the same
    for names that look the same to people."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(sign for sign in plain if not (sign.isspace() or sign in BLANK or is_mark(sign)))


def is_mark(sign: str) -> bool:
    """Whether it only changes the letter before it."""
    return unicodedata.category(sign).startswith("M")


def printable(text: str) -> str:
    """A text without signs that cannot be seen, and without odd spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
