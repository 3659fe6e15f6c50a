"""Chapter "Build": who may build what, where, and for how much."""

from __future__ import annotations

from games.m121.phases.scenes import done, turn_of
from games.m121.table import Table
from marks import rule


@rule("MX-BLD-01")
def test_everybody_may_build_one_card_in_the_order_of_the_phase(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.hand("yellow", "I17", "I02", "N01", "N02", "N03")
    table.hand("green", "I18", "N04", "N05", "N06")
    table.chose(green="Build")
    table.at_phase("Build")
    table.says("green", "build I18", "in EF23", "discard N04", "discard N05")
    assert table.asked() == ["yellow"]
    table.says("yellow", "build I17", "in BC23", "discard N01", "discard N02", "discard N03")
    assert done(table)
    assert (table.cards("yellow"), table.cards("green")) == (["I02"], ["N06"])
    assert (table.on("BC23"), table.on("EF23")) == ("I17", "I18")


@rule("MX-BLD-01")
def test_without_a_discount_a_build_costs_what_is_printed(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I17", "N01", "N02", "N03", "N04")
    table.turn("yellow", "Build")
    table.says("yellow", "build I17", "in BC23", "discard N01", "discard N02", "discard N03")
    assert table.discards() == ["N01", "N02", "N03"]
    assert table.cards("yellow") == ["N04"]


@rule("MX-BLD-02")
def test_a_chooser_pays_one_card_less(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I17", "N01", "N02", "N03")
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    table.says("yellow", "build I17", "in BC23", "discard N01", "discard N02")
    assert table.cards("yellow") == ["N03"]


@rule("MX-BLD-02")
def test_the_choice_of_another_phase_makes_no_build_cheaper(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I17", "N01", "N02")
    table.chose(yellow="Colonise")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["pass"]


@rule("MX-BLD-02")
def test_a_booster_pays_one_card_less_for_each_of_both_cards(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I17", "I18", "N01", "N02", "N03", "N04", "N05")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    table.says("yellow", "build I17", "in BC23", "discard N01", "discard N02")
    table.says("yellow", "build I18", "in CD23", "discard N03", "discard N04")
    assert table.cards("yellow") == ["N05"]


@rule("MX-BLD-03")
def test_a_chooser_without_a_boost_builds_one_card_only(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01", "I02", "N01")
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01", "in BC23", "name edge north-west")
    assert done(table)


@rule("MX-BLD-03")
def test_a_booster_builds_two_cards_and_no_third(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01", "I02", "I03")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01", "in BC23", "name edge north-west")
    table.says("yellow", "build I02", "in CD23", "name edge north-west")
    assert done(table)
    assert table.cards("yellow") == ["I03"]


@rule("MX-BLD-04")
def test_the_discount_of_the_first_card_works_for_the_second_but_not_for_itself(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I08", "I17", "N01", "N02")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    table.says("yellow", "build I08", "in BC23", "name edge north-west", "discard N01")
    table.says("yellow", "build I17", "in CD23")
    assert table.on("CD23") == "I17"
    assert table.discards()[1:] == ["N01", "N02"]


@rule("MX-BLD-04")
def test_the_draw_of_the_first_card_works_for_the_second_but_not_for_itself(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I20", "I01", "N01", "N02", "N03")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    table.says("yellow", "build I20", "in BC23", "name edge north-west", "discard N01", "discard N02")
    assert table.asked() == ["yellow"]
    table.says("yellow", "build I01", "in CD23", "name edge north-west")
    table.falls("draw N60")
    assert table.cards("yellow") == ["N03", "N60"]


@rule("MX-BLD-05")
def test_a_gap_at_a_corner_of_an_influenced_system_is_open(table: Table) -> None:
    table.system("N15", "C3", "green", yellow=1)
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert table.offered("yellow") == ["in BC23", "in CD23", "in BC34", "in CD34"]


@rule("MX-BLD-05")
def test_a_cultural_disk_on_a_system_is_enough_to_build_beside_it(table: Table) -> None:
    table.system("N15", "C3", "green")
    table.cultural("C3", "yellow", 1)
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert table.offered("yellow") == ["in BC23", "in CD23", "in BC34", "in CD34"]


@rule("MX-BLD-05")
def test_a_disk_in_an_empty_space_opens_no_gap(table: Table) -> None:
    table.claim("yellow", "C3")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    assert done(table)


@rule("MX-BLD-05")
def test_a_disk_in_a_space_that_another_colonised_opens_its_gaps(table: Table) -> None:
    table.claim("yellow", "C3")
    table.system("N15", "C3", "green")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert table.offered("yellow") == ["in BC23", "in CD23", "in BC34", "in CD34"]


@rule("MX-BLD-05")
def test_own_infrastructure_opens_no_gap(table: Table) -> None:
    table.works("I01", "CD23", "yellow")
    table.hand("yellow", "I02", "N01")
    table.turn("yellow", "Build")
    assert done(table)


@rule("MX-BLD-05")
def test_a_system_without_an_own_disk_opens_no_gap(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert "in EF34" not in table.offered("yellow")


@rule("MX-BLD-05")
def test_a_gap_that_is_built_is_not_free(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I02", "BC23", "green")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert table.offered("yellow") == ["in CD23", "in BC34", "in CD34"]


@rule("MX-BLD-05")
def test_a_gap_that_is_not_in_play_is_not_offered(table: Table) -> None:
    table.system("N15", "B4", "yellow")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert table.offered("yellow") == ["in BC34", "in BC45"]


@rule("MX-BLD-06")
def test_a_gap_closes_when_the_fourth_system_surrounds_it(table: Table) -> None:
    table.system("N15", "B3", "yellow")
    table.system("N27", "C3", "yellow")
    table.system("N01", "C4", "green")
    table.hand("yellow", "I01", "N02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert "in BC34" in table.offered("yellow")
    table.system("N03", "B4", "green")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert "in BC34" not in table.offered("yellow")


@rule("MX-BLD-07")
def test_the_builder_chooses_one_of_four_orientations(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01", "in BC23")
    corners = ["north-west", "north-east", "south-east", "south-west"]
    assert table.offered("yellow") == [f"name edge {corner}" for corner in corners]
    table.says("yellow", "name edge south-east")
    assert turn_of(table, "BC23") == 2


@rule("MX-BLD-07")
def test_a_card_with_blank_tabs_is_not_asked_for_its_orientation(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I17", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "build I17", "in BC23")
    assert (table.on("BC23"), turn_of(table, "BC23")) == ("I17", 0)


@rule("MX-BLD-08")
def test_the_builder_puts_one_disk_and_has_the_powers_at_once(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I03", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I03", "in BC23", "name edge north-west")
    assert (table.owner("BC23"), table.left("yellow"), table.strength("yellow")) == ("yellow", 33, 1)


@rule("MX-BLD-09")
def test_tabs_under_systems_that_lie_there_already_do_nothing(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I02", "N01", "N02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I02", "in BC23", "name edge north-east", "discard N01")
    assert done(table)
    assert table.cards("yellow") == ["N02"]


@rule("MX-BLD-10")
def test_tech_powers_move_the_disks_at_once_and_in_the_order_of_building(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.hand("yellow", "I18", "N01", "N02", "N03")
    table.hand("green", "I07", "N04", "N05")
    table.chose(green="Build")
    table.at_phase("Build")
    table.says("green", "build I07", "in EF23", "name edge north-west", "discard N04")
    assert table.levels() == ["green 2", "yellow 1"]
    table.says("yellow", "build I18", "in BC23")
    assert table.levels() == ["green 2", "yellow 2"]


@rule("MX-BLD-11")
def test_the_draw_after_building_comes_when_card_disk_and_tech_are_done(table: Table) -> None:
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I07", "N01", "N02")
    table.turn("yellow", "Build")
    table.says("yellow", "build I07", "in BC23", "name edge north-west")
    assert table.can_fall() != []
    assert (table.discards(), table.on("BC23"), table.left("yellow")) == (["N01", "N02"], "I07", 33)
    assert table.levels() == ["yellow 2", "green 1"]
    table.falls("draw N60")
    assert table.cards("yellow") == ["N60"]


@rule("MX-BLD-11")
def test_the_draw_after_building_does_not_help_to_pay_for_it(table: Table) -> None:
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I07", "N01")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["pass"]


@rule("MX-BLD-08", "MX-DISK-02")
def test_with_no_disk_left_a_proxy_lies_on_the_card(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I03", "N01")
    table.disks("yellow", left=0)
    table.turn("yellow", "Build")
    table.says("yellow", "build I03", "in BC23", "name edge north-west")
    assert (table.owner("BC23"), table.strength("yellow"), table.left("yellow")) == ("yellow", 1, 0)


@rule("MX-BLD-11", "MX-CARD-04")
def test_a_full_hand_builds_first_and_then_has_room_for_the_draw(table: Table) -> None:
    table.system("N19", "C3", "yellow")
    table.hand("yellow", "I01")
    table.money("yellow", 11)
    table.chose(yellow="Build")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01", "in BC23", "name edge north-west")
    table.falls("draw N60")
    assert table.size("yellow") == 12
