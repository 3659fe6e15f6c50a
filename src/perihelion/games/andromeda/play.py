"""The order of play. The first file to read."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.core.steps import Step
from perihelion.games.andromeda.cards.board import LENGTHS, QUASAR, SPECIAL_COPIES, VORTEX
from perihelion.games.andromeda.cards.effects.printed import THEMES
from perihelion.games.andromeda.cards.events import DECKS
from perihelion.games.andromeda.cards.raiders import CLASS_COUNT, DEFAULT_SET, LETTERS, cards_of
from perihelion.games.andromeda.hooks.boxes import added
from perihelion.games.andromeda.raiders.place import UNKNOWN_CARD
from perihelion.games.andromeda.setup.setup import Setup
from perihelion.games.andromeda.setup.table import new_state
from perihelion.games.andromeda.state import ALL_HOLDERS, BY_PUBLIC, WHO_CAN, Agreement, State

assert THEMES, "all cards are read"

ASKED = {"public": BY_PUBLIC, "holders": ALL_HOLDERS, "able": WHO_CAN}
"""Whom windows on others' turns ask, as the option calls it."""
SPECIALS = {"none": (), "quasars": (QUASAR,), "vortexes": (VORTEX,), "both": (QUASAR, VORTEX)}


class WholeGame(Step):
    """Setup, then turns until the game ends; each turn plans the next."""

    def run(self, s: State) -> None:
        s.then(Setup())


def raider_of(choice: str, raider: int) -> int:
    """AE-SETUP-08, AE-OPT-04. The usual card of a class, the other one, or one of both that nobody knows."""
    usual = DEFAULT_SET[raider]
    others = [card for card in cards_of(raider) if card != usual]
    return {"usual": usual, "other": others[0], "random": UNKNOWN_CARD}[choice]


def begin(seats: int, options: Mapping[str, str]) -> State:
    """AE-P-01. A table at which nothing has happened yet, as it was agreed on."""
    special = SPECIALS[options["special_regions"]]
    agreed = Agreement(
        terminus=LENGTHS[options["length"]],
        deck=DECKS.index(options["events"]),
        raiders=tuple([raider_of(options[f"raider_{LETTERS[i].lower()}"], i) for i in range(CLASS_COUNT)]),
        destiny=options["destiny"] == "on",
        specials=tuple([SPECIAL_COPIES[kind] if kind in special else 0 for kind in (QUASAR, VORTEX)]),
        final_upgrades=options["upgrades"] == "final",
        asked=ASKED[options["asked"]],
        turns=int(options["turns"]),
    )
    s = new_state(seats, agreed, added(seats, options))
    s.then(WholeGame())
    return s
