"""The fourteen special cards: what each counts."""

from __future__ import annotations

import pytest

from games.m121.table import Table, card_of
from marks import rule
from perihelion.games.m121.specials.clauses import worth


def special(table: Table, name: str = "yellow") -> float:
    """The points of a player's special infrastructure."""
    return table.parts(name)["special infrastructure"]


@rule("MX-SCO-08", "MX-SCO-09")
def test_case_t_13_the_corporation(table: Table) -> None:
    table.works("X01", "BC56", "yellow")
    table.works("I11", "CD56", "yellow")
    for card, space in (("S02", "C2"), ("N03", "D2"), ("N06", "E2")):
        table.system(card, space, "yellow")
    assert special(table) == 10
    table.system("N07", "C3", "green", yellow=1)
    table.system("N10", "D3", "green", yellow=1)
    assert special(table) == 12


@rule("MX-SCO-08")
def test_other_means_not_counted_by_the_clause_before(table: Table) -> None:
    table.works("X02", "BC23", "yellow")
    table.system("N53", "C2", "yellow")
    table.system("N45", "D2", "green", yellow=1)
    assert special(table) == 2 * 2 + 1


@rule("MX-SCO-08")
def test_the_resistance_counts_its_own_cards_and_the_government_systems(table: Table) -> None:
    table.works("X11", "BC23", "yellow")
    assert special(table) == 2
    table.system("N16", "D2", "yellow")
    table.system("N51", "E2", "yellow")
    assert special(table) == 2 + 1 + 2


@rule("MX-SCO-08")
def test_the_special_card_itself_counts_where_it_fits(table: Table) -> None:
    table.works("X05", "BC23", "yellow")
    assert special(table) == 2
    table.works("I08", "CD23", "yellow")
    table.works("I17", "DE23", "yellow")
    assert special(table) == 2 * 2 + 1
    table.system("N52", "C2", "yellow")
    assert special(table) == 3 * 2 + 1


@rule("MX-SCO-08")
def test_profiteers_count_selling_powers_and_not_euro_spaces(table: Table) -> None:
    table.works("X14", "BC23", "yellow")
    table.system("N02", "C2", "yellow")
    assert special(table) == 1
    table.system("N12", "D2", "yellow")
    table.works("I22", "DE23", "yellow")
    table.cultural("C2", "yellow", 1, cube="brown")
    assert special(table) == 1 + 1 + 1 + 1


@rule("MX-SCO-09")
@pytest.mark.parametrize("kind", ["political", "military", "cultural"])
def test_influence_is_a_disk_of_any_kind_and_control_as_well(table: Table, kind: str) -> None:
    table.works("X13", "BC23", "yellow")
    table.system("N52", "C3", "green")
    table.system("N56", "C4", "yellow")
    if kind == "political":
        table.political("C3", yellow=2)
    if kind == "military":
        table.military("C3", yellow=1)
    if kind == "cultural":
        table.cultural("C3", "yellow", 1)
    assert special(table) == (3 if kind == "cultural" else 2)


@rule("MX-SCO-09")
def test_political_and_military_disks_count_in_areas_and_circles_alone(table: Table) -> None:
    table.works("X06", "BC23", "yellow")
    table.works("X07", "CD23", "yellow")
    table.system("N52", "C3", "yellow", yellow=2)
    table.system("N15", "D3", "yellow", military=True)
    table.military("C3", yellow=1)
    table.cultural("C3", "yellow", 1)
    table.claim("yellow", "C4", "C5")
    table.level("yellow", 3)
    assert special(table) == 3 + 2


@rule("MX-SCO-10")
def test_undelivered_green_cubes_count_on_all_systems(table: Table) -> None:
    table.works("X03", "BC23", "yellow")
    table.system("N36", "C2", "green")
    table.system("N40", "D2", "green")
    assert special(table) == 5
    table.system("N34", "E2", "yellow")
    assert special(table) == 5 + 1 + 2


@rule("MX-SCO-11")
@pytest.mark.parametrize(("left", "points"), [(0, 10), (1, 9), (9, 1), (10, 0), (30, 0)])
def test_power_brokers_are_worth_10_less_the_disks_left(table: Table, left: int, points: int) -> None:
    table.works("X12", "BC23", "yellow")
    table.disks("yellow", left)
    assert special(table) == points


@rule("MX-SCO-12")
def test_the_science_guild_counts_the_level_and_not_a_total_above_5(table: Table) -> None:
    table.works("X10", "BC23", "yellow")
    table.level("yellow", 5)
    assert special(table) == 10
    table.system("N23", "C2", "yellow")
    assert special(table) == 10 + 1


@rule("MX-SCO-13")
def test_sold_cubes_were_delivered_too(table: Table) -> None:
    for card, gap in (("X04", "BC23"), ("X14", "DE23")):
        table.works(card, gap, "yellow")
    table.system("N53", "C3", "green")
    table.cultural("C3", "yellow", 2)
    seat = table.seat("yellow")
    assert [worth(table.s, seat, card_of(id)) for id in ("X04", "X14")] == [1, 1 + 1]


@rule("MX-SCO-13")
def test_a_cube_sold_on_a_barren_system_counts_for_the_council(table: Table) -> None:
    table.works("X13", "BC23", "yellow")
    table.system("N53", "C3", "green")
    table.cultural("C3", "yellow", 2)
    assert special(table) == 1 + 1


@rule("MX-SCO-13")
def test_a_red_cube_that_was_sold_counts_for_the_weapons_trade(table: Table) -> None:
    table.works("X08", "BC23", "yellow")
    table.system("N13", "C3", "green")
    table.cultural("C3", "yellow", 1, cube="red")
    table.system("N27", "D3", "yellow")
    table.system("N25", "E3", "green", yellow=1)
    assert special(table) == 1 + 1


@rule("MX-SCO-15")
def test_specials_are_counted_each_for_itself(table: Table) -> None:
    table.works("X01", "BC23", "yellow")
    table.works("X04", "CD23", "yellow")
    table.system("N07", "C3", "yellow")
    assert special(table) == (2 + 1) + 1


@rule("MX-SCO-15")
def test_an_unlocked_power_is_printed_on_no_card(table: Table) -> None:
    table.works("X05", "BC23", "yellow")
    table.system("N47", "C3", "yellow")
    table.cultural("C3", "yellow", 1, cube="green")
    assert special(table) == 2


@rule("MX-SCO-02")
def test_the_owner_alone_has_the_points_of_a_special_card(table: Table) -> None:
    table.works("X09", "BC23", "green")
    table.system("N16", "C3", "yellow")
    table.system("N43", "D3", "green", yellow=1)
    assert (special(table, "yellow"), special(table, "green")) == (0, 4)
