"""Who reads decides: whatever is said goes out in the language of the person for whom it is encoded."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from functools import cache
from typing import Any, Final

import msgspec

from perihelion.core.said import ENGLISH, Language, Said

READER: Final[ContextVar[Language]] = ContextVar("reader", default=ENGLISH)
"""The language of whoever made the request that is being answered. The edge of the server sets it."""


def read_now(said: Said) -> str:
    """As the asker reads it."""
    return READER.get().text(said)


@cache
def encoder(language: Language) -> msgspec.json.Encoder:
    return msgspec.json.Encoder(enc_hook=telling(language))


def encoder_of_several(language: Language) -> msgspec.json.Encoder:
    """For messages that are encoded one after another: what several of them say is put into words once."""
    tell, known = telling(language), dict[int, str]()

    def told(thing: Any) -> str:
        text = known.get(id(thing))
        if text is None:
            text = known[id(thing)] = tell(thing)
        return text

    return msgspec.json.Encoder(enc_hook=told)


def telling(language: Language) -> Callable[[Any], str]:
    """How things that are no JSON are written for a reader."""

    def told(thing: Any) -> str:
        return language.text(thing) if isinstance(thing, Said) else str(thing)

    return told


def encoded(message: Any, language: Language) -> bytes:
    return encoder(language).encode(message)
