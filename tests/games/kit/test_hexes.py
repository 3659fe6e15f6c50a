"""Places on a map of hexes."""

from __future__ import annotations

from perihelion.games.kit.hexes import BEYOND, around, distance, neighbours

FLOWER = [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""A hex and the six around it, clockwise from the north."""


def test_neighbours_lie_clockwise_from_the_north() -> None:
    assert around(FLOWER)[0] == (1, 2, 3, 4, 5, 6)
    assert around(FLOWER)[1] == (BEYOND, BEYOND, 2, 0, 6, BEYOND)


def test_beyond_the_rim_there_is_no_neighbour() -> None:
    assert neighbours(FLOWER)[1] == (2, 0, 6)


def test_the_distance_is_counted_in_steps() -> None:
    assert [distance((0, 0), place) for place in ((0, 0), (1, -1), (2, -1), (-2, -2))] == [0, 1, 2, 4]
