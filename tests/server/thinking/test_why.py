"""Why a hint advises what it advises: points beside the next best line, by source."""

from __future__ import annotations

import pytest

from kit.helios.game import GAME
from perihelion.server.thinking.why import why_first
from perihelion.server.wire.kept import Tried


def tried(words: list[str], visits: int, expected: list[float], sources: list[float]) -> Tried:
    return Tried(words, visits, 0.5, expected, sources)


BEST = tried(["charge", "fire"], 40, [9.0, 4.0], [6.0, 2.0, 1.0])
OTHER = tried(["charge", "done"], 20, [7.5, 4.5], [5.0, 2.5, 0.0])


def told(lines: list[Tried], seat: int = 0) -> list[tuple[str, float]]:
    why = why_first(GAME, seat, lines)
    assert why is not None
    return [(str(gain.label), round(gain.points, 3)) for gain in why.by]


def test_the_gain_is_own_points_and_what_the_strongest_rival_loses() -> None:
    why = why_first(GAME, 0, [BEST, OTHER])
    assert why is not None
    assert why.points == pytest.approx(1.5 + 0.5)


def test_the_sources_are_told_the_greatest_first_and_the_rest_as_one() -> None:
    """Light 1, hidden gems 1, energy -0.5, the rival 0.5: three of them, and what is left of 2 points."""
    assert told([BEST, OTHER]) == [
        ("light", 1.0),
        ("hidden gems", 1.0),
        ("energy", -0.5),
        ("all the rest", 0.5),
    ]


def test_the_other_line_is_told_from_where_it_goes_another_way() -> None:
    why = why_first(GAME, 0, [BEST, OTHER])
    assert why is not None
    assert [str(word) for word in why.instead] == ["done"]


def test_a_line_that_begins_otherwise_is_the_better_measure() -> None:
    otherwise = tried(["done"], 10, [5.0, 4.5], [5.0, 0.0, 0.0])
    why = why_first(GAME, 0, [BEST, OTHER, otherwise])
    assert why is not None
    assert why.points == pytest.approx(4.0 + 0.5)


def test_a_line_that_was_hardly_tried_is_no_measure() -> None:
    rare = tried(["fire"], 3, [2.0, 2.0], [2.0, 0.0, 0.0])
    assert why_first(GAME, 0, [BEST, rare]) is None
    assert why_first(GAME, 0, [BEST]) is None
    second = why_first(GAME, 0, [BEST, rare, OTHER])
    assert second is not None
    assert [str(word) for word in second.instead] == ["done"]


def test_without_sources_only_the_rival_and_the_rest_are_told() -> None:
    best, other = tried(["fire"], 40, [9.0, 4.0], []), tried(["done"], 20, [7.5, 4.5], [])
    assert told([best, other]) == [("less for the strongest rival", 0.5), ("all the rest", 1.5)]


def test_whoever_plays_alone_has_no_rival() -> None:
    best, other = tried(["fire"], 40, [9.0], [7.0, 2.0, 0.0]), tried(["done"], 20, [7.0], [5.0, 2.0, 0.0])
    assert told([best, other]) == [("light", 2.0)]
