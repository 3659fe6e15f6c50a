"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.core.said import Said
from perihelion.games.kit.data.records import RuleText, Term
from perihelion.games.kit.data.terms import read_terms
from perihelion.games.nova.cards.tables import BOARD, DATA, DRIFTING, ORE_OF_FACE

DRILLING: Final = RuleText("NV-DRILL-01", Said("Whoever drills here rolls the die."))


class World(msgspec.Struct, frozen=True):
    name: Said
    q: int
    r: int


class Almanac(msgspec.Struct, frozen=True):
    worlds: list[World]
    faces: list[int]
    """The ore of each face of the drill."""
    drifting: int
    drilling: RuleText
    terms: list[Term]


def almanac() -> Almanac:
    world = World(Said("{world:0}"), BOARD.world.q, BOARD.world.r)
    return Almanac(
        worlds=[world], faces=list(ORE_OF_FACE), drifting=DRIFTING, drilling=DRILLING, terms=read_terms(DATA)
    )
