"""What a match says beyond who won."""

from __future__ import annotations

from perihelion.core.game import Side
from perihelion.lab.figures import Details, Figure, Known, details, figures, seat_rates, sources
from perihelion.lab.match import Pairing, play_round, rounds

FIRST = Details((0, 1), ((("row", 3.0),), (("row", 1.0),)), (("mine", 0), ("mine", 0), ("storm", -1)))
SECOND = Details((1, 0), ((("row", 2.0),), (("row", 5.0),)), (("mine", 1),))
GAMES: Known = [(FIRST, (1.0, 0.0)), (SECOND, (0.5, 0.5))]


def test_details_are_told_in_the_order_of_the_bots_not_of_the_seats() -> None:
    sides = (Side("red", 1, False, (("row", 1.0),)), Side("black", 3, True, (("row", 3.0),)))
    found = details(sides, [1, 0], [("mine", 0), ("storm", -1)])
    assert found == Details((1, 0), ((("row", 3.0),), (("row", 1.0),)), (("mine", 1), ("storm", -1)))


def test_a_seat_has_the_victories_of_whoever_sat_there() -> None:
    assert seat_rates(GAMES) == [0.75, 0.25]


def test_sources_are_means_over_the_games() -> None:
    assert sources(GAMES) == [[("row", 2.5)], [("row", 3.0)]]


def test_a_figure_counts_games_times_and_the_victories_of_those_concerned() -> None:
    assert figures(GAMES) == [Figure("mine", 1.0, 1.5, 0.75), Figure("storm", 0.5, 0.5, 0.0)]


def test_nothing_played_has_no_details() -> None:
    assert (seat_rates([]), sources([]), figures([])) == ([], [], [])


def test_counting_changes_no_game() -> None:
    """The same deal with and without a listener ends alike."""
    plain = Pairing("solar-sphere", ("random", "random"), {"level": "easy"}, "1")
    counted = Pairing("solar-sphere", ("random", "random"), {"level": "easy"}, "1", counting=True)
    bare, told = [play_round(next(rounds(pairing, 2))) for pairing in (plain, counted)]
    assert bare.scores == told.scores
    assert bare.details is None and told.details is not None
    assert [sum(points for _, points in parts) for parts in told.details.parts] == list(told.scores)
