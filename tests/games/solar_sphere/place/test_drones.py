"""Drones: fabricating, exhausting, deploying, salvaging and the decommission matrix."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.checks import check_player
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.play import EndOfRound


def drones(table: Table) -> tuple[int, int, int]:
    """Red's active, inactive and reserve drones."""
    player = table.player("red")
    return player.active, player.inactive, player.reserve


def kickbacks(table: Table, column: int) -> None:
    """Red's turn; red has moved the morale marker to this column."""
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", f"kickback to {column}")


def salvage_ship(table: Table, face: int, active: int, inactive: int) -> None:
    """Red takes the action of the Salvage Ship with a die of this face and has so many drones."""
    table.drones("red", active, inactive)
    table.ports("red", face)
    table.at_turn("red")
    table.says("red", f"deploy {face}", "visit Salvage Ship")


@rule("SS-DRONE-01")
def test_twenty_drones_lie_in_reserve_panels_matrix_on_locations_hexes_and_ships(table: Table) -> None:
    table.player("red").matrix = [2, 1, 0]
    table.satellite("red", "fleet")
    table.built("red", "I1", "I2")
    table.drones("red", active=5, inactive=4)
    table.ship("top left", "RS08", ("red", 3))
    check_player(table.s, 0)
    assert drones(table) == (2, 4, 5)


@rule("SS-DRONE-01")
def test_a_twenty_first_drone_is_noticed(table: Table) -> None:
    table.player("red").reserve += 1
    with pytest.raises(AssertionError, match="seat 0 has 21 drones"):
        check_player(table.s, 0)


@rule("SS-DRONE-01")
def test_a_player_with_all_twenty_drones_in_play_cannot_fabricate(table: Table) -> None:
    table.player("red").morale = 3
    table.drones("red", active=12, inactive=8)
    kickbacks(table, 2)
    assert table.offered("red") == ["take ore", "take gold", "take crystal", "salvage"]
    assert table.why("red", "fabricate").text == "Your reserve is empty and you have no satellite to recover."


@rule("SS-DRONE-02")
def test_a_fabricated_drone_goes_from_reserve_to_active(table: Table) -> None:
    table.player("red").morale = 3
    kickbacks(table, 2)
    table.says("red", "fabricate")
    assert drones(table) == (7, 2, 11)


@rule("SS-DRONE-03")
def test_with_an_empty_reserve_a_satellite_may_come_back_to_active(table: Table) -> None:
    table.player("red").morale = 3
    table.satellite("red", "ore-belt")
    table.satellite("red", "fleet")
    table.drones("red", active=10, inactive=8)
    kickbacks(table, 2)
    table.says("red", "fabricate")
    assert table.offered("red") == ["recall from Ore Belt", "recall from Resistance Fleet", "stop"]
    table.says("red", "recall from Resistance Fleet")
    assert drones(table) == (11, 8, 0)
    assert GAME.seen.view(table.s, 0).players[0].satellites == [0]


@rule("SS-DRONE-03")
def test_recovering_a_satellite_is_optional(table: Table) -> None:
    table.player("red").morale = 3
    table.satellite("red", "ore-belt")
    table.drones("red", active=10, inactive=9)
    kickbacks(table, 2)
    table.says("red", "fabricate", "stop")
    assert drones(table) == (10, 9, 0)
    assert GAME.seen.view(table.s, 0).players[0].satellites == [0]


@rule("SS-DRONE-03")
def test_while_a_drone_is_in_reserve_no_satellite_comes_back(table: Table) -> None:
    table.player("red").morale = 3
    table.satellite("red", "ore-belt")
    table.drones("red", active=10, inactive=8)
    kickbacks(table, 2)
    table.says("red", "fabricate")
    assert drones(table) == (11, 8, 0)
    assert GAME.seen.view(table.s, 0).players[0].satellites == [0]
    assert "deploy 3" in table.offered("red")


@rule("SS-DRONE-03")
def test_fabricating_two_takes_the_last_reserve_drone_and_then_asks_for_a_satellite(table: Table) -> None:
    table.satellite("red", "ore-belt")
    table.drones("red", active=0, inactive=18)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Drone Fabricator")
    assert drones(table) == (1, 18, 0)
    table.says("red", "recall from Ore Belt")
    assert drones(table) == (2, 18, 0)


@rule("SS-DRONE-03")
def test_only_an_own_satellite_can_be_recovered(table: Table) -> None:
    table.player("red").morale = 3
    table.satellite("red", "ore-belt")
    table.satellite("black", "fleet")
    table.drones("red", active=10, inactive=9)
    kickbacks(table, 2)
    table.says("red", "fabricate")
    refusal = table.why("red", "recall from Resistance Fleet")
    assert refusal.rule == "SS-DRONE-03"
    assert refusal.text == "You have no satellite at the Resistance Fleet."


@rule("SS-DRONE-04")
def test_changing_a_die_exhausts_a_drone_for_each_step_from_active_to_inactive(table: Table) -> None:
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Gold Belt", "as 4")
    assert drones(table) == (3, 5, 12)


@rule("SS-DRONE-04")
def test_visiting_an_occupied_location_exhausts_a_drone(table: Table) -> None:
    table.die_at("ore-belt", "black")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Ore Belt", "as 1")
    assert drones(table) == (5, 3, 12)


@rule("SS-DRONE-05")
def test_a_satellite_comes_from_the_active_drones(table: Table) -> None:
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Ore Belt", "as 1", "launch satellite")
    assert drones(table) == (5, 2, 12)


@rule("SS-DRONE-05")
def test_the_drone_on_a_hex_comes_from_the_active_drones(table: Table) -> None:
    table.stock("red", ore=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Solar Sphere", "as 1", "take action", "build Lattice Node")
    assert drones(table) == (5, 2, 12)


@rule("SS-DRONE-05")
def test_inactive_and_reserve_drones_cannot_attack(table: Table) -> None:
    table.ship("top left", "RS08")
    table.stock("red", crystal=1)
    table.drones("red", active=2, inactive=9)
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "deploy 2", "visit Resistance Fleet", "take action")
    assert table.offered("red") == ["send 1", "send 2"]
    assert table.why("red", "send 3").text == "You must send at least 1 and have 2 active drones."
    table.says("red", "send 2")
    assert drones(table) == (0, 9, 9)


@rule("SS-DRONE-06")
def test_a_satellite_stays_when_the_round_ends(table: Table) -> None:
    table.satellite("red", "crew-station")
    table.at(EndOfRound())
    assert GAME.seen.view(table.s, 0).locations[6].satellites == [0]


@rule("SS-DRONE-06")
def test_a_boosted_action_leaves_the_satellite_where_it_is(table: Table) -> None:
    table.satellite("red", "gold-belt")
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Gold Belt", "as 3")
    assert table.resources("red") == "3 gold"
    assert GAME.seen.view(table.s, 0).locations[1].satellites == [0]


@rule("SS-DRONE-07")
def test_a_drone_on_a_hex_never_comes_back(table: Table) -> None:
    table.player("red").morale = 3
    table.built("red", "I1", "I2")
    table.drones("red", active=10, inactive=8)
    kickbacks(table, 2)
    assert "fabricate" not in table.offered("red")
    table.at(EndOfRound())
    assert table.owner("I1") == table.owner("I2") == "red"
    assert drones(table) == (10, 8, 0)


@rule("SS-DRONE-08")
def test_attack_drones_stay_on_the_ship_while_the_attack_goes_on(table: Table) -> None:
    table.ship("top left", "RS08", ("red", 2))
    table.at(Battle())
    table.falls("resistance 1")
    assert table.on_ship("bottom left") == [("red", 2), ("corporation", 1)]
    assert drones(table) == (4, 2, 12)


@rule("SS-DRONE-08")
def test_attack_drones_become_inactive_when_the_attack_is_resolved(table: Table) -> None:
    table.ship("bottom left", "RS08", ("red", 2), ("corporation", 1))
    table.at(Battle())
    table.falls("resistance 0")
    assert table.on_ship("bottom left") == []
    assert drones(table) == (4, 4, 12)


# Salvage


@rule("SS-DRONE-09")
def test_each_salvaged_drone_is_regenerated_or_decommissioned(table: Table) -> None:
    salvage_ship(table, face=3, active=0, inactive=5)
    assert table.offered("red") == [
        "regenerate 1",
        "regenerate 2",
        "regenerate 3",
        "decommission to cargo",
        "decommission to salvage value",
        "decommission to pride",
        "stop",
    ]
    table.says("red", "decommission to salvage value", "regenerate 2")
    assert drones(table) == (2, 2, 15)
    assert table.player("red").matrix == [0, 1, 0]


@rule("SS-DRONE-09")
def test_not_more_drones_are_salvaged_than_are_inactive(table: Table) -> None:
    salvage_ship(table, face=6, active=0, inactive=2)
    refusal = table.why("red", "regenerate 3")
    assert refusal.rule == "SS-DRONE-09"
    assert refusal.text == "Drones you may still salvage: 6; inactive: 2."
    table.says("red", "regenerate 2")
    assert drones(table) == (2, 0, 18)
    assert table.offered("red") == []


@rule("SS-DRONE-09")
def test_not_more_drones_are_salvaged_than_the_action_says(table: Table) -> None:
    salvage_ship(table, face=3, active=0, inactive=5)
    table.says("red", "regenerate 1")
    refusal = table.why("red", "regenerate 3")
    assert refusal.rule == "SS-DRONE-09"
    assert refusal.text == "Drones you may still salvage: 2; inactive: 4."


@rule("SS-DRONE-09")
def test_active_drones_and_the_reserve_cannot_be_salvaged(table: Table) -> None:
    table.player("red").morale = 3
    table.drones("red", active=8, inactive=0)
    kickbacks(table, 2)
    assert "salvage" not in table.offered("red")
    assert table.why("red", "salvage").text == "You have no inactive drone to salvage."


@rule("SS-DRONE-10")
def test_a_regenerated_drone_goes_from_inactive_to_active(table: Table) -> None:
    salvage_ship(table, face=2, active=0, inactive=2)
    table.says("red", "regenerate 2")
    assert drones(table) == (2, 0, 18)
    assert table.player("red").matrix == [0, 0, 0]


@rule("SS-DRONE-11")
def test_a_decommissioned_drone_goes_from_inactive_to_the_left_most_empty_space_of_a_row(
    table: Table,
) -> None:
    table.player("red").matrix = [0, 2, 0]
    salvage_ship(table, face=1, active=0, inactive=4)
    table.says("red", "decommission to salvage value")
    assert table.player("red").matrix == [0, 3, 0]
    assert table.player("red").score == 3
    assert drones(table) == (0, 3, 14)


@rule("SS-DRONE-11")
def test_a_decommissioned_drone_never_comes_back(table: Table) -> None:
    table.player("red").morale = 3
    table.player("red").matrix = [3, 3, 3]
    table.drones("red", active=11, inactive=0)
    kickbacks(table, 2)
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]
    table.at(EndOfRound())
    assert table.player("red").matrix == [3, 3, 3]


@rule("SS-DRONE-12")
@pytest.mark.parametrize(("filled", "points"), [(0, 1), (1, 2), (2, 3)])
def test_the_row_salvage_value_scores_1_2_or_3_points(table: Table, filled: int, points: int) -> None:
    table.player("red").matrix = [0, filled, 0]
    salvage_ship(table, face=1, active=0, inactive=2)
    table.says("red", "decommission to salvage value")
    assert table.player("red").score == points


@rule("SS-DRONE-12")
@pytest.mark.parametrize(("filled", "morale"), [(0, 1), (1, 2), (2, 3)])
def test_the_row_pride_gives_1_2_or_3_morale(table: Table, filled: int, morale: int) -> None:
    table.player("red").matrix = [0, 0, filled]
    salvage_ship(table, face=1, active=0, inactive=2)
    table.says("red", "decommission to pride")
    assert table.player("red").morale == morale


@rule("SS-DRONE-12")
@pytest.mark.parametrize("filled", [0, 1, 2])
def test_the_row_cargo_gives_a_resource_of_choice(table: Table, filled: int) -> None:
    table.player("red").matrix = [filled, 0, 0]
    salvage_ship(table, face=1, active=0, inactive=2)
    table.says("red", "decommission to cargo")
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]
    table.says("red", "take crystal")
    assert table.resources("red") == "1 crystal"
    assert table.offered("red") == []


@rule("SS-DRONE-12")
def test_the_bonus_is_gained_before_the_salvage_goes_on(table: Table) -> None:
    salvage_ship(table, face=2, active=0, inactive=3)
    table.says("red", "decommission to cargo")
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]
    table.says("red", "take ore")
    assert table.offered("red") == [
        "regenerate 1",
        "decommission to salvage value",
        "decommission to pride",
        "stop",
    ]


@rule("SS-DRONE-13")
def test_each_row_takes_one_drone_in_a_salvage_action(table: Table) -> None:
    """T-05."""
    table.satellite("red", "salvage-ship")
    salvage_ship(table, face=1, active=0, inactive=6)
    table.says(
        "red", "decommission to cargo", "take gold", "decommission to salvage value", "decommission to pride"
    )
    table.falls("auxiliary die 4")
    assert table.offered("red") == ["regenerate 1", "regenerate 2", "regenerate 3", "stop"]
    assert table.why("red", "decommission to cargo").rule == "SS-DRONE-13"
    assert (
        table.why("red", "decommission to cargo").text
        == "The row cargo already took a drone in this salvage action."
    )
    assert (table.resources("red"), table.player("red").score, table.player("red").morale) == ("1 gold", 1, 1)
    assert table.player("red").auxiliary == 4


@rule("SS-DRONE-14")
def test_a_full_row_takes_no_more_drones(table: Table) -> None:
    table.player("red").matrix = [3, 0, 1]
    salvage_ship(table, face=2, active=0, inactive=2)
    assert table.offered("red")[2:] == ["decommission to salvage value", "decommission to pride", "stop"]
    refusal = table.why("red", "decommission to cargo")
    assert refusal.rule == "SS-DRONE-14"
    assert refusal.text == "All 3 spaces of the row cargo are filled."


@rule("SS-DRONE-15")
def test_salvaging_fewer_drones_is_allowed(table: Table) -> None:
    salvage_ship(table, face=6, active=0, inactive=5)
    table.says("red", "regenerate 1", "stop")
    assert drones(table) == (1, 4, 15)


@rule("SS-DRONE-15")
def test_salvaging_no_drone_is_allowed(table: Table) -> None:
    salvage_ship(table, face=6, active=0, inactive=5)
    table.says("red", "stop")
    assert drones(table) == (0, 5, 15)


@rule("SS-DRONE-16")
def test_each_kickback_is_a_salvage_action_of_its_own(table: Table) -> None:
    table.player("red").morale = 5
    table.drones("red", active=6, inactive=4)
    kickbacks(table, 2)
    table.says("red", "salvage", "decommission to salvage value", "stop")
    table.says("red", "salvage", "decommission to salvage value")
    assert table.player("red").matrix == [0, 2, 0]
    assert table.player("red").score == 1 + 2


@rule("SS-DRONE-16")
def test_a_crew_action_and_a_location_action_are_two_salvage_actions(table: Table) -> None:
    table.crew("red", "C2-03a")
    table.drones("red", active=0, inactive=4)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "use Scrap Foreman (Umbra)", "decommission to pride", "stop")
    table.says("red", "deploy 1", "visit Salvage Ship", "decommission to pride")
    assert table.player("red").matrix == [0, 0, 2]
    assert table.player("red").morale == 1 + 2


@rule("SS-DRONE-16")
def test_the_benefit_of_a_hex_is_a_salvage_action_of_its_own(table: Table) -> None:
    table.crew("red", "C2-03a")
    table.stock("red", ore=2)
    table.drones("red", active=1, inactive=4)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "use Scrap Foreman (Umbra)", "decommission to pride", "stop")
    table.says(
        "red", "deploy 1", "visit Solar Sphere", "take action", "build Heat Sink", "decommission to pride"
    )
    assert table.player("red").matrix == [0, 0, 2]


@rule("SS-DRONE-16")
def test_the_boost_of_the_fleet_is_a_salvage_action_of_its_own(table: Table) -> None:
    table.crew("red", "C2-03a")
    table.satellite("red", "fleet")
    table.ship("top left", "RS08")
    table.stock("red", crystal=1)
    table.drones("red", active=1, inactive=4)
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "use Scrap Foreman (Umbra)", "decommission to pride", "stop")
    table.says("red", "deploy 2", "visit Resistance Fleet", "decommission to pride")
    assert table.player("red").matrix == [0, 0, 2]


@rule("SS-DRONE-16")
def test_a_retirement_is_a_salvage_action_of_its_own(table: Table) -> None:
    table.crew("red", "C2-03a", "C3-01a", "C1-01a")
    table.display(0, "C1-05a")
    table.stock("red", gold=2)
    table.drones("red", active=0, inactive=5)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "use Scrap Foreman (Umbra)", "decommission to pride", "stop")
    table.says("red", "deploy 1", "visit Crew Station", "take action", "retire Reclamation Director (Helion)")
    table.says("red", "decommission to pride", "stop")
    assert table.player("red").matrix == [0, 0, 2]
