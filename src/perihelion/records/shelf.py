"""The shelf: which games there are, and which versions of their rules. A game is imported when somebody asks
for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

from perihelion.core.errors import Unknown, unknown
from perihelion.core.game import Game
from perihelion.core.said import Name, Said
from perihelion.former import editions
from perihelion.records.setups import boxes, check_boxes


@dataclass(frozen=True)
class Planned:
    """A game that is still being made: what stands on its box."""

    code: str
    title: str
    fewest: int
    most: int
    minutes: tuple[int, int]


class Shelf:
    """Games by code; each module has a `GAME`. Beside them stand those that are planned and not yet there."""

    def __init__(self, modules: Mapping[str, str], planned: tuple[Planned, ...] = ()) -> None:
        self.modules = dict(modules)
        self.planned = [game for game in planned if game.code not in self.modules]

    def codes(self) -> list[str]:
        return list(self.modules)

    def find(self, code: str) -> Game:
        """The game with this code, or as it lies in the box with this code; underscores and capitals are
        forgiven."""
        wanted = code.lower().replace("_", "-")
        if wanted in self.modules:
            game: Game = import_module(self.modules[wanted]).GAME
            check_boxes(game)
            return game
        owners = [owner for owner in self.modules if wanted.startswith(f"{owner}-")]
        presets = {box.box: box for owner in owners for box in boxes(self.find(owner))[1:]}
        if wanted not in presets:
            raise unknown(Said("game"), code, [*self.modules, *presets])
        return presets[wanted]

    def boxes(self) -> list[Game]:
        """Every box, the presets of a game beside it."""
        return [box for code in self.modules for box in boxes(self.find(code))]

    def edition(self, code: str, version: int) -> Game:
        """The game under this version of its rules: today's, or a former one that was kept."""
        game = self.find(code)
        if game.rules.version == version:
            return game
        if version > game.rules.version:
            raise Unknown(
                Said(
                    "version {version} of the rules of {title} is newer than this program, which has"
                    " {newest}",
                    version=version,
                    title=Name("title", game.title),
                    newest=game.rules.version,
                )
            )
        return editions.edition(self.folder(game.code), version)

    def versions(self, code: str) -> list[int]:
        """Every version that can be played here, oldest first."""
        game = self.find(code)
        newest, kept = game.rules.version, editions.versions(self.folder(game.code))
        return [*[version for version in kept if version < newest], newest]

    def folder(self, code: str) -> str:
        """Where the game lies among the games."""
        return self.modules[code].rpartition(".")[2]
