"""Hits are assigned and casualties removed."""

from __future__ import annotations

from games.event_horizon.table import Table, seat_of, tile_of
from marks import rule
from perihelion.games.event_horizon.board.fleet import fleet_number, fleet_ships
from perihelion.games.event_horizon.cards.tables import MARAUDERS, SIDES
from perihelion.games.event_horizon.combat.hits import TakeHits
from perihelion.games.event_horizon.fight import (
    AIMED,
    ATTACKING_ROLL,
    COMBAT,
    PLAIN,
    SIDE_COUNT,
    lane,
    new_fight,
    thrown,
)
from perihelion.games.event_horizon.words import VOLLEYS


def pending(table: Table, kind: int = COMBAT, **hits: int) -> None:
    """Dice have been thrown on C02: `pending(table, orange=2)`."""
    table.s.fight = new_fight(kind, tile_of("C02"), 0)
    for name, number in hits.items():
        plain(table, name, number)


def plain(table: Table, target: str, number: int) -> None:
    """So many sixes were thrown against a side."""
    throw(table, MARAUDERS, SIDES.index(target), number, PLAIN)
    table.s.fight.hits[SIDES.index(target)] += number


def aimed(table: Table, shooter: str, target: str, number: int) -> None:
    """So many targeted sixes were thrown by a player."""
    throw(table, seat_of(shooter), SIDES.index(target), number, AIMED)
    table.s.fight.aimed[lane(seat_of(shooter), SIDES.index(target))] += number


def throw(table: Table, side: int, target: int, sixes: int, how: int) -> None:
    volley = VOLLEYS.index((6,))
    table.s.fight.dice += [thrown(1, side, target, 6, volley, how)] * sixes


def take(table: Table) -> None:
    table.at(TakeHits(tile_of("C02")))


@rule("EH-CMB-13")
def test_the_owner_puts_hits_on_any_own_ships_ports_included(table: Table) -> None:
    table.ships("orange", "C02", cruiser=2, drone=1, port=1)
    pending(table, orange=2)
    take(table)
    assert table.offered("orange") == ["hit cruiser", "hit drone mother", "hit port"]
    table.says("orange", "hit port", "hit drone mother")
    assert table.at_tile("orange", "C02") == ["cruiser", "cruiser", "drone mother damaged"]


@rule("EH-CMB-13")
def test_a_fleet_of_equal_ships_takes_a_hit_without_a_question(table: Table) -> None:
    table.ships("orange", "C02", cruiser=3)
    pending(table, orange=2)
    take(table)
    assert table.at_tile("orange", "C02") == ["cruiser"]


@rule("EH-CMB-15")
def test_a_ship_with_fewer_hits_than_hp_stays_damaged_and_a_second_hit_destroys_it(table: Table) -> None:
    table.ships("orange", "C02", drone=2)
    pending(table, orange=2)
    take(table)
    assert table.offered("orange") == ["hit drone mother", "hit drone mother damaged"]
    table.says("orange", "hit drone mother damaged")
    assert table.at_tile("orange", "C02") == ["drone mother"]


@rule("EH-CMB-15")
def test_a_fleet_with_no_more_hp_than_hits_is_gone_and_the_rest_is_lost(table: Table) -> None:
    table.ships("orange", "C02", cruiser=1, drone=1)
    pending(table, orange=7)
    take(table)
    assert table.at_tile("orange", "C02") == []
    assert table.player("orange").occupied == 0
    assert table.s.fight.hits == [0] * SIDE_COUNT


@rule("EH-CMB-15", "EH-SU-13")
def test_case_e34_three_hits_can_be_spread_over_drones_of_2_and_3_hp(table: Table) -> None:
    table.ships("orange", "C02", drone=1)
    table.group("orange", "C02", "drone mother I", count=2)
    table.upgrade("orange", "drone", "Hull Armor")
    pending(table, orange=3)
    take(table)
    table.says("orange", "hit drone mother", "hit drone mother I", "hit drone mother I")
    assert table.at_tile("orange", "C02") == [
        "drone mother damaged",
        "drone mother I damaged",
        "drone mother I damaged",
    ]


@rule("EH-CMB-16")
def test_a_ship_with_hits_equal_to_its_hp_takes_no_more(table: Table) -> None:
    table.ships("orange", "C02", cruiser=1, drone=1, port=1)
    pending(table, orange=2)
    take(table)
    table.says("orange", "hit cruiser")
    assert table.offered("orange") == ["hit drone mother", "hit port"]
    assert table.why("orange", "hit cruiser").rule == "EH-CMB-16"


@rule("EH-CMB-13")
def test_own_hits_cannot_be_put_on_an_enemy(table: Table) -> None:
    table.ships("orange", "C02", cruiser=1, drone=1)
    table.ships("white", "C02", cruiser=1)
    pending(table, orange=2)
    take(table)
    assert table.why("orange", "strike white cruiser").rule == "EH-CMB-13"


@rule("EH-CMB-14", "EH-SU-10")
def test_targeted_hits_are_put_by_the_shooter_before_the_others(table: Table) -> None:
    table.ships("orange", "C02", cruiser=2, gunship=1)
    pending(table, orange=1)
    aimed(table, "white", "orange", 1)
    take(table)
    assert table.offered("white") == ["strike orange cruiser", "strike orange gunship"]
    table.says("white", "strike orange gunship")
    assert table.at_tile("orange", "C02") == ["cruiser"]


@rule("EH-CMB-14")
def test_several_shooters_put_targeted_hits_in_player_order(three: Table) -> None:
    three.ships("orange", "C02", cruiser=2, gunship=2)
    three.s.order = [2, 0, 1]
    pending(three)
    aimed(three, "white", "orange", 1)
    aimed(three, "purple", "orange", 1)
    take(three)
    three.says("purple", "strike orange gunship")
    three.says("white", "strike orange gunship")
    assert three.at_tile("orange", "C02") == ["cruiser", "cruiser"]


@rule("EH-CMB-14")
def test_targeted_hits_go_to_the_fleet_they_were_scored_against(three: Table) -> None:
    three.ships("orange", "C02", cruiser=2, gunship=1)
    three.ships("purple", "C02", cruiser=1)
    pending(three)
    aimed(three, "white", "orange", 1)
    take(three)
    assert three.why("white", "strike purple cruiser").rule == "EH-CMB-14"


@rule("EH-MAR-14")
def test_dice_hits_remove_ships_of_the_oldest_marauder_fleet_first(table: Table) -> None:
    table.marauders("C02", 2)
    table.marauders("C02", 3)
    pending(table, marauders=3)
    take(table)
    assert [(fleet_number(code), fleet_ships(code)) for code in table.s.marauders] == [(1, 2)]
    assert table.s.fight.lost_fleets == 1


@rule("EH-MAR-14", "EH-MAR-12")
def test_targeted_hits_pick_the_marauder_fleet_and_a_ship_has_one_hp(table: Table) -> None:
    table.marauders("C02", 2)
    table.marauders("C02", 3)
    pending(table)
    aimed(table, "white", "marauders", 1)
    take(table)
    assert table.offered("white") == ["strike marauder fleet 1", "strike marauder fleet 2"]
    table.says("white", "strike marauder fleet 2")
    assert [(fleet_number(code), fleet_ships(code)) for code in table.s.marauders] == [(0, 2), (1, 2)]


@rule("EH-MAR-14")
def test_marauders_elsewhere_are_not_hit(table: Table) -> None:
    table.marauders("C03", 2)
    table.marauders("C02", 1)
    pending(table, marauders=3)
    take(table)
    assert (table.marauders_at("C02"), table.marauders_at("C03")) == (0, 2)


@rule("EH-SP-11")
def test_a_deflector_veil_cancels_the_first_hit_of_a_combat_and_no_other(table: Table) -> None:
    table.ships("orange", "C02", cruiser=3)
    table.special("orange", "Deflector Veil", "cruiser")
    pending(table, orange=2)
    take(table)
    assert len(table.at_tile("orange", "C02")) == 2
    table.s.fight.hits[seat_of("orange")] = 1
    take(table)
    assert len(table.at_tile("orange", "C02")) == 1


@rule("EH-SP-11")
def test_a_deflector_veil_can_cancel_a_targeted_hit(table: Table) -> None:
    table.ships("orange", "C02", cruiser=1, gunship=1)
    table.special("orange", "Deflector Veil", "cruiser")
    pending(table)
    aimed(table, "white", "orange", 1)
    take(table)
    assert table.at_tile("orange", "C02") == ["cruiser", "gunship"]


@rule("EH-SP-11")
def test_a_deflector_veil_cancels_an_ordinary_hit_that_came_before_a_targeted_one(table: Table) -> None:
    table.ships("orange", "C02", cruiser=2, gunship=1)
    table.special("orange", "Deflector Veil", "cruiser")
    pending(table, orange=1)
    aimed(table, "white", "orange", 1)
    take(table)
    assert table.offered("white") == ["strike orange cruiser", "strike orange gunship"]


@rule("EH-SP-11")
def test_a_deflector_veil_cancels_a_targeted_hit_that_came_first(table: Table) -> None:
    table.ships("orange", "C02", cruiser=2, gunship=1)
    table.special("orange", "Deflector Veil", "cruiser")
    pending(table)
    aimed(table, "white", "orange", 1)
    plain(table, "orange", 1)
    take(table)
    assert table.offered("orange") == ["hit cruiser", "hit gunship"]


@rule("EH-SP-11")
def test_a_deflector_veil_on_a_type_that_is_not_there_cancels_nothing(table: Table) -> None:
    table.ships("orange", "C02", cruiser=2)
    table.ships("orange", "C03", drone=1)
    table.special("orange", "Deflector Veil", "drone")
    pending(table, orange=1)
    take(table)
    assert table.at_tile("orange", "C02") == ["cruiser"]


@rule("EH-PRE-06")
def test_an_attacking_roll_knows_no_veil(table: Table) -> None:
    table.ships("orange", "C02", cruiser=2)
    table.special("orange", "Deflector Veil", "cruiser")
    pending(table, ATTACKING_ROLL, orange=1)
    take(table)
    assert table.at_tile("orange", "C02") == ["cruiser"]


@rule("EH-SU-16")
def test_a_cancelled_hit_is_no_hit_suffered(table: Table) -> None:
    table.ships("orange", "C02", cruiser=2)
    table.special("orange", "Deflector Veil", "cruiser")
    pending(table, orange=1)
    take(table)
    assert table.s.fight.struck == 0
    table.s.fight.hits[seat_of("orange")] = 1
    take(table)
    assert table.s.fight.struck == 1 << seat_of("orange")
