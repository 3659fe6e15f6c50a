"""Every choice of a game as a row: what the seat saw, what it could say, what it said, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.core.game import Game, Side
from perihelion.lab.playing import Watcher, shares
from perihelion.lab.schema import cell, view_type

Row = tuple[Any, ...]


class Decisions(Watcher):
    """Watches one game, and notes the choices among more than one word."""

    def __init__(self, game: Game, record: str, players: list[str], options: Mapping[str, str]) -> None:
        self.game = game
        self.players = players
        self.known = (game.code, game.rules.version, record)
        self.options = [f"{name}={value}" for name, value in options.items()]
        self.kind = view_type(game)
        self.rows: list[Row] = []
        self.said = 0

    def asked(self, s: Any, seat: int, offered: list[int], word: int) -> None:
        self.said += 1
        if len(offered) < 2:
            return
        words = self.game.rules.words
        view = cell(self.kind, self.game.seen.view(s, seat))
        asker = (
            self.said - 1,
            len(self.players),
            self.options,
            seat,
            self.players[seat],
            type(s.agenda[-1]).__name__,
        )
        choice = (list(offered), words.texts(offered), offered.index(word), word, words.text(word))
        self.rows.append((*self.known, *asker, view, *choice))

    def told(self, sides: tuple[Side, ...]) -> list[Row]:
        """The rows, with how it ended."""
        scores = [float(side.score) for side in sides]
        parts = list(shares(sides))
        seat = len(self.known) + 3
        return [(*row, parts[row[seat]], scores[row[seat]], scores, parts) for row in self.rows]
