"""What runs in the other process when somebody looks back: a game from its first step, ready to be sent.

It stands apart from `worker`, so that processes in which bots think load nothing of this."""

from __future__ import annotations

import gzip
from typing import Final

import msgspec

from perihelion.analysis.parts import Played
from perihelion.records.shelf import Shelf
from perihelion.server.tables.live import Live
from perihelion.server.tables.tape import replayed
from perihelion.server.wire.game import Replay

LEVEL: Final = 5
"""How hard it is compressed."""


class Told(msgspec.Struct, frozen=True):
    """A game, through whose eyes it is wanted, and what was made of its first steps before."""

    played: Played
    eyes: int
    before: bytes = b""


def retell(told: Told) -> bytes:
    """The replay as compressed JSON. What was made before is taken over, the steps after it are added."""
    this = told.played
    live = Live(Shelf(this.modules).edition(this.game, this.rules), this.seats, this.options, secret="")
    for who, word in this.said:
        live.table.say(who, word)
    if not told.before:
        return packed(replayed(live, told.eyes))
    before = msgspec.json.decode(gzip.decompress(told.before), type=Replay)
    rest = replayed(live, told.eyes, len(before.steps))
    return packed(Replay(told.eyes, before.view, [*before.steps, *rest.steps], rest.over))


def packed(replay: Replay) -> bytes:
    return gzip.compress(msgspec.json.encode(replay, enc_hook=str), LEVEL, mtime=0)
