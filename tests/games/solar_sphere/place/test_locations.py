"""The Asteroid Belt, the Drone Fabricator and the Salvage Ship."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule


@rule("SS-LOC-01")
@pytest.mark.parametrize(
    ("location", "face", "gained"),
    [
        ("Ore Belt", 1, "1 ore"),
        ("Ore Belt", 2, "1 ore"),
        ("Gold Belt", 3, "1 gold"),
        ("Gold Belt", 4, "1 gold"),
        ("Crystal Belt", 5, "1 crystal"),
        ("Crystal Belt", 6, "1 crystal"),
    ],
)
def test_the_asteroid_belt_gives_one_resource_of_its_type(
    table: Table, location: str, face: int, gained: str
) -> None:
    table.visit("red", location, face)
    table.says("red", "take action")
    assert table.resources("red") == gained


@rule("SS-LOC-02")
@pytest.mark.parametrize(
    ("location", "id", "face", "gained"),
    [
        ("Ore Belt", "ore-belt", 2, "3 ore"),
        ("Gold Belt", "gold-belt", 3, "3 gold"),
        ("Crystal Belt", "crystal-belt", 6, "3 crystal"),
    ],
)
def test_a_boosted_asteroid_belt_gives_three_in_total(
    table: Table, location: str, id: str, face: int, gained: str
) -> None:
    table.satellite("red", id)
    table.visit("red", location, face)
    assert table.resources("red") == gained


@rule("SS-LOC-02")
def test_each_resource_of_a_boosted_belt_that_does_not_fit_is_decided_by_itself(table: Table) -> None:
    """T-04."""
    table.satellite("red", "gold-belt")
    table.stock("red", ore=2, gold=2, crystal=1)
    table.visit("red", "Gold Belt", 3)
    assert table.resources("red") == "2 ore, 3 gold, 1 crystal"
    assert table.offered("red") == ["leave it", "drop ore", "drop crystal"]
    table.says("red", "leave it", "leave it")
    assert table.resources("red") == "2 ore, 3 gold, 1 crystal"


@rule("SS-LOC-03")
@pytest.mark.parametrize("face", [1, 6])
def test_the_fabricator_moves_two_drones_from_reserve_to_active_with_any_die(table: Table, face: int) -> None:
    table.visit("red", "Drone Fabricator", face)
    table.says("red", "take action")
    assert (table.player("red").active, table.player("red").inactive, table.player("red").reserve) == (
        8,
        2,
        10,
    )


@rule("SS-LOC-03")
def test_the_boosted_fabricator_moves_three_drones(table: Table) -> None:
    table.satellite("red", "fabricator")
    table.drones("red", active=4)
    table.visit("red", "Drone Fabricator", 1)
    assert (table.player("red").active, table.player("red").reserve) == (7, 12)


@rule("SS-LOC-03")
def test_the_fabricator_makes_no_more_drones_than_the_reserve_holds(table: Table) -> None:
    table.drones("red", active=10, inactive=9)
    table.visit("red", "Drone Fabricator", 4)
    table.says("red", "take action")
    assert (table.player("red").active, table.player("red").reserve) == (11, 0)


@rule("SS-LOC-03")
def test_once_the_reserve_is_empty_the_fabricator_may_recover_satellites_for_the_rest(table: Table) -> None:
    table.satellite("red", "ore-belt")
    table.satellite("red", "fabricator")
    table.drones("red", active=17)
    table.visit("red", "Drone Fabricator", 4)
    assert table.offered("red") == ["recall from Ore Belt", "recall from Drone Fabricator", "stop"]
    table.says("red", "recall from Ore Belt", "stop")
    assert (table.player("red").active, table.player("red").reserve) == (19, 0)
    assert table.satellites("red") == ["fabricator"]


@rule("SS-LOC-04")
@pytest.mark.parametrize("face", [1, 3, 6])
def test_the_salvage_ship_salvages_up_to_the_value_of_the_die(table: Table, face: int) -> None:
    table.drones("red", active=0, inactive=8)
    table.visit("red", "Salvage Ship", face)
    assert [word for word in table.offered("red") if word.startswith("regenerate")] == [
        f"regenerate {drones}" for drones in range(1, face + 1)
    ]
    assert "stop" in table.offered("red")


@rule("SS-LOC-04")
def test_the_salvage_ship_refuses_more_drones_than_the_die_shows(table: Table) -> None:
    table.drones("red", active=0, inactive=8)
    table.visit("red", "Salvage Ship", 4)
    table.says("red", "decommission to pride")
    assert table.why("red", "regenerate 4").rule == "SS-DRONE-09"
    assert table.why("red", "regenerate 4").text == "Drones you may still salvage: 3; inactive: 7."
    table.says("red", "regenerate 3")
    assert (table.player("red").active, table.player("red").inactive, table.player("red").morale) == (3, 4, 1)
    assert table.offered("red") == []


@rule("SS-LOC-04")
def test_the_salvage_ship_is_one_salvage_action_with_one_decommission_for_each_row(table: Table) -> None:
    table.drones("red", active=0, inactive=8)
    table.visit("red", "Salvage Ship", 5)
    table.says("red", "decommission to pride", "decommission to salvage value")
    assert table.offered("red") == [
        "regenerate 1",
        "regenerate 2",
        "regenerate 3",
        "decommission to cargo",
        "stop",
    ]
    assert table.why("red", "decommission to pride").rule == "SS-DRONE-13"


@rule("SS-LOC-05")
def test_the_boosted_salvage_ship_salvages_up_to_six_whatever_the_die_shows(table: Table) -> None:
    table.satellite("red", "salvage-ship")
    table.drones("red", active=0, inactive=8)
    table.visit("red", "Salvage Ship", 1)
    assert "regenerate 6" in table.offered("red")
    assert "regenerate 7" not in table.offered("red")
    table.says("red", "regenerate 6")
    assert (table.player("red").active, table.player("red").inactive) == (6, 2)
    assert table.offered("red") == []


@rule("SS-LOC-05")
def test_the_boosted_salvage_ship_is_still_one_salvage_action(table: Table) -> None:
    """T-05."""
    table.satellite("red", "salvage-ship")
    table.drones("red", active=0, inactive=6)
    table.visit("red", "Salvage Ship", 1)
    table.says(
        "red", "decommission to cargo", "take ore", "decommission to salvage value", "decommission to pride"
    )
    table.falls("auxiliary die 4")
    assert table.offered("red") == ["regenerate 1", "regenerate 2", "regenerate 3", "stop"]
    assert (table.resources("red"), table.player("red").score, table.player("red").morale) == ("1 ore", 1, 1)
    assert table.player("red").auxiliary == 4
