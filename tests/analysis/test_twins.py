"""A turn is judged by what its seat could know: in two games that the seat cannot tell apart it is worth the
same."""

from __future__ import annotations

import pytest

from perihelion.analysis.verdicts import verdicts
from server.kit.twins import BEGUN, DEEP, KINDS, find_twins, game_of, played

SIMULATIONS = 40
PAIRS = [
    (kind, number)
    for kind, count in (("helios", 3), (DEEP, 3), ("event-horizon", 1), (BEGUN, 2))
    for number in range(count)
]


@pytest.mark.parametrize(("kind", "number"), PAIRS)
def test_a_choice_is_judged_alike_at_two_tables_that_its_seat_cannot_tell_apart(
    kind: str, number: int
) -> None:
    assert kind in KINDS
    twins = find_twins(kind, f"judged {number}", tries=4000, offered=2)
    tables = [played(kind, said) for said in (twins.first, twins.second)]
    word = tables[0].offers(twins.seat)[-1]
    first, second = [
        verdicts(game_of(kind), table.state, twins.seat, [word], SIMULATIONS, "twins", len(twins.first))
        for table in tables
    ]
    assert first == second
    assert len(first) == 1
