"""Station modules of the four types, one type after the other, and what their columns cost."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import DataError
from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.cards.counts import NO_LIMIT, Goal, goal_of
from perihelion.games.andromeda.cards.resources import AMOUNTS, Amounts, amounts
from perihelion.games.andromeda.cards.sets import in_game
from perihelion.games.andromeda.cards.tracks import TYPE_IDS
from perihelion.games.andromeda.data.boxes import more, sets_of
from perihelion.games.andromeda.data.records import Module, Modules, MoreModules
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml

FILES: Final = [read_toml(DATA / f"modules-{kind}.toml", Modules) for kind in TYPE_IDS]
for _kind, _file in zip(TYPE_IDS, FILES, strict=True):
    if _file.type != _kind:
        raise DataError(f"data/modules-{_kind}.toml: type: expected '{_kind}', got '{_file.type}'")
MORE: Final[list[MoreModules]] = [
    file for kind in TYPE_IDS for file in more(f"modules-{kind}.toml", MoreModules)
]
PRINTED: Final[list[Module]] = [module for file in FILES for module in file.module]
CARDS: Final[list[Module]] = [*PRINTED, *[module for file in MORE for module in file.module]]
"""Those of the base, then those of expansions."""
MODULE_SET: Final[tuple[int, ...]] = sets_of(PRINTED, MORE, "module")
MODULES: Final[tuple[str, ...]] = tuple([module.name for module in CARDS])
MODULE_IDS: Final[tuple[str, ...]] = tuple([module.id for module in CARDS])
check_lists({"modules: id": list(MODULE_IDS), "modules: name": list(MODULES)})
CORES: Final[tuple[str, ...]] = tuple([file.core.name for file in FILES])
MODULE_TYPE: Final[tuple[int, ...]] = (
    *[kind for kind, file in enumerate(FILES) for _ in file.module],
    *[TYPE_IDS.index(file.type) for file in MORE for _ in file.module],
)
MODULE_COPIES: Final[tuple[int, ...]] = tuple([module.copies for module in CARDS])
MODULE_DAMAGE: Final[tuple[int, ...]] = tuple([module.damage for module in CARDS])
"""AE-MOD-05."""
HAS_INPUT: Final[tuple[bool, ...]] = tuple(["in" in module.slots for module in CARDS])
HAS_OUTPUT: Final[tuple[bool, ...]] = tuple(["out" in module.slots for module in CARDS])
SLOT_POINTS: Final[tuple[int, ...]] = tuple([module.slot_vp for module in CARDS])
HAS_ACTION: Final[tuple[bool, ...]] = tuple([bool(module.action) for module in CARDS])
MODULE_GOAL: Final[tuple[Goal, ...]] = tuple(
    [
        goal_of(
            f"modules: {module.id}",
            module.endgame.per,
            module.endgame.base,
            module.endgame.vp,
            NO_LIMIT if module.endgame.max is None else module.endgame.max,
        )
        if module.endgame
        else goal_of(f"modules: {module.id}", "none", 0, 0, NO_LIMIT)
        for module in CARDS
    ]
)
"""AE-MOD-13. What a module scores at the end."""

OPEN: Final = 3
"""AE-SETUP-11. Spaces of a column."""
PRICE: Final[tuple[tuple[Amounts, ...], ...]] = tuple(
    [
        tuple([amounts(f"modules-{file.type}.toml: costs", cost, AMOUNTS) for cost in file.costs])
        for file in FILES
    ]
)
"""AE-MOD-03. By type and space, the cheapest first."""


def check_halves() -> None:
    """AE-MOON-10. Every Industry module has half a slot on each side, and no other has."""
    for module, kind in zip(CARDS, MODULE_TYPE, strict=True):
        if ("half" in module.slots) != (TYPE_IDS[kind] == "industry"):
            raise DataError(
                f"data/modules-{TYPE_IDS[kind]}.toml: {module.id}: slots: half moon slots are Industry's"
            )


check_halves()


def copies_of(kind: int, chosen: int) -> list[int]:
    """The deck of a type, in a game with these sets."""
    deck = [copies if MODULE_TYPE[card] == kind else 0 for card, copies in enumerate(MODULE_COPIES)]
    return in_game(deck, MODULE_SET, chosen)
