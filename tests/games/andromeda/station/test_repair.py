"""Repair actions, and damage to modules."""

from __future__ import annotations

from games.andromeda.battle.scenes import field, fight
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.moons import MOON_IDS
from perihelion.games.andromeda.station.moons import CashMoon
from perihelion.games.andromeda.station.repair import DamageModules, Repairs


def repairs(table: Table, count: int = 1, up_to: bool = False) -> None:
    """Repair actions of yellow."""
    table.at(Repairs(0, count, up_to))


def damages(table: Table, count: int, infection: bool = False) -> None:
    """Markers for modules of yellow."""
    table.at(DamageModules(0, count, infection))


def damage(table: Table, type: int) -> list[int]:
    """The markers on the modules of a row of yellow, infections among them."""
    return [module.damage + module.infected for module in table.player("yellow").rows[type]]


@rule("AE-REP-01", "AE-P-30")
def test_a_repair_action_mends_a_ship_a_shield_or_a_module(table: Table) -> None:
    table.ships("yellow", "yard", "fighter", "transport")
    table.player("yellow").shields = (0, 0, 0, 1)
    table.core("yellow", "commerce", damage=1)
    table.module("yellow", "SC-01", damage=1)
    repairs(table)
    assert table.offered("yellow") == [
        "repair transport",
        "repair fighter",
        "recharge heavy cruiser",
        "mend Science module 1",
        "mend Commerce core",
    ]


@rule("AE-REP-01")
def test_a_repaired_ship_goes_from_the_top_area_to_the_barge(table: Table) -> None:
    table.ships("yellow", "yard", "fighter", "transport")
    repairs(table)
    table.says("yellow", "repair fighter")
    assert table.fleet("yellow", "yard") == {"transport": 1}
    assert table.fleet("yellow", "barge") == {"fighter": 1}
    assert table.asked() == []


@rule("AE-REP-01")
def test_a_recharged_shield_loses_one_marker(table: Table) -> None:
    table.upgrade("yellow", "NU-H2")
    table.player("yellow").shields = (0, 0, 0, 2)
    repairs(table)
    assert table.player("yellow").shields == (0, 0, 0, 1)


@rule("AE-REP-01")
def test_what_cannot_be_repaired_is_told(table: Table) -> None:
    table.ships("yellow", "yard", "fighter", "transport")
    repairs(table)
    assert table.why("yellow", "repair heavy cruiser").rule == "AE-REP-01"
    assert table.why("yellow", "recharge heavy cruiser").text == "No shield of your heavy cruiser is covered."
    assert table.why("yellow", "mend Commerce core").text == "No damage marker lies on that module."
    assert table.why("yellow", "mend Commerce module 1").rule == "AE-MOD-02"


@rule("AE-REP-01", "AE-REP-02")
def test_with_nothing_to_repair_the_action_is_a_point(table: Table) -> None:
    """AE-T-11."""
    table.ships("yellow", "yard", "transport")
    repairs(table)
    assert (table.fleet("yellow", "barge"), table.vp("yellow")) == ({"transport": 1}, 0)
    repairs(table)
    assert table.vp("yellow") == 1


@rule("AE-REP-01")
def test_no_point_is_taken_while_something_can_be_repaired(table: Table) -> None:
    table.ships("yellow", "yard", "transport", "transport")
    repairs(table)
    assert (table.fleet("yellow", "barge"), table.vp("yellow")) == ({"transport": 1}, 0)


@rule("AE-REP-02", "AE-P-30")
def test_repair_actions_are_chosen_one_after_the_other_and_each_further_one_is_a_point(table: Table) -> None:
    """AE-T-25."""
    table.tile("R1-1", "PL-I1")
    table.player("yellow").abilities = (0, 1, 0, 0, 0)
    table.ships("yellow", "yard", "transport")
    table.turn("yellow")
    table.says("yellow", "use card Factory", "repair transport")
    assert (table.fleet("yellow", "barge"), table.vp("yellow")) == ({"transport": 1}, 1)


@rule("AE-REP-02")
def test_the_same_kind_of_repair_may_be_chosen_twice(table: Table) -> None:
    table.ships("yellow", "yard", "transport", "fighter")
    repairs(table, 2)
    table.says("yellow", "repair transport")
    assert table.fleet("yellow", "barge") == {"transport": 1, "fighter": 1}


@rule("AE-REP-03", "AE-P-30")
def test_up_to_may_be_stopped_before_each_action(table: Table) -> None:
    table.ships("yellow", "yard", "transport", "fighter")
    repairs(table, 2, up_to=True)
    table.says("yellow", "repair transport", "done")
    assert table.fleet("yellow", "yard") == {"fighter": 1}
    assert table.vp("yellow") == 0


@rule("AE-REP-03")
def test_without_up_to_a_repair_must_be_taken(table: Table) -> None:
    table.ships("yellow", "yard", "transport", "fighter")
    repairs(table)
    assert table.offered("yellow") == ["repair transport", "repair fighter"]
    assert table.why("yellow", "done").rule == "AE-REP-03"


@rule("AE-REP-03", "AE-REP-01")
def test_a_repair_action_is_a_point_when_a_free_action_has_repaired_everything(table: Table) -> None:
    table.ships("yellow", "yard", "transport", "fighter")
    table.player("yellow").abilities = (0, 1, 0, 0, 0)
    repairs(table)
    table.says("yellow", "use card Factory", "repair fighter", "repair transport")
    assert (table.fleet("yellow", "yard"), table.vp("yellow"), table.asked()) == ({}, 1, [])


@rule("AE-REP-04")
def test_a_ship_on_the_barge_activates_a_module_and_is_neither_launched_nor_gives_range(table: Table) -> None:
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_5="PL-S1")
    table.ships("yellow", "barge", "fighter")
    table.turn("yellow")
    assert table.offered("yellow") == ["launch transport", "return to station"]
    table.says("yellow", "return to station", "activate Commerce core")
    assert table.stores("yellow") == {"credit": 1}
    assert table.fleet("yellow", "barge") == {}


@rule("AE-REP-04")
def test_a_ship_that_has_just_come_to_the_barge_activates_a_module(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.ships("yellow", "yard", "fighter")
    table.ships("yellow", "R1-1", "transport")
    table.turn("yellow")
    table.says("yellow", "activate Industry core")
    assert table.fleet("yellow", "barge") == {"fighter": 1}
    table.says("yellow", "activate Commerce core")
    assert table.stores("yellow") == {"credit": 1}


@rule("AE-REP-05")
def test_a_discarded_moon_with_a_repair_icon_repairs(table: Table) -> None:
    table.ships("yellow", "yard", "transport")
    table.claimed("yellow", "MO-C6")
    table.at(CashMoon(0, MOON_IDS.index("MO-C6")))
    table.says("yellow", "repair transport")
    assert (table.stores("yellow"), table.fleet("yellow", "barge")) == ({"credit": 1}, {"transport": 1})


@rule("AE-REP-05")
def test_a_card_with_a_repair_icon_repairs_for_each_who_takes_part_on_anothers_turn_too(table: Table) -> None:
    field(table)
    table.ships("blue", "yard", "fighter")
    table.hand("yellow", "TD-06")
    fight(table, yellow="transport", blue="transport")
    table.says("yellow", "play TD-06")
    assert table.fleet("blue", "barge") == {"fighter": 1}
    assert table.vp("yellow") == 2


@rule("AE-REP-06")
def test_a_module_with_several_markers_needs_as_many_repairs_and_counts_once(table: Table) -> None:
    table.module("yellow", "CO-14", damage=2)
    assert table.player("yellow").damaged() == 1
    repairs(table)
    assert (damage(table, 2), table.player("yellow").damaged()) == ([0, 1], 1)
    repairs(table)
    assert (damage(table, 2), table.player("yellow").damaged()) == ([0, 0], 0)


@rule("AE-REP-07")
def test_damage_goes_to_undamaged_modules_of_the_owners_choice_and_each_to_another(table: Table) -> None:
    table.module("yellow", "SC-01", damage=1)
    table.module("yellow", "CO-02")
    damages(table, 2)
    assert table.offered("yellow") == [
        "damage Science core",
        "damage Industry core",
        "damage Commerce core",
        "damage Commerce module 1",
        "damage Civilization core",
    ]
    table.says("yellow", "damage Commerce core")
    assert "damage Commerce core" not in table.offered("yellow")
    assert table.why("yellow", "damage Commerce core").rule == "AE-REP-07"
    table.says("yellow", "damage Commerce module 1")
    assert damage(table, 2) == [1, 1]


@rule("AE-REP-07")
def test_with_no_undamaged_module_left_nothing_happens(table: Table) -> None:
    table.core("yellow", "science", damage=1)
    table.core("yellow", "industry", damage=1)
    table.core("yellow", "commerce", damage=1)
    damages(table, 2)
    assert damage(table, 3) == [1]
    assert table.asked() == []


@rule("AE-REP-08")
def test_an_infection_works_like_a_damage_marker_and_is_repaired_like_one(table: Table) -> None:
    table.core("yellow", "science", damage=1)
    table.core("yellow", "industry", damage=1)
    table.core("yellow", "commerce", damage=1)
    damages(table, 1, infection=True)
    assert (damage(table, 3), table.player("yellow").damaged()) == ([1], 4)
    repairs(table)
    table.says("yellow", "mend Civilization core")
    assert table.player("yellow").rows[3][0].infected == 0


@rule("AE-REP-08")
def test_with_five_infections_out_none_is_placed(table: Table) -> None:
    damages(table, 4, infection=True)
    table.says("yellow", "damage Science core", "damage Industry core", "damage Commerce core")
    table.at(DamageModules(1, 2, True))
    table.says("blue", "damage Science core")
    assert table.player("blue").damaged() == 1
    assert table.asked() == []


@rule("AE-P-49", "AE-TAC-13")
def test_a_power_of_each_turn_is_used_once_in_every_turn_whoever_is_active(three: Table) -> None:
    three.faction("blue", "FB-06")
    three.at(Repairs(1, 2, False))
    three.says("blue", "yes")
    assert three.vp("blue") == 3
    three.hand("green", "TA-02")
    three.turn("green")
    assert three.asked() == ["green"]
    three.at(Repairs(1, 1, False))
    three.says("blue", "yes")
    assert three.vp("blue") == 5
