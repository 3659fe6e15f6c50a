"""VP for the leaders around a new development."""

from __future__ import annotations

from games.andromeda.developments.scenes import develops, obelisk
from games.andromeda.table import Table
from marks import rule


@rule("AE-DEV-08")
def test_alone_a_development_scores_its_own_printed_leaders(table: Table) -> None:
    """AE-T-13."""
    obelisk(table)
    develops(table, "yellow")
    assert table.vp("yellow") == 1


@rule("AE-DEV-08")
def test_leaders_of_all_colours_and_printed_ones_next_to_it_count(three: Table) -> None:
    """AE-T-30."""
    three.tiles(R2_3="PL-V1", R2_2="BA-SY", R1_3="PL-M1", R2_5="BA-TH")
    three.development("blue", "R1-3")
    three.ships("yellow", "R2-3", "transport")
    three.leaders("R2-2", yellow=1, blue=1, green=1)
    three.leaders("R2-5", blue=1, green=1)
    three.leaders("station", yellow=2)
    three.stock("yellow", ice=3, nanocarbon=1)
    develops(three, "yellow")
    assert three.vp("yellow") == 6


@rule("AE-DEV-08")
def test_leaders_on_the_planet_and_in_a_nebula_beside_it_count(table: Table) -> None:
    obelisk(table, "R1-1")
    table.leaders("R1-1", blue=2)
    table.leaders("N1", yellow=1)
    table.leaders("N6", blue=1)
    develops(table, "yellow")
    assert table.vp("yellow") == 5


@rule("AE-DEV-08")
def test_own_developments_next_to_it_count_too(table: Table) -> None:
    obelisk(table)
    table.tile("R2-4", "PL-V1")
    table.development("yellow", "R2-4")
    develops(table, "yellow")
    assert table.vp("yellow") == 3


@rule("AE-DEV-09")
def test_leaders_recruited_before_do_not_count(table: Table) -> None:
    obelisk(table, "R1-1")
    table.tile("R1-2", "BA-SY")
    table.tile("R2-1", "PL-M2")
    table.ships("yellow", "R1-2", "transport")
    table.ships("yellow", "R2-1", "transport")
    table.leaders("R1-2", yellow=2)
    table.stock("yellow", energy=3, titanium=2, ice=1)
    develops(table, "yellow")
    table.says("yellow", "recruit in R1-2", "develop R1-1")
    assert table.vp("yellow") == 1


@rule("AE-DEV-05", "AE-P-49")
def test_a_power_for_a_development_works_after_its_vp(table: Table) -> None:
    table.faction("yellow", "FB-05")
    obelisk(table)
    develops(table, "yellow")
    assert table.vp("yellow") == 3
    table.falls("draw TA-01")
    assert table.cards("yellow") == ["TA-01"]
