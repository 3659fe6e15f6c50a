"""Dice against a fleet."""

from __future__ import annotations

from games.event_horizon.table import Table, seat_of, tile_of
from marks import rule
from perihelion.core.steps import chance
from perihelion.games.event_horizon.board.fleet import ships_at
from perihelion.games.event_horizon.cards.tables import MARAUDERS, SIDES
from perihelion.games.event_horizon.combat.volley import marauder_throws, throws
from perihelion.games.event_horizon.fight import COMBAT, PLAIN, SIDE_COUNT, new_fight, read_thrown
from perihelion.games.event_horizon.words import VOLLEYS


def fires(table: Table, target: str = "orange", struck: bool = False) -> None:
    """White's ships on C02 fire at a side."""
    s = table.s
    s.fight = new_fight(COMBAT, tile_of("C02"), 0)
    groups = ships_at(table.player("white"), tile_of("C02"))
    table.at(*throws(s, seat_of("white"), groups, SIDES.index(target), struck))


def dice(table: Table) -> list[int]:
    """How many dice each throw that is still to come has, beginning with the present one."""
    count: list[int] = []
    while chance(table.s):
        count.append(len(table.can_fall()[0].split()) - 1)
        table.falls("dice " + " ".join(["1"] * count[-1]))
    return count


@rule("EH-CMB-08")
def test_ships_of_one_accuracy_throw_together_three_dice_at_a_time(table: Table) -> None:
    table.ships("white", "C02", gunship=1, cruiser=2, drone=1)
    fires(table)
    table.falls("dice 1 4 5", "dice 5 6", "dice 5")
    assert table.s.fight.hits[seat_of("orange")] == 3
    assert [read_thrown(code)[3] for code in table.s.fight.dice] == [5, 5, 6]


@rule("EH-CMB-09")
def test_each_die_that_shows_a_hitting_number_is_one_hit(table: Table) -> None:
    table.ships("white", "C02", gunship=1)
    fires(table)
    table.falls("dice 4 5 6")
    assert table.s.fight.hits[seat_of("orange")] == 2


@rule("EH-CMB-08")
def test_every_throw_of_three_distinct_dice_is_equally_likely(table: Table) -> None:
    table.ships("white", "C02", gunship=1)
    fires(table)
    ways = dict(zip(table.can_fall(), table.s.offered, strict=True))
    assert (ways["dice 1 1 1"], ways["dice 1 1 2"], ways["dice 1 2 3"]) == (1, 3, 6)
    assert sum(ways.values()) == 6**3


@rule("EH-CMB-08")
def test_dice_stay_on_the_table_to_be_looked_at(table: Table) -> None:
    table.ships("white", "C02", cruiser=2)
    fires(table)
    table.falls("dice 2 5")
    round, side, target, lowest, volley, how = read_thrown(table.s.fight.dice[0])
    assert (round, side, target, lowest, VOLLEYS[volley], how) == (0, 0, 1, 5, (2, 5), PLAIN)


@rule("EH-SU-17", "EH-SHIP-01")
def test_case_e01_missile_barrage_hits_on_one_number_lower(table: Table) -> None:
    table.group("white", "C02", "gunship I")
    table.upgrade("white", "gunship", "Missile Barrage")
    fires(table)
    table.falls("dice 3 4 6")
    assert table.s.fight.hits[seat_of("orange")] == 2


@rule("EH-SU-19")
def test_case_e01_without_the_upgrade_the_same_dice_are_one_hit(table: Table) -> None:
    table.ships("white", "C02", gunship=1)
    table.upgrade("white", "gunship", "Missile Barrage")
    fires(table)
    table.falls("dice 3 4 6")
    assert table.s.fight.hits[seat_of("orange")] == 1


@rule("EH-SU-17")
def test_case_e01_a_drone_mother_with_missile_barrage_hits_on_5(table: Table) -> None:
    table.group("white", "C02", "drone mother I", count=2)
    table.upgrade("white", "drone", "Missile Barrage")
    fires(table)
    table.falls("dice 4 5")
    assert table.s.fight.hits[seat_of("orange")] == 1


@rule("EH-SU-10")
def test_hits_of_ships_with_advanced_targeting_are_counted_apart(table: Table) -> None:
    table.group("white", "C02", "cruiser I", count=2)
    table.ships("white", "C02", cruiser=1)
    table.upgrade("white", "cruiser", "Advanced Targeting")
    fires(table)
    table.falls("dice 6", "dice 5 6")
    assert table.s.fight.hits[seat_of("orange")] == 1
    assert table.s.fight.aimed[seat_of("white") * SIDE_COUNT + seat_of("orange")] == 2


@rule("EH-SU-15")
def test_auto_defense_adds_one_die_to_each_ship_of_a_fleet_that_was_hit(table: Table) -> None:
    table.group("white", "C02", "cruiser I", count=2)
    table.ships("white", "C02", cruiser=1)
    table.upgrade("white", "cruiser", "Auto Defense Cannon")
    fires(table)
    assert dice(table) == [3]
    fires(table, struck=True)
    assert dice(table) == [3, 2]


@rule("EH-SP-15")
def test_hunters_mark_adds_a_die_only_against_marauders(table: Table) -> None:
    table.ships("white", "C02", cruiser=2)
    table.special("white", "Hunter's Mark", "cruiser")
    fires(table)
    assert dice(table) == [2]
    fires(table, "marauders")
    assert dice(table) == [3, 1]


@rule("EH-MAR-12")
def test_each_marauder_ship_rolls_one_die_and_hits_on_5_and_6(table: Table) -> None:
    table.marauders("C02", 2)
    table.marauders("C02", 2)
    table.s.fight = new_fight(COMBAT, tile_of("C02"), 0)
    table.at(*marauder_throws(table.s, tile_of("C02"), seat_of("white")))
    table.falls("dice 4 5 6", "dice 5")
    assert table.s.fight.hits[seat_of("white")] == 3
    assert [read_thrown(code)[1] for code in table.s.fight.dice] == [MARAUDERS, MARAUDERS]


@rule("EH-PORT-06")
def test_a_port_has_no_dice(table: Table) -> None:
    table.ships("white", "C02", cruiser=1, port=1)
    fires(table)
    assert dice(table) == [1]
