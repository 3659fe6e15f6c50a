"""Seats, shares and intervals of a match."""

from __future__ import annotations

import pytest

from perihelion.core.game import Side
from perihelion.lab.estimates import wilson
from perihelion.lab.match import Outcome, Pairing, outcome, play_round, rounds, standings, whole_rotations

PAIRING = Pairing("solar-sphere", ("random", "random", "random"), {"level": "easy"}, "1")
MIXED = Pairing("solar-sphere", ("greedy", "random", "random"), {"level": "easy"}, "1")


def test_every_bot_sits_equally_often_in_every_seat() -> None:
    games = list(rounds(MIXED, 7))
    assert [(game.deal, game.rotation) for game in games] == [(d, r) for d in range(3) for r in range(3)]


def test_equal_bots_get_a_new_deal_for_every_game() -> None:
    """Whoever of them sits where, the same deal would be the same game."""
    assert [(game.deal, game.rotation) for game in rounds(PAIRING, 7)] == [(deal, 0) for deal in range(9)]


@pytest.mark.parametrize(
    ("seats", "games", "rounded"), [(2, 100, 100), (2, 5, 6), (3, 1, 3), (1, 7, 7), (4, 8, 8)]
)
def test_games_are_rounded_up_to_whole_rotations(seats: int, games: int, rounded: int) -> None:
    assert whole_rotations(seats, games) == rounded


def test_an_outcome_is_told_in_the_order_of_the_bots_not_of_the_seats() -> None:
    sides = (Side("red", 10, False), Side("black", 30, True), Side("green", 20, False))
    found = outcome(sides, [2, 0, 1], ("a", "b", "c"))
    assert found == Outcome(("a", "b", "c"), (30, 20, 10), (1, 0, 0))


def test_a_shared_victory_counts_in_equal_parts() -> None:
    sides = (Side("red", 10, True), Side("black", 10, True))
    assert outcome(sides, [0, 1], ("a", "b")).shares == (0.5, 0.5)


def test_the_automatic_opponent_is_a_side_of_its_own() -> None:
    sides = (Side("red", 10, False), Side("DRANDA", 12, True))
    assert outcome(sides, [0], ("a",)) == Outcome(("a", "DRANDA"), (10, 12), (0, 1))


def test_standings_add_up_wins_and_scores() -> None:
    games = [
        Outcome(("a", "b"), (10, 20), (0, 1)),
        Outcome(("a", "b"), (30, 20), (1, 0)),
        Outcome(("a", "b"), (8, 8), (0.5, 0.5)),
    ]
    first = standings(games)[0]
    assert (first.bot, first.wins, first.win_rate, first.mean_score) == ("a", 1.5, 0.5, 16)


def test_no_games_have_no_standings() -> None:
    assert standings([]) == []


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (95, 100, 0.8882, 0.9785), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_a_round_is_played_the_same_way_every_time() -> None:
    first, second = [play_round(next(rounds(PAIRING, 1))) for _ in range(2)]
    assert first == second
    assert sum(first.shares) == pytest.approx(1)
