"""The Resistance Fleet: sending drones against ships."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.games.solar_sphere.place.fleet import Attack
from perihelion.games.solar_sphere.words import WORDS


def fleet(table: Table) -> None:
    """Two ships in the top row, one in the bottom row with the Corporation's drone."""
    table.ship("top left", "RS01")
    table.ship("top right", "RS02")
    table.ship("bottom left", "RS03", ("corporation", 1))


def at_fleet(table: Table, crystal: int) -> None:
    """Red stands at the Resistance Fleet with a 2 and takes the action."""
    table.stock("red", crystal=crystal)
    table.visit("red", "Resistance Fleet", 2)
    if "take action" in table.offered("red"):
        table.says("red", "take action")


@rule("SS-FLT-01")
def test_ships_of_both_rows_may_be_attacked_any_number_in_one_visit(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=4)
    assert table.offered("red") == ["attack Ragged Kestrel", "attack Quiet Petition", "attack Cinder Skiff"]
    table.says(
        "red",
        "attack Cinder Skiff",
        "send 1",
        "attack Ragged Kestrel",
        "send 2",
        "attack Quiet Petition",
        "send 1",
    )
    assert table.on_ship("top left") == [("red", 2)]
    assert table.on_ship("top right") == [("red", 1)]
    assert table.on_ship("bottom left") == [("corporation", 1), ("red", 1)]
    assert (table.resources("red"), table.player("red").active) == ("1 crystal", 2)


@rule("SS-FLT-01")
@pytest.mark.parametrize("face", [1, 3, 5])
def test_an_odd_die_does_not_visit_the_fleet(table: Table, face: int) -> None:
    fleet(table)
    table.stock("red", crystal=1)
    table.drones("red", active=0, inactive=2)
    table.satellite("red", "fleet")
    table.ports("red", face)
    table.at_turn("red")
    table.says("red", f"deploy {face}")
    assert "visit Resistance Fleet" not in table.offered("red")
    assert table.why("red", "visit Resistance Fleet").rule == "SS-VIS-02"
    assert (
        "takes 2 or 4 or 6: needs 1 active drone; you have 0"
        in table.why("red", "visit Resistance Fleet").text
    )


@rule("SS-FLT-01")
def test_a_ship_that_is_not_in_the_fleet_is_refused(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=1)
    assert table.why("red", "attack Dawn Breaker").rule == "SS-FLT-01"


@rule("SS-FLT-02")
def test_the_boost_salvages_up_to_two_drones_before_the_attack(table: Table) -> None:
    fleet(table)
    table.satellite("red", "fleet")
    table.drones("red", active=1, inactive=4)
    at_fleet(table, crystal=1)
    rows = ["decommission to cargo", "decommission to salvage value", "decommission to pride"]
    assert table.offered("red") == ["regenerate 1", "regenerate 2", *rows, "stop"]
    table.says("red", "regenerate 2", "attack Ragged Kestrel")
    assert table.offered("red") == ["send 1", "send 2", "send 3"]


@rule("SS-FLT-02")
def test_the_boost_may_bring_back_the_drone_exhausted_for_the_visit(table: Table) -> None:
    fleet(table)
    table.satellite("red", "fleet")
    table.die_at("fleet")
    table.drones("red", active=1)
    table.stock("red", crystal=1)
    table.visit("red", "Resistance Fleet", 2)
    assert (table.player("red").active, table.player("red").inactive) == (1, 0), (
        "salvaging it is the only way to an attack"
    )
    table.says("red", "attack Ragged Kestrel")
    assert table.on_ship("top left") == [("red", 1)]


@rule("SS-FLT-02")
def test_without_a_satellite_nothing_is_salvaged(table: Table) -> None:
    fleet(table)
    table.satellite("black", "fleet")
    at_fleet(table, crystal=1)
    assert table.offered("red") == ["attack Ragged Kestrel", "attack Quiet Petition", "attack Cinder Skiff"]


@rule("SS-FLT-03")
def test_each_ship_attacked_costs_one_crystal_and_one_or_more_active_drones(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=3)
    table.says("red", "attack Ragged Kestrel")
    assert table.offered("red") == ["send 1", "send 2", "send 3", "send 4", "send 5", "send 6"]
    assert table.why("red", "send 0").rule == "SS-FLT-03"
    assert table.why("red", "send 7").text == "You must send at least 1 and have 6 active drones."
    table.says("red", "send 3", "done")
    assert table.resources("red") == "2 crystal"
    assert (table.player("red").active, table.player("red").inactive) == (3, 2)
    assert table.on_ship("top left") == [("red", 3)]


@rule("SS-FLT-03")
def test_without_another_crystal_no_other_ship_can_be_attacked(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=1)
    table.says("red", "attack Ragged Kestrel", "send 1")
    assert table.offered("red") == []
    assert table.player("red").active == 5


@rule("SS-FLT-03")
def test_two_ships_attacked_in_one_visit_cost_two_crystals(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=3)
    table.says("red", "attack Ragged Kestrel", "send 2", "attack Quiet Petition", "send 1")
    assert table.resources("red") == "1 crystal"
    assert (table.on_ship("top left"), table.on_ship("top right")) == ([("red", 2)], [("red", 1)])


@rule("SS-FLT-03")
def test_with_one_crystal_the_second_of_two_ships_is_refused(table: Table) -> None:
    """The visit ends by itself after the first ship, so its question is put by hand."""
    fleet(table)
    at_fleet(table, crystal=1)
    assert "attack Quiet Petition" in table.offered("red")
    table.says("red", "attack Ragged Kestrel", "send 1")
    assert (table.on_ship("top right"), table.player("red").active) == ([], 5)
    again, quiet_petition = Attack(0, (0,)), WORDS.number("attack Quiet Petition")
    assert WORDS.texts(again.options(table.s, 0)) == ["done"]
    refusal = again.why_not(table.s, 0, quiet_petition)
    assert refusal is not None
    assert refusal.rule == "SS-FLT-03"
    assert refusal.text == "Needs 1 crystal and 1 active drone; you have 0 and 5."


@rule("SS-FLT-03")
def test_without_another_drone_no_other_ship_can_be_attacked(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=3)
    table.says("red", "attack Ragged Kestrel", "send 6")
    assert table.offered("red") == []
    assert table.resources("red") == "2 crystal"


@rule("SS-FLT-03")
def test_a_ship_is_attacked_once_in_a_visit(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=3)
    table.says("red", "attack Ragged Kestrel", "send 1")
    assert table.offered("red") == ["attack Quiet Petition", "attack Cinder Skiff", "done"]
    assert table.why("red", "attack Ragged Kestrel").rule == "SS-FLT-03"


@rule("SS-FLT-04")
def test_first_drones_take_the_left_most_empty_column_and_later_ones_join_them(four: Table) -> None:
    four.ship("top left", "RS07")
    four.stock("red", crystal=2)
    four.stock("black", crystal=1)
    four.ports("red", 2, 2)
    four.ports("black", 2)
    four.at_deploy()
    four.says("red", "deploy 2", "visit Resistance Fleet", "as 2", "take action", "send 1")
    four.says("black", "deploy 2", "visit Resistance Fleet", "as 2", "take action", "send 2")
    assert four.on_ship("top left") == [("red", 1), ("black", 2)]
    four.says("red", "deploy 2", "visit Resistance Fleet", "as 2", "take action", "send 3")
    assert four.on_ship("top left") == [("red", 4), ("black", 2)]


@rule("SS-FLT-04")
def test_a_player_after_the_corporation_takes_the_column_to_its_right(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=1)
    table.says("red", "attack Cinder Skiff", "send 2")
    assert table.on_ship("bottom left") == [("corporation", 1), ("red", 2)]


@rule("SS-FLT-04")
def test_four_players_and_the_corporation_fill_the_five_columns(four: Table) -> None:
    columns = [("black", 1), ("green", 1), ("purple", 1), ("corporation", 1)]
    four.ship("bottom left", "RS11", *columns)
    four.stock("red", crystal=1)
    four.visit("red", "Resistance Fleet", 2)
    four.says("red", "take action", "send 2")
    assert four.on_ship("bottom left") == [*columns, ("red", 2)]


@rule("SS-FLT-05")
def test_adding_drones_in_a_later_visit_costs_another_crystal(table: Table) -> None:
    table.ship("top left", "RS01")
    table.stock("red", crystal=2)
    table.ports("red", 2, 2)
    table.at_deploy()
    table.says("red", "deploy 2", "visit Resistance Fleet", "as 2", "take action", "send 1")
    assert table.resources("red") == "1 crystal"
    table.says("red", "deploy 2", "visit Resistance Fleet", "as 2", "take action", "send 1")
    assert table.resources("red") == ""
    assert table.on_ship("top left") == [("red", 2)]


@rule("SS-FLT-05")
def test_without_a_crystal_no_drone_joins_those_already_there(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.ship("top left", "RS01", ("red", 1))
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red") == ["use Mining Chief (Helion)", "launch satellite"]


@rule("SS-FLT-06")
def test_the_action_needs_a_crystal(table: Table) -> None:
    fleet(table)
    table.crew("red", "C2-01a")
    table.stock("red", ore=2, gold=2)
    table.visit("red", "Resistance Fleet", 2)
    assert "take action" not in table.offered("red")
    assert table.why("red", "take action").rule == "SS-FLT-06"
    assert "2 ore, 2 gold, 0 crystal and 6 active drones" in table.why("red", "take action").text


@rule("SS-FLT-06")
def test_the_action_needs_an_active_drone(table: Table) -> None:
    fleet(table)
    table.drones("red", active=0, inactive=3)
    table.stock("red", crystal=2)
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "deploy 2")
    assert "visit Resistance Fleet" not in table.offered("red")
    assert table.why("red", "visit Resistance Fleet").rule == "SS-FLT-06"
    assert "you would have 2 crystal and 0 active drones" in table.why("red", "visit Resistance Fleet").text


@rule("SS-FLT-06")
def test_a_visit_card_may_bring_the_crystal(table: Table) -> None:
    fleet(table)
    table.crew("red", "C1-09a")
    table.visit("red", "Resistance Fleet", 2)
    assert table.offered("red") == ["use Ordnance Mate (Umbra)", "launch satellite"]
    table.says("red", "use Ordnance Mate (Umbra)", "take action", "attack Ragged Kestrel", "send 1")
    assert table.on_ship("top left") == [("red", 1)]


@rule("SS-FLT-06")
def test_the_boost_may_bring_the_drone(table: Table) -> None:
    fleet(table)
    table.satellite("red", "fleet")
    table.drones("red", active=0, inactive=1)
    at_fleet(table, crystal=1)
    assert table.player("red").active == 1
    assert table.offered("red") == ["attack Ragged Kestrel", "attack Quiet Petition", "attack Cinder Skiff"]


@rule("SS-FLT-06")
def test_the_boost_may_bring_the_crystal_from_the_matrix(table: Table) -> None:
    fleet(table)
    table.satellite("red", "fleet")
    table.drones("red", active=1, inactive=1)
    at_fleet(table, crystal=0)
    assert table.resources("red") == "1 crystal", (
        "decommissioning to cargo for a crystal is the only way to an attack"
    )
    assert table.offered("red") == ["attack Ragged Kestrel", "attack Quiet Petition", "attack Cinder Skiff"]


@rule("SS-FLT-06")
def test_once_the_action_is_taken_at_least_one_ship_must_be_attacked(table: Table) -> None:
    fleet(table)
    at_fleet(table, crystal=1)
    assert "done" not in table.offered("red")
    assert table.why("red", "done").rule == "SS-FLT-06"
    table.says("red", "attack Ragged Kestrel")
    assert "done" not in table.offered("red")


@rule("SS-FLT-07")
def test_nothing_is_resolved_before_battle(table: Table) -> None:
    table.ship("top left", "RS01")
    table.stock("red", crystal=1)
    table.visit("red", "Resistance Fleet", 2)
    table.says("red", "take action", "send 6")
    assert table.offered("red") == []
    assert table.fleet() == ["RS01", "", "", ""]
    assert (table.player("red").score, table.player("red").morale, table.claimed("red")) == (0, 0, [])
    table.at_battle()
    table.falls("resistance 2")
    assert table.claimed("red") == ["RS01"]
