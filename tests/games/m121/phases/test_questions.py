"""What is asked and what is offered: only what can be finished, and nothing that betrays a hand."""

from __future__ import annotations

from games.m121.phases.scenes import done
from games.m121.table import Table
from marks import rule


@rule("MX-ASK-01")
def test_in_build_a_player_with_a_card_and_a_gap_is_asked_even_if_only_passing_is_left(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N01")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["pass"]


@rule("MX-ASK-01")
def test_in_build_a_player_without_a_card_is_not_asked(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Build")
    assert done(table)


@rule("MX-ASK-01")
def test_in_build_a_player_without_a_gap_is_not_asked(table: Table) -> None:
    table.claim("yellow", "C3")
    table.hand("yellow", "I01", "N01")
    table.turn("yellow", "Build")
    assert done(table)


@rule("MX-ASK-01", "MX-VAR-03")
def test_with_upgrades_own_infrastructure_stands_for_a_gap() -> None:
    table = Table(2, upgrades=True)
    table.works("I01", "BC34", "yellow")
    table.hand("yellow", "N01")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["pass"]


@rule("MX-ASK-01")
def test_without_upgrades_own_infrastructure_stands_for_nothing(table: Table) -> None:
    table.works("I01", "BC34", "yellow")
    table.hand("yellow", "I28", "N01", "N02", "N03", "N04", "N05")
    table.turn("yellow", "Build")
    assert done(table)


@rule("MX-ASK-01")
def test_in_colonise_a_player_with_a_card_and_a_space_is_asked_even_if_only_passing_is_left(
    table: Table,
) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01")
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["pass"]


@rule("MX-ASK-01")
def test_in_colonise_a_player_without_a_card_is_not_asked(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Colonise")
    assert done(table)


@rule("MX-ASK-01")
def test_in_colonise_a_player_without_a_space_is_not_asked(table: Table) -> None:
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Colonise")
    assert done(table)


@rule("MX-ASK-01")
def test_a_booster_without_a_card_left_is_not_asked_for_the_second_system(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "N01")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01", "on C2", "peacefully")
    assert done(table)


@rule("MX-ASK-01")
def test_in_deliver_and_expand_a_single_answer_is_taken_without_a_question(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.money("yellow", 3)
    table.turn("yellow", "Deliver")
    assert done(table)
    table.claim("green", "C2", "B3", "D3", "C4")
    table.turn("yellow", "Expand")
    assert done(table)


@rule("MX-ASK-01")
def test_the_only_gap_the_only_space_and_the_only_way_are_taken_without_a_question(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "D2", "green")
    table.works("I02", "BC23", "green")
    table.hand("yellow", "N01", "N03")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N01")
    assert (table.on("C3"), done(table)) == ("N01", True)


@rule("MX-ASK-02")
def test_a_card_to_build_is_offered_only_if_the_rest_of_the_hand_pays_for_it(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01", "I08", "I17", "I26")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["build I01", "build I08", "build I17", "pass"]


@rule("MX-ASK-02")
def test_the_orientation_is_asked_unless_all_tabs_are_blank(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I19", "N01", "N02", "N03")
    table.turn("yellow", "Build")
    table.says("yellow", "build I19", "in BC23")
    assert table.offered("yellow")[0] == "name edge north-west"


@rule("MX-ASK-03")
def test_a_system_that_can_be_paid_on_one_space_alone_is_offered_with_this_space(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I01", "BC34", "yellow", turn=1)
    table.works("I08", "BC23", "yellow", turn=2)
    table.hand("yellow", "N27")
    table.turn("yellow", "Colonise")
    assert table.offered("yellow") == ["place N27", "pass"]
    table.says("yellow", "place N27")
    assert table.on("B3") == "N27"


@rule("MX-ASK-03")
def test_only_the_ways_that_work_on_the_space_are_offered(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I03", "BC23", "yellow", turn=0)
    table.hand("yellow", "N27", "N01", "N02")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on C2")
    assert table.offered("yellow") == ["peacefully", "by military"]
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N27", "on D3")
    assert table.discards() == ["N01", "N02"]


@rule("MX-ASK-04")
def test_a_cube_is_offered_only_if_its_smallest_toll_can_be_paid(table: Table) -> None:
    table.system("N07", "B3", "yellow")
    table.system("N22", "C3", "green", yellow=1)
    table.system("N52", "D3", "green")
    table.turn("yellow", "Deliver")
    assert done(table)
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    assert table.offered("yellow") == [
        "deliver grey cube on B3",
        "deliver brown cube on C3",
        "deliver red cube on C3",
        "pass",
    ]


@rule("MX-ASK-04", "MX-DEL-08")
def test_a_toll_of_seven_takes_the_whole_hand_and_the_card_just_drawn(four: Table) -> None:
    four.system("N15", "B2", "green", yellow=1)
    for card, space in (("N01", "C2"), ("N03", "D2"), ("N06", "E2"), ("N08", "F2"), ("N12", "F3")):
        four.system(card, space, "green", yellow=1)
    four.system("N52", "F4", "green")
    four.money("yellow", 6)
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver brown cube on B2", "to demand 1 of F4")
    four.falls("draw N60")
    assert (four.size("yellow"), four.size("green")) == (0, 7)


@rule("MX-ASK-04")
def test_euro_spaces_are_offered_to_a_chooser_who_has_not_sold(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N04", "C3", "yellow")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    assert table.site("C3").filled == (0, -1)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    assert table.player("yellow").sold == 1


@rule("MX-ASK-05")
def test_a_target_is_offered_only_if_one_way_works(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N30", "C2", "green")
    table.system("N24", "D3", "green")
    table.works("I03", "DE56", "yellow")
    table.hand("yellow", "N01")
    table.turn("yellow", "Expand")
    assert "influence C2" not in table.offered("yellow")
    table.says("yellow", "influence D3")
    assert table.offered("yellow") == ["politically", "invade"]


@rule("MX-ASK-07")
def test_a_pass_ends_the_turn_in_build(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01", "N01")
    table.chose(yellow="Build boosted")
    table.turn("yellow", "Build")
    table.says("yellow", "pass")
    assert done(table)


@rule("MX-ASK-07")
def test_a_pass_ends_the_turn_in_expand(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.chose(yellow="Expand boosted")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "pass")
    assert (done(table), table.left("yellow")) == (True, 33)


@rule("MX-ASK-07")
def test_two_copies_of_one_design_are_one_choice(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.hand("yellow", "I01", "I01")
    table.turn("yellow", "Build")
    assert table.offered("yellow") == ["build I01", "pass"]
