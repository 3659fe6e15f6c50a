"""Factions: icons gained, and sets of three."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.games.solar_sphere.phases.battle import Battle


def faction_points(table: Table) -> float:
    """Red's points for sets, as if the game ended now."""
    return table.parts("red")["factions"]


def build_lattice_node(table: Table) -> None:
    """Red builds Lattice Node, which shows Helion."""
    table.stock("red", ore=2)
    table.drones("red", active=1)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Solar Sphere", "take action", "build Lattice Node")


@rule("SS-FAC-01")
def test_the_icon_of_a_hex_is_recorded_when_it_is_built(table: Table) -> None:
    build_lattice_node(table)
    assert table.icons("red") == {"helion": 1}
    assert table.icons("black") == {}


@rule("SS-FAC-01")
def test_the_icon_of_a_crew_member_is_recorded_when_it_is_hired(table: Table) -> None:
    table.display(0, "C1-01b")
    table.display(1, "C1-02b")
    table.stock("red", gold=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Crew Station", "as 1", "take action", "hire Gem Cutter (Umbra)")
    assert table.icons("red") == {"umbra": 1}


@rule("SS-FAC-01")
def test_every_icon_of_a_claimed_ship_is_recorded(table: Table) -> None:
    table.player("red").icons = [2, 0, 0, 0]
    table.ship("top left", "RS15", ("red", 5))
    table.at(Battle())
    table.falls("resistance 0")
    assert table.icons("red") == {"helion": 3, "meridian": 1}


@rule("SS-FAC-01")
def test_the_faction_marker_goes_on_after_its_tenth_space(table: Table) -> None:
    table.player("red").icons = [10, 0, 0, 0]
    build_lattice_node(table)
    assert table.icons("red") == {"helion": 11}


@rule("SS-FAC-02")
@pytest.mark.parametrize(
    ("helion", "meridian", "umbra", "points"),
    [(1, 1, 1, 5), (4, 1, 2, 5), (3, 3, 3, 15), (9, 9, 0, 0), (0, 0, 0, 0)],
)
def test_each_set_of_three_different_icons_scores_five_points(
    table: Table, helion: int, meridian: int, umbra: int, points: int
) -> None:
    table.player("red").icons = [helion, meridian, umbra, 0]
    assert faction_points(table) == points


@rule("SS-FAC-03")
def test_a_silver_icon_stands_for_one_missing_icon(table: Table) -> None:
    """T-10, first case: the second set would miss 1 Meridian and 2 Umbra."""
    table.player("red").icons = [3, 1, 0, 2]
    assert faction_points(table) == 5


@rule("SS-FAC-03")
def test_silver_icons_complete_several_sets(table: Table) -> None:
    """T-10, second case."""
    table.player("red").icons = [2, 2, 0, 2]
    assert faction_points(table) == 10


@rule("SS-FAC-03")
def test_three_silver_icons_are_a_set_by_themselves(table: Table) -> None:
    """T-10, third case."""
    table.player("red").icons = [0, 0, 0, 3]
    assert faction_points(table) == 5
    table.player("red").icons = [0, 0, 0, 2]
    assert faction_points(table) == 0


@rule("SS-FAC-03")
def test_a_silver_icon_fills_the_gap_of_the_last_set_too(table: Table) -> None:
    table.player("red").icons = [4, 3, 2, 1]
    assert faction_points(table) == 15


@rule("SS-FAC-04")
def test_icons_of_hexes_crew_and_ships_make_a_set_together(table: Table) -> None:
    table.crew("red", "C1-02a")
    build_lattice_node(table)
    assert faction_points(table) == 0
    table.drones("red", active=1)
    table.ship("top left", "RS03", ("red", 1))
    table.at(Battle())
    table.falls("resistance 0")
    assert table.icons("red") == {"helion": 1, "meridian": 1, "umbra": 1}
    assert faction_points(table) == 5


@rule("SS-FAC-04")
def test_the_icon_of_a_retired_crew_member_still_counts(table: Table) -> None:
    table.crew("red", "C1-01a", "C1-02a", "C1-03a")
    table.display(0, "C1-05a")
    table.stock("red", gold=2)
    table.drones("red", active=0)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Crew Station", "retire Ore Broker (Helion)")
    assert table.icons("red") == {"helion": 1, "meridian": 2, "umbra": 1}
    assert faction_points(table) == 5
