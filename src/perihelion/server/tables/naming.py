"""Names for tables: an id that nobody can guess, and a name that people can say. And what other people's
words may hold."""

from __future__ import annotations

import secrets
from typing import Final

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


def new_id() -> str:
    """About 80 random bits: whoever has it was given it."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_name() -> str:
    """`Ash-417`"""
    return f"{secrets.choice(SPEAKABLE)}-{100 + secrets.randbelow(900)}"


def new_secret() -> str:
    """The 256 bits that all outcomes of a table come from."""
    return secrets.token_hex(32)


def printable(text: str) -> str:
    """A text without signs that cannot be seen, and without odd spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
