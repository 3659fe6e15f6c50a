"""Take kickbacks: what the Corporation pays for morale."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule


def stops(table: Table) -> list[str]:
    """The kickbacks that red is offered."""
    return [word for word in table.offered("red") if word.startswith("kickback")]


def turn_with(table: Table, morale: int, reputation: int = 0) -> None:
    """Red's turn with a die of 3 and the markers here."""
    table.player("red").morale = morale
    table.player("red").reputation = reputation
    table.ports("red", 3)
    table.at_turn("red")


@rule("SS-KICK-01")
def test_the_marker_may_move_back_to_any_spanner_behind_it(table: Table) -> None:
    turn_with(table, morale=9)
    assert stops(table) == ["kickback to 2", "kickback to 4", "kickback to 6", "kickback to 8"]
    table.says("red", "kickback to 8", "take ore")
    assert table.player("red").morale == 8


@rule("SS-KICK-01")
def test_kickbacks_are_taken_once_per_turn(table: Table) -> None:
    turn_with(table, morale=9)
    table.says("red", "kickback to 8", "take ore")
    assert stops(table) == []
    assert table.why("red", "kickback to 6").rule == "SS-KICK-01"
    assert (
        table.why("red", "kickback to 6").text == "You have taken kickbacks this turn; once per turn is all."
    )


@rule("SS-KICK-01")
def test_in_the_next_turn_kickbacks_may_be_taken_again(table: Table) -> None:
    table.player("red").morale = 8
    table.ports("red", 3, 3)
    table.at_deploy()
    table.says("red", "kickback to 6", "take ore", "discard 3", "kickback to 6", "take ore")
    assert table.resources("red") == "2 ore"
    assert table.player("red").morale == 6


@rule("SS-KICK-01")
def test_a_spanner_at_or_before_the_marker_is_no_stop(table: Table) -> None:
    turn_with(table, morale=8)
    assert table.why("red", "kickback to 8").rule == "SS-KICK-01"
    assert (
        table.why("red", "kickback to 8").text == "Column 8 is not behind your morale marker, which is at 8."
    )
    assert (
        table.why("red", "kickback to 10").text
        == "Column 10 is not behind your morale marker, which is at 8."
    )


@rule("SS-KICK-01")
def test_kickbacks_come_before_the_die(table: Table) -> None:
    table.crew("red", "C2-01a")
    turn_with(table, morale=8)
    table.says("red", "deploy 3", "visit Gold Belt", "as 3")
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action", "launch satellite"]
    table.says("red", "take action")
    assert table.offered("red") == ["use Mining Chief (Helion)", "end turn"]


@rule("SS-KICK-01")
def test_without_a_spanner_behind_the_marker_there_are_no_kickbacks(table: Table) -> None:
    turn_with(table, morale=2, reputation=6)
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-KICK-02")
def test_the_marker_may_move_back_as_far_as_the_player_likes(table: Table) -> None:
    turn_with(table, morale=18)
    assert stops(table) == [f"kickback to {column}" for column in (2, 4, 6, 8, 10, 12, 14, 16)]


@rule("SS-KICK-02")
def test_the_marker_must_stop_on_a_spanner(table: Table) -> None:
    turn_with(table, morale=8)
    assert table.why("red", "kickback to 5").rule == "SS-KICK-02"
    assert table.why("red", "kickback to 5").text == "Column 5 has no spanner; the marker must stop on one."


@rule("SS-KICK-02")
def test_column_0_is_no_stop(table: Table) -> None:
    """T-14: with morale 3 the only stop is column 2, for 1 morale and 1 kickback."""
    turn_with(table, morale=3)
    assert stops(table) == ["kickback to 2"]
    assert table.why("red", "kickback to 0").text == "Column 0 has no spanner; the marker must stop on one."
    table.says("red", "kickback to 2", "take ore")
    assert table.player("red").morale == 2
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-KICK-03")
def test_each_spanner_passed_or_landed_on_gives_one_kickback(table: Table) -> None:
    """E-02."""
    table.player("red").morale = 8
    table.player("red").reputation = 1
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 4", "take ore", "take gold")
    assert table.player("red").morale == 4
    assert table.resources("red") == "1 ore, 1 gold"
    assert "kickback to 2" not in table.offered("red")


@rule("SS-KICK-03")
def test_the_spanner_the_marker_starts_from_does_not_count(table: Table) -> None:
    """T-13, with reputation at column 3."""
    turn_with(table, morale=8, reputation=1)
    table.says("red", "kickback to 6", "take ore")
    assert table.offered("red") == ["deploy 3", "discard 3"]
    assert (table.resources("red"), table.player("red").morale) == ("1 ore", 6)


@rule("SS-KICK-04")
def test_each_spanner_at_or_behind_reputation_gives_one_kickback_more(table: Table) -> None:
    """E-03: spanner 10 gives 1, spanners 8 and 6 give 2 each."""
    turn_with(table, morale=12, reputation=3)
    table.says("red", "kickback to 6", "take ore", "take ore", "take gold", "take gold", "take crystal")
    assert table.resources("red") == "2 ore, 2 gold, 1 crystal"
    assert table.player("red").morale == 6
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-KICK-04")
def test_a_spanner_right_below_the_reputation_marker_counts_twice(table: Table) -> None:
    """T-13, with reputation at column 6."""
    turn_with(table, morale=8, reputation=2)
    table.says("red", "kickback to 6", "take ore", "take ore")
    assert table.offered("red") == ["deploy 3", "discard 3"]
    assert table.resources("red") == "2 ore"


@rule("SS-KICK-05")
def test_a_kickback_is_a_resource_a_fabricated_drone_or_a_salvage(table: Table) -> None:
    turn_with(table, morale=3)
    table.says("red", "kickback to 2")
    assert table.offered("red") == ["take ore", "take gold", "take crystal", "fabricate", "salvage"]


@rule("SS-KICK-05")
def test_a_kickback_fabricates_one_drone(table: Table) -> None:
    turn_with(table, morale=3)
    table.says("red", "kickback to 2", "fabricate")
    assert (table.player("red").active, table.player("red").reserve) == (7, 11)
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-KICK-05")
def test_a_kickback_salvages_up_to_two_drones(table: Table) -> None:
    table.drones("red", active=3, inactive=5)
    turn_with(table, morale=3)
    table.says("red", "kickback to 2", "salvage")
    assert table.offered("red")[:3] == ["regenerate 1", "regenerate 2", "decommission to cargo"]
    assert table.why("red", "regenerate 3").text == "Drones you may still salvage: 2; inactive: 5."
    table.says("red", "regenerate 2")
    assert (table.player("red").active, table.player("red").inactive) == (5, 3)
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-KICK-05")
def test_without_inactive_drones_a_kickback_cannot_salvage(table: Table) -> None:
    table.drones("red", active=8, inactive=0)
    turn_with(table, morale=3)
    table.says("red", "kickback to 2")
    assert table.offered("red") == ["take ore", "take gold", "take crystal", "fabricate"]
    assert table.why("red", "salvage").rule == "SS-KICK-05"
    assert table.why("red", "salvage").text == "You have no inactive drone to salvage."


@rule("SS-KICK-05")
def test_without_reserve_and_satellites_a_kickback_cannot_fabricate(table: Table) -> None:
    table.drones("red", active=12, inactive=8)
    turn_with(table, morale=3)
    table.says("red", "kickback to 2")
    assert table.offered("red") == ["take ore", "take gold", "take crystal", "salvage"]
    assert table.why("red", "fabricate").rule == "SS-KICK-05"
    assert table.why("red", "fabricate").text == "Your reserve is empty and you have no satellite to recover."


@rule("SS-KICK-06")
def test_kickbacks_are_taken_one_after_another_in_any_mix(table: Table) -> None:
    turn_with(table, morale=7)
    table.says("red", "kickback to 2", "salvage", "regenerate 2", "take crystal", "fabricate")
    assert (table.player("red").active, table.player("red").inactive, table.player("red").reserve) == (
        9,
        0,
        11,
    )
    assert table.resources("red") == "1 crystal"


@rule("SS-KICK-06")
def test_each_choice_is_made_after_the_kickback_before_is_finished(table: Table) -> None:
    table.drones("red", active=17, inactive=2)
    turn_with(table, morale=7)
    table.says("red", "kickback to 2", "fabricate")
    assert table.offered("red") == ["take ore", "take gold", "take crystal", "salvage"]
    table.says("red", "salvage", "regenerate 1", "regenerate 1")
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]


@rule("SS-KICK-07")
def test_morale_gained_by_a_kickback_does_not_change_their_number(table: Table) -> None:
    table.player("red").matrix = [0, 0, 1]
    table.drones("red", active=4, inactive=2)
    turn_with(table, morale=5)
    table.says("red", "kickback to 2", "salvage", "decommission to pride", "stop")
    assert table.player("red").morale == 4
    table.says("red", "take ore")
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-KICK-08")
def test_a_kickback_from_a_crew_card_moves_no_marker_and_is_never_doubled(table: Table) -> None:
    table.crew("red", "C3-04a")
    table.stock("red", ore=2)
    turn_with(table, morale=9, reputation=6)
    table.says("red", "deploy 3", "visit Solar Sphere", "as 3", "use Grand Architect (Helion)", "take gold")
    assert table.offered("red") == ["take action", "launch satellite"]
    assert (table.player("red").morale, table.player("red").reputation) == (9, 6)
    assert table.resources("red") == "2 ore, 1 gold"


@rule("SS-KICK-08")
def test_a_kickback_from_a_crew_card_leaves_those_of_the_turn_untouched(table: Table) -> None:
    table.crew("red", "C3-04a")
    turn_with(table, morale=9)
    table.says(
        "red",
        "kickback to 8",
        "take ore",
        "deploy 3",
        "visit Solar Sphere",
        "as 3",
        "use Grand Architect (Helion)",
        "take ore",
    )
    assert table.resources("red") == "2 ore"
    assert table.player("red").morale == 8
