"""Payments that an event card asks for."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.events import EVENT_IDS
from perihelion.games.andromeda.events.card import SpecialEffect


@rule("AE-RES-10", "AE-P-17")
def test_who_is_not_active_cannot_cash_a_moon_for_the_fragmented_relic(table: Table) -> None:
    """AE-T-58."""
    table.column("science", "SC-01", "SC-01", "SC-01")
    table.active("blue")
    table.s.event = EVENT_IDS.index("GD-02")
    table.stock("yellow", titanium=1)
    table.stock("blue", titanium=1)
    table.claimed("yellow", "MO-I1")
    table.claimed("blue", "MO-I1")
    table.at(SpecialEffect())
    assert (table.asked(), table.offered("blue")[:2]) == (["blue"], ["choose the first", "choose the second"])
    table.says("blue", "choose the first", "discard MO-I1", "take Science 1")
    assert table.stores("blue") == {"titanium": 1}
    table.let_fall()
    assert (table.asked(), table.stores("yellow"), table.moons_of("yellow")) == (
        [],
        {"titanium": 1},
        ["MO-I1"],
    )
