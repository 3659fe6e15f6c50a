"""Ships and ports."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.board.fleet import remove_ship
from perihelion.games.event_horizon.build.shipyard import build_port, port_tiles
from perihelion.games.event_horizon.cards.groups import group_of
from perihelion.games.event_horizon.cards.tables import ASTEROID, CRUISER, DRONE, GUNSHIP, PORT_GROUP
from perihelion.games.event_horizon.numbers import (
    capture_value,
    dice,
    hits_on,
    hp,
    ship_cost,
    speed,
    terrain_cost,
)


def ports_offered(table: Table) -> list[str]:
    return [
        word.removeprefix("build port at ")
        for word in table.offered("white")
        if word.startswith("build port at ")
    ]


@rule("EH-SHIP-01")
@pytest.mark.parametrize(
    ("type", "printed"),
    [(CRUISER, (2, 3, 1, 5, 1, 1)), (DRONE, (3, 2, 6, 6, 2, 1)), (GUNSHIP, (4, 2, 0, 5, 1, 3))],
)
def test_ships_have_their_printed_cost_speed_capture_accuracy_hp_and_dice(
    table: Table, type: int, printed: tuple[int, ...]
) -> None:
    white, group = table.player("white"), group_of(type, 0, 0)
    ship = (
        speed(white, group),
        capture_value(white, group),
        hits_on(white, group),
        hp(white, group),
        dice(white, group, False, False),
    )
    assert (ship_cost(white, type), *ship) == printed


@rule("EH-SHIP-01")
def test_each_ship_bought_costs_its_price(table: Table) -> None:
    table.at_menu(budget=11, level=4)
    table.says("white", "buy cruiser", "buy drone mother", "buy gunship")
    assert table.player("white").budget == 2
    assert table.player("white").bought == [1, 1, 1]


@rule("EH-SHIP-02")
def test_gunships_can_be_bought_from_level_4_on(table: Table) -> None:
    table.at_menu(budget=4, level=3)
    assert "buy gunship" not in table.offered("white")
    table.at_menu(budget=4, level=4)
    assert "buy gunship" in table.offered("white")


@rule("EH-SHIP-02", "EH-LIM-01")
def test_a_type_without_a_piece_in_the_supply_cannot_be_bought(table: Table) -> None:
    table.ships("white", "B03", drone=4)
    table.at_menu(budget=20)
    table.says("white", "buy drone mother", "buy drone mother")
    assert "buy drone mother" not in table.offered("white")
    refusal = table.why("white", "buy drone mother")
    assert refusal.rule == "EH-LIM-01"
    assert refusal.text == "None of your 6 drone mothers is left: 4 on the map and 2 bought."


@rule("EH-SHIP-02")
def test_many_other_ships_do_not_empty_the_supply_of_a_type(table: Table) -> None:
    table.ships("white", "B03", cruiser=5, drone=1)
    table.at_menu(budget=20)
    assert "buy drone mother" in table.offered("white")


@rule("EH-SHIP-06")
def test_a_destroyed_ship_goes_back_to_the_supply(table: Table) -> None:
    table.ships("white", "B03", drone=6)
    table.at_menu(budget=3)
    assert "buy drone mother" not in table.offered("white")
    remove_ship(table.player("white"), tile_of("B03"), group_of(DRONE, 0, 0))
    table.at_menu(budget=3)
    assert "buy drone mother" in table.offered("white")


@rule("EH-SHIP-07")
def test_a_damaged_ship_works_at_full_strength(table: Table) -> None:
    white, whole, damaged = table.player("white"), group_of(DRONE, 0, 0), group_of(DRONE, 0, 1)
    assert speed(white, damaged) == speed(white, whole)
    assert capture_value(white, damaged) == capture_value(white, whole)
    assert hits_on(white, damaged) == hits_on(white, whole)
    assert dice(white, damaged, False, False) == dice(white, whole, False, False)


@rule("EH-SHIP-08")
def test_a_fast_ship_is_not_nimbler_in_asteroids_than_a_heavy_one(table: Table) -> None:
    costs = [
        terrain_cost(table.player("white"), group_of(type, 0, 0), ASTEROID)
        for type in (CRUISER, DRONE, GUNSHIP)
    ]
    assert costs == [2, 2, 2]


@rule("EH-SHIP-05")
def test_a_ship_bought_after_a_port_is_not_placed_there_before_the_next_build(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "B03", cruiser=1)
    table.at_build(production=8, level=3)
    table.says("white", "build port at B03", "buy cruiser", "end build")
    assert (table.at_tile("white", "A03"), table.at_tile("white", "B03")) == (
        ["cruiser"],
        ["cruiser", "port"],
    )
    table.at_build(production=2, level=3)
    table.says("white", "buy cruiser")
    assert table.offered("white") == ["place at A03", "place at B03"]


@rule("EH-PORT-01")
def test_a_port_costs_3_production(table: Table) -> None:
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=5, level=3)
    table.says("white", "build port at B03")
    assert table.player("white").budget == 2


@rule("EH-PORT-01")
def test_a_port_needs_level_3_and_3_production(table: Table) -> None:
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=4, level=2)
    assert "needs tech level 3; you are at level 2" in table.why("white", "build port at B03").text
    table.at_menu(budget=2, level=3)
    assert "costs 3 production; you have 2 left" in table.why("white", "build port at B03").text


@rule("EH-PORT-02")
def test_a_port_is_placed_at_once_on_a_tile_with_an_own_ship(table: Table) -> None:
    table.ships("white", "B03", drone=1)
    table.ships("orange", "B05", drone=1)
    table.at_menu(budget=4, level=3)
    assert ports_offered(table) == ["B03"]
    table.says("white", "build port at B03")
    assert table.at_tile("white", "B03") == ["drone mother", "port"]


@rule("EH-PORT-02")
def test_a_tile_without_an_own_ship_is_refused(table: Table) -> None:
    table.ships("white", "B03", drone=1)
    table.tile("B05", face="moon")
    table.flag("white", "B05")
    table.at_menu(budget=4, level=3)
    refusal = table.why("white", "build port at B05")
    assert (refusal.rule, "none at B05" in refusal.text) == ("EH-PORT-02", True)


@rule("EH-PORT-02")
def test_marauders_and_the_sun_do_not_forbid_a_port(table: Table) -> None:
    table.ships("white", "S00", cruiser=1)
    table.ships("white", "B03", cruiser=1)
    table.marauders("B03", 3)
    table.at_menu(budget=4, level=3)
    assert ports_offered(table) == ["S00", "B03"]


@rule("EH-PORT-03")
@pytest.mark.parametrize(
    ("tile", "place"), [("A03", "a starting tile"), ("A15", "a starting tile"), ("B03", "debris")]
)
def test_no_port_on_debris_or_any_starting_tile(table: Table, tile: str, place: str) -> None:
    table.home(white="A03", orange="A15")
    table.tile("B03", face="debris")
    table.ships("white", tile, cruiser=1)
    table.at_menu(budget=4, level=3)
    assert ports_offered(table) == []
    refusal = table.why("white", f"build port at {tile}")
    assert (refusal.rule, place in refusal.text) == ("EH-PORT-03", True)


@rule("EH-PORT-04")
def test_a_tile_holds_at_most_one_port(table: Table) -> None:
    table.ships("white", "B03", cruiser=2)
    table.at_menu(budget=8, level=3)
    table.says("white", "build port at B03")
    assert ports_offered(table) == []
    assert table.why("white", "build port at B03").rule == "EH-PORT-04"


@rule("EH-PORT-05")
def test_a_port_uses_no_build_slot(table: Table) -> None:
    table.tile("B03", face="moon")
    table.flag("white", "B03")
    table.ships("white", "B03", cruiser=1)
    table.at_menu(budget=6, level=3)
    table.says("white", "build port at B03", "build mine at B03")
    assert (table.at_tile("white", "B03"), table.s.mines_left) == (["cruiser", "port"], 5)


@rule("EH-PORT-06")
def test_a_port_has_1_hp_and_neither_dice_nor_speed_nor_capture_value(table: Table) -> None:
    white = table.player("white")
    numbers = (
        hp(white, PORT_GROUP),
        dice(white, PORT_GROUP, True, True),
        speed(white, PORT_GROUP),
        capture_value(white, PORT_GROUP),
    )
    assert numbers == (1, 0, 0, 0)


@rule("EH-PORT-06")
def test_ports_cannot_be_upgraded(table: Table) -> None:
    table.special("white", "Ablative Shell")
    table.at_menu(budget=2, level=5)
    table.says("white", "buy upgrade Hull Armor")
    assert table.offered("white") == ["on cruiser", "on drone mother", "on gunship"]
    table.says("white", "on cruiser", "apply Ablative Shell")
    assert table.offered("white") == ["on cruiser", "on drone mother", "on gunship"]


@rule("EH-PORT-06")
def test_a_port_occupies_its_tile_and_counts_for_the_fleet_limit(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "B03", cruiser=6)
    table.at_build(production=5, level=3)
    table.says("white", "build port at B03", "end build")
    assert table.offered("white") == ["scrap cruiser", "scrap port"]
    assert table.player("white").occupied == 1 << tile_of("B03")


@rule("EH-PORT-07", "EH-LIM-01")
def test_four_ports_are_all_and_a_destroyed_one_goes_back_to_the_supply(table: Table) -> None:
    for tile in ("B03", "B05", "B07", "B09"):
        table.ships("white", tile, port=1)
    table.ships("white", "B11", cruiser=1)
    table.at_menu(budget=4, level=3)
    assert ports_offered(table) == []
    assert table.why("white", "build port at B11").text == "None of your 4 ports is left: 4 on the map."
    remove_ship(table.player("white"), tile_of("B05"), PORT_GROUP)
    table.at_menu(budget=4, level=3)
    assert ports_offered(table) == ["B11"]


@rule("EH-PORT-02", "EH-PORT-03", "EH-PORT-04")
def test_a_free_port_follows_the_same_placement_without_level_or_price(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "A03", cruiser=1)
    table.ships("white", "B03", cruiser=1)
    table.ships("white", "B05", cruiser=1, port=1)
    assert port_tiles(table.s, 0) == [tile_of("B03")]
    build_port(table.s, 0, tile_of("B03"))
    assert table.at_tile("white", "B03") == ["cruiser", "port"]
    assert table.player("white").budget == 0
