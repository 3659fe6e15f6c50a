"""The tech level: what it is made of, and how the disks move on the track."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from marks import rule
from perihelion.games.m121.cards.board import SPACES
from perihelion.games.m121.influence.control import check_control, lose_control
from perihelion.games.m121.influence.tech import fall, rise
from perihelion.games.m121.numbers import tech_total


def takes_over(table: Table, name: str, space: str) -> None:
    """A player who has more disks there now takes control."""
    check_control(table.s, table.seat(name), SPACES.index(space), False)


def loses(table: Table, name: str, space: str) -> None:
    lose_control(table.s, table.seat(name), SPACES.index(space))


# What it is made of


@rule("MX-TECH-01")
def test_the_total_is_1_and_tech_powers_and_unlocked_ones_and_research_disks(table: Table) -> None:
    assert tech_total(table.player("yellow")) == 1
    table.system("N57", "C3", "yellow")
    assert tech_total(table.player("yellow")) == 2
    table.works("I07", "BC23", "yellow")
    assert tech_total(table.player("yellow")) == 3
    table.cultural("C3", "yellow", 1, cube="brown")
    assert tech_total(table.player("yellow")) == 4
    table.level("yellow", 5)
    assert tech_total(table.player("yellow")) == 5


@rule("MX-TECH-01")
def test_a_power_that_another_unlocked_does_not_count_for_the_controller(table: Table) -> None:
    table.system("N57", "C3", "yellow")
    table.cultural("C3", "green", 1, cube="brown")
    assert table.levels() == ["yellow 2", "green 2"]


@rule("MX-TECH-01")
def test_the_level_is_the_total_but_5_at_most(table: Table) -> None:
    for card, space in (("N13", "C2"), ("N16", "D2"), ("N18", "E2"), ("N23", "C3"), ("N57", "D3")):
        table.system(card, space, "yellow")
    assert (tech_total(table.player("yellow")), table.player("yellow").level) == (6, 5)


@rule("MX-TECH-01")
def test_the_level_is_never_below_0(table: Table) -> None:
    table.player("yellow").research = -3
    fall(table.s, 0)
    assert (tech_total(table.player("yellow")), table.player("yellow").level) == (-2, 0)


# How the disks move


@rule("MX-TECH-02")
def test_a_rising_disk_goes_behind_those_on_its_new_level(four: Table) -> None:
    four.level("blue", 2)
    four.system("N13", "C3", "yellow")
    assert four.levels() == ["blue 2", "yellow 2", "green 1", "red 1"]


@rule("MX-TECH-03")
def test_a_gain_on_level_5_leads_to_its_front(four: Table) -> None:
    four.level("green", 5)
    four.level("yellow", 5)
    assert four.levels()[:2] == ["green 5", "yellow 5"]
    four.system("N13", "C3", "yellow")
    assert four.levels()[:2] == ["yellow 5", "green 5"]


@rule("MX-TECH-04")
def test_a_falling_disk_goes_behind_those_on_the_lower_level(four: Table) -> None:
    four.system("N13", "C3", "yellow")
    loses(four, "yellow", "C3")
    assert four.levels() == ["green 1", "blue 1", "red 1", "yellow 1"]


@rule("MX-TECH-04")
def test_a_total_above_5_takes_losses_first(four: Table) -> None:
    four.level("yellow", 5)
    four.level("green", 5)
    four.system("N13", "C3", "yellow")
    loses(four, "yellow", "C3")
    assert four.levels()[:2] == ["yellow 5", "green 5"]


@rule("MX-TECH-05")
def test_a_gain_of_two_from_level_4_ends_at_the_front_of_level_5(four: Table) -> None:
    four.level("green", 5)
    four.level("yellow", 4)
    four.player("yellow").research += 2
    rise(four.s, 0, 2)
    assert four.levels()[:2] == ["yellow 5", "green 5"]


@rule("MX-TECH-05")
def test_the_one_who_falls_moves_before_the_one_who_rises(four: Table) -> None:
    four.level("yellow", 2)
    four.level("green", 2)
    four.system("N13", "C3", "yellow", green=2)
    four.level("blue", 2)
    assert four.levels() == ["yellow 3", "green 2", "blue 2", "red 1"]
    takes_over(four, "green", "C3")
    assert four.levels() == ["green 3", "blue 2", "yellow 2", "red 1"]


@rule("MX-TECH-02")
@pytest.mark.parametrize("levels", [1, 2, 3])
def test_a_disk_alone_at_the_top_stays_in_front(table: Table, levels: int) -> None:
    rise(table.s, 1, levels)
    assert table.s.track == (1, 0) and table.player("green").level == 1 + levels


# Worked cases


@rule("MX-TECH-03", "MX-TECH-04")
def test_case_t_03_a_boost_on_level_5_and_a_loss_later(table: Table) -> None:
    table.level("green", 5)
    table.system("N13", "C3", "yellow")
    table.level("yellow", 5)
    assert table.levels() == ["green 5", "yellow 5"]
    table.chose(yellow="Advance boosted")
    table.turn("yellow", "Advance")
    assert (table.levels(), tech_total(table.player("yellow"))) == (["yellow 5", "green 5"], 6)
    assert table.player("yellow").research == 4
    loses(table, "yellow", "C3")
    assert (table.levels(), tech_total(table.player("yellow"))) == (["yellow 5", "green 5"], 5)


@rule("MX-TECH-04", "MX-TECH-05", "MX-INIT-03")
def test_case_t_04_a_tech_power_changes_hands_in_expand(four: Table) -> None:
    four.level("green", 2)
    four.system("N13", "C3", "blue", red=1)
    four.system("N16", "C2", "blue")
    four.system("N27", "C4", "red")
    four.money("red", 1)
    assert four.levels() == ["blue 3", "green 2", "yellow 1", "red 1"]
    four.chose(red="Expand")
    four.at_phase("Expand")
    four.first_falls()
    four.first_falls()
    assert four.order() == ["red", "blue", "green", "yellow"]
    four.says("red", "influence C3", "discard S18")
    assert four.controller("C3") == "red"
    assert four.levels() == ["green 2", "blue 2", "red 2", "yellow 1"]
    assert four.order() == ["red", "blue", "green", "yellow"]
