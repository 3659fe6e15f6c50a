"""All ship upgrade tiles: their values, and what they bring after a launch."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.fleet import SHIPS
from perihelion.games.andromeda.cards.powers import ABILITIES
from perihelion.games.andromeda.numbers import able, shields, ship_range, weapons
from perihelion.games.andromeda.region import PLANET


@rule("AE-SHIP-03")
@pytest.mark.parametrize(
    ("tile", "ship", "values", "abilities"),
    [
        ("NU-T1", "transport", (2, 1, 0), "populate"),
        ("NU-T2", "transport", (1, 2, 0), "populate attack"),
        ("NU-T3", "transport", (2, 1, 0), "populate voyage"),
        ("NU-T4", "transport", (2, 1, 0), "populate targeting"),
        ("NU-F1", "fighter", (3, 3, 0), "attack"),
        ("NU-F2", "fighter", (2, 4, 0), "attack"),
        ("NU-F3", "fighter", (2, 3, 0), "attack targeting"),
        ("NU-F4", "fighter", (2, 3, 1), "attack"),
        ("NU-S1", "science vessel", (3, 1, 0), "voyage jump"),
        ("NU-S2", "science vessel", (2, 3, 0), "attack voyage"),
        ("NU-S3", "science vessel", (2, 2, 1), "voyage"),
        ("NU-S4", "science vessel", (3, 2, 0), "voyage"),
        ("NU-H1", "heavy cruiser", (1, 5, 1), "jump"),
        ("NU-H2", "heavy cruiser", (1, 3, 3), "jump"),
        ("NU-H3", "heavy cruiser", (2, 3, 1), "jump targeting"),
        ("NU-H4", "heavy cruiser", (2, 4, 1), "attack jump"),
        ("UU-01", "transport", (2, 1, 0), "populate jump"),
        ("UU-02", "heavy cruiser", (1, 4, 1), "jump targeting"),
        ("UU-03", "science vessel", (3, 1, 0), "voyage"),
        ("UU-04", "fighter", (3, 3, 0), "attack jump"),
        ("UU-05", "transport", (1, 1, 0), "populate voyage"),
        ("UU-06", "heavy cruiser", (1, 3, 2), "jump"),
        ("UU-07", "science vessel", (3, 2, 0), "voyage jump"),
        ("UU-08", "transport", (2, 1, 0), "populate"),
        ("UU-09", "fighter", (2, 3, 0), "attack voyage"),
        ("UU-10", "science vessel", (2, 2, 1), "voyage targeting"),
        ("UU-11", "fighter", (2, 3, 1), "attack targeting"),
        ("UU-12", "heavy cruiser", (2, 3, 1), "voyage jump"),
    ],
)
def test_each_tile_replaces_all_values_of_its_ship(
    table: Table, tile: str, ship: str, values: tuple[int, int, int], abilities: str
) -> None:
    table.upgrade("yellow", tile)
    yellow, kind = table.player("yellow"), SHIPS.index(ship)
    assert (ship_range(yellow, kind, PLANET), weapons(yellow, kind), shields(yellow, kind)) == values
    able_to = [name for number, name in enumerate(ABILITIES) if able(yellow, kind, number)]
    assert able_to == abilities.split()


@rule("AE-ACT-07")
@pytest.mark.parametrize(
    ("tile", "ship", "space", "brings"),
    [
        ("NU-T1", "transport", "R1-1", {"titanium": 1, "energy": 1}),
        ("NU-T1", "transport", "R1-3", {}),
        ("UU-05", "transport", "R1-1", {"titanium": 1, "ice": 1}),
        ("UU-05", "transport", "R1-3", {}),
        ("UU-08", "transport", "R1-3", {"energy": 1}),
        ("UU-08", "transport", "R1-1", {"titanium": 1}),
        ("UU-08", "fighter", "R1-3", {}),
        ("NU-S4", "science vessel", "N6", {"energy": 2}),
        ("NU-S4", "science vessel", "R1-3", {}),
    ],
)
def test_a_tile_brings_something_after_a_launch_of_its_ship_to_such_a_region(
    table: Table, tile: str, ship: str, space: str, brings: dict[str, int]
) -> None:
    table.tiles(R1_1="PL-I1", R1_3="BA-SY")
    table.bay("yellow", ship)
    table.upgrade("yellow", tile)
    table.s.marker_at = 2
    table.launched("yellow", ship, space)
    assert table.stores("yellow") == brings


@rule("AE-ACT-07")
def test_a_drifter_at_a_base_brings_a_material_of_choice_after_the_action_of_the_base(table: Table) -> None:
    table.tiles(R1_3="BA-TH")
    table.bay("yellow", "science vessel")
    table.upgrade("yellow", "UU-03")
    table.stock("yellow", energy=2)
    table.launched("yellow", "science vessel", "R1-3")
    assert table.stores("yellow") == {"credit": 2}
    assert table.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice"]


@rule("AE-BASE-01")
def test_what_a_tile_brings_after_the_launch_does_not_pay_for_the_base(table: Table) -> None:
    table.tiles(R1_3="BA-TH")
    table.upgrade("yellow", "UU-08")
    table.stock("yellow", energy=1)
    table.token("yellow", "DT-02")
    table.turn("yellow")
    assert table.offered("yellow") == ["return to station", "use DT-02"]


@rule("AE-ACT-07")
@pytest.mark.parametrize(("space", "brings"), [("R1-1", {"titanium": 1}), ("R1-3", {"ice": 1})])
def test_nomads_gain_ice_at_a_base_with_any_ship_and_nothing_besides_at_a_planet(
    table: Table, space: str, brings: dict[str, int]
) -> None:
    table.tiles(R1_1="PL-I1", R1_3="BA-SY")
    table.faction("yellow", "FB-09")
    table.bay("yellow", "fighter")
    table.launched("yellow", "fighter", space)
    assert table.stores("yellow") == brings


@rule("AE-SHIP-03")
def test_the_fighter_of_the_vanguard_goes_further_and_rolls_a_die_more_with_any_tile(table: Table) -> None:
    table.faction("yellow", "FB-11")
    assert reach_and_dice(table, "fighter") == (3, 3)
    table.upgrade("yellow", "NU-F1")
    assert reach_and_dice(table, "fighter") == (4, 4)
    assert reach_and_dice(table, "transport") == (1, 1)


def reach_and_dice(table: Table, ship: str) -> tuple[int, int]:
    yellow, kind = table.player("yellow"), SHIPS.index(ship)
    return ship_range(yellow, kind, PLANET), weapons(yellow, kind)
