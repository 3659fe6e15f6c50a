"""Phase 1, Dock: ship dice, turn order, morale bonus."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import chance, waiting
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.phases.dock import Dock, Roll
from perihelion.games.solar_sphere.play import Round
from perihelion.games.solar_sphere.words import ROLLS


def order(table: Table) -> list[str]:
    """The turn order by colour."""
    return [table.side_name(side) for side in table.s.order]


@rule("SS-DOCK-01")
def test_three_dice_lie_on_the_ports_of_their_faces_and_equal_faces_form_a_stack(table: Table) -> None:
    table.at(Dock())
    table.falls("dock 3 5 5", "dock 6 6 6")
    assert GAME.seen.view(table.s, 0).players[0].ports == [0, 0, 1, 0, 2, 0]
    assert GAME.seen.view(table.s, 0).players[1].ports == [0, 0, 0, 0, 0, 3]


@rule("SS-DOCK-01")
def test_the_three_dice_are_fair(table: Table) -> None:
    table.at(Dock())
    assert sum(table.s.offered) == 216
    assert table.s.offered[ROLLS.index((4, 4, 4))] == 1
    assert table.s.offered[ROLLS.index((1, 1, 2))] == 3
    assert table.s.offered[ROLLS.index((1, 3, 6))] == 6


@rule("SS-DOCK-01")
def test_every_player_rolls(four: Table) -> None:
    four.at(Dock())
    four.falls("dock 1 2 3", "dock 2 2 2", "dock 3 4 5", "dock 6 6 6")
    assert [sum(player.ports) for player in GAME.seen.view(four.s, 0).players] == [3, 3, 3, 3]
    assert chance(four.s) is None


@rule("SS-DOCK-02")
def test_the_highest_total_goes_first_then_descending(four: Table) -> None:
    four.at(Dock())
    four.falls("dock 1 2 3", "dock 4 4 4", "dock 1 1 1", "dock 5 5 6")
    assert order(four) == ["purple", "black", "red", "green"]


@rule("SS-DOCK-03")
def test_tied_players_reverse_their_previous_order(four: Table) -> None:
    """T-11: red 10, black 12, green 10, purple 10."""
    four.at(Dock())
    four.falls("dock 2 3 5", "dock 3 4 5", "dock 1 4 5", "dock 2 4 4")
    assert order(four) == ["black", "purple", "green", "red"]


@rule("SS-DOCK-03")
def test_a_tie_in_the_next_round_reverses_them_again(table: Table) -> None:
    table.at(Dock())
    table.falls("dock 2 3 5", "dock 1 4 5")
    assert order(table) == ["black", "red"]
    table.at(Dock())
    table.falls("dock 1 2 3", "dock 2 2 2")
    assert order(table) == ["red", "black"]


@rule("SS-DOCK-04")
def test_each_port_pays_morale_for_the_height_of_its_stack(table: Table) -> None:
    """E-01."""
    table.at(Dock())
    table.falls("dock 1 1 2")
    assert table.player("red").dice[1:3] == [2, 1]
    assert table.player("red").morale == 5
    assert table.player("black").morale == 0


@rule("SS-DOCK-04")
@pytest.mark.parametrize(
    ("roll", "morale"),
    [
        ("1 1 1", 7),
        ("2 2 2", 6),
        ("3 3 3", 5),
        ("4 4 4", 4),
        ("5 5 5", 4),
        ("6 6 6", 3),
        ("1 2 3", 4),
        ("4 5 6", 0),
        ("2 2 6", 3),
        ("3 3 4", 3),
        ("4 4 5", 2),
        ("5 5 6", 2),
        ("4 6 6", 1),
    ],
)
def test_the_bonus_is_a_total_for_the_stack_and_low_faces_pay_more(
    table: Table, roll: str, morale: int
) -> None:
    table.at(Dock())
    table.falls(f"dock {roll}")
    assert table.player("red").morale == morale


@rule("SS-DOCK-05")
def test_nobody_is_asked_anything_until_all_dice_are_rolled(table: Table) -> None:
    table.at(Round())
    assert isinstance(chance(table.s), Roll)
    assert waiting(table.s) == []
    assert table.why("red", "discard 1").text == "The table waits for dice or a draw."
    table.falls("dock 1 1 1")
    assert waiting(table.s) == []
    table.falls("dock 4 5 6")
    assert waiting(table.s) == [1]
