"""Repairs at the start of a Build."""

from __future__ import annotations

from games.event_horizon.table import Table
from marks import rule


@rule("EH-BUILD-04")
def test_damaged_ships_are_repaired_first_for_2_each_without_a_question(table: Table) -> None:
    table.group("white", "B03", "drone mother damaged", count=2)
    table.at_build(production=6)
    assert table.at_tile("white", "B03") == ["drone mother", "drone mother"]
    assert table.player("white").budget == 2


@rule("EH-BUILD-04")
def test_a_repair_removes_all_damage_of_a_ship(table: Table) -> None:
    table.upgrade("white", "drone", "Hull Armor")
    table.group("white", "B03", "drone mother I damaged 2")
    table.at_build(production=4, level=4)
    assert table.at_tile("white", "B03") == ["drone mother I"]
    assert table.player("white").budget == 2


@rule("EH-BUILD-05")
def test_with_too_little_production_the_player_chooses_whom_to_repair(table: Table) -> None:
    table.group("white", "B03", "drone mother damaged")
    table.group("white", "C02", "drone mother damaged", count=2)
    table.at_build(production=4)
    assert table.offered("white") == [
        "repair drone mother damaged at C02",
        "repair drone mother damaged at B03",
    ]
    table.says("white", "repair drone mother damaged at B03")
    assert table.at_tile("white", "B03") == ["drone mother"]
    assert table.at_tile("white", "C02") == ["drone mother", "drone mother damaged"]
    assert table.player("white").budget == 0


@rule("EH-BUILD-04")
def test_nothing_is_bought_while_ships_must_be_repaired(table: Table) -> None:
    table.group("white", "B03", "drone mother damaged")
    table.group("white", "C02", "drone mother damaged", count=2)
    table.at_build(production=5)
    refusal = table.why("white", "buy cruiser")
    assert refusal.rule == "EH-BUILD-04"
    assert "3 ships are damaged and 5 production is left" in refusal.text
    assert table.why("white", "end build").rule == "EH-BUILD-04"


@rule("EH-BUILD-04")
def test_an_undamaged_ship_is_not_repaired(table: Table) -> None:
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=4)
    assert "is not damaged" in table.why("white", "repair cruiser at B03").text
    assert "no cruiser at B04" in table.why("white", "repair cruiser at B04").text


@rule("EH-BUILD-05")
def test_case_e04_two_of_three_damaged_drone_mothers_are_repaired(table: Table) -> None:
    table.group("white", "B03", "drone mother damaged")
    table.group("white", "B05", "drone mother damaged")
    table.group("white", "C02", "drone mother damaged")
    table.at_build(production=5)
    table.says("white", "repair drone mother damaged at B03", "repair drone mother damaged at C02")
    assert table.at_tile("white", "B05") == ["drone mother damaged"]
    assert table.player("white").budget == 0
    assert table.asked() == ["white"]
    assert table.offered("white")[-1] == "pass"


@rule("EH-BUILD-05")
def test_case_e04_the_last_production_pays_a_refit(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.ships("white", "B03", cruiser=1)
    table.group("white", "B03", "drone mother damaged", count=3)
    table.at_build(production=5, level=2)
    assert table.player("white").budget == 1
    assert table.offered("white") == ["refit with Hangar Bay", "take off Hangar Bay", "end build"]
    assert (
        "costs 2 production; you have 1 left" in table.why("white", "repair drone mother damaged at B03").text
    )


@rule("EH-BUILD-05")
def test_case_e04_the_last_production_pays_no_ship_even_under_modular_yards(table: Table) -> None:
    table.special("white", "Modular Yards", "cruiser")
    table.group("white", "B03", "drone mother damaged", count=3)
    table.at_build(production=5)
    assert table.offered("white") == ["apply Modular Yards", "end build"]


@rule("EH-SP-09")
def test_nanite_weave_repairs_its_type_for_nothing_before_the_others_are_paid(table: Table) -> None:
    table.special("white", "Nanite Weave", "drone")
    table.upgrade("white", "cruiser", "Hull Armor")
    table.group("white", "B03", "drone mother damaged", count=2)
    table.group("white", "B03", "cruiser I damaged", count=2)
    table.at_build(production=4, level=4)
    assert table.at_tile("white", "B03") == ["cruiser I", "cruiser I", "drone mother", "drone mother"]


@rule("EH-SP-09")
def test_nanite_weave_costs_nothing(table: Table) -> None:
    table.special("white", "Nanite Weave", "drone")
    table.group("white", "B03", "drone mother damaged", count=3)
    table.at_build(production=4)
    assert table.at_tile("white", "B03") == ["drone mother"] * 3
    assert table.player("white").budget == 4
