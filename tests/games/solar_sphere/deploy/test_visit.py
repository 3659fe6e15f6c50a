"""Visiting a Location: where a die may go, what that costs, and satellite or action on arrival."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.games.solar_sphere.cards.tables import SALVAGE_SHIP
from perihelion.games.solar_sphere.deploy.visit import put_die
from perihelion.games.solar_sphere.phases.recover import Recover

EVERY_FACE = ["as 1", "as 2", "as 3", "as 4", "as 5", "as 6"]


@rule("SS-VIS-01")
def test_a_die_visits_only_a_location_whose_requirement_it_meets(table: Table) -> None:
    table.drones("red", active=0)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3")
    assert table.offered("red") == ["visit Gold Belt", "visit Drone Fabricator", "visit Salvage Ship"]


@rule("SS-VIS-01")
@pytest.mark.parametrize(
    ("location", "faces"),
    [
        ("Ore Belt", ["as 1", "as 2"]),
        ("Gold Belt", ["as 3", "as 4"]),
        ("Crystal Belt", ["as 5", "as 6"]),
        ("Drone Fabricator", EVERY_FACE),
        ("Salvage Ship", EVERY_FACE),
        ("Solar Sphere", EVERY_FACE),
        ("Crew Station", ["as 1", "as 3", "as 5"]),
        ("Resistance Fleet", ["as 2", "as 4", "as 6"]),
    ],
)
def test_every_location_takes_the_faces_printed_on_it(table: Table, location: str, faces: list[str]) -> None:
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", f"visit {location}")
    assert sorted(table.offered("red")) == faces


@rule("SS-VIS-01")
def test_a_face_that_the_location_does_not_take_is_refused(table: Table) -> None:
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Crew Station")
    assert table.why("red", "as 4").rule == "SS-VIS-01"
    assert table.why("red", "as 4").text == "The Crew Station takes 1 or 3 or 5, not 4."


@rule("SS-VIS-01")
def test_each_different_die_on_the_ports_may_be_chosen_and_no_other(table: Table) -> None:
    table.ports("red", 2, 2, 5)
    table.at_turn("red")
    assert table.offered("red") == ["deploy 2", "deploy 5", "discard 2", "discard 5"]
    assert table.why("red", "deploy 3").rule == "SS-VIS-01"
    table.says("red", "deploy 2", "visit Ore Belt", "as 2")
    assert table.player("red").dice == [0, 0, 1, 0, 0, 1, 0]


@rule("SS-VIS-02")
def test_changing_a_one_into_a_six_exhausts_five_drones(table: Table) -> None:
    """E-08."""
    table.drones("red", active=5)
    table.visit("red", "Salvage Ship", 1, face=6)
    assert (table.player("red").active, table.player("red").inactive) == (0, 5)
    assert table.dice_at("salvage-ship") == [("red", 6)]


@rule("SS-VIS-02")
def test_with_four_active_drones_a_one_does_not_become_a_six(table: Table) -> None:
    """E-08."""
    table.drones("red", active=4)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Drone Fabricator")
    assert table.offered("red") == ["as 1", "as 2", "as 3", "as 4", "as 5"]
    assert table.why("red", "as 6").rule == "SS-VIS-02"
    assert table.why("red", "as 6").text == "Needs 5 active drones; you have 4."


@rule("SS-VIS-02")
def test_a_six_becomes_a_one_for_five_drones_since_faces_do_not_wrap(table: Table) -> None:
    table.drones("red", active=6)
    table.visit("red", "Ore Belt", 6, face=1)
    assert (table.player("red").active, table.player("red").inactive) == (1, 5)


@rule("SS-VIS-02")
def test_a_location_beyond_the_drones_is_refused_with_what_it_needs(table: Table) -> None:
    table.drones("red", active=1)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3")
    assert table.why("red", "visit Crystal Belt").rule == "SS-VIS-02"
    assert (
        table.why("red", "visit Crystal Belt").text
        == "The Crystal Belt takes 5 or 6: needs 2 active drones; you have 1."
    )


@rule("SS-VIS-03")
def test_an_occupied_location_costs_one_drone_however_many_dice_lie_there(table: Table) -> None:
    table.die_at("gold-belt", "black", 3)
    table.die_at("gold-belt", "black", 4)
    table.die_at("gold-belt", "red", 3)
    table.visit("red", "Gold Belt", 3)
    assert (table.player("red").active, table.player("red").inactive) == (5, 3)


@rule("SS-VIS-03")
def test_a_location_without_dice_costs_no_drone(table: Table) -> None:
    table.die_at("ore-belt", "black", 1)
    table.visit("red", "Gold Belt", 3)
    assert (table.player("red").active, table.player("red").inactive) == (6, 2)


@rule("SS-VIS-03")
def test_the_players_own_die_occupies_a_location_too(table: Table) -> None:
    table.ports("red", 3, 4)
    table.at_deploy()
    table.says(
        "red", "deploy 3", "visit Gold Belt", "as 3", "take action", "deploy 4", "visit Gold Belt", "as 4"
    )
    assert (table.player("red").active, table.player("red").inactive) == (5, 3)


@rule("SS-VIS-03")
def test_the_drone_for_an_occupied_location_comes_on_top_of_those_for_the_face(table: Table) -> None:
    table.die_at("crystal-belt", "black", 5)
    table.visit("red", "Crystal Belt", 3, face=5)
    assert (table.player("red").active, table.player("red").inactive) == (3, 5)


@rule("SS-VIS-04")
def test_without_an_active_drone_an_occupied_location_cannot_be_visited(table: Table) -> None:
    """T-09."""
    table.die_at("fabricator", "red", 2)
    table.drones("red", active=0)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3")
    assert table.offered("red") == ["visit Gold Belt", "visit Salvage Ship"]
    assert table.why("red", "visit Drone Fabricator").rule == "SS-VIS-04"
    assert "needs 1 active drone; you have none" in table.why("red", "visit Drone Fabricator").text


@rule("SS-VIS-05")
def test_the_changed_face_is_the_value_of_the_die(table: Table) -> None:
    table.drones("red", active=4, inactive=6)
    table.visit("red", "Salvage Ship", 2, face=5)
    table.says("red", "take action")
    assert "regenerate 5" in table.offered("red")
    assert "regenerate 6" not in table.offered("red")


@rule("SS-VIS-05")
def test_dice_lie_on_their_location_until_recover(table: Table) -> None:
    table.visit("red", "Gold Belt", 2, face=4)
    table.says("red", "take action")
    table.ports("black", 1)
    table.at_turn("black")
    assert table.dice_at("gold-belt") == [("red", 4)]
    table.at(Recover())
    assert table.dice_at("gold-belt") == []


@rule("SS-VIS-06")
def test_on_arrival_the_player_does_exactly_one_of_satellite_and_action(table: Table) -> None:
    table.visit("red", "Gold Belt", 3)
    assert table.offered("red") == ["take action", "launch satellite"]
    table.says("red", "take action")
    assert table.offered("red") == []
    assert table.satellites("red") == []


@rule("SS-VIS-07")
def test_launching_a_satellite_moves_an_active_drone_there_and_ends_the_turn_without_the_action(
    table: Table,
) -> None:
    table.visit("red", "Gold Belt", 3)
    table.says("red", "launch satellite")
    assert table.satellites("red") == ["gold-belt"]
    assert (table.player("red").active, table.player("red").inactive) == (5, 2)
    assert table.resources("red") == ""
    assert table.offered("red") == []


@rule("SS-VIS-07")
def test_after_a_satellite_not_even_crew_is_asked_for_and_the_next_player_goes_on(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.ports("red", 3, 3)
    table.ports("black", 1)
    table.at_deploy()
    table.says("red", "deploy 3", "visit Gold Belt", "as 3")
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action", "launch satellite"]
    table.says("red", "launch satellite")
    assert (table.offered("red"), table.resources("red")) == ([], "")
    assert "discard 1" in table.offered("black")


@rule("SS-VIS-07")
def test_a_satellite_needs_an_active_drone(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.drones("red", active=0)
    table.visit("red", "Gold Belt", 3)
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action"]
    assert table.why("red", "launch satellite").rule == "SS-VIS-07"
    assert table.why("red", "launch satellite").text == "A satellite needs 1 active drone; you have none."


@rule("SS-VIS-08")
def test_a_player_has_at_most_one_satellite_at_a_location(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.satellite("red", "gold-belt")
    table.visit("red", "Gold Belt", 3)
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action"]
    assert table.why("red", "launch satellite").rule == "SS-VIS-08"
    assert table.why("red", "launch satellite").text == "You already have a satellite at the Gold Belt."


@rule("SS-VIS-08")
def test_any_number_of_players_may_have_a_satellite_at_the_same_location(four: Table) -> None:
    four.satellite("black", "gold-belt")
    four.satellite("green", "gold-belt")
    four.satellite("purple", "gold-belt")
    four.visit("red", "Gold Belt", 3)
    four.says("red", "launch satellite")
    assert four.satellites("red") == ["gold-belt"]


@rule("SS-VIS-09")
def test_the_own_satellite_boosts_the_action_at_no_cost_and_stays(table: Table) -> None:
    table.satellite("red", "gold-belt")
    table.visit("red", "Gold Belt", 3)
    assert table.resources("red") == "3 gold"
    assert table.satellites("red") == ["gold-belt"]
    assert (table.player("red").active, table.player("red").inactive) == (6, 2)


@rule("SS-VIS-09")
def test_the_satellite_of_another_player_boosts_nothing(table: Table) -> None:
    table.satellite("black", "gold-belt")
    table.visit("red", "Gold Belt", 3)
    table.says("red", "take action")
    assert table.resources("red") == "1 gold"


@rule("SS-VIS-09")
def test_a_satellite_elsewhere_boosts_nothing_here(table: Table) -> None:
    table.satellite("red", "ore-belt")
    table.visit("red", "Gold Belt", 3)
    table.says("red", "take action")
    assert table.resources("red") == "1 gold"


@rule("SS-VIS-10")
def test_the_solar_sphere_is_offered_for_a_satellite_when_nothing_can_be_built(table: Table) -> None:
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3")
    assert "visit Solar Sphere" in table.offered("red")


@rule("SS-VIS-10")
def test_the_solar_sphere_is_not_offered_when_neither_satellite_nor_action_is_possible(table: Table) -> None:
    table.satellite("red", "sphere")
    table.stock("red", ore=1)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3")
    assert "visit Solar Sphere" not in table.offered("red")
    assert table.why("red", "visit Solar Sphere").rule == "SS-SPH-04"
    assert "1 ore, 0 gold, 0 crystal" in table.why("red", "visit Solar Sphere").text


@rule("SS-VIS-10")
def test_the_drone_exhausted_for_an_occupied_location_can_no_longer_be_launched(table: Table) -> None:
    table.die_at("sphere")
    table.drones("red", active=1)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3")
    assert "visit Solar Sphere" not in table.offered("red")
    assert "visit Gold Belt" in table.offered("red")


@rule("SS-VIS-10")
def test_a_face_is_only_offered_if_the_visit_can_be_finished_with_the_drones_left(table: Table) -> None:
    table.drones("red", active=2)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Solar Sphere")
    assert table.offered("red") == ["as 3", "as 2", "as 4"]
    assert table.why("red", "as 5").rule == "SS-SPH-04"


@rule("SS-VIS-10")
def test_a_die_that_can_go_nowhere_can_only_be_discarded(table: Table) -> None:
    table.drones("red", active=0)
    table.die_at("gold-belt")
    table.die_at("fabricator")
    table.die_at("salvage-ship")
    table.ports("red", 1, 3)
    table.at_turn("red")
    assert table.offered("red") == ["deploy 1", "discard 1", "discard 3"]
    assert table.why("red", "deploy 3").rule == "SS-VIS-10"
    assert "0 active drones" in table.why("red", "deploy 3").text


@rule("SS-VIS-11")
def test_the_fabricator_may_be_visited_with_nothing_to_fabricate(table: Table) -> None:
    table.drones("red", active=20)
    table.visit("red", "Drone Fabricator", 3)
    table.says("red", "take action")
    assert (table.player("red").active, table.player("red").reserve) == (20, 0)
    assert table.dice_at("fabricator") == [("red", 3)]


@rule("SS-VIS-11")
def test_the_salvage_ship_may_be_visited_with_nothing_to_salvage(table: Table) -> None:
    table.drones("red", active=0)
    table.visit("red", "Salvage Ship", 3)
    assert table.dice_at("salvage-ship") == [("red", 3)]
    assert table.offered("red") == []


@rule("SS-VIS-11")
def test_a_salvage_may_end_with_no_drone_salvaged(table: Table) -> None:
    table.visit("red", "Salvage Ship", 3)
    table.says("red", "take action", "stop")
    assert (table.player("red").active, table.player("red").inactive) == (6, 2)


@rule("SS-VIS-12")
def test_a_die_that_launched_a_satellite_occupies_the_location(table: Table) -> None:
    table.ports("red", 3)
    table.ports("black", 3)
    table.at_deploy()
    table.says("red", "deploy 3", "visit Gold Belt", "as 3", "launch satellite")
    table.says("black", "deploy 3", "visit Gold Belt", "as 3")
    assert (table.player("black").active, table.player("black").inactive) == (5, 3)


@rule("SS-VIS-12")
def test_a_ship_die_of_dranda_occupies_a_location(solo: Table) -> None:
    solo.dranda_turn("black", 3, "DC12")
    assert solo.dice_at("gold-belt") == [("dranda", 3)]
    solo.visit("red", "Gold Belt", 3)
    assert (solo.player("red").active, solo.player("red").inactive) == (5, 3)


@rule("SS-VIS-12")
def test_an_opaque_die_of_dranda_occupies_a_location(solo: Table) -> None:
    put_die(solo.s, SALVAGE_SHIP, 1, 3, True)
    solo.visit("red", "Salvage Ship", 3)
    assert (solo.player("red").active, solo.player("red").inactive) == (5, 3)


@rule("SS-VIS-12")
def test_a_discarded_die_lies_at_no_location(table: Table) -> None:
    table.ports("red", 3)
    table.ports("black", 3)
    table.at_deploy()
    table.says("red", "discard 3")
    table.says("black", "deploy 3", "visit Gold Belt", "as 3")
    assert (table.player("black").active, table.player("black").inactive) == (6, 2)
    assert len(table.s.placed) == 1


@rule("SS-VIS-02")
def test_the_face_that_costs_nothing_is_offered_first_and_the_dearest_last(table: Table) -> None:
    table.ports("red", 4)
    table.drones("red", active=6)
    table.at_turn("red")
    table.says("red", "deploy 4", "visit Drone Fabricator")
    assert table.offered("red") == ["as 4", "as 3", "as 5", "as 2", "as 6", "as 1"]


@rule("SS-VIS-03", "SS-SPH-04")
def test_the_refusal_at_an_occupied_sphere_counts_the_drone_for_it(table: Table) -> None:
    table.die_at("sphere")
    table.drones("red", active=1)
    table.stock("red", ore=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1")
    assert table.why("red", "visit Solar Sphere").rule == "SS-SPH-04"
    assert table.why("red", "visit Solar Sphere").text == (
        "On arrival you would have 2 ore, 0 gold, 0 crystal and 0 active drones: no hex in reach can be paid,"
        " and no active drone would be left for a satellite."
    )


@rule("SS-VIS-02", "SS-FLT-06")
def test_the_refusal_at_the_fleet_counts_the_drones_for_the_face(table: Table) -> None:
    table.satellite("red", "fleet")
    table.player("red").matrix = [3, 0, 0]
    table.drones("red", active=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1")
    assert table.why("red", "visit Resistance Fleet").text == (
        "An attack needs 1 crystal and 1 active drone; on arrival you would have 0 crystal and 1 active"
        " drone, and you already have a satellite."
    )
