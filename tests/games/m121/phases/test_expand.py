"""Chapter "Expand": disks in empty spaces, political influence, and how many targets there are."""

from __future__ import annotations

from games.m121.phases.scenes import circle, done
from games.m121.table import Table
from marks import rule


@rule("MX-EXP-01")
def test_everybody_may_influence_one_target(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (done(table), table.claimed("C2"), table.left("yellow")) == (True, "yellow", 33)


@rule("MX-EXP-01")
def test_a_chooser_has_two_targets(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "influence D3")
    assert (done(table), table.left("yellow")) == (True, 32)


@rule("MX-EXP-01")
def test_a_booster_has_three_targets(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.chose(yellow="Expand boosted")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "influence D3", "influence B3")
    assert (done(table), table.left("yellow")) == (True, 31)


@rule("MX-EXP-01", "MX-POW-02")
def test_powers_add_targets_and_these_may_be_empty_spaces(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I24", "BC23", "yellow")
    table.works("X12", "CD23", "yellow")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "influence D3", "influence B3")
    assert done(table)


@rule("MX-EXP-01")
def test_players_expand_in_the_order_of_the_phase(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.track("green", "yellow")
    table.at_phase("Expand")
    assert table.asked() == ["green"]
    table.says("green", "influence D3")
    assert "influence D3" not in table.offered("yellow")


@rule("MX-EXP-02", "MX-POW-04")
def test_choosers_draw_two_cards_at_the_start_and_others_none(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    table.chose(green="Expand")
    table.at_phase("Expand")
    table.falls("draw N60", "draw N59")
    assert (table.size("yellow"), table.cards("green"), table.asked()) == (0, ["N59", "N60"], ["green"])


@rule("MX-EXP-02")
def test_a_booster_draws_two_cards_as_well(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.chose(yellow="Expand boosted")
    table.at_phase("Expand")
    table.let_fall()
    assert table.size("yellow") == 2


@rule("MX-EXP-03")
def test_targets_lie_next_to_influenced_systems_and_spaces_or_at_own_infrastructure(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.claim("yellow", "F4")
    table.works("I17", "BC56", "yellow")
    table.turn("yellow", "Expand")
    assert table.offered("yellow") == [
        "influence D2",
        "influence C3",
        "influence F3",
        "influence E4",
        "influence B5",
        "influence C5",
        "influence F5",
        "influence C6",
        "pass",
    ]


@rule("MX-EXP-03")
def test_a_disk_placed_earlier_in_the_phase_opens_new_targets(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    assert "influence D3" not in table.offered("yellow")
    table.says("yellow", "influence D2")
    assert "influence D3" in table.offered("yellow")


@rule("MX-EXP-03")
def test_influence_on_the_target_itself_is_no_adjacency(table: Table) -> None:
    table.system("N15", "C3", "green", yellow=1)
    table.money("yellow", 3)
    table.turn("yellow", "Expand")
    assert "influence C3" not in table.offered("yellow")


@rule("MX-EXP-04")
def test_all_targets_of_one_phase_are_different(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "C2", "green")
    table.money("yellow", 5)
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "discard S18")
    assert "influence C2" not in table.offered("yellow")
    table.turn("yellow", "Expand")
    assert "influence C2" in table.offered("yellow")


@rule("MX-EXP-05", "MX-INFL-11")
def test_an_empty_space_with_a_disk_is_no_target(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.claim("green", "C2")
    table.claim("yellow", "D3")
    table.turn("yellow", "Expand")
    assert "influence C2" not in table.offered("yellow")
    assert "influence D3" not in table.offered("yellow")


@rule("MX-EXP-05")
def test_a_disk_in_an_empty_space_costs_nothing(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.money("yellow", 2)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.size("yellow"), table.claimed("C2")) == (2, "yellow")


def pays_for(table: Table, card: str) -> int:
    """What yellow pays for political influence on a system."""
    table.system("N15", "C3", "yellow")
    table.system(card, "C2", "green")
    table.money("yellow", 9)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    while table.asked():
        table.says("yellow", table.offered("yellow")[0])
    assert table.site("C2").political[0] == 1
    return 9 - table.size("yellow")


@rule("MX-EXP-06")
def test_a_third_of_one_is_one_card(table: Table) -> None:
    assert pays_for(table, "N01") == 1


@rule("MX-EXP-06")
def test_a_third_of_three_is_one_card(table: Table) -> None:
    assert pays_for(table, "N37") == 1


@rule("MX-EXP-06")
def test_a_third_of_four_is_two_cards(table: Table) -> None:
    assert pays_for(table, "N30") == 2


@rule("MX-EXP-06")
def test_a_third_of_six_is_two_cards(table: Table) -> None:
    assert pays_for(table, "N33") == 2


@rule("MX-EXP-06")
def test_a_third_of_seven_is_three_cards(table: Table) -> None:
    assert pays_for(table, "N60") == 3


@rule("MX-EXP-06")
def test_discounts_come_after_the_third_and_lead_to_nothing_less_than_zero(table: Table) -> None:
    table.works("I09", "BC45", "yellow")
    table.works("I09", "CD45", "yellow")
    assert pays_for(table, "N37") == 0


@rule("MX-EXP-06")
def test_one_discount_lowers_a_third_of_seven_to_two_cards(table: Table) -> None:
    table.works("I09", "BC45", "yellow")
    assert pays_for(table, "N60") == 2


@rule("MX-EXP-12", "MX-INFL-06")
def test_control_is_checked_after_political_influence(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N30", "C2", "green", yellow=1)
    table.money("yellow", 2)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.controller("C2"), circle(table, "C2")) == ("yellow", "political")
    assert (table.strength("yellow"), table.strength("green")) == (2, 0)


@rule("MX-EXP-12", "MX-INFL-07")
def test_a_tie_changes_nothing(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N30", "C2", "green")
    table.money("yellow", 2)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.influence("C2"), table.controller("C2")) == ({"green": 1, "yellow": 1}, "green")


@rule("MX-EXP-13")
def test_an_own_system_may_be_guarded_politically(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N30", "C2", "yellow", green=1)
    table.money("yellow", 2)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.influence("C2"), table.size("yellow")) == ({"yellow": 2, "green": 1}, 0)


@rule("MX-EXP-14")
def test_the_draw_after_political_influence_comes_before_the_check_of_control(table: Table) -> None:
    table.system("N47", "C3", "yellow")
    table.system("N30", "C2", "green", yellow=1)
    table.money("yellow", 2)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.influence("C2"), table.controller("C2")) == ({"yellow": 2, "green": 1}, "green")
    table.falls("draw N60")
    assert (table.cards("yellow"), table.controller("C2")) == (["N60"], "yellow")


@rule("MX-EXP-14")
def test_the_draw_for_a_system_without_an_own_disk_is_made_there_only(table: Table) -> None:
    table.system("N39", "C3", "yellow")
    table.system("N30", "C2", "green", yellow=1)
    table.system("N28", "D3", "green")
    table.money("yellow", 4)
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "discard S18", "discard S17")
    assert table.asked() == ["yellow"]
    table.says("yellow", "influence D3", "discard S16")
    table.falls("draw N60")
    assert table.cards("yellow") == ["S15", "N60"]


@rule("MX-EXP-14")
def test_a_cultural_disk_is_an_own_disk_there_too(table: Table) -> None:
    table.system("N39", "C3", "yellow")
    table.system("N28", "D3", "green")
    table.cultural("D3", "yellow", 1)
    table.money("yellow", 1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence D3")
    assert (done(table), table.influence("D3"), table.cards("yellow")) == (
        True,
        {"yellow": 2, "green": 1},
        [],
    )


@rule("MX-EXP-15", "MX-POW-07")
def test_where_political_influence_is_free_it_costs_nothing_as_often_as_one_likes(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("X09", "BC45", "yellow")
    table.system("N33", "C2", "green")
    table.system("N60", "D3", "green")
    table.money("yellow", 1)
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2", "influence D3")
    assert (table.size("yellow"), table.influence("D3")) == (1, {"yellow": 1, "green": 1})


@rule("MX-EXP-15", "MX-POW-07")
def test_influence_that_is_free_for_a_keyword_costs_cards_elsewhere(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I12", "BC45", "yellow")
    table.system("N28", "C2", "green")
    table.system("N37", "D3", "green")
    table.turn("yellow", "Expand")
    assert "influence C2" in table.offered("yellow")
    assert "influence D3" not in table.offered("yellow")


@rule("MX-EXP-18")
def test_a_disk_in_an_empty_space_draws_nothing_and_is_neither_political_nor_military(table: Table) -> None:
    table.system("N47", "C3", "yellow")
    table.works("I14", "BC45", "yellow")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (done(table), table.size("yellow"), table.controller("C2")) == (True, 0, "")
    assert (table.site("C2").political[0], table.site("C2").military[0]) == (0, 0)


@rule("MX-EXP-18")
def test_a_disk_in_an_empty_space_gives_no_cubes_and_no_powers(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.strength("yellow"), table.player("yellow").controlled.bit_count()) == (0, 1)


@rule("MX-INFL-11", "MX-DISK-02")
def test_with_no_disk_left_a_proxy_influences_a_space(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.disks("yellow", left=0)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.claimed("C2"), table.left("yellow")) == ("yellow", 0)


@rule("MX-EXP-02", "MX-CARD-07")
def test_with_both_piles_empty_nobody_draws_and_the_phase_goes_on(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I28", "BC23", "yellow")
    table.deck()
    table.chose(yellow="Expand")
    table.deck()
    table.at_phase("Expand")
    assert (table.size("yellow"), table.asked()) == (0, ["yellow"])


@rule("MX-EXP-02", "MX-CARD-07")
def test_with_one_card_left_the_first_of_the_order_draws_it(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.works("I28", "BC23", "yellow")
    table.system("N27", "E3", "green")
    table.chose(green="Expand")
    table.deck(discards=("N60",))
    table.at_phase("Expand")
    table.falls("draw N60")
    assert (table.cards("green"), table.cards("yellow"), table.asked()) == (["N60"], [], ["green"])


@rule("MX-EXP-02", "MX-CARD-04")
def test_a_chooser_with_eleven_cards_draws_one(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.money("yellow", 11)
    table.chose(yellow="Expand")
    table.at_phase("Expand")
    table.falls("draw N60")
    assert (table.size("yellow"), table.asked()) == (12, ["yellow"])


@rule("MX-EXP-12", "MX-DISK-02")
def test_a_proxy_wins_control_like_a_disk(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N30", "C2", "green", yellow=1)
    table.money("yellow", 2)
    table.disks("yellow", left=0)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert (table.controller("C2"), table.influence("C2")) == ("yellow", {"yellow": 2, "green": 1})


@rule("MX-EXP-12", "MX-INFL-06")
def test_control_asks_for_more_than_every_third_player_has(three: Table) -> None:
    three.system("N15", "C3", "yellow")
    three.system("N30", "C2", "green", yellow=1, blue=2)
    three.money("yellow", 2)
    three.turn("yellow", "Expand")
    three.says("yellow", "influence C2")
    assert (three.controller("C2"), three.influence("C2")) == ("green", {"yellow": 2, "green": 1, "blue": 2})
