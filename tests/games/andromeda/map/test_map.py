"""The map: regions, neighbours and distances, and what may be together in a region."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.board import (
    ADJACENT,
    DISTANCE,
    NEBULAE,
    NEIGHBOURS,
    OPPOSITE,
    REGION_COUNT,
    REGIONS,
    SPACE_COUNT,
)


def distance(start: str, end: str) -> int:
    """The fewest steps from region to region."""
    return DISTANCE[REGIONS.index(start)][REGIONS.index(end)]


def next_to(region: str) -> list[str]:
    """The neighbours of a region."""
    return [REGIONS[other] for other in NEIGHBOURS[REGIONS.index(region)]]


# Regions


@rule("AE-MAP-01")
def test_there_are_27_spaces_and_6_nebulae() -> None:
    assert (SPACE_COUNT, len(NEBULAE), REGION_COUNT) == (27, 6, 33)
    assert (REGIONS[0], REGIONS[26], REGIONS[27], REGIONS[32]) == ("R1-1", "R5-5", "N1", "N6")


@rule("AE-MAP-01")
def test_nothing_is_launched_to_a_space_without_a_tile(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_3="PL-S2")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-1", "to R1-3"]
    assert table.why("yellow", "to R1-2") == ("AE-MAP-01", "Nothing lies on R1-2 yet.")


@rule("AE-MAP-01")
def test_nothing_is_moved_to_a_space_without_a_tile(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_3="PL-S2")
    table.raider("R1-1", "A")
    table.hand("yellow", "TE-01")
    table.turn("yellow")
    table.says("yellow", "play TE-01")
    assert table.offered("yellow") == ["to R1-3", "to N1", "to N5", "to N6"]


# Neighbours and distance


@rule("AE-MAP-02")
def test_whatever_lies_in_one_direction_has_its_neighbour_in_the_opposite_one() -> None:
    pairs = [(name, way, other) for name, row in ADJACENT.items() for way, other in row.items()]
    assert [(name, other) for name, way, other in pairs if ADJACENT[other][OPPOSITE[way]] != name] == []


@rule("AE-MAP-02")
def test_no_region_is_next_to_itself() -> None:
    assert [region for region in REGIONS if region in next_to(region)] == []


@rule("AE-MAP-02")
@pytest.mark.parametrize(
    ("region", "others"),
    [
        ("R1-1", "R1-2 R2-1 R2-2 N1 N6"),
        ("R3-3", "R2-3 R2-4 R3-2 R3-4 R4-3 R4-4"),
        ("R5-5", "R4-5 R4-6 R5-4"),
        ("N5", "R2-1 R3-1 R4-1"),
        ("N4", "R2-6 R3-5 R4-6"),
    ],
)
def test_these_regions_are_neighbours(region: str, others: str) -> None:
    assert next_to(region) == others.split()


@rule("AE-MAP-02")
def test_each_nebula_has_two_or_three_neighbours() -> None:
    assert [len(NEIGHBOURS[nebula]) for nebula in NEBULAE] == [2, 2, 2, 3, 3, 2]


@rule("AE-MAP-03")
def test_distance_is_the_fewest_steps_and_nowhere_more_than_7() -> None:
    assert (distance("R2-2", "R2-2"), distance("R2-2", "R2-3"), distance("N1", "R2-3")) == (0, 1, 2)
    assert max([max(row) for row in DISTANCE]) == 7
    assert distance("N6", "R5-5") == distance("R5-5", "N6") == 7


@rule("AE-MAP-03")
def test_distance_crosses_spaces_that_have_no_tile_yet(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_3="PL-S2", R1_4="PL-S3", R3_2="PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.bay("yellow", "fighter")
    table.turn("yellow")
    table.says("yellow", "launch fighter")
    assert table.offered("yellow") == ["to R1-3", "to R3-2"]


@rule("AE-MAP-03")
def test_distance_ignores_who_is_on_the_way(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3")
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-2", "transport", "transport")
    table.raider("R1-2", "D")
    table.bay("yellow", "fighter")
    table.turn("yellow")
    table.says("yellow", "launch fighter")
    assert table.offered("yellow") == ["to R1-2", "to R1-3"]


@rule("AE-MAP-04")
def test_within_range_is_a_distance_of_at_most_the_range(four: Table) -> None:
    """AE-T-04."""
    four.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3", R1_4="PL-I1", R2_2="PL-I2", R2_4="PL-I3")
    four.tiles(R2_5="PL-C1", R3_2="PL-C2", R4_2="PL-C3", R5_2="PL-M1")
    four.ships("pink", "R2-2", "transport")
    four.ships("blue", "R1-1", "transport")
    four.ships("pink", "R3-2", "transport")
    four.ships("green", "R1-4", "transport")
    four.bay("pink", "fighter")
    four.turn("pink")
    four.says("pink", "launch fighter")
    assert four.offered("pink") == [f"to R{space}" for space in ("1-1", "1-2", "1-3", "2-4", "4-2", "5-2")]


@rule("AE-MAP-04")
def test_a_ship_with_infinite_range_reaches_every_region(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R5_5="PL-S2", R3_3="PL-S3")
    table.ships("yellow", "R1-1", "transport")
    table.hand("yellow", "TA-05")
    table.turn("yellow")
    assert table.why("yellow", "launch transport").rule == "AE-TURN-03"
    table.says("yellow", "play TA-05")
    assert table.offered("yellow") == ["to R3-3", "to R5-5"]


@rule("AE-MAP-04")
def test_the_range_of_the_ship_that_launches_counts_and_not_that_of_the_ship_on_the_map(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3")
    table.bay("yellow", "transport", "fighter")
    table.ships("yellow", "R1-1", "fighter")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.fleet("yellow", "R1-2") == {"transport": 1}


# Nebulae


@rule("AE-MAP-05")
def test_only_a_ship_with_voyage_enters_a_nebula(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.bay("yellow", "transport", "science vessel")
    table.turn("yellow")
    table.says("yellow", "launch science vessel")
    assert table.offered("yellow") == ["to R1-1", "to R1-2", *[f"to N{number}" for number in range(1, 7)]]
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-1", "to R1-2"]
    assert table.why("yellow", "to N1") == ("AE-MAP-05", "Into a nebula only ships with Voyage go.")


@rule("AE-MAP-05")
def test_a_ship_without_voyage_is_not_moved_into_a_nebula_either(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R2_2="PL-S3")
    table.hand("yellow", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "play TA-15")
    assert table.offered("yellow") == ["to R1-2", "to R2-2"]


@rule("AE-MAP-05")
def test_raiders_always_enter_nebulae(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.raider("R1-1", "C")
    table.hand("yellow", "TE-01")
    table.turn("yellow")
    table.says("yellow", "play TE-01", "to N1")
    assert table.raiders_in("N1") == "C 1"


# Together in a region


@rule("AE-MAP-06")
def test_everything_can_be_in_a_region_together(table: Table) -> None:
    table.tile("R1-1", "PL-S1", "MO-S1", "", "")
    table.development("yellow", "R1-1")
    table.ships("yellow", "R1-1", "transport", "transport")
    table.leaders("R1-1", yellow=2, blue=3)
    table.raider("R1-1", "S", 4)
    table.tokens("R1-1", titanium=3)
    table.launched("blue", "transport", "R1-1")
    here = table.region("R1-1")
    assert (here.leaders, here.raiders, here.owner) == ((2, 3), 4, 0)
    assert (table.fleet("yellow", "R1-1"), table.fleet("blue", "R1-1")) == (
        {"transport": 2},
        {"transport": 1},
    )


@rule("AE-MAP-06")
def test_raiders_of_different_classes_never_share_a_region(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3")
    table.raider("R1-1", "A")
    table.raider("R1-2", "S")
    table.raider("N1", "B")
    table.hand("yellow", "TE-01")
    table.turn("yellow")
    table.says("yellow", "play TE-01", "raider in R1-1")
    assert table.offered("yellow") == ["to R1-3", "to N5", "to N6"]


@rule("AE-MAP-07")
def test_a_new_planet_fills_the_next_empty_space_and_is_open_at_once(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_4="PL-S3")
    table.s.marker = 7
    table.hand("yellow", "TE-02")
    table.turn("yellow")
    table.says("yellow", "play TE-02")
    table.falls("planet PL-I1", "moon MO-I1")
    assert (table.top("R1-3"), table.region("R1-3").moons) == ("MO-I1", 3)
    table.says("yellow", "gain Ice", "gain Ice", "gain Ice", "launch transport", "to R1-3")
    assert table.fleet("yellow", "R1-3") == {"transport": 1}


# Opponents


@rule("AE-MAP-08")
def test_raiders_and_every_other_player_are_opponents(three: Table) -> None:
    """AE-T-03."""
    three.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3", R1_4="PL-I1")
    three.ships("yellow", "R1-1", "transport")
    three.ships("blue", "R1-2", "transport")
    three.raider("R1-3", "S")
    three.turn("green")
    three.says("green", "launch transport")
    assert three.fleet("green", "R1-4") == {"transport": 1}


@rule("AE-MAP-08")
@pytest.mark.parametrize("region", ["R1-1", "R1-2", "R1-3"])
def test_a_first_launch_is_refused_where_any_opponent_is(three: Table, region: str) -> None:
    """AE-T-03."""
    three.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3", R1_4="PL-I1", R1_5="PL-I2")
    three.ships("yellow", "R1-1", "transport")
    three.ships("blue", "R1-2", "transport")
    three.raider("R1-3", "S")
    three.turn("green")
    three.says("green", "launch transport")
    assert three.offered("green") == ["to R1-4", "to R1-5"]
    assert three.why("green", f"to {region}").rule == "AE-LAUNCH-04"
