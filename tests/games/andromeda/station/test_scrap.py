"""Ships that suffer damage: shields, the scrapyard, cards that save them."""

from __future__ import annotations

from games.andromeda.battle.scenes import HERE, field, fight
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.battle.outcome import HitFleet
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.ships import SHIELDS
from perihelion.games.andromeda.home.activate import AllHome
from perihelion.games.andromeda.station.scrap import ScrapShips
from perihelion.games.andromeda.station.ships import Install

EVERYWHERE = (1 << len(REGIONS)) - 1


def beaten(table: Table, *ships: str) -> None:
    """Yellow has lost a battle with these ships, without cards and operations."""
    table.ships("yellow", HERE, *ships)
    table.s.target = REGIONS.index(HERE)
    table.at(HitFleet(0))


def scraps(table: Table, count: int) -> None:
    """So many ships of yellow are scrapped by an effect."""
    table.at(ScrapShips(0, count, EVERYWHERE))


@rule("AE-SCRAP-01", "AE-SCRAP-02")
def test_a_ship_that_suffers_damage_by_an_effect_goes_to_the_top_area(table: Table) -> None:
    field(table)
    table.ships("yellow", "R2-2", "transport")
    scraps(table, 1)
    assert (table.fleet("yellow", "R2-2"), table.fleet("yellow", "yard")) == ({}, {"transport": 1})
    assert table.fleet("yellow", "barge") == {}


@rule("AE-SCRAP-01", "AE-SHD-01")
def test_a_shield_saves_a_ship_from_an_effect_too(table: Table) -> None:
    field(table)
    table.ships("yellow", "R2-2", "heavy cruiser")
    scraps(table, 1)
    assert table.fleet("yellow", "R2-2") == {"heavy cruiser": 1}
    assert table.player("yellow").shields == (0, 0, 0, 1)


@rule("AE-SCRAP-02")
def test_a_scrapped_raider_goes_back_to_its_card_and_not_to_the_scrapyard(table: Table) -> None:
    field(table)
    table.raider(HERE, "A")
    fight(table, yellow="transport, fighter")
    table.falls("roll 6 6 6", "roll 5 5 5")
    assert (table.raiders_in(HERE), table.raider_card("A").left) == ("", 1)


@rule("AE-SCRAP-03")
def test_with_all_ships_in_the_scrapyard_the_next_launch_is_a_first_launch(table: Table) -> None:
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_5="PL-S1")
    table.ships("yellow", "yard", "fighter")
    table.ships("yellow", "barge", "heavy cruiser")
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-1", "to R1-2", "to R1-5"]


@rule("AE-SCRAP-03")
def test_scrapped_ships_are_launched_again_after_a_return(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.ships("yellow", "yard", "fighter")
    table.turn("yellow")
    assert table.why("yellow", "launch fighter").rule == "AE-LAUNCH-02"
    table.says("yellow", "return to station")
    assert table.fleet("yellow", "bay") == {"transport": 3, "fighter": 1}


@rule("AE-SCRAP-04")
def test_the_owner_chooses_which_ships_are_scrapped(table: Table) -> None:
    field(table)
    table.ships("yellow", "R2-2", "transport", "fighter")
    table.ships("yellow", "R2-4", "transport")
    scraps(table, 2)
    assert table.offered("yellow") == [
        "scrap transport in R2-2",
        "scrap fighter in R2-2",
        "scrap transport in R2-4",
    ]
    table.says("yellow", "scrap transport in R2-4", "scrap transport in R2-2")
    assert table.fleet("yellow", "R2-2") == {"fighter": 1}


@rule("AE-SCRAP-04")
def test_why_a_ship_elsewhere_is_not_scrapped_is_told(table: Table) -> None:
    field(table)
    table.ships("yellow", "R2-2", "transport", "fighter")
    scraps(table, 1)
    assert table.why("yellow", "scrap transport in R2-4").rule == "AE-SCRAP-04"


@rule("AE-SCRAP-04", "AE-P-42")
def test_shields_come_first_and_cards_save_only_ships_that_would_be_scrapped(table: Table) -> None:
    table.hand("yellow", "TB-06")
    table.s.active = 1
    field(table)
    table.ships("yellow", HERE, "heavy cruiser", "transport", "fighter")
    fight(table, blue="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 6", "roll 5 5 5 5 5 5")
    table.says("yellow", "pass", "play TB-06", "pass")
    assert table.offered("yellow") == ["save ship transport", "save ship fighter", "done"]
    assert table.why("yellow", "save ship heavy cruiser").rule == "AE-P-42"
    table.says("yellow", "save ship fighter")
    assert table.fleet("yellow", HERE) == {"heavy cruiser": 1}
    assert table.fleet("yellow", "yard") == {"transport": 1}
    assert table.fleet("yellow", "bay") == {"transport": 2, "fighter": 1}


@rule("AE-P-42", "AE-SCRAP-04")
def test_several_cards_save_in_the_order_in_which_they_were_played(table: Table) -> None:
    """AE-T-69."""
    table.hand("yellow", "TB-06", "TB-05")
    field(table)
    fight(table, yellow="fighter, transport, transport", blue="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 5 5 5 5", "roll 6")
    table.says("yellow", "pass", "play TB-06", "play TB-05", "pass")
    table.says("yellow", "save ship transport")
    assert table.fleet("yellow", "bay") == {"transport": 2}
    table.says("yellow", "save ship fighter", "save ship transport")
    assert table.fleet("yellow", "barge") == {"transport": 1, "fighter": 1}
    assert table.fleet("yellow", "yard") == {}


@rule("AE-P-42")
def test_a_card_need_not_save_anything(table: Table) -> None:
    table.hand("yellow", "TB-06")
    field(table)
    fight(table, yellow="transport, transport", blue="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 5 5", "roll 6")
    table.says("yellow", "pass", "play TB-06", "pass", "done")
    assert table.fleet("yellow", "yard") == {"transport": 2}


@rule("AE-P-42")
def test_no_card_is_played_to_save_ships_that_a_shield_saves(table: Table) -> None:
    table.hand("yellow", "TB-06")
    field(table)
    fight(table, yellow="heavy cruiser", blue="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 5 5 5", "roll 6")
    table.says("yellow", "pass")
    assert table.offered("yellow") == ["pass"]
    assert table.why("yellow", "play TB-06").rule == "AE-TAC-12"


@rule("AE-P-42", "AE-TAC-12")
def test_no_second_card_is_played_for_ships_that_are_saved_already(table: Table) -> None:
    table.hand("yellow", "TB-06", "TB-05")
    field(table)
    fight(table, yellow="transport", blue="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 5", "roll 6")
    table.says("yellow", "pass", "play TB-06")
    assert table.offered("yellow") == ["pass"]


@rule("AE-SHD-01")
def test_a_shield_takes_one_marker_however_great_the_defeat(table: Table) -> None:
    table.upgrade("yellow", "NU-H2")
    beaten(table, "heavy cruiser")
    assert table.fleet("yellow", HERE) == {"heavy cruiser": 1}
    assert table.player("yellow").shields == (0, 0, 0, 1)


@rule("AE-SHD-02", "AE-SHD-05")
def test_with_all_shields_covered_the_ship_is_scrapped_and_its_markers_go(table: Table) -> None:
    """AE-T-24."""
    beaten(table, "heavy cruiser")
    assert table.player("yellow").shields == (0, 0, 0, 1)
    table.at(HitFleet(0))
    assert table.fleet("yellow", "yard") == {"heavy cruiser": 1}
    assert table.player("yellow").shields == (0, 0, 0, 0)


@rule("AE-SHD-02", "AE-SCRAP-01")
def test_the_markers_go_with_a_ship_that_an_effect_scraps(table: Table) -> None:
    field(table)
    table.ships("yellow", "R2-2", "heavy cruiser")
    scraps(table, 1)
    assert table.player("yellow").shields == (0, 0, 0, 1)
    scraps(table, 1)
    assert table.fleet("yellow", "yard") == {"heavy cruiser": 1}
    assert table.player("yellow").shields == (0, 0, 0, 0)


@rule("AE-SHD-05")
def test_a_return_removes_all_markers_from_shields(table: Table) -> None:
    """AE-T-24."""
    beaten(table, "heavy cruiser")
    table.at(AllHome(0))
    assert table.player("yellow").shields == (0, 0, 0, 0)
    beaten(table, "heavy cruiser")
    assert table.fleet("yellow", HERE) == {"heavy cruiser": 1}
    assert table.player("yellow").shields == (0, 0, 0, 1)


@rule("AE-SHD-03")
def test_each_uncovered_icon_saves_one_of_several_ships_and_then_the_markers_go(table: Table) -> None:
    player = table.player("yellow")
    # No tile gives shields to the type of which there are several.
    player.stats = (*player.stats[:SHIELDS], 2, *player.stats[SHIELDS + 1 :])
    beaten(table, "transport", "transport", "transport")
    assert table.fleet("yellow", HERE) == {"transport": 2}
    assert table.fleet("yellow", "yard") == {"transport": 1}
    assert player.shields == (0, 0, 0, 0)


@rule("AE-SHD-05")
def test_a_new_upgrade_keeps_markers_on_icons_that_are_still_there(table: Table) -> None:
    table.upgrade("yellow", "NU-H2")
    table.player("yellow").shields = (0, 0, 0, 3)
    table.waiting_tiles("yellow", "UU-06")
    table.at(Install(0))
    table.says("yellow", "no")
    assert table.player("yellow").tiles == ()
    assert table.player("yellow").shields == (0, 0, 0, 2)


@rule("AE-SHIP-04")
def test_why_a_tile_is_not_installed_is_told(table: Table) -> None:
    table.waiting_tiles("yellow", "NU-F1", "NU-T1")
    table.at(Install(0))
    assert table.why("yellow", "install NU-H1").rule == "AE-SHIP-04"


@rule("AE-OPT-05")
def test_where_upgrades_are_final_a_type_is_upgraded_only_once() -> None:
    table = Table(2, final_upgrades=True)
    table.upgrade("yellow", "NU-F2")
    table.waiting_tiles("yellow", "NU-F1", "NU-T1", "NU-H1")
    table.at(Install(0))
    assert table.offered("yellow") == ["install NU-T1", "install NU-H1"]
    assert table.why("yellow", "install NU-F1").rule == "AE-OPT-05"
