"""The tech track."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.build.placement import PlaceMarkers
from perihelion.games.event_horizon.build.tech import gain_level
from perihelion.games.event_horizon.combat.capture import take_tech_tokens
from perihelion.games.event_horizon.numbers import marker_count, slot_count


@rule("EH-TECH-01")
def test_a_level_costs_4_and_any_number_may_be_bought_in_one_build(table: Table) -> None:
    table.at_menu(budget=14)
    table.says("white", "advance tech", "advance tech", "advance tech")
    assert (table.player("white").level, table.player("white").budget) == (4, 2)


@rule("EH-TECH-01")
def test_a_level_above_the_budget_is_refused(table: Table) -> None:
    table.at_menu(budget=3)
    assert "advance tech" not in table.offered("white")
    assert "costs 4 production; you have 3 left" in table.why("white", "advance tech").text


@rule("EH-TECH-02")
@pytest.mark.parametrize(
    ("level", "unlocked"),
    [
        (1, "buy drone mother"),
        (2, "build mine at A05"),
        (2, "buy upgrade Hangar Bay"),
        (3, "build port at B03"),
        (4, "buy upgrade Turbo Engines"),
        (4, "buy gunship"),
        (5, "buy upgrade Hull Armor"),
        (5, "build cannon at A05"),
        (3, "buy upgrade Flak Cannons"),
        (6, "buy upgrade Big Guns"),
        (7, "buy upgrade Auto Defense Cannon"),
        (9, "buy upgrade Missile Barrage"),
        (8, "buy upgrade Advanced Targeting"),
    ],
)
def test_every_level_unlocks_its_items_and_includes_all_lower_ones(
    table: Table, level: int, unlocked: str
) -> None:
    table.tile("A05", face="moon")
    table.flag("white", "A05")
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=20, level=9)
    assert unlocked in table.offered("white")
    table.at_menu(budget=20, level=level)
    assert unlocked in table.offered("white")
    table.at_menu(budget=20, level=level - 1)
    assert unlocked not in table.offered("white")


@rule("EH-TECH-03")
def test_level_6_gives_a_third_order_marker_in_the_same_build(table: Table) -> None:
    table.ships("white", "B03", cruiser=1)
    table.ships("white", "B05", cruiser=1)
    table.ships("white", "B07", cruiser=1)
    table.at_menu(budget=4, level=5)
    assert marker_count(table.player("white")) == 2
    table.says("white", "advance tech")
    table.at(PlaceMarkers(0))
    table.says("white", "order at B03", "order at B05", "order at B07")
    assert table.player("white").markers.bit_count() == 3


@rule("EH-TECH-04")
def test_level_7_gives_every_type_a_second_slot(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.at_menu(budget=6, level=6)
    assert slot_count(table.player("white")) == 1
    table.says("white", "advance tech", "buy upgrade Turbo Engines")
    assert table.offered("white") == ["on cruiser", "on drone mother", "on gunship"]


@rule("EH-TECH-05")
def test_levels_stay_when_a_planet_is_lost(table: Table) -> None:
    table.tile("C04", face="yellow")
    take_tech_tokens(table.s, 0, tile_of("C04"))
    table.flag("orange", "C04")
    assert table.player("white").level == 2


@rule("EH-TECH-06")
def test_at_level_9_tech_can_no_longer_be_bought(table: Table) -> None:
    table.at_menu(budget=20, level=8)
    table.says("white", "advance tech")
    assert "advance tech" not in table.offered("white")
    assert table.why("white", "advance tech").rule == "EH-TECH-06"


@rule("EH-TECH-07")
def test_a_tech_token_gives_a_level_for_free(table: Table) -> None:
    table.tile("C04", face="green")
    take_tech_tokens(table.s, 0, tile_of("C04"))
    assert (table.player("white").level, table.vp("white")) == (2, 0)


@rule("EH-TECH-08")
def test_a_token_that_finds_the_track_full_gives_a_point(table: Table) -> None:
    table.tile("D01", face="blue")
    table.player("white").level = 8
    take_tech_tokens(table.s, 0, tile_of("D01"))
    assert (table.player("white").level, table.vp("white")) == (9, 1)


@rule("EH-TECH-09")
def test_a_free_level_gives_nothing_at_level_9(table: Table) -> None:
    table.player("white").level = 9
    assert not gain_level(table.s, 0)
    assert (table.player("white").level, table.vp("white")) == (9, 0)


@rule("EH-TECH-02", "EH-ENH-07")
def test_reaching_level_8_turns_the_dial_for_mines_beside_debris(table: Table) -> None:
    table.tile("C04", face="green")
    table.tile("C03", "D03", face="debris")
    table.flag("white", "C04")
    table.mine("C04")
    table.at_menu(budget=4, level=7)
    assert table.player("white").production == 8
    table.says("white", "advance tech")
    assert table.player("white").production == 10
