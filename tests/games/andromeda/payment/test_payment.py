"""Payments: what can be paid with what, and in which order it is asked."""

from __future__ import annotations

import pytest

from games.andromeda.payment.scenes import can_pay, pays
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.tactics import ON_BUILD, ON_BUY

# Credits


@rule("AE-RES-02")
@pytest.mark.parametrize("material", ["titanium", "nanocarbon", "ice"])
def test_a_credit_stands_for_a_material(table: Table, material: str) -> None:
    table.stock("yellow", credit=1)
    pays(table, "yellow", **{material: 1})
    assert table.stores("yellow") == {}


@rule("AE-RES-02")
@pytest.mark.parametrize("what", ["energy", "tactics"])
def test_a_credit_stands_for_nothing_else(table: Table, what: str) -> None:
    table.stock("yellow", credit=3)
    assert not can_pay(table, "yellow", **{what: 1})


@rule("AE-RES-02")
def test_nothing_stands_for_a_credit(table: Table) -> None:
    table.stock("yellow", titanium=5, nanocarbon=5, ice=5, energy=5)
    assert not can_pay(table, "yellow", credit=1)


@rule("AE-RES-02")
def test_a_credit_that_is_due_is_not_there_for_a_material(table: Table) -> None:
    table.stock("yellow", credit=2)
    assert can_pay(table, "yellow", credit=1, ice=1)
    assert not can_pay(table, "yellow", credit=2, ice=1)


@rule("AE-RES-02")
def test_of_materials_of_choice_credits_replace_only_those_that_are_missing(table: Table) -> None:
    table.stock("yellow", titanium=1, ice=1, credit=1)
    assert can_pay(table, "yellow", basic=3)
    assert not can_pay(table, "yellow", basic=4)
    assert not can_pay(table, "yellow", basic=3, nanocarbon=1)


@rule("AE-RES-02", "AE-P-18")
def test_the_payer_may_use_credits_though_the_material_is_there(table: Table) -> None:
    table.stock("yellow", titanium=2, credit=1)
    pays(table, "yellow", titanium=2)
    assert table.offered("yellow") == ["pay", "credit for titanium"]
    table.says("yellow", "credit for titanium")
    assert table.stores("yellow") == {"titanium": 1}


@rule("AE-RES-02", "AE-P-18")
def test_a_credit_that_is_due_itself_does_not_replace_a_material(table: Table) -> None:
    table.stock("yellow", titanium=2, credit=1, energy=2)
    pays(table, "yellow", titanium=1, credit=1)
    assert table.stores("yellow") == {"titanium": 1, "energy": 2}


@rule("AE-RES-02", "AE-P-18")
def test_a_credit_is_refused_where_no_material_is_due(table: Table) -> None:
    table.stock("yellow", titanium=2, credit=1)
    pays(table, "yellow", titanium=2)
    assert table.why("yellow", "credit for ice") == (
        "AE-RES-02",
        "A credit can replace 1 titanium, nanocarbon or ice that is due.",
    )


@rule("AE-P-18")
def test_where_everything_is_needed_nothing_is_asked(table: Table) -> None:
    table.stock("yellow", titanium=1, credit=1)
    pays(table, "yellow", titanium=1, any=1)
    assert (table.asked(), table.stores("yellow")) == ([], {})


@rule("AE-P-18")
def test_a_credit_that_must_be_paid_is_not_asked_for(table: Table) -> None:
    table.stock("yellow", titanium=1, credit=1, energy=3)
    pays(table, "yellow", titanium=2)
    assert (table.asked(), table.stores("yellow")) == ([], {"energy": 3})


@rule("AE-P-18")
def test_of_several_credits_only_those_beyond_need_are_a_choice(table: Table) -> None:
    table.stock("yellow", titanium=1, credit=2)
    pays(table, "yellow", titanium=2)
    assert table.offered("yellow") == ["pay", "credit for titanium"]
    table.says("yellow", "credit for titanium")
    assert table.offered("yellow") == ["pay", "credit for titanium"]
    table.says("yellow", "credit for titanium")
    assert table.stores("yellow") == {"titanium": 1}


@rule("AE-P-18")
def test_a_credit_that_is_needed_for_something_else_is_not_offered(table: Table) -> None:
    table.stock("yellow", titanium=1, credit=1)
    pays(table, "yellow", titanium=1, ice=1)
    assert table.stores("yellow") == {}


# In full


@rule("AE-RES-05")
def test_a_cost_is_paid_in_full_or_not_at_all(table: Table) -> None:
    table.stock("yellow", titanium=1, energy=1)
    assert can_pay(table, "yellow", titanium=1, energy=1)
    assert not can_pay(table, "yellow", titanium=1, energy=2)
    assert not can_pay(table, "yellow", any=3)


@rule("AE-RES-05")
def test_a_base_whose_cost_cannot_be_paid_takes_nothing(table: Table) -> None:
    table.tiles(R1_1="BA-TH", R1_2="PL-S1")
    table.stock("yellow", titanium=1)
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.stores("yellow") == {"titanium": 1, "nanocarbon": 1}


# Any resource


@rule("AE-RES-03", "AE-P-17")
def test_any_resource_is_chosen_unit_by_unit(table: Table) -> None:
    table.stock("yellow", titanium=1, credit=1, energy=2)
    pays(table, "yellow", any=2)
    assert table.offered("yellow") == ["pay", "pay titanium", "pay credit", "pay energy"]
    table.says("yellow", "pay credit", "pay titanium")
    assert table.stores("yellow") == {"energy": 2}


@rule("AE-RES-03", "AE-P-17")
def test_a_tactics_card_pays_and_lies_open_on_the_discard_pile(table: Table) -> None:
    table.stock("yellow", titanium=1)
    table.hand("yellow", "TA-01", "TB-01")
    pays(table, "yellow", any=2)
    table.says("yellow", "pay tactics")
    assert table.offered("yellow") == ["hand over TA-01", "hand over TB-01"]
    table.says("yellow", "hand over TB-01", "pay titanium")
    assert (table.cards("yellow"), table.discards(), table.stores("yellow")) == (
        ["TA-01"],
        ["TB-01"],
        {"tactics": 1},
    )


@rule("AE-P-17")
def test_only_a_card_of_the_hand_can_be_handed_over(table: Table) -> None:
    table.hand("yellow", "TA-01", "TB-01")
    pays(table, "yellow", tactics=1)
    assert table.why("yellow", "hand over TE-01") == ("AE-TAC-01", "You do not hold Decoy Signal.")


@rule("AE-P-17")
def test_with_one_kind_only_nothing_is_asked(table: Table) -> None:
    table.stock("yellow", ice=3)
    pays(table, "yellow", any=2)
    assert (table.asked(), table.stores("yellow")) == ([], {"ice": 1})


@rule("AE-P-17", "AE-RES-08")
def test_a_leader_or_a_token_does_not_pay_any_resource(table: Table) -> None:
    table.stock("yellow", ice=1)
    table.leaders("station", yellow=3)
    table.token("yellow", "DT-01", "ST-4")
    assert not can_pay(table, "yellow", any=2)


@rule("AE-P-18")
def test_material_of_choice_may_be_a_credit(table: Table) -> None:
    table.stock("yellow", ice=1, credit=2)
    pays(table, "yellow", basic=1, credit=1)
    assert table.offered("yellow") == ["pay", "pay ice", "pay credit"]
    table.says("yellow", "pay credit")
    assert table.stores("yellow") == {"ice": 1}


@rule("AE-P-18")
def test_what_is_needed_for_the_rest_is_not_offered_for_a_unit_of_choice(table: Table) -> None:
    table.stock("yellow", titanium=1, ice=1, energy=1)
    pays(table, "yellow", titanium=1, any=1)
    assert table.offered("yellow") == ["pay", "pay ice", "pay energy"]
    assert table.why("yellow", "pay titanium") == (
        "AE-RES-05",
        "With that the cost could not be paid in full.",
    )


# Moons and tokens


@rule("AE-RES-05", "AE-P-18")
def test_a_claimed_moon_is_discarded_in_the_middle_of_a_payment_and_the_rest_kept(table: Table) -> None:
    table.stock("yellow", titanium=1)
    table.claimed("yellow", "MO-S1")
    pays(table, "yellow", titanium=1, nanocarbon=1)
    assert table.offered("yellow") == ["pay", "discard MO-S1"]
    table.says("yellow", "discard MO-S1")
    assert (table.moons_of("yellow"), table.stores("yellow")) == ([], {"nanocarbon": 1})


@rule("AE-RES-05")
def test_a_slotted_moon_pays_nothing(table: Table) -> None:
    table.operations("yellow", "MO-M1")
    table.module("yellow", "SC-05", output="MO-M2")
    table.at()
    assert not can_pay(table, "yellow", energy=1)


@rule("AE-RES-05", "AE-P-18")
def test_the_vp_of_a_moon_that_pays_are_scored(table: Table) -> None:
    table.claimed("yellow", "MO-S3")
    pays(table, "yellow", nanocarbon=1)
    table.says("yellow", "pay")
    assert (table.vp("yellow"), table.stores("yellow"), table.moons_of("yellow")) == (2, {}, [])


@rule("AE-P-18")
def test_tokens_in_regions_with_own_ships_are_collected_to_pay(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.ships("yellow", "R1-1", "transport")
    table.tokens("R1-1", titanium=2)
    table.tokens("R1-2", ice=2)
    pays(table, "yellow", titanium=1)
    assert table.offered("yellow") == ["pay", "collect in R1-1"]
    table.says("yellow", "pay")
    assert table.stores("yellow") == {"titanium": 1}
    assert not can_pay(table, "yellow", ice=1)


@rule("AE-P-18")
def test_inside_a_payment_no_other_free_action_is_open(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.ships("yellow", "R1-1", "transport")
    table.leaders("R1-1", yellow=1)
    table.claimed("yellow", "MO-S1")
    table.token("yellow", "DT-02")
    table.stock("yellow", titanium=1)
    pays(table, "yellow", titanium=1)
    assert table.offered("yellow") == ["pay", "discard MO-S1"]
    assert table.why("yellow", "use DT-02") == (
        "AE-P-18",
        "Inside a payment moons are discarded and tokens collected, and nothing else is done.",
    )


@rule("AE-RES-10")
def test_on_anothers_turn_only_the_stores_pay(table: Table) -> None:
    """AE-T-58."""
    table.stock("yellow", titanium=1)
    table.stock("blue", titanium=1)
    table.claimed("yellow", "MO-I1")
    table.claimed("blue", "MO-I1")
    table.active("blue")
    table.at()
    assert (can_pay(table, "yellow", any=2), can_pay(table, "blue", any=2)) == (False, True)


@rule("AE-RES-10", "AE-P-18")
def test_on_anothers_turn_no_moon_is_offered_in_a_payment(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.ships("blue", "R1-1", "transport")
    table.tokens("R1-1", energy=3)
    table.claimed("blue", "MO-M1")
    table.stock("blue", titanium=1, ice=1, energy=1)
    pays(table, "blue", any=2)
    assert table.offered("blue") == ["pay", "pay titanium", "pay ice", "pay energy"]
    assert table.why("blue", "discard MO-M1") == (
        "AE-RES-10",
        "On another's turn only what lies in your stores pays.",
    )


# What falls away


@rule("AE-P-18")
def test_the_payer_picks_what_falls_away(table: Table) -> None:
    table.stock("yellow", titanium=2, ice=1)
    pays(table, "yellow", less=1, titanium=2, ice=1)
    assert table.offered("yellow") == ["save titanium", "save ice"]
    table.says("yellow", "save ice")
    assert table.stores("yellow") == {"ice": 1}


@rule("AE-P-18")
def test_only_that_falls_away_without_which_the_rest_can_be_paid(table: Table) -> None:
    table.stock("yellow", titanium=2, energy=1)
    pays(table, "yellow", less=1, titanium=2, ice=1)
    assert table.stores("yellow") == {"energy": 1}


@rule("AE-P-18")
def test_what_must_fall_away_cannot_be_swapped(table: Table) -> None:
    table.stock("yellow", titanium=2, ice=1)
    pays(table, "yellow", less=1, titanium=2, ice=1, nanocarbon=0)
    assert table.why("yellow", "save energy") == (
        "AE-RES-05",
        "Nothing of that kind is due, or what is left then could not be paid.",
    )


@rule("AE-P-18")
def test_a_discount_of_the_whole_cost_asks_nothing(table: Table) -> None:
    pays(table, "yellow", less=2, titanium=2)
    assert (table.asked(), table.stores("yellow")) == ([], {})


@rule("AE-P-18")
def test_a_discount_card_may_be_played_first(table: Table) -> None:
    table.stock("yellow", titanium=3, ice=1)
    table.hand("yellow", "TA-04")
    pays(table, "yellow", window=ON_BUILD, titanium=2, ice=1)
    assert table.offered("yellow") == ["pay", "play TA-04"]
    table.says("yellow", "play TA-04", "save titanium")
    table.says("yellow", "save titanium")
    assert (table.stores("yellow"), table.discards()) == ({"titanium": 3}, ["TA-04"])


@rule("AE-P-18")
def test_a_discount_card_without_which_the_cost_cannot_be_paid_is_forced(table: Table) -> None:
    table.stock("yellow", titanium=1)
    table.hand("yellow", "TA-04", "TA-09")
    pays(table, "yellow", window=ON_BUILD, titanium=1, ice=1, energy=1)
    assert table.offered("yellow") == ["play TA-04"]
    assert table.why("yellow", "play TA-09").rule == "AE-TAC-14"
    table.says("yellow", "play TA-04")
    assert table.stores("yellow") == {"titanium": 1, "tactics": 1}


@rule("AE-P-18")
def test_a_discount_counts_for_what_can_be_paid_only_in_its_window_and_turn(table: Table) -> None:
    table.hand("yellow", "TA-09")
    table.at()
    assert can_pay(table, "yellow", window=ON_BUY, titanium=2)
    assert not can_pay(table, "yellow", window=ON_BUY, titanium=3)
    assert not can_pay(table, "yellow", window=ON_BUILD, titanium=2)
    table.active("blue")
    assert not can_pay(table, "yellow", window=ON_BUY, titanium=2)


@rule("AE-P-18")
def test_two_modules_are_bought_with_one_discount() -> None:
    """AE-T-55."""
    table = Table(2)
    table.tiles(R1_1="BA-MF", R1_2="PL-S1")
    table.column("industry", "IN-01", "IN-03", "IN-04")
    table.stock("yellow", titanium=1)
    table.hand("yellow", "TA-09")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1", "go on", "take Industry 1")
    assert table.offered("yellow") == ["pay", "play TA-09"]
    table.says("yellow", "play TA-09", "take Industry 2", "at place 1")
    assert (table.stores("yellow"), table.space("yellow", "industry")) == ({}, 2)
    assert table.row("yellow", "industry") == ["IN-03", "IN-01"]


# The usual payment


@rule("AE-P-18")
def test_as_few_credits_as_possible(table: Table) -> None:
    table.stock("yellow", titanium=1, credit=3)
    pays(table, "yellow", titanium=2)
    table.says("yellow", "pay")
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-P-18")
def test_units_of_choice_come_from_the_largest_store(table: Table) -> None:
    table.stock("yellow", titanium=1, ice=3, energy=2)
    pays(table, "yellow", any=2)
    table.says("yellow", "pay")
    assert table.stores("yellow") == {"titanium": 1, "ice": 1, "energy": 2}


@rule("AE-P-18")
def test_of_equal_stores_titanium_comes_first_and_cards_last(table: Table) -> None:
    table.stock("yellow", titanium=1, nanocarbon=1, ice=1, credit=1, energy=1)
    table.hand("yellow", "TA-01")
    pays(table, "yellow", any=4)
    table.says("yellow", "pay")
    assert table.stores("yellow") == {"credit": 1, "tactics": 1}


@rule("AE-P-18")
def test_as_few_moons_as_possible_and_of_equal_ones_that_which_leaves_least_over(table: Table) -> None:
    table.claimed("yellow", "MO-S1", "MO-S3", "MO-S2")
    pays(table, "yellow", nanocarbon=1)
    table.says("yellow", "pay")
    assert (table.moons_of("yellow"), table.stores("yellow")) == (["MO-S1", "MO-S2"], {})


@rule("AE-P-18")
def test_a_moon_that_is_not_needed_stays(table: Table) -> None:
    table.stock("yellow", nanocarbon=1)
    table.claimed("yellow", "MO-S1")
    pays(table, "yellow", nanocarbon=1)
    table.says("yellow", "pay")
    assert (table.moons_of("yellow"), table.stores("yellow")) == (["MO-S1"], {})


@rule("AE-P-18")
def test_cards_on_moons_count_only_as_far_as_the_deck_can_give_them(table: Table) -> None:
    table.claimed("yellow", "NM-3")
    table.tactics("TA-01")
    table.at()
    assert can_pay(table, "yellow", tactics=1)
    assert not can_pay(table, "yellow", tactics=2)
    table.tactics("TA-01", discards=("TA-02",))
    assert can_pay(table, "yellow", tactics=2)
