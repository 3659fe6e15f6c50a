"""The sockets of a table: whose they are, through which eyes they look, and what is still to be sent to
them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from perihelion.core.said import ENGLISH, Language
from perihelion.server.people.identity import Person

LONGEST_QUEUE: Final = 100
"""Whoever is so many messages behind is cut off; coming back, the page asks for what it missed."""
LEFT: Final = 1
GOING: Final = 1012
TOO_SLOW: Final = 1013
WHO_NOW: Final = 4401
NOT_YOURS: Final = 4403
GONE: Final = 4404
"""Why a socket ends: the page went; the server stops; the page is too slow; its cookie has ended, and the
browser may have another; these are not its eyes (any more); no such table."""


def never(_message: bytes) -> bool:
    """Where there is no way but through the queue."""
    return False


class Connection:
    """One page that shows a table."""

    def __init__(self, person: Person, eyes: int, language: Language = ENGLISH) -> None:
        self.person = person
        self.eyes = eyes
        self.language = language
        """What it is written in."""
        self.code = 0
        """Why it was closed; 0 while it is open."""
        self.at_once: Callable[[bytes], bool] = never
        """Sends a message now, if the other side is ready for it."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.behind = False
        """Whether a message that left the queue is still on its way."""
        self.ended = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message on its way; nobody waits for a slow reader, and none overtakes another."""
        if self.code or (self.queue.empty() and not self.behind and self.at_once(message)):
            return
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.close(TOO_SLOW)
        else:
            self.queue.put_nowait(message)

    def close(self, code: int) -> None:
        """What is still in the queue is forgotten: the page must come back anyway."""
        self.code = self.code or code
        self.ended.set()
