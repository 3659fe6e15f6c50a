"""Raiders moved by effects."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.raiders.move import MoveRaiders, ToRandomNebula


@pytest.fixture
def edge(table: Table) -> Table:
    """The first row, planets without moons."""
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_3="PL-C1", R1_4="PL-M1", R1_5="PL-V1")
    return table


@rule("AE-P-48")
def test_a_piece_is_chosen_and_then_its_region_and_equal_ones_are_one_choice(edge: Table) -> None:
    edge.raider("R1-1", "S", 2)
    edge.raider("R1-5", "A")
    edge.at(MoveRaiders(0, 1, 1))
    assert edge.offered("yellow") == ["raider in R1-1", "raider in R1-5"]
    edge.says("yellow", "raider in R1-1")
    assert edge.offered("yellow") == ["to R1-2", "to N1", "to N6"]
    edge.says("yellow", "to R1-2")
    assert (edge.raiders_in("R1-1"), edge.raiders_in("R1-2")) == ("S 1", "S 1")


@rule("AE-P-48", "AE-RAI-02")
def test_a_raider_moves_to_other_regions_of_the_map_not_too_far_and_not_to_another_class(
    edge: Table,
) -> None:
    edge.raider("R1-2", "S")
    edge.raider("R1-3", "A")
    edge.at(MoveRaiders(0, 1, 2))
    edge.says("yellow", "raider in R1-2")
    assert edge.offered("yellow") == ["to R1-1", "to R1-4", "to N1", "to N6"]
    assert edge.why("yellow", "to R1-3").rule == "AE-RAI-02"
    assert edge.why("yellow", "to R2-2").rule == "AE-MAP-01"
    assert edge.why("yellow", "to R1-5") == ("AE-P-48", "It moves 1 to 2 regions; R1-5 is 3 away.")


@rule("AE-P-48")
def test_a_piece_without_a_legal_region_is_not_offered(table: Table) -> None:
    table.tiles(R1_3="PL-I1", R2_4="PL-I2", R1_1="PL-C1", R1_2="PL-S1")
    table.raider("R1-3", "A")
    table.raider("R1-2", "B")
    table.raider("R2-4", "S")
    table.at(MoveRaiders(0, 1, 1))
    assert table.offered("yellow") == ["to R1-1", "to N1"]
    table.says("yellow", "to N1")
    assert table.raiders_in("N1") == "B 1"


@rule("AE-P-48")
def test_why_a_raider_cannot_be_moved_is_told(edge: Table) -> None:
    edge.raider("R1-1", "S")
    edge.raider("R1-5", "A")
    edge.at(MoveRaiders(0, 1, 1))
    assert edge.why("yellow", "raider in R1-3") == ("AE-P-48", "No raider is in R1-3.")


@rule("AE-P-48", "AE-RAI-04")
def test_a_raider_that_leaves_for_a_random_nebula_goes_to_another_one_without_other_classes(
    edge: Table,
) -> None:
    edge.raider("N1", "A")
    edge.raider("N2", "S")
    edge.at(ToRandomNebula(REGIONS.index("N1")))
    assert edge.can_fall() == ["nebula N3", "nebula N4", "nebula N5", "nebula N6"]
    edge.falls("nebula N5")
    assert (edge.raiders_in("N1"), edge.raiders_in("N5")) == ("", "A 1")


@rule("AE-P-48", "AE-SHD-04")
def test_a_moved_raider_keeps_the_marker_on_its_shield(edge: Table) -> None:
    edge.raider("N1", "D")
    edge.marked_raider("D", 1)
    edge.at(ToRandomNebula(REGIONS.index("N1")))
    edge.falls("nebula N5")
    assert (edge.raiders_in("N5"), edge.raider_card("D").shields) == ("D 1", 1)


@rule("AE-P-48", "AE-RAI-05")
def test_with_all_nebulae_closed_the_raider_goes_to_its_card(edge: Table) -> None:
    edge.raider("R1-1", "D")
    edge.raider("N1", "A")
    edge.raider("N2", "B")
    edge.raider("N3", "C")
    edge.raider("N4", "S")
    edge.raider("N5", "S")
    edge.raider("N6", "S")
    edge.marked_raider("D", 1)
    edge.at(ToRandomNebula(REGIONS.index("R1-1")))
    assert edge.raiders_in("R1-1") == ""
    assert (edge.raider_card("D").left, edge.raider_card("D").shields) == (1, 0)
