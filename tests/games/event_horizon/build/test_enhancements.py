"""Mines and cannons."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.combat.capture import Capture, SetDials
from perihelion.games.event_horizon.numbers import defense, far_cannons, set_production


def built(table: Table, item: str) -> list[str]:
    """The tiles where a mine or cannon is offered."""
    start = f"build {item} at "
    return [word.removeprefix(start) for word in table.offered("white") if word.startswith(start)]


def own_moon(table: Table) -> None:
    table.tile("B03", face="moon")
    table.flag("white", "B03")


@rule("EH-ENH-01", "EH-LIM-01")
def test_mines_come_from_a_common_pool_and_end_with_it(table: Table) -> None:
    table.tile("B03", "B05", face="moon")
    table.flag("white", "B03", "B05")
    table.s.mines_left = 1
    table.at_menu(budget=6, level=2)
    table.says("white", "build mine at B03")
    assert (table.s.mines_left, built(table, "mine")) == (0, [])
    assert table.why("white", "build mine at B05").rule == "EH-ENH-01"


@rule("EH-ENH-01", "EH-LIM-01")
def test_cannons_come_from_a_common_pool_and_end_with_it(table: Table) -> None:
    table.tile("B03", "B05", face="moon")
    table.flag("white", "B03", "B05")
    table.s.cannons_left = 1
    table.at_menu(budget=8, level=5)
    table.says("white", "build cannon at B03")
    assert (table.s.cannons_left, built(table, "cannon")) == (0, [])
    assert table.why("white", "build cannon at B05").rule == "EH-ENH-01"


@rule("EH-ENH-02")
def test_a_mine_costs_3_and_needs_level_2_but_no_ships(table: Table) -> None:
    own_moon(table)
    table.at_menu(budget=3, level=1)
    assert "A mine needs tech level 2; you are at level 1." in table.why("white", "build mine at B03").text
    table.at_menu(budget=2, level=2)
    assert "A mine costs 3 production; you have 2 left." in table.why("white", "build mine at B03").text
    table.at_menu(budget=5, level=2)
    table.says("white", "build mine at B03")
    assert (table.player("white").budget, table.s.mines) == (2, 1 << tile_of("B03"))


@rule("EH-ENH-02")
def test_a_cannon_costs_4_and_needs_level_5(table: Table) -> None:
    own_moon(table)
    table.at_menu(budget=4, level=4)
    assert (
        "A cannon needs tech level 5; you are at level 4." in table.why("white", "build cannon at B03").text
    )
    table.at_menu(budget=3, level=5)
    assert "A cannon costs 4 production; you have 3 left." in table.why("white", "build cannon at B03").text
    table.at_menu(budget=6, level=5)
    table.says("white", "build cannon at B03")
    assert (table.player("white").budget, table.s.cannons) == (2, 1 << tile_of("B03"))


@rule("EH-ENH-02")
def test_a_world_without_the_own_flag_is_refused(table: Table) -> None:
    table.tile("B05", "B07", face="moon")
    table.flag("orange", "B05")
    own_moon(table)
    table.ships("white", "B07", cruiser=1)
    table.at_menu(budget=6, level=5)
    assert (built(table, "mine"), built(table, "cannon")) == (["B03"], ["B03"])
    assert table.why("white", "build mine at B05").text.endswith("Pell (B05) has the flag of orange.")
    assert table.why("white", "build cannon at B07").text.endswith("Pell (B07) has no flag.")


@rule("EH-MAR-11", "EH-ENH-02")
def test_marauders_and_enemies_on_a_world_do_not_stop_its_owner_from_building(table: Table) -> None:
    own_moon(table)
    table.marauders("B03", 3)
    table.ships("orange", "B03", cruiser=1)
    table.at_menu(budget=4, level=5)
    assert (built(table, "mine"), built(table, "cannon")) == (["B03"], ["B03"])


@rule("EH-ENH-02")
def test_a_tile_that_lies_face_down_is_refused_without_betraying_it(table: Table) -> None:
    own_moon(table)
    table.hidden("C02")
    table.at_menu(budget=6, level=5)
    assert table.why("white", "build mine at C02").text.endswith("C02 has no flag.")


@rule("EH-ENH-03")
@pytest.mark.parametrize("world", ["moon", "red", "yellow", "green"])
def test_small_worlds_have_one_slot_for_a_mine_or_a_cannon(table: Table, world: str) -> None:
    table.tile("C04", face=world)
    table.flag("white", "C04")
    table.at_menu(budget=9, level=5)
    assert (built(table, "mine"), built(table, "cannon")) == (["C04"], ["C04"])
    table.says("white", "build mine at C04")
    assert (built(table, "mine"), built(table, "cannon")) == ([], [])


@rule("EH-ENH-03")
def test_a_blue_planet_has_no_slot(table: Table) -> None:
    table.tile("D01", face="blue")
    table.flag("white", "D01")
    table.at_menu(budget=9, level=5)
    assert (built(table, "mine"), built(table, "cannon")) == ([], [])
    assert table.why("white", "build mine at D01").rule == "EH-ENH-03"


@rule("EH-ENH-04")
def test_an_enhancement_is_not_replaced(table: Table) -> None:
    own_moon(table)
    table.cannon("B03")
    table.at_menu(budget=9, level=5)
    assert built(table, "mine") == []
    refusal = table.why("white", "build mine at B03")
    assert (refusal.rule, "holds a cannon" in refusal.text) == ("EH-ENH-04", True)


@rule("EH-ENH-04", "EH-ENH-05")
def test_a_mine_passes_to_the_captor_and_works_at_any_level(table: Table) -> None:
    own_moon(table)
    table.mine("B03")
    table.at(Capture(1, tile_of("B03")), SetDials())
    assert (table.player("white").production, table.player("orange").production) == (4, 6)
    assert table.player("orange").level == 1
    assert table.s.mines_left == 5


@rule("EH-ENH-05")
def test_the_second_bonuses_depend_on_the_level_of_the_current_owner(table: Table) -> None:
    own_moon(table)
    table.tile("B04", face="debris")
    table.player("white").level = 9
    table.mine("B03")
    assert (table.player("white").production, far_cannons(table.player("white"))) == (7, True)
    table.at(Capture(1, tile_of("B03")), SetDials())
    assert (table.player("orange").production, far_cannons(table.player("orange"))) == (6, False)


@rule("EH-ENH-06")
def test_a_mine_raises_the_production_of_its_world_by_1(table: Table) -> None:
    own_moon(table)
    table.at_menu(budget=3, level=2)
    assert table.player("white").production == 5
    table.says("white", "build mine at B03")
    assert table.player("white").production == 6


@rule("EH-ENH-07")
def test_from_level_8_a_mine_yields_1_more_for_each_revealed_debris_beside_it(table: Table) -> None:
    table.tile("C04", face="green")
    table.tile("C03", "D03", face="debris")
    table.flag("white", "C04")
    table.player("white").level = 7
    table.mine("C04")
    assert table.player("white").production == 4 + 4
    table.player("white").level = 8
    set_production(table.s)
    assert table.player("white").production == 4 + 6
    table.hidden("C03")
    set_production(table.s)
    assert table.player("white").production == 4 + 5


@rule("EH-ENH-08")
def test_a_mine_raises_the_budget_only_from_the_next_round(table: Table) -> None:
    table.home(white="A03")
    own_moon(table)
    table.at_build(production=5, level=2)
    table.says("white", "build mine at B03")
    assert table.player("white").budget == 2
    table.says("white", "end build")
    table.at_build(production=table.player("white").production, level=2)
    assert table.player("white").budget == 6


@rule("EH-ENH-09")
def test_a_cannon_raises_the_defense_of_its_world_by_2_whoever_owns_it(table: Table) -> None:
    own_moon(table)
    assert defense(table.s, tile_of("B03")) == 1
    table.at_menu(budget=4, level=5)
    table.says("white", "build cannon at B03")
    assert defense(table.s, tile_of("B03")) == 3
    table.at(Capture(1, tile_of("B03")))
    assert defense(table.s, tile_of("B03")) == 3


@rule("EH-LIM-02")
def test_production_and_worlds_are_not_limited_by_components(table: Table) -> None:
    worlds = [f"B{number:02}" for number in range(1, 19)]
    table.tile(*worlds, face="blue")
    table.flag("white", *worlds)
    assert (table.player("white").flags, table.player("white").production) == (18, 4 + 18 * 4)
