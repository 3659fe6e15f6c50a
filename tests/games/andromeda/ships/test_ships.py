"""Ships: built, limited in number, worth what is printed, and able to do what is printed."""

from __future__ import annotations

from games.andromeda.battle.scenes import HERE, fight, targeting
from games.andromeda.battle.scenes import field as planets
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.station.ships import BuildShip


@rule("AE-SHIP-01")
def test_a_ship_is_paid_and_goes_from_the_supply_to_the_bay(table: Table) -> None:
    table.stock("yellow", titanium=3, nanocarbon=1, ice=1)
    table.at(BuildShip(0, True))
    table.says("yellow", "build fighter")
    assert table.fleet("yellow", "bay") == {"transport": 3, "fighter": 1}
    assert "fighter" not in table.fleet("yellow", "supply")
    assert table.stores("yellow") == {"titanium": 1, "ice": 1}


@rule("AE-SHIP-01")
def test_a_ship_that_cannot_be_paid_for_is_refused(table: Table) -> None:
    table.stock("yellow", titanium=3, nanocarbon=1, ice=1)
    table.at(BuildShip(0, True))
    assert table.offered("yellow") == ["build transport", "build fighter", "build heavy cruiser"]
    assert table.why("yellow", "build science vessel").rule == "AE-SHIP-01"


@rule("AE-SHIP-01", "AE-SHIP-02")
def test_a_ship_that_is_not_in_the_supply_is_refused(table: Table) -> None:
    table.bay("yellow", "fighter")
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "heavy cruiser")
    table.at(BuildShip(0, False))
    assert table.offered("yellow") == ["build transport", "build science vessel"]
    assert table.why("yellow", "build fighter").rule == "AE-SHIP-01"


@rule("AE-SHIP-02")
def test_with_all_6_transports_out_no_further_one_is_built(table: Table) -> None:
    table.bay("yellow", *["transport"] * 5)
    table.at(BuildShip(0, False))
    assert "build transport" in table.offered("yellow")
    table.bay("yellow", *["transport"] * 6)
    table.at(BuildShip(0, False))
    assert "build transport" not in table.offered("yellow")


@rule("AE-SHIP-02", "AE-DEV-06")
def test_a_transport_in_a_development_counts_against_the_6(table: Table) -> None:
    table.tile("R1-1", "PL-S1")
    table.bay("yellow", *["transport"] * 5)
    table.development("yellow", "R1-1")
    table.at(BuildShip(0, False))
    assert "build transport" not in table.offered("yellow")


@rule("AE-SHIP-03")
def test_an_upgrade_gives_all_ships_of_its_type_all_its_values(table: Table) -> None:
    planets(table)
    table.upgrade("yellow", "NU-T2")
    fight(table, yellow="transport, transport", blue="transport")
    assert table.s.battle.dice[:2] == (4, 1)


@rule("AE-SHIP-03")
def test_the_printed_values_of_the_type_are_gone(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1", R2_2="PL-S2", R1_3="PL-S3")
    table.upgrade("yellow", "NU-T3")
    table.ships("yellow", "R1-1", "transport")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert {"to R1-3", "to N1"} <= set(table.offered("yellow"))
    table.upgrade("yellow", "NU-T2")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-2", "to R2-2"]


@rule("AE-SHIP-06")
def test_only_a_transport_opens_a_planet_to_a_development(table: Table) -> None:
    table.tiles(R1_1="BA-DO", R1_2="PL-M1", R1_3="BA-SY", R2_2="BA-MA")
    table.ships("yellow", "R1-2", "fighter")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=2)
    table.hand("yellow", "TB-01")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert "to R1-1" not in table.offered("yellow")
    assert table.why("yellow", "to R1-1").rule == "AE-BASE-07"
    table.ships("yellow", "R1-2", "transport")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert "to R1-1" in table.offered("yellow")


@rule("AE-SHIP-06", "AE-LAUNCH-04")
def test_attack_opens_regions_with_opposing_ships_to_a_first_launch(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.ships("blue", "R1-2", "transport")
    table.bay("yellow", "transport", "fighter")
    table.turn("yellow")
    table.says("yellow", "launch fighter")
    assert table.offered("yellow") == ["to R1-1", "to R1-2"]
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert "to R1-2" not in table.offered("yellow")


@rule("AE-SHIP-06", "AE-MAP-05")
def test_voyage_opens_nebulae(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.bay("yellow", "transport", "science vessel")
    table.turn("yellow")
    table.says("yellow", "launch science vessel")
    assert table.offered("yellow") == ["to R1-1", "to N1", "to N2", "to N3", "to N4", "to N5", "to N6"]


@rule("AE-SHIP-07")
def test_each_jump_costs_1_energy_and_opens_no_nebula(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R5_5="PL-S1", R5_4="PL-S2")
    table.ships("yellow", "R1-1", "transport")
    table.bay("yellow", "transport", "heavy cruiser")
    table.stock("yellow", energy=2)
    table.turn("yellow")
    table.says("yellow", "launch heavy cruiser")
    assert table.offered("yellow") == ["to R5-4", "to R5-5"]
    table.says("yellow", "to R5-5")
    assert table.stores("yellow") == {"energy": 1, "nanocarbon": 1}


@rule("AE-SHIP-07", "AE-ESC-03")
def test_a_jump_into_a_battle_costs_1_energy_for_each_ship(table: Table) -> None:
    planets(table)
    table.tile("R5-5", "PL-M1")
    table.ships("blue", "R5-5", "heavy cruiser")
    table.stock("blue", energy=2)
    fight(table, yellow="transport", blue="transport")
    assert table.offered("blue") == ["send heavy cruiser in R5-5", "done"]
    table.says("blue", "send heavy cruiser in R5-5")
    assert table.stores("blue") == {"energy": 1}
    assert table.fleet("blue", HERE) == {"transport": 1, "heavy cruiser": 1}


@rule("AE-SHIP-07")
def test_a_jump_is_no_free_move(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1")
    table.bay("yellow", "transport")
    table.ships("yellow", "R1-1", "heavy cruiser")
    table.stock("yellow", energy=5)
    table.turn("yellow")
    assert table.offered("yellow") == ["launch transport", "return to station"]


@rule("AE-SHIP-08")
def test_ships_with_targeting_add_up_to_at_most_5(table: Table) -> None:
    """AE-T-23."""
    planets(table)
    table.upgrade("yellow", "NU-T4")
    fight(table, yellow="transport, transport, fighter, science vessel", blue="transport")
    assert targeting(table)[:2] == (5, 1)


@rule("AE-SHIP-08")
def test_one_such_ship_raises_the_targeting_of_all(table: Table) -> None:
    planets(table)
    table.upgrade("yellow", "NU-F3")
    fight(table, yellow="transport, fighter", blue="transport, transport")
    assert targeting(table)[:2] == (3, 2)


@rule("AE-SHIP-09")
def test_a_ship_moved_by_a_card_enters_no_nebula_without_voyage(table: Table) -> None:
    table.tiles(R1_1="PL-S3", R1_2="PL-S1", R2_2="PL-S2")
    table.hand("yellow", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "play TA-15")
    assert table.offered("yellow") == ["to R1-2", "to R2-2"]


@rule("AE-SHIP-09")
def test_a_ship_with_voyage_is_moved_into_a_nebula(table: Table) -> None:
    table.tiles(R1_1="PL-S3", R1_2="PL-S1")
    table.hand("yellow", "TA-15")
    table.bay("yellow", "science vessel")
    table.launched("yellow", "science vessel", "R1-1")
    table.says("yellow", "go on", "play TA-15")
    assert table.offered("yellow") == ["to R1-2", "to N1", "to N6"]


@rule("AE-SHIP-09", "AE-TURN-08")
def test_the_launched_ship_is_moved_with_what_a_card_has_granted_it(table: Table) -> None:
    table.tiles(R1_1="PL-S3", R1_2="PL-S1")
    table.hand("yellow", "TA-06", "TA-15")
    table.turn("yellow")
    table.says("yellow", "play TA-06", "launch transport", "to R1-1", "go on", "play TA-15")
    assert table.offered("yellow") == ["to R1-2", "to N1", "to N6"]
    table.says("yellow", "to N1")
    assert table.fleet("yellow", "N1") == {"transport": 1}


def flees(table: Table, *join: str) -> None:
    """Yellow's transport is launched with Storm Pilots to blue's, these ships join it, and they want to
    leave."""
    table.tiles(R1_1="PL-S3", R1_2="PL-S1")
    table.ships("blue", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.hand("yellow", "TA-06", "TD-04")
    table.turn("yellow")
    table.says("yellow", "play TA-06", "launch transport", "to R1-1", "go on", "go on", "go on", *join)
    table.says("yellow", "play TD-04")


@rule("AE-SHIP-09", "AE-TURN-08")
def test_alone_the_launched_ship_flees_into_a_nebula(table: Table) -> None:
    flees(table, "done")
    assert table.offered("yellow") == ["to R1-2", "to N1", "to N6"]


@rule("AE-SHIP-09", "AE-TURN-08")
def test_no_other_ship_has_what_was_granted_the_launched_one(table: Table) -> None:
    flees(table, "send transport in R1-2")
    assert table.fleet("yellow", "R1-2") == {"transport": 2}


@rule("AE-SHIP-09", "AE-TURN-07")
def test_moving_activates_nothing_and_starts_no_battle(table: Table) -> None:
    table.tile("R1-1", "PL-S3")
    table.tile("R1-2", "PL-S1", "MO-S1", "")
    table.ships("blue", "R1-2", "transport")
    table.hand("yellow", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "play TA-15")
    assert table.fleet("yellow", "R1-2") == {"transport": 1}
    assert (table.top("R1-2"), table.moons_of("yellow")) == ("MO-S1", [])
    assert table.asked() == []
