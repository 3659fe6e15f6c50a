"""The shelf: which games there are. A game is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from perihelion.core.errors import unknown
from perihelion.core.game import Game


class Shelf:
    """Games by code; each module has a `GAME`."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self.modules = dict(modules)

    def codes(self) -> list[str]:
        return list(self.modules)

    def find(self, code: str) -> Game:
        """The game with this code; underscores and capitals are forgiven."""
        wanted = code.lower().replace("_", "-")
        if wanted not in self.modules:
            raise unknown("game", code, self.modules)
        game: Game = import_module(self.modules[wanted]).GAME
        return game
