"""Reputation, morale and the score: how the markers move, and how one overflows into the next."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.phases.dock import Dock


def parts(table: Table) -> dict[str, float]:
    """What red's final score is made of."""
    return table.parts("red")


def build(table: Table, name: str) -> None:
    """Red builds a hex of value 2 or less that costs 2 ore."""
    table.stock("red", ore=2)
    table.drones("red", active=1)
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "deploy 2", "visit Solar Sphere", "take action", f"build {name}")


# Reputation


@rule("SS-REP-01")
def test_a_corporation_icon_moves_the_reputation_marker_three_columns(table: Table) -> None:
    build(table, "Tether Anchor")
    assert table.player("red").reputation == 1
    assert GAME.seen.view(table.s, 0).players[0].reputation_column == 3


@rule("SS-REP-01")
def test_a_hex_without_a_corporation_icon_gives_no_reputation(table: Table) -> None:
    build(table, "Lattice Node")
    assert table.player("red").reputation == 0


@rule("SS-REP-01")
def test_the_corporation_icon_of_a_claimed_ship_gives_one_reputation(table: Table) -> None:
    table.player("red").reputation = 4
    table.ship("top left", "RS06", ("red", 2))
    table.at(Battle())
    table.falls("resistance 0")
    assert table.player("red").reputation == 5


@rule("SS-REP-02")
def test_reputation_beyond_step_6_becomes_morale(table: Table) -> None:
    table.player("red").reputation = 6
    table.player("red").morale = 5
    build(table, "Tether Anchor")
    assert (table.player("red").reputation, table.player("red").morale) == (6, 6)
    assert table.player("red").score == 0


@rule("SS-REP-02")
def test_the_sixth_step_of_reputation_can_still_be_recorded(table: Table) -> None:
    table.player("red").reputation = 5
    build(table, "Tether Anchor")
    assert (table.player("red").reputation, table.player("red").morale) == (6, 0)


@rule("SS-REP-03")
def test_a_defeat_without_morale_costs_points_and_never_reputation(table: Table) -> None:
    table.player("red").reputation = 3
    table.ship("bottom left", "RS08")
    table.at(Battle())
    assert table.player("red").reputation == 3
    assert table.player("red").score == -2


@rule("SS-REP-03")
def test_kickbacks_leave_the_reputation_marker_where_it_is(table: Table) -> None:
    table.player("red").reputation = 3
    table.player("red").morale = 3
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "take ore", "take ore")
    assert (table.player("red").reputation, table.player("red").morale) == (3, 2)


# Morale


@rule("SS-MOR-01")
def test_gained_morale_moves_the_marker_forward_column_by_column(table: Table) -> None:
    table.player("red").morale = 10
    table.at(Dock())
    table.falls("dock 1 1 1")
    assert table.player("red").morale == 17
    assert table.player("red").score == 0


@rule("SS-MOR-01")
def test_the_morale_marker_reaches_column_18_without_a_point(table: Table) -> None:
    table.player("red").morale = 14
    table.at(Dock())
    table.falls("dock 1 1 4")
    assert (table.player("red").morale, table.player("red").score) == (18, 0)


@rule("SS-MOR-01", "SS-MOR-02")
def test_each_morale_beyond_column_18_scores_a_point_at_once(table: Table) -> None:
    """T-01."""
    table.player("red").morale = 17
    table.at(Dock())
    table.falls("dock 1 1 4")
    assert table.player("red").morale == 18
    assert table.player("red").score == 3


@rule("SS-MOR-03")
def test_a_lost_morale_moves_the_marker_one_column_back(table: Table) -> None:
    table.player("red").morale = 7
    table.ship("bottom left", "RS08")
    table.at(Battle())
    assert (table.player("red").morale, table.player("red").score) == (6, 0)


@rule("SS-MOR-03")
def test_each_missing_morale_costs_two_points(table: Table) -> None:
    """T-03."""
    table.player("red").morale = 1
    table.ship("bottom left", "RS08", ("corporation", 1))
    table.ship("bottom right", "RS11", ("corporation", 1))
    table.at(Battle())
    table.falls("resistance 3")
    assert (table.player("red").morale, table.player("red").score) == (0, 0)
    table.falls("resistance 0")
    assert (table.player("red").morale, table.player("red").score) == (0, -2)


@rule("SS-MOR-04")
def test_with_both_markers_at_their_end_a_reputation_scores_one_point(table: Table) -> None:
    """T-02."""
    table.player("red").reputation = 6
    table.player("red").morale = 18
    build(table, "Tether Anchor")
    assert (table.player("red").reputation, table.player("red").morale) == (6, 18)
    assert table.player("red").score == 1


@rule("SS-MOR-05")
def test_each_marker_scores_the_points_under_its_own_column(table: Table) -> None:
    table.player("red").reputation = 4
    table.player("red").morale = 9
    assert (parts(table)["reputation"], parts(table)["morale"]) == (6, 4)


@rule("SS-MOR-05")
def test_two_markers_in_the_same_column_both_score_its_points(table: Table) -> None:
    table.player("red").reputation = 6
    table.player("red").morale = 18
    assert (parts(table)["reputation"], parts(table)["morale"]) == (12, 12)


@rule("SS-MOR-05")
def test_markers_in_the_first_columns_score_nothing(table: Table) -> None:
    table.player("red").morale = 1
    assert (parts(table)["reputation"], parts(table)["morale"]) == (0, 0)


# The score


@rule("SS-SCORE-01")
def test_printed_points_of_a_hex_count_at_once_and_those_of_its_position_only_at_the_end(
    table: Table,
) -> None:
    build(table, "Lattice Node")
    assert table.player("red").score == 1
    assert parts(table) == {
        "during play": 1,
        "sphere": 6,
        "factions": 0,
        "reputation": 0,
        "morale": 0,
        "leftovers": 0,
    }


@rule("SS-SCORE-01")
def test_a_penalty_counts_at_once(table: Table) -> None:
    table.player("red").score = 10
    table.ship("bottom left", "RS08")
    table.at(Battle())
    assert table.player("red").score == 8


@rule("SS-SCORE-02")
def test_the_score_goes_on_beyond_a_round_of_the_track(table: Table) -> None:
    table.player("red").score = 49
    build(table, "Lattice Node")
    red = GAME.seen.view(table.s, 0).players[0]
    assert (red.score, red.score_space, red.score_tile) == (50, 0, 50)


@rule("SS-SCORE-02")
def test_the_score_goes_on_beyond_a_hundred(table: Table) -> None:
    table.player("red").score = 98
    table.ship("top left", "RS04", ("red", 3))
    table.at(Battle())
    table.falls("resistance 1")
    assert GAME.seen.view(table.s, 0).players[0].score == 101


@rule("SS-SCORE-03")
def test_penalties_can_make_the_score_negative(table: Table) -> None:
    table.player("red").score = 1
    table.ship("bottom left", "RS08")
    table.ship("bottom right", "RS11")
    table.at(Battle())
    assert table.player("red").score == -3
    assert GAME.seen.view(table.s, 0).players[0].score == -3
