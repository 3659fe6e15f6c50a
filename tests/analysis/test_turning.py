"""Where a game turned: real changes, not noise, with their cause."""

from __future__ import annotations

from perihelion.analysis.report import Fortune, Moment, Turn, Verdict
from perihelion.analysis.turning import turning_points


def moments(*chances: float, error: float = 0.05) -> list[Moment]:
    """Ten steps apart, for two sides."""
    return [
        Moment(10 * i, [chance, 1 - chance], [error, error], [0.0, 0.0]) for i, chance in enumerate(chances)
    ]


def turns(
    over: list[Moment], verdicts: list[Verdict], fortunes: list[Fortune], spread: float = 20.0
) -> list[Turn]:
    return turning_points(over, [spread] * len(over), verdicts, fortunes)


def blunder(step: int, seat: int, loss: float) -> Verdict:
    return Verdict(step, seat, "pass", "fire", 0.1, 0.9, loss, 0.01, 3.0)


def test_a_lasting_change_is_a_turning_point() -> None:
    found = turns(moments(0.5, 0.5, 0.9, 0.9), [blunder(15, 1, 0.4)], [])
    assert found == [Turn(10, 20, 0, 0.4, "choice")]


def test_one_odd_estimate_is_none() -> None:
    assert turns(moments(0.5, 0.5, 0.68, 0.5, 0.5), [], []) == []


def test_a_change_within_the_errors_is_none() -> None:
    assert turns(moments(0.5, 0.5, 0.9, 0.9, error=0.2), [], []) == []


def test_neighbouring_changes_in_one_direction_are_one() -> None:
    (found,) = turns(moments(0.2, 0.2, 0.5, 0.8, 0.8), [], [])
    assert (found.step, found.until, found.side, round(found.change, 9)) == (10, 30, 0, 0.6)


def test_luck_is_named_where_dice_explain_the_change() -> None:
    lucky = [Fortune(15, "a six", [12.0, -12.0])]
    assert turns(moments(0.5, 0.5, 0.9, 0.9), [], lucky)[0].cause == "luck"
    assert turns(moments(0.5, 0.5, 0.9, 0.9), [blunder(12, 1, 0.3)], lucky)[0].cause == "both"


def test_the_same_points_explain_more_when_little_is_still_to_come() -> None:
    lucky, slip = [Fortune(15, "a six", [3.0, -3.0])], [blunder(12, 1, 0.1)]
    assert turns(moments(0.5, 0.5, 0.9, 0.9), slip, lucky, spread=30.0)[0].cause == "choice"
    assert turns(moments(0.5, 0.5, 0.9, 0.9), slip, lucky, spread=2.0)[0].cause == "luck"


def test_what_works_against_a_change_does_not_explain_it() -> None:
    unlucky = [Fortune(15, "a one", [-12.0, 12.0])]
    assert turns(moments(0.5, 0.5, 0.9, 0.9), [blunder(12, 1, 0.3)], unlucky)[0].cause == "choice"


def test_no_more_than_the_six_largest_are_told() -> None:
    waves = [0.1, 0.1, 0.9, 0.9] * 5
    assert len(turns(moments(*waves), [], [])) == 6
