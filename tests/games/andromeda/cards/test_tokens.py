"""What discovery and supremacy tokens do, each with the figures that are printed on it."""

from __future__ import annotations

import pytest

from games.andromeda.cards.scenes import happens, has
from games.andromeda.developments.scenes import obelisk, settled
from games.andromeda.modules.scenes import market
from games.andromeda.table import Table
from marks import rule


def holds(table: Table, token: str) -> None:
    """Yellow's turn has begun, with this token."""
    table.tile("R1-1", "BA-SY")
    table.token("yellow", token)
    table.turn("yellow")


def uses(table: Table, token: str, *words: str) -> None:
    holds(table, token)
    happens(table, f"use {token}", *words)


@rule("AE-FREE-03")
@pytest.mark.parametrize(
    ("id", "words", "after"),
    [
        ("DT-01", [], {"credit": 2}),
        ("DT-02", [], {"energy": 4}),
        ("DT-03", ["chance: draw TA-01", "chance: draw TA-01"], {"tactics": 2}),
        ("DT-04", ["gain ice", "gain ice", "gain nanocarbon"], {"nanocarbon": 1, "ice": 2}),
        ("DT-05", ["mend Science core", "mend Industry core"], {"VP": 1}),
        ("DT-05", ["mend Science core", "done"], {"VP": 1}),
        ("DT-08", ["advance Commerce"], {"commerce": 1}),
        ("DT-09", [], {"VP": 3}),
        ("DT-14", ["leader in N2", "leader in N3"], {"leaders": 2}),
        ("DT-14", ["leader in N2", "done"], {"leaders": 1}),
        ("ST-1", [], {"VP": 4}),
        ("ST-4", [], {"credit": 3}),
        ("ST-5", ["chance: draw TB-01"], {"energy": 5, "tactics": 1}),
        ("ST-6", ["advance Science"], {"science": 1}),
        ("ST-8", ["chance: draw TA-01", "chance: draw TA-02", "chance: draw TA-03"], {"tactics": 3}),
    ],
)
def test_a_token_brings_this(table: Table, id: str, words: list[str], after: dict[str, int]) -> None:
    table.core("yellow", "science", damage=1)
    table.core("yellow", "industry", damage=1)
    table.leaders("N2", yellow=1)
    table.leaders("N3", yellow=1)
    uses(table, id, *words)
    assert has(table) == after
    assert f"use {id}" not in table.offered("yellow")


@rule("AE-FREE-03")
def test_the_derelict_hull_is_a_ship_at_no_cost(table: Table) -> None:
    uses(table, "DT-06", "build heavy cruiser")
    assert table.fleet("yellow", "bay") == {"transport": 3, "heavy cruiser": 1}


@rule("AE-FREE-03")
def test_the_salvage_permit_buys_any_module_2_resources_cheaper(table: Table) -> None:
    market(table)
    table.stock("yellow", titanium=1)
    uses(table, "DT-07", "take industry 3", "chance: reveal IN-12")
    assert (table.row("yellow", "industry"), has(table)) == (["IN-04"], {"industry": 1})


@rule("AE-FREE-03")
@pytest.mark.parametrize("id", ["DT-10", "ST-3"])
def test_a_token_is_a_ship_upgrade(table: Table, id: str) -> None:
    table.waiting_tiles("yellow", "NU-F1")
    uses(table, id, "no")
    assert table.player("yellow").tiles == ()
    assert table.player("yellow").upgrades[1] >= 0


@rule("AE-FREE-03")
def test_the_restored_wonder_turns_up_an_ability_card_and_gives_1_energy(table: Table) -> None:
    table.tile("R2-3", "PL-M1")
    settled(table, "yellow", "R2-3")
    uses(table, "DT-11")
    assert (has(table), table.abilities("yellow")) == ({"energy": 1}, ["Obelisk"])


@rule("AE-FREE-03")
def test_the_captured_moonlet_is_the_top_moon_of_any_planet(table: Table) -> None:
    table.tile("R2-3", "PL-V1", "MO-V2", "", "")
    table.tile("R2-4", "PL-I1", "MO-I1", "", "")
    uses(table, "DT-12", "to R2-4")
    assert (table.moons_of("yellow"), table.region("R2-4").moons) == (["MO-I1"], 2)


@rule("AE-FREE-03")
def test_the_captured_moonlet_is_not_offered_without_a_moon(table: Table) -> None:
    table.tile("R2-3", "PL-V1")
    table.moons("N1", "NM-1")
    holds(table, "DT-12")
    assert table.why("yellow", "use DT-12").rule == "AE-P-25"


@rule("AE-FREE-03")
def test_terraforming_data_builds_a_development_2_resources_cheaper(table: Table) -> None:
    obelisk(table)
    table.stock("yellow", energy=2, titanium=1)
    uses(table, "DT-13", "save energy")
    assert (table.owner("R2-3"), table.stores("yellow")) == ("yellow", {})


@rule("AE-FREE-03")
def test_the_war_prize_is_any_module_at_no_cost(table: Table) -> None:
    market(table)
    uses(table, "ST-2", "take civilization 3", "chance: reveal CV-15")
    assert (table.row("yellow", "civilization"), has(table)) == (["CV-05"], {"civilization": 1})


@rule("AE-FREE-03")
def test_the_press_gang_is_a_ship_at_no_cost_and_a_repair_action(table: Table) -> None:
    uses(table, "ST-7", "build fighter")
    assert (table.fleet("yellow", "bay"), has(table)) == ({"transport": 3, "fighter": 1}, {"VP": 1})
