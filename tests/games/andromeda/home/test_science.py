"""The Primary Reactor and the Science modules, and Industry modules with moons between them."""

from __future__ import annotations

from games.andromeda.home.scenes import activates, returns
from games.andromeda.table import Table
from marks import rule


@rule("AE-RET-08", "AE-RET-11", "AE-P-21")
def test_the_reactor_gives_2_energy_and_opens_the_undamaged_science_modules(table: Table) -> None:
    """AE-T-27."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-01")
    table.module("yellow", "SC-02", damage=1)
    table.module("yellow", "SC-03")
    returns(table, "yellow")
    table.says("yellow", "activate Science core")
    assert table.stores("yellow") == {"energy": 2}
    assert table.offered("yellow") == ["activate Science module 1", "activate Science module 3", "done"]
    table.says("yellow", "activate Science module 3", "activate Science module 1")
    assert table.stores("yellow") == {"nanocarbon": 1, "energy": 3}


@rule("AE-RET-08", "AE-RET-07")
def test_a_damaged_science_module_is_refused_within_the_reactor(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-01")
    table.module("yellow", "SC-02", damage=1)
    table.module("yellow", "SC-13")
    returns(table, "yellow")
    table.says("yellow", "activate Science core")
    assert table.why("yellow", "activate Science module 2").rule == "AE-RET-07"
    assert table.why("yellow", "activate Science module 3").rule == "AE-RET-10"
    table.says("yellow", "activate Science module 1", "activate Science module 3")
    assert (table.vp("yellow"), table.stores("yellow")) == (2, {"energy": 2})


@rule("AE-RET-08")
def test_the_reactor_is_not_activated_with_energy(table: Table) -> None:
    """AE-T-27."""
    table.module("yellow", "SC-01")
    table.stock("yellow", energy=3)
    table.hand("yellow", "TB-01")
    returns(table, "yellow")
    assert activates(table, "yellow") == []
    assert table.why("yellow", "activate Science core").rule == "AE-RET-08"


@rule("AE-RET-08")
def test_energy_is_not_offered_beside_a_ship_for_the_reactor(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.stock("yellow", energy=3)
    returns(table, "yellow")
    table.says("yellow", "activate Science core")
    assert table.offered("yellow") == ["with transport in R1-1", "with fighter in R1-1"]
    assert table.why("yellow", "with energy").rule == "AE-RET-08"


@rule("AE-RET-08")
def test_science_modules_are_not_activated_one_by_one(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-01")
    table.stock("yellow", energy=3)
    returns(table, "yellow")
    assert "Science module 1" not in activates(table, "yellow")
    assert table.why("yellow", "activate Science module 1").rule == "AE-RET-08"


@rule("AE-RET-09")
def test_a_science_module_repaired_within_the_block_still_works_there(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-09")
    table.module("yellow", "SC-02", damage=1)
    returns(table, "yellow")
    table.says("yellow", "activate Science core", "activate Science module 1")
    table.says("yellow", "activate Science module 2")
    assert table.stores("yellow") == {"energy": 4}


@rule("AE-RET-09")
def test_when_the_block_is_over_science_modules_wait_for_the_next_return(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.module("yellow", "SC-01")
    table.module("yellow", "SC-02", damage=1)
    table.claimed("yellow", "MO-S5")
    table.stock("yellow", energy=3)
    returns(table, "yellow")
    table.says("yellow", "activate Science core", "with transport in R1-1", "done")
    table.says("yellow", "discard MO-S5", "mend Science module 2")
    assert {"Science module 1", "Science module 2"}.isdisjoint(activates(table, "yellow"))
    assert table.why("yellow", "activate Science module 2").rule == "AE-RET-08"


@rule("AE-RET-09")
def test_within_the_block_no_other_row_is_open(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.module("yellow", "SC-01")
    returns(table, "yellow")
    table.says("yellow", "activate Science core", "with transport in R1-1")
    assert table.why("yellow", "activate Commerce core").rule == "AE-RET-09"


@rule("AE-RET-09")
def test_a_damaged_reactor_closes_the_whole_row(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.core("yellow", "science", damage=1)
    table.module("yellow", "SC-01")
    returns(table, "yellow")
    assert activates(table, "yellow") == ["Industry core", "Commerce core", "Civilization core"]
    assert table.why("yellow", "activate Science core").rule == "AE-RET-07"


@rule("AE-RET-15", "AE-RET-08")
def test_the_reactor_once_more_opens_only_modules_that_were_not_activated(table: Table) -> None:
    """AE-T-61."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-01")
    table.module("yellow", "SC-03")
    table.hand("yellow", "TA-08")
    returns(table, "yellow")
    table.says("yellow", "activate Science core", "activate Science module 1", "activate Science module 2")
    table.says("yellow", "play TA-08", "activate Science core")
    assert table.stores("yellow") == {"nanocarbon": 1, "energy": 5}
    assert table.asked() == []


@rule("AE-RET-15")
def test_a_science_module_may_work_once_more(table: Table) -> None:
    """AE-T-61."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-01")
    table.module("yellow", "SC-03")
    table.hand("yellow", "TA-08")
    returns(table, "yellow")
    table.says("yellow", "activate Science core", "activate Science module 1", "activate Science module 2")
    table.says("yellow", "play TA-08", "activate Science module 1")
    assert table.stores("yellow") == {"nanocarbon": 2, "energy": 3}


@rule("AE-RET-15")
def test_the_reactor_once_more_opens_a_science_module_that_was_left_out(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-01")
    table.module("yellow", "SC-03")
    table.hand("yellow", "TA-08")
    returns(table, "yellow")
    table.says("yellow", "activate Science core", "activate Science module 1", "done", "play TA-08")
    table.says("yellow", "activate Science core")
    assert table.offered("yellow") == ["activate Science module 2", "done"]


@rule("AE-MOON-10", "AE-MOON-14")
def test_both_neighbours_gain_the_moon_between_them(table: Table) -> None:
    """AE-T-28."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "IN-01", seam="MO-I1")
    table.module("yellow", "IN-01")
    table.stock("yellow", energy=1)
    table.turn("yellow")
    table.says("yellow", "return to station", "activate Industry module 1")
    assert table.stores("yellow") == {"titanium": 3, "energy": 1}
    table.says("yellow", "activate Industry module 2", "done")
    assert table.stores("yellow") == {"titanium": 6}
    table.says("yellow", "go on")
    assert table.stores("yellow") == {"titanium": 5}


@rule("AE-MOON-11", "AE-MOON-14")
def test_a_moon_that_is_parted_from_its_modules_during_the_action_gives_nothing(table: Table) -> None:
    """AE-T-68."""
    table.tiles(R1_1="BA-SY", R1_2="PL-V1")
    table.development("yellow", "R1-2")
    table.column("industry", "IN-06")
    table.module("yellow", "IN-05", seam="MO-I1")
    table.module("yellow", "IN-01")
    table.ships("yellow", "R1-1", "transport", "fighter")
    returns(table, "yellow")
    table.says("yellow", "activate Industry module 1", "with fighter in R1-1", "use card City")
    table.says("yellow", "at place 2")
    table.let_fall()
    table.says("yellow", "gain ice")
    assert table.row("yellow", "industry") == ["IN-05", "IN-06", "IN-01"]
    assert table.stores("yellow") == {"ice": 1, "energy": 1}


@rule("AE-MOON-14")
def test_the_left_moon_is_gained_before_the_right_one_after_the_action(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.core("yellow", "industry", seam="MO-V1")
    table.module("yellow", "IN-03", seam="MO-I6")
    table.module("yellow", "IN-01")
    table.stock("yellow", titanium=1)
    returns(table, "yellow")
    table.says("yellow", "activate Industry module 1")
    assert table.stores("yellow") == {"titanium": 1, "nanocarbon": 1, "ice": 2, "energy": 1}
    table.falls("draw TA-01")
    assert table.cards("yellow") == ["TA-01"]


@rule("AE-MOON-14", "AE-RET-10")
def test_the_moon_beside_a_module_does_not_pay_for_it(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.core("yellow", "industry", seam="MO-I1")
    table.module("yellow", "IN-03")
    returns(table, "yellow")
    assert table.why("yellow", "activate Industry module 1").rule == "AE-RET-10"
