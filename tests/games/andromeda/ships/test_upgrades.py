"""Ship upgrades: gained, with a free ship; replaced and lost."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.fleet import FIGHTER, HEAVY_CRUISER
from perihelion.games.andromeda.cards.ships import UPGRADE_IDS
from perihelion.games.andromeda.station.ships import GainUpgrades
from perihelion.games.andromeda.tracks.advance import Advance


@rule("AE-SHIP-04", "AE-P-32")
def test_one_of_the_own_tiles_is_chosen_and_a_ship_of_its_type_may_be_taken(table: Table) -> None:
    table.waiting_tiles("yellow", "NU-T1", "NU-F1", "NU-H2")
    table.at(GainUpgrades(0, 1))
    assert table.offered("yellow") == ["install NU-T1", "install NU-F1", "install NU-H2"]
    table.says("yellow", "install NU-F1", "yes")
    assert table.fleet("yellow", "bay") == {"transport": 3, "fighter": 1}
    assert [UPGRADE_IDS[tile] for tile in table.player("yellow").tiles] == ["NU-T1", "NU-H2"]


@rule("AE-SHIP-04", "AE-P-32")
def test_the_free_ship_may_be_declined(table: Table) -> None:
    table.waiting_tiles("yellow", "NU-F1")
    table.at(GainUpgrades(0, 1))
    table.says("yellow", "no")
    assert table.fleet("yellow", "bay") == {"transport": 3}
    assert UPGRADE_IDS[table.player("yellow").upgrades[FIGHTER]] == "NU-F1"


@rule("AE-SHIP-04")
def test_with_no_ship_of_that_type_in_the_supply_nothing_is_asked(table: Table) -> None:
    table.bay("yellow", "fighter")
    table.waiting_tiles("yellow", "NU-F1")
    table.at(GainUpgrades(0, 1))
    assert table.asked() == []
    assert table.fleet("yellow", "bay") == {"fighter": 1}


@rule("AE-SHIP-05")
def test_a_new_upgrade_replaces_the_old_one_which_leaves_the_game(table: Table) -> None:
    table.bay("yellow", "fighter")
    table.upgrade("yellow", "NU-F1")
    table.waiting_tiles("yellow", "NU-F2")
    table.at(GainUpgrades(0, 1))
    assert UPGRADE_IDS[table.player("yellow").upgrades[FIGHTER]] == "NU-F2"
    assert table.player("yellow").tiles == ()


@rule("AE-SHIP-05", "AE-P-32")
def test_without_a_tile_the_upgrade_is_lost(table: Table) -> None:
    table.at(GainUpgrades(0, 1))
    assert table.asked() == []
    assert table.fleet("yellow", "bay") == {"transport": 3}


@rule("AE-SHIP-05", "AE-SHD-05")
def test_markers_stay_only_on_shield_icons_that_are_still_there(table: Table) -> None:
    table.bay("yellow", "heavy cruiser")
    table.upgrade("yellow", "NU-H2")
    table.player("yellow").shields = (0, 0, 0, 3)
    table.waiting_tiles("yellow", "NU-H1")
    table.at(GainUpgrades(0, 1))
    assert table.player("yellow").shields[HEAVY_CRUISER] == 1


@rule("AE-TRK-05", "AE-P-32")
def test_an_industry_space_with_the_sign_gives_a_ship_upgrade(table: Table) -> None:
    table.track("yellow", industry=1)
    table.waiting_tiles("yellow", "NU-T1", "NU-F1")
    table.at(Advance(0, 1))
    table.says("yellow", "install NU-F1", "yes")
    assert table.space("yellow", "industry") == 2
    assert table.fleet("yellow", "bay") == {"transport": 3, "fighter": 1}


@rule("AE-TRK-05")
def test_a_space_without_the_sign_gives_none(table: Table) -> None:
    table.waiting_tiles("yellow", "NU-T1", "NU-F1")
    table.at(Advance(0, 1))
    assert table.asked() == []


@rule("AE-TRK-11", "AE-P-32")
def test_an_upgrade_gained_on_the_turn_of_another_is_chosen_at_once(table: Table) -> None:
    table.active("blue")
    table.waiting_tiles("yellow", "NU-T1", "NU-F1")
    table.at(GainUpgrades(0, 1))
    assert table.asked() == ["yellow"]
