"""Placement: new ships, the fleet limit and order markers."""

from __future__ import annotations

from games.event_horizon.table import Table, seat_of, tile_of
from marks import rule
from perihelion.games.event_horizon.build.placement import CheckLimit, PlaceMarkers, PlaceShips
from perihelion.games.event_horizon.move.move import Activate
from perihelion.games.event_horizon.seen.table import view

WHITE = seat_of("white")
ORANGE = seat_of("orange")


def bought(table: Table, cruiser: int = 0, drone: int = 0, gunship: int = 0) -> None:
    """White, at home on A03, has bought ships and places them."""
    table.home(white="A03", orange="A15")
    table.player("white").bought = [cruiser, drone, gunship]
    table.at(PlaceShips(WHITE))


# New ships


@rule("EH-SHIP-03")
def test_with_the_starting_tile_alone_all_ships_go_there_without_a_question(table: Table) -> None:
    bought(table, cruiser=2, drone=1)
    assert table.asked() == []
    assert table.at_tile("white", "A03") == ["cruiser", "cruiser", "drone mother"]
    assert table.player("white").bought == [0, 0, 0]


@rule("EH-SHIP-03")
def test_ships_are_spread_freely_over_the_starting_tile_and_own_ports(table: Table) -> None:
    table.ships("white", "B02", port=1)
    table.ships("orange", "C02", port=1)
    bought(table, cruiser=3, gunship=1)
    assert table.offered("white") == ["place at A03", "place at B02"]
    table.says("white", "place at B02")
    assert table.offered("white") == ["number 1", "number 2", "number 3"]
    assert table.why("white", "number 4").rule == "EH-SHIP-03"
    table.says("white", "number 2", "place at A03", "place at B02")
    assert table.at_tile("white", "B02") == ["cruiser", "cruiser", "gunship", "port"]
    assert table.at_tile("white", "A03") == ["cruiser"]


@rule("EH-SHIP-03")
def test_ships_are_not_placed_on_a_tile_without_an_own_port(table: Table) -> None:
    table.ships("white", "B02", port=1)
    table.ships("white", "B03", cruiser=1)
    bought(table, cruiser=1)
    assert table.why("white", "place at B03").rule == "EH-SHIP-03"
    assert (
        table.why("white", "place at A15").text
        == "A15 is neither your starting tile nor a tile with your port."
    )


@rule("EH-SHIP-04")
def test_ships_are_placed_among_enemies_at_home_and_among_marauders_at_a_port(table: Table) -> None:
    table.ships("orange", "A03", cruiser=2)
    table.ships("white", "B02", port=1)
    table.marauders("B02", 3)
    bought(table, cruiser=1, drone=1)
    table.says("white", "place at A03", "place at B02")
    assert table.at_tile("white", "A03") == ["cruiser"]
    assert table.at_tile("white", "B02") == ["drone mother", "port"]


@rule("EH-SHIP-05")
def test_a_port_built_in_this_build_takes_no_ships_yet(table: Table) -> None:
    table.ships("white", "B02", port=1)
    table.ships("white", "B03", port=1)
    table.player("white").new_ports = 1 << tile_of("B02")
    bought(table, cruiser=1)
    assert table.offered("white") == ["place at A03", "place at B03"]
    assert table.why("white", "place at B02").rule == "EH-SHIP-05"


# The fleet limit


@rule("EH-PLACE-01")
def test_six_ships_of_a_player_may_stand_on_a_tile(table: Table) -> None:
    table.ships("white", "A03", cruiser=4)
    bought(table, cruiser=2)
    assert table.asked() == []
    assert len(table.at_tile("white", "A03")) == 6


@rule("EH-PLACE-01")
def test_ports_count_for_the_limit_and_other_players_do_not(table: Table) -> None:
    table.ships("white", "B02", cruiser=5, port=1)
    table.ships("orange", "B02", cruiser=6)
    table.at(CheckLimit(WHITE, tile_of("B02")), CheckLimit(ORANGE, tile_of("B02")))
    assert table.asked() == []
    table.ships("white", "B02", drone=1)
    table.at(CheckLimit(WHITE, tile_of("B02")))
    assert table.offered("white") == ["scrap cruiser", "scrap drone mother", "scrap port"]


@rule("EH-PLACE-02")
def test_ships_above_the_limit_are_destroyed_after_the_placement_as_their_owner_chooses(table: Table) -> None:
    table.ships("white", "A03", cruiser=4, drone=2)
    bought(table, gunship=2)
    assert table.offered("white") == ["scrap cruiser", "scrap drone mother", "scrap gunship"]
    assert table.why("white", "pass").text == "You have 8 ships on A03, 6 may stay: scrap one."
    assert table.why("white", "scrap port").rule == "EH-PLACE-02"
    table.says("white", "scrap cruiser", "scrap gunship")
    assert table.asked() == []
    assert table.at_tile("white", "A03") == ["cruiser"] * 3 + ["drone mother"] * 2 + ["gunship"]


@rule("EH-PLACE-02")
def test_the_limit_is_checked_after_an_activation(table: Table) -> None:
    table.ships("white", "B02", cruiser=5, drone=1)
    table.ships("white", "A03", cruiser=2)
    table.markers("white", "A03")
    table.at(Activate(WHITE))
    table.says("white", "move cruiser", "to B02")
    assert table.offered("white") == ["scrap cruiser", "scrap drone mother"]
    table.says("white", "scrap drone mother")
    assert table.at_tile("white", "B02") == ["cruiser"] * 6


@rule("EH-PLACE-03")
def test_passing_through_a_full_tile_does_not_break_the_limit(table: Table) -> None:
    table.ships("white", "B03", cruiser=6)
    table.ships("white", "A03", cruiser=2)
    table.hidden("A02", "A04", "B02")
    table.markers("white", "A03")
    table.at(Activate(WHITE))
    table.says("white", "move cruiser", "to C03")
    assert table.asked() == []
    assert (len(table.at_tile("white", "B03")), len(table.at_tile("white", "C03"))) == (6, 2)


# Order markers


@rule("EH-PLACE-04")
def test_a_player_has_two_markers(table: Table) -> None:
    for tile in ("A03", "B02", "B03"):
        table.ships("white", tile, cruiser=1)
    table.player("white").level = 5
    table.at(PlaceMarkers(WHITE))
    table.says("white", "order at A03", "order at B02")
    assert table.asked() == []


@rule("EH-PLACE-04")
def test_level_six_brings_a_third_marker(table: Table) -> None:
    for tile in ("A03", "B02", "B03", "B04"):
        table.ships("white", tile, cruiser=1)
    table.player("white").level = 6
    table.at(PlaceMarkers(WHITE))
    table.says("white", "order at A03", "order at B02", "order at B04")
    assert table.asked() == []
    assert table.player("white").markers.bit_count() == 3


@rule("EH-PLACE-05")
def test_markers_go_to_tiles_with_own_ships_that_can_move_one_to_a_tile(table: Table) -> None:
    table.ships("white", "A03", cruiser=2)
    table.ships("white", "B02", drone=1, port=1)
    table.ships("white", "B03", port=1)
    table.ships("orange", "B04", cruiser=1)
    table.at(PlaceMarkers(WHITE))
    assert table.offered("white") == ["order at B02", "order at A03", "pass"]
    assert table.why("white", "order at B03").text == "Your only ship on B03 is a port, which never moves."
    assert table.why("white", "order at B04").text == "You have no ship on B04."
    table.says("white", "order at A03")
    assert table.offered("white") == ["order at B02", "pass"]
    assert table.why("white", "order at A03").text == "One of your markers lies on A03 already."


@rule("EH-PLACE-06")
def test_placing_markers_is_optional_and_needs_no_answer_without_ships(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.at(PlaceMarkers(WHITE), PlaceMarkers(ORANGE))
    table.says("white", "pass")
    assert table.asked() == []
    assert table.player("white").markers == table.player("orange").markers == 0


@rule("EH-PLACE-06")
def test_with_fewer_tiles_than_markers_the_rest_stays_unused(table: Table) -> None:
    table.ships("white", "A03", cruiser=3)
    table.at(PlaceMarkers(WHITE))
    table.says("white", "order at A03")
    assert table.asked() == []
    assert table.player("white").markers == 1 << tile_of("A03")


@rule("EH-PLACE-07")
def test_markers_are_seen_by_later_builders(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.ships("orange", "A15", cruiser=1)
    table.at(PlaceMarkers(WHITE), PlaceMarkers(ORANGE))
    table.says("white", "order at A03")
    assert table.asked() == ["orange"]
    assert view(table.s, ORANGE).tiles[tile_of("A03")].markers == [WHITE]


@rule("EH-PLACE-08")
def test_several_players_may_have_markers_on_one_tile(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.ships("orange", "A03", cruiser=1)
    table.at(PlaceMarkers(WHITE), PlaceMarkers(ORANGE))
    table.says("white", "order at A03")
    table.says("orange", "order at A03")
    assert table.player("white").markers == table.player("orange").markers == 1 << tile_of("A03")


@rule("EH-BUILD-10")
def test_a_purchase_after_the_end_of_the_build_is_refused_by_its_rule(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "A03", cruiser=1)
    table.at(PlaceMarkers(0))
    assert table.why("white", "buy cruiser").rule == "EH-BUILD-10"
    assert table.why("white", "advance tech").rule == "EH-BUILD-10"
