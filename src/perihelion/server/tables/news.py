"""What has become new at a table, for the pages that look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from perihelion.server.store.rows import Sheet
from perihelion.server.tables.tape import Tape
from perihelion.server.wire.tables import ChatLine


@dataclass
class News:
    """Nothing at first; whoever changes a table writes down what must be told."""

    tape: Tape | None = None
    """The entries that were made, as each pair of eyes saw them."""
    anew: bool = False
    """The game must be shown from scratch: it has just been read, or something was taken back."""
    about: bool = False
    """Seats, status or requests are others."""
    chat: list[ChatLine] = field(default_factory=list)
    standing: set[int] = field(default_factory=set)
    """Seats that want, or no longer want, to be asked at some moment: only they are told."""


def about(sheet: Sheet) -> list[Any]:
    """What people see of a table besides its game: when it changes, they are told."""
    header = sheet.header
    seats = [(row.kind, row.person, row.bot, row.name, row.face) for row in sheet.seats]
    return [header.status, header.owner, header.rematch, sheet.requests, seats]
