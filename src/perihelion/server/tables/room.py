"""One table in memory, as plain data; and its game, or the reason why there is none."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from perihelion.core.game import Game
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.server.store.rows import Sheet
from perihelion.server.tables.connections import Connection
from perihelion.server.tables.live import Live
from perihelion.server.wire.refusals import NotNow

NO_GAME: Final = {"open": Said("The game has not begun."), "over": Said("The game is over.")}


class Room:
    """One table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        self.silences = 0
        """How often this process had been silent for long when it was read."""
        self.sheet: Sheet
        self.game: Game | None = None
        """Under the table's own rules, or today's where those are missing; nothing if it is not on this
        shelf."""
        self.live: Live | None = None
        """The game; nothing while the table waits for players or cannot be opened."""
        self.problem: Said = NOTHING_SAID
        """Why the game cannot be opened. What is stored of it stays as it is."""
        self.still = False
        """Whether its clocks stood still when it was read."""
        self.connections: list[Connection] = []
        self.views: dict[int, Any] = {}
        """What each pair of eyes among the connections saw last."""
        self.chat = 0
        """The last line that was told."""
        self.thinking: asyncio.Task[None] | None = None
        self.declining: asyncio.Task[None] | None = None
        self.line: list[int] = []
        """What the bot that thought last will say next, if nothing comes between."""

    def here(self) -> set[str]:
        """Who has this table on the screen."""
        return {connection.person.id for connection in self.connections}

    def idle(self) -> bool:
        return not (self.connections or self.thinking or self.declining or self.lock.locked())


def check_opened(room: Room) -> None:
    if room.problem:
        raise NotNow(Said("This game cannot be opened: {problem}.", problem=room.problem))


def playing(room: Room) -> Live:
    """The game, if it goes on."""
    check_opened(room)
    if room.live is None or room.sheet.header.status != "playing":
        raise NotNow(NO_GAME.get(room.sheet.header.status, Said("The game cannot be played now.")))
    return room.live


def begun(room: Room) -> Live:
    """The game, if there is one to look at."""
    check_opened(room)
    if room.live is None:
        raise NotNow(NO_GAME.get(room.sheet.header.status, Said("There is no game here.")))
    return room.live
