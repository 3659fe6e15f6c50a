"""Ratings find the strengths that games were made with."""

from __future__ import annotations

from random import Random

import pytest

from perihelion.lab.ratings import Matrix, added, inverse, points, ratings, strengths

TRUE = (4.0, 2.0, 1.0)


def season(games: int) -> list[list[Matrix]]:
    """Every two of three players meet so often; each wins by its strength."""
    random = Random(3)
    groups: list[list[Matrix]] = []
    for a, b in ((0, 1), (0, 2), (1, 2)):
        group: list[Matrix] = []
        for _ in range(games):
            matrix = [[0.0] * 3 for _ in range(3)]
            won = random.random() < TRUE[a] / (TRUE[a] + TRUE[b])
            matrix[a if won else b][b if won else a] = 1.0
            group.append(matrix)
        groups.append(group)
    return groups


def test_differences_are_those_of_the_true_strengths() -> None:
    found = ratings(3, season(1500))
    assert [found[0].points - found[1].points, found[1].points - found[2].points] == [
        pytest.approx(120.4, abs=30),
        pytest.approx(120.4, abs=30),
    ]
    assert sum(rating.points for rating in found) == pytest.approx(0)
    assert all(rating.low < rating.points < rating.high and rating.high - rating.low < 60 for rating in found)


def test_more_games_make_narrower_intervals() -> None:
    few, many = ratings(3, season(50)), ratings(3, season(800))
    assert few[0].high - few[0].low > 2 * (many[0].high - many[0].low)


def test_whoever_never_won_is_not_infinitely_weak_and_far_from_sure() -> None:
    lost: Matrix = [[0.0, 1.0], [0.0, 0.0]]
    best, worst = ratings(2, [[lost] * 20])
    assert best.points == pytest.approx(-worst.points) and 200 < best.points < 600
    assert worst.low < worst.points - 100


def test_equal_results_make_equal_ratings() -> None:
    assert points(added(2, [[[0.0, 1.0], [1.0, 0.0]]])) == [pytest.approx(0), pytest.approx(0)]
    assert strengths([[0.0, 3.0], [1.0, 0.0]]) == [pytest.approx(1.5), pytest.approx(0.5)]


def test_an_inverse_times_its_matrix_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 2.0]]
    found = inverse(matrix)
    product = [[sum(found[i][k] * matrix[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    assert product == [[pytest.approx(float(i == j), abs=1e-12) for j in range(3)] for i in range(3)]
