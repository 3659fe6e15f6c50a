"""Battle: each Resistance ship is resolved, one at a time. Esther is red and Arlo black in the printed
examples."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import chance


@rule("SS-BAT-01")
def test_ships_are_resolved_bottom_left_bottom_right_top_left_top_right(table: Table) -> None:
    table.ship("top left", "RS03", ("red", 1))
    table.ship("top right", "RS07", ("red", 2))
    table.ship("bottom left", "RS01", ("red", 1))
    table.ship("bottom right", "RS02", ("red", 1))
    table.at_battle()
    table.falls("resistance 0")
    assert table.fleet() == ["RS03", "RS07", "", "RS02"]
    table.falls("resistance 0")
    assert table.fleet() == ["RS03", "RS07", "", ""]
    table.falls("resistance 0")
    assert table.fleet() == ["", "RS07", "", ""]


@rule("SS-BAT-01")
def test_in_round_1_there_is_no_bottom_row_to_resolve(table: Table) -> None:
    table.ship("top left", "RS01", ("red", 1))
    table.ship("top right", "RS02", ("red", 1))
    table.at_battle()
    table.falls("resistance 0", "resistance 0")
    assert table.fleet() == ["", "", "", ""]
    assert chance(table.s) is None


@rule("SS-BAT-02")
def test_the_commander_has_most_drones_even_if_they_came_later(table: Table) -> None:
    table.ship("top left", "RS08", ("red", 1), ("black", 3))
    table.at_battle()
    table.falls("resistance 1")
    assert (table.claimed("red"), table.claimed("black")) == ([], ["RS08"])


@rule("SS-BAT-02")
def test_among_equals_the_column_further_left_commands(table: Table) -> None:
    table.ship("top left", "RS08", ("black", 2), ("red", 2))
    table.at_battle()
    table.falls("resistance 1")
    assert (table.claimed("red"), table.claimed("black")) == ([], ["RS08"])
    assert (table.player("red").score, table.player("black").score) == (3, 6)


@rule("SS-BAT-03")
def test_the_resistance_die_has_one_0_two_1_two_2_and_one_3(table: Table) -> None:
    table.ship("top left", "RS08", ("red", 4))
    table.at_battle()
    assert table.s.offered == [1, 2, 2, 1]


@rule("SS-BAT-03", "SS-BAT-04")
def test_drones_equal_to_card_value_and_roll_are_enough(table: Table) -> None:
    table.ship("top left", "RS08", ("red", 4))
    table.at_battle()
    table.falls("resistance 1")
    assert table.claimed("red") == ["RS08"]


@rule("SS-BAT-03", "SS-BAT-04")
def test_one_drone_less_than_card_value_and_roll_is_not_enough(table: Table) -> None:
    table.ship("top left", "RS08", ("red", 4))
    table.at_battle()
    table.falls("resistance 2")
    assert table.claimed("red") == []
    assert table.fleet() == ["", "", "RS08", ""]


@rule("SS-BAT-04")
def test_the_drones_of_all_players_and_of_the_corporation_count_together(table: Table) -> None:
    table.ship("bottom left", "RS08", ("red", 2), ("corporation", 1), ("black", 1))
    table.at_battle()
    table.falls("resistance 1")
    assert table.claimed("red") == ["RS08"]
    assert table.player("black").score == 2


@rule("SS-BAT-04", "SS-BAT-06", "SS-BAT-08")
def test_arlo_alone_defeats_unbroken_vow(table: Table) -> None:
    """E-05."""
    table.ship("top left", "RS04", ("black", 3))
    table.at_battle()
    table.falls("resistance 1")
    arlo = table.player("black")
    assert (arlo.score, arlo.morale, arlo.reputation) == (3, 1, 0)
    assert (table.claimed("black"), table.icons("black")) == (["RS04"], {"silver": 1})
    assert (arlo.active, arlo.inactive) == (3, 5)


@rule("SS-BAT-02", "SS-BAT-06", "SS-BAT-07")
def test_arlo_with_two_drones_commands_and_esther_scores_the_second_bonus(table: Table) -> None:
    """E-06."""
    table.ship("top left", "RS05", ("red", 1), ("black", 2))
    table.at_battle()
    table.falls("resistance 0")
    esther, arlo = table.player("red"), table.player("black")
    assert (arlo.score, arlo.morale, table.claimed("black")) == (4, 1, ["RS05"])
    assert (esther.score, esther.morale, table.claimed("red")) == (2, 1, [])


@rule("SS-BAT-12", "SS-BAT-13", "SS-BAT-14", "SS-CORP-01")
def test_arlo_fails_with_esther_and_the_corporation_and_still_claims_iron_lullaby(four: Table) -> None:
    """E-07."""
    for name in ("red", "black", "green", "purple"):
        four.player(name).morale = 5
    four.ship("bottom left", "RS11", ("black", 2), ("corporation", 1), ("red", 2))
    four.at_battle()
    four.falls("resistance 2")
    assert [player.score for player in four.s.players] == [0, 0, 0, 0]
    assert [player.morale for player in four.s.players] == [4, 4, 4, 4]
    assert (four.claimed("black"), four.icons("black")) == (["RS11"], {"meridian": 1})
    assert (four.player("red").inactive, four.player("black").inactive) == (4, 4)
    assert four.s.corporation_drones == 2


# Rerolls


@rule("SS-BAT-05", "SS-CREW-24")
def test_esther_rerolls_for_a_ship_that_arlo_commands(table: Table) -> None:
    """T-21."""
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("black", 3), ("red", 1))
    table.at_battle()
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 1")
    esther, arlo = table.player("red"), table.player("black")
    assert (arlo.score, arlo.morale, table.claimed("black")) == (4, 1, ["RS05"])
    assert (esther.score, esther.morale) == (2, 1)
    assert esther.used != 0


@rule("SS-BAT-05")
def test_rerolls_are_offered_in_turn_order_until_all_decline(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.crew("black", "C2-09b")
    table.s.order = [1, 0]
    table.ship("top left", "RS11", ("red", 1), ("black", 1))
    table.at_battle()
    table.falls("resistance 1")
    assert (table.offered("black"), table.offered("red")) == (["reroll", "decline"], [])
    table.says("black", "decline")
    assert (table.offered("black"), table.offered("red")) == ([], ["reroll", "decline"])
    table.says("red", "decline")
    assert table.fleet() == ["", "", "RS11", ""]


@rule("SS-BAT-05")
def test_after_a_failed_reroll_the_other_tactician_may_still_reroll(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.crew("black", "C2-09b")
    table.ship("top left", "RS05", ("red", 1), ("black", 1))
    table.at_battle()
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 2")
    table.says("black", "reroll")
    table.falls("resistance 0")
    assert table.claimed("red") == ["RS05"]


@rule("SS-BAT-05")
def test_nobody_is_asked_for_a_reroll_after_a_success(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("red", 2))
    table.at_battle()
    table.falls("resistance 0")
    assert (table.claimed("red"), table.player("red").used) == (["RS05"], 0)


@rule("SS-BAT-05")
def test_a_tactician_whose_owner_has_no_drone_on_the_ship_is_not_asked(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("black", 2))
    table.at_battle()
    table.falls("resistance 1")
    assert table.offered("red") == []
    assert table.fleet() == ["", "", "RS05", ""]


@rule("SS-BAT-05")
def test_a_tactician_that_is_turned_is_not_asked(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("red", 1))
    table.ship("top right", "RS06", ("red", 1))
    table.at_battle()
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 3", "resistance 3")
    assert table.offered("red") == []
    assert table.fleet() == ["", "", "RS05", "RS06"]


@rule("SS-BAT-18")
def test_two_tacticians_may_both_be_used_on_one_ship(table: Table) -> None:
    table.crew("red", "C2-09a", "C2-09b")
    table.ship("top left", "RS05", ("red", 2))
    table.at_battle()
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 0")
    assert table.claimed("red") == ["RS05"]


@rule("SS-BAT-18")
def test_the_second_tactician_may_be_kept_for_a_later_ship(table: Table) -> None:
    table.crew("red", "C2-09a", "C2-09b")
    table.ship("top left", "RS05", ("red", 2))
    table.ship("top right", "RS06", ("red", 2))
    table.at_battle()
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 3")
    table.says("red", "decline")
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 0")
    assert table.claimed("red") == ["RS06"]


# Success


@rule("SS-BAT-06")
def test_every_attacker_after_the_second_scores_the_third_bonus(four: Table) -> None:
    four.ship("top left", "RS18", ("purple", 1), ("green", 2), ("black", 1), ("red", 3))
    four.at_battle()
    four.falls("resistance 2")
    assert [player.score for player in four.s.players] == [9, 3, 6, 3]


@rule("SS-BAT-06")
def test_the_second_bonus_of_equals_goes_to_the_column_further_left(four: Table) -> None:
    four.ship("top left", "RS18", ("purple", 1), ("black", 2), ("green", 2), ("red", 1))
    four.at_battle()
    four.falls("resistance 1")
    assert [player.score for player in four.s.players] == [3, 9, 6, 3]


@rule("SS-BAT-07")
def test_every_attacker_gains_one_morale_and_nobody_else(four: Table) -> None:
    four.ship("top left", "RS07", ("red", 1), ("black", 4))
    four.at_battle()
    four.falls("resistance 0")
    assert [player.morale for player in four.s.players] == [1, 1, 0, 0]


@rule("SS-BAT-08")
def test_the_commander_gains_a_reputation_for_a_corporation_icon(table: Table) -> None:
    table.ship("top left", "RS06", ("red", 3), ("black", 1))
    table.at_battle()
    table.falls("resistance 2")
    assert (table.player("red").reputation, table.player("black").reputation) == (1, 0)
    assert (table.icons("red"), table.icons("black")) == ({"umbra": 1}, {})


@rule("SS-BAT-08")
def test_a_ship_with_two_icons_gives_both(four: Table) -> None:
    four.ship("top left", "RS17", ("red", 5))
    four.at_battle()
    four.falls("resistance 0")
    assert four.icons("red") == {"helion": 1, "umbra": 1}


@rule("SS-BAT-09")
def test_after_a_success_drones_become_inactive_and_the_corporation_drone_returns(table: Table) -> None:
    table.ship("bottom right", "RS08", ("red", 2), ("corporation", 1), ("black", 3))
    assert table.s.corporation_drones == 1
    table.at_battle()
    table.falls("resistance 0")
    assert (table.player("red").active, table.player("red").inactive) == (4, 4)
    assert (table.player("black").active, table.player("black").inactive) == (3, 5)
    assert (table.s.corporation_drones, table.on_ship("bottom right")) == (2, [])


# Failure


@rule("SS-BAT-10")
def test_a_top_row_ship_that_wins_moves_straight_down_with_its_drones_and_one_of_the_corporation(
    table: Table,
) -> None:
    table.player("red").morale = 3
    table.ship("top right", "RS11", ("red", 1), ("black", 2))
    table.at_battle()
    table.falls("resistance 0")
    assert table.fleet() == ["", "", "", "RS11"]
    assert table.on_ship("bottom right") == [("red", 1), ("black", 2), ("corporation", 1)]
    assert (table.s.corporation_drones, table.player("red").inactive) == (1, 2)
    assert (table.player("red").morale, table.claimed("black")) == (3, [])


@rule("SS-BAT-11", "SS-BAT-17")
def test_an_unattacked_top_row_ship_moves_down_with_the_corporation_in_column_1_and_no_roll(
    table: Table,
) -> None:
    table.ship("top left", "RS01")
    table.at_battle()
    assert chance(table.s) is None
    assert table.fleet() == ["", "", "RS01", ""]
    assert table.on_ship("bottom left") == [("corporation", 1)]


@rule("SS-BAT-17")
def test_the_die_is_rolled_for_a_lone_corporation_drone(table: Table) -> None:
    """A success against resistance 1 costs nobody morale."""
    table.player("red").morale = 5
    table.ship("bottom left", "RS01", ("corporation", 1))
    table.at_battle()
    table.falls("resistance 0")
    assert (table.player("red").morale, table.player("red").score) == (5, 0)
    assert (table.fleet(), table.s.corporation_drones) == (["", "", "", ""], 2)


@rule("SS-BAT-12")
def test_when_a_bottom_row_ship_wins_everybody_loses_one_morale_and_nobody_scores(four: Table) -> None:
    for player in four.s.players:
        player.morale = 4
    four.ship("bottom left", "RS15", ("red", 3), ("corporation", 1))
    four.at_battle()
    four.falls("resistance 0")
    assert [player.morale for player in four.s.players] == [3, 3, 3, 3]
    assert [player.score for player in four.s.players] == [0, 0, 0, 0]


@rule("SS-BAT-12", "SS-MOR-03")
def test_a_second_defeat_without_morale_costs_two_points(table: Table) -> None:
    """T-03."""
    table.player("red").morale = 1
    table.ship("bottom left", "RS05", ("corporation", 1))
    table.ship("bottom right", "RS06", ("corporation", 1))
    table.at_battle()
    table.falls("resistance 3")
    assert (table.player("red").morale, table.player("red").score) == (0, 0)
    table.falls("resistance 3")
    assert (table.player("red").morale, table.player("red").score) == (0, -2)


@rule("SS-BAT-13")
def test_in_defeat_the_commander_still_claims_card_icon_and_reputation(table: Table) -> None:
    table.ship("bottom left", "RS12", ("corporation", 1), ("red", 2), ("black", 1))
    table.at_battle()
    table.falls("resistance 3")
    assert (table.claimed("red"), table.icons("red"), table.player("red").reputation) == (
        ["RS12"],
        {"umbra": 1},
        1,
    )
    assert (table.claimed("black"), table.player("black").reputation) == ([], 0)


@rule("SS-BAT-14")
def test_after_a_defeat_drones_become_inactive_and_the_corporation_drone_returns(table: Table) -> None:
    table.ship("bottom left", "RS11", ("corporation", 1), ("red", 2), ("black", 1))
    table.at_battle()
    table.falls("resistance 3")
    assert (table.player("red").inactive, table.player("black").inactive) == (4, 3)
    assert (table.s.corporation_drones, table.fleet()) == (2, ["", "", "", ""])


@rule("SS-BAT-15", "SS-BAT-16", "SS-END-02")
def test_in_the_final_round_unattacked_top_ships_are_defeats(table: Table) -> None:
    """T-08; that no Recover follows is shown with the end of the game."""
    table.s.round = 6
    table.player("red").morale = table.player("black").morale = 5
    table.ship("top left", "RS01")
    table.ship("top right", "RS11")
    table.at_battle()
    assert (table.player("red").morale, table.player("black").morale) == (3, 3)
    assert (table.fleet(), table.s.corporation_drones) == (["", "", "", ""], 2)


@rule("SS-BAT-15")
def test_in_the_final_round_a_failed_attack_on_the_top_row_ends_in_defeat(table: Table) -> None:
    table.s.round = 6
    table.player("black").morale = 5
    table.ship("top left", "RS11", ("red", 2))
    table.at_battle()
    table.falls("resistance 1")
    assert (table.player("black").morale, table.claimed("red"), table.player("red").inactive) == (
        4,
        ["RS11"],
        4,
    )


@rule("SS-BAT-15")
def test_the_round_of_the_last_hex_is_final_for_the_battle(table: Table) -> None:
    table.s.round, table.s.last_hex_built = 4, True
    table.player("red").morale = 5
    table.ship("top left", "RS11")
    table.at_battle()
    assert (table.player("red").morale, table.fleet()) == (4, ["", "", "", ""])


@rule("SS-BAT-16")
def test_a_defeat_under_the_corporation_is_claimed_by_nobody(table: Table) -> None:
    table.ship("bottom left", "RS12", ("corporation", 1), ("red", 1))
    table.at_battle()
    table.falls("resistance 3")
    assert (table.claimed("red"), table.claimed("black"), table.fleet()) == ([], [], ["", "", "", ""])
    assert (table.icons("red"), table.player("red").reputation) == ({}, 0)
