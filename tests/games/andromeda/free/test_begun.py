"""AE-FREE-10: what stays open beside a decision that is begun and must be paid for."""

from __future__ import annotations

from games.andromeda.modules.scenes import no_decks
from games.andromeda.table import Table
from marks import rule


def launched(table: Table, base: str) -> None:
    """Yellow's first ship stands on an Alliance base."""
    table.tiles(R1_1="PL-I1", R1_2="PL-C1", R2_1=base)
    table.launched("yellow", "transport", "R2-1")


def spaceport(table: Table) -> None:
    """Yellow has a Spaceport far away, with its card face up."""
    table.tile("R5-5", "PL-C3")
    table.development("yellow", "R5-5")


@rule("AE-FREE-10")
def test_what_can_be_spent_besides_is_open_before_the_activation_of_a_base(table: Table) -> None:
    table.faction("yellow", "FB-08")
    table.stock("yellow", credit=1, titanium=4)
    table.hand("yellow", "TE-05")
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "play TE-05", "use power FB-08"]


@rule("AE-FREE-10")
def test_what_the_base_needs_cannot_be_spent_before(table: Table) -> None:
    table.faction("yellow", "FB-08")
    table.stock("yellow", credit=1, titanium=1)
    table.hand("yellow", "TE-05", "TE-05")
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "use power FB-08"]
    assert table.why("yellow", "play TE-05") == (
        "AE-FREE-10",
        "It would take what is needed for the decision that you have begun.",
    )


@rule("AE-FREE-10")
def test_not_even_one_way_to_pay_may_close_the_base(table: Table) -> None:
    """Any 2 resources might be both titanium, and the module costs 1."""
    table.column("industry", "IN-01")
    table.token("yellow", "DT-09")
    table.stock("yellow", titanium=2, energy=3)
    spaceport(table)
    launched(table, "BA-MF")
    assert table.offered("yellow") == ["go on", "use DT-09"]


@rule("AE-FREE-10")
def test_an_ability_card_is_open_if_the_base_can_be_paid_for_whatever_is_spent(table: Table) -> None:
    table.column("industry", "IN-01")
    table.stock("yellow", titanium=3, energy=3)
    spaceport(table)
    launched(table, "BA-MF")
    assert table.offered("yellow") == ["go on", "use card Spaceport"]


@rule("AE-FREE-10")
def test_a_shipyard_needs_nothing_so_everything_is_open_before_it(table: Table) -> None:
    table.faction("yellow", "FB-08")
    table.stock("yellow", credit=1)
    table.token("yellow", "DT-06")
    launched(table, "BA-SY")
    assert table.offered("yellow") == ["go on", "use DT-06", "use power FB-08"]


@rule("AE-FREE-10")
def test_ships_and_modules_are_no_resources_for_a_trade_hub(table: Table) -> None:
    table.column("industry", "IN-01", "IN-02")
    table.stock("yellow", ice=2)
    table.token("yellow", "DT-06", "ST-2")
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "use DT-06", "use ST-2"]


@rule("AE-FREE-10")
def test_a_module_that_alone_can_be_paid_for_is_not_taken_before(table: Table) -> None:
    table.column("industry", "IN-01")
    table.column("science", "SC-01")
    no_decks(table)
    table.stock("yellow", titanium=1)
    table.token("yellow", "DT-09", "ST-2")
    launched(table, "BA-MF")
    assert table.offered("yellow") == ["go on", "use DT-09"]


@rule("AE-FREE-10", "AE-MOD-09")
def test_it_is_taken_if_another_one_slides_down_to_its_price(table: Table) -> None:
    table.column("industry", "IN-01", "IN-02")
    no_decks(table)
    table.stock("yellow", titanium=1)
    table.token("yellow", "ST-2")
    launched(table, "BA-MF")
    table.says("yellow", "use ST-2", "take Industry 1", "at place 2")
    assert table.row("yellow", "industry") == ["IN-01", "IN-02"]


@rule("AE-FREE-10", "AE-MOD-09")
def test_beside_a_purchase_a_module_is_taken_if_another_one_can_be_paid_for(table: Table) -> None:
    table.column("industry", "IN-01", "IN-02")
    table.stock("yellow", titanium=2)
    table.token("yellow", "ST-2")
    launched(table, "BA-MF")
    assert table.offered("yellow") == ["go on", "use ST-2"]
    table.says("yellow", "go on")
    assert table.offered("yellow") == ["take Industry 1", "take Industry 2", "use ST-2"]
    table.says("yellow", "use ST-2", "take Industry 1", "at place 1")
    assert sorted(table.row("yellow", "industry")) == ["IN-01", "IN-02"]
    assert table.stores("yellow") == {}


@rule("AE-FREE-10")
def test_a_power_is_not_used_that_takes_what_the_base_needs(table: Table) -> None:
    table.faction("yellow", "FB-08")
    table.token("yellow", "DT-09")
    table.stock("yellow", credit=2)
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "use DT-09"]
    assert table.why("yellow", "use power FB-08") == (
        "AE-FREE-10",
        "It would take what is needed for the decision that you have begun.",
    )


@rule("AE-FREE-10")
def test_a_card_in_hand_that_pays_for_the_base_is_not_played_before(table: Table) -> None:
    table.hand("yellow", "TA-03", "TA-01")
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "play TA-01"]
    assert table.why("yellow", "play TA-03").rule == "AE-FREE-10"


@rule("AE-FREE-10")
def test_a_card_that_is_not_needed_is_played_before(table: Table) -> None:
    table.hand("yellow", "TA-03", "TA-02", "TA-02")
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "play TA-02", "play TA-03"]


@rule("AE-FREE-10", "AE-BASE-07")
def test_the_last_leader_is_kept_for_the_office(table: Table) -> None:
    table.tiles(R1_4="PL-I2", R1_5="PL-I3")
    table.ships("yellow", "R1-4", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", titanium=5, nanocarbon=5)
    table.token("yellow", "DT-09", "DT-13")
    launched(table, "BA-DO")
    assert table.offered("yellow") == ["go on", "use DT-09"]
    assert table.why("yellow", "use DT-13").rule == "AE-FREE-10"
