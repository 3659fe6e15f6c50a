"""The end of a round, and of the game."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from marks import rule
from perihelion.core.steps import over
from perihelion.games.kit.masks import members_of
from perihelion.games.m121.cards.board import CORNERS, GAP_COUNT, GAPS, IN_PLAY, SPACE_COUNT, SPACES
from perihelion.games.m121.numbers import buildable, colonisable, stuck
from perihelion.games.m121.play import NextRound
from perihelion.games.m121.round.closing import EndOfRound
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.state import (
    LAST_ROUND,
    NO_SPACE,
    NOT_OVER,
    OUT_OF_DISKS,
    STANDSTILL,
)


def ends(table: Table, changed: bool = True) -> int:
    """Why the game is over if this round ends now; changed says whether something was placed in it."""
    table.at()
    table.s.changed = changed
    EndOfRound().run(table.s)
    return table.s.ended


def begun(seats: int = 2, **agreed: object) -> Table:
    """Everybody has a system and room around it."""
    table = Table(seats, **agreed)
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    return table


# When it is checked


@rule("MX-END-01")
def test_the_end_is_checked_only_after_expand() -> None:
    table = begun()
    table.disks("yellow", 0)
    table.chose(yellow="Advance", green="Advance")
    table.at_phase("Advance")
    table.let_fall()
    assert table.s.ended == NOT_OVER
    table.at_phase("Expand")
    table.says("yellow", "pass")
    table.says("green", "pass")
    assert table.s.ended == NOT_OVER
    assert ends(table) == OUT_OF_DISKS


@rule("MX-END-02")
@pytest.mark.parametrize("name", ["yellow", "green"])
def test_a_player_without_disks_ends_the_game(name: str) -> None:
    table = begun()
    table.disks(name, 1)
    assert ends(table) == NOT_OVER
    table.disks(name, 0)
    assert ends(table) == OUT_OF_DISKS


@rule("MX-END-03")
def test_a_player_without_any_legal_space_ends_the_game(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    assert stuck(table.s, 1)
    assert ends(table) == NO_SPACE


@rule("MX-END-03")
def test_hand_and_cost_do_not_matter_for_a_legal_space() -> None:
    table = begun()
    assert (table.size("yellow"), table.size("green")) == (0, 0)
    assert ends(table) == NOT_OVER


@rule("MX-END-04")
def test_otherwise_a_new_round_begins() -> None:
    table = begun()
    table.at(EndOfRound(), NextRound())
    assert isinstance(table.s.agenda[-1], Selection) and table.s.round == 2


@rule("MX-END-04")
def test_after_the_end_nothing_is_asked() -> None:
    table = begun()
    table.disks("green", 0)
    table.at(EndOfRound(), NextRound())
    assert over(table.s) and table.s.round == 1


@rule("MX-END-05")
def test_a_space_with_the_disk_of_another_is_legal(table: Table) -> None:
    table.claim("green", "C2", "E2")
    table.claim("yellow", "D2")
    assert members_of(colonisable(table.s, 0), SPACE_COUNT) == [
        SPACES.index(space) for space in ("C2", "E2", "D3")
    ]


@rule("MX-END-05")
def test_a_surrounded_gap_is_not_legal(table: Table) -> None:
    for card, space in (("N15", "B3"), ("N27", "C3"), ("N34", "C4")):
        table.system(card, space, "yellow")
    assert "BC34" in [GAPS[gap] for gap in members_of(buildable(table.s, 0), GAP_COUNT)]
    table.system("N35", "B4", "yellow")
    assert "BC34" not in [GAPS[gap] for gap in members_of(buildable(table.s, 0), GAP_COUNT)]


def full_board(upgrades: bool = False) -> Table:
    """All 20 spaces of two players hold systems, and all open gaps but EF56 infrastructure. Yellow rules F5
    and what is not listed, green the west and the north."""
    table = Table(2, upgrades=upgrades)
    greens = ("C2", "D2", "E2", "B3", "C3", "D3", "B4", "C4", "B5")
    systems = [f"N{number:02}" for number in range(1, 21)]
    for card, space in zip(systems, members_of(IN_PLAY[2], SPACE_COUNT), strict=True):
        table.system(card, SPACES[space], "green" if SPACES[space] in greens else "yellow")
    gaps = ("BC23", "EF23", "BC56", "CD34", "DE34", "CD45", "DE45")
    for card, gap in zip(("I01", "I02", "I03", "I04", "I05", "I06", "I07"), gaps, strict=True):
        table.works(card, gap, "green")
    return table


@rule("MX-END-03", "MX-END-05")
def test_case_t_17_one_player_without_a_space_is_enough() -> None:
    table = full_board()
    closed = [GAPS[gap] for gap in members_of(table.s.closed, GAP_COUNT)]
    assert sorted(closed) == sorted(["BC34", "BC45", "EF34", "EF45", "CD23", "DE23", "CD56", "DE56"])
    assert [GAPS[gap] for gap in members_of(buildable(table.s, 0), GAP_COUNT)] == ["EF56"]
    assert (stuck(table.s, 0), stuck(table.s, 1)) == (False, True)
    assert ends(table) == NO_SPACE
    table.political("E6", green=1)
    assert ends(table) == NOT_OVER


@rule("MX-END-05")
def test_an_upgrade_is_no_legal_space() -> None:
    table = full_board(upgrades=True)
    assert ends(table) == NO_SPACE


def test_the_corners_of_the_last_gap_are_three_spaces_in_play() -> None:
    assert [SPACES[space] for space in CORNERS[GAPS.index("EF56")]] == ["E5", "F5", "F6", "E6"]


# Standstill


@rule("MX-END-06")
def test_the_third_round_in_a_row_without_a_change_ends_the_game() -> None:
    table = begun()
    assert [ends(table, changed=False) for _ in range(3)] == [NOT_OVER, NOT_OVER, STANDSTILL]


@rule("MX-END-06")
def test_a_change_starts_the_count_anew() -> None:
    table = begun()
    played = [ends(table, changed) for changed in (False, False, True, False, False, False)]
    assert played == [NOT_OVER] * 5 + [STANDSTILL]


def play_a_round(table: Table, choice: str, *boost: str) -> None:
    """Yellow chooses this, green Expand; then all pass wherever they can and take a card where they must."""
    table.says("yellow", f"choose {choice}", *boost)
    table.says("green", "choose Expand", "no boost")
    while not over(table.s) and not isinstance(table.s.agenda[-1], Selection):
        table.let_fall()
        if table.asked() and not isinstance(table.s.agenda[-1], Selection):
            name = table.asked()[0]
            table.says(name, "pass" if "pass" in table.offered(name) else table.offered(name)[0])


def at_round_8() -> Table:
    """Both hold cards, and two rounds pass in which nobody does anything."""
    table = begun()
    table.money("yellow", 3)
    table.money("green", 3)
    table.research("N01", "N02", "N03", "N04")
    table.s.round = 7
    table.at(NextRound())
    play_a_round(table, "Expand", "no boost")
    play_a_round(table, "Advance", "no boost")
    return table


@rule("MX-END-06")
def test_case_t_24_three_rounds_of_passing_end_the_game() -> None:
    table = at_round_8()
    assert (table.s.round, table.s.ended) == (10, NOT_OVER)
    play_a_round(table, "Colonise", "no boost")
    assert (table.s.round, table.s.ended, over(table.s)) == (10, STANDSTILL, True)


@rule("MX-END-06")
def test_case_t_24_a_boost_of_advance_starts_the_count_anew() -> None:
    table = at_round_8()
    play_a_round(table, "Advance", "boost with S18")
    assert (table.s.round, table.s.ended, table.s.stale) == (11, NOT_OVER, 0)
    for _ in range(3):
        play_a_round(table, "Expand", "no boost")
    assert (table.s.round, table.s.ended, over(table.s)) == (13, STANDSTILL, True)


@rule("MX-END-06")
@pytest.mark.parametrize(
    ("phase", "words"),
    [
        ("Build", ["build I17", "in BC23"]),
        ("Colonise", ["place N34", "on C2"]),
        ("Deliver", ["deliver brown cube on C3"]),
        ("Expand", ["influence C2"]),
    ],
)
def test_a_card_a_cube_and_a_disk_are_changes(table: Table, phase: str, words: list[str]) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N52", "D3", "yellow")
    table.hand("yellow", "I17", "N34")
    table.works("I08", "CD34", "yellow")
    table.money("yellow", 2)
    table.turn("yellow", phase)
    assert not table.s.changed
    table.says("yellow", *words[:1])
    while table.asked():
        offered = table.offered("yellow")
        table.says("yellow", next((word for word in words if word in offered), offered[0]))
    assert table.s.changed


@rule("MX-END-06", "MX-VAR-03")
def test_an_upgrade_is_a_change() -> None:
    table = Table(2, upgrades=True)
    table.system("N15", "C3", "yellow")
    table.works("I01", "BC23", "yellow")
    table.hand("yellow", "I17")
    table.money("yellow", 2)
    table.turn("yellow", "Build")
    table.says("yellow", "replace BC23", "with I17")
    assert (table.s.changed, table.on("BC23")) == (True, "I17")


@rule("MX-VAR-02")
def test_the_agreed_last_round_ends_the_game() -> None:
    table = begun(rounds=2)
    assert ends(table) == NOT_OVER
    table.s.round = 2
    assert ends(table) == LAST_ROUND
