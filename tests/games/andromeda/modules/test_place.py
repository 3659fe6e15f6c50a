"""Modules are placed on the station, and the columns are filled again."""

from __future__ import annotations

from games.andromeda.modules.scenes import bottom, field, market, no_decks, spaces
from games.andromeda.table import Table
from marks import rule


@rule("AE-MOD-02")
def test_a_module_comes_to_the_end_of_its_row(table: Table) -> None:
    market(table)
    table.module("yellow", "CV-13")
    table.stock("yellow", ice=1)
    field(table, "BA-OF")
    assert table.row("yellow", "civilization") == ["CV-13", "CV-12"]


@rule("AE-MOD-02")
def test_an_industry_module_comes_at_any_place_of_its_row_but_the_core_stays_first(table: Table) -> None:
    market(table)
    table.module("yellow", "IN-03")
    table.module("yellow", "IN-04")
    table.stock("yellow", titanium=1)
    field(table)
    assert table.offered("yellow") == ["at place 3", "at place 2", "at place 1"]
    assert table.why("yellow", "at place 0").rule == "AE-MOD-02"
    table.says("yellow", "at place 1")
    assert table.row("yellow", "industry") == ["IN-01", "IN-03", "IN-04"]


@rule("AE-MOD-02")
def test_a_row_has_no_limit(table: Table) -> None:
    market(table)
    table.module("yellow", "SC-02")
    table.module("yellow", "SC-02")
    table.module("yellow", "SC-02")
    table.module("yellow", "SC-04")
    table.module("yellow", "SC-04")
    table.module("yellow", "SC-04")
    table.stock("yellow", nanocarbon=1)
    field(table)
    assert len(table.row("yellow", "science")) == 7


@rule("AE-MOD-02", "AE-MOON-11")
def test_a_module_between_two_neighbours_parts_them_from_their_moon(table: Table) -> None:
    market(table)
    table.module("yellow", "IN-03", seam="MO-I1")
    table.module("yellow", "IN-04")
    table.stock("yellow", titanium=1)
    field(table)
    table.says("yellow", "at place 2")
    assert table.stores("yellow") == {}
    assert len(table.s.spent_moons) == 1


@rule("AE-MOON-11")
def test_a_module_at_the_end_parts_nothing(table: Table) -> None:
    market(table)
    table.module("yellow", "IN-03", seam="MO-I1")
    table.module("yellow", "IN-04")
    table.stock("yellow", titanium=1)
    field(table)
    table.says("yellow", "at place 3")
    assert table.s.spent_moons == ()


@rule("AE-MOD-09")
def test_modules_slide_down_in_their_order_and_new_ones_come_at_the_top_one_by_one(table: Table) -> None:
    """AE-T-44."""
    market(table)
    table.stock("yellow", credit=1)
    field(table, "BA-OF")
    table.says("yellow", "take Commerce 1", "put back Commerce 3")
    table.falls("reveal CO-12")
    assert spaces(table, "commerce") == ["CO-02", "CO-12", ""]
    table.falls("reveal CO-11")
    assert spaces(table, "commerce") == ["CO-02", "CO-12", "CO-11"]
    assert spaces(table, "civilization") == ["CV-12", "CV-13", "CV-05"]


@rule("AE-MOD-09", "AE-MOD-07")
def test_both_columns_with_a_gap_are_filled(table: Table) -> None:
    """AE-T-44."""
    market(table)
    table.stock("yellow", credit=1)
    field(table, "BA-OF")
    table.says("yellow", "take Commerce 1", "put back Civilization 1")
    table.falls("reveal CO-12", "reveal CV-17")
    assert spaces(table, "commerce") == ["CO-02", "CO-06", "CO-12"]
    assert spaces(table, "civilization") == ["CV-13", "CV-05", "CV-17"]


@rule("AE-MOD-09")
def test_a_module_gained_in_the_middle_of_a_purchase_waits_for_its_refill(table: Table) -> None:
    market(table)
    table.tile("R1-2", "PL-V1")
    table.development("yellow", "R1-2")
    table.stock("yellow", nanocarbon=3)
    field(table)
    table.says("yellow", "go on", "take Science 1", "use card City", "take Commerce 1")
    assert table.row("yellow", "commerce") == ["CO-07"]
    assert spaces(table, "commerce") == ["", "CO-02", "CO-06"]
    table.says("yellow", "take Science 2")
    table.let_fall()
    table.says("yellow", "keep DT-01")
    table.let_fall()
    assert "" not in spaces(table, "commerce") + spaces(table, "science")


@rule("AE-MOD-11")
def test_with_an_empty_deck_a_column_shrinks(table: Table) -> None:
    market(table)
    no_decks(table)
    table.stock("yellow", ice=3)
    field(table, "BA-OF")
    table.says("yellow", "take Civilization 1", "take Civilization 2", "no")
    assert spaces(table, "civilization") == ["CV-05", "", ""]


@rule("AE-MOD-11", "AE-MOD-07")
def test_a_module_that_was_put_under_an_empty_deck_comes_back(table: Table) -> None:
    market(table)
    no_decks(table)
    table.stock("yellow", ice=1)
    field(table, "BA-OF")
    table.says("yellow", "put back Civilization 2")
    table.let_fall()
    assert spaces(table, "civilization") == ["CV-05", "CV-13", ""]
    assert bottom(table, "civilization") == []


@rule("AE-MOD-12", "AE-FREE-08")
def test_modules_may_only_change_their_places(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.module("yellow", "IN-03")
    table.module("yellow", "IN-04")
    table.module("yellow", "CO-01", damage=1)
    table.turn("yellow")
    words = ["launch transport", "return to station", "move Industry module 1", "move Industry module 2"]
    assert table.offered("yellow") == words
    table.says("yellow", "move Industry module 1")
    assert table.row("yellow", "industry") == ["IN-04", "IN-03"]


@rule("AE-MOD-12", "AE-MOD-13")
def test_damaged_modules_count_as_modules_but_score_nothing_at_the_end(table: Table) -> None:
    table.module("yellow", "CV-05", damage=1)
    table.module("yellow", "CV-08")
    table.module("yellow", "SC-01", damage=1)
    assert table.player("yellow").modules() == 7
    assert table.parts("yellow")["Civilization modules"] == 3
