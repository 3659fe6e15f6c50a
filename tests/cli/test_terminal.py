"""Solar Sphere's table in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from perihelion.cli.terminal.pictures import score_table, table_picture
from perihelion.core.dice import Generator
from perihelion.core.game import Side
from perihelion.games import SHELF
from perihelion.lab.walk import Walk


def drawn(walk: Walk, seat: int, width: int = 120) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(table_picture(walk.game, walk.state, seat))
    return captured.get()


def walked(seats: int, entries: int) -> Walk:
    game = SHELF.find("solar-sphere")
    walk = Walk(game, seats, {"level": "easy"}, Generator("terminal"))
    walk.start()
    while len(walk.said) < entries and not walk.over():
        walk.step()
    return walk


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_can_be_drawn_at_any_time_for_players_and_for_spectators(seats: int) -> None:
    walk = walked(seats, 0)
    while not walk.over():
        if len(walk.said) % 25 == 0:
            assert "Solar Sphere" in drawn(walk, 0)
        walk.step()
    assert "Solar Sphere" in drawn(walk, -1)


def test_every_line_fits_the_terminal() -> None:
    walk = walked(4, 150)
    for width in (80, 100, 120, 160):
        assert max(len(line) for line in drawn(walk, 0, width).splitlines()) <= width


def test_all_hexes_and_locations_are_shown() -> None:
    shown = drawn(walked(4, 60), 0)
    for name in (
        "Lattice Node",
        "Heliostat Crown",
        "Foundry Segment",
        "Core",
        "Ore Belt",
        "Resistance Fleet",
    ):
        assert name in shown


def test_the_own_command_centre_is_framed_and_the_others_are_small() -> None:
    shown = drawn(walked(3, 80), 1)
    assert "─ black: " in shown
    assert "\nred " in shown
    assert "\ngreen " in shown


def test_spectators_see_all_players_small() -> None:
    shown = drawn(walked(2, 80), -1)
    assert "\nred " in shown
    assert "\nblack " in shown


def scored(*sides: Side) -> list[list[str]]:
    """The rows of the final score."""
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(score_table(sides))
    return [line.replace("│", " ").split() for line in captured.get().splitlines()]


def test_the_final_score_tells_every_place() -> None:
    rows = scored(
        Side("red", 40, False, (), 2), Side("black", 50, True, (), 1), Side("green", 40, False, (), 2)
    )
    assert ["place", "2", "1", "2"] in rows


def test_a_game_that_does_not_rank_tells_no_place() -> None:
    assert not any("place" in row for row in scored(Side("red", 40, False), Side("black", 50, True)))
