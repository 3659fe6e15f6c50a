"""Chapter "Deliver": routes of cubes, and whom they pay."""

from __future__ import annotations

from games.m121.phases.scenes import done, path, payees, preview
from games.m121.table import Table
from marks import rule

GREY_B3 = "deliver grey cube on B3"


@rule("MX-DEL-03")
def test_a_route_leads_over_influenced_systems_to_one_without_an_own_disk(table: Table) -> None:
    table.system("N07", "B3", "yellow")
    table.system("N22", "C3", "yellow")
    table.system("N52", "D3", "green")
    table.turn("yellow", "Deliver")
    table.says("yellow", GREY_B3)
    assert path(preview(table, "yellow", "to demand 1 of D3")) == ["B3", "C3", "D3"]


@rule("MX-DEL-03")
def test_a_system_without_an_own_disk_ends_every_route(table: Table) -> None:
    table.system("N07", "B3", "yellow")
    table.system("N22", "C3", "green")
    table.system("N52", "D3", "green", yellow=1)
    table.money("yellow", 5)
    table.turn("yellow", "Deliver")
    assert done(table)


@rule("MX-DEL-03", "MX-BOARD-02")
def test_a_route_makes_no_diagonal_step(table: Table) -> None:
    table.system("N07", "B3", "yellow")
    table.system("N52", "C4", "yellow")
    table.turn("yellow", "Deliver")
    assert done(table)


@rule("MX-DEL-03", "MX-BOARD-04")
def test_the_galactic_centre_carries_no_route(table: Table) -> None:
    table.system("N07", "C4", "yellow")
    table.system("N52", "E4", "yellow")
    table.works("I17", "CD34", "yellow")
    table.works("I18", "DE34", "yellow")
    table.turn("yellow", "Deliver")
    assert done(table)


@rule("MX-DEL-07")
def test_toll_is_paid_for_start_way_and_target_of_others(four: Table) -> None:
    four.system("N07", "B3", "green", yellow=1)
    four.system("N22", "C3", "blue", yellow=1)
    four.system("N52", "D3", "red")
    four.hand("yellow", "N01", "N02", "N03")
    four.turn("yellow", "Deliver")
    four.says("yellow", GREY_B3, "to demand 1 of D3")
    four.falls("draw N60")
    four.says("yellow", "give N01", "give N02", "give N03")
    assert (four.cards("green"), four.cards("blue"), four.cards("red")) == (["N01"], ["N02"], ["N03"])
    assert four.cards("yellow") == ["N60"]


@rule("MX-DEL-07")
def test_own_systems_and_empty_spaces_cost_no_toll(table: Table) -> None:
    table.system("N07", "B3", "yellow", green=1)
    table.claim("yellow", "C3")
    table.system("N52", "D3", "yellow", green=1)
    table.turn("yellow", "Deliver")
    table.says("yellow", GREY_B3, "to demand 1 of D3")
    table.falls("draw N60")
    assert (table.cards("yellow"), table.size("green")) == (["N60"], 0)


@rule("MX-DEL-07")
def test_the_toll_goes_to_who_controlled_the_target_before_it_was_won(table: Table) -> None:
    table.system("N07", "B3", "yellow")
    table.system("N52", "C3", "green", yellow=1)
    table.turn("yellow", "Deliver")
    table.says("yellow", GREY_B3, "to demand 1 of C3")
    table.falls("draw N60")
    assert (table.controller("C3"), table.cards("green")) == ("yellow", ["N60"])


@rule("MX-DEL-10")
def test_a_longer_route_is_taken_where_it_pays_less(four: Table) -> None:
    four.system("N07", "B3", "yellow")
    four.system("N22", "C3", "green", yellow=1)
    four.system("N52", "D3", "yellow")
    four.claim("yellow", "B2", "C2", "D2")
    four.turn("yellow", "Deliver")
    four.says("yellow", GREY_B3)
    found = preview(four, "yellow", "to demand 1 of D3")
    assert (path(found), payees(found)) == (["B3", "B2", "C2", "D2", "D3"], [])


def two_ways(four: Table) -> None:
    """From C2 to D3 over D2 of green or over C3 of blue; D3 is red's."""
    four.system("N07", "C2", "yellow")
    four.system("N22", "D2", "green", yellow=1)
    four.system("N27", "C3", "blue", yellow=1)
    four.system("N52", "D3", "red")
    four.hand("yellow", "N01", "N02", "N03")
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver grey cube on C2", "to demand 1 of D3")


@rule("MX-DEL-10", "MX-DEL-22")
def test_where_the_cheapest_routes_pay_different_players_the_deliverer_chooses(four: Table) -> None:
    two_ways(four)
    assert four.offered("yellow") == ["toll to green", "toll to blue"]
    four.says("yellow", "toll to green")
    four.falls("draw N60")
    four.says("yellow", "give N01", "give N02")
    assert (four.cards("green"), four.cards("blue"), four.cards("red")) == (["N01"], [], ["N02"])


@rule("MX-DEL-22")
def test_the_payees_are_chosen_before_the_draws_and_the_cards_after_them(four: Table) -> None:
    two_ways(four)
    assert four.size("yellow") == 3
    four.says("yellow", "toll to blue")
    four.falls("draw N60")
    assert four.offered("yellow") == ["give N01", "give N02", "give N03", "give N60"]


@rule("MX-DEL-21")
def test_a_player_with_two_systems_on_the_route_gets_two_cards(table: Table) -> None:
    table.system("N07", "B3", "yellow")
    table.system("N22", "C3", "green", yellow=1)
    table.system("N52", "D3", "green")
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Deliver")
    table.says("yellow", GREY_B3, "to demand 1 of D3")
    table.falls("draw N60")
    table.says("yellow", "give N01", "give N60")
    assert (table.cards("yellow"), table.cards("green")) == (["N02"], ["N01", "N60"])


@rule("MX-DEL-21")
def test_the_toll_is_paid_along_the_route_from_the_start(three: Table) -> None:
    three.system("N07", "B3", "blue", yellow=1)
    three.system("N52", "C3", "green")
    three.hand("yellow", "N01", "N02")
    three.turn("yellow", "Deliver")
    three.says("yellow", GREY_B3, "to demand 1 of C3")
    three.falls("draw N60")
    three.says("yellow", "give N01")
    assert (three.cards("blue"), three.cards("green")) == (["N01"], [])


@rule("MX-DEL-22")
def test_routes_with_the_same_payees_are_one_choice_and_the_shortest_is_used(four: Table) -> None:
    four.system("N07", "C2", "yellow")
    four.system("N22", "C3", "green", yellow=1)
    four.system("N52", "C4", "blue")
    four.claim("yellow", "B2", "B3")
    four.system("N27", "B4", "green", yellow=1)
    four.money("yellow", 2)
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver grey cube on C2")
    found = preview(four, "yellow", "to demand 1 of C4")
    assert (path(found), payees(found)) == (["C2", "C3", "C4"], ["green", "blue"])
    four.says("yellow", "to demand 1 of C4")
    four.falls("draw N60")
    assert (four.size("green"), four.size("blue"), four.size("yellow")) == (0, 0, 3)


@rule("MX-DEL-22")
def test_of_routes_of_equal_length_the_first_in_the_alphabet_is_used(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.claim("yellow", "C3", "D2")
    table.system("N52", "D3", "yellow")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2")
    assert path(preview(table, "yellow", "to demand 1 of D3")) == ["C2", "C3", "D3"]


@rule("MX-DEL-22")
def test_payees_count_without_an_order(four: Table) -> None:
    four.system("N07", "B2", "yellow")
    four.system("N01", "C2", "green", yellow=1)
    four.system("N02", "D2", "blue", yellow=1)
    four.system("N03", "B3", "blue", yellow=1)
    four.system("N06", "C3", "green", yellow=1)
    four.system("N52", "D3", "red")
    four.money("yellow", 3)
    four.turn("yellow", "Deliver")
    four.says("yellow", "deliver grey cube on B2", "to demand 1 of D3")
    assert four.offered("yellow") == ["toll to green", "toll to blue"]


@rule("MX-DEL-10")
def test_a_second_payee_is_asked_for_where_the_first_leaves_a_choice(four: Table) -> None:
    four.system("N07", "B3", "yellow")
    four.system("N01", "B2", "green", yellow=1)
    four.system("N02", "C3", "blue", yellow=1)
    four.claim("yellow", "C2")
    four.system("N03", "C1", "green", yellow=1)
    four.system("N06", "D2", "red", yellow=1)
    four.system("N52", "D1", "yellow")
    four.hand("yellow", "N10", "N11")
    four.turn("yellow", "Deliver")
    four.says("yellow", GREY_B3, "to demand 1 of D1")
    assert four.offered("yellow") == ["toll to green", "toll to blue", "toll to red"]
    four.says("yellow", "toll to blue")
    assert four.offered("yellow") == ["toll to green", "toll to red"]
    assert path(preview(four, "yellow", "toll to red")) == ["B3", "C3", "C2", "D2", "D1"]
    four.says("yellow", "toll to red")
    four.falls("draw N60")
    four.says("yellow", "give N10", "give N11")
    assert (four.cards("green"), four.cards("blue"), four.cards("red")) == ([], ["N10"], ["N11"])


@rule("MX-DEL-10")
def test_one_player_may_be_named_twice(four: Table) -> None:
    four.system("N07", "B3", "yellow")
    four.system("N01", "B2", "green", yellow=1)
    four.system("N02", "C3", "blue", yellow=1)
    four.claim("yellow", "C2")
    four.system("N03", "C1", "green", yellow=1)
    four.system("N06", "D2", "blue", yellow=1)
    four.system("N52", "D1", "yellow")
    four.hand("yellow", "N10", "N11")
    four.turn("yellow", "Deliver")
    four.says("yellow", GREY_B3, "to demand 1 of D1", "toll to green", "toll to green")
    four.falls("draw N60")
    four.says("yellow", "give N10", "give N11")
    assert four.cards("green") == ["N10", "N11"]
