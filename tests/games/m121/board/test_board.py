"""The board: where cards may lie, and what is next to what."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from marks import rule
from perihelion.games.kit.masks import members_of
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.board import (
    CENTRE,
    CORNERS,
    GAP_COUNT,
    GAPS,
    GAPS_AT,
    GAPS_IN_PLAY,
    IN_PLAY,
    NEIGHBOURS_BY_NAME,
    SPACE_COUNT,
    SPACES,
    around,
)
from perihelion.games.m121.seen.views import View

GAPS_OF_TWO = "BC23 CD23 DE23 EF23 BC34 CD34 DE34 EF34 BC45 CD45 DE45 EF45 BC56 CD56 DE56 EF56"
GAPS_OF_THREE = f"{GAPS_OF_TWO} AB34 FG34 AB45 FG45 AB56 FG56"
GAPS_OF_FOUR = f"{GAPS_OF_THREE} AB12 BC12 CD12 DE12 EF12 FG12 AB23 FG23 AB67 BC67 CD67 DE67 EF67 FG67"


def neighbours(space: str) -> list[str]:
    return [SPACES[other] for other in NEIGHBOURS_BY_NAME[SPACES.index(space)]]


def steps(start: int, end: int, seats: int) -> int:
    """The length of the shortest way between two spaces in play."""
    reached, count = 1 << start, 0
    while not reached >> end & 1:
        reached |= around(reached) & IN_PLAY[seats]
        count += 1
    return count


# What is next to what


@rule("MX-BOARD-02")
def test_a_space_is_next_to_those_above_below_left_and_right_and_not_to_diagonal_ones() -> None:
    assert neighbours("C3") == ["B3", "C2", "C4", "D3"]
    assert neighbours("A4") == ["A3", "A5", "B4"]


@rule("MX-BOARD-02")
def test_the_left_and_right_edges_of_the_board_do_not_meet() -> None:
    assert "A5" not in neighbours("G4")
    assert not around(1 << SPACES.index("G4")) >> SPACES.index("A5") & 1


@rule("MX-BOARD-02")
def test_a_gap_lies_at_a_corner_of_four_spaces() -> None:
    assert [SPACES[space] for space in CORNERS[GAPS.index("CD34")]] == ["C3", "D3", "D4", "C4"]
    assert [GAPS[gap] for gap in GAPS_AT[SPACES.index("C3")]] == ["BC23", "CD23", "BC34", "CD34"]


@rule("MX-BOARD-02")
@pytest.mark.parametrize(
    ("seats", "gaps"), [(2, GAPS_OF_TWO), (3, GAPS_OF_THREE), (4, GAPS_OF_FOUR)], ids=["two", "three", "four"]
)
def test_these_gaps_are_in_play(seats: int, gaps: str) -> None:
    in_play = [GAPS[gap] for gap in members_of(GAPS_IN_PLAY[seats], GAP_COUNT)]
    assert sorted(in_play) == sorted(gaps.split())


@rule("MX-SETUP-09")
@pytest.mark.parametrize(
    ("seats", "start", "end", "distance"),
    [(2, "B4", "F4", 6), (3, "D2", "A5", 6), (3, "A5", "G5", 6), (4, "A4", "D1", 6), (4, "A4", "G4", 8)],
)
def test_the_start_spaces_are_so_many_steps_apart(seats: int, start: str, end: str, distance: int) -> None:
    assert steps(SPACES.index(start), SPACES.index(end), seats) == distance


# What lies where


@rule("MX-BOARD-01")
def test_a_system_is_not_built_and_infrastructure_does_not_colonise(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N34", "I01")
    table.money("yellow", 3)
    table.turn("yellow", "Build")
    refusal = table.why("yellow", "build N34")
    assert (refusal.rule, refusal.text) == (
        "MX-BOARD-01",
        "Mossdeep is a system; only infrastructure is built in gaps.",
    )
    table.turn("yellow", "Colonise")
    refusal = table.why("yellow", "place I01")
    assert (refusal.rule, refusal.text) == (
        "MX-BOARD-01",
        "Waygate Anchor is infrastructure; it is built in a gap.",
    )


@rule("MX-BOARD-01")
def test_a_space_with_a_system_takes_no_other(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "C2", "green")
    table.hand("yellow", "N34")
    table.money("yellow", 3)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N34")
    assert table.offered("yellow") == ["on B3", "on D3", "on C4"]
    refusal = table.why("yellow", "on C2")
    assert (refusal.rule, refusal.text) == ("MX-BOARD-01", "C2 holds Forge of Kesh already.")


@rule("MX-BOARD-01")
def test_a_gap_with_infrastructure_takes_no_other(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I02", "BC23", "green")
    table.hand("yellow", "I01")
    table.money("yellow", 3)
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert table.offered("yellow") == ["in CD23", "in BC34", "in CD34"]
    refusal = table.why("yellow", "in BC23")
    assert (refusal.rule, refusal.text) == ("MX-BOARD-01", "BC23 holds Survey Drones already.")


@rule("MX-BOARD-03")
def test_a_system_covers_the_side_of_the_infrastructure_that_is_turned_to_it(table: Table) -> None:
    table.works("I05", "BC23", "yellow")
    assert open_tabs(table) == [0, 1, 2]
    table.system("N15", "C3", "yellow")
    assert open_tabs(table) == [0, 2]
    table.system("N27", "C2", "green")
    table.system("N34", "B3", "green")
    assert open_tabs(table) == []


def open_tabs(table: Table) -> list[int]:
    view: View = GAME.seen.view(table.s, 0)
    return view.works[0].open


@rule("MX-BOARD-03")
def test_only_systems_at_all_four_corners_close_a_gap(table: Table) -> None:
    for card, space in (("N15", "B3"), ("N27", "C3"), ("N34", "C4")):
        table.system(card, space, "yellow")
    assert not table.s.closed
    table.system("N35", "B4", "yellow")
    assert [GAPS[gap] for gap in members_of(table.s.closed, GAP_COUNT)] == ["BC34"]


# The galactic centre


@rule("MX-BOARD-04")
def test_the_centre_is_no_space_of_any_board_and_next_to_nothing() -> None:
    assert SPACES[CENTRE] == "D4"
    assert not any(IN_PLAY[seats] >> CENTRE & 1 for seats in (2, 3, 4))
    assert all("D4" not in neighbours(space) for space in SPACES)


@rule("MX-BOARD-04")
def test_the_centre_is_never_colonised_and_never_influenced(table: Table) -> None:
    table.system("N15", "D3", "yellow")
    table.hand("yellow", "N34")
    table.money("yellow", 3)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N34")
    refusal = table.why("yellow", "on D4")
    assert (refusal.rule, refusal.text) == ("MX-BOARD-04", "The galactic centre is never colonised.")
    table.turn("yellow", "Expand")
    refusal = table.why("yellow", "influence D4")
    assert (refusal.rule, refusal.text) == ("MX-BOARD-04", "The galactic centre cannot be influenced.")


@rule("MX-BOARD-04")
def test_three_systems_around_the_centre_leave_their_gap_open(table: Table) -> None:
    for card, space in (("N15", "C3"), ("N27", "D3"), ("N34", "C4")):
        table.system(card, space, "yellow")
    assert not table.s.closed >> GAPS.index("CD34") & 1


@rule("MX-BOARD-04")
def test_no_cube_goes_through_the_centre(table: Table) -> None:
    table.system("N15", "D3", "yellow")
    table.system("N34", "D5", "yellow")
    table.turn("yellow", "Deliver")
    assert table.asked() == []
    table.claim("yellow", "E3", "E4", "E5")
    table.turn("yellow", "Deliver")
    assert table.offered("yellow") == ["deliver brown cube on D3", "deliver green cube on D5", "pass"]


# What stays


@rule("MX-BOARD-05")
def test_a_card_on_the_board_stays_whoever_controls_it(table: Table) -> None:
    table.system("N15", "C3", "green")
    table.system("N27", "C4", "yellow")
    table.money("yellow", 2)
    table.political("C3", yellow=1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C3", "discard S18")
    assert (table.controller("C3"), table.on("C3")) == ("yellow", "N15")
    assert "N15" not in table.discards()


@rule("MX-BOARD-06")
def test_disks_stay_on_the_card_when_control_changes(table: Table) -> None:
    table.system("N15", "C3", "green")
    table.system("N27", "C4", "yellow")
    table.money("yellow", 2)
    table.political("C3", yellow=1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C3", "discard S18")
    assert table.influence("C3") == {"yellow": 2, "green": 1}
    assert table.left("green") == 34


def test_a_board_has_49_places_of_which_44_are_spaces() -> None:
    assert (SPACE_COUNT, IN_PLAY[4].bit_count()) == (49, 44)


@rule("MX-BOARD-01")
def test_the_glossary_tells_what_a_gap_is() -> None:
    assert "gap, gaps" in [str(term.forms) for term in GAME.seen.almanac().terms]
