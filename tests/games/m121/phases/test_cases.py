"""The worked examples of the phases, with their numbers: section 6 of the reference."""

from __future__ import annotations

from games.m121.phases.scenes import bill, circle, done, preview
from games.m121.table import Table, card_of
from marks import rule
from perihelion.games.m121.cards.board import CORNERS, DIRECTIONS, GAPS, SPACES
from perihelion.games.m121.cards.tables import tab_at
from perihelion.games.m121.cards.tabs import TAB_KINDS
from perihelion.games.m121.numbers import (
    builds,
    colonise_strength,
    defender_total,
    deliveries,
    invader_total,
    invasion_strength,
    may_sell,
)

# From the rulebook


@rule("MX-BLD-02", "MX-BLD-03", "MX-BLD-04", "MX-BLD-10")
def test_case_e_03_two_builds_of_a_booster_and_the_tech_order_after_them(four: Table) -> None:
    four.system("N15", "C3", "blue", green=1)
    four.system("N22", "C5", "yellow")
    four.system("N27", "E5", "red")
    four.hand("blue", "I08", "I07", "N01", "N02")
    four.hand("green", "I07", "N03", "N04")
    four.hand("yellow", "N05")
    four.hand("red", "I01", "N06", "N07")
    four.chose(blue="Build boosted", green="Build")
    four.at_phase("Build")
    assert four.order() == ["blue", "green", "yellow", "red"]
    assert builds(four.s, four.seat("blue")) == 2
    four.says("blue", "build I08", "in CD34", "name edge north-west", "discard N01")
    four.says("blue", "build I07", "in BC34", "name edge north-west")
    assert (four.cards("blue"), four.left("blue")) == (["N02"], 32)
    assert four.levels() == ["blue 2", "yellow 1", "green 1", "red 1"]
    four.says("green", "build I07", "in CD23", "name edge north-west", "discard N03")
    four.says("yellow", "pass")
    four.says("red", "build I01", "in EF56", "name edge north-west", "discard N06")
    assert (four.cards("green"), four.on("EF56")) == (["N04"], "I01")
    assert four.levels() == ["blue 2", "green 2", "yellow 1", "red 1"]


def six_points(table: Table) -> None:
    """Yellow has strength 5 and boosted Colonise."""
    table.system("N59", "C3", "yellow")
    table.system("N24", "E5", "yellow")
    table.works("I17", "DE56", "yellow")
    assert table.strength("yellow") == 5
    table.chose(yellow="Colonise boosted")


@rule("MX-MIL-02", "MX-COL-06")
def test_case_e_04_two_systems_of_cost_three_by_six_points_and_no_card(table: Table) -> None:
    six_points(table)
    table.hand("yellow", "N37", "N38")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37", "on C2", "place N38", "on B3")
    assert (table.size("yellow"), table.discards()) == (0, ["S18"])
    assert (circle(table, "C2"), circle(table, "B3")) == ("military", "military")


@rule("MX-COL-05")
def test_case_e_04_a_second_system_of_cost_four_takes_three_cards(table: Table) -> None:
    six_points(table)
    table.hand("yellow", "N37", "N30", "N01", "N02", "N03", "N04")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37", "on C2", "by military")
    table.says("yellow", "place N30", "on B3", "discard N01", "discard N02", "discard N03")
    assert (table.on("B3"), circle(table, "B3"), table.cards("yellow")) == ("N30", "political", ["N04"])


@rule("MX-COL-05")
def test_case_e_04_three_points_and_one_card_are_no_payment(table: Table) -> None:
    six_points(table)
    table.hand("yellow", "N37", "N30", "N58")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N37", "on C2", "by military")
    assert table.offered("yellow") == ["pass"]


@rule("MX-COL-03", "MX-COL-04", "MX-COL-09", "MX-TAB-03", "MX-POW-04")
def test_case_e_05_a_chooser_a_discount_tab_a_draw_tab_and_a_conquest(four: Table) -> None:
    four.system("N22", "B2", "yellow")
    four.works("I01", "EF23", "green", turn=0)
    four.system("N56", "C5", "blue")
    four.works("I02", "CD56", "blue", turn=0)
    four.system("N58", "F5", "red")
    four.works("I03", "EF56", "red", turn=2)
    four.hand("yellow", "N27", "N01", "N02")
    four.hand("green", "N06", "N03", "N04")
    four.hand("blue", "N15", "N05", "N07")
    four.hand("red", "N37")
    four.chose(yellow="Colonise")
    four.at_phase("Colonise")
    four.falls("draw N60")
    assert (four.cards("blue"), four.order()) == (
        ["N05", "N07", "N15", "N60"],
        ["yellow", "green", "blue", "red"],
    )
    four.says("yellow", "place N27", "on B3", "discard N01")
    assert (four.cards("yellow"), four.cubes("B3")) == (["N02"], {"red": 2})
    four.says("green", "place N06", "on F2", "discard N03")
    assert (four.cards("green"), four.cubes("F2")) == (["N04"], {"grey": 2, "brown": 1})
    four.says("blue", "place N15", "on D5", "discard N05", "discard N07")
    four.falls("draw N59")
    assert (four.cards("blue"), four.cubes("D5")) == (["N59", "N60"], {"brown": 2})
    four.says("red", "place N37", "on F4")
    assert (circle(four, "F4"), four.cubes("F4"), four.discards()[-1]) == ("military", {"green": 2}, "N07")


def deliver_example(four: Table) -> None:
    four.system("N07", "C2", "green")
    four.system("N52", "C3", "blue")
    four.system("N22", "D2", "blue")
    four.system("N51", "D3", "blue")
    four.system("N02", "E2", "blue")
    four.system("N50", "E5", "yellow")
    four.system("N15", "E6", "red")
    four.hand("green", "N40", "N41")
    four.chose(green="Deliver boosted", blue="Deliver")
    four.at_phase("Deliver")


@rule("MX-DEL-01", "MX-DEL-06", "MX-DEL-07", "MX-INFL-07")
def test_case_e_06_three_cubes_of_a_booster_draw_three_cards_and_pay_three(four: Table) -> None:
    deliver_example(four)
    assert four.asked() == ["green"]
    four.says("green", "deliver grey cube on C2", "to demand 1 of C3")
    four.falls("draw N60")
    four.says("green", "give N60", "deliver grey cube on C2", "to demand 2 of C3")
    four.falls("draw N59")
    four.says("green", "give N59", "deliver grey cube on C2")
    four.falls("draw N58")
    four.says("green", "give N58")
    assert (four.cards("green"), four.cards("blue")) == (["N40", "N41"], ["N58", "N59", "N60"])
    assert four.parts("green")["demand"] == 1
    assert (four.influence("C3"), four.controller("C3")) == ({"green": 3, "blue": 1}, "blue")


@rule("MX-DEL-11", "MX-DEL-16", "MX-DEL-06")
def test_case_e_06_the_others_unlock_sell_pass_and_pay(four: Table) -> None:
    deliver_example(four)
    four.says("green", "pass")
    four.says("blue", "deliver red cube on D2", "to demand 1 of D3")
    assert (four.parts("blue")["demand"], four.strength("blue")) == (1, 1)
    four.says("blue", "deliver brown cube on D2", "to demand 1 of E2")
    four.falls("draw N60", "draw N59", "draw N58")
    assert (four.size("blue"), four.player("blue").sold) == (3, 1)
    assert four.asked() == ["red"]
    four.says("red", "deliver brown cube on E6", "to demand 1 of E5")
    four.falls("draw N57")
    assert (four.cards("red"), four.cards("yellow"), four.parts("red")["demand"]) == ([], ["N57"], 1)


@rule("MX-EXP-01", "MX-EXP-02", "MX-EXP-05", "MX-EXP-06")
def test_case_e_07_a_booster_takes_two_spaces_and_a_tie(four: Table) -> None:
    four.system("N27", "C3", "red")
    four.system("N15", "C4", "yellow")
    four.works("I28", "BC45", "yellow")
    four.system("N01", "E3", "green")
    four.system("N02", "E5", "blue")
    four.chose(red="Expand boosted")
    four.at_phase("Expand")
    assert four.order() == ["red", "yellow", "green", "blue"]
    four.falls("draw N60", "draw N59", "draw N58")
    assert (four.cards("red"), four.cards("yellow")) == (["N59", "N60"], ["N58"])
    four.says("red", "influence C2", "influence B3", "influence C4", "discard N59")
    assert (four.claimed("C2"), four.claimed("B3"), four.cards("red")) == ("red", "red", ["N60"])
    assert (four.influence("C4"), four.controller("C4")) == ({"yellow": 1, "red": 1}, "yellow")
    four.says("yellow", "influence C5")
    four.says("green", "influence E2")
    four.says("blue", "influence E6")
    assert [four.claimed(space) for space in ("C5", "E2", "E6")] == ["yellow", "green", "blue"]
    assert (four.cards("yellow"), done(four)) == (["N58"], True)


@rule("MX-DEL-04", "MX-DEL-14")
def test_case_e_08_a_red_cube_for_two_cards_and_a_point(table: Table) -> None:
    table.system("N22", "C2", "yellow")
    table.system("N58", "C3", "yellow")
    table.turn("yellow", "Deliver")
    assert table.offered("yellow") == ["deliver red cube on C2", "pass"]
    table.says("yellow", "deliver red cube on C2", "to demand 1 of C3")
    table.let_fall()
    assert (table.size("yellow"), table.parts("yellow")["demand"]) == (2, 1)


@rule("MX-DEL-04", "MX-DEL-11")
def test_case_e_08_a_green_cube_sold_for_five_cards_by_choosers_only(table: Table) -> None:
    table.system("N34", "C2", "yellow")
    table.system("N53", "C3", "yellow")
    table.turn("yellow", "Deliver")
    assert done(table)
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver green cube on C2", "to demand 1 of C3")
    table.falls("draw N60", "draw N59", "draw N58", "draw N57", "draw N56", "draw N55")
    assert table.size("yellow") == 5 + 1


@rule("MX-DEL-04")
def test_case_e_08_the_space_for_five_cards_takes_green_only(table: Table) -> None:
    table.system("N27", "C2", "yellow")
    table.system("N53", "C3", "green")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver red cube on C2")
    table.let_fall()
    assert table.site("C3").filled == (-1, 0)


@rule("MX-DEL-15")
def test_case_e_08_two_cubes_of_one_player_score_three_points(table: Table) -> None:
    table.system("N07", "C3", "green")
    table.cultural("C3", "yellow", 1)
    assert table.parts("yellow")["demand"] == 1
    table.cultural("C3", "yellow", 2)
    assert table.parts("yellow")["demand"] == 1 + 1 + 1


@rule("MX-DEL-15")
def test_case_e_08_two_brown_cubes_score_four_points_and_draw_two_cards(table: Table) -> None:
    table.system("N15", "C2", "yellow")
    table.system("N54", "C3", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 1 of C3", "deliver brown cube on C2")
    table.let_fall()
    assert (table.size("yellow"), table.parts("yellow")["demand"]) == (2, 2 + 2)


@rule("MX-DEL-15", "MX-DEL-16")
def test_case_e_08_a_red_cube_unlocks_strength(table: Table) -> None:
    table.system("N27", "C2", "yellow")
    table.system("N51", "C3", "yellow")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver red cube on C2")
    assert (table.parts("yellow")["demand"], table.strength("yellow")) == (1, 1)


# Further cases


@rule("MX-CARD-05")
def test_case_t_06_a_toll_to_a_hand_of_twelve_is_discarded_and_lost(table: Table) -> None:
    table.system("N07", "C2", "yellow")
    table.system("N37", "C3", "green")
    table.money("green", 12)
    table.hand("yellow", "N01", "N02")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C2", "give N01")
    assert (table.discards(), table.cards("yellow"), table.size("green")) == (["N01"], ["N02"], 12)


@rule("MX-BLD-06", "MX-BOARD-04")
def test_case_t_09_the_centre_closes_no_gap_and_four_systems_do(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.system("N27", "D3", "yellow")
    table.system("N01", "C4", "yellow")
    table.system("N02", "B3", "yellow")
    table.system("N03", "B4", "yellow")
    table.hand("yellow", "I01", "N04")
    table.turn("yellow", "Build")
    table.says("yellow", "build I01")
    assert "in CD34" in table.offered("yellow")
    assert "in BC34" not in table.offered("yellow")


def hidden_cache(table: Table) -> None:
    """Yellow has I05 on CD23 with its name edge to C2; both may place systems around it."""
    table.works("I05", "CD23", "yellow", turn=0)
    table.system("N15", "E3", "green")
    table.system("N27", "C3", "yellow")
    table.hand("yellow", "N01", "N02", "N03", "N04")
    table.hand("green", "N05", "N06", "N07", "N08")


@rule("MX-TAB-05", "MX-TAB-03")
def test_case_t_10_the_owner_places_a_hidden_system_over_a_tab_for_two(table: Table) -> None:
    hidden_cache(table)
    table.hand("yellow", "N45")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N45")
    assert preview(table, "yellow", "on D3").cost == 2
    assert bill(table, preview(table, "yellow", "on D3"))[1:] == ["-1 Tab of HIDDEN Cache (MX-TAB-05)"]


@rule("MX-TAB-02")
def test_case_t_10_another_pays_three_over_the_same_tab(table: Table) -> None:
    hidden_cache(table)
    table.hand("green", "N45")
    table.turn("green", "Colonise")
    table.says("green", "place N45")
    assert preview(table, "green", "on D3").cost == 3


@rule("MX-TAB-06")
def test_case_t_10_the_owner_pays_three_over_the_name_edge(table: Table) -> None:
    hidden_cache(table)
    table.hand("yellow", "N45")
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N45")
    assert preview(table, "yellow", "on C2").cost == 3


def invasion_case(four: Table, *defence: str) -> None:
    """Red has strength 4 and I14; the target C2 costs 3 and is green's, who has this infrastructure."""
    four.system("N15", "C3", "red")
    four.works("I25", "CD56", "red")
    four.works("I03", "DE56", "red")
    four.works("I14", "EF56", "red")
    four.system("N37", "C2", "green")
    for card, gap in zip(defence, ("EF12", "FG12", "EF23"), strict=False):
        four.works(card, gap, "green")
    four.hand("red", "N01")
    four.turn("red", "Expand")
    assert (four.strength("red"), invader_total(four.s, 3, SPACES.index("C2"))) == (4, 5)
    four.says("red", "influence C2", "invade")


@rule("MX-EXP-09")
def test_case_t_11_a_strength_of_five_cannot_stop_five(four: Table) -> None:
    invasion_case(four, "X08", "I10")
    assert (four.strength("green"), done(four)) == (5, True)
    assert four.influence("C2") == {"green": 1, "red": 1}


@rule("MX-EXP-09", "MX-EXP-10")
def test_case_t_11_a_strength_of_six_may_and_red_keeps_action_and_points(four: Table) -> None:
    invasion_case(four, "X08", "I10", "I06")
    assert (four.strength("green"), four.offered("green")) == (6, ["stop it", "allow it"])
    four.says("green", "stop it")
    assert (four.s.acted, invasion_strength(four.s, 3, SPACES.index("C2"))) == (0, 5)
    four.says("red", "influence C2")
    assert (four.site("C2").political[3], four.site("C2").military[3], four.size("red")) == (1, 0, 0)


@rule("MX-MIL-04", "MX-MIL-08")
def test_case_t_12_local_points_are_spent_and_then_only_cards_help(table: Table) -> None:
    table.system("N50", "C3", "yellow")
    table.works("I06", "DE56", "yellow", turn=0)
    table.hand("yellow", "N09", "N27", "N01")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    assert table.strength("yellow") == 1
    table.says("yellow", "place N09", "on D3")
    assert (table.s.spent_near, table.s.spent) == (2, 2)
    assert colonise_strength(table.s, 0, 0, SPACES.index("B3")) == 0
    table.says("yellow", "place N27", "on B3")
    assert (circle(table, "B3"), table.size("yellow")) == ("political", 0)


def beside_the_disk(table: Table) -> None:
    table.system("N07", "B3", "red")
    table.system("N22", "D3", "red")
    table.system("N37", "E3", "yellow")
    table.money("red", 1)


@rule("MX-DEL-03", "MX-INFL-12")
def test_case_t_15_a_route_leads_through_an_empty_space_with_an_own_disk(four: Table) -> None:
    beside_the_disk(four)
    four.claim("red", "C3")
    four.turn("red", "Deliver")
    four.says("red", "deliver grey cube on B3")
    assert (four.size("red"), four.cards("yellow")) == (0, ["S18"])
    assert four.influence("E3") == {"yellow": 1, "red": 1}


@rule("MX-DEL-03")
def test_case_t_15_without_the_disk_there_is_no_route_and_infrastructure_does_not_help(four: Table) -> None:
    beside_the_disk(four)
    four.works("I17", "BC34", "red")
    four.chose(red="Deliver")
    four.turn("red", "Deliver")
    assert four.offered("red") == ["deliver brown cube on D3", "deliver red cube on D3", "pass"]


@rule("MX-DEL-12")
def test_case_t_16_one_more_delivery_is_never_one_more_sale(table: Table) -> None:
    table.works("I22", "BC23", "yellow")
    assert (deliveries(table.s, 0), may_sell(table.s, 0)) == (2, False)
    table.chose(yellow="Deliver")
    assert (deliveries(table.s, 0), may_sell(table.s, 0)) == (3, True)
    table.chose(yellow="Deliver boosted")
    assert (deliveries(table.s, 0), may_sell(table.s, 0)) == (4, True)


@rule("MX-DEL-12")
def test_case_t_16_after_the_sale_the_courier_web_draws_one_and_no_sale_is_left(table: Table) -> None:
    table.works("I22", "BC56", "yellow")
    table.system("N15", "C2", "yellow")
    table.system("N02", "C3", "yellow")
    table.system("N45", "D2", "yellow")
    table.chose(yellow="Deliver")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver brown cube on C2", "to demand 1 of C3")
    table.falls("draw N60", "draw N59", "draw N58", "draw N57", "draw N56")
    assert table.size("yellow") == 3 + 1 + 1
    assert not may_sell(table.s, 0)
    assert "deliver brown cube on C2" not in table.offered("yellow")


def shipyards(table: Table, *words: str) -> None:
    """Yellow, strength 2 and a boost, has just placed N28 by military."""
    table.system("N15", "C3", "yellow")
    table.works("I17", "DE56", "yellow")
    table.chose(yellow="Colonise boosted")
    table.turn("yellow", "Colonise")
    assert colonise_strength(table.s, 0, 0, SPACES.index("C2")) == 3
    table.says("yellow", "place N28", "on C2", *words)
    assert (table.strength("yellow"), table.s.spent) == (3, 3)


@rule("MX-MIL-07", "MX-COL-07")
def test_case_t_18_strength_of_the_first_system_takes_a_second_of_cost_one(table: Table) -> None:
    table.hand("yellow", "N28", "N34")
    shipyards(table)
    table.says("yellow", "place N34", "on B3", "by military")
    assert circle(table, "B3") == "military"


@rule("MX-MIL-07", "MX-COL-06")
def test_case_t_18_a_second_system_of_cost_two_takes_one_card(table: Table) -> None:
    table.hand("yellow", "N28", "N27", "N01")
    shipyards(table, "by military")
    table.says("yellow", "place N27", "on B3")
    assert (circle(table, "B3"), table.discards()[1:]) == ("political", ["N01"])


def cheapest_route(four: Table) -> None:
    four.system("N07", "C2", "red")
    four.system("N22", "C3", "yellow", red=1)
    four.system("N37", "D3", "green")
    four.hand("red", "N01", "N02", "N03")


@rule("MX-DEL-10")
def test_case_t_19_the_way_over_the_empty_space_pays_green_alone(four: Table) -> None:
    cheapest_route(four)
    four.claim("red", "D2")
    four.turn("red", "Deliver")
    four.says("red", "deliver grey cube on C2", "give N01")
    assert (four.cards("yellow"), four.cards("green")) == ([], ["N01"])


@rule("MX-DEL-10", "MX-DEL-21")
def test_case_t_19_without_the_disk_yellow_is_paid_and_then_green(four: Table) -> None:
    cheapest_route(four)
    four.turn("red", "Deliver")
    four.says("red", "deliver grey cube on C2", "give N01", "give N02")
    assert (four.cards("yellow"), four.cards("green")) == (["N01"], ["N02"])


@rule("MX-EXP-03", "MX-EXP-13")
def test_case_t_20_a_lonely_start_system_and_its_targets(table: Table) -> None:
    table.system("S01", "B4", "yellow")
    table.money("yellow", 1)
    table.chose(yellow="Expand")
    table.turn("yellow", "Expand")
    assert table.offered("yellow") == ["influence B3", "influence C4", "influence B5", "pass"]
    table.says("yellow", "influence C4")
    assert table.offered("yellow") == [
        "influence B3",
        "influence C3",
        "influence B4",
        "influence B5",
        "influence C5",
        "pass",
    ]
    assert table.size("yellow") == 1


def sides(card: int, gap: str, turn: int) -> dict[str, str]:
    """What each corner of a gap gets from a card with this turn."""
    corners = CORNERS[GAPS.index(gap)]
    return {
        SPACES[corners[corner]]: TAB_KINDS[tab_at(card, turn, corner).kind]
        for corner in range(len(DIRECTIONS))
    }


@rule("MX-BLD-07")
def test_case_t_21_two_orientations_of_the_construction_yards() -> None:
    assert sides(card_of("I08"), "BC34", 1) == {"C3": "", "C4": "discount", "B4": "", "B3": "discount"}
    assert sides(card_of("I08"), "BC34", 3) == {"B4": "", "B3": "discount", "C3": "", "C4": "discount"}


@rule("MX-POW-13", "MX-DEL-07", "MX-DEL-13")
def test_case_t_22_a_delivery_won_on_the_way(table: Table) -> None:
    table.system("N09", "C3", "green", yellow=1)
    table.system("N15", "C2", "yellow")
    table.system("N52", "D3", "green")
    table.at_phase("Deliver")
    assert (deliveries(table.s, 0), deliveries(table.s, 1)) == (1, 2)
    table.says("yellow", "deliver brown cube on C2")
    table.falls("draw N60")
    assert (table.cards("yellow"), table.cards("green")) == ([], ["N60"])
    assert (table.influence("C3"), table.controller("C3")) == ({"green": 1, "yellow": 2}, "yellow")
    assert (deliveries(table.s, 0), deliveries(table.s, 1)) == (2, 1)
    assert table.asked() == ["yellow"]


def next_door(four: Table) -> None:
    """Green has N50 on C3, N15 on C4 and global strength 3; red, strength 4, stands on B3 and B4."""
    four.system("N50", "C3", "green")
    four.system("N15", "C4", "green")
    four.works("I25", "EF12", "green")
    four.system("N22", "B4", "red")
    four.system("N02", "B3", "red")
    four.works("X08", "EF56", "red")
    four.works("I03", "DE56", "red")
    assert (four.strength("green"), four.strength("red")) == (3, 4)
    four.turn("red", "Expand")


@rule("MX-EXP-09", "MX-MIL-03")
def test_case_t_23_a_card_next_door_helps_to_stop(four: Table) -> None:
    next_door(four)
    four.says("red", "influence C4")
    assert (defender_total(four.s, 1, SPACES.index("C4")), four.asked()) == (5, ["green"])


@rule("MX-EXP-09", "MX-MIL-03")
def test_case_t_23_a_card_is_not_next_to_itself(four: Table) -> None:
    next_door(four)
    assert defender_total(four.s, 1, SPACES.index("C3")) == 3
    four.says("red", "influence C3")
    assert four.influence("C3") == {"green": 1, "red": 1}
