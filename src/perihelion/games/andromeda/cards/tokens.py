"""Discovery and Supremacy tokens."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.data.records import Tokens
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml

FILE: Final = read_toml(DATA / "tokens.toml", Tokens)
TOKENS: Final[tuple[str, ...]] = tuple([token.name for token in FILE.token])
TOKEN_IDS: Final[tuple[str, ...]] = tuple([token.id for token in FILE.token])
check_lists({"tokens.toml: id": list(TOKEN_IDS), "tokens.toml: name": list(TOKENS)})
TOKEN_COUNT: Final = len(TOKENS)
IS_DISCOVERY: Final[tuple[bool, ...]] = tuple([token.kind == "discovery" for token in FILE.token])
DISCOVERY_COPIES: Final[tuple[int, ...]] = tuple(
    [token.copies if token.kind == "discovery" else 0 for token in FILE.token]
)
SUPREMACY_COPIES: Final[tuple[int, ...]] = tuple(
    [token.copies if token.kind == "supremacy" else 0 for token in FILE.token]
)
PER_STACK: Final[int] = FILE.discovery_per_stack

# Where discovery tokens lie
STACK_A: Final = 0
STACK_B: Final = 1
OBSERVATORY_STACK: Final = 2
BOX: Final = 3
HELD: Final = 4
"""HELD + side: what a side holds."""
