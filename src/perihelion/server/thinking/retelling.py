"""What runs in the other process when somebody looks back: a game from its first step, ready to be sent.

It stands apart from `worker`, so that processes in which bots think load nothing of this."""

from __future__ import annotations

import gzip
from typing import Final

import msgspec

from perihelion.analysis.parts import Played
from perihelion.core.said import Language
from perihelion.records.shelf import Shelf
from perihelion.server.tables.live import Live
from perihelion.server.tables.tape import replayed
from perihelion.server.wire.game import Replay, Step
from perihelion.server.wire.reading import encoded
from perihelion.texts.languages import languages

LEVEL: Final = 5
"""How hard it is compressed."""


class Told(msgspec.Struct, frozen=True):
    """A game, through whose eyes it is wanted, and what was made of its first steps before."""

    played: Played
    eyes: int
    language: str
    texts: str
    """Where other catalogues lie than the program's own."""
    before: bytes = b""


class Before(msgspec.Struct, frozen=True):
    """What was made before, as it was written."""

    view: msgspec.Raw
    steps: list[msgspec.Raw]


class Longer(msgspec.Struct, frozen=True):
    """A replay of which some steps were written before."""

    eyes: int
    view: msgspec.Raw
    steps: list[msgspec.Raw | Step]
    over: bool
    laid: int


def retell(told: Told) -> bytes:
    """The replay as compressed JSON. What was made before is taken over, the steps after it are added."""
    this = told.played
    live = Live(Shelf(this.modules).edition(this.game, this.rules), this.seats, this.options, secret="")
    for who, word in this.said:
        live.table.say(who, word)
    language = languages(told.texts).of(told.language)
    if not told.before:
        return packed(replayed(live, told.eyes), language)
    before = msgspec.json.decode(gzip.decompress(told.before), type=Before)
    rest = replayed(live, told.eyes, len(before.steps))
    steps: list[msgspec.Raw | Step] = [*before.steps, *rest.steps]
    return packed(Longer(told.eyes, before.view, steps, rest.over, rest.laid), language)


def packed(replay: Replay | Longer, language: Language) -> bytes:
    return gzip.compress(encoded(replay, language), LEVEL, mtime=0)
