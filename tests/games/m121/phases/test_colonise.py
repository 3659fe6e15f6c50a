"""Chapter "Colonise": systems on free spaces, for cards or by military strength."""

from __future__ import annotations

from games.m121.phases.scenes import circle, done
from games.m121.table import Table
from marks import rule


@rule("MX-COL-01")
def test_everybody_may_place_one_system_in_the_order_of_the_phase(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.hand("yellow", "N01", "N02", "N03")
    table.hand("green", "N04", "N05", "N06")
    table.chose(green="Colonise")
    table.at_phase("Colonise")
    table.says("green", "place N04", "on E2", "discard N05")
    assert table.asked() == ["yellow"]
    table.says("yellow", "place N01", "on C2", "discard N03")
    assert done(table)
    assert (table.cards("yellow"), table.cards("green")) == (["N02"], ["N06"])


@rule("MX-COL-01")
def test_a_space_with_a_system_is_not_free(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "C2", "green")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert table.offered("yellow") == ["on B3", "on D3", "on C4"]


@rule("MX-COL-02")
def test_spaces_next_to_an_influenced_system_are_open_and_diagonal_ones_are_not(table: Table) -> None:
    table.system("N15", "C3", "green", yellow=1)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert table.offered("yellow") == ["on C2", "on B3", "on D3", "on C4"]


@rule("MX-COL-02", "MX-INFL-12")
def test_spaces_next_to_a_disk_in_an_empty_space_are_open_but_not_that_space(table: Table) -> None:
    table.claim("yellow", "C2")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert table.offered("yellow") == ["on D2", "on C3"]


@rule("MX-COL-02")
def test_spaces_at_the_corners_of_own_infrastructure_are_open(table: Table) -> None:
    table.works("I17", "BC34", "yellow")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert table.offered("yellow") == ["on B3", "on C3", "on B4", "on C4"]


@rule("MX-COL-02", "MX-BOARD-04")
def test_the_galactic_centre_and_spaces_out_of_play_are_never_open(table: Table) -> None:
    table.works("I17", "CD34", "yellow")
    table.works("I18", "BC23", "yellow")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert table.offered("yellow") == ["on C2", "on B3", "on C3", "on D3", "on C4"]


@rule("MX-COL-02")
def test_infrastructure_of_another_opens_nothing(table: Table) -> None:
    table.works("I17", "BC34", "green")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    assert done(table)


@rule("MX-COL-03", "MX-INFL-01")
def test_a_peaceful_placement_costs_the_printed_cost_and_fills_the_political_circle(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N37", "N01", "N02", "N03", "N04")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37", "on C2", "discard N01", "discard N02", "discard N03")
    assert (table.cards("yellow"), table.left("yellow")) == (["N04"], 33)
    assert (table.controller("C2"), circle(table, "C2")) == ("yellow", "political")
    assert table.site("C2").political[0] == 1


@rule("MX-COL-04", "MX-MIL-06")
def test_strength_that_equals_the_printed_cost_places_a_system_for_nothing(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I25", "BC23", "yellow", turn=3)
    table.hand("yellow", "N37", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37", "on D3")
    assert table.cards("yellow") == ["N01"]
    assert (table.controller("D3"), circle(table, "D3")) == ("yellow", "military")
    assert (table.site("D3").political[0], table.site("D3").military[0]) == (0, 1)


@rule("MX-COL-04")
def test_strength_below_the_printed_cost_places_nothing(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I10", "BC23", "yellow", turn=0)
    table.hand("yellow", "N37", "N01")
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["place N01", "pass"]


@rule("MX-COL-05")
def test_discounts_do_not_lower_the_strength_that_is_needed(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I16", "CD23", "yellow")
    table.works("I10", "BC23", "yellow")
    table.hand("yellow", "N37", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37", "on B3")
    assert table.offered("yellow") == ["discard N01", "discard N02", "discard N03"]
    table.says("yellow", "discard N01", "discard N02")
    assert circle(table, "B3") == "political"


@rule("MX-COL-06")
def test_a_chooser_pays_one_card_less_and_has_one_more_strength(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N01", "N27", "N02")
    table.chose(yellow="Colonise")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert table.offered("yellow") == ["peacefully", "by military"]
    table.says("yellow", "peacefully")
    assert table.cards("yellow") == ["N02", "N27"]


@rule("MX-COL-06")
def test_the_choice_of_another_phase_helps_with_no_system(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N01")
    table.chose(yellow="Expand")
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["pass"]


@rule("MX-COL-07")
def test_a_booster_places_a_second_system_next_to_the_first_with_its_powers(table: Table) -> None:
    table.system("N15", "C4", "yellow")
    table.hand("yellow", "N49", "N58", "N01", "N02", "N03")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N49", "on C3", "peacefully")
    table.says("yellow", "place N58", "on C2", "discard N01", "discard N02")
    assert table.on("C2") == "N58"
    assert table.cards("yellow") == ["N03"]
    assert done(table)


@rule("MX-COL-07")
def test_a_chooser_without_a_boost_places_one_system_only(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N01", "N02", "N03")
    table.chose(yellow="Colonise")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2", "peacefully")
    assert done(table)


@rule("MX-COL-07", "MX-ASK-07")
def test_a_booster_may_pass_instead_of_the_second_system(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N01", "N02", "N03")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2", "peacefully", "pass")
    assert done(table)
    assert table.cards("yellow") == ["N02", "N03"]


@rule("MX-COL-08", "MX-INFL-12")
def test_a_disk_of_another_in_the_space_becomes_political_and_does_not_bar_control(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.claim("green", "C2")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert table.influence("C2") == {"yellow": 1, "green": 1}
    assert table.site("C2").political[:2] == (1, 1)
    assert (table.controller("C2"), table.claimed("C2")) == ("yellow", "")


@rule("MX-COL-08")
def test_an_own_disk_in_the_space_becomes_political_beside_a_military_circle(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.claim("yellow", "C2")
    table.works("I03", "BC34", "yellow")
    table.hand("yellow", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert (table.site("C2").political[0], table.site("C2").military[0]) == (1, 1)
    assert (circle(table, "C2"), table.left("yellow")) == ("military", 31)


@rule("MX-COL-09")
def test_the_printed_cubes_come_out_of_the_stock(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N06", "N01", "N02")
    table.turn("yellow", "Colonise")
    stock = table.s.stock
    table.says("yellow", "place N06", "on C2")
    assert table.cubes("C2") == {"grey": 2, "brown": 1}
    assert table.s.stock == (stock[0] - 2, stock[1] - 1, stock[2], stock[3])


@rule("MX-COL-10")
def test_of_two_colours_only_the_one_that_is_short_is_missing(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.stock(grey=1)
    table.hand("yellow", "N06", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N06", "on C2")
    assert table.cubes("C2") == {"grey": 1, "brown": 1}
    assert table.s.stock[0] == 0


@rule("MX-COL-11", "MX-TAB-03")
def test_the_tabs_that_are_covered_work_with_this_placement(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I01", "BC23", "yellow", turn=0)
    table.hand("yellow", "N27", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2", "discard N01")
    assert table.cards("yellow") == ["N02"]


@rule("MX-COL-12")
def test_a_system_next_to_cards_of_others_costs_nothing_more_and_nobody_is_asked(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "D2", "green")
    table.hand("yellow", "N01", "N02")
    table.money("green", 3)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert (table.on("C2"), table.size("yellow"), table.size("green")) == ("N01", 0, 3)
    assert done(table)


@rule("MX-COL-13")
def test_payment_card_disks_cubes_and_tech_come_before_the_draws(three: Table) -> None:
    three.system("N15", "C3", "yellow")
    three.works("I02", "BC23", "yellow", turn=0)
    three.works("I24", "CD23", "green", turn=3)
    three.claim("blue", "C2")
    three.hand("yellow", "N13", "N01", "N02")
    three.turn("yellow", "Colonise")
    three.says("yellow", "place N13", "on C2")
    assert three.discards() == ["N01", "N02"]
    assert three.influence("C2") == {"yellow": 1, "blue": 1}
    assert three.cubes("C2") == {"brown": 1}
    assert three.levels() == ["yellow 2", "green 1", "blue 1"]
    assert (three.size("yellow"), three.size("green")) == (0, 0)


@rule("MX-COL-13", "MX-INIT-05")
def test_the_placer_draws_before_the_owner_of_a_tab_for_anyone(three: Table) -> None:
    three.system("N22", "C3", "yellow")
    three.works("I27", "CD34", "yellow")
    three.works("I02", "BC23", "yellow", turn=0)
    three.works("I24", "CD23", "green", turn=3)
    three.hand("yellow", "N01", "N02")
    three.chose(green="Colonise")
    three.turn("yellow", "Colonise")
    three.says("yellow", "place N01", "on C2")
    three.falls("draw N40", "draw N41", "draw N42")
    assert (three.cards("yellow"), three.cards("green")) == (["N40", "N41"], ["N42"])


@rule("MX-COL-08", "MX-COL-02")
def test_the_owner_of_a_disk_that_was_in_the_space_may_build_beside_the_system(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.claim("green", "C2")
    table.hand("yellow", "N01", "N02")
    table.hand("green", "I01", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    table.turn("green", "Build")
    table.says("green", "build I01")
    assert table.offered("green") == ["in BC23", "in CD23"]


@rule("MX-COL-09", "MX-COL-10")
def test_without_a_cube_in_the_stock_a_system_is_placed_without_cubes_and_keeps_its_type(
    table: Table,
) -> None:
    table.system("N15", "C3", "yellow")
    table.stock(red=0)
    table.works("X08", "CD56", "yellow")
    table.hand("yellow", "N27")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2")
    assert (table.cubes("C2"), table.s.stock[2]) == ({}, 0)
    assert table.parts("yellow")["special infrastructure"] == 1


@rule("MX-COL-01", "MX-CARD-07")
def test_a_draw_after_placing_takes_the_cards_just_paid_where_the_pile_is_empty(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.works("I27", "CD34", "yellow")
    table.hand("yellow", "N01", "N02")
    table.deck()
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2")
    assert table.can_fall() == ["draw N02"]
