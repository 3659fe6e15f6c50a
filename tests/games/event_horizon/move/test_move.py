"""Move: activating markers and moving ships."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.move.move import Moves


def moves(table: Table, *tiles: str) -> None:
    """White has unused markers on these tiles, and Move begins."""
    table.markers("white", *tiles)
    table.at(Moves())


def destinations(table: Table) -> list[str]:
    """Where white's chosen ships can go."""
    return [word.removeprefix("to ") for word in table.offered("white") if word.startswith("to ")]


# Activating markers


@rule("EH-MOVE-01")
def test_markers_are_activated_one_by_one_in_player_order(three: Table) -> None:
    three.s.order = [1, 0, 2]
    for name, tile, other in (("white", "A03", "A02"), ("orange", "A15", "A14"), ("purple", "A20", "A21")):
        three.ships(name, tile, cruiser=1)
        three.ships(name, other, cruiser=1)
        three.markers(name, tile, other)
    three.at(Moves())
    for name, tile in (("orange", "A15"), ("white", "A03"), ("purple", "A20")):
        three.says(name, f"activate {tile}", "done")
    assert three.offered("orange") == ["move cruiser", "done"], (
        "the last marker is activated without a question"
    )


@rule("EH-MOVE-01")
def test_case_e20_players_with_markers_left_go_on(table: Table) -> None:
    for tile in ("A03", "B02"):
        table.ships("white", tile, cruiser=1)
    for tile in ("A15", "B11", "B12"):
        table.ships("orange", tile, cruiser=1)
    table.markers("orange", "A15", "B11", "B12")
    moves(table, "A03", "B02")
    table.says("white", "activate A03", "done")
    table.says("orange", "activate A15", "done")
    table.says("white", "done")
    table.says("orange", "activate B11", "done", "done")
    assert table.s.agenda == []


@rule("EH-MOVE-02")
def test_a_marker_must_be_activated_but_no_ship_must_move(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.ships("white", "B02", cruiser=1)
    moves(table, "A03", "B02")
    assert table.offered("white") == ["activate B02", "activate A03"]
    assert table.why("white", "pass").text == "You have 2 unused markers and must activate one."
    table.says("white", "activate A03", "done", "done")
    assert (table.at_tile("white", "A03"), table.at_tile("white", "B02")) == (["cruiser"], ["cruiser"])
    assert table.player("white").markers == 0


@rule("EH-MOVE-02")
def test_the_marker_is_removed_by_its_activation(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    moves(table, "A03")
    assert table.player("white").markers == 0
    table.says("white", "done")
    assert table.s.agenda == []


@rule("EH-MOVE-14")
def test_a_marker_without_a_movable_ship_is_removed_without_an_activation(table: Table) -> None:
    table.ships("white", "A03", port=1)
    table.ships("orange", "A15", cruiser=1)
    table.markers("orange", "A15")
    moves(table, "A03", "B02")
    assert table.asked() == ["orange"]
    assert table.player("white").markers == 0


# Moving ships


@rule("EH-MOVE-03")
def test_every_ship_on_the_tile_moves_to_its_own_destination(table: Table) -> None:
    table.ships("white", "A03", cruiser=3, drone=1)
    moves(table, "A03")
    assert table.offered("white") == ["move cruiser", "move drone mother", "move all", "done"]
    table.says("white", "move cruiser", "only 1")
    assert table.why("white", "only 1").text == "Ships to move: 1. Choose their destination."
    table.says("white", "to D02", "move drone mother", "to C02")
    table.says("white", "move cruiser", "only 1", "to A01", "move cruiser", "to B02")
    assert table.s.agenda == []
    assert (
        table.at_tile("white", "D02")
        == table.at_tile("white", "A01")
        == table.at_tile("white", "B02")
        == ["cruiser"]
    )
    assert table.at_tile("white", "C02") == ["drone mother"]


@rule("EH-MOVE-03")
def test_equal_ships_go_together_unless_fewer_are_chosen(table: Table) -> None:
    table.ships("white", "A03", cruiser=3)
    table.hidden("A02", "A04", "B02", "C02", "C03", "B04")
    moves(table, "A03")
    table.says("white", "move cruiser")
    assert table.offered("white") == ["to B03", "only 1", "only 2"]
    assert table.why("white", "only 3").text == "Ships to move: 3. Choose their destination or fewer of them."
    table.says("white", "only 2", "to B03")
    assert len(table.at_tile("white", "B03")) == 2
    assert table.offered("white") == ["move cruiser", "done"]


@rule("EH-MOVE-03")
def test_ships_of_different_damage_or_tokens_are_chosen_apart(table: Table) -> None:
    table.upgrade("white", "drone", "Turbo Engines")
    table.ships("white", "A03", drone=1)
    table.group("white", "A03", "drone mother damaged")
    table.group("white", "A03", "drone mother I")
    moves(table, "A03")
    groups = ["move drone mother", "move drone mother damaged", "move drone mother I"]
    assert table.offered("white") == [*groups, "move all", "done"]
    table.says("white", "move drone mother I", "to D02")
    table.says("white", "move drone mother")
    assert "D02" not in destinations(table)


@rule("EH-MOVE-03")
def test_all_ships_may_go_to_a_tile_that_each_can_reach(table: Table) -> None:
    table.ships("white", "A03", cruiser=2, drone=1, port=1)
    moves(table, "A03")
    table.says("white", "move all")
    assert "C03" in destinations(table)
    assert table.why("white", "to D02").text == "D02 costs 3 movement; a drone mother has 2."
    table.says("white", "to C03")
    assert table.at_tile("white", "C03") == ["cruiser", "cruiser", "drone mother"]
    assert table.at_tile("white", "A03") == ["port"]


@rule("EH-MOVE-03")
def test_all_ships_go_together_only_with_two_sorts_and_a_common_tile(table: Table) -> None:
    table.upgrade("white", "gunship", "Big Guns")
    table.group("white", "A03", "gunship I")
    table.ships("white", "A03", cruiser=1)
    table.hidden("A02", "A04", "B02")
    table.tile("B03", face="asteroid")
    moves(table, "A03")
    assert table.offered("white") == ["move cruiser", "done"]
    assert table.why("white", "move all").rule == "EH-MOVE-03"
    refusal = table.why("white", "move gunship I")
    assert refusal.rule == "EH-MOVE-06"
    assert "its speed is 1" in refusal.text


@rule("EH-MOVE-03")
def test_the_own_tile_is_no_destination(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    moves(table, "A03")
    assert table.why("white", "to B02").text == "Choose first which ships on A03 move."
    table.says("white", "move cruiser")
    assert "A03" not in destinations(table)
    assert table.why("white", "to A03").text == "The ships stand on A03 already."


@rule("EH-MOVE-04")
def test_case_e30_a_ship_moved_onto_a_marker_moves_again(table: Table) -> None:
    table.ships("white", "A03", cruiser=2)
    table.ships("white", "B02", drone=1)
    moves(table, "A03", "B02")
    table.says("white", "activate A03", "move cruiser", "to B02")
    assert table.offered("white") == ["move cruiser", "move drone mother", "move all", "done"]
    table.says("white", "move cruiser", "to D03", "move drone mother", "to D01")
    assert table.at_tile("white", "D03") == ["cruiser", "cruiser"]


@rule("EH-MOVE-04")
def test_case_e30_the_other_way_round_the_cruisers_move_once(table: Table) -> None:
    table.ships("white", "A03", cruiser=2)
    table.ships("white", "B02", drone=1)
    moves(table, "A03", "B02")
    table.says("white", "activate B02", "move drone mother", "to D01", "move cruiser", "to B02")
    assert table.s.agenda == []
    assert table.at_tile("white", "B02") == ["cruiser", "cruiser"]


@rule("EH-MOVE-05")
def test_ships_on_tiles_without_a_marker_do_not_move(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.ships("white", "A02", cruiser=1)
    table.ships("white", "B03", drone=1)
    moves(table, "A03", "A02")
    assert table.why("white", "activate B03").rule == "EH-MOVE-05"
    table.says("white", "activate A03")
    assert table.why("white", "move drone mother").rule == "EH-MOVE-05"
    assert table.why("white", "activate A02").rule == "EH-MOVE-01"
    assert table.why("white", "activate B03").text == "You have no unused order marker on B03."
    table.says("white", "done", "done")
    assert table.at_tile("white", "B03") == ["drone mother"]


@rule("EH-MOVE-12")
def test_ports_never_move(table: Table) -> None:
    table.ships("white", "A03", cruiser=1, port=1)
    moves(table, "A03")
    assert table.offered("white") == ["move cruiser", "done"]
    assert table.why("white", "move port").rule == "EH-MOVE-12"


@rule("EH-MOVE-15")
def test_no_combat_takes_place_in_the_move_phase(table: Table) -> None:
    table.ships("white", "A03", cruiser=2)
    table.ships("orange", "B03", cruiser=2)
    table.marauders("B03", 2)
    moves(table, "A03")
    table.says("white", "move cruiser", "to B03")
    assert table.s.agenda == []
    assert table.s.fight.dice == []
    assert (len(table.at_tile("orange", "B03")), table.marauders_at("B03")) == (2, 2)


# Debris


@rule("EH-MOVE-07")
def test_case_e05_debris_destroys_a_cruiser_damages_a_drone_and_leaves_flak_unharmed(table: Table) -> None:
    table.upgrade("white", "cruiser", "Flak Cannons")
    table.ships("white", "A03", cruiser=1, drone=1)
    table.group("white", "A03", "cruiser I")
    table.tile("B03", face="debris")
    table.hidden("A02", "A04", "B02")
    moves(table, "A03")
    table.says("white", "move cruiser")
    assert destinations(table) == ["B03"]
    assert table.why("white", "to C02").rule == "EH-MOVE-07", "nobody comes out of it alive"
    table.says("white", "to B03")
    assert table.at_tile("white", "B03") == []
    table.says("white", "move cruiser I")
    assert destinations(table) == ["C02", "C03", "B03", "B04"], "1 movement is left on the debris"
    table.says("white", "to B03")
    assert table.offered("white") == ["move drone mother", "done"]
    table.says("white", "move drone mother", "to B03")
    assert table.at_tile("white", "B03") == ["cruiser I", "drone mother damaged"]


@rule("EH-MOVE-07")
def test_a_damaged_ship_is_destroyed_when_its_damage_reaches_its_hp(table: Table) -> None:
    table.group("white", "A03", "drone mother damaged")
    table.tile("B03", face="debris")
    moves(table, "A03")
    table.says("white", "move drone mother damaged", "to B03")
    assert table.player("white").ships == []
    assert table.player("white").occupied == 0


@rule("EH-MOVE-07")
def test_passing_through_debris_does_damage(table: Table) -> None:
    table.upgrade("white", "drone", "Turbo Engines")
    table.group("white", "A03", "drone mother I")
    table.hidden("A02", "A04", "B02", "C02", "B04")
    table.tile("B03", face="debris")
    moves(table, "A03")
    table.says("white", "move drone mother I", "to C03")
    assert table.at_tile("white", "C03") == ["drone mother I damaged"]


@rule("EH-MOVE-07")
def test_a_ship_that_dies_on_the_way_never_arrives(table: Table) -> None:
    table.ships("white", "A03", cruiser=2)
    table.hidden("A02", "A04", "B02", "C02", "B04")
    table.tile("B03", face="debris")
    moves(table, "A03")
    table.says("white", "move cruiser")
    assert destinations(table) == ["B03"]
    table.says("white", "to B03")
    assert table.player("white").ships == []


@rule("EH-MOVE-08")
def test_starting_on_debris_does_no_damage(table: Table) -> None:
    table.tile("B03", face="debris")
    table.ships("white", "B03", cruiser=1, drone=1)
    moves(table, "B03")
    table.says("white", "move cruiser", "to C03", "done")
    assert table.at_tile("white", "C03") == ["cruiser"]
    assert table.at_tile("white", "B03") == ["drone mother"]


@rule("EH-MOVE-13")
def test_the_ship_takes_the_way_around_debris_if_it_is_in_reach(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.tile("B03", face="debris")
    moves(table, "A03")
    table.says("white", "move cruiser", "to C03")
    assert table.at_tile("white", "C03") == ["cruiser"]


@rule("EH-GEN-07")
def test_ships_may_stay_on_the_sun(table: Table) -> None:
    table.ships("white", "D01", drone=1)
    moves(table, "D01")
    table.says("white", "move drone mother", "to S00")
    assert table.at_tile("white", "S00") == ["drone mother"]


# The Pathfinder Array


def scouts(table: Table) -> None:
    """White's drones on A03 are pathfinders and choose the unrevealed tile B03."""
    table.special("white", "Pathfinder Array", "drone")
    table.hidden("B03")
    table.ships("white", "A03", drone=2)
    moves(table, "A03")
    table.says("white", "move drone mother", "to B03")


@rule("EH-SP-10")
def test_the_tile_is_revealed_at_once_before_the_pathfinders_arrive(table: Table) -> None:
    scouts(table)
    assert len(table.can_fall()) == 18
    table.falls("reveal Anvil Drift")
    assert table.s.revealed >> tile_of("B03") & 1
    assert table.at_tile("white", "B03") == ["drone mother", "drone mother"]


@rule("EH-SP-10")
def test_revealed_debris_damages_the_pathfinders(table: Table) -> None:
    scouts(table)
    table.falls("reveal Hulk Row")
    assert table.at_tile("white", "B03") == ["drone mother damaged", "drone mother damaged"]


@rule("EH-SP-10")
def test_revealed_debris_destroys_weak_pathfinders(table: Table) -> None:
    table.group("white", "A03", "drone mother damaged")
    table.special("white", "Pathfinder Array", "drone")
    table.hidden("B03")
    moves(table, "A03")
    table.says("white", "move drone mother damaged", "to B03")
    table.falls("reveal Hulk Row")
    assert table.player("white").ships == []


@rule("EH-SP-10")
def test_ships_without_the_array_enter_no_unrevealed_tile(table: Table) -> None:
    table.special("white", "Pathfinder Array", "drone")
    table.hidden("B03")
    table.ships("white", "A03", cruiser=1, drone=1)
    moves(table, "A03")
    table.says("white", "move cruiser")
    assert table.why("white", "to B03").rule == "EH-MOVE-09"


@rule("EH-SP-10")
def test_pathfinders_move_though_everything_around_is_unrevealed(table: Table) -> None:
    table.special("white", "Pathfinder Array", "drone")
    table.hidden("A02", "A04", "B02", "B03")
    table.ships("white", "A03", cruiser=1, drone=1)
    moves(table, "A03")
    assert table.offered("white") == ["move drone mother", "done"]


@rule("EH-SP-10", "EH-SU-12")
def test_pathfinders_with_flak_cannons_are_not_damaged_by_revealed_debris(table: Table) -> None:
    table.special("white", "Pathfinder Array", "cruiser")
    table.upgrade("white", "cruiser", "Flak Cannons")
    table.hidden("B03")
    table.group("white", "A03", "cruiser I")
    moves(table, "A03")
    table.says("white", "move cruiser I", "to B03")
    table.falls("reveal Hulk Row")
    assert table.at_tile("white", "B03") == ["cruiser I"]
