"""The Crew Station: hiring, retiring, and when crew members may be used."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule

VISIT_CARDS = ("C1-03b", "C1-09b")
"""Hull Rigger and Ordnance Mate: crew that has nothing to say at the Crew Station."""


def at_station(table: Table, *, gold: int = 0, ore: int = 0, crystal: int = 0) -> None:
    """Red stands at the Crew Station with a 1 and takes the action."""
    table.stock("red", ore=ore, gold=gold, crystal=crystal)
    table.visit("red", "Crew Station", 1)
    if "take action" in table.offered("red"):
        table.says("red", "take action")


@rule("SS-CREW-01")
def test_one_crew_member_of_the_display_is_hired(table: Table) -> None:
    table.display(0, "C1-01a")
    table.display(1, "C1-02a")
    at_station(table, gold=4)
    assert table.offered("red") == ["hire Ore Broker (Helion)", "hire Gem Cutter (Meridian)"]
    table.says("red", "hire Gem Cutter (Meridian)")
    assert table.crew_ids("red") == ["C1-02a"]
    assert table.resources("red") == "2 gold"
    assert table.offered("red") == ["use Gem Cutter (Meridian)", "end turn"], "one only"


@rule("SS-CREW-01")
@pytest.mark.parametrize("face", [2, 4, 6])
def test_an_even_die_does_not_visit_the_crew_station(table: Table, face: int) -> None:
    table.display(0, "C1-01a")
    table.stock("red", gold=2)
    table.drones("red", active=0)
    table.ports("red", face)
    table.at_turn("red")
    table.says("red", f"deploy {face}")
    assert "visit Crew Station" not in table.offered("red")
    assert table.why("red", "visit Crew Station").rule == "SS-VIS-02"
    assert (
        "takes 1 or 3 or 5: needs 1 active drone; you have 0" in table.why("red", "visit Crew Station").text
    )


@rule("SS-CREW-01")
@pytest.mark.parametrize("face", [1, 3, 5])
def test_an_odd_die_visits_the_crew_station_as_it_is(table: Table, face: int) -> None:
    table.display(0, "C1-09b")
    table.stock("red", gold=2)
    table.drones("red", active=0)
    table.visit("red", "Crew Station", face)
    assert table.crew_ids("red") == ["C1-09b"]


@rule("SS-CREW-02")
def test_the_boost_gives_a_resource_of_choice_before_the_hire_and_may_pay_for_it(table: Table) -> None:
    """T-23."""
    table.display(0, "C1-09b")
    table.satellite("red", "crew-station")
    at_station(table, gold=1)
    assert table.crew_ids("red") == ["C1-09b"], "gold is the only resource that pays for the card"
    assert table.resources("red") == ""


@rule("SS-CREW-02")
def test_the_boost_may_bring_any_resource_when_the_hire_is_paid_without_it(table: Table) -> None:
    table.display(0, "C1-09b")
    table.satellite("red", "crew-station")
    at_station(table, gold=2)
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]
    table.says("red", "take crystal")
    assert table.crew_ids("red") == ["C1-09b"]
    assert table.resources("red") == "1 crystal"


@rule("SS-CREW-02")
def test_without_the_boost_one_gold_hires_nobody(table: Table) -> None:
    """T-23."""
    table.display(0, "C1-09b")
    table.drones("red", active=0)
    table.stock("red", gold=1)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1")
    assert "visit Crew Station" not in table.offered("red")
    assert table.why("red", "visit Crew Station").rule == "SS-CREW-03"


@rule("SS-CREW-03")
def test_the_action_is_refused_when_nobody_can_be_paid(table: Table) -> None:
    table.display(0, "C1-09b")
    table.crew("red", "C2-01a")
    table.stock("red", ore=3, gold=1)
    table.visit("red", "Crew Station", 1)
    assert table.offered("red") == ["use Mining Chief (Helion)", "launch satellite"]
    assert table.why("red", "take action").rule == "SS-CREW-03"
    assert "3 ore, 1 gold, 0 crystal" in table.why("red", "take action").text
    assert "2 gold is the least" in table.why("red", "take action").text


@rule("SS-CREW-03")
def test_the_action_is_refused_when_the_tiers_in_reach_are_sold_out(table: Table) -> None:
    table.display(4, "C3-01a")
    table.crew("red", "C2-01a")
    table.stock("red", gold=2)
    table.visit("red", "Crew Station", 1)
    assert "take action" not in table.offered("red")
    table.says("red", "use Mining Chief (Helion)")
    assert table.resources("red") == "1 ore, 2 gold", "one resource short of a tier 3 card"
    assert table.satellites("red") == ["crew-station"], "only the satellite is left to do"


@rule("SS-CREW-03")
def test_a_ready_visit_card_counts_for_the_payment(table: Table) -> None:
    table.display(0, "C1-09b")
    table.crew("red", "C1-06a")
    table.drones("red", active=0)
    table.stock("red", gold=1)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1")
    assert "visit Crew Station" in table.offered("red")


@rule("SS-CREW-03")
def test_once_the_action_is_taken_hiring_is_compulsory(table: Table) -> None:
    table.display(0, "C1-01a")
    table.display(1, "C1-02a")
    at_station(table, gold=2)
    assert table.offered("red") == ["hire Ore Broker (Helion)", "hire Gem Cutter (Meridian)"]


@rule("SS-CREW-04", "SS-CREW-05")
def test_a_tier_1_card_costs_two_gold_and_scores_one_point(table: Table) -> None:
    table.display(0, "C1-09b")
    at_station(table, gold=3, ore=1)
    assert (table.resources("red"), table.player("red").score) == ("1 ore, 1 gold", 1)


@rule("SS-CREW-04", "SS-CREW-05")
def test_a_tier_2_card_costs_two_gold_and_any_one_resource_and_scores_two_points(table: Table) -> None:
    table.display(2, "C2-09a")
    at_station(table, ore=1, gold=3, crystal=1)
    assert table.offered("red") == ["pay ore", "pay gold", "pay crystal"]
    table.says("red", "pay crystal")
    assert (table.resources("red"), table.player("red").score) == ("1 ore, 1 gold", 2)


@rule("SS-CREW-04", "SS-CREW-05")
def test_a_tier_3_card_costs_two_gold_and_any_two_resources_and_scores_three_points(table: Table) -> None:
    table.display(4, "C3-05a")
    at_station(table, ore=1, gold=3, crystal=1)
    assert table.offered("red") == ["pay ore and gold", "pay ore and crystal", "pay gold and crystal"]
    table.says("red", "pay ore and crystal")
    assert (table.resources("red"), table.player("red").score) == ("1 gold", 3)


@rule("SS-CREW-04")
def test_the_extra_resources_may_also_be_gold(table: Table) -> None:
    table.display(4, "C3-05a")
    at_station(table, gold=4)
    assert table.crew_ids("red") == ["C3-05a"]
    assert table.resources("red") == ""


@rule("SS-CREW-04")
def test_the_extra_resources_may_be_two_of_a_kind(table: Table) -> None:
    table.display(4, "C3-05a")
    at_station(table, ore=2, gold=2, crystal=2)
    assert table.offered("red") == ["pay ore and ore", "pay ore and crystal", "pay crystal and crystal"]
    assert table.why("red", "pay ore and gold").rule == "SS-CREW-04"
    assert (
        table.why("red", "pay ore and gold").text
        == "You owe 2 more of any type; you have 2 ore, 0 gold, 2 crystal."
    )
    table.says("red", "pay crystal and crystal")
    assert table.resources("red") == "2 ore"


@rule("SS-CREW-04")
def test_a_card_beyond_the_purse_is_refused_with_its_price(table: Table) -> None:
    table.display(0, "C1-01a")
    table.display(1, "C1-02a")
    table.display(4, "C3-05a")
    at_station(table, gold=3)
    assert table.offered("red") == ["hire Ore Broker (Helion)", "hire Gem Cutter (Meridian)"]
    assert table.why("red", "hire Chief Navigator (Umbra)").rule == "SS-CREW-04"
    price = "Chief Navigator (Umbra) costs 2 gold and any 2 more; you have 0 ore, 3 gold, 0 crystal."
    assert table.why("red", "hire Chief Navigator (Umbra)").text == price


@rule("SS-CREW-04")
def test_two_of_the_payment_must_be_gold_however_much_else_there_is(table: Table) -> None:
    table.display(2, "C2-09a")
    table.drones("red", active=0)
    table.stock("red", ore=3, gold=1, crystal=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1")
    assert "visit Crew Station" not in table.offered("red")


@rule("SS-CREW-06")
@pytest.mark.parametrize("token", [1, 2])
def test_a_morale_token_gives_its_value_and_returns_to_the_supply(table: Table, token: int) -> None:
    table.display(0, "C1-09b", token=token)
    at_station(table, gold=2)
    assert table.player("red").morale == token
    assert table.s.tokens == [0] * 6


@rule("SS-CREW-06")
def test_a_card_without_a_token_gives_no_morale(table: Table) -> None:
    table.display(0, "C1-09b")
    table.display(1, "C1-02a", token=2)
    at_station(table, gold=2)
    table.says("red", "hire Ordnance Mate (Helion)")
    assert table.player("red").morale == 0
    assert table.s.tokens == [0, 2, 0, 0, 0, 0]


@rule("SS-CREW-07")
def test_a_hired_card_stands_upright_in_a_slot_and_its_icon_is_recorded(table: Table) -> None:
    table.display(4, "C3-03b")
    at_station(table, gold=4)
    assert (table.crew_ids("red"), table.used_ids("red")) == (["C3-03b"], [])
    assert table.icons("red") == {"silver": 1}


@rule("SS-CREW-07")
def test_a_new_card_may_be_used_in_the_same_turn(table: Table) -> None:
    table.display(2, "C2-01a")
    at_station(table, gold=3)
    assert table.offered("red") == ["use Mining Chief (Helion)", "end turn"]
    table.says("red", "use Mining Chief (Helion)")
    assert table.resources("red") == "1 ore"
    assert table.used_ids("red") == ["C2-01a"]


@rule("SS-CREW-07", "SS-CREW-09")
def test_a_third_card_finds_a_slot_and_nobody_retires(table: Table) -> None:
    table.crew("red", *VISIT_CARDS)
    table.display(0, "C1-06b")
    at_station(table, gold=2)
    assert table.crew_ids("red") == [*VISIT_CARDS, "C1-06b"]
    assert table.retired_ids("red") == []
    assert table.offered("red") == []


@rule("SS-CREW-08")
def test_a_fourth_hire_must_retire_one_of_the_three_older_cards(table: Table) -> None:
    """T-15."""
    table.crew("red", *VISIT_CARDS, "C2-09a")
    table.display(0, "C1-06b")
    at_station(table, gold=2)
    older = [
        "retire Hull Rigger (Helion)",
        "retire Ordnance Mate (Helion)",
        "retire Flight Tactician (Meridian)",
    ]
    assert table.offered("red") == older
    assert table.why("red", "retire Bosun (Meridian)").rule == "SS-CREW-08"
    assert "has just been hired" in table.why("red", "retire Bosun (Meridian)").text
    assert table.crew_ids("red") == [*VISIT_CARDS, "C2-09a", "C1-06b"], "the new card has its place first"
    table.says("red", "retire Hull Rigger (Helion)")
    assert table.crew_ids("red") == ["C1-09b", "C2-09a", "C1-06b"]


@rule("SS-CREW-09")
def test_no_crew_member_retires_at_another_time(table: Table) -> None:
    table.crew("red", *VISIT_CARDS, "C2-01a")
    table.stock("red", ore=2, gold=2, crystal=2)
    table.ports("red", 1)
    table.at_turn("red")
    assert not any(word.startswith("retire") for word in table.offered("red"))
    table.says("red", "deploy 1", "visit Ore Belt", "as 1")
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action", "launch satellite"]


@rule("SS-CREW-09")
def test_only_a_card_of_ones_own_crew_retires(table: Table) -> None:
    table.crew("red", *VISIT_CARDS, "C2-09a")
    table.crew("black", "C2-01a")
    table.display(0, "C1-06b")
    at_station(table, gold=2)
    assert table.why("red", "retire Mining Chief (Helion)").rule == "SS-CREW-09"


@rule("SS-CREW-10")
def test_retiring_gives_the_bonus_and_puts_the_card_on_the_pile(table: Table) -> None:
    table.crew("red", *VISIT_CARDS, "C2-09a")
    table.display(0, "C1-06b")
    at_station(table, gold=2)
    table.says("red", "retire Ordnance Mate (Helion)")
    assert table.resources("red") == "1 crystal"
    assert table.retired_ids("red") == ["C1-09b"]


@rule("SS-CREW-10")
def test_a_used_card_may_be_retired_for_its_bonus(table: Table) -> None:
    table.crew("red", *VISIT_CARDS, "C2-05a")
    table.built("red", "I1", "I2", "I3")
    table.display(0, "C1-06b")
    table.stock("red", gold=2)
    table.visit("red", "Crew Station", 1)
    table.says("red", "use Site Steward (Helion)", "take action", "retire Site Steward (Helion)")
    assert (table.player("red").morale, table.player("red").score) == (1, 1 + 3)
    assert table.retired_ids("red") == ["C2-05a"]


@rule("SS-CREW-11")
def test_the_icon_of_a_retired_card_still_counts(table: Table) -> None:
    """T-15."""
    table.crew("red", "C1-03b", "C1-02a", "C1-08b")
    assert table.icons("red") == {"helion": 1, "meridian": 1, "umbra": 1}
    table.display(0, "C1-09b")
    at_station(table, gold=2)
    table.says("red", "retire Gem Cutter (Meridian)")
    assert table.icons("red") == {"helion": 2, "meridian": 1, "umbra": 1}
    assert table.parts("red")["factions"] == 5


@rule("SS-CREW-12")
def test_a_hired_card_leaves_its_slot_empty_until_recover(table: Table) -> None:
    table.display(0, "C1-09b")
    table.display(2, "C2-01a")
    at_station(table, gold=2)
    assert table.display_ids() == ["", "", "C2-01a", "", "", ""]
    assert table.s.crew_decks[0].size() == 17


@rule("SS-CREW-12")
def test_a_sold_out_tier_cannot_be_hired_from(table: Table) -> None:
    table.display(2, "C2-01a")
    table.display(3, "C2-02a")
    at_station(table, gold=3)
    assert table.offered("red") == ["hire Mining Chief (Helion)", "hire Ship's Counsellor (Meridian)"]
    assert table.why("red", "hire Ore Broker (Helion)").rule == "SS-CREW-12"
    assert table.why("red", "hire Ore Broker (Helion)").text == "Ore Broker (Helion) is not in the display."


@rule("SS-CREW-13")
def test_a_crew_action_is_used_once_per_round(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.ports("red", 1, 2)
    table.at_deploy()
    table.says("red", "use Mining Chief (Helion)")
    assert table.used_ids("red") == ["C2-01a"]
    table.says("red", "deploy 1", "visit Ore Belt", "as 1", "take action")
    assert "use Mining Chief (Helion)" not in table.offered("red"), "nor in a later turn of the round"
    assert table.why("red", "use Mining Chief (Helion)").rule == "SS-CREW-13"
    assert (
        table.why("red", "use Mining Chief (Helion)").text
        == "Mining Chief (Helion) has been used this round."
    )


@rule("SS-CREW-13")
def test_each_of_two_equal_crew_members_is_used_once(table: Table) -> None:
    table.crew("red", "C2-01a", "C2-01b")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "use Mining Chief (Helion)", "use Mining Chief (Meridian)")
    assert table.resources("red") == "2 ore"
    assert table.used_ids("red") == ["C2-01a", "C2-01b"]


@rule("SS-CREW-14")
def test_crew_acts_only_on_its_owners_turn(table: Table) -> None:
    table.crew("black", "C2-01a")
    table.ports("red", 1)
    table.at_turn("red")
    assert "use Mining Chief (Helion)" not in table.offered("red")
    assert table.offered("black") == []
    assert table.why("red", "use Mining Chief (Helion)").rule == "SS-CREW-14"
    assert table.why("red", "use Mining Chief (Helion)").text == "Mining Chief (Helion) is not in your crew."
    assert "not your turn" in table.why("black", "use Mining Chief (Helion)").text


@rule("SS-CREW-14")
def test_the_reroll_card_is_not_used_in_deploy(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ports("red", 1)
    table.at_turn("red")
    assert table.offered("red") == ["deploy 1", "discard 1"]
    assert (
        "when a ship wins an attack with your drones"
        in table.why("red", "use Flight Tactician (Meridian)").text
    )


@rule("SS-CREW-14")
def test_turn_cards_are_not_used_in_battle(table: Table) -> None:
    table.crew("red", "C2-01a", "C2-09a")
    table.ship("bottom left", "RS11", ("red", 2))
    table.at_battle()
    table.falls("resistance 2")
    assert table.offered("red") == ["reroll", "decline"]


@rule("SS-CREW-15")
def test_using_crew_is_optional(table: Table) -> None:
    table.crew("red", "C2-01a", "C1-03a")
    table.stock("red", ore=2)
    table.ports("red", 1)
    table.at_turn("red")
    assert table.offered("red") == ["deploy 1", "discard 1", "use Mining Chief (Helion)"]
    table.says("red", "deploy 1", "visit Solar Sphere", "as 1")
    arrival = ["use Mining Chief (Helion)", "use Hull Rigger (Umbra)", "take action", "launch satellite"]
    assert table.offered("red") == arrival
    table.says("red", "take action", "build Lattice Node", "end turn")
    assert table.used_ids("red") == []


@rule("SS-CREW-16")
def test_a_visit_card_works_on_arrival_and_helps_to_pay(table: Table) -> None:
    table.crew("red", "C1-03a")
    table.stock("red", ore=1)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == ["use Hull Rigger (Umbra)", "launch satellite"]
    table.says("red", "use Hull Rigger (Umbra)", "take action", "build Lattice Node")
    assert table.owner("I1") == "red"
    assert table.resources("red") == ""


@rule("SS-CREW-16")
def test_a_visit_card_also_works_when_only_a_satellite_is_launched(table: Table) -> None:
    table.crew("red", "C1-09a")
    table.visit("red", "Resistance Fleet", 2)
    table.says("red", "use Ordnance Mate (Umbra)", "launch satellite")
    assert table.resources("red") == "1 crystal"
    assert table.satellites("red") == ["fleet"]


@rule("SS-CREW-16")
def test_a_visit_card_does_not_work_before_arrival_nor_elsewhere(table: Table) -> None:
    table.crew("red", "C1-03a", "C2-01a")
    table.ports("red", 1)
    table.at_turn("red")
    assert table.why("red", "use Hull Rigger (Umbra)").rule == "SS-CREW-16"
    assert "when you visit the Solar Sphere" in table.why("red", "use Hull Rigger (Umbra)").text
    table.says("red", "deploy 1", "visit Ore Belt", "as 1")
    assert table.offered("red") == ["use Mining Chief (Helion)", "take action", "launch satellite"]
    assert table.why("red", "use Hull Rigger (Umbra)").rule == "SS-CREW-16"


@rule("SS-CREW-16")
def test_a_visit_card_does_not_work_after_the_action(table: Table) -> None:
    table.crew("red", "C1-03a", "C2-01a")
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action", "build Lattice Node")
    assert table.offered("red") == ["use Mining Chief (Helion)", "end turn"]
    assert table.why("red", "use Hull Rigger (Umbra)").rule == "SS-CREW-16"


@rule("SS-CREW-17")
def test_the_chief_navigator_sets_the_die_to_any_other_face_free(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.drones("red", active=0, inactive=8)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Salvage Ship")
    others = ["navigate to 2", "navigate to 3", "navigate to 4", "navigate to 5", "navigate to 6"]
    assert table.offered("red") == ["as 1", *others]
    table.says("red", "navigate to 6")
    assert (table.player("red").active, table.player("red").inactive) == (0, 8)
    assert table.dice_at("salvage-ship") == [("red", 6)]
    assert table.used_ids("red") == ["C3-05a"]


@rule("SS-CREW-17")
def test_the_chief_navigator_opens_locations_that_drones_could_not_pay(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.drones("red", active=0)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Crystal Belt")
    assert table.offered("red") == ["navigate to 5", "navigate to 6"]
    table.says("red", "navigate to 6")
    assert table.resources("red") == "1 crystal"


@rule("SS-CREW-17")
def test_the_chief_navigator_does_not_pay_for_an_occupied_location(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.die_at("crystal-belt")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Crystal Belt", "navigate to 5")
    assert (table.player("red").active, table.player("red").inactive) == (5, 3)


@rule("SS-CREW-17")
def test_without_a_drone_the_chief_navigator_does_not_reach_an_occupied_location(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.drones("red", active=0)
    table.die_at("crystal-belt")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1")
    assert "visit Crystal Belt" not in table.offered("red")
    assert table.why("red", "visit Crystal Belt").rule == "SS-VIS-04"


@rule("SS-CREW-17")
def test_drones_may_set_the_die_although_the_chief_navigator_is_ready(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Gold Belt", "as 3")
    assert (table.player("red").active, table.used_ids("red")) == (4, [])


@rule("SS-CREW-17")
def test_the_chief_navigator_sets_one_die_a_round(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.ports("red", 1, 2)
    table.at_deploy()
    table.says(
        "red", "deploy 1", "visit Crystal Belt", "navigate to 5", "take action", "deploy 2", "visit Ore Belt"
    )
    assert table.offered("red") == ["as 2", "as 1"]
    assert table.why("red", "navigate to 1").rule == "SS-CREW-17"


@rule("SS-CREW-17")
def test_the_chief_navigator_cannot_keep_the_face_nor_break_the_requirement(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Crew Station")
    assert table.offered("red") == ["as 1", "as 3", "as 5", "navigate to 3", "navigate to 5"]
    assert table.why("red", "navigate to 2").rule == "SS-VIS-01"


@rule("SS-CREW-18")
def test_a_trade_needs_its_payment_in_storage(table: Table) -> None:
    table.crew("red", "C1-01a")
    table.stock("red", gold=2, crystal=2)
    table.ports("red", 1)
    table.at_turn("red")
    assert table.offered("red") == ["deploy 1", "discard 1"]
    assert table.why("red", "use Ore Broker (Helion)").rule == "SS-CREW-18"
    assert table.why("red", "use Ore Broker (Helion)").text == "Ore Broker (Helion) takes 1 ore; you have 0."


@rule("SS-CREW-18")
def test_what_a_trade_gains_follows_the_storage_rule(table: Table) -> None:
    table.crew("red", "C1-01a")
    table.stock("red", ore=4, crystal=2)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "use Ore Broker (Helion)")
    assert table.resources("red") == "3 ore, 1 gold, 2 crystal"
    assert table.offered("red") == ["leave it", "drop ore", "drop crystal"]
    table.says("red", "drop crystal")
    assert table.resources("red") == "3 ore, 2 gold, 1 crystal"


@rule("SS-CREW-19")
def test_turn_cards_are_used_before_the_die_before_or_after_kickbacks(table: Table) -> None:
    table.crew("red", "C2-01a", "C2-04a")
    table.player("red").morale = 3
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "use Mining Chief (Helion)", "kickback to 2")
    assert "use Treasurer (Meridian)" not in table.offered("red"), "not in the middle of the kickbacks"
    table.says("red", "take crystal", "use Treasurer (Meridian)")
    assert table.resources("red") == "1 ore, 1 gold, 1 crystal"
    assert table.offered("red") == ["deploy 1", "discard 1"]


@rule("SS-CREW-19")
def test_turn_cards_are_used_on_arrival_before_satellite_or_action(table: Table) -> None:
    table.crew("red", "C2-04a")
    table.display(0, "C1-09b")
    table.stock("red", gold=1)
    table.visit("red", "Crew Station", 1)
    table.says("red", "use Treasurer (Meridian)", "take action")
    assert table.crew_ids("red") == ["C2-04a", "C1-09b"]


@rule("SS-CREW-19")
def test_turn_cards_are_used_after_the_action_before_the_turn_ends(table: Table) -> None:
    table.crew("red", "C2-04a")
    table.visit("red", "Ore Belt", 1)
    table.says("red", "take action")
    assert table.offered("red") == ["use Treasurer (Meridian)", "end turn"]
    table.says("red", "use Treasurer (Meridian)")
    assert table.resources("red") == "1 ore, 1 gold"


@rule("SS-CREW-19")
def test_turn_cards_are_not_used_while_the_die_is_being_deployed(table: Table) -> None:
    table.crew("red", "C2-04a")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1")
    assert "use Treasurer (Meridian)" not in table.offered("red")
    table.says("red", "visit Drone Fabricator")
    assert table.offered("red") == ["as 1", "as 2", "as 3", "as 4", "as 5", "as 6"]


@rule("SS-CREW-19")
def test_turn_cards_are_not_used_in_the_middle_of_an_action(table: Table) -> None:
    table.crew("red", "C2-04a")
    table.ship("top left", "RS01")
    table.ship("top right", "RS02")
    table.stock("red", crystal=2)
    table.visit("red", "Resistance Fleet", 2)
    table.says("red", "take action")
    assert table.offered("red") == ["attack Ragged Kestrel", "attack Quiet Petition"]
    table.says("red", "attack Ragged Kestrel")
    assert table.offered("red") == ["send 1", "send 2", "send 3", "send 4", "send 5", "send 6"]
    table.says("red", "send 1")
    assert table.offered("red") == ["attack Quiet Petition", "done"]


@rule("SS-CREW-19")
def test_no_crew_is_used_after_a_satellite_is_launched(table: Table) -> None:
    table.crew("red", "C2-04a")
    table.visit("red", "Ore Belt", 1)
    table.says("red", "launch satellite")
    assert table.offered("red") == []
    assert table.used_ids("red") == []


@rule("SS-CREW-19")
def test_crew_may_be_used_after_a_die_is_discarded(table: Table) -> None:
    table.crew("red", "C2-04a")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "discard 1")
    assert table.offered("red") == ["use Treasurer (Meridian)", "end turn"]
