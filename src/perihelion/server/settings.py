"""How a server is set up. Everything has a default that suits one machine and its friends."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

FILE = "perihelion.sqlite"
VARIABLE = "PERIHELION_SETTINGS"


@dataclass(frozen=True)
class Settings:
    data: Path = Path("data")
    database: str = ""
    """SQLAlchemy's address of the database; empty for a SQLite file in `data`."""
    sync: str = "full"
    """When SQLite has a commit on the disk: before it is acknowledged, or a moment later (`normal`)."""
    redis: str = ""
    """What several processes talk over; empty where there is only one."""
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""
    """The address people type when a proxy stands in front: https://table.example."""
    bots: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 10.0
    """How long a bot may think about one choice."""
    bot_pause: float = 0.6
    """Seconds before a bot's choice is played, so that people can follow."""
    ahead_seconds: float = 0.05
    """Processor time to look ahead from one question; nobody else is served meanwhile."""
    hint: str = "search:1.5s"
    """The bot that thinks out hints."""
    analysis_simulations: int = 200
    """For each turn of a game that is analysed."""
    analysis_playouts: int = 40
    """For each chance to win."""
    rates: float = 1.0
    """How generous the rate limits are; 0 for none at all."""
    webhook_private: bool = False
    """Webhooks may go to private addresses: only for tests against a receiver of one's own."""
    language: str = ""
    """A language that is offered beside the ordinary ones: the made-up one that shows what is not yet
    translated."""
    texts: str = ""
    """A folder with other catalogues than the program's own."""

    verbose: bool = False
    """Log every request, at a terminal too."""

    @property
    def url(self) -> str:
        """The database's address, whichever it is."""
        return self.database or f"sqlite+aiosqlite:///{(self.data / FILE).absolute()}"

    @property
    def https(self) -> bool:
        return self.origin.startswith("https://")


def to_environment(settings: Settings) -> None:
    """Hand the settings to the worker processes that this one starts."""
    given: dict[str, Any] = {**asdict(settings), "data": str(settings.data)}
    os.environ[VARIABLE] = msgspec.json.encode(given).decode()


def from_environment() -> Settings:
    given = msgspec.json.decode(os.environ[VARIABLE])
    return Settings(**{**given, "data": Path(given["data"])})
