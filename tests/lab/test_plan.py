"""A plan says everything: which games, in which seatings, cut into which chunks."""

from __future__ import annotations

import pytest

from perihelion.lab.plan import Plan, Study, trials

EQUAL = Study("equal", ("a", "a", "a"), {}, 5)
MIXED = Study("mixed", ("a", "b", "b"), {}, 5)
PLAN = Plan("tournament", "coin", 1, "", "1", (EQUAL, MIXED))


def test_equal_bots_have_one_seating_and_unequal_ones_all_that_differ() -> None:
    assert EQUAL.seatings() == [(0, 1, 2)]
    assert [[MIXED.bots[who] for who in seating] for seating in MIXED.seatings()] == [
        ["a", "b", "b"],
        ["b", "a", "b"],
        ["b", "b", "a"],
    ]
    assert len(Study("", ("a", "b", "c", "d"), {}, 1).seatings()) == 24


def test_every_deal_is_played_in_every_seating() -> None:
    games = [trial for chunk in range(PLAN.chunks()) for trial in trials(PLAN, chunk)]
    assert [trial.number for trial in games] == list(range(PLAN.games())) == list(range(5 + 6))
    assert [(trial.deal, trial.seating) for trial in games if trial.study == MIXED] == [
        (deal, seating) for deal in range(2) for seating in MIXED.seatings()
    ]


@pytest.mark.parametrize("games", [1, 7, 99, 250, 5000])
def test_chunks_cover_all_games_once_across_studies(games: int) -> None:
    plan = Plan(
        "tournament",
        "coin",
        1,
        "",
        "1",
        (Study("x", ("a", "a"), {}, games), Study("y", ("a", "b"), {}, games)),
    )
    numbers = [trial.number for chunk in range(plan.chunks()) for trial in trials(plan, chunk)]
    assert numbers == list(range(plan.games()))
    assert 1 <= plan.chunk() <= 20


def test_another_plan_has_another_digest() -> None:
    assert PLAN.digest() != Plan("tournament", "coin", 1, "", "2", (EQUAL, MIXED)).digest()
    assert PLAN.digest() == Plan("tournament", "coin", 1, "", "1", (EQUAL, MIXED)).digest()
