"""The map: 61 places, their neighbours by the dial, the edges, the meeting points."""

from __future__ import annotations

import pytest

from games.event_horizon.table import tile_of
from marks import rule
from perihelion.games.event_horizon.cards.tables import (
    AROUND,
    DISTANCE,
    EDGE_MASK,
    EDGES,
    EVERYWHERE,
    NEIGHBOURS,
    NOWHERE,
    OPPOSITE,
    OUTER,
    POINT_COUNT,
    POINT_MASK,
    POINTS,
    RING,
    RING_SIZE,
    RING_START,
    SUN,
    TILE_COUNT,
    TILES,
)
from perihelion.games.event_horizon.words import POINT_NOUNS

CORNERS = ["A01", "A05", "A09", "A13", "A17", "A21"]


def around(tile: str) -> str:
    """The neighbours by the dial, as the rules reference prints them."""
    return " ".join(["-" if other == NOWHERE else TILES[other] for other in AROUND[tile_of(tile)]])


def edges(tile: int) -> list[str]:
    return [edge for number, edge in enumerate(EDGES) if EDGE_MASK[tile] >> number & 1]


def distance(a: str, b: str) -> int:
    return DISTANCE[tile_of(a)][tile_of(b)]


# Rings


@rule("EH-SETUP-02")
def test_four_rings_of_6_12_18_and_24_tiles_lie_around_the_sun() -> None:
    assert [RING.count(ring) for ring in range(5)] == list(RING_SIZE) == [1, 6, 12, 18, 24]
    assert len(TILES) == TILE_COUNT == 61
    assert bin(EVERYWHERE).count("1") == 61


@rule("EH-SETUP-02")
def test_the_tiles_are_named_by_ring_and_stand_in_this_order() -> None:
    rings = [("D", 6), ("C", 12), ("B", 18), ("A", 24)]
    assert list(TILES) == [
        "S00",
        *[f"{ring}{number:02}" for ring, size in rings for number in range(1, size + 1)],
    ]
    assert [TILES[start] for start in RING_START] == ["S00", "D01", "C01", "B01", "A01"]
    assert [TILES[tile] for tile in (OUTER[0], OUTER[-1])] == ["A01", "A24"]


# Neighbours


@rule("EH-SETUP-01")
def test_the_dial_points_at_the_six_neighbours_of_the_sun() -> None:
    assert around("S00") == "D01 D02 D03 D04 D05 D06"


@rule("EH-GEN-06")
@pytest.mark.parametrize(
    ("tile", "neighbours"),
    [
        ("D01", "C01 C02 D02 S00 D06 C12"),
        ("D06", "C12 D01 S00 D05 C10 C11"),
        ("C04", "C03 B05 B06 C05 D03 D02"),
        ("C09", "C10 D05 C08 B12 B13 B14"),
        ("B03", "A03 A04 B04 C03 C02 B02"),
        ("B10", "C07 B09 A12 A13 A14 B11"),
        ("B18", "A24 B01 C01 C12 B17 A23"),
        ("A01", "- - A02 B01 A24 -"),
        ("A05", "- - - A06 B04 A04"),
        ("A10", "B07 A09 - - A11 B08"),
        ("A17", "A18 B13 A16 - - -"),
        ("A24", "- A01 B01 B18 A23 -"),
    ],
)
def test_the_neighbours_by_the_dial(tile: str, neighbours: str) -> None:
    assert around(tile) == neighbours


@rule("EH-GEN-06")
def test_neighbours_are_mutual_and_lie_in_opposite_directions() -> None:
    steps = {
        (tile, way, other)
        for tile in range(TILE_COUNT)
        for way, other in enumerate(AROUND[tile])
        if other != NOWHERE
    }
    assert {(other, (way + 3) % 6, tile) for tile, way, other in steps} == steps
    assert len(steps) == 312


def test_a_tile_has_six_neighbours_four_on_the_rim_three_in_a_corner() -> None:
    assert {len(NEIGHBOURS[tile]) for tile in range(TILE_COUNT) if RING[tile] < 4} == {6}
    assert [TILES[tile] for tile in OUTER if len(NEIGHBOURS[tile]) == 3] == CORNERS
    assert sum(len(NEIGHBOURS[tile]) == 4 for tile in OUTER) == 18


@rule("EH-RET-03")
def test_distances_are_plain_steps() -> None:
    assert (
        distance("A03", "B03"),
        distance("A03", "C07"),
        distance("A03", "B09"),
        distance("A03", "A15"),
    ) == (1, 6, 6, 8)
    assert [DISTANCE[SUN][tile] for tile in range(TILE_COUNT)] == list(RING)


@rule("EH-MAR-08")
def test_every_tile_has_a_neighbour_that_is_neither_the_sun_nor_on_the_rim() -> None:
    assert all(any(0 < RING[other] < 4 for other in NEIGHBOURS[tile]) for tile in range(TILE_COUNT))


# Edges


@rule("EH-SETUP-10")
def test_six_edges_of_five_tiles_share_six_corners() -> None:
    assert [sum(edge in edges(tile) for tile in range(TILE_COUNT)) for edge in EDGES] == [5] * 6
    assert [TILES[tile] for tile in OUTER if len(edges(tile)) == 2] == CORNERS
    assert [TILES[tile] for tile in range(TILE_COUNT) if edges(tile)] == [TILES[tile] for tile in OUTER]


@rule("EH-SETUP-10")
@pytest.mark.parametrize(
    ("tile", "found"),
    [
        ("A01", ["NE", "NW"]),
        ("A03", ["NE"]),
        ("A05", ["NE", "E"]),
        ("A08", ["E"]),
        ("A13", ["SE", "SW"]),
        ("A20", ["W"]),
        ("A21", ["W", "NW"]),
        ("A24", ["NW"]),
    ],
)
def test_the_edges_of_a_tile(tile: str, found: list[str]) -> None:
    assert edges(tile_of(tile)) == found


@rule("EH-OPT-03")
def test_opposite_edges_are_ne_and_sw_e_and_w_se_and_nw() -> None:
    assert [(EDGES[edge], EDGES[edge + OPPOSITE]) for edge in range(3)] == [
        ("NE", "SW"),
        ("E", "W"),
        ("SE", "NW"),
    ]


# Meeting points


@rule("EH-EV-02")
def test_there_are_96_meeting_points_of_three_tiles() -> None:
    assert len(POINTS) == POINT_COUNT == len({frozenset(point) for point in POINTS}) == 96
    assert {len(set(point)) for point in POINTS} == {3}
    assert [bin(mask).count("1") for mask in POINT_MASK] == [3] * 96
    assert len(set(POINT_NOUNS.names)) == 96


@rule("EH-EV-02")
def test_six_points_touch_the_sun() -> None:
    assert sum(SUN in point for point in POINTS) == 6


@rule("EH-EV-02")
def test_the_three_tiles_of_a_point_are_neighbours_of_each_other() -> None:
    assert all(b in NEIGHBOURS[a] and c in NEIGHBOURS[a] and c in NEIGHBOURS[b] for a, b, c in POINTS)


@rule("EH-EV-02")
def test_a_point_is_the_east_or_the_west_corner_of_its_first_tile() -> None:
    assert "S00-D02-D03" in POINT_NOUNS.names and "S00-D06-D05" in POINT_NOUNS.names
    assert "A01-A02-B01" not in POINT_NOUNS.names and "B01-A02-B02" in POINT_NOUNS.names
