"""Alliance bases: who may launch to them, and what they give."""

from __future__ import annotations

import pytest

from games.andromeda.launch.scenes import row, targets
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.launch.launch import ActivateRegion
from perihelion.games.andromeda.state import WHO_CAN


@pytest.fixture
def hub(table: Table) -> Table:
    """The Trade Hub in the middle of planets, and yellow one step from it."""
    row(table)
    table.tile("R2-2", "BA-TH")
    table.ships("yellow", "R1-1", "transport")
    return table


def open_to(table: Table, base: str, ship: str = "transport") -> bool:
    """Whether yellow may launch a ship to a base."""
    return base in targets(table, "yellow", ship)


@rule("AE-BASE-01")
def test_claimed_moons_count_for_a_base(hub: Table) -> None:
    hub.stock("yellow", ice=1)
    assert not open_to(hub, "R2-2")
    hub.claimed("yellow", "MO-S3")
    assert open_to(hub, "R2-2")


@rule("AE-BASE-01")
def test_tokens_in_the_base_and_where_own_ships_are_count(hub: Table) -> None:
    hub.tokens("R2-2", ice=1)
    assert not open_to(hub, "R2-2")
    hub.tokens("R1-1", energy=1)
    assert open_to(hub, "R2-2")


@rule("AE-BASE-01", "AE-BASE-02", "AE-BASE-05")
def test_ice_that_lies_in_a_field_buys_a_module_there(hub: Table) -> None:
    hub.tile("R2-2", "BA-OF")
    hub.column("civilization", "CV-12")
    assert not open_to(hub, "R2-2")
    hub.tokens("R2-2", ice=1)
    assert open_to(hub, "R2-2")
    hub.says("yellow", "to R2-2", "go on", "pay")
    assert (hub.row("yellow", "civilization"), hub.stores("yellow")) == (["CV-12"], {})


@rule("AE-BASE-01")
def test_tactics_cards_count_as_resources(hub: Table) -> None:
    hub.hand("yellow", "TB-01", "TB-02")
    assert open_to(hub, "R2-2")


@rule("AE-BASE-01")
def test_the_energy_of_a_jump_is_gone_when_a_base_is_judged(hub: Table) -> None:
    hub.tile("R2-4", "BA-MA")
    hub.bay("yellow", "heavy cruiser")
    hub.stock("yellow", energy=2)
    assert not open_to(hub, "R2-4", "heavy cruiser")
    assert hub.why("yellow", "to R2-4").rule == "AE-BASE-08"
    hub.stock("yellow", energy=3)
    assert open_to(hub, "R2-4", "heavy cruiser")


@rule("AE-BASE-01")
def test_what_the_own_first_launch_brings_counts(table: Table) -> None:
    row(table)
    table.tile("R2-2", "BA-TH")
    assert not open_to(table, "R2-2")
    table.faction("yellow", "FB-02")
    assert open_to(table, "R2-2")
    table.says("yellow", "to R2-2")
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-BASE-01")
def test_a_card_that_lowers_exactly_this_price_counts(hub: Table) -> None:
    hub.tile("R2-2", "BA-MF")
    hub.column("industry", "IN-01", "IN-02", "IN-03")
    assert not open_to(hub, "R2-2")
    hub.hand("yellow", "TA-09")
    assert open_to(hub, "R2-2")


@rule("AE-BASE-01", "AE-BASE-07")
def test_the_energy_of_a_jump_does_not_pay_for_a_development(hub: Table) -> None:
    hub.tile("R2-4", "BA-DO")
    hub.bay("yellow", "heavy cruiser")
    hub.leaders("station", yellow=1)
    hub.stock("yellow", titanium=3, energy=1)
    assert not open_to(hub, "R2-4", "heavy cruiser")
    hub.stock("yellow", titanium=3, energy=2)
    assert open_to(hub, "R2-4", "heavy cruiser")


@rule("AE-BASE-01")
def test_tokens_held_and_other_cards_count_only_when_used(hub: Table) -> None:
    hub.token("yellow", "DT-01")
    hub.hand("yellow", "TA-01")
    assert not open_to(hub, "R2-2")
    hub.turn("yellow")
    hub.says("yellow", "use DT-01")
    assert hub.stores("yellow") == {"credit": 2, "tactics": 1}
    hub.says("yellow", "launch transport")
    assert "to R2-2" in hub.offered("yellow")


@rule("AE-BASE-02")
def test_what_could_be_collected_is_collected_on_the_way(hub: Table) -> None:
    hub.tokens("R2-2", ice=2)
    hub.launched("yellow", "transport", "R2-2")
    hub.says("yellow", "go on", "pay")
    assert hub.stores("yellow") == {"credit": 2}
    assert sum(hub.region("R2-2").tokens) == 0


@rule("AE-BASE-02", "AE-BASE-07")
def test_leaders_that_could_be_recruited_are_paid_for_a_development(hub: Table) -> None:
    hub.tile("R2-2", "BA-DO")
    hub.ships("yellow", "R1-5", "transport")
    hub.stock("yellow", ice=3, nanocarbon=1)
    hub.leaders("station", yellow=1)
    hub.leaders("R2-2", yellow=1)
    hub.turn("yellow")
    hub.says("yellow", "launch transport", "to R2-2", "go on")
    assert hub.owner("R1-5") == "yellow"
    assert (hub.player("yellow").leaders, hub.region("R2-2").leaders) == (0, (0, 0))


@rule("AE-BASE-03", "AE-P-14")
def test_the_shipyard_builds_a_ship_for_its_price(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.stock("yellow", titanium=2, nanocarbon=1)
    table.launched("yellow", "transport", "R1-1")
    assert table.offered("yellow") == ["choose the first", "choose the second"]
    table.says("yellow", "choose the first")
    assert table.fleet("yellow", "bay") == {"transport": 2, "fighter": 1}
    assert table.stores("yellow") == {}


@rule("AE-BASE-03")
def test_the_shipyard_repairs_instead(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.stock("yellow", titanium=1, ice=1)
    table.ships("yellow", "yard", "fighter")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "choose the second")
    assert table.fleet("yellow", "barge") == {"fighter": 1}
    assert table.stores("yellow") == {"titanium": 1, "ice": 1}


@rule("AE-BASE-03", "AE-P-14")
def test_the_shipyard_can_always_be_activated_and_gives_a_point_at_least(table: Table) -> None:
    row(table)
    table.tile("R2-2", "BA-SY")
    assert open_to(table, "R2-2")
    table.says("yellow", "to R2-2")
    assert table.vp("yellow") == 1


@rule("AE-P-14")
def test_only_ships_of_the_supply_that_can_be_paid_for_are_built(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.stock("yellow", titanium=2, nanocarbon=2, ice=1)
    table.ships("yellow", "yard", "fighter")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "choose the first")
    assert table.offered("yellow") == ["build transport", "build science vessel"]
    assert table.why("yellow", "build fighter").text == "You have no fighter left in your supply."
    assert table.why("yellow", "build heavy cruiser").text == "You cannot pay for heavy cruiser."


@rule("AE-P-14")
def test_a_card_lowers_the_price_of_a_ship() -> None:
    table = Table(2, asked=WHO_CAN)
    table.tile("R1-1", "BA-SY")
    table.stock("yellow", titanium=2, nanocarbon=1)
    table.hand("yellow", "TA-04")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "choose the first", "build heavy cruiser", "play TA-04")
    table.says("yellow", "save titanium")
    assert table.fleet("yellow", "bay")["heavy cruiser"] == 1


@rule("AE-BASE-04")
def test_maximus_field_sells_one_or_two_science_and_industry_modules(table: Table) -> None:
    table.tile("R1-1", "BA-MF")
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.column("industry", "IN-01", "IN-03", "IN-04")
    table.column("commerce", "CO-02", "CO-03", "CO-04")
    table.stock("yellow", titanium=1, nanocarbon=1, credit=2)
    table.launched("yellow", "transport", "R1-1")
    assert table.s.marker == 3
    assert [word.split()[1] for word in table.offered("yellow")] == ["Science"] * 3 + ["Industry"] * 3
    table.says("yellow", "take Science 1", "pay", "take Industry 1", "pay")
    table.let_fall()
    table.says("yellow", "advance Science")
    table.let_fall()
    assert (table.row("yellow", "science"), table.row("yellow", "industry")) == (["SC-01"], ["IN-01"])


@rule("AE-BASE-04", "AE-BASE-05")
def test_without_a_module_that_can_be_paid_for_a_field_is_closed(table: Table) -> None:
    row(table)
    table.tiles(R2_2="BA-MF", R2_3="BA-OF")
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.column("civilization", "CV-01", "CV-02", "CV-03")
    table.stock("yellow", titanium=5)
    assert not open_to(table, "R2-2")
    assert table.why("yellow", "to R2-2").rule == "AE-BASE-04"
    assert table.why("yellow", "to R2-3").rule == "AE-BASE-05"
    table.stock("yellow", nanocarbon=1)
    assert open_to(table, "R2-2")
    table.stock("yellow", ice=1)
    assert open_to(table, "R2-3")


@rule("AE-BASE-05")
def test_odessa_field_sells_commerce_and_civilization_modules(table: Table) -> None:
    table.tile("R1-1", "BA-OF")
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.column("commerce", "CO-02", "CO-03", "CO-04")
    table.column("civilization", "CV-01", "CV-02", "CV-03")
    table.stock("yellow", ice=1, credit=1)
    table.launched("yellow", "transport", "R1-1")
    assert table.offered("yellow") == [
        "take Commerce 1",
        "take Commerce 2",
        "take Civilization 1",
        "take Civilization 2",
    ]
    assert table.why("yellow", "take Science 1").rule == "AE-BASE-04"


@rule("AE-BASE-06")
def test_the_marker_moves_before_anything_is_bought_and_its_planet_is_on_the_map_at_once(
    table: Table,
) -> None:
    table.tile("R1-1", "BA-MF")
    table.column("science", "SC-01", "SC-03", "SC-06")
    table.stock("yellow", nanocarbon=2)
    table.s.marker = 7
    table.launched("yellow", "transport", "R1-1")
    table.falls("planet PL-I1", "moon MO-I1")
    assert table.top("R1-2") == "MO-I1"
    assert table.s.marker == 8
    assert table.offered("yellow") == ["take Science 1", "take Science 2"]


@rule("AE-BASE-07")
def test_the_development_office_is_closed_to_whoever_can_build_nothing(hub: Table) -> None:
    hub.tile("R2-2", "BA-DO")
    hub.ships("yellow", "R1-5", "transport")
    hub.stock("yellow", ice=3, nanocarbon=1)
    hub.leaders("station", yellow=1)
    assert not open_to(hub, "R2-2")
    assert hub.why("yellow", "to R2-2").rule == "AE-BASE-07"
    hub.leaders("station", yellow=1)
    assert open_to(hub, "R2-2")


@rule("AE-BASE-08")
def test_the_monolith_takes_two_resources_for_three_cards(table: Table) -> None:
    table.tile("R1-1", "BA-MA")
    table.stock("yellow", ice=1)
    table.hand("yellow", "TB-01")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on")
    table.falls("draw TB-02", "draw TB-03", "draw TB-04")
    assert (table.cards("yellow"), table.discards()) == (["TB-02", "TB-03", "TB-04"], ["TB-01"])


@rule("AE-BASE-08")
def test_the_trade_hub_takes_two_resources_for_two_credits(table: Table) -> None:
    table.tile("R1-1", "BA-TH")
    table.stock("yellow", ice=2, titanium=1)
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "pay ice", "pay titanium")
    assert table.stores("yellow") == {"ice": 1, "credit": 2}


@rule("AE-BASE-09")
def test_a_base_gives_its_action_once_in_a_launch_and_to_the_next_who_comes(table: Table) -> None:
    row(table)
    table.tile("R2-2", "BA-TH")
    table.stock("yellow", ice=4)
    table.stock("blue", ice=2)
    table.bay("blue", "fighter")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R2-2")
    assert table.stores("yellow") == {"ice": 2, "credit": 2}
    table.says("blue", "launch fighter", "to R2-2")
    assert table.stores("blue") == {"credit": 2}


@rule("AE-BASE-10")
def test_an_activation_that_has_become_impossible_has_no_effect(table: Table) -> None:
    table.tile("R1-1", "BA-TH")
    table.s.target = 0
    table.stock("yellow", ice=1)
    table.at(ActivateRegion(0))
    assert table.stores("yellow") == {"ice": 1}
    assert table.asked() == []


@rule("AE-BASE-10")
def test_a_field_moves_the_marker_even_when_nothing_can_be_bought(table: Table) -> None:
    table.tile("R1-1", "BA-MF")
    table.s.target = 0
    table.at(ActivateRegion(0))
    assert table.s.marker == 3
    assert table.asked() == []


@rule("AE-BASE-09", "AE-OUT-12")
def test_what_a_base_gave_is_kept_when_the_ship_is_lost_there(table: Table) -> None:
    """AE-T-50."""
    row(table)
    table.tile("R2-2", "BA-TH")
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R2-2", "transport")
    table.stock("yellow", ice=2)
    table.launched("yellow", "transport", "R2-2")
    table.says("yellow", "done")
    table.falls("roll 1", "roll 6")
    table.says("yellow", "pass")
    assert table.stores("yellow") == {"credit": 2}
    assert table.fleet("yellow", "yard") == {"transport": 1}
    assert table.fleet("yellow", "R1-1") == {"transport": 1}
