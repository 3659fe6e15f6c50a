"""Table options: cruisers at the start, close starting tiles."""

from __future__ import annotations

import pytest

from games.event_horizon.openings import rolled
from games.event_horizon.table import Table
from marks import rule
from perihelion.games.event_horizon import GAME


def option(name: str) -> tuple[tuple[str, ...], str]:
    """The choices of a table option and what it is without one."""
    found = next(option for option in GAME.options if option.name == name)
    return found.values, found.default


def with_cruisers(start_cruisers: int) -> Table:
    """White at A03, orange at A15, all marauders hidden, and the first card drawn."""
    table = rolled(2, start_cruisers=start_cruisers)
    table.says("white", "start at A03")
    table.says("orange", "start at A15", "hide marauders at C01")
    table.says("white", "hide marauders at C01")
    table.first_falls()
    return table


@rule("EH-OPT-01")
@pytest.mark.parametrize("cruisers", [0, 1, 2])
def test_every_player_starts_with_the_agreed_cruisers_on_the_starting_tile(cruisers: int) -> None:
    table = with_cruisers(cruisers)
    assert table.at_tile("white", "A03") == ["cruiser"] * cruisers
    assert table.at_tile("orange", "A15") == ["cruiser"] * cruisers


@rule("EH-OPT-01")
def test_without_agreement_nobody_starts_with_cruisers() -> None:
    assert option("start_cruisers") == (("0", "1", "2"), "0")


@rule("EH-OPT-03")
def test_close_starts_bar_the_edge_opposite_to_the_first_starting_tile() -> None:
    table = rolled(2, close_starts=True)
    table.says("white", "start at A03")
    offered = [text.removeprefix("start at ") for text in table.offered("orange")]
    assert offered == [
        "A06",
        "A07",
        "A08",
        "A09",
        "A10",
        "A11",
        "A12",
        "A18",
        "A19",
        "A20",
        "A21",
        "A22",
        "A23",
        "A24",
    ]
    refusal = table.why("orange", "start at A15")
    assert (refusal.rule, refusal.text) == (
        "EH-OPT-03",
        "A15 lies on edge SW, opposite to the other starting tile.",
    )


@rule("EH-OPT-03")
def test_close_starts_after_a_corner_leave_two_edges_without_their_corners() -> None:
    table = rolled(2, close_starts=True)
    table.says("white", "start at A05")
    assert table.offered("orange") == [f"start at A{number}" for number in (10, 11, 12, 22, 23, 24)]


@rule("EH-OPT-03")
def test_close_starts_are_off_unless_agreed_and_then_opposite_edges_are_free() -> None:
    table = rolled(2)
    table.says("white", "start at A03")
    assert option("close_starts")[1] == "off"
    assert "start at A15" in table.offered("orange")


@rule("EH-OPT-03")
def test_close_starts_change_nothing_with_three_players() -> None:
    table = rolled(3, close_starts=True)
    table.says("white", "start at A03")
    assert "start at A15" in table.offered("orange")


@rule("EH-OPT-04")
def test_there_is_no_solo_mode_no_team_mode_and_no_other_variant() -> None:
    assert GAME.fewest == 2
    assert [option.name for option in GAME.options] == ["start_cruisers", "home_gates", "close_starts"]
