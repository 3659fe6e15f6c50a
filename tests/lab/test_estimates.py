"""Intervals hold what they promise, and many looks raise no false alarm."""

from __future__ import annotations

from random import Random

import pytest

from perihelion.lab.estimates import average, chance_of_zero, flagged, sums, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596)]
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_nothing_tried_may_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert (sums([]).rate().low, sums([]).rate().high, sums([]).rate().games) == (0.0, 1.0, 0)


def test_a_rate_over_single_games_is_as_wide_as_it_must_be() -> None:
    found = sums([(1, 1)] * 500 + [(0, 1)] * 500).rate()
    assert (found.mean, found.games) == (0.5, 1000)
    assert (found.low, found.high) == pytest.approx((0.469, 0.531), abs=0.001)


def test_games_that_share_a_deal_say_less_than_games_apart() -> None:
    """Ten games of one deal that all end alike are one observation."""
    apart = sums([(1, 1)] * 500 + [(0, 1)] * 500).rate()
    shared = sums([(10, 10)] * 50 + [(0, 10)] * 50).rate()
    assert shared.high - shared.low == pytest.approx((apart.high - apart.low) * 10**0.5, rel=0.02)


def test_what_both_players_took_says_nothing() -> None:
    assert sums([(1, 2)] * 100).chance(0.5) == 1.0


def test_few_losses_in_a_row_are_no_wonder() -> None:
    """Seventeen of seventeen lost where a quarter is won: 0.0075 by counting, and not one in ten thousand."""
    assert 0.005 < sums([(0, 1)] * 17).chance(0.25) < 0.03


def test_a_fair_game_is_seldom_flagged() -> None:
    """Four hundred reports of twenty looks each at fair coins: about one in twenty shows a mark."""
    random = Random(7)
    alarms = 0
    for _ in range(400):
        looks = [sum(random.random() < 0.5 for _ in range(200)) for _ in range(20)]
        alarms += any(
            flagged([sums([(1, 1)] * heads + [(0, 1)] * (200 - heads)).chance(0.5) for heads in looks])
        )
    assert 4 <= alarms <= 40


def test_holm_flags_the_clear_ones_and_stops_at_the_first_that_is_not() -> None:
    assert flagged([0.9, 0.001, 0.02, 0.03]) == [False, True, False, False]
    assert flagged([0.01, 0.02, 0.04]) == [True, True, True]
    assert flagged([]) == []


def test_an_average_and_whether_it_is_zero() -> None:
    found = average([1.0, 2.0, 3.0])
    assert (found.mean, found.games) == (2.0, 3)
    assert found.high - found.mean == pytest.approx(1.96 / 3**0.5, abs=0.001)
    assert chance_of_zero(average([-1.0, 1.0])) == 1.0
    assert chance_of_zero(average([5.0, 5.1, 4.9])) < 1e-9
    assert chance_of_zero(average([0.0, 0.0])) == 1.0
