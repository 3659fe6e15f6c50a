"""The upgrade variant in Build: a costlier card in the place of an own one."""

from __future__ import annotations

from games.m121.phases.scenes import done, turn_of
from games.m121.table import Table
from marks import rule


def upgrading(*hand: str, old: str = "I01") -> Table:
    """Yellow has a card on BC34 and this hand."""
    table = Table(2, upgrades=True)
    table.works(old, "BC34", "yellow", turn=2)
    table.hand("yellow", *hand)
    return table


@rule("MX-VAR-03", "MX-VAR-04")
def test_an_upgrade_pays_the_difference_and_its_disk_moves() -> None:
    table = upgrading("I17", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I17", "discard N01", "discard N02")
    assert (table.on("BC34"), table.cards("yellow"), table.left("yellow")) == ("I17", ["N03"], 34)
    assert table.discards() == ["N01", "N02", "I01"]
    assert table.strength("yellow") == 2


@rule("MX-VAR-03")
def test_a_card_of_equal_cost_replaces_nothing() -> None:
    table = upgrading("I02", "N01", "N02")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["pass"]


@rule("MX-VAR-03")
def test_infrastructure_of_another_is_never_replaced() -> None:
    table = upgrading("I17", "N01", "N02")
    table.works("I01", "CD23", "green")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["replace BC34", "pass"]


@rule("MX-VAR-04")
def test_the_discount_of_the_old_card_helps_to_pay_and_is_gone_afterwards() -> None:
    table = upgrading("I26", "I28", "N01", "N02", "N03", "N04", "N05", old="I08")
    table.chose(yellow="Build boosted")
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I26")
    assert table.size("yellow") == 6
    table.says("yellow", "build I28", "in BC23", "name edge north-west")
    table.says("yellow", "discard N01", "discard N02", "discard N03", "discard N04")
    assert (table.on("BC23"), table.cards("yellow")) == ("I28", ["N05"])


@rule("MX-VAR-04")
def test_the_draw_of_the_old_card_is_gone_and_that_of_others_is_made() -> None:
    table = upgrading("I26", "N01", "N02", old="I20")
    table.system("N19", "C3", "yellow")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I26", "discard N01")
    table.falls("draw N60")
    assert (table.cards("yellow"), done(table)) == (["N02", "N60"], True)


@rule("MX-VAR-04")
def test_the_draw_of_the_new_card_does_not_count_for_itself() -> None:
    table = upgrading("I20", "N01", "N02")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I20", "name edge north-west")
    assert (table.on("BC34"), done(table), table.size("yellow")) == ("I20", True, 0)


@rule("MX-VAR-04")
def test_equal_tech_powers_move_no_tech_disk() -> None:
    table = upgrading("I26", "N01", "N02", old="I07")
    table.level("green", 2)
    table.turn("yellow", "Build")
    assert table.levels() == ["yellow 2", "green 2"]
    table.says("yellow", "replace BC34", "with I26")
    assert table.levels() == ["yellow 2", "green 2"]


@rule("MX-VAR-04", "MX-TECH-04")
def test_a_tech_power_that_is_replaced_by_none_lowers_the_disk() -> None:
    table = upgrading("I17", "N01", old="I07")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I17")
    assert table.levels() == ["green 1", "yellow 1"]


@rule("MX-VAR-04")
def test_the_orientation_is_chosen_anew_even_where_four_systems_surround_the_gap() -> None:
    table = upgrading("I08", "N01")
    for card, space in (("N15", "B3"), ("N27", "C3"), ("N02", "C4"), ("N03", "B4")):
        table.system(card, space, "yellow")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I08", "name edge south-west")
    assert (table.on("BC34"), turn_of(table, "BC34")) == ("I08", 3)


@rule("MX-VAR-04")
def test_an_upgrade_counts_as_one_of_the_builds() -> None:
    table = upgrading("I08", "I02", "N01", "N02")
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I08", "name edge north-west", "discard N01")
    assert done(table)


@rule("MX-VAR-04")
def test_the_new_tabs_work_for_later_placements() -> None:
    table = upgrading("I08", "N27", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I08", "name edge north-west", "discard N01")
    table.hand("yellow", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27")
    assert table.offered("yellow") == ["on C3", "on B4"]


@rule("MX-END-06")
def test_an_upgrade_is_a_change_of_the_table() -> None:
    table = upgrading("I08", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC34", "with I08", "name edge north-west")
    assert table.s.changed
