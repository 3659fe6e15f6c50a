"""AE-FREE-10: tokens that bring a ship, a module or a development, beside what must itself be paid for."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.state import WHO_CAN
from perihelion.games.andromeda.station.ships import BuildShip, GainUpgrades

TAKEN = ("AE-FREE-10", "It would take what is needed for the decision that you have begun.")


def launched(table: Table, base: str) -> None:
    """Yellow's first ship stands on an Alliance base."""
    table.tiles(R2_1=base)
    table.launched("yellow", "transport", "R2-1")


def industry(table: Table) -> None:
    """Industry modules for 1, 2 and 3 titanium."""
    table.column("industry", "IN-01", "IN-02", "IN-03")


def settlers(table: Table) -> None:
    """Transports on planets for 3 titanium and 1 energy, and for 3 titanium and 1 nanocarbon; leaders for
    both."""
    table.tiles(R1_1="PL-I1", R1_2="PL-I2")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("station", yellow=6)


# Beside a ship that is built


@rule("AE-FREE-10")
def test_a_ship_for_nothing_is_taken_beside_one_that_is_built(table: Table) -> None:
    table.stock("yellow", titanium=2, nanocarbon=1, ice=1)
    table.token("yellow", "DT-06")
    table.at(BuildShip(0, True))
    assert table.offered("yellow") == ["build transport", "build fighter", "use DT-06"]
    table.says("yellow", "use DT-06", "build fighter")
    assert table.fleet("yellow", "bay") == {"transport": 4, "fighter": 1}
    assert table.stores("yellow") == {"titanium": 1, "nanocarbon": 1}


@rule("AE-FREE-10")
def test_a_module_is_bought_beside_a_ship_if_any_ship_can_be_paid_after_it(table: Table) -> None:
    industry(table)
    table.stock("yellow", titanium=3, nanocarbon=1, ice=1)
    table.token("yellow", "DT-07")
    table.at(BuildShip(0, True))
    table.says("yellow", "use DT-07", "take Industry 3")
    table.let_fall()
    assert table.offered("yellow") == ["build transport", "build fighter"]
    table.says("yellow", "build fighter")
    assert table.stores("yellow") == {"ice": 1}


@rule("AE-FREE-10")
def test_no_module_is_bought_that_could_take_the_titanium_of_every_ship(table: Table) -> None:
    industry(table)
    table.stock("yellow", titanium=1, nanocarbon=2, ice=1)
    table.token("yellow", "DT-07")
    table.at(BuildShip(0, True))
    assert table.why("yellow", "use DT-07") == TAKEN
    assert table.offered("yellow") == ["build transport", "build science vessel"]


@rule("AE-FREE-10")
def test_a_development_is_built_beside_a_ship_that_can_be_paid_after_it(table: Table) -> None:
    settlers(table)
    table.stock("yellow", titanium=3, nanocarbon=2, ice=1, energy=1)
    table.token("yellow", "DT-13")
    table.at(BuildShip(0, True))
    table.says("yellow", "use DT-13", "develop R1-1", "save energy")
    assert table.offered("yellow") == ["build transport", "build science vessel", "use card Factory"]
    assert (table.owner("R1-1"), table.stores("yellow")["titanium"]) == ("yellow", 1)


@rule("AE-FREE-10")
def test_no_development_that_could_take_the_titanium_of_every_ship(table: Table) -> None:
    settlers(table)
    table.stock("yellow", titanium=2, nanocarbon=2, ice=1, energy=1)
    table.token("yellow", "DT-13")
    table.at(BuildShip(0, True))
    assert table.why("yellow", "use DT-13") == TAKEN


# Beside an upgrade


@rule("AE-FREE-10")
def test_beside_an_upgrade_nothing_is_paid_so_all_are_open(table: Table) -> None:
    settlers(table)
    industry(table)
    table.waiting_tiles("yellow", "NU-T1", "NU-T2")
    table.stock("yellow", titanium=3, energy=1)
    table.token("yellow", "DT-06", "DT-07", "DT-13")
    table.at(GainUpgrades(0, 1))
    table.says("yellow", "use DT-06", "build fighter", "use DT-07", "take Industry 1")
    table.let_fall()
    table.says("yellow", "use DT-13", "develop R1-1", "save titanium", "save titanium")
    assert table.owner("R1-1") == "yellow"
    assert table.offered("yellow") == ["install NU-T1", "install NU-T2"]


# Beside a module that is bought


@rule("AE-FREE-10")
def test_a_second_module_is_bought_beside_a_purchase_if_one_more_can_be_paid(table: Table) -> None:
    industry(table)
    table.stock("yellow", titanium=3)
    table.token("yellow", "DT-06", "DT-07")
    launched(table, "BA-MF")
    table.says("yellow", "go on")
    assert table.offered("yellow")[-2:] == ["use DT-06", "use DT-07"]
    table.says("yellow", "use DT-07", "take Industry 3", "use DT-06", "build fighter")
    assert table.offered("yellow") == ["take Industry 1", "take Industry 2"]


@rule("AE-FREE-10")
def test_the_last_credit_is_kept_for_the_purchase(table: Table) -> None:
    industry(table)
    table.column("science", "SC-01")
    table.stock("yellow", credit=1)
    table.token("yellow", "DT-07", "DT-09")
    launched(table, "BA-MF")
    assert table.why("yellow", "use DT-07") == TAKEN
    table.says("yellow", "go on")
    assert table.why("yellow", "use DT-07") == TAKEN
    assert table.offered("yellow") == ["take Science 1", "take Industry 1", "use DT-09"]


@rule("AE-FREE-10")
def test_a_development_beside_a_purchase_leaves_a_titanium_for_it(table: Table) -> None:
    settlers(table)
    industry(table)
    table.stock("yellow", titanium=3, energy=1)
    table.token("yellow", "DT-13")
    launched(table, "BA-MF")
    table.says("yellow", "go on", "use DT-13", "develop R1-1", "save energy")
    assert (table.owner("R1-1"), table.stores("yellow")) == ("yellow", {"energy": 1})
    assert table.row("yellow", "industry") == ["IN-01"]


@rule("AE-FREE-10")
def test_a_development_beside_a_purchase_may_not_take_the_last_titanium(table: Table) -> None:
    settlers(table)
    industry(table)
    table.stock("yellow", titanium=2, energy=1)
    table.token("yellow", "DT-09", "DT-13")
    launched(table, "BA-MF")
    table.says("yellow", "go on")
    assert table.why("yellow", "use DT-13") == TAKEN
    assert table.offered("yellow") == ["take Industry 1", "take Industry 2", "use DT-09"]


@rule("AE-FREE-10", "AE-TAC-14")
def test_a_discount_card_that_the_purchase_needs_could_be_played_for_the_token(table: Table) -> None:
    industry(table)
    table.token("yellow", "DT-07")
    table.hand("yellow", "TA-09")
    launched(table, "BA-MF")
    assert table.why("yellow", "use DT-07") == TAKEN


@rule("AE-FREE-10", "AE-TAC-14")
def test_with_a_titanium_besides_either_of_them_is_left(table: Table) -> None:
    industry(table)
    table.token("yellow", "DT-07")
    table.hand("yellow", "TA-09")
    table.stock("yellow", titanium=1)
    launched(table, "BA-MF")
    table.says("yellow", "use DT-07", "take Industry 3", "play TA-09")
    assert (table.row("yellow", "industry"), table.stores("yellow")) == (["IN-03"], {"titanium": 1})


# Beside a development


@rule("AE-FREE-10")
def test_ship_and_module_beside_a_development_that_can_be_paid_after_them(table: Table) -> None:
    settlers(table)
    industry(table)
    table.stock("yellow", titanium=4, nanocarbon=1, energy=1)
    table.token("yellow", "DT-06", "DT-07")
    table.at(Develop(0, 0))
    table.says("yellow", "use DT-06", "build fighter", "use DT-07", "take Industry 3")
    table.let_fall()
    assert table.offered("yellow") == ["develop R1-1", "develop R1-2"]


@rule("AE-FREE-10")
def test_no_module_beside_a_development_that_needs_all_titanium(table: Table) -> None:
    settlers(table)
    industry(table)
    table.stock("yellow", titanium=3, nanocarbon=1, energy=1)
    table.token("yellow", "DT-07")
    table.at(Develop(0, 0))
    assert table.why("yellow", "use DT-07") == TAKEN


@rule("AE-FREE-10")
def test_a_second_development_beside_one_if_both_can_be_paid(table: Table) -> None:
    settlers(table)
    table.stock("yellow", titanium=5, nanocarbon=1, energy=1)
    table.token("yellow", "DT-13")
    table.at(Develop(0, 0))
    table.says("yellow", "use DT-13", "develop R1-1", "save energy")
    assert (table.owner("R1-1"), table.owner("R1-2")) == ("yellow", "yellow")
    assert table.stores("yellow") == {"energy": 1}


@rule("AE-FREE-10", "AE-DEV-03")
def test_no_second_development_that_would_take_the_last_leader(table: Table) -> None:
    settlers(table)
    table.player("yellow").leaders = 1
    table.whole = False
    table.stock("yellow", titanium=9, nanocarbon=9, energy=9)
    table.token("yellow", "DT-13")
    table.at(Develop(0, 0))
    assert table.why("yellow", "use DT-13") == TAKEN


@rule("AE-FREE-10", "AE-DEV-07")
def test_no_second_development_that_would_leave_the_last_transport(table: Table) -> None:
    settlers(table)
    table.tiles(R5_1="PL-C1", R5_2="PL-C2", R5_3="PL-C3", R5_4="PL-V1")
    for space in ("R5-1", "R5-2", "R5-3", "R5-4"):
        table.development("yellow", space)
    table.player("yellow").abilities = (0, 0, 0, 0, 0)
    table.stock("yellow", titanium=9, nanocarbon=9, energy=9)
    table.token("yellow", "DT-13")
    table.at(Develop(0, 0))
    assert table.why("yellow", "use DT-13") == TAKEN


@rule("AE-FREE-10")
def test_no_second_development_that_could_leave_tokens_behind_which_pay_for_the_first(table: Table) -> None:
    settlers(table)
    table.tokens("R1-1", titanium=2)
    table.stock("yellow", titanium=3, nanocarbon=1, energy=1)
    table.token("yellow", "DT-13")
    table.at(Develop(0, 0))
    assert table.why("yellow", "use DT-13") == TAKEN
    table.says("yellow", "collect in R1-1")
    assert table.offered("yellow") == ["develop R1-1", "develop R1-2", "use DT-13"]


# Before the activation of a base


@rule("AE-FREE-10")
def test_before_a_base_is_activated_tokens_are_used_that_leave_its_price(table: Table) -> None:
    settlers(table)
    industry(table)
    table.stock("yellow", titanium=3, nanocarbon=1, ice=2, energy=1)
    table.token("yellow", "DT-06", "DT-07", "DT-13")
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "use DT-06", "use DT-07", "use DT-13"]
    table.says("yellow", "use DT-13", "develop R1-2", "save titanium", "save titanium")
    assert table.offered("yellow") == ["go on", "use DT-06", "use DT-07", "use card Factory"]
    table.says("yellow", "go on")
    assert table.offered("yellow") == ["pay", "pay titanium", "pay ice", "pay energy"]


@rule("AE-FREE-10")
def test_before_a_base_is_activated_tokens_are_refused_that_could_take_its_price(table: Table) -> None:
    settlers(table)
    industry(table)
    table.stock("yellow", titanium=2, energy=1)
    table.token("yellow", "DT-06", "DT-07", "DT-13")
    launched(table, "BA-TH")
    assert table.offered("yellow") == ["go on", "use DT-06", "use DT-07"]
    assert table.why("yellow", "use DT-13") == TAKEN


@rule("AE-FREE-10", "AE-BASE-07")
def test_before_the_office_a_development_is_built_if_another_one_can_be(table: Table) -> None:
    settlers(table)
    table.stock("yellow", titanium=5, nanocarbon=1, energy=1)
    table.token("yellow", "DT-13")
    launched(table, "BA-DO")
    table.says("yellow", "use DT-13", "develop R1-2", "save titanium", "save titanium", "go on")
    assert (table.owner("R1-1"), table.owner("R1-2")) == ("yellow", "yellow")


@rule("AE-FREE-10", "AE-P-25")
def test_a_token_that_could_do_nothing_is_refused_for_that(table: Table) -> None:
    table.stock("yellow", ice=2)
    table.token("yellow", "DT-09", "DT-13")
    launched(table, "BA-TH")
    assert table.why("yellow", "use DT-13") == (
        "AE-P-25",
        "It could do nothing now, or its cost cannot be paid.",
    )


@rule("AE-FREE-10", "AE-P-48")
def test_a_ship_that_is_about_to_move_becomes_no_development() -> None:
    table = Table(2, asked=WHO_CAN)
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R2_1="PL-C1")
    table.hand("yellow", "TA-15")
    table.leaders("station", yellow=3)
    table.stock("yellow", titanium=5, energy=5)
    table.token("yellow", "DT-13")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "play TA-15")
    assert table.offered("yellow") == ["to R1-2", "to R2-1"]
    assert table.why("yellow", "use DT-13") == TAKEN
