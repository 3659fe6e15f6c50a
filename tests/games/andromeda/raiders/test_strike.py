"""Raider Strike, the third step of a launch turn."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.raiders.strike import RaiderStrike
from perihelion.games.andromeda.state import WHO_CAN


@pytest.fixture
def edge(table: Table) -> Table:
    """The first row, planets without moons."""
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_3="PL-C1", R1_4="PL-M1", R1_5="PL-V1")
    return table


def strike(table: Table, space: str) -> None:
    """The step alone, in this active region."""
    table.s.target = REGIONS.index(space)
    table.at(RaiderStrike())


@rule("AE-STRIKE-01")
def test_raiders_are_checked_once_after_the_activation(edge: Table) -> None:
    edge.moons("R1-1", "MO-I1")
    edge.raider("N6", "S")
    edge.launched("yellow", "transport", "R1-1")
    assert (edge.moons_of("yellow"), edge.raiders_in("R1-1")) == (["MO-I1"], "")
    edge.says("yellow", "go on", "go on")
    assert edge.raiders_in("R1-1") == "S 1"


@rule("AE-STRIKE-01")
def test_raiders_come_also_when_the_active_player_has_no_ship_there_any_more() -> None:
    table = Table(2, asked=WHO_CAN)
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_3="PL-C1")
    table.hand("yellow", "TA-15")
    table.raider("N1", "S")
    table.launched("yellow", "transport", "R1-2")
    table.says("yellow", "play TA-15", "to R1-3")
    assert (table.fleet("yellow", "R1-2"), table.raiders_in("R1-2")) == ({}, "S 1")


@rule("AE-STRIKE-02")
def test_where_a_raider_of_another_class_than_s_is_none_moves(edge: Table) -> None:
    """AE-T-35."""
    edge.raider("R1-2", "A")
    edge.raider("N1", "S", 2)
    edge.raider("R1-3", "B")
    strike(edge, "R1-2")
    assert [edge.raiders_in(space) for space in ("R1-2", "N1", "R1-3")] == ["A 1", "S 2", "B 1"]


@rule("AE-STRIKE-03", "AE-P-19")
def test_the_active_player_must_choose_one_of_the_raiders_in_range(edge: Table) -> None:
    edge.raider("R1-1", "A")
    edge.raider("R1-4", "B")
    strike(edge, "R1-2")
    assert edge.offered("yellow") == ["strike from R1-1", "strike from R1-4"]
    edge.says("yellow", "strike from R1-4")
    assert (edge.raiders_in("R1-2"), edge.raiders_in("R1-4"), edge.raiders_in("R1-1")) == ("B 1", "", "A 1")


@rule("AE-STRIKE-03", "AE-P-19")
def test_a_raider_comes_as_far_as_its_card_says_and_without_a_question_when_it_is_the_only_one(
    edge: Table,
) -> None:
    """AE-T-07."""
    edge.raider("R1-4", "C")
    edge.raider("R1-3", "D")
    strike(edge, "R1-1")
    assert (edge.raiders_in("R1-1"), edge.raiders_in("R1-3")) == ("C 1", "D 1")


@rule("AE-STRIKE-03")
def test_with_none_in_range_nothing_happens(edge: Table) -> None:
    edge.raider("R1-3", "D")
    strike(edge, "R1-1")
    assert (edge.raiders_in("R1-1"), edge.asked()) == ("", [])


@rule("AE-STRIKE-03")
def test_why_a_raider_does_not_come_is_told_in_steps(edge: Table) -> None:
    edge.raider("R1-1", "A")
    edge.raider("R1-3", "B")
    edge.raider("R1-5", "D")
    strike(edge, "R1-2")
    assert edge.why("yellow", "strike from R1-5") == ("AE-STRIKE-03", "It is 3 away, and its range is 1.")
    assert edge.why("yellow", "strike from N1") == ("AE-STRIKE-03", "No raider is in N1.")


@rule("AE-STRIKE-04", "AE-P-19")
def test_all_raiders_of_class_s_in_range_come_together_without_a_question(edge: Table) -> None:
    """AE-T-34."""
    edge.raider("N1", "S")
    edge.raider("N6", "S")
    edge.raider("N3", "S")
    edge.launched("yellow", "transport", "R1-1")
    assert (edge.raiders_in("R1-1"), edge.raiders_in("N3")) == ("S 2", "S 1")
    assert (edge.s.battle.dice[2], edge.s.battle.targeting[2]) == (2, 2)


@rule("AE-STRIKE-04", "AE-P-19")
def test_class_s_is_a_single_choice_beside_the_others(edge: Table) -> None:
    edge.raider("N1", "S")
    edge.raider("N6", "S")
    edge.raider("R1-2", "A")
    strike(edge, "R1-1")
    assert edge.offered("yellow") == ["strike from R1-2", "strike from N1"]
    assert edge.why("yellow", "strike from N6").rule == "AE-STRIKE-04"
    edge.says("yellow", "strike from N1")
    assert (edge.raiders_in("R1-1"), edge.raiders_in("R1-2")) == ("S 2", "A 1")


@rule("AE-STRIKE-04")
def test_a_raider_of_class_s_in_the_active_region_draws_the_others_in(edge: Table) -> None:
    """AE-T-35."""
    edge.raider("R1-1", "S")
    edge.raider("R1-3", "S", 2)
    edge.raider("R1-2", "A")
    strike(edge, "R1-1")
    assert (edge.raiders_in("R1-1"), edge.raiders_in("R1-3"), edge.raiders_in("R1-2")) == ("S 3", "", "A 1")


@rule("AE-STRIKE-05")
def test_raiders_move_into_nebulae_and_to_ships_of_players(edge: Table) -> None:
    edge.ships("yellow", "N1", "science vessel")
    edge.raider("R1-2", "C")
    strike(edge, "N1")
    assert edge.raiders_in("N1") == "C 1"


@rule("AE-STRIKE-05")
def test_on_the_way_raiders_trigger_nothing(edge: Table) -> None:
    edge.moons("R1-1", "MO-I1")
    edge.leaders("R1-2", yellow=1)
    edge.ships("blue", "R1-2", "transport")
    edge.raider("R1-3", "A")
    strike(edge, "R1-1")
    assert edge.raiders_in("R1-1") == "A 1"
    assert (edge.top("R1-1"), edge.region("R1-2").leaders) == ("MO-I1", (1, 0))
    assert edge.fleet("blue", "R1-2") == {"transport": 1}


@rule("AE-STRIKE-06")
def test_only_the_chosen_raider_comes_and_none_from_its_card(edge: Table) -> None:
    edge.raider("R1-1", "A")
    edge.raider("N1", "S")
    strike(edge, "R1-2")
    assert edge.offered("yellow") == ["strike from R1-1", "strike from N1"]
    edge.says("yellow", "strike from R1-1")
    assert (edge.raiders_in("R1-2"), edge.raiders_in("N1")) == ("A 1", "S 1")
    assert (edge.raider_card("S").left, edge.raider_card("B").left) == (3, 1)


@rule("AE-STRIKE-07", "AE-RAI-11")
def test_the_abductor_takes_all_leaders_of_the_active_region(edge: Table) -> None:
    edge.leaders("R1-1", yellow=1, blue=2)
    edge.leaders("R1-2", yellow=1)
    edge.raider("R1-3", "A")
    strike(edge, "R1-1")
    assert edge.raider_card("A").leaders == (1, 2)
    assert (edge.region("R1-1").leaders, edge.region("R1-2").leaders) == ((0, 0), (1, 0))


@rule("AE-STRIKE-07")
def test_a_raider_that_was_there_before_uses_its_ability_too_and_without_a_battle() -> None:
    table = Table(2, raiders=(0, 2, 4, 7, 8))
    table.tiles(R1_1="PL-I1")
    table.moons("R1-1", "MO-I1", "", "")
    table.raider("R1-1", "C")
    strike(table, "R1-1")
    table.falls("moon MO-I2")
    assert (table.top("R1-1"), table.region("R1-1").moons) == ("MO-I2", 2)
    assert len(table.s.spent_moons) == 1


@rule("AE-STRIKE-08")
def test_a_card_forbids_the_strike_and_the_swarm_but_raiders_there_fight() -> None:
    table = Table(2, asked=WHO_CAN)
    table.tiles(R1_1="PL-I1", R1_2="PL-I2")
    table.ships("yellow", "R1-1", "transport")
    table.raider("R1-2", "S")
    table.raider("N1", "S")
    table.hand("yellow", "TA-14")
    table.launched("yellow", "transport", "R1-2")
    assert table.offered("yellow") == ["go on", "play TA-14"]
    table.says("yellow", "play TA-14")
    assert (table.raiders_in("R1-2"), table.raiders_in("N1")) == ("S 1", "S 1")
    table.says("yellow", "done")
    table.falls("roll 6", "roll 5")
    assert table.raiders_in("R1-2") == ""


@rule("AE-STRIKE-08")
def test_in_the_next_turn_raiders_strike_again(edge: Table) -> None:
    edge.raider("N6", "S")
    edge.s.calm = True
    edge.turn("yellow")
    edge.says("yellow", "launch transport", "to R1-1")
    assert edge.raiders_in("R1-1") == "S 1"


@rule("AE-STRIKE-08")
def test_abilities_work_also_when_the_strike_was_forbidden(edge: Table) -> None:
    edge.leaders("R1-1", blue=1)
    edge.raider("R1-1", "A")
    edge.s.calm = True
    strike(edge, "R1-1")
    assert edge.raider_card("A").leaders == (0, 1)


@rule("AE-STRIKE-08")
def test_cards_against_the_strike_are_not_open_when_no_raider_could_move() -> None:
    table = Table(2, asked=WHO_CAN)
    table.tiles(R1_1="PL-I1", R1_2="PL-I2")
    table.raider("N3", "S")
    table.hand("yellow", "TA-14", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    assert table.offered("yellow") == ["go on", "play TA-15"]


@rule("AE-STRIKE-08")
def test_beside_a_raider_of_class_s_they_are_open_only_if_another_one_would_come() -> None:
    alone = Table(2, asked=WHO_CAN)
    alone.tiles(R1_1="PL-I1", R1_2="PL-I2")
    alone.raider("R1-1", "S")
    alone.raider("N3", "S")
    alone.hand("yellow", "TA-14", "TA-15")
    alone.launched("yellow", "transport", "R1-1")
    assert alone.offered("yellow") == ["go on", "play TA-15"]
    joined = Table(2, asked=WHO_CAN)
    joined.tiles(R1_1="PL-I1", R1_2="PL-I2")
    joined.raider("R1-1", "S")
    joined.raider("N1", "S")
    joined.hand("yellow", "TA-14", "TA-15")
    joined.launched("yellow", "transport", "R1-1")
    assert joined.offered("yellow") == ["go on", "play TA-15", "play TA-14"]
