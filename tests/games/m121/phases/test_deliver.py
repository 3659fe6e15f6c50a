"""Chapter "Deliver": how many cubes go where, what they bring, and what is remembered of them."""

from __future__ import annotations

from games.m121.phases.scenes import done
from games.m121.table import Table
from marks import rule
from perihelion.games.m121.cards.slots import BARREN


def three_cubes(table: Table) -> None:
    """Yellow has three grey cubes on C2 and may bring them to C3."""
    table.system("N07", "C2", "yellow")
    table.system("N52", "C3", "yellow")


def deliver_grey(table: Table, demand: int) -> None:
    table.says("yellow", "deliver grey cube on C2", f"to demand {demand} of C3")
    table.first_falls()


@rule("MX-DEL-01")
def test_everybody_may_deliver_one_cube(table: Table) -> None:
    three_cubes(table)
    table.turn("yellow", "Deliver")
    deliver_grey(table, 1)
    assert done(table)
    assert table.cubes("C2") == {"grey": 2}


@rule("MX-DEL-01")
def test_a_chooser_delivers_two_cubes(table: Table) -> None:
    three_cubes(table)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    deliver_grey(table, 1)
    deliver_grey(table, 2)
    assert done(table)
    assert table.cubes("C2") == {"grey": 1}


@rule("MX-DEL-01")
def test_a_booster_delivers_three_cubes(table: Table) -> None:
    three_cubes(table)
    table.chose(yellow="Deliver boosted")
    table.turn("yellow", "Deliver")
    deliver_grey(table, 1)
    deliver_grey(table, 2)
    table.says("yellow", "deliver grey cube on C2")
    table.first_falls()
    assert (done(table), table.cubes("C2")) == (True, {})


@rule("MX-DEL-01", "MX-POW-02")
def test_each_power_for_more_cubes_adds_a_delivery(table: Table) -> None:
    three_cubes(table)
    table.works("I19", "BC23", "yellow")
    table.works("I19", "CD23", "yellow")
    table.turn("yellow", "Deliver")
    deliver_grey(table, 1)
    deliver_grey(table, 2)
    table.says("yellow", "deliver grey cube on C2")
    table.first_falls()
    assert (done(table), table.cubes("C2")) == (True, {})


@rule("MX-DEL-01", "MX-ASK-07")
def test_who_passes_delivers_nothing_more(table: Table) -> None:
    three_cubes(table)
    table.chose(yellow="Deliver boosted")
    table.turn("yellow", "Deliver")
    table.says("yellow", "pass")
    assert (done(table), table.cubes("C2")) == (True, {"grey": 3})


@rule("MX-DEL-01")
def test_players_deliver_in_the_order_of_the_phase(table: Table) -> None:
    table.system("N07", "C2", "yellow", green=1)
    table.system("N52", "C3", "yellow", green=1)
    table.money("green", 3)
    table.chose(green="Deliver")
    table.at_phase("Deliver")
    assert table.asked() == ["green"]
    table.says("green", "pass")
    assert table.asked() == ["yellow"]


@rule("MX-DEL-02")
def test_a_cube_never_goes_to_the_system_on_which_it_lies(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N22", "C3", "yellow")
    table.turn("yellow", "Deliver")
    assert table.offered("yellow") == ["deliver brown cube on C3", "deliver red cube on C3", "pass"]


@rule("MX-DEL-02")
def test_only_cubes_of_systems_with_an_own_disk_are_offered(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N15", "C3", "green")
    table.money("yellow", 3)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    assert table.offered("yellow") == ["deliver grey cube on C2", "pass"]


@rule("MX-DEL-04")
def test_a_white_space_takes_any_cube_and_a_coloured_one_only_its_colour(table: Table) -> None:
    table.system("N22", "C2", "yellow")
    table.system("N14", "C3", "yellow")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver red cube on C2")
    assert table.influence("C3") == {"yellow": 2}
    assert table.site("C3").filled == (-1, 0)


@rule("MX-DEL-04")
def test_a_cube_of_the_right_colour_may_go_to_a_coloured_space(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N14", "C3", "yellow")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2")
    assert table.offered("yellow") == ["to demand 1 of C3", "to demand 2 of C3"]


@rule("MX-DEL-05", "MX-INFL-03")
def test_the_deliverer_keeps_the_cube_and_fills_the_space_with_a_disk(table: Table) -> None:
    three_cubes(table)
    table.turn("yellow", "Deliver")
    deliver_grey(table, 2)
    assert table.player("yellow").delivered == (1, 0, 0, 0)
    assert table.site("C3").filled == (-1, 0, -1)
    assert (table.influence("C3"), table.left("yellow")) == ({"yellow": 2}, 32)


@rule("MX-DEL-05")
def test_a_filled_space_is_closed_for_good_and_for_everybody(table: Table) -> None:
    table.system("N07", "C2", "green")
    table.system("N52", "C3", "green")
    table.cultural("C3", "yellow", 1, 3)
    table.chose(green="Deliver")
    table.turn("green", "Deliver")
    table.says("green", "deliver grey cube on C2")
    table.first_falls()
    assert table.site("C3").filled == (0, 1, 0)
    assert done(table)


@rule("MX-DEL-06", "MX-DEL-08")
def test_the_cards_of_the_space_are_drawn_first_and_may_pay_the_toll(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N52", "C3", "green")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2", "to demand 1 of C3")
    table.falls("draw N60")
    assert (table.cards("yellow"), table.cards("green")) == ([], ["N60"])


@rule("MX-DEL-08")
def test_the_draw_of_an_own_power_may_pay_the_toll(table: Table) -> None:
    table.system("S01", "C2", "yellow")
    table.system("N37", "C3", "green")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2")
    table.falls("draw N60")
    assert (table.cards("yellow"), table.cards("green")) == ([], ["N60"])


@rule("MX-DEL-08")
def test_the_draw_of_a_combo_may_pay_the_toll(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N54", "C3", "green")
    table.cultural("C3", "yellow", 1, cube="brown")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60", "draw N59")
    table.says("yellow", "give N60")
    assert (table.cards("yellow"), table.cards("green")) == (["N59"], ["N60"])


@rule("MX-DEL-08")
def test_a_delivery_whose_toll_cannot_be_paid_is_not_allowed(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N37", "C3", "green")
    table.turn("yellow", "Deliver")
    assert done(table)
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    assert table.offered("yellow") == ["deliver grey cube on C2", "pass"]


@rule("MX-DEL-08", "MX-ASK-04")
def test_cards_that_are_not_in_the_piles_cannot_pay_a_toll(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N52", "C3", "green")
    table.deck()
    table.turn("yellow", "Deliver")
    assert done(table)
    table.deck(discards=("N60",))
    table.turn("yellow", "Deliver")
    assert table.offered("yellow") == ["deliver grey cube on C2", "pass"]


@rule("MX-DEL-11")
def test_a_chooser_sells_a_cube_for_as_many_cards_as_the_space_says(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60", "draw N59", "draw N58")
    assert table.cards("yellow") == ["N58", "N59", "N60"]
    assert table.player("yellow").sold == 1


@rule("MX-DEL-11")
def test_who_did_not_choose_deliver_may_not_sell(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N53", "C3", "yellow")
    table.chose(yellow="Expand", green="Deliver")
    table.turn("yellow", "Deliver")
    assert done(table)


@rule("MX-DEL-11", "MX-DEL-12")
def test_a_sale_uses_up_one_delivery_and_there_is_no_second_one(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.system("N04", "D2", "yellow")
    table.chose(yellow="Deliver boosted")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 1 of C3")
    table.let_fall()
    assert table.offered("yellow") == [
        "deliver brown cube on C2",
        "deliver grey cube on D2",
        "deliver grey cube on C3",
        "pass",
    ]
    table.says("yellow", "deliver brown cube on C2")
    assert table.site("D2").filled == (0, -1)
    table.says("yellow", "deliver grey cube on D2", "to demand 1 of C2")
    assert (done(table), table.player("yellow").sold) == (True, 1)


@rule("MX-DEL-11", "MX-DEL-12")
def test_each_chooser_may_sell_once_in_the_same_phase(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.system("N17", "F4", "green")
    table.system("N20", "F3", "green")
    table.chose(yellow="Deliver", green="Deliver")
    table.at_phase("Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.let_fall()
    table.says("yellow", "pass")
    table.says("green", "deliver brown cube on F4")
    assert (table.player("yellow").sold, table.player("green").sold) == (1, 1)


@rule("MX-DEL-13", "MX-INFL-06")
def test_a_delivery_may_win_control_of_the_target(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N52", "C3", "green", yellow=1)
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2", "to demand 1 of C3")
    table.first_falls()
    assert table.controller("C3") == "green"
    table.says("yellow", table.offered("yellow")[0])
    assert table.controller("C3") == "yellow"


@rule("MX-DEL-13", "MX-INFL-07")
def test_cultural_disks_alone_win_no_control(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N52", "C3", "green")
    table.cultural("C3", "yellow", 1, 2)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2")
    table.let_fall()
    assert table.influence("C3") == {"yellow": 3, "green": 1}
    assert table.controller("C3") == "green"


@rule("MX-DEL-14")
def test_the_points_of_a_space_belong_to_the_disk_and_not_to_control(table: Table) -> None:
    table.system("N05", "C3", "green")
    table.cultural("C3", "yellow", 1, cube="green")
    assert (table.parts("yellow")["demand"], table.parts("green")["demand"]) == (2, 0)


@rule("MX-DEL-15")
def test_a_combo_draws_when_one_player_has_filled_all_of_it(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N54", "C3", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 1 of C3")
    assert table.size("yellow") == 0
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60", "draw N59")
    assert (table.size("yellow"), done(table)) == (2, True)


@rule("MX-DEL-15")
def test_a_combo_filled_by_two_players_gives_nothing(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N54", "C3", "yellow")
    table.cultural("C3", "green", 1, cube="brown")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    assert (table.size("yellow"), done(table)) == (0, True)
    assert table.parts("yellow")["demand"] == 2


@rule("MX-DEL-15")
def test_a_combo_of_one_space_does_not_wait_for_the_other_space(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N57", "C3", "green")
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 1 of C3")
    assert table.levels() == ["green 2", "yellow 2"]


@rule("MX-DEL-16")
def test_an_unlocked_power_stays_with_the_deliverer_whoever_controls_the_system(table: Table) -> None:
    table.system("N22", "C2", "yellow")
    table.system("N51", "C3", "green")
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver red cube on C2")
    assert (table.controller("C3"), table.strength("yellow")) == ("green", 1)
    table.money("yellow", 1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C3", "politically")
    assert (table.controller("C3"), table.strength("yellow")) == ("yellow", 1)
    table.system("N15", "B3", "green")
    table.political("C3", green=1)
    table.turn("green", "Expand")
    table.says("green", "influence C3")
    assert (table.controller("C3"), table.strength("yellow")) == ("green", 1)


@rule("MX-DEL-17")
def test_colour_sale_and_type_of_the_target_are_remembered(table: Table) -> None:
    table.system("N34", "C2", "yellow")
    table.system("N53", "C3", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver green cube on C2", "to demand 1 of C3")
    player = table.player("yellow")
    assert (player.delivered, player.sold, player.delivered_to[BARREN]) == ((0, 0, 0, 1), 1, 1)


@rule("MX-DEL-18")
def test_a_cube_may_be_taken_by_whoever_influences_its_system(table: Table) -> None:
    table.system("N07", "C2", "green", yellow=1)
    table.system("N52", "C3", "yellow")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2", "to demand 1 of C3")
    table.falls("draw N60")
    assert (table.cubes("C2"), table.cards("green")) == ({"grey": 2}, ["N60"])


@rule("MX-DEL-19")
def test_cube_disk_and_combo_come_before_the_draws(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N57", "C3", "green")
    table.money("yellow", 1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 1 of C3")
    assert table.can_fall() != []
    assert (table.cubes("C2"), table.influence("C3")) == ({"brown": 1}, {"yellow": 1, "green": 1})
    assert table.player("yellow").level == 2
    assert table.size("green") == 0


@rule("MX-DEL-19", "MX-INIT-05", "MX-POW-06")
def test_the_deliverer_draws_then_the_others_then_the_toll_is_paid(three: Table) -> None:
    three.system("N15", "C2", "yellow")
    three.system("S03", "C3", "green")
    three.works("I15", "CD23", "blue")
    three.turn("yellow", "Deliver")
    three.says("yellow", "deliver brown cube on C2")
    three.falls("draw N60", "draw N59", "draw N58")
    assert (three.cards("yellow"), three.cards("green"), three.cards("blue")) == ([], ["N59", "N60"], ["N58"])


@rule("MX-DEL-20")
def test_delivered_cubes_never_return_to_the_stock(table: Table) -> None:
    three_cubes(table)
    table.turn("yellow", "Deliver")
    stock = table.s.stock
    deliver_grey(table, 1)
    assert table.s.stock == stock


@rule("MX-DEL-23")
def test_a_sale_places_a_disk_pays_toll_and_triggers_powers_for_deliveries(table: Table) -> None:
    table.system("N14", "C2", "yellow")
    table.system("N02", "C3", "green", yellow=1)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60", "draw N59", "draw N58", "draw N57")
    table.says("yellow", "give N60")
    assert (table.size("yellow"), table.cards("green")) == (3, ["N60"])
    assert (table.controller("C3"), table.player("yellow").delivered[1]) == ("yellow", 1)


@rule("MX-DEL-24")
def test_powers_of_the_target_look_at_who_controlled_it_before(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("S03", "C3", "green", yellow=1)
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60", "draw N59")
    assert (table.cards("yellow"), table.cards("green")) == ([], ["N59", "N60"])
    assert table.controller("C3") == "yellow"


@rule("MX-DEL-24")
def test_a_system_that_is_won_by_this_delivery_was_not_an_own_one(table: Table) -> None:
    table.system("N11", "D2", "yellow")
    table.system("N15", "C2", "yellow")
    table.system("N52", "C3", "green", yellow=1)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 1 of C3")
    table.falls("draw N60")
    assert (table.controller("C3"), table.size("yellow")) == ("yellow", 0)
    table.says("yellow", "deliver brown cube on C2", "to demand 2 of C3")
    table.falls("draw N59", "draw N58")
    assert table.cards("yellow") == ["N58", "N59"]
