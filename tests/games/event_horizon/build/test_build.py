"""The Build phase: budget, the menu of purchases, and what ends it."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table
from marks import rule
from perihelion.games.event_horizon.board.fleet import in_play
from perihelion.games.event_horizon.build.menu import Builds
from perihelion.games.event_horizon.numbers import speed


@rule("EH-BUILD-01")
def test_a_player_finishes_the_whole_build_before_the_next_one_starts(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.s.order = [1, 0]
    table.at(Builds())
    table.says("orange", "buy cruiser", "end build")
    assert table.at_tile("orange", "A15") == ["cruiser"]
    assert table.asked() == ["orange"]
    table.says("orange", "pass")
    assert "buy drone mother" in table.offered("white")


@rule("EH-BUILD-02")
def test_the_budget_is_the_production_at_the_start_of_the_own_build(table: Table) -> None:
    table.tile("A05", face="red")
    table.flag("white", "A05")
    table.at(Builds())
    assert table.player("white").budget == 6


@rule("EH-BUILD-03")
def test_production_that_is_not_spent_is_lost(table: Table) -> None:
    table.home(white="A03")
    table.at_build(production=5)
    table.says("white", "buy cruiser", "end build")
    assert table.player("white").budget == 0
    table.at_build(production=5)
    assert table.player("white").budget == 5


@rule("EH-BUILD-06")
def test_purchases_are_made_in_any_number_and_order(table: Table) -> None:
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=14, level=2)
    table.says("white", "buy cruiser", "advance tech", "build port at B03", "buy drone mother", "buy cruiser")
    assert table.player("white").bought == [2, 1, 0]
    assert table.player("white").budget == 0


@rule("EH-BUILD-07")
def test_an_item_above_the_own_tech_level_is_refused_with_the_level(table: Table) -> None:
    table.at_menu(budget=20, level=3)
    assert "buy gunship" not in table.offered("white")
    refusal = table.why("white", "buy gunship")
    assert (refusal.rule, refusal.text) == (
        "EH-BUILD-07",
        "A gunship needs tech level 4; you are at level 3.",
    )


@rule("EH-BUILD-07")
def test_an_item_above_the_budget_is_refused_with_its_price(table: Table) -> None:
    table.at_menu(budget=2)
    assert "buy drone mother" not in table.offered("white")
    refusal = table.why("white", "buy drone mother")
    assert (refusal.rule, refusal.text) == (
        "EH-BUILD-07",
        "A drone mother costs 3 production; you have 2 left.",
    )


@rule("EH-BUILD-07")
def test_a_level_bought_in_this_build_counts_at_once(table: Table) -> None:
    table.at_menu(budget=8, level=3)
    table.says("white", "advance tech", "buy gunship")
    assert table.player("white").bought == [0, 0, 1]


@rule("EH-BUILD-08")
def test_specials_are_attached_between_purchases_for_nothing(table: Table) -> None:
    table.special("white", "Slipstream Drive")
    table.at_menu(budget=4)
    table.says(
        "white",
        "buy cruiser",
        "apply Slipstream Drive",
        "on cruiser",
        "buy cruiser",
        "apply Slipstream Drive",
        "on gunship",
    )
    assert (table.player("white").budget, table.player("white").bought) == (0, [2, 0, 0])


@rule("EH-BUILD-09")
def test_bought_ships_wait_beside_the_card_and_are_not_on_the_map(table: Table) -> None:
    table.home(white="A03")
    table.at_menu(budget=6, level=3)
    table.says("white", "buy drone mother")
    assert table.player("white").occupied == 0
    assert in_play(table.player("white"), 1) == 1
    assert not [word for word in table.offered("white") if word.startswith("build port")]


@rule("EH-BUILD-10")
def test_a_build_ends_with_ships_then_the_fleet_limit_then_markers_then_the_vehicle(table: Table) -> None:
    table.home(white="A03")
    table.hidden("B02")
    table.ships("white", "A03", cruiser=6)
    table.at_build(production=5)
    table.says("white", "buy drone mother", "end build")
    assert table.offered("white") == ["scrap cruiser", "scrap drone mother"]
    table.says("white", "scrap cruiser")
    assert table.offered("white") == ["order at A03", "pass"]
    table.says("white", "order at A03")
    assert table.offered("white") == ["explore B02-A03-B03", "explore A03-A02-B02", "pass"]


@rule("EH-BUILD-10")
@pytest.mark.parametrize("word", ["place at A03", "order at A03", "explore C02-B03-C03"])
def test_placements_wait_for_the_last_purchase(table: Table, word: str) -> None:
    table.at_menu(budget=4)
    assert table.why("white", word).rule == "EH-BUILD-10"


@rule("EH-BUILD-11")
def test_a_player_may_buy_nothing(table: Table) -> None:
    table.home(white="A03")
    table.at_build(production=9)
    table.says("white", "end build")
    assert (table.player("white").ships, table.asked()) == ([], [])


@rule("EH-BUILD-12")
def test_ships_are_not_scrapped_voluntarily(table: Table) -> None:
    table.ships("white", "A03", cruiser=2)
    table.at_menu(budget=4)
    assert "scrap cruiser" not in table.offered("white")
    assert table.why("white", "scrap cruiser").rule == "EH-BUILD-12"


@rule("EH-SU-01", "EH-SU-02")
def test_case_e03_two_new_and_two_refitted_cruisers_have_turbo_engines(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "B03", cruiser=3)
    table.at_build(production=11, level=4)
    table.says("white", "buy cruiser", "buy cruiser", "buy upgrade Turbo Engines", "on cruiser")
    assert table.player("white").budget == 5
    table.says("white", "refit with Turbo Engines", "number 2")
    assert table.player("white").budget == 3
    assert {"buy drone mother", "refit with Turbo Engines"} <= set(table.offered("white"))
    table.says("white", "end build")
    assert table.at_tile("white", "A03") == ["cruiser I", "cruiser I"]
    assert table.at_tile("white", "B03") == ["cruiser", "cruiser I", "cruiser I"]
    assert (speed(table.player("white"), 4), speed(table.player("white"), 0)) == (4, 3)


@rule("EH-SU-02")
def test_case_e03_the_last_cruiser_may_be_refitted_for_1_in_a_later_build(table: Table) -> None:
    table.upgrade("white", "cruiser", "Turbo Engines")
    table.group("white", "B03", "cruiser I", count=2)
    table.group("white", "B03", "cruiser")
    table.at_menu(budget=4, level=4)
    table.says("white", "refit with Turbo Engines")
    assert table.at_tile("white", "B03") == ["cruiser I"] * 3
    assert table.player("white").budget == 3
