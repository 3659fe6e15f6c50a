"""Chapter "End of the game"."""

from __future__ import annotations

import pytest

from games.nova.table import Table
from marks import rule
from perihelion.core.steps import over


@rule("NV-END-01")
@pytest.mark.parametrize("rounds", ["3", "5"])
def test_the_game_is_over_after_its_rounds(table: Table, rounds: str) -> None:
    table.begin(rounds=rounds)
    for _ in range(int(rounds)):
        assert not over(table.s)
        table.says("red", "wait")
        table.says("black", "wait")
    assert over(table.s)


@rule("NV-END-02")
def test_most_ore_wins(table: Table) -> None:
    table.player("red").ore = 4
    table.player("black").ore = 7
    assert table.winners() == ["black"]


@rule("NV-END-02")
def test_players_with_the_same_share_the_victory(table: Table) -> None:
    table.player("red").ore = 7
    table.player("black").ore = 7
    assert table.winners() == ["red", "black"]
