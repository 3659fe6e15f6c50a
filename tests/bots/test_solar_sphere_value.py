"""The value of a position of Solar Sphere: more is better, and at the end it is the score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.solar_sphere.table import Table
from perihelion.bots.playout import play_out
from perihelion.core.dice import Generator
from perihelion.core.game import read_options
from perihelion.core.steps import advance
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.scoring import final_score


def value(table: Table) -> float:
    return GAME.mind.value(table.s, 0)


def middle() -> Table:
    """Round 3, between two turns."""
    table = Table(2)
    table.s.round = 3
    table.ports("red", 2, 5)
    table.drones("red", 5, 3)
    table.stock("red", ore=1, gold=1)
    table.ship("top left", "RS08")
    table.ports("black", 3)
    table.at_turn("black")
    return table


GOOD_THINGS: dict[str, Callable[[Table], object]] = {
    "points": lambda table: setattr(table.player("red"), "score", 1),
    "ore": lambda table: table.stock("red", ore=2, gold=1),
    "crystal": lambda table: table.stock("red", ore=1, gold=1, crystal=1),
    "morale": lambda table: setattr(table.player("red"), "morale", 3),
    "reputation": lambda table: setattr(table.player("red"), "reputation", 1),
    "a drone regenerated": lambda table: table.drones("red", 6, 2),
    "a drone fabricated": lambda table: table.drones("red", 6, 3),
    "a die": lambda table: table.ports("red", 2, 5, 5),
    "a satellite": lambda table: table.satellite("red", "ore-belt"),
    "a crew member": lambda table: table.crew("red", "C2-01a"),
    "an icon": lambda table: table.player("red").icons.__setitem__(0, 1),
    "a hex": lambda table: table.built("red", "I1"),
    "an attack": lambda table: table.ship("top left", "RS08", ("red", 5)),
}


@pytest.mark.parametrize("thing", GOOD_THINGS)
def test_who_has_more_stands_better(thing: str) -> None:
    table = middle()
    before = value(table)
    GOOD_THINGS[thing](table)
    assert value(table) > before


def test_two_players_with_the_same_things_stand_equal() -> None:
    table = Table(2)
    table.ports("red", 3, 4, 5)
    table.ports("black", 3, 4, 5)
    table.at()
    assert GAME.mind.value(table.s, 0) == GAME.mind.value(table.s, 1)


def test_a_third_icon_counts_most_when_it_completes_a_set() -> None:
    table = middle()
    table.player("red").icons = [1, 1, 0, 0]
    before = value(table)
    table.player("red").icons = [2, 1, 0, 0]
    spare = value(table) - before
    table.player("red").icons = [1, 1, 1, 0]
    assert value(table) - before > spare


def test_morale_is_worth_its_points_when_no_turn_is_left() -> None:
    table = Table(2)
    table.s.round = 6
    table.ports("black", 3)
    table.at_turn("black")
    before = value(table)
    table.player("red").morale = 18
    assert value(table) - before == 12


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_the_value_is_the_score(seats: int) -> None:
    s = GAME.rules.setup(seats, read_options(GAME, {}))
    advance(s)
    play_out(s, Generator("to the end"))
    assert [GAME.mind.value(s, side) for side in range(s.sides)] == pytest.approx(
        [final_score(s, side) for side in range(s.sides)]
    )
