"""Chapter "Military strength": where it comes from, what uses it up, and where it counts."""

from __future__ import annotations

from games.m121.phases.scenes import circle, done
from games.m121.table import Table, card_of
from marks import rule
from perihelion.games.m121.cards.board import SPACES
from perihelion.games.m121.cards.slots import COLONISE, EXPAND
from perihelion.games.m121.numbers import (
    colonise_strength,
    defender_total,
    global_strength,
    invader_total,
    invasion_strength,
)

C2, D3 = SPACES.index("C2"), SPACES.index("D3")
N15 = card_of("N15")


@rule("MX-MIL-01", "MX-POW-02")
def test_strength_is_the_sum_of_positive_and_negative_powers(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N05", "D3", "yellow")
    table.works("I10", "BC23", "yellow")
    assert table.strength("yellow") == 2 - 1 + 2


@rule("MX-MIL-01")
def test_an_unlocked_power_counts_without_control(table: Table) -> None:
    table.system("N51", "C3", "green")
    table.cultural("C3", "yellow", 1, cube="red")
    assert (table.strength("yellow"), table.strength("green")) == (1, 0)


@rule("MX-MIL-01")
def test_influence_without_control_gives_no_strength(table: Table) -> None:
    table.system("N30", "C3", "green", yellow=1)
    assert (table.strength("yellow"), table.strength("green")) == (0, 2)


@rule("MX-MIL-01", "MX-MIL-03")
def test_adjacent_strength_is_no_part_of_it(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    assert table.strength("yellow") == 0


@rule("MX-MIL-02")
def test_points_are_split_over_two_placements_of_a_phase(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I25", "BC34", "yellow", turn=0)
    table.hand("yellow", "N27", "N36", "N01")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2", "by military")
    table.says("yellow", "place N36", "on D3", "by military")
    assert (done(table), table.cards("yellow")) == (True, ["N01"])


@rule("MX-MIL-02")
def test_a_point_that_is_spent_is_gone_for_this_phase(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I17", "BC34", "yellow")
    table.hand("yellow", "N37", "N36")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37", "on C2")
    assert table.offered("yellow") == ["pass"]


@rule("MX-MIL-02")
def test_all_points_are_fresh_in_the_next_phase(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N36", "D3", "green")
    table.works("I10", "BC34", "yellow", turn=0)
    table.hand("yellow", "N27")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence D3")
    assert table.site("D3").military[0] == 1


@rule("MX-MIL-02", "MX-MIL-04")
def test_adjacent_points_are_fresh_in_the_next_phase_as_well(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.system("N36", "D3", "green")
    table.hand("yellow", "N27")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence D3")
    assert table.site("D3").military[0] == 1


@rule("MX-MIL-03", "MX-POW-08")
def test_adjacent_strength_counts_next_to_its_card_only(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.claim("yellow", "C2")
    table.hand("yellow", "N27")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27")
    assert table.offered("yellow") == ["on C2", "on B3", "on D3", "on C4"]


@rule("MX-MIL-03")
def test_adjacent_strength_serves_the_controller_of_its_card_only(table: Table) -> None:
    table.system("N50", "C3", "green", yellow=1)
    table.hand("yellow", "N27")
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["pass"]


@rule("MX-MIL-04")
def test_local_points_are_spent_before_global_ones(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.claim("yellow", "D2")
    table.works("I10", "BC34", "yellow", turn=0)
    table.hand("yellow", "N27", "N36")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on B3", "by military")
    assert (table.s.spent_near, table.s.spent) == (2, 0)
    table.says("yellow", "place N36")
    assert table.offered("yellow") == ["on C2", "on E2", "on D3", "on B4", "on C4"]


@rule("MX-MIL-04")
def test_a_local_point_counts_once_in_a_phase(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.hand("yellow", "N27", "N36")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on B3")
    assert colonise_strength(table.s, 0, N15, C2) == 0


@rule("MX-MIL-05")
def test_strength_below_zero_counts_as_zero_and_does_not_eat_into_cards(table: Table) -> None:
    table.system("N05", "C3", "yellow")
    table.hand("yellow", "N27", "N01", "N02")
    table.turn("yellow", "Colonise")
    assert colonise_strength(table.s, 0, N15, C2) == 0
    table.says("yellow", "place N27", "on C2")
    assert (circle(table, "C2"), table.size("yellow")) == ("political", 0)


@rule("MX-MIL-05", "MX-EXP-09")
def test_when_an_invasion_is_compared_the_true_value_below_zero_counts(table: Table) -> None:
    table.system("N05", "C3", "green")
    table.works("I24", "EF34", "yellow")
    table.works("I14", "BC34", "yellow")
    assert (defender_total(table.s, 1, C2), invader_total(table.s, 0, C2)) == (-1, 0)


@rule("MX-MIL-06")
def test_even_the_costliest_system_can_be_taken_by_military(table: Table) -> None:
    table.system("N58", "C3", "yellow")
    table.works("I25", "BC34", "yellow", turn=0)
    table.works("I10", "CD34", "yellow", turn=0)
    table.hand("yellow", "N60")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N60", "on C2")
    assert circle(table, "C2") == "military"


@rule("MX-MIL-07", "MX-COL-06")
def test_a_chooser_of_colonise_has_one_more_in_colonise_and_not_in_expand(table: Table) -> None:
    table.works("I10", "BC34", "yellow", turn=0)
    table.chose(yellow="Colonise")
    assert global_strength(table.s, 0, COLONISE) == 3
    assert global_strength(table.s, 0, EXPAND) == 2


@rule("MX-MIL-07", "MX-EXP-08")
def test_strength_for_invading_counts_in_expand_and_not_in_colonise(table: Table) -> None:
    table.works("I17", "BC34", "yellow")
    assert global_strength(table.s, 0, COLONISE) == 2
    assert global_strength(table.s, 0, EXPAND) == 3


@rule("MX-MIL-07")
def test_global_and_local_points_are_added_and_what_is_spent_is_taken_off(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.works("I25", "BC34", "yellow", turn=0)
    table.works("I03", "BC23", "yellow", turn=0)
    table.turn("yellow", "Colonise")
    assert colonise_strength(table.s, 0, N15, C2) == 3 + 1 + 2 + 1
    table.s.spent, table.s.spent_near = 2, 1
    assert colonise_strength(table.s, 0, N15, C2) == 3 + 1 - 2 + 2 - 1 + 1
    assert invasion_strength(table.s, 0, D3) == 3 + 1 - 2 + 2 - 1


@rule("MX-MIL-07")
def test_a_negative_power_is_made_up_for_by_local_points(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.system("N05", "D3", "yellow")
    table.turn("yellow", "Colonise")
    assert colonise_strength(table.s, 0, N15, C2) == 1


@rule("MX-MIL-08")
def test_a_placement_spends_tab_points_then_adjacent_ones_then_global_ones(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.works("I03", "BC23", "yellow", turn=0)
    table.works("I10", "BC34", "yellow", turn=0)
    table.hand("yellow", "N31")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N31", "on C2")
    assert (table.s.spent_near, table.s.spent) == (2, 1)


@rule("MX-MIL-08")
def test_tab_points_that_are_not_needed_are_lost(table: Table) -> None:
    table.works("I03", "BC23", "yellow", turn=1)
    table.works("I03", "CD34", "yellow", turn=1)
    table.works("I21", "CD23", "yellow", turn=2)
    table.hand("yellow", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C3")
    assert (table.s.spent_near, table.s.spent) == (0, 0)


@rule("MX-MIL-07", "MX-INFL-10")
def test_strength_that_is_won_with_a_system_can_be_used_in_the_same_phase(table: Table) -> None:
    table.works("I01", "BC34", "yellow")
    table.system("N30", "C3", "green", yellow=1)
    table.system("N36", "C2", "green")
    table.hand("yellow", "N01", "N02")
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C3", "influence C2")
    assert (table.controller("C3"), table.site("C2").military[0]) == ("yellow", 1)
