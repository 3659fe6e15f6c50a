"""Tactics cards: kinds, windows, and what they need besides."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.data.boxes import more, sets_of, widened
from perihelion.games.andromeda.data.records import MoreTactics, Tactics
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml

PRINTED: Final = read_toml(DATA / "tactics.toml", Tactics)
MORE: Final = more("tactics.toml", MoreTactics)
FILE: Final = widened(PRINTED, MORE, "tactic").tactic
CARD_SET: Final[tuple[int, ...]] = sets_of(PRINTED.tactic, MORE, "tactic")
CARDS: Final[tuple[str, ...]] = tuple([card.name for card in FILE])
CARD_IDS: Final[tuple[str, ...]] = tuple([card.id for card in FILE])
check_lists({"tactics.toml: id": list(CARD_IDS), "tactics.toml: name": list(CARDS)})
CARD_COUNT: Final = len(CARDS)
CARD_COPIES: Final[tuple[int, ...]] = tuple([card.copies for card in FILE])

KINDS: Final[tuple[str, ...]] = ("action", "event", "battle", "diplomacy")
ACTION: Final = 0
EVENT: Final = 1
BATTLE: Final = 2
DIPLOMACY: Final = 3
CARD_KIND: Final[tuple[int, ...]] = tuple([KINDS.index(card.kind) for card in FILE])

WINDOWS: Final[tuple[str, ...]] = (
    "own_turn_any",
    "before_launch",
    "after_activate",
    "raider_strike",
    "return_activate",
    "on_buy_modules",
    "on_develop",
    "on_build_ship",
    "other_launch",
    "other_claim_moon",
    "any_event_card",
    "battle_diplomacy",
    "battle_preparations",
    "battle_preparations_outside",
    "battle_after_roll",
    "battle_won",
    "battle_lost",
)
OWN_TURN: Final = 0
BEFORE_LAUNCH: Final = 1
AFTER_ACTIVATE: Final = 2
AT_STRIKE: Final = 3
WHILE_RETURNING: Final = 4
ON_BUY: Final = 5
ON_DEVELOP: Final = 6
ON_BUILD: Final = 7
OTHER_LAUNCH: Final = 8
OTHER_CLAIM: Final = 9
ANY_EVENT: Final = 10
IN_DIPLOMACY: Final = 11
IN_PREPARATIONS: Final = 12
OUTSIDE: Final = 13
AFTER_ROLL: Final = 14
AFTER_WIN: Final = 15
AFTER_LOSS: Final = 16
CARD_WINDOW: Final[tuple[int, ...]] = tuple([WINDOWS.index(card.window) for card in FILE])
"""AE-TAC-09."""
NEEDS: Final[tuple[str, ...]] = tuple([card.needs or "" for card in FILE])
CARDS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([card for card in range(CARD_COUNT) if CARD_WINDOW[card] == window])
        for window in range(len(WINDOWS))
    ]
)
"""The cards of each window."""
