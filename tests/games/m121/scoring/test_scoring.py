"""Scoring: what systems, infrastructure and demand are worth, and who wins."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from marks import rule
from perihelion.core.steps import over
from perihelion.games.m121.scoring import EndOfGame


def parts(table: Table, name: str) -> dict[str, float]:
    """Where the points of a player come from, without what brought none."""
    return {source: points for source, points in table.parts(name).items() if points}


# What brings points


@rule("MX-SCO-01")
def test_regular_infrastructure_is_worth_its_points_to_its_owner(table: Table) -> None:
    table.works("I27", "BC23", "yellow")
    table.works("I07", "CD23", "yellow")
    table.works("I01", "DE23", "green")
    assert parts(table, "yellow") == {"infrastructure": 7}
    assert parts(table, "green") == {"infrastructure": 3}


@rule("MX-SCO-02")
def test_special_infrastructure_is_counted_by_its_clauses(table: Table) -> None:
    table.works("X10", "BC23", "yellow")
    assert parts(table, "yellow") == {"special infrastructure": 4}


@rule("MX-SCO-03")
def test_the_controller_has_the_larger_value_and_every_other_with_a_disk_the_smaller(four: Table) -> None:
    four.system("N40", "C3", "yellow", green=1)
    four.military("C3", blue=1)
    assert parts(four, "yellow") == {"systems controlled": 6}
    assert parts(four, "green") == parts(four, "blue") == {"systems influenced": 2}
    assert parts(four, "red") == {}


@rule("MX-SCO-03")
def test_cultural_influence_brings_the_smaller_value_once(table: Table) -> None:
    table.system("N52", "C3", "yellow")
    table.cultural("C3", "green", 1, 2)
    assert parts(table, "green") == {"systems influenced": 1}


@rule("MX-SCO-03")
def test_the_controller_with_many_disks_does_not_have_the_smaller_value_as_well(table: Table) -> None:
    table.system("N40", "C3", "yellow", yellow=2)
    assert table.vp("yellow") == 6


@rule("MX-SCO-04", "MX-DEL-14")
def test_the_points_of_a_demand_space_go_to_the_owner_of_the_disk(table: Table) -> None:
    table.system("N37", "C3", "yellow")
    table.cultural("C3", "green", 1, cube="red")
    table.cultural("C3", "yellow", 2)
    assert parts(table, "green") == {"systems influenced": 1, "demand": 1}
    assert parts(table, "yellow") == {"systems controlled": 3, "demand": 1}


@rule("MX-SCO-04")
def test_the_points_of_a_combo_go_to_the_one_who_filled_all_of_it(table: Table) -> None:
    table.system("N07", "C3", "yellow")
    table.cultural("C3", "green", 1)
    assert parts(table, "green")["demand"] == 1
    table.cultural("C3", "green", 2)
    assert parts(table, "green")["demand"] == 3


@rule("MX-SCO-04", "MX-DEL-15")
def test_case_t_14_a_combo_filled_by_two_players_brings_nothing(table: Table) -> None:
    table.system("N49", "C3", "green")
    table.cultural("C3", "yellow", 1)
    table.cultural("C3", "green", 2)
    table.system("N06", "C4", "yellow")
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C4")
    table.falls("draw N47")
    assert table.size("yellow") == 2
    table.says("yellow", "give S18")
    assert (parts(table, "yellow")["demand"], parts(table, "green")["demand"]) == (1, 1)


@rule("MX-SCO-14")
def test_hands_disks_in_empty_spaces_and_research_disks_are_worth_nothing(table: Table) -> None:
    table.money("yellow", 9)
    table.claim("yellow", "C2", "C3")
    table.level("yellow", 4)
    assert table.vp("yellow") == 0


# Who wins


@rule("MX-SCO-05")
def test_most_points_win(three: Table) -> None:
    three.system("N40", "C3", "blue", green=1)
    assert three.winners() == ["blue"]
    assert three.places() == [3, 2, 1]


@rule("MX-SCO-07")
def test_a_tie_goes_to_the_tech_disk_further_ahead_by_level(table: Table) -> None:
    table.level("green", 2)
    assert (table.vp("yellow"), table.vp("green")) == (0, 0)
    assert table.winners() == ["green"]


@rule("MX-SCO-07")
def test_a_tie_on_one_level_goes_to_the_front(three: Table) -> None:
    three.track("blue", "yellow", "green")
    assert (three.winners(), three.places()) == (["blue"], [2, 3, 1])


@rule("MX-SCO-07")
def test_ties_for_lower_places_are_settled_too(four: Table) -> None:
    four.system("N40", "C3", "red")
    four.track("blue", "red", "green", "yellow")
    assert four.places() == [4, 3, 2, 1]


# The vote


def tied(seats: int, story: bool = True) -> Table:
    """Yellow and green have 6 points each and all others none; green's tech disk is in front."""
    table = Table(seats, story=story)
    table.system("N40", "C3", "yellow")
    table.system("N47", "E3", "green")
    table.level("green", 2)
    table.at(EndOfGame())
    return table


@rule("MX-SCO-06")
def test_without_the_option_nobody_votes() -> None:
    assert over(tied(4, story=False).s)


@rule("MX-SCO-06")
def test_without_a_tie_for_the_victory_nobody_votes() -> None:
    table = Table(3, story=True)
    table.system("N40", "C3", "yellow")
    table.at(EndOfGame())
    assert over(table.s) and table.winners() == ["yellow"]


@rule("MX-SCO-06")
def test_a_lead_of_one_point_is_no_tie() -> None:
    table = Table(3, story=True)
    table.system("N40", "C3", "yellow")
    table.system("N47", "E3", "green")
    table.system("N24", "E5", "yellow")
    table.at(EndOfGame())
    assert (table.vp("yellow"), table.vp("green"), over(table.s)) == (7, 6, True)


@rule("MX-SCO-06", "MX-VAR-06")
def test_the_best_story_wins_a_tie() -> None:
    table = tied(4)
    assert table.winners() == ["green"]
    table.says("blue", "vote for yellow")
    table.says("red", "vote for yellow")
    assert table.winners() == ["yellow"]
    assert table.places()[:2] == [1, 2]


@rule("MX-VAR-06")
def test_everybody_votes_for_a_tied_player_other_than_oneself() -> None:
    table = tied(4)
    assert table.offered("blue") == ["vote for yellow", "vote for green"]
    refusal = table.why("blue", "vote for blue")
    assert (refusal.rule, refusal.text) == ("MX-VAR-06", "Nobody votes for the own story.")
    assert table.why("blue", "vote for red").text == "red is not tied for the victory."


@rule("MX-VAR-06")
def test_three_tied_players_choose_among_the_two_others() -> None:
    table = Table(3, story=True)
    table.at(EndOfGame())
    assert table.offered("green") == ["vote for yellow", "vote for blue"]


@rule("MX-VAR-06")
def test_equal_votes_leave_it_to_the_tech_disks() -> None:
    table = tied(4)
    table.says("blue", "vote for yellow")
    table.says("red", "vote for green")
    assert over(table.s) and table.winners() == ["green"]


@rule("MX-VAR-06")
def test_two_tied_players_alone_vote_for_each_other_and_the_tech_disks_decide() -> None:
    table = tied(2)
    assert over(table.s) and table.s.votes == (1, 1)
    assert table.winners() == ["green"]


@rule("MX-VAR-06")
def test_a_vote_is_sealed() -> None:
    table = tied(4)
    table.says("red", "vote for yellow")
    assert table.s.votes == (0, 0, 0, 0)


@pytest.mark.parametrize(("name", "points"), [("yellow", 15), ("green", 5)])
@rule("MX-SCO-01", "MX-SCO-03", "MX-SCO-04")
def test_all_sources_add_up(table: Table, name: str, points: int) -> None:
    table.system("N54", "C3", "yellow", green=1)
    table.cultural("C3", "yellow", 1, cube="brown")
    table.works("I27", "BC23", "yellow")
    table.works("I28", "EF34", "green")
    table.system("N16", "D3", "yellow")
    table.claim("yellow", "D2")
    table.works("I01", "CD23", "yellow")
    assert table.vp(name) == points == sum(table.parts(name).values())
