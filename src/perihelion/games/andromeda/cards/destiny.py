"""Destiny cards: secret goals of an optional rule."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.cards.counts import Goal, goal_of
from perihelion.games.andromeda.data.records import Destinies
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml

FILE: Final = read_toml(DATA / "destiny.toml", Destinies)
DESTINIES: Final[tuple[str, ...]] = tuple([card.name for card in FILE.destiny])
DESTINY_IDS: Final[tuple[str, ...]] = tuple([card.id for card in FILE.destiny])
check_lists({"destiny.toml: id": list(DESTINY_IDS), "destiny.toml: name": list(DESTINIES)})
DESTINY_COUNT: Final = len(DESTINIES)
DESTINY_DEALT: Final[int] = FILE.dealt
WITH_RELICS: Final[tuple[Goal, ...]] = tuple(
    [goal_of(f"destiny.toml: {card.id}", card.per, card.base, card.vp, card.max) for card in FILE.destiny]
)
"""What they count in a game with relics."""
DESTINY_GOAL: Final[tuple[Goal, ...]] = tuple(
    [
        goal_of(f"destiny.toml: {card.id}", card.without_relics or card.per, card.base, card.vp, card.max)
        for card in FILE.destiny
    ]
)
"""AE-OPT-02."""
