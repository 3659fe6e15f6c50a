"""Where ships can go: costs, debris and the way."""

from __future__ import annotations

from games.event_horizon.board.reach import reached, tiles, way
from games.event_horizon.table import Table, seat_of, tile_of
from marks import rule
from perihelion.games.event_horizon.move.destination import Destination
from perihelion.games.event_horizon.words import GROUPS


def moving(table: Table, group: str, tile: str) -> None:
    """A white ship stands on a tile and is asked where it goes."""
    table.group("white", tile, group)
    table.at(Destination(seat_of("white"), tile_of(tile), GROUPS.index(group), 1, True))


def wall(table: Table, *openings: str) -> None:
    """Everything around A03 lies face down but these."""
    table.hidden(*[tile for tile in ("A02", "B02", "B03", "A04") if tile not in openings])


@rule("EH-MOVE-06")
def test_each_tile_costs_one_movement(table: Table) -> None:
    around = ["B02", "B03", "A02", "A04"]
    assert sorted(tiles(table, "drone mother", "A03")) == sorted(
        [*around, "C01", "C02", "C03", "B01", "B04", "A01", "A05"],
    )
    assert [reached(table, "drone mother", "A03").cost(tile_of(tile)) for tile in ("B02", "C02")] == [1, 2]
    assert "C03" in tiles(table, "cruiser", "A03")
    assert "D02" in tiles(table, "cruiser", "A03")


@rule("EH-MOVE-06")
def test_asteroid_and_debris_cost_two_and_the_full_cost_must_be_left(table: Table) -> None:
    wall(table, "B03")
    table.tile("B03", face="asteroid")
    table.tile("C03", face="debris")
    assert tiles(table, "drone mother", "A03") == ["B03"]
    assert tiles(table, "cruiser", "A03") == ["C02", "B03", "B04"]
    moving(table, "cruiser", "A03")
    assert table.why("white", "to C03").text == "C03 costs 4 movement; a cruiser has 3."
    assert table.why("white", "to C03").rule == "EH-MOVE-06"


@rule("EH-MOVE-06")
def test_with_one_movement_no_asteroid_can_be_entered(table: Table) -> None:
    table.upgrade("white", "gunship", "Big Guns")
    table.tile("B02", face="asteroid")
    assert tiles(table, "gunship I", "A03") == ["B03", "A02", "A04"]


@rule("EH-SU-12")
def test_flak_cannons_enter_asteroids_for_one_and_debris_for_two_unharmed(table: Table) -> None:
    table.upgrade("white", "cruiser", "Flak Cannons")
    wall(table, "B02", "B03")
    table.tile("B02", face="asteroid")
    table.tile("B03", face="debris")
    found = reached(table, "cruiser I", "A03")
    assert [found.cost(tile_of(tile)) for tile in ("B02", "B03")] == [1, 2]
    assert found.damage(tile_of("B03")) == 0


@rule("EH-MOVE-09")
def test_unrevealed_tiles_are_neither_entered_nor_crossed(table: Table) -> None:
    wall(table, "A04")
    table.hidden("B04", "A05")
    table.ships("white", "A04", cruiser=1)
    assert tiles(table, "cruiser", "A03") == ["A04"]
    table.hidden("A06")
    table.group("white", "A03", "cruiser")
    table.at(Destination(seat_of("white"), tile_of("A03"), GROUPS.index("cruiser"), 2, True))
    refusal = table.why("white", "to B02")
    assert (refusal.rule, refusal.text) == ("EH-MOVE-09", "B02 is unrevealed and cannot be entered.")
    assert table.why("white", "to C03").text == "No route over revealed tiles leads to C03."


@rule("EH-MOVE-10")
def test_enemies_marauders_and_flags_do_not_block(table: Table) -> None:
    wall(table, "B03")
    table.ships("orange", "B03", cruiser=6)
    table.marauders("B03", 3)
    table.tile("C03", face="moon")
    table.flag("orange", "C03")
    assert {"B03", "C03", "D02"} <= set(tiles(table, "cruiser", "A03"))


@rule("EH-MOVE-11")
def test_starting_tiles_of_others_can_be_entered(table: Table) -> None:
    table.home(orange="A05")
    assert "A05" in tiles(table, "drone mother", "A03")


@rule("EH-MOVE-13")
def test_the_route_with_fewest_debris_entries_is_used_even_if_it_is_longer(table: Table) -> None:
    table.tile("B03", face="debris")
    found = reached(table, "cruiser", "A03")
    assert (found.damage(tile_of("C03")), found.cost(tile_of("C03"))) == (0, 3)
    assert way(table, "cruiser", "A03", "C03") in (["B02", "C02", "C03"], ["A04", "B04", "C03"])


@rule("EH-MOVE-13")
def test_among_equal_debris_the_cheapest_route_is_used(table: Table) -> None:
    table.tile("A04", face="asteroid")
    found = reached(table, "cruiser", "A03")
    assert (found.damage(tile_of("B04")), found.cost(tile_of("B04"))) == (0, 2)
    assert way(table, "cruiser", "A03", "B04") == ["B03", "B04"]


@rule("EH-MOVE-13")
def test_a_tile_behind_one_field_is_reached_through_it_when_the_way_around_is_too_long(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hull Armor")
    wall(table, "B03", "A04")
    table.hidden("C02", "B04", "A05")
    table.tile("B03", face="debris")
    found = reached(table, "cruiser I", "A03")
    assert (found.damage(tile_of("C03")), found.cost(tile_of("C03"))) == (1, 3)
    assert way(table, "cruiser I", "A03", "C03") == ["B03", "C03"]


@rule("EH-MOVE-13")
def test_a_detour_without_debris_does_not_shorten_the_reach_beyond(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hull Armor")
    table.tile("B03", face="debris")
    table.wormhole("B03")
    table.hidden("C02", "B04")
    found = reached(table, "cruiser I", "A03")
    assert (found.damage(tile_of("B03")), found.cost(tile_of("B03"))) == (1, 1)
    assert (found.damage(tile_of("C04")), found.cost(tile_of("C04"))) == (1, 3)
    assert way(table, "cruiser I", "A03", "C04") == ["B03", "C03", "C04"]


@rule("EH-MOVE-13")
def test_the_way_to_every_tile_in_reach_costs_what_is_said(table: Table) -> None:
    table.tile("B03", "C02", face="debris")
    table.tile("B02", "A05", face="asteroid")
    table.wormhole("B04", "C07")
    table.upgrade("white", "cruiser", "Turbo Engines")
    found = reached(table, "cruiser I", "A03")
    for tile in tiles(table, "cruiser I", "A03"):
        entered = way(table, "cruiser I", "A03", tile)
        dear = [step for step in entered if step in ("B03", "C02", "B02", "A05")]
        assert found.cost(tile_of(tile)) == len(entered) + len(dear)
        assert found.damage(tile_of(tile)) == len([step for step in entered if step in ("B03", "C02")])


@rule("EH-GEN-06")
def test_without_wormholes_only_tiles_that_share_a_side_are_one_step_apart(table: Table) -> None:
    table.upgrade("white", "gunship", "Big Guns")
    assert tiles(table, "gunship I", "C02") == ["D01", "D02", "C01", "C03", "B02", "B03"]


@rule("EH-GEN-07")
def test_case_e31_the_sun_is_crossed_for_one(table: Table) -> None:
    table.hidden("D02", "D03", "D05", "D06", "C07")
    found = reached(table, "drone mother", "D01")
    assert found.cost(tile_of("S00")) == 1
    assert found.cost(tile_of("D04")) == 2
    assert way(table, "drone mother", "D01", "D04") == ["S00", "D04"]


@rule("EH-SP-10")
def test_pathfinder_ships_enter_an_unrevealed_tile_as_their_last_step_only(table: Table) -> None:
    table.special("white", "Pathfinder Array", "drone")
    table.hidden("B03", "C02", "C03", "B04")
    found = reached(table, "drone mother", "A03")
    assert {"B03", "B04", "C02"} <= set(tiles(table, "drone mother", "A03"))
    assert "C03" not in tiles(table, "drone mother", "A03")
    assert found.cost(tile_of("B03")) == 2, "all movement is spent"
    assert way(table, "drone mother", "A03", "C02") == ["B02", "C02"]


@rule("EH-SP-10")
def test_a_pathfinder_ship_that_debris_destroys_scouts_nothing(table: Table) -> None:
    table.special("white", "Pathfinder Array", "cruiser")
    wall(table, "B03")
    table.tile("B03", face="debris")
    table.hidden("C03", "C02", "B04")
    assert tiles(table, "cruiser", "A03") == ["B02", "B03", "A02", "A04"]
    moving(table, "cruiser", "A03")
    assert table.why("white", "to C03").rule == "EH-SP-10"
