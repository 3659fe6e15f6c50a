"""The wormhole network for moving ships."""

from __future__ import annotations

from games.event_horizon.board.reach import reached, tiles, way
from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.move.move import Moves


@rule("EH-WH-02")
def test_revealed_tiles_with_tokens_are_adjacent_to_each_other(table: Table) -> None:
    table.wormhole("B03", "B11", "C08")
    found = reached(table, "drone mother", "A03")
    assert [found.cost(tile_of(tile)) for tile in ("B03", "B11", "C08")] == [1, 2, 2]
    assert way(table, "drone mother", "A03", "B11") == ["B03", "B11"]


@rule("EH-WH-02", "EH-WH-05")
def test_an_unrevealed_tile_with_a_token_is_not_linked(table: Table) -> None:
    table.wormhole("B03", "B11")
    table.hidden("B11")
    assert "B11" not in tiles(table, "cruiser", "B03")
    table.special("white", "Pathfinder Array", "cruiser")
    assert "B11" not in tiles(table, "cruiser", "B03")


@rule("EH-WH-03")
def test_a_token_makes_its_tile_cost_one_by_any_route(table: Table) -> None:
    table.tile("B03", "B11", face="asteroid")
    table.wormhole("B03", "B11")
    found = reached(table, "drone mother", "A03")
    assert [found.cost(tile_of(tile)) for tile in ("B03", "B11")] == [1, 2]
    table.upgrade("white", "gunship", "Big Guns")
    assert tiles(table, "gunship I", "A03") == ["B02", "B03", "A02", "A04"]


@rule("EH-WH-04")
def test_case_e06_debris_with_a_token_costs_one_and_still_damages(table: Table) -> None:
    table.tile("B11", face="debris")
    table.wormhole("B03", "B11")
    table.ships("white", "A03", cruiser=1, drone=1)
    table.markers("white", "A03")
    table.at(Moves())
    table.says("white", "move drone mother", "to B11")
    assert table.at_tile("white", "B11") == ["drone mother damaged"]
    table.says("white", "move cruiser", "to B11")
    assert table.at_tile("white", "B11") == ["drone mother damaged"]
    assert table.at_tile("white", "A03") == []


@rule("EH-WH-06")
def test_case_e29_starting_tiles_are_linked_from_the_first_round(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.markers("orange", "A15")
    found = reached(table, "cruiser", "A03")
    assert [found.cost(tile_of(tile)) for tile in ("A15", "A16", "A17")] == [1, 2, 3]
    assert way(table, "cruiser", "A03", "A17") == ["A15", "A16", "A17"]
    assert {"A14", "A16"} <= set(tiles(table, "drone mother", "A03"))
    assert "A17" not in tiles(table, "drone mother", "A03")


@rule("EH-WH-06", "EH-MOVE-10")
def test_case_e29_passing_a_marker_has_no_effect(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "A03", cruiser=1)
    table.ships("orange", "A15", cruiser=1)
    table.markers("white", "A03")
    table.markers("orange", "A15")
    table.at(Moves())
    table.says("white", "move cruiser", "to A17")
    assert table.offered("orange") == ["move cruiser", "done"]


@rule("EH-WH-06", "EH-PRE-01")
def test_case_e29_ending_on_the_marker_threatens_whoever_leaves(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "A03", cruiser=1)
    table.ships("orange", "A15", cruiser=1)
    table.markers("white", "A03")
    table.markers("orange", "A15")
    table.at(Moves())
    table.says("white", "move cruiser", "to A15")
    assert table.offered("orange") == ["break away", "hold"]


@rule("EH-WH-06")
def test_starting_tiles_are_linked_to_tokens(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.wormhole("C07")
    assert reached(table, "drone mother", "A03").cost(tile_of("C07")) == 1


@rule("EH-OPT-02", "EH-WH-06")
def test_without_home_gates_only_tokens_are_linked() -> None:
    table = Table(2, home_gates=False)
    table.home(white="A03", orange="A15")
    table.wormhole("B03", "C07")
    assert "A15" not in tiles(table, "cruiser", "A03")
    assert reached(table, "cruiser", "A03").cost(tile_of("C07")) == 2


@rule("EH-GEN-06", "EH-WH-08")
def test_a_link_is_one_step_to_any_other_tile_of_the_network(table: Table) -> None:
    table.wormhole("B03", "B11", "C12")
    table.hidden("A03", "A04", "B04", "C03", "C02", "B02")
    found = reached(table, "cruiser", "B03")
    assert [found.cost(tile_of(tile)) for tile in ("B11", "C12")] == [1, 1]
    assert found.cost(tile_of("C08")) == 2
    assert way(table, "cruiser", "B03", "D06") == ["C12", "D06"]


@rule("EH-WH-08")
def test_after_a_link_a_ship_goes_on_while_movement_lasts(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.wormhole("C07")
    table.hidden("C06", "C08", "D04", "B09", "B10", "B11")
    table.upgrade("white", "gunship", "Big Guns")
    assert tiles(table, "gunship I", "C07") == ["A03", "A15"]
    assert {"B02", "A14"} <= set(tiles(table, "gunship", "C07"))
