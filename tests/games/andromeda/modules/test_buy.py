"""Modules are bought at the Alliance fields: prices, order, discounts, the duty to discard."""

from __future__ import annotations

from games.andromeda.modules.scenes import bottom, damage_of, field, market, spaces
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.events.card import RevealEvent
from perihelion.games.andromeda.modules.buy import ALL_TYPES, BuyModules


@rule("AE-MOD-01")
def test_each_of_four_types_has_a_column_a_row_and_a_track(table: Table) -> None:
    table.column("commerce", "CO-07")
    table.column("civilization", "CV-12")
    table.stock("yellow", credit=1, ice=1)
    field(table, "BA-OF")
    table.says("yellow", "take Commerce 1", "take Civilization 1", "advance Commerce")
    assert (table.row("yellow", "commerce"), table.row("yellow", "civilization")) == (["CO-07"], ["CV-12"])
    assert (table.space("yellow", "commerce"), table.space("yellow", "civilization")) == (1, 1)
    assert table.space("yellow", "supremacy") == 0


@rule("AE-MOD-03", "AE-P-15")
def test_the_price_is_that_of_the_space(table: Table) -> None:
    table.column("science", "SC-01", "SC-01", "SC-01")
    table.stock("yellow", nanocarbon=2)
    field(table)
    assert table.offered("yellow") == ["take Science 1", "take Science 2"]
    assert table.why("yellow", "take Science 3").rule == "AE-MOD-03"
    table.says("yellow", "take Science 2")
    assert table.stores("yellow") == {}


@rule("AE-MOD-03")
def test_the_top_space_of_commerce_costs_credits_and_a_material(table: Table) -> None:
    table.column("commerce", "CO-01", "CO-01", "CO-07")
    table.stock("yellow", credit=2, ice=1)
    field(table, "BA-OF")
    table.says("yellow", "take Commerce 3")
    assert table.stores("yellow") == {}
    assert table.row("yellow", "commerce") == ["CO-07"]


@rule("AE-MOD-04", "AE-P-15")
def test_both_modules_may_come_from_one_column_and_nothing_slides_between(table: Table) -> None:
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.stock("yellow", nanocarbon=4)
    field(table)
    table.says("yellow", "take Science 1")
    assert spaces(table, "science") == ["", "SC-03", "SC-06"]
    assert table.offered("yellow") == ["take Science 2", "take Science 3", "no more"]
    assert table.why("yellow", "take Science 1").rule == "AE-MOD-04"
    table.says("yellow", "take Science 3")
    assert table.row("yellow", "science") == ["SC-01", "SC-06"]
    assert table.stores("yellow") == {}


@rule("AE-MOD-04")
def test_a_paid_module_lies_on_no_station_until_all_are_paid(table: Table) -> None:
    table.column("science", "SC-01", "SC-03")
    table.stock("yellow", nanocarbon=3)
    field(table)
    table.says("yellow", "take Science 1")
    assert table.row("yellow", "science") == []
    assert table.space("yellow", "science") == 0
    table.says("yellow", "take Science 2")
    assert table.row("yellow", "science") == ["SC-01", "SC-03"]


@rule("AE-MOD-04", "AE-MOD-06", "AE-MOD-07", "AE-TRK-04")
def test_the_reward_of_a_module_pays_for_no_second_one(table: Table) -> None:
    """AE-T-53."""
    table.track("yellow", science=1)
    table.column("science", "SC-01", "SC-03")
    table.stock("yellow", nanocarbon=1)
    field(table)
    table.falls("find DT-02", "find DT-01", "find DT-01", "find DT-03", "find DT-03")
    table.says("yellow", "keep DT-02")
    assert (table.row("yellow", "science"), table.space("yellow", "science")) == (["SC-01"], 2)
    assert (bottom(table, "science"), table.row("yellow", "science")) == (["SC-03"], ["SC-01"])


@rule("AE-MOD-05")
def test_a_bought_module_comes_with_its_damage(table: Table) -> None:
    table.column("science", "SC-15")
    table.stock("yellow", nanocarbon=1)
    field(table)
    assert damage_of(table, "yellow", "science") == [2]


@rule("AE-MOD-05", "AE-MOD-10", "AE-MOD-06", "AE-P-50")
def test_a_free_module_costs_nothing_comes_with_damage_and_brings_a_step(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-V1")
    table.development("yellow", "R1-2")
    table.column("science", "SC-01", "SC-03", "SC-15")
    table.turn("yellow")
    table.says("yellow", "use card City", "take Science 3")
    assert (table.row("yellow", "science"), damage_of(table, "yellow", "science")) == (["SC-15"], [2])
    assert table.space("yellow", "science") == 1
    table.falls("reveal SC-06")
    assert spaces(table, "science") == ["SC-01", "SC-03", "SC-06"]


@rule("AE-MOD-10", "AE-MOD-08", "AE-P-50")
def test_a_single_module_costs_the_price_of_its_space_and_nothing_is_put_back(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.token("yellow", "DT-07")
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.column("civilization", "CV-12", "CV-13", "CV-14")
    table.stock("yellow", nanocarbon=1)
    table.turn("yellow")
    table.says("yellow", "use DT-07")
    assert table.offered("yellow") == [
        "take Science 1",
        "take Science 2",
        "take Science 3",
        "take Civilization 1",
        "take Civilization 2",
    ]
    table.says("yellow", "take Science 3")
    assert (table.row("yellow", "science"), table.stores("yellow")) == (["SC-06"], {})
    assert table.can_fall() != []


@rule("AE-P-50")
def test_a_token_for_a_module_is_not_offered_without_a_module_that_can_be_paid_for(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.token("yellow", "DT-07")
    table.stock("yellow", titanium=2)
    table.turn("yellow")
    assert "use DT-07" not in table.offered("yellow")
    table.column("science", "SC-01")
    table.turn("yellow")
    assert "use DT-07" in table.offered("yellow")


@rule("AE-P-50")
def test_a_free_module_is_not_offered_with_empty_columns(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.token("yellow", "ST-2")
    table.turn("yellow")
    assert "use ST-2" not in table.offered("yellow")
    table.column("commerce", "CO-07")
    table.turn("yellow")
    assert "use ST-2" in table.offered("yellow")


@rule("AE-MOD-06", "AE-P-15")
def test_two_types_bring_a_step_on_each_track_in_an_order_of_choice(table: Table) -> None:
    table.column("science", "SC-01")
    table.column("industry", "IN-01")
    table.stock("yellow", nanocarbon=1, titanium=1)
    field(table)
    table.says("yellow", "take Science 1", "take Industry 1")
    assert table.offered("yellow") == ["advance Science", "advance Industry"]
    assert table.why("yellow", "advance Commerce").rule == "AE-MOD-06"
    table.says("yellow", "advance Industry")
    assert (table.space("yellow", "science"), table.space("yellow", "industry")) == (1, 1)


@rule("AE-MOD-06")
def test_two_modules_of_a_type_bring_two_steps_without_a_question(table: Table) -> None:
    table.column("science", "SC-01", "SC-03")
    table.stock("yellow", nanocarbon=3)
    field(table)
    table.says("yellow", "take Science 1", "take Science 2")
    table.let_fall()
    assert table.offered("yellow")[0].startswith("keep ")
    assert table.space("yellow", "science") == 2


@rule("AE-MOD-06", "AE-MOD-07", "AE-TRK-09", "AE-EVT-02", "AE-EVT-04")
def test_the_event_comes_before_the_duty_to_discard(four: Table) -> None:
    """AE-T-31."""
    four.tiles(R1_2="BA-OF", R1_3="BA-SY", R1_4="BA-TH", R1_5="BA-MA", R2_1="BA-DO", R2_2="PL-S1")
    four.tiles(R2_3="PL-S2", R2_4="PL-S3", R2_5="PL-I1", R2_6="PL-I2", R3_1="PL-I3", R3_2="PL-C1")
    four.tiles(R3_3="PL-C2")
    four.s.marker = 7
    four.track("yellow", science=2)
    four.column("science", "SC-01", "SC-03")
    four.stock("yellow", nanocarbon=1)
    four.tile("R1-1", "BA-MF")
    four.turn("yellow")
    four.says("yellow", "launch transport", "to R1-1")
    four.falls("planet PL-V1", "moon MO-V1")
    assert (four.region("R3-4").moons, four.top("R3-4")) == (3, "MO-V1")
    assert (four.space("yellow", "science"), four.s.marker, four.s.planets.size()) == (3, 8, 6)
    assert bottom(four, "science") == ["SC-03"]
    four.let_fall(up_to=RevealEvent)
    four.falls("event GD-07", "nebula N1")
    assert (four.s.marker, four.asked()) == (0, ["blue"])


@rule("AE-MOD-07", "AE-P-15")
def test_whoever_buys_one_module_puts_another_of_these_columns_under_its_deck(table: Table) -> None:
    """AE-T-44."""
    table.column("commerce", "CO-07", "CO-01", "CO-02")
    table.column("civilization", "CV-12", "CV-13", "CV-14")
    table.column("science", "SC-01")
    table.stock("yellow", credit=1)
    field(table, "BA-OF")
    table.says("yellow", "take Commerce 1")
    assert table.offered("yellow") == [
        "put back Commerce 2",
        "put back Commerce 3",
        "put back Civilization 1",
        "put back Civilization 2",
        "put back Civilization 3",
    ]
    assert table.why("yellow", "put back Science 1").rule == "AE-MOD-07"
    table.says("yellow", "put back Civilization 2")
    assert bottom(table, "civilization") == ["CV-13"]


@rule("AE-MOD-07")
def test_whoever_buys_two_puts_nothing_back(table: Table) -> None:
    market(table)
    table.stock("yellow", ice=3)
    field(table, "BA-OF")
    table.says("yellow", "take Civilization 1", "take Civilization 2", "no")
    assert table.row("yellow", "civilization") == ["CV-12", "CV-13"]
    table.falls("reveal CV-17", "reveal CV-16")
    assert bottom(table, "civilization") == []


@rule("AE-MOD-07", "AE-P-15")
def test_the_first_module_must_be_bought_before_one_is_put_back(table: Table) -> None:
    market(table)
    table.stock("yellow", ice=1, credit=1)
    field(table, "BA-OF")
    assert "no more" not in table.offered("yellow")
    assert not [text for text in table.offered("yellow") if text.startswith("put back")]


@rule("AE-MOD-07")
def test_a_second_module_may_be_left_out_though_it_could_be_paid_for(table: Table) -> None:
    market(table)
    table.stock("yellow", ice=4)
    field(table, "BA-OF")
    table.says("yellow", "take Civilization 1", "no more", "put back Commerce 2")
    assert bottom(table, "commerce") == ["CO-02"]
    assert table.stores("yellow") == {"ice": 3}


@rule("AE-MOD-08")
def test_with_no_module_left_to_put_back_the_duty_lapses(table: Table) -> None:
    table.column("commerce", "CO-07")
    table.stock("yellow", credit=1)
    field(table, "BA-OF")
    assert table.row("yellow", "commerce") == ["CO-07"]
    assert table.can_fall() != []


@rule("AE-MOD-15")
def test_what_is_left_of_a_discount_counts_for_the_second_module(table: Table) -> None:
    """AE-T-70."""
    table.column("science", "SC-01")
    table.column("industry", "IN-01", "IN-03", "IN-04")
    table.hand("yellow", "TA-09")
    table.stock("yellow", titanium=2)
    field(table)
    table.says("yellow", "go on", "take Science 1", "play TA-09")
    assert table.stores("yellow") == {"titanium": 2}
    table.says("yellow", "take Industry 3")
    assert table.stores("yellow") == {}
    assert (table.row("yellow", "science"), table.row("yellow", "industry")) == (["SC-01"], ["IN-04"])


@rule("AE-MOD-15")
def test_a_discount_lowers_the_sum_of_both_prices(table: Table) -> None:
    """AE-T-55."""
    table.column("industry", "IN-01", "IN-03", "IN-04")
    table.hand("yellow", "TA-09")
    table.stock("yellow", titanium=1)
    field(table)
    table.says("yellow", "go on", "take Industry 1", "play TA-09", "take Industry 2", "at place 2")
    assert table.stores("yellow") == {}
    assert table.space("yellow", "industry") == 2


@rule("AE-MOD-15", "AE-TAC-14")
def test_a_discount_card_is_not_played_at_the_second_module(table: Table) -> None:
    table.column("industry", "IN-01", "IN-03", "IN-04")
    table.hand("yellow", "TA-09")
    table.stock("yellow", titanium=2, credit=1)
    field(table)
    table.says("yellow", "go on", "take Industry 1", "pay")
    assert table.offered("yellow") == ["take Industry 2", "no more"]
    table.says("yellow", "take Industry 2")
    assert (table.stores("yellow"), table.cards("yellow")) == ({"tactics": 1}, ["TA-09"])


@rule("AE-MOD-16", "AE-P-15")
def test_a_power_opens_all_columns_of_a_field_to_be_bought_and_put_back(table: Table) -> None:
    market(table)
    table.faction("yellow", "FB-03")
    table.stock("yellow", ice=1)
    field(table)
    assert table.row("yellow", "civilization") == ["CV-12"]
    assert {"put back Science 1", "put back Commerce 3"} <= set(table.offered("yellow"))


@rule("AE-MOD-16", "AE-BASE-01")
def test_with_such_a_power_a_module_of_any_column_opens_the_field(table: Table) -> None:
    market(table)
    table.tile("R1-1", "BA-MF")
    table.stock("yellow", ice=1)
    table.hand("yellow", "TA-01")
    table.turn("yellow")
    assert "launch transport" not in table.offered("yellow")
    table.faction("yellow", "FB-03")
    table.turn("yellow")
    assert "launch transport" in table.offered("yellow")


@rule("AE-MOD-01", "AE-P-15")
def test_a_module_of_another_column_is_refused(table: Table) -> None:
    market(table)
    table.stock("yellow", ice=1, nanocarbon=2)
    field(table)
    assert table.why("yellow", "take Civilization 1").rule == "AE-BASE-04"


@rule("AE-MOD-07")
def test_whoever_has_bought_nothing_discards_nothing(table: Table) -> None:
    market(table)
    table.at(BuyModules(0, ALL_TYPES, 2, True, 0))
    assert table.asked() == []
    assert spaces(table, "science") == ["SC-01", "SC-03", "SC-06"]


@rule("AE-MOD-07", "AE-BASE-05")
def test_without_the_price_of_any_module_a_field_is_not_launched_to(table: Table) -> None:
    """AE-T-44."""
    market(table)
    table.tiles(R1_1="BA-OF", R1_2="BA-SY", R1_3="PL-S1")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-2", "to R1-3"]
    assert table.why("yellow", "to R1-1").rule == "AE-BASE-05"
