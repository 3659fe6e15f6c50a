"""Cannons: targeted shots in combats, and one free shot before them."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.core.steps import chance
from perihelion.games.event_horizon.cards.tables import TILES
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.fight import FREE_SHOT, read_thrown
from perihelion.games.event_horizon.numbers import defense


def cannon(table: Table, name: str, *tiles: str, face: str = "moon") -> None:
    """Worlds with a player's flag and a cannon."""
    table.tile(*tiles, face=face)
    table.flag(name, *tiles)
    table.cannon(*tiles)


@rule("EH-CAN-01")
def test_a_cannon_belongs_to_the_flag_on_its_world(table: Table) -> None:
    cannon(table, "orange", "C02")
    table.ships("white", "C02", cruiser=1)
    table.at(Combats())
    assert table.offered("orange") == ["strike white cruiser", "hold fire"]


@rule("EH-CAN-02")
def test_a_5_destroys_the_chosen_ship_whatever_its_hp(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("orange", "C02", cruiser=1, drone=1)
    table.at(Combats())
    table.says("white", "strike orange drone mother")
    table.falls("roll 5")
    assert table.at_tile("orange", "C02") == ["cruiser"]


@rule("EH-CAN-02")
def test_a_4_misses(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 4")
    assert table.at_tile("orange", "C02") == ["cruiser"]


@rule("EH-CAN-02")
def test_a_cannon_shoots_at_the_beginning_of_every_combat_round(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", drone=2)
    table.at(Combats())
    table.says("white", "strike orange drone mother")
    table.falls("roll 1", "dice 1", "dice 1 1")
    assert (table.s.fight.round, table.offered("white")) == (2, ["strike orange drone mother", "hold fire"])


@rule("EH-CAN-03")
def test_targets_are_ships_ports_and_marauders_of_others_on_the_tile(three: Table) -> None:
    cannon(three, "white", "C02")
    three.ships("white", "C02", cruiser=1)
    three.ships("orange", "C02", drone=1, port=1)
    three.marauders("C02", 2)
    three.at(Combats())
    assert three.offered("white") == [
        "strike orange drone mother",
        "strike orange port",
        "strike marauder fleet 1",
        "hold fire",
    ]
    assert three.why("white", "strike white cruiser").rule == "EH-CAN-03"
    assert three.why("white", "strike purple cruiser").rule == "EH-CAN-03"


@rule("EH-CAN-03")
def test_the_owner_may_hold_fire(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.says("white", "hold fire")
    assert (chance(table.s), table.asked(), table.at_tile("orange", "C02")) == (None, [], ["cruiser"])


@rule("EH-CAN-03", "EH-CMB-18")
def test_case_e24_the_cannon_of_an_absent_owner_shoots_before_every_round(three: Table) -> None:
    cannon(three, "orange", "C02", face="green")
    three.ships("white", "C02", cruiser=2)
    three.ships("purple", "C02", cruiser=2)
    three.at(Combats())
    assert three.offered("orange") == ["strike white cruiser", "strike purple cruiser", "hold fire"]
    three.says("orange", "strike purple cruiser")
    three.falls("roll 6", "dice 1 1", "dice 1")
    three.says("orange", "strike white cruiser")
    three.falls("roll 1", "dice 1 5", "dice 1")
    assert (three.vp("white"), three.vp("orange"), defense(three.s, tile_of("C02"))) == (1, 0, 10)


@rule("EH-CAN-04")
def test_cannons_fire_in_player_order_each_shot_resolved_before_the_next(three: Table) -> None:
    cannon(three, "white", "C02")
    cannon(three, "orange", "B11")
    three.s.order = [1, 0, 2]
    three.ships("purple", "C02", cruiser=1)
    three.ships("purple", "B11", cruiser=1)
    three.at(Combats())
    three.says("orange", "strike purple cruiser")
    three.falls("roll 6")
    assert (three.at_tile("purple", "B11"), three.asked()) == ([], ["white"])


@rule("EH-CAN-04")
def test_an_owner_of_several_cannons_picks_their_order(table: Table) -> None:
    cannon(table, "white", "C02", "B11")
    table.ships("orange", "C02", cruiser=1)
    table.ships("orange", "B11", cruiser=1)
    table.at(Combats())
    assert table.offered("white") == ["shoot from C02", "shoot from B11", "hold fire"]
    table.says("white", "shoot from B11")
    table.falls("roll 6")
    assert table.at_tile("orange", "B11") == []
    assert table.offered("white") == ["strike orange cruiser", "hold fire"]


@rule("EH-CAN-04")
def test_holding_fire_holds_all_cannons_that_are_left(table: Table) -> None:
    cannon(table, "white", "C02", "B11")
    table.ships("orange", "C02", cruiser=1)
    table.ships("orange", "B11", cruiser=1)
    table.at(Combats())
    table.says("white", "hold fire")
    assert (chance(table.s), table.asked()) == (None, [])


@rule("EH-CAN-04")
def test_only_own_cannons_with_a_target_can_be_picked(table: Table) -> None:
    cannon(table, "white", "C02", "B11", "B05")
    table.ships("orange", "C02", cruiser=2)
    table.ships("orange", "B11", cruiser=2)
    table.at(Combats())
    assert table.why("white", "shoot from B05").rule == "EH-CAN-05"
    assert table.why("white", "shoot from B07").rule == "EH-CAN-01"


@rule("EH-CAN-05", "EH-CAP-02")
def test_case_e21_a_free_shot_at_a_fleet_alone_on_a_world_with_a_cannon(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("orange", "C02", cruiser=2)
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 5")
    assert (table.at_tile("orange", "C02"), defense(table.s, tile_of("C02"))) == (["cruiser"], 3)
    assert (table.asked(), table.s.fight.kind, table.s.fight.on) == ([], FREE_SHOT, False)


@rule("EH-CAN-05")
def test_a_free_shot_is_not_taken_at_a_contested_tile(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("orange", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.says("white", "hold fire")
    assert TILES[table.s.fight.tile] == "C02"
    assert table.s.fight.round == 1


@rule("EH-CAN-05")
def test_the_die_of_a_free_shot_lies_on_the_table(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 2")
    assert [read_thrown(code) for code in table.s.fight.dice] == [(0, 0, 1, 5, 1, True)]


@rule("EH-CAN-06")
def test_below_level_9_a_cannon_does_not_reach_the_next_tile(table: Table) -> None:
    cannon(table, "white", "C02")
    table.player("white").level = 8
    table.ships("orange", "C03", cruiser=1)
    table.at(Combats())
    assert table.asked() == []


@rule("EH-CAN-06")
def test_cannon_2_takes_its_free_shot_at_the_own_or_an_adjacent_tile(table: Table) -> None:
    cannon(table, "white", "C02")
    table.player("white").level = 9
    table.ships("orange", "C03", cruiser=1)
    table.ships("orange", "C02", drone=1)
    table.ships("orange", "C04", drone=1)
    table.at(Combats())
    assert table.offered("white") == ["aim at C02", "aim at C03", "hold fire"]
    assert table.why("white", "aim at C04").rule == "EH-CAN-06"
    assert table.why("white", "aim at B03").rule == "EH-CAN-03"
    table.says("white", "aim at C03")
    table.falls("roll 6")
    assert table.at_tile("orange", "C03") == []


@rule("EH-CAN-05", "EH-CAN-06")
def test_a_cannon_has_one_free_shot_and_none_at_a_contested_neighbour(table: Table) -> None:
    cannon(table, "white", "C02")
    table.player("white").level = 9
    table.ships("orange", "C03", cruiser=2)
    table.ships("orange", "B02", cruiser=1)
    table.ships("orange", "B03", cruiser=1)
    table.ships("white", "B03", cruiser=1)
    table.at(Combats())
    assert table.offered("white") == ["aim at C03", "aim at B02", "hold fire"]
    assert table.why("white", "aim at B03").rule == "EH-CAN-05"
    table.says("white", "aim at C03")
    table.falls("roll 1")
    assert TILES[table.s.fight.tile] == "B03"


@rule("EH-CAN-06")
def test_cannon_2_shoots_in_combats_on_adjacent_tiles_once_in_a_round(table: Table) -> None:
    cannon(table, "white", "C02", "C04")
    table.player("white").level = 9
    table.ships("orange", "C03", drone=2)
    table.ships("white", "C03", cruiser=1)
    table.at(Combats())
    table.says("white", "strike orange drone mother")
    table.falls("roll 1")
    table.says("white", "strike orange drone mother")
    table.falls("roll 6", "dice 1", "dice 1")
    assert (table.s.fight.round, table.asked()) == (2, ["white"])


@rule("EH-WH-07", "EH-CAN-06")
def test_a_wormhole_does_not_lengthen_the_range(table: Table) -> None:
    cannon(table, "white", "C02")
    table.player("white").level = 9
    table.wormhole("C02", "B11")
    table.ships("orange", "B11", cruiser=1)
    table.at(Combats())
    assert table.asked() == []


@rule("EH-CAN-07")
def test_a_free_shot_gives_no_points(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("orange", "C02", cruiser=1)
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 6")
    assert (table.at_tile("orange", "C02"), table.vp("white")) == ([], 0)


@rule("EH-CAN-07")
def test_a_fleet_destroyed_by_a_shot_in_a_combat_is_defeated(three: Table) -> None:
    cannon(three, "orange", "C02")
    three.ships("white", "C02", cruiser=1)
    three.ships("purple", "C02", cruiser=1)
    three.at(Combats())
    three.says("orange", "strike purple cruiser")
    three.falls("roll 6")
    assert (three.vp("white"), three.vp("orange")) == (1, 0)


@rule("EH-CAN-08")
def test_a_cannon_shoots_for_the_new_owner_after_the_capture(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("white", "C02", cruiser=1)
    table.at(Combats())
    assert table.asked() == []
    table.s.owners[tile_of("C02")] = 1
    table.at(Combats())
    assert table.offered("orange") == ["strike white cruiser", "hold fire"]


@rule("EH-SP-11")
def test_a_deflector_veil_does_not_stop_a_cannon_shot(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=2)
    table.special("orange", "Deflector Veil", "cruiser")
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 5")
    assert (table.at_tile("orange", "C02"), table.s.fight.veiled) == (["cruiser"], 0)


@rule("EH-CAN-04")
def test_in_a_combat_round_too_cannons_fire_in_player_order(three: Table) -> None:
    cannon(three, "white", "C02")
    cannon(three, "orange", "C04")
    three.s.order = [1, 0, 2]
    for name in ("white", "orange"):
        three.player(name).level = 9
    three.ships("purple", "C03", drone=2)
    three.marauders("C03", 2)
    three.at(Combats())
    assert three.asked() == ["orange"]
    three.says("orange", "hold fire")
    assert three.asked() == ["white"]


@rule("EH-CMB-06", "EH-CAN-06")
def test_no_further_cannon_shoots_once_a_shot_has_decided_the_combat(three: Table) -> None:
    cannon(three, "white", "C02")
    cannon(three, "purple", "C04")
    three.player("purple").level = 9
    three.ships("white", "C03", cruiser=1)
    three.ships("orange", "C03", cruiser=1)
    three.player("white").level = 9
    three.at(Combats())
    three.says("white", "strike orange cruiser")
    three.falls("roll 6")
    assert (three.asked(), three.at_tile("white", "C03"), three.vp("white")) == ([], ["cruiser"], 1)


@rule("EH-CMB-06")
def test_a_combat_decided_by_a_cannon_ends_before_the_ambush(table: Table) -> None:
    cannon(table, "white", "C02")
    table.ships("white", "C02", cruiser=1)
    table.ships("orange", "C02", cruiser=1)
    table.special("white", "Ambush Protocol", "cruiser")
    table.at(Combats())
    table.says("white", "strike orange cruiser")
    table.falls("roll 6")
    assert (chance(table.s), table.asked(), table.vp("white")) == (None, [], 1)
