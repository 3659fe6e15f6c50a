"""What the ship upgrades do for the ships that carry them."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.cards.tables import ASTEROID, DEBRIS
from perihelion.games.event_horizon.numbers import (
    capture_value,
    dice,
    entry_cost,
    hits_on,
    hp,
    immune,
    speed,
    terrain_cost,
)
from perihelion.games.event_horizon.words import GROUPS


def upgraded(table: Table, type: str, *upgrades: str) -> tuple[int, int]:
    """A ship that carries these, and a plain one of the same type."""
    table.upgrade("white", type, *upgrades)
    name = "drone mother" if type == "drone" else type
    return GROUPS.index(f"{name} I+II" if len(upgrades) == 2 else f"{name} I"), GROUPS.index(name)


@rule("EH-SU-09", "EH-SU-19")
def test_hangar_bay_gives_2_capture_value(table: Table) -> None:
    ship, plain = upgraded(table, "drone", "Hangar Bay")
    assert (capture_value(table.player("white"), ship), capture_value(table.player("white"), plain)) == (8, 6)


@rule("EH-SU-11", "EH-SU-19")
def test_big_guns_give_a_die_and_take_a_speed(table: Table) -> None:
    white, (ship, plain) = table.player("white"), upgraded(table, "cruiser", "Big Guns")
    assert (dice(white, ship, False, False), speed(white, ship)) == (2, 2)
    assert (dice(white, plain, False, False), speed(white, plain)) == (1, 3)


@rule("EH-SU-12", "EH-SU-19")
def test_flak_cannons_make_asteroids_cost_1_and_debris_harmless_but_still_2(table: Table) -> None:
    white, (ship, plain) = table.player("white"), upgraded(table, "cruiser", "Flak Cannons")
    assert (terrain_cost(white, ship, ASTEROID), terrain_cost(white, ship, DEBRIS), immune(white, ship)) == (
        1,
        2,
        True,
    )
    assert (
        terrain_cost(white, plain, ASTEROID),
        terrain_cost(white, plain, DEBRIS),
        immune(white, plain),
    ) == (2, 2, False)


@rule("EH-SU-13", "EH-SU-19")
def test_hull_armor_gives_1_hp(table: Table) -> None:
    ship, plain = upgraded(table, "drone", "Hull Armor")
    assert (hp(table.player("white"), ship), hp(table.player("white"), plain)) == (3, 2)


@rule("EH-SU-14", "EH-SU-19")
def test_turbo_engines_give_1_speed(table: Table) -> None:
    ship, plain = upgraded(table, "gunship", "Turbo Engines")
    assert (speed(table.player("white"), ship), speed(table.player("white"), plain)) == (3, 2)


@rule("EH-SU-17", "EH-SU-19")
def test_missile_barrage_hits_on_one_number_lower(table: Table) -> None:
    ship, plain = upgraded(table, "drone", "Missile Barrage")
    assert (hits_on(table.player("white"), ship), hits_on(table.player("white"), plain)) == (5, 6)


@rule("EH-SU-18")
def test_upgrades_and_the_special_of_a_type_add_up(table: Table) -> None:
    ship, _ = upgraded(table, "drone", "Hull Armor")
    table.special("white", "Ablative Shell", "drone")
    assert hp(table.player("white"), ship) == 4


@rule("EH-SU-11")
def test_speed_never_drops_below_1(table: Table) -> None:
    ship, _ = upgraded(table, "gunship", "Big Guns", "Big Guns")
    assert speed(table.player("white"), ship) == 1


@rule("EH-SU-18")
def test_a_1_misses_whatever_the_upgrades(table: Table) -> None:
    ship, _ = upgraded(table, "cruiser", "Missile Barrage", "Missile Barrage")
    table.special("white", "Predictive Optics", "cruiser")
    assert hits_on(table.player("white"), ship) == 2


@rule("EH-SU-11", "EH-SU-17", "EH-SU-18")
def test_case_e25_a_gunship_with_big_guns_barrage_and_optics(table: Table) -> None:
    table.tile("B03", face="asteroid")
    white, (ship, _) = table.player("white"), upgraded(table, "gunship", "Big Guns", "Missile Barrage")
    table.special("white", "Predictive Optics", "gunship")
    assert (dice(white, ship, False, False), hits_on(white, ship), speed(white, ship)) == (4, 3, 1)
    assert entry_cost(table.s, white, ship, tile_of("B03")) == 2
    table.wormhole("B03")
    assert entry_cost(table.s, white, ship, tile_of("B03")) == 1
