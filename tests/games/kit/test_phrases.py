"""Lists of clauses, and facts that are left open."""

from __future__ import annotations

import pytest

from perihelion.core.said import Said, missing
from perihelion.games.kit.data.records import blank
from perihelion.games.kit.telling.phrases import clauses, in_turn

PARTS = [Said("a"), Said("b"), Said("c")]


@pytest.mark.parametrize(("count", "text"), [(0, ""), (1, "a"), (2, "a; b"), (3, "a; b; c")])
def test_clauses_have_semicolons_between_them(count: int, text: str) -> None:
    assert str(clauses(PARTS[:count])) == text


@pytest.mark.parametrize(("count", "text"), [(0, ""), (1, "a"), (2, "a, then b"), (3, "a, then b, then c")])
def test_what_happens_in_turn_is_told_in_turn(count: int, text: str) -> None:
    assert str(in_turn(PARTS[:count])) == text


def test_a_blank_is_said_and_stays_open() -> None:
    rule = Said("Falls at {resistance}.", resistance=blank("resistance"))
    assert str(rule) == "Falls at {resistance}." and missing(rule) == []
