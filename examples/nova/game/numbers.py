"""One question, one function: what a card of an expansion might change."""

from __future__ import annotations

from perihelion.games.nova.cards.tables import DRIFTING, ORE_OF_FACE


def drilled(face: int) -> int:
    """NV-DRILL-02. The ore that a face of the drill brings."""
    return ORE_OF_FACE[face]


def drifting() -> int:
    """NV-WAIT-01. The ore that comes to whoever waits."""
    return DRIFTING
