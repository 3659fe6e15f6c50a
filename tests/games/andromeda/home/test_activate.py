"""Return to station, the first step: modules are activated with ships and energy."""

from __future__ import annotations

from games.andromeda.developments.scenes import settled
from games.andromeda.home.scenes import activates, returns
from games.andromeda.table import Table
from marks import rule


@rule("AE-RET-01")
def test_a_return_activates_modules_brings_all_ships_home_and_leaves_none_out(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="BA-TH", R1_3="PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.turn("yellow")
    table.says("yellow", "return to station", "activate Commerce core", "with transport in R1-1", "done")
    assert table.fleet("yellow", "bay") == {"transport": 3}
    assert table.fleet("yellow", "R1-2") == {}


@rule("AE-RET-02")
def test_any_number_of_modules_in_any_order_each_to_its_end(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter", "transport")
    table.stock("yellow")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with fighter in R1-1")
    assert table.stores("yellow") == {"credit": 1}
    table.says("yellow", "activate Science core")
    assert table.stores("yellow") == {"credit": 1, "energy": 2}
    assert "done" in table.offered("yellow")


@rule("AE-RET-02")
def test_nothing_has_to_be_activated(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    returns(table, "yellow")
    table.says("yellow", "done")
    assert table.stores("yellow") == {}
    assert table.fleet("yellow", "bay") == {"transport": 3}


@rule("AE-RET-02", "AE-P-20")
def test_free_actions_and_cards_come_between_activations(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.claimed("yellow", "MO-C1")
    table.hand("yellow", "TA-02")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with transport in R1-1")
    table.says("yellow", "discard MO-C1", "play TA-02")
    assert table.stores("yellow") == {"credit": 2, "energy": 4}
    assert "activate Science core" in table.offered("yellow")


@rule("AE-RET-03", "AE-P-20")
def test_a_module_is_activated_with_a_ship_of_the_map_or_of_the_barge(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "barge", "fighter")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core")
    assert table.offered("yellow") == ["with transport in R1-1", "with fighter on the barge"]
    table.says("yellow", "with fighter on the barge")
    assert table.fleet("yellow", "barge") == {}
    assert table.stores("yellow") == {"credit": 1}


@rule("AE-RET-03")
def test_ships_in_the_top_area_of_the_scrapyard_or_in_the_bay_activate_nothing(table: Table) -> None:
    table.ships("yellow", "yard", "fighter")
    table.hand("yellow", "TB-01")
    returns(table, "yellow")
    assert table.offered("yellow") == ["done"]
    assert table.why("yellow", "activate Commerce core").rule == "AE-RET-06"


@rule("AE-RET-03")
def test_a_ship_built_in_this_turn_activates_nothing(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "fighter")
    table.stock("yellow", titanium=1, ice=1)
    returns(table, "yellow")
    table.says("yellow", "activate Industry core", "choose the first")
    assert table.fleet("yellow", "bay") == {"transport": 4, "fighter": 1}
    assert table.stores("yellow") == {}


@rule("AE-RET-03")
def test_a_ship_repaired_in_this_turn_activates_a_module_from_the_barge(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "yard", "fighter")
    returns(table, "yellow")
    table.says("yellow", "activate Industry core")
    assert table.fleet("yellow", "barge") == {"fighter": 1}
    table.says("yellow", "activate Commerce core")
    assert table.stores("yellow") == {"credit": 1}


@rule("AE-RET-03")
def test_a_ship_that_is_not_there_is_refused(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core")
    assert table.why("yellow", "with heavy cruiser in R1-1").rule == "AE-RET-03"
    assert table.why("yellow", "with transport on the barge").rule == "AE-RET-03"


@rule("AE-RET-04", "AE-RET-14")
def test_a_ship_on_a_module_recruits_and_collects_nothing_any_more(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="BA-TH")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("R1-1", yellow=1)
    table.tokens("R1-1", ice=1)
    returns(table, "yellow")
    assert {"recruit in R1-1", "collect in R1-1"} <= set(table.offered("yellow"))
    table.says("yellow", "activate Commerce core", "with transport in R1-1")
    assert not {"recruit in R1-1", "collect in R1-1"} & set(table.offered("yellow"))


@rule("AE-RET-04", "AE-RET-10")
def test_a_module_is_not_offered_when_the_ship_takes_its_price_along(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.module("yellow", "CO-06")
    table.ships("yellow", "R1-1", "transport")
    table.tokens("R1-1", credit=1)
    returns(table, "yellow")
    assert "Commerce module 1" not in activates(table, "yellow")
    table.says("yellow", "collect in R1-1")
    assert "Commerce module 1" in activates(table, "yellow")


@rule("AE-RET-04", "AE-RET-10")
def test_another_ship_leaves_the_price_where_it_can_be_collected(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="BA-TH")
    table.module("yellow", "CO-06")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "fighter")
    table.tokens("R1-1", credit=1)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce module 1", "pay")
    assert table.vp("yellow") == 2
    assert table.fleet("yellow", "R1-2") == {}


@rule("AE-RET-04", "AE-DEV-03")
def test_the_only_transport_on_a_planet_cannot_become_a_development_from_the_architect(table: Table) -> None:
    """AE-T-48."""
    table.tiles(R1_1="PL-M2", R1_2="PL-M3")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=4, titanium=1, ice=1, nanocarbon=1)
    returns(table, "yellow")
    table.says("yellow", "activate Civilization core", "with transport in R1-1", "choose the second")
    assert table.owner("R1-2") == "yellow"
    assert table.fleet("yellow", "R1-1") == {}


@rule("AE-RET-04", "AE-RET-16")
def test_with_its_only_transport_the_architect_draws_a_card(table: Table) -> None:
    """AE-T-48."""
    table.tile("R1-1", "PL-M2")
    table.ships("yellow", "R1-1", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=4, titanium=1, ice=1)
    returns(table, "yellow")
    table.says("yellow", "activate Civilization core")
    table.falls("draw TA-01")
    assert table.cards("yellow") == ["TA-01"]


@rule("AE-RET-05")
def test_a_module_is_activated_once_in_a_return(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.stock("yellow", energy=1)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with transport in R1-1")
    assert "Commerce core" not in activates(table, "yellow")
    assert table.why("yellow", "activate Commerce core").rule == "AE-RET-05"


@rule("AE-RET-06", "AE-P-20")
def test_energy_activates_a_module_only_after_a_ship_in_its_row(table: Table) -> None:
    """AE-T-26."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-01")
    table.stock("yellow", energy=2)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "activate Commerce module 1")
    assert table.stores("yellow") == {"credit": 2, "energy": 1}
    assert activates(table, "yellow") == []


@rule("AE-RET-06")
def test_energy_in_a_row_without_a_ship_is_refused(table: Table) -> None:
    """AE-T-26."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=2)
    table.hand("yellow", "TB-01")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core")
    assert table.why("yellow", "activate Industry core").rule == "AE-RET-06"


@rule("AE-RET-06")
def test_the_ship_may_be_on_a_gained_module_and_the_energy_on_the_core_module(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-01")
    table.stock("yellow", energy=1)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce module 1", "activate Commerce core")
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-RET-06")
def test_with_energy_and_a_ship_the_player_chooses(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.module("yellow", "CO-01")
    table.stock("yellow", energy=1)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core")
    assert table.why("yellow", "with energy").rule == "AE-RET-06"
    table.says("yellow", "with transport in R1-1", "activate Commerce module 1")
    assert table.offered("yellow") == ["with fighter in R1-1", "with energy"]


@rule("AE-RET-07")
def test_a_damaged_module_is_not_activated(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.core("yellow", "commerce", damage=1)
    returns(table, "yellow")
    assert "Commerce core" not in activates(table, "yellow")
    assert table.why("yellow", "activate Commerce core").rule == "AE-RET-07"


@rule("AE-RET-07")
def test_a_module_repaired_in_the_same_step_is_activated(table: Table) -> None:
    """AE-T-49."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.core("yellow", "commerce", damage=1)
    table.claimed("yellow", "MO-C6")
    returns(table, "yellow")
    table.says("yellow", "discard MO-C6", "mend Commerce core", "activate Commerce core")
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-RET-07")
def test_with_one_of_two_markers_gone_it_is_still_damaged(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.core("yellow", "commerce", damage=2)
    table.claimed("yellow", "MO-C6")
    returns(table, "yellow")
    table.says("yellow", "discard MO-C6", "mend Commerce core")
    assert table.why("yellow", "activate Commerce core").rule == "AE-RET-07"


@rule("AE-RET-10")
def test_the_energy_on_a_module_does_not_pay_for_it(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-09")
    table.stock("yellow", energy=2)
    table.hand("yellow", "TB-01")
    returns(table, "yellow")
    assert "Commerce module 1" in activates(table, "yellow")
    table.says("yellow", "activate Commerce core")
    assert table.why("yellow", "activate Commerce module 1").rule == "AE-RET-10"
    assert table.offered("yellow") == ["done"]


@rule("AE-RET-10", "AE-DEV-03")
def test_the_energy_on_a_module_does_not_pay_for_a_development_either(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="BA-SY")
    table.module("yellow", "CV-11")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=1)
    table.hand("yellow", "TA-02")
    returns(table, "yellow")
    assert "Civilization module 1" in activates(table, "yellow")
    table.says("yellow", "activate Civilization core", "with transport in R1-2", "choose the first")
    table.falls("draw TB-01")
    assert "Civilization module 1" not in activates(table, "yellow")
    table.says("yellow", "play TA-02", "activate Civilization module 1", "pay")
    assert (table.owner("R1-1"), table.stores("yellow")) == ("yellow", {"energy": 2, "tactics": 1})


@rule("AE-RET-04", "AE-RET-10", "AE-DEV-14")
def test_a_ship_that_leaves_its_leader_behind_cannot_activate_what_needs_it(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="BA-SY")
    table.module("yellow", "CV-11")
    table.ships("yellow", "R1-1", "transport", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("R1-2", yellow=1)
    table.stock("yellow", energy=3, titanium=1)
    returns(table, "yellow")
    table.says("yellow", "activate Civilization module 1")
    assert (table.owner("R1-1"), table.region("R1-2").leaders) == ("yellow", (0, 0))
    assert table.fleet("yellow", "R1-2") == {"transport": 1}


@rule("AE-RET-10")
def test_with_energy_to_spare_it_pays_for_both(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-09")
    table.stock("yellow", energy=3)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "activate Commerce module 1", "gain ice")
    assert table.stores("yellow") == {"credit": 2, "ice": 1}


@rule("AE-RET-10")
def test_a_module_whose_cost_cannot_be_paid_is_refused(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-06")
    returns(table, "yellow")
    assert table.why("yellow", "activate Commerce module 1").rule == "AE-RET-10"


@rule("AE-RET-10", "AE-MOON-06")
def test_a_module_with_an_empty_input_slot_is_refused(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-03")
    table.stock("yellow", nanocarbon=3)
    returns(table, "yellow")
    assert table.why("yellow", "activate Commerce module 1").rule == "AE-RET-10"


@rule("AE-RET-10", "AE-MOON-07")
def test_a_null_moon_makes_the_action_free(table: Table) -> None:
    """AE-T-39."""
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-03", input="NM-4")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce module 1")
    assert (table.stores("yellow"), table.vp("yellow")) == ({"credit": 2}, 0)


@rule("AE-RET-10", "AE-TRK-03")
def test_a_module_that_would_do_nothing_is_refused(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CO-12")
    table.stock("yellow", credit=2)
    table.track("yellow", commerce=9)
    returns(table, "yellow")
    assert table.why("yellow", "activate Commerce module 1").rule == "AE-RET-10"


@rule("AE-RET-11")
def test_the_treasury_gives_a_credit(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core")
    assert table.stores("yellow") == {"credit": 1}


@rule("AE-RET-11", "AE-P-14")
def test_the_shipwright_builds_a_ship_for_its_cost_or_repairs(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", titanium=2, nanocarbon=1)
    returns(table, "yellow")
    table.says("yellow", "activate Industry core")
    assert table.offered("yellow") == ["choose the first", "choose the second"]
    table.says("yellow", "choose the first")
    assert table.fleet("yellow", "bay")["fighter"] == 1
    assert table.stores("yellow") == {}


@rule("AE-RET-11")
def test_the_architect_draws_a_card_or_builds_a_development(table: Table) -> None:
    table.tiles(R1_1="PL-M2", R1_2="BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "fighter")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=1, ice=1)
    returns(table, "yellow")
    table.says("yellow", "activate Civilization core", "with fighter in R1-2", "choose the first")
    table.falls("draw TA-01")
    assert (table.cards("yellow"), table.owner("R1-1")) == (["TA-01"], "")


@rule("AE-RET-16", "AE-REP-01")
def test_a_shipwright_without_a_payable_ship_repairs_without_a_question(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    returns(table, "yellow")
    table.says("yellow", "activate Industry core")
    assert table.vp("yellow") == 1


@rule("AE-RET-16", "AE-DEV-07")
def test_with_the_last_transport_the_architect_offers_only_the_card(table: Table) -> None:
    """AE-T-29."""
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3", R1_4="PL-S1", R1_5="PL-S2", R2_1="PL-S3")
    table.bay("yellow")
    settled(table, "yellow", "R1-1")
    settled(table, "yellow", "R1-2")
    settled(table, "yellow", "R1-3")
    settled(table, "yellow", "R1-4")
    settled(table, "yellow", "R1-5")
    table.ships("yellow", "R2-1", "transport", "fighter")
    table.leaders("station", yellow=2)
    table.stock("yellow", nanocarbon=5, titanium=5)
    returns(table, "yellow")
    table.says("yellow", "activate Civilization core", "with fighter in R2-1")
    table.falls("draw TA-01")
    assert table.fleet("yellow", "R2-1") == {"transport": 1}


@rule("AE-RET-15")
def test_a_module_works_once_more_without_ship_or_energy(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.hand("yellow", "TA-08")
    returns(table, "yellow")
    assert table.why("yellow", "play TA-08").rule == "AE-TAC-12"
    table.says("yellow", "activate Commerce core", "with transport in R1-1", "play TA-08")
    assert table.stores("yellow") == {"credit": 2}
    assert table.fleet("yellow", "R1-1") == {"fighter": 1}


@rule("AE-RET-15")
def test_once_more_pays_the_cost_again(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.module("yellow", "CO-06")
    table.hand("yellow", "TA-08")
    table.stock("yellow", credit=1)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce module 1", "with transport in R1-1")
    assert table.why("yellow", "play TA-08").rule == "AE-TAC-12"
    table.says("yellow", "activate Commerce core", "play TA-08")
    assert table.offered("yellow") == ["activate Commerce core", "activate Commerce module 1"]
    table.says("yellow", "activate Commerce module 1")
    assert (table.vp("yellow"), table.stores("yellow")) == (4, {})


@rule("AE-RET-15")
def test_only_modules_activated_before_work_once_more(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter", "transport")
    table.hand("yellow", "TA-08")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with fighter in R1-1")
    table.says("yellow", "activate Science core", "play TA-08")
    assert table.offered("yellow") == ["activate Science core", "activate Commerce core"]
    assert table.why("yellow", "activate Industry core").rule == "AE-RET-15"


@rule("AE-RET-15", "AE-RET-06")
def test_once_more_opens_no_row_to_energy(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "SC-01")
    table.stock("yellow", energy=5)
    table.hand("yellow", "TA-08")
    returns(table, "yellow")
    table.says("yellow", "activate Science core", "activate Science module 1", "play TA-08")
    table.says("yellow", "activate Science module 1")
    assert activates(table, "yellow") == []


@rule("AE-MOD-14")
def test_a_module_gained_in_a_return_is_activated_in_the_same_turn(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-V1")
    table.development("yellow", "R1-2")
    table.column("commerce", "CO-14", "CO-07")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=1)
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "use card City", "take Commerce 2")
    table.let_fall()
    table.says("yellow", "activate Commerce module 1")
    table.falls("draw TA-01")
    assert table.row("yellow", "commerce") == ["CO-07"]


@rule("AE-MOD-13")
def test_a_module_without_an_action_cannot_be_activated(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.module("yellow", "CV-05")
    returns(table, "yellow")
    assert "Civilization module 1" not in activates(table, "yellow")
    assert table.why("yellow", "activate Civilization module 1").rule == "AE-MOD-13"
