"""Influence and control: disks of three kinds, who rules a system, and what comes with it."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from marks import rule
from perihelion.games.m121.cards.board import SPACES
from perihelion.games.m121.influence.control import check_control
from perihelion.games.m121.numbers import colonisable


def expands(table: Table, name: str, space: str, *texts: str) -> None:
    """A turn in Expand with this one target."""
    table.turn(name, "Expand")
    table.says(name, f"influence {space}", *texts)


def delivers(table: Table, name: str, *texts: str) -> None:
    """A turn in Deliver with these words, and the draws that follow."""
    table.turn(name, "Deliver")
    table.says(name, *texts)
    table.let_fall()


# Disks


@rule("MX-INFL-01")
def test_whoever_places_a_system_puts_one_disk_on_it(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N34")
    table.money("yellow", 1)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N34", "on C2")
    assert (table.influence("C2"), table.left("yellow")) == ({"yellow": 1}, 33)


@rule("MX-INFL-01")
def test_whoever_builds_puts_one_disk_on_the_card(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I17")
    table.money("yellow", 3)
    table.turn("yellow", "Build")
    table.says("yellow", "build I17", "in BC23")
    assert (table.owner("BC23"), table.left("yellow")) == ("yellow", 33)


@rule("MX-INFL-02")
def test_infrastructure_is_no_target_and_stays_with_its_builder(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I17", "BC23", "green")
    table.money("yellow", 3)
    table.turn("yellow", "Expand")
    assert table.offered("yellow") == [*[f"influence {space}" for space in ("C2", "B3", "D3", "C4")], "pass"]
    table.hand("yellow", "I01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert "in BC23" not in table.offered("yellow")


@rule("MX-INFL-03")
def test_expanding_is_political_invading_military_and_delivering_cultural(table: Table) -> None:
    table.system("N34", "C3", "green")
    table.system("N15", "B3", "yellow")
    table.works("I25", "BC23", "yellow")
    table.money("yellow", 3)
    delivers(table, "yellow", "deliver brown cube on B3")
    table.says("yellow", "give S18")
    expands(table, "yellow", "C3", "politically", "discard S17")
    expands(table, "yellow", "C3", "invade")
    site = table.site("C3")
    assert (site.political[0], site.military[0], site.filled) == (1, 1, (0,))


@rule("MX-INFL-04")
@pytest.mark.parametrize("kind", ["political", "military", "cultural", "claim"])
def test_a_disk_of_any_kind_is_influence(table: Table, kind: str) -> None:
    if kind == "claim":
        table.claim("yellow", "C3")
    else:
        table.system("N52", "C3", "green")
    if kind == "political":
        table.political("C3", yellow=1)
    if kind == "military":
        table.military("C3", yellow=1)
    if kind == "cultural":
        table.cultural("C3", "yellow", 1)
    assert table.player("yellow").influenced == 1 << SPACES.index("C3")
    assert table.site("C3").influenced(0)


@rule("MX-INFL-05")
def test_all_disks_count_together(table: Table) -> None:
    table.system("N52", "C3", "green")
    table.political("C3", yellow=1)
    table.military("C3", yellow=2)
    table.cultural("C3", "yellow", 1, 3)
    assert table.influence("C3") == {"yellow": 5, "green": 1}


# Control


@rule("MX-INFL-06")
def test_more_disks_than_every_other_player_take_control(three: Table) -> None:
    three.system("N52", "C3", "green")
    three.system("N15", "C4", "yellow")
    three.political("C3", yellow=1, blue=1)
    three.money("yellow", 1)
    expands(three, "yellow", "C3")
    assert three.controller("C3") == "yellow"


@rule("MX-INFL-06")
def test_more_disks_than_the_controller_but_not_than_a_third_player_change_nothing(three: Table) -> None:
    three.system("N52", "C3", "green")
    three.system("N15", "C4", "yellow")
    three.political("C3", yellow=1)
    three.cultural("C3", "blue", 1, 2)
    three.money("yellow", 1)
    expands(three, "yellow", "C3")
    assert three.controller("C3") == "green"


@rule("MX-INFL-07")
def test_on_a_tie_control_stays(table: Table) -> None:
    table.system("N15", "C3", "green")
    table.system("N27", "C4", "yellow")
    table.money("yellow", 1)
    expands(table, "yellow", "C3")
    assert table.influence("C3") == {"yellow": 1, "green": 1}
    assert table.controller("C3") == "green"


@rule("MX-INFL-07")
def test_cultural_disks_alone_never_take_control(table: Table) -> None:
    table.system("N52", "C3", "green")
    table.system("N06", "C4", "yellow")
    table.cultural("C3", "yellow", 1, 2)
    table.money("yellow", 1)
    delivers(table, "yellow", "deliver grey cube on C4")
    table.says("yellow", "give S18")
    assert table.influence("C3") == {"yellow": 3, "green": 1}
    assert table.controller("C3") == "green"


@rule("MX-INFL-06")
def test_a_delivery_takes_control_with_a_political_disk_there(table: Table) -> None:
    table.system("N52", "C3", "green")
    table.system("N06", "C4", "yellow")
    table.political("C3", yellow=1)
    table.money("yellow", 1)
    delivers(table, "yellow", "deliver grey cube on C4", "to demand 3 of C3")
    table.says("yellow", "give S18")
    assert table.controller("C3") == "yellow"


# The control circles


@rule("MX-INFL-08")
@pytest.mark.parametrize(
    ("political", "military", "by_military", "war_circle"),
    [(2, 0, False, False), (0, 2, True, True), (1, 1, True, True), (1, 1, False, False), (0, 2, False, True)],
)
def test_the_new_controller_fills_the_circle_of_the_disk_just_placed(
    table: Table, political: int, military: int, by_military: bool, war_circle: bool
) -> None:
    table.system("N52", "C3", "green")
    table.political("C3", yellow=political)
    table.military("C3", yellow=military)
    check_control(table.s, 0, SPACES.index("C3"), by_military)
    assert (table.controller("C3"), table.site("C3").war_circle) == ("yellow", war_circle)


@rule("MX-INFL-08")
def test_after_a_delivery_the_political_circle_is_filled(table: Table) -> None:
    table.system("N52", "C3", "green", military=True)
    table.system("N06", "C4", "yellow")
    table.political("C3", yellow=1)
    table.military("C3", yellow=1, green=1)
    table.money("yellow", 2)
    delivers(table, "yellow", "deliver grey cube on C4", "to demand 1 of C3")
    table.says("yellow", "give S18")
    site = table.site("C3")
    assert (table.controller("C3"), site.war_circle) == ("yellow", False)
    assert (site.political[:2], site.military[:2]) == ((1, 0), (1, 2))


# What control brings


@rule("MX-INFL-09")
def test_powers_and_the_larger_points_go_to_the_controller(table: Table) -> None:
    table.system("N47", "C3", "green", yellow=1)
    assert (table.vp("green"), table.vp("yellow")) == (6, 2)
    table.political("C3", yellow=1)
    check_control(table.s, 0, SPACES.index("C3"), False)
    assert (table.vp("green"), table.vp("yellow")) == (2, 6)


@rule("MX-INFL-09")
def test_the_toll_goes_to_the_controller(table: Table) -> None:
    table.system("N52", "C3", "green", yellow=1)
    table.system("N06", "C4", "yellow")
    table.money("yellow", 1)
    delivers(table, "yellow", "deliver grey cube on C4", "to demand 1 of C3")
    table.says("yellow", "give S18")
    assert table.cards("green") == ["S18"]


@rule("MX-INFL-10")
def test_strength_and_tech_change_hands_at_once(table: Table) -> None:
    table.system("N30", "C3", "green", yellow=2)
    table.system("N13", "C2", "green", yellow=2)
    assert (table.strength("green"), table.levels()) == (2, ["green 2", "yellow 1"])
    check_control(table.s, 0, SPACES.index("C3"), False)
    check_control(table.s, 0, SPACES.index("C2"), False)
    assert (table.strength("green"), table.strength("yellow")) == (0, 2)
    assert table.levels() == ["yellow 2", "green 1"]


# Empty spaces


@rule("MX-INFL-11")
def test_an_empty_space_with_a_disk_takes_no_second_one(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.claim("green", "C2")
    table.turn("yellow", "Expand")
    assert "influence C2" not in table.offered("yellow")
    refusal = table.why("yellow", "influence C2")
    assert (refusal.rule, refusal.text) == ("MX-EXP-05", "A disk of green lies in C2; there is room for one.")


@rule("MX-INFL-11")
def test_not_even_the_owner_puts_a_second_disk_into_an_empty_space(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.claim("yellow", "C2")
    table.turn("yellow", "Expand")
    assert "influence C2" not in table.offered("yellow")


@rule("MX-INFL-12")
def test_a_disk_in_an_empty_space_opens_its_neighbours(table: Table) -> None:
    table.claim("yellow", "C2")
    assert colonisable(table.s, 0) == sum(1 << SPACES.index(space) for space in ("D2", "C3"))
    table.turn("yellow", "Expand")
    assert table.offered("yellow") == ["influence D2", "influence C3", "pass"]


@rule("MX-INFL-12")
def test_a_disk_in_an_empty_space_does_not_keep_others_from_colonising(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.claim("green", "C2")
    table.hand("yellow", "N34")
    table.money("yellow", 1)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N34", "on C2")
    assert (table.on("C2"), table.influence("C2")) == ("N34", {"yellow": 1, "green": 1})


@rule("MX-INFL-12")
def test_a_disk_in_an_empty_space_carries_a_delivery(table: Table) -> None:
    table.system("N06", "C2", "yellow")
    table.system("N34", "C4", "yellow")
    table.turn("yellow", "Deliver")
    assert table.asked() == []
    table.claim("yellow", "C3")
    table.turn("yellow", "Deliver")
    assert "deliver grey cube on C2" in table.offered("yellow")


# Worked cases


@rule("MX-INFL-06", "MX-INFL-07")
def test_case_t_01_control_needs_more_than_each_other_player(four: Table) -> None:
    four.system("N52", "C3", "yellow")
    four.system("N15", "C2", "blue")
    four.cultural("C3", "red", 1, 2)
    four.money("blue", 4)
    expands(four, "blue", "C3", "discard S18")
    assert (four.influence("C3"), four.controller("C3")) == ({"yellow": 1, "blue": 1, "red": 2}, "yellow")
    delivers(four, "blue", "deliver brown cube on C2")
    four.says("blue", "give S17")
    assert (four.influence("C3")["blue"], four.controller("C3")) == (2, "yellow")
    expands(four, "blue", "C3", "discard S16")
    assert (four.influence("C3")["blue"], four.controller("C3")) == (3, "blue")


@rule("MX-INFL-08", "MX-INFL-12")
def test_case_t_02_a_disk_in_the_space_makes_the_owner_a_rival(four: Table) -> None:
    four.system("N27", "C3", "red")
    four.claim("red", "D3")
    four.system("N34", "D2", "blue")
    four.hand("blue", "N15")
    four.money("blue", 2)
    four.turn("blue", "Colonise")
    four.says("blue", "place N15", "on D3")
    assert (four.influence("D3"), four.controller("D3")) == ({"blue": 1, "red": 1}, "blue")
    four.money("red", 1)
    expands(four, "red", "D3")
    assert (four.influence("D3"), four.controller("D3")) == ({"blue": 1, "red": 2}, "red")
    assert four.site("D3").political == (0, 0, 1, 2) and four.cards("red") == []
