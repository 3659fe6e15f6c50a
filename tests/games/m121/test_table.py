"""The table of these tests is one that a game could have."""

from __future__ import annotations

from games.m121.table import Table


def test_everything_that_a_test_sets_is_a_legal_table(four: Table) -> None:
    four.system("N52", "C3", "yellow", red=1)
    four.military("C3", blue=2)
    four.cultural("C3", "red", 1, 2)
    four.system("N57", "C4", "red", military=True)
    four.cultural("C4", "red", 1, cube="brown")
    four.claim("green", "B1", "D2")
    four.works("I07", "BC34", "yellow", turn=2)
    four.hand("yellow", "N47", "I08")
    four.money("green", 4)
    four.research("N01", "", "N02")
    four.level("blue", 3)
    four.stock(green=1)
    four.chose(yellow="Build", green="Build boosted", blue="Advance", red="Expand")
    four.at_phase("Build")
    assert four.asked() == ["yellow"]
