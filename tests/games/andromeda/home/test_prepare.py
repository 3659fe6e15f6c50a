"""Return to station, the second and third step: ships come home, energy on modules is gone."""

from __future__ import annotations

from games.andromeda.home.scenes import returns
from games.andromeda.table import Table
from marks import rule


@rule("AE-RET-12")
def test_ships_come_home_from_modules_map_and_scrapyard(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="BA-TH")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "fighter")
    table.ships("yellow", "yard", "science vessel")
    table.ships("yellow", "barge", "heavy cruiser")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with transport in R1-1", "done")
    assert table.fleet("yellow", "bay") == {
        "transport": 3,
        "fighter": 1,
        "science vessel": 1,
        "heavy cruiser": 1,
    }
    assert (table.fleet("yellow", "yard"), table.fleet("yellow", "barge")) == ({}, {})


@rule("AE-RET-12")
def test_ships_of_others_stay_where_they_are(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-1", "transport")
    returns(table, "yellow")
    table.says("yellow", "done")
    assert (table.fleet("yellow", "R1-1"), table.fleet("blue", "R1-1")) == ({}, {"transport": 1})


@rule("AE-RET-12", "AE-SHD-05")
def test_the_markers_leave_the_shields(table: Table) -> None:
    table.ships("yellow", "barge", "heavy cruiser")
    table.player("yellow").shields = (0, 0, 0, 1)
    returns(table, "yellow")
    table.says("yellow", "done")
    assert table.player("yellow").shields == (0, 0, 0, 0)


@rule("AE-RET-12", "AE-RET-14")
def test_leaders_and_tokens_stay_in_their_regions_when_the_ships_have_left(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.leaders("R1-1", yellow=2)
    table.tokens("R1-1", ice=1)
    table.turn("yellow")
    table.says("yellow", "return to station", "done")
    assert table.region("R1-1").leaders[0] == 2
    assert table.player("yellow").leaders == 0
    assert table.asked() == ["blue"]


@rule("AE-RET-13")
def test_energy_on_modules_is_gone_and_energy_in_storage_stays(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-01")
    table.stock("yellow", energy=3)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "activate Commerce module 1")
    assert table.stores("yellow") == {"credit": 2, "energy": 2}


@rule("AE-RET-05", "AE-RET-13")
def test_in_the_next_return_every_module_can_be_activated_again(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with fighter in R1-1", "done")
    table.ships("yellow", "R1-1", "fighter")
    returns(table, "yellow")
    assert "activate Commerce core" in table.offered("yellow")


@rule("AE-RET-06")
def test_the_rows_opened_in_a_return_are_closed_in_the_next(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-01")
    table.stock("yellow", energy=2)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "done")
    table.hand("yellow", "TB-01")
    returns(table, "yellow")
    assert table.why("yellow", "activate Commerce module 1").rule == "AE-RET-06"


@rule("AE-P-29", "AE-RET-12")
def test_with_never_home_one_ship_that_was_not_used_may_stay(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="BA-TH")
    table.faction("yellow", "FB-09")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.ships("yellow", "R1-2", "transport")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with transport in R1-1", "done")
    assert table.offered("yellow") == ["leave out fighter in R1-1", "leave out transport in R1-2", "done"]
    assert table.why("yellow", "leave out transport in R1-1").rule == "AE-P-29"
    table.says("yellow", "leave out fighter in R1-1")
    assert table.fleet("yellow", "R1-1") == {"fighter": 1}
    assert table.fleet("yellow", "bay") == {"transport": 3}


@rule("AE-P-29")
def test_with_never_home_all_may_come_home(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.faction("yellow", "FB-09")
    table.ships("yellow", "R1-1", "transport")
    returns(table, "yellow")
    table.says("yellow", "done", "done")
    assert table.fleet("yellow", "bay") == {"transport": 3}


@rule("AE-P-29")
def test_with_never_home_and_no_ship_left_on_the_map_nothing_is_asked(table: Table) -> None:
    table.faction("yellow", "FB-09")
    table.ships("yellow", "barge", "fighter")
    returns(table, "yellow")
    table.says("yellow", "done")
    assert table.asked() == []


@rule("AE-RET-14", "AE-P-29")
def test_where_a_ship_stays_leaders_can_still_be_recruited(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.faction("yellow", "FB-09")
    table.ships("yellow", "R1-1", "transport")
    table.leaders("R1-1", yellow=1)
    table.turn("yellow")
    table.says("yellow", "return to station", "done", "leave out transport in R1-1", "recruit in R1-1")
    assert table.player("yellow").leaders == 1
