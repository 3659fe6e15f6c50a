"""The auxiliary die: a full column of the matrix, one later turn, back to the reserve."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import chance
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.phases.dock import TurnOrder
from perihelion.games.solar_sphere.place.drones import RollAuxiliary
from perihelion.games.solar_sphere.play import EndOfRound


def one_short(table: Table) -> None:
    """Red misses one drone in the row pride to fill the first column, and may take one kickback."""
    table.player("red").matrix = [1, 1, 0]
    table.player("red").morale = 3
    table.drones("red", active=4, inactive=2)


@rule("SS-AUX-01")
def test_a_full_column_unlocks_the_auxiliary_die_at_once(table: Table) -> None:
    one_short(table)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to pride")
    assert isinstance(chance(table.s), RollAuxiliary)
    assert table.s.offered == [1, 1, 1, 1, 1, 1]
    table.falls("auxiliary die 5")
    assert GAME.seen.view(table.s, 0).players[0].auxiliary == 5
    assert table.offered("red") == [
        "regenerate 1",
        "decommission to cargo",
        "decommission to salvage value",
        "stop",
    ]


@rule("SS-AUX-01")
@pytest.mark.parametrize(
    ("matrix", "row"),
    [([2, 1, 2], "salvage value"), ([1, 1, 0], "pride"), ([2, 2, 1], "pride"), ([3, 3, 2], "pride")],
)
def test_any_column_can_be_the_one_that_is_filled(table: Table, matrix: list[int], row: str) -> None:
    one_short(table)
    table.player("red").matrix = matrix
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", f"decommission to {row}")
    assert isinstance(chance(table.s), RollAuxiliary)


@rule("SS-AUX-01")
def test_the_resource_that_fills_the_column_is_gained_and_the_die_rolled(table: Table) -> None:
    one_short(table)
    table.player("red").matrix = [0, 1, 1]
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to cargo", "take ore")
    assert isinstance(chance(table.s), RollAuxiliary)


@rule("SS-AUX-01")
def test_a_column_with_an_empty_space_unlocks_nothing(table: Table) -> None:
    one_short(table)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to salvage value")
    assert table.player("red").matrix == [1, 2, 0]
    assert chance(table.s) is None


@rule("SS-AUX-01")
def test_a_column_filled_in_an_earlier_round_unlocks_nothing_again(table: Table) -> None:
    one_short(table)
    table.player("red").matrix = [1, 1, 1]
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to salvage value")
    assert chance(table.s) is None


@rule("SS-AUX-02")
def test_the_auxiliary_die_may_not_be_deployed_in_the_turn_it_was_gained(table: Table) -> None:
    one_short(table)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to pride")
    table.falls("auxiliary die 5")
    table.says("red", "stop")
    assert "deploy auxiliary 5" not in table.offered("red")
    assert table.why("red", "deploy auxiliary 5").rule == "SS-AUX-02"
    assert (
        table.why("red", "deploy auxiliary 5").text
        == "The auxiliary die was gained in this turn; it may be deployed in a later one."
    )


@rule("SS-AUX-02", "SS-DEP-03")
def test_the_auxiliary_die_may_be_discarded_in_the_turn_it_was_gained(table: Table) -> None:
    one_short(table)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to pride")
    table.falls("auxiliary die 5")
    morale = table.player("red").morale
    table.says("red", "stop", "discard auxiliary 5")
    assert (table.player("red").auxiliary, table.player("red").morale) == (0, morale + 1)
    assert table.player("red").dice == [0, 0, 0, 1, 0, 0, 0]


@rule("SS-AUX-02")
def test_the_auxiliary_die_may_be_deployed_in_a_later_turn_of_the_round(table: Table) -> None:
    one_short(table)
    table.ports("red", 3, 4)
    table.ports("black", 1, 2)
    table.at_deploy()
    table.says("red", "kickback to 2", "salvage", "decommission to pride")
    table.falls("auxiliary die 5")
    table.says("red", "stop", "discard 3")
    table.says("black", "discard 1")
    assert "deploy auxiliary 5" in table.offered("red")
    table.says("red", "deploy auxiliary 5", "visit Crystal Belt", "as 5", "take action")
    assert table.resources("red") == "1 crystal"
    assert (GAME.seen.view(table.s, 0).locations[2].dice[0].opaque, table.player("red").auxiliary) == (
        True,
        0,
    )


@rule("SS-AUX-03")
def test_the_auxiliary_die_gives_no_docking_morale(table: Table) -> None:
    table.player("red").matrix = [0, 1, 1]
    table.player("red").morale = 3
    table.drones("red", active=4, inactive=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to cargo", "take ore")
    table.falls("auxiliary die 1")
    assert table.player("red").morale == 2


@rule("SS-AUX-03")
def test_the_auxiliary_die_does_not_count_for_turn_order(table: Table) -> None:
    table.ports("red", 1, 3, 6)
    table.ports("black", 2, 3, 4)
    table.player("black").auxiliary = 6
    table.at(TurnOrder())
    assert table.s.order == [0, 1]


@rule("SS-AUX-04")
@pytest.mark.parametrize("face", [0, 4])
def test_the_auxiliary_die_goes_back_to_the_reserve_at_the_end_of_the_round_used_or_not(
    table: Table, face: int
) -> None:
    table.player("red").auxiliary = face
    table.player("red").auxiliary_gained = True
    table.at(EndOfRound())
    view = GAME.seen.view(table.s, 0).players[0]
    assert (view.auxiliary, view.auxiliary_gained) == (0, False)


@rule("SS-AUX-05")
def test_a_second_full_column_in_the_same_round_brings_no_second_die(table: Table) -> None:
    """T-06."""
    table.player("red").matrix = [1, 1, 1]
    table.player("red").auxiliary_gained = True
    table.player("red").morale = 5
    table.drones("red", active=0, inactive=3)
    table.ports("red", 3)
    table.at_turn("red")
    table.says(
        "red",
        "kickback to 2",
        "salvage",
        "decommission to cargo",
        "take ore",
        "decommission to salvage value",
    )
    table.says("red", "salvage", "decommission to pride")
    assert table.player("red").matrix == [2, 2, 2]
    assert (table.resources("red"), table.player("red").score, table.player("red").morale) == (
        "1 ore",
        2,
        2 + 2,
    )
    assert (chance(table.s), table.player("red").auxiliary) == (None, 0)


def retire_the_envoy(table: Table) -> None:
    """Red hires a fourth crew member and retires the Corporate Envoy, whose bonus is the auxiliary die."""
    table.crew("red", "C3-02a", "C1-03a", "C1-06a")
    table.player("red").used = 0
    table.display(0, "C1-05a")
    table.stock("red", gold=2)
    table.drones("red", active=0)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Crew Station", "take action", "retire Corporate Envoy (Meridian)")


@rule("SS-AUX-05")
def test_a_retirement_brings_the_die(table: Table) -> None:
    retire_the_envoy(table)
    table.falls("auxiliary die 6")
    assert table.player("red").auxiliary == 6
    assert table.player("red").auxiliary_gained


@rule("SS-AUX-05")
def test_a_retirement_after_a_full_column_brings_no_second_die(table: Table) -> None:
    table.player("red").auxiliary_gained = True
    retire_the_envoy(table)
    assert (chance(table.s), table.player("red").auxiliary) == (None, 0)


@rule("SS-AUX-05")
def test_a_full_column_after_a_retirement_brings_no_second_die(table: Table) -> None:
    retire_the_envoy(table)
    table.falls("auxiliary die 6")
    one_short(table)
    table.at_deploy()
    table.says("red", "kickback to 2", "salvage", "decommission to pride")
    assert chance(table.s) is None
    assert table.player("red").auxiliary == 6


@rule("SS-AUX-05")
def test_in_the_next_round_the_die_can_be_gained_again(table: Table) -> None:
    table.player("red").auxiliary_gained = True
    table.at(EndOfRound())
    one_short(table)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "salvage", "decommission to pride")
    assert isinstance(chance(table.s), RollAuxiliary)


@rule("SS-AUX-06")
def test_a_die_gained_with_the_last_die_gives_another_turn(table: Table) -> None:
    one_short(table)
    table.ports("red", 1)
    table.at_deploy()
    table.says("red", "deploy 1", "visit Salvage Ship", "as 1", "take action", "decommission to pride")
    table.falls("auxiliary die 2")
    assert "deploy auxiliary 2" in table.offered("red")
    table.says("red", "discard auxiliary 2")
    assert table.offered("red") == []
    assert table.s.agenda == []
