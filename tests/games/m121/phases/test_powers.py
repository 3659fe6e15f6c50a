"""Chapter "Powers": when they work, for whom, and what restricts them."""

from __future__ import annotations

from games.m121.phases.scenes import done
from games.m121.table import Table
from marks import rule


@rule("MX-POW-01")
def test_a_discount_works_in_the_phase_of_its_sign_only(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I08", "BC45", "yellow", turn=0)
    table.hand("yellow", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "pass")
    table.hand("yellow", "I02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I02", "in BC23", "name edge north-west")
    assert table.cards("yellow") == ["N01"]


@rule("MX-POW-01")
def test_military_counts_in_colonise_and_in_expand(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N36", "C2", "green")
    table.hand("yellow", "N27")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on D3")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.site("D3").military[0], table.site("C2").military[0]) == (1, 1)


@rule("MX-POW-01")
def test_tech_moves_the_disk_at_once_in_another_phase(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.track("green", "yellow")
    table.hand("yellow", "N13", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N13", "on C2")
    assert table.levels() == ["yellow 2", "green 1"]


@rule("MX-POW-02")
def test_equal_discounts_add_up(table: Table) -> None:
    table.system("N52", "C3", "yellow")
    table.works("I08", "BC45", "yellow")
    table.works("I08", "CD45", "yellow")
    table.hand("yellow", "I26", "N01", "N02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I26", "in BC23", "discard N01")
    assert table.cards("yellow") == ["N02"]


@rule("MX-POW-02")
def test_a_discount_for_all_and_one_for_a_keyword_add_up(table: Table) -> None:
    table.system("N17", "C3", "yellow")
    table.works("I08", "BC45", "yellow")
    table.hand("yellow", "I20", "N01", "N02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I20", "in BC23", "name edge north-west", "discard N01")
    assert table.cards("yellow") == ["N02"]


@rule("MX-POW-03")
def test_the_powers_of_a_system_do_not_serve_those_who_only_influence_it(table: Table) -> None:
    table.system("N52", "C3", "green", yellow=1)
    table.hand("yellow", "I01")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["pass"]


@rule("MX-POW-04")
def test_draws_at_the_start_are_made_in_the_order_of_the_phase_before_anybody_acts(table: Table) -> None:
    table.system("N56", "C3", "yellow")
    table.system("N15", "E3", "green")
    table.works("I28", "BC23", "yellow")
    table.works("I24", "EF34", "green")
    table.chose(green="Expand")
    table.at_phase("Expand")
    table.falls("draw N60", "draw N59", "draw N58")
    assert (table.cards("green"), table.cards("yellow")) == (["N59", "N60"], ["N58"])
    assert table.asked() == ["green"]


@rule("MX-POW-04")
def test_a_draw_at_the_start_of_one_phase_is_not_made_in_another(table: Table) -> None:
    table.system("N56", "C3", "yellow")
    table.chose(green="Build")
    table.at_phase("Build")
    assert (done(table), table.size("yellow")) == (True, 0)


@rule("MX-POW-04")
def test_several_draws_at_the_start_add_up(table: Table) -> None:
    table.system("N21", "C3", "yellow")
    table.works("I18", "BC23", "yellow")
    table.works("X03", "CD23", "yellow")
    table.chose(green="Advance")
    table.at_phase("Advance")
    table.falls("draw N60", "draw N59", "draw N58")
    assert (table.size("yellow"), table.size("green")) == (3, 0)


@rule("MX-POW-05")
def test_a_power_gained_during_a_phase_gives_no_draw_for_its_start(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N56", "N01", "N02", "N03")
    table.at_phase("Colonise")
    table.says("yellow", "place N56", "on C2")
    assert (done(table), table.size("yellow")) == (True, 0)


@rule("MX-POW-06")
def test_anyones_sale_pays_the_controller_of_the_card(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.system("N12", "E3", "green")
    table.works("I13", "EF34", "green")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60", "draw N59", "draw N58", "draw N57", "draw N56")
    assert (table.size("yellow"), table.cards("green")) == (3, ["N56", "N57"])


@rule("MX-POW-06")
def test_anyones_sale_pays_the_seller_too_who_has_such_a_card(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.works("I13", "CD34", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.let_fall()
    assert table.size("yellow") == 4


@rule("MX-POW-06", "MX-CARD-04")
def test_a_full_hand_gets_nothing_from_a_power_for_anyone(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("S03", "C3", "green")
    table.money("green", 12)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2")
    table.falls("draw N60")
    assert (table.size("green"), table.discards(), done(table)) == (12, ["N60"], True)


@rule("MX-POW-07")
def test_a_discount_for_a_type_does_not_work_for_another(table: Table) -> None:
    table.system("S07", "C3", "yellow")
    table.hand("yellow", "N14", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N14", "on C2")
    assert table.cards("yellow") == ["N01"]
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["pass"]


@rule("MX-POW-07")
def test_a_draw_after_building_a_keyword_is_made_for_it_alone(table: Table) -> None:
    table.system("N03", "C3", "yellow")
    table.hand("yellow", "I01", "I04", "N01", "N02")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01", "in BC23", "name edge north-west")
    assert table.asked() == ["yellow"]
    table.says("yellow", "build I04", "in CD23", "name edge north-west")
    table.falls("draw N60")
    assert table.cards("yellow") == ["N01", "N02", "N60"]


@rule("MX-POW-08")
def test_a_discount_next_to_a_card_works_there_only(table: Table) -> None:
    table.system("N54", "C3", "yellow")
    table.claim("yellow", "C2")
    table.hand("yellow", "N27", "N01")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27")
    assert table.offered("yellow") == ["on C2", "on B3", "on D3", "on C4"]


@rule("MX-POW-08", "MX-POW-06")
def test_deliveries_next_to_infrastructure_are_those_to_its_four_corners(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N37", "C3", "yellow")
    table.system("N34", "D2", "yellow")
    table.works("I15", "BC34", "green")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2", "to demand 1 of D2")
    assert table.asked() == ["yellow"]
    table.says("yellow", "deliver grey cube on C2")
    table.falls("draw N60")
    assert (table.cards("green"), table.cards("yellow")) == (["N60"], [])


@rule("MX-POW-09")
def test_a_power_with_a_condition_pays_each_time(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.works("I27", "BC34", "yellow")
    table.hand("yellow", "N01", "N02", "N03")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2", "peacefully")
    table.falls("draw N60")
    table.says("yellow", "place N02", "on D3", "peacefully")
    table.falls("draw N59")
    assert table.cards("yellow") == ["N03", "N59", "N60"]


@rule("MX-POW-10")
def test_a_power_for_a_cube_works_on_white_spaces_and_not_for_other_cubes(table: Table) -> None:
    table.system("N01", "C2", "yellow")
    table.system("N22", "C3", "yellow")
    table.system("N37", "D2", "yellow")
    table.system("N34", "D3", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2", "to demand 2 of D2")
    table.falls("draw N60")
    table.says("yellow", "deliver brown cube on C3", "to demand 1 of D3")
    assert (table.cards("yellow"), done(table)) == (["N60"], True)


@rule("MX-POW-09", "MX-COL-04")
def test_a_draw_after_placing_by_military_is_not_made_for_cards(table: Table) -> None:
    table.system("N29", "C3", "yellow")
    table.works("I03", "CD45", "yellow", turn=1)
    table.hand("yellow", "N01", "N02", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2", "peacefully", "discard N02")
    assert (done(table), table.cards("yellow")) == (True, ["N03"])
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N03", "on D3")
    table.falls("draw N60")
    assert table.cards("yellow") == ["N60"]


@rule("MX-POW-11")
def test_a_diverse_system_counts_as_no_colour(table: Table) -> None:
    table.system("S02", "C3", "yellow")
    table.hand("yellow", "N42")
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["pass"]


@rule("MX-POW-11")
def test_barren_is_a_type_of_its_own(table: Table) -> None:
    table.system("S15", "C3", "yellow")
    table.hand("yellow", "N49")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N49", "on C2")
    assert table.on("C2") == "N49"


@rule("MX-POW-12")
def test_the_powers_of_a_system_do_not_help_to_place_it(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N24", "N49")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N24", "on C2")
    assert (table.discards(), table.strength("yellow")) == (["N49"], 1)


@rule("MX-POW-12")
def test_a_system_that_draws_after_placing_does_not_draw_for_itself(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "S18", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place S18", "on C2")
    assert (done(table), table.size("yellow")) == (True, 0)


@rule("MX-POW-01", "MX-MIL-07")
def test_strength_for_invading_won_in_the_phase_counts_at_once(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N51", "C2", "green", yellow=1)
    table.system("N37", "D3", "green")
    table.works("I10", "BC45", "yellow", turn=0)
    table.money("yellow", 1)
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "politically")
    assert table.controller("C2") == "yellow"
    table.says("yellow", "influence D3")
    assert table.site("D3").military[0] == 1


@rule("MX-POW-13")
def test_a_delivery_more_is_gone_with_control_that_is_lost_before_the_own_turn(table: Table) -> None:
    table.system("N09", "C3", "green", yellow=1)
    table.system("N15", "C2", "yellow")
    table.system("N52", "D3", "green")
    table.chose(yellow="Deliver")
    table.at_phase("Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60")
    table.says("yellow", "pass")
    table.says("green", "deliver grey cube on C3", "to demand 1 of D3")
    table.falls("draw N59")
    table.says("green", "give N59")
    assert (table.controller("C3"), done(table)) == ("yellow", True)


@rule("MX-POW-13")
def test_what_is_left_is_counted_from_the_powers_held_now(table: Table) -> None:
    table.system("N09", "C3", "green", yellow=1)
    table.system("N15", "C2", "yellow")
    table.system("N52", "D3", "yellow")
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 2 of C3")
    assert (table.controller("C3"), table.asked()) == ("yellow", ["yellow"])
