"""What the station modules and the core modules do, each with the figures that are printed on it."""

from __future__ import annotations

import pytest

from games.andromeda.cards.scenes import activates, does, happens, has
from games.andromeda.developments.scenes import obelisk, settled
from games.andromeda.events.scenes import deck
from games.andromeda.home.scenes import returns
from games.andromeda.modules.scenes import damage_of, market
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.modules import MODULE_IDS, MODULE_TYPE
from perihelion.games.andromeda.cards.tracks import TYPE_IDS

Stock = dict[str, int]
TWICE_DAMAGED = """
    SC-10 SC-14 SC-15 IN-09 CO-10 CO-14 CV-07
"""
ONCE_DAMAGED = """
    SC-02 SC-04 SC-05 SC-09 IN-02 IN-05 IN-08 IN-10 IN-13 IN-14 CO-01 CO-05 CO-08 CO-12 CV-01 CV-02
    CV-04 CV-06 CV-11 CV-14 CV-16 CV-18
"""
UNDAMAGED = """
    SC-01 SC-03 SC-06 SC-07 SC-08 SC-11 SC-12 SC-13 IN-01 IN-03 IN-04 IN-06 IN-07 IN-11 IN-12 CO-02
    CO-03 CO-04 CO-06 CO-07 CO-09 CO-11 CO-13 CV-03 CV-05 CV-08 CV-09 CV-10 CV-12 CV-13 CV-15 CV-17
"""


def station(table: Table, id: str, stock: Stock, input: str = "", output: str = "", seam: str = "") -> None:
    """Yellow has this module, these resources and a transport on the map."""
    table.tile("R1-1", "BA-SY")
    table.stock("yellow", **stock)
    table.module("yellow", id, input=input, output=output, seam=seam)
    table.ships("yellow", "R1-1", "transport")


@rule("AE-RET-02")
@pytest.mark.parametrize(
    ("id", "before", "words", "after"),
    [
        ("IN-01", {}, [], {"titanium": 1}),
        ("IN-02", {}, [], {"titanium": 2}),
        ("IN-03", {"titanium": 1}, [], {"nanocarbon": 1, "energy": 1}),
        ("IN-04", {}, [], {"ice": 1}),
        ("IN-05", {}, ["gain ice"], {"ice": 1, "energy": 1}),
        ("IN-06", {}, [], {"VP": 1}),
        ("IN-07", {"titanium": 1}, [], {"credit": 1, "energy": 1}),
        ("IN-08", {"titanium": 1}, [], {}),
        ("IN-09", {"titanium": 2, "energy": 2}, [], {"supremacy": 1}),
        ("IN-10", {}, [], {"energy": 2}),
        ("IN-11", {"titanium": 2}, [], {"VP": 3}),
        ("IN-12", {}, [], {"energy": 1}),
        ("IN-14", {"titanium": 3}, [], {"industry": 1}),
        ("CO-01", {}, [], {"credit": 1}),
        ("CO-02", {"energy": 1}, ["gain ice", "gain titanium"], {"titanium": 1, "ice": 1}),
        ("CO-04", {"credit": 1}, ["gain energy", "gain credit"], {"credit": 1, "energy": 1}),
        ("CO-06", {"credit": 1}, [], {"VP": 2}),
        ("CO-07", {}, ["chance: draw TA-01"], {"tactics": 1}),
        ("CO-09", {"energy": 2}, ["gain ice"], {"ice": 1, "credit": 1}),
        ("CO-10", {}, [], {"credit": 1, "VP": 1}),
        ("CO-11", {}, [], {"credit": 1, "energy": 1}),
        ("CO-12", {"credit": 2}, [], {"commerce": 1}),
        ("CO-14", {}, [], {"credit": 2}),
        ("CV-12", {}, [], {"ice": 1}),
        ("CV-13", {}, ["chance: draw TA-01"], {"tactics": 1}),
        ("CV-14", {"ice": 1}, ["chance: draw TA-01", "chance: draw TA-02"], {"energy": 1, "tactics": 2}),
        ("CV-17", {"ice": 2}, [], {"VP": 3}),
    ],
)
def test_a_module_makes_this_of_that(
    table: Table, id: str, before: Stock, words: list[str], after: Stock
) -> None:
    station(table, id, before)
    activates(table, id)
    happens(table, *words)
    assert has(table) == after


@rule("AE-RET-08")
@pytest.mark.parametrize(
    ("id", "before", "words", "after"),
    [
        ("SC-01", {}, [], {"nanocarbon": 1, "energy": 2}),
        ("SC-02", {}, [], {"energy": 4}),
        ("SC-03", {}, [], {"energy": 3}),
        ("SC-04", {}, ["chance: draw TA-01"], {"energy": 2, "tactics": 1}),
        ("SC-06", {}, [], {"credit": 1}),
        ("SC-07", {}, ["gain ice"], {"ice": 1, "energy": 1}),
        ("SC-09", {}, [], {"energy": 2, "VP": 1}),
        ("SC-10", {"nanocarbon": 2}, [], {"energy": 1, "science": 1}),
        ("SC-12", {"ice": 1}, ["chance: draw TA-01", "chance: draw TA-02"], {"energy": 2, "tactics": 2}),
        ("SC-13", {"nanocarbon": 1}, [], {"energy": 2, "VP": 2}),
        ("SC-15", {}, [], {"nanocarbon": 1, "energy": 3}),
    ],
)
def test_a_science_module_does_this_within_the_reactor_that_gives_2_energy(
    table: Table, id: str, before: Stock, words: list[str], after: Stock
) -> None:
    station(table, id, before)
    activates(table, id)
    happens(table, *words)
    assert has(table) == after


@rule("AE-SHIP-01")
def test_the_modular_slipway_builds_any_ship_1_resource_cheaper(table: Table) -> None:
    station(table, "IN-08", {"titanium": 2})
    activates(table, "IN-08")
    assert table.offered("yellow") == ["build transport", "build fighter"]
    happens(table, "build fighter")
    assert (has(table), table.fleet("yellow", "bay")) == ({}, {"transport": 3, "fighter": 1})


@rule("AE-SHIP-04")
def test_the_refit_yard_gains_a_ship_upgrade_for_2_titanium_and_1_nanocarbon(table: Table) -> None:
    station(table, "IN-13", {"titanium": 2, "nanocarbon": 1})
    table.waiting_tiles("yellow", "NU-F1", "NU-T2")
    activates(table, "IN-13")
    happens(table, "install NU-F1", "yes")
    assert (has(table), table.player("yellow").upgrades[1] >= 0) == ({}, True)
    assert table.fleet("yellow", "bay") == {"transport": 3, "fighter": 1}


@rule("AE-RET-10")
def test_the_refit_yard_is_not_offered_without_a_tile_to_gain(table: Table) -> None:
    station(table, "IN-13", {"titanium": 2, "nanocarbon": 1})
    returns(table, "yellow")
    assert table.why("yellow", "activate Industry module 1").rule == "AE-RET-10"


@rule("AE-MOON-06")
@pytest.mark.parametrize(
    ("id", "before", "slots", "after"),
    [
        ("SC-05", {}, {"output": "MO-M1"}, {"energy": 5}),
        ("SC-11", {"titanium": 2}, {"input": "MO-I1"}, {"energy": 6}),
        ("SC-14", {}, {"output": "MO-V1"}, {"energy": 2, "ice": 2}),
        ("CO-03", {"titanium": 2}, {"input": "MO-I1"}, {"credit": 2}),
        ("CO-05", {}, {"output": "MO-M1"}, {"energy": 3}),
        ("CO-13", {"titanium": 2}, {"input": "MO-I1", "output": "MO-S1"}, {"nanocarbon": 2, "credit": 1}),
        ("CO-13", {"titanium": 2}, {"input": "MO-I1"}, {"credit": 1}),
        ("CO-03", {}, {"input": "NM-4"}, {"credit": 2}),
    ],
)
def test_a_module_with_slots_turns_moons_into_this(
    table: Table, id: str, before: Stock, slots: dict[str, str], after: Stock
) -> None:
    station(table, id, before, **slots)
    activates(table, id)
    assert has(table) == after


@rule("AE-MOON-05")
@pytest.mark.parametrize(("id", "slot", "points"), [("SC-11", "input", 1), ("SC-14", "output", 3)])
def test_the_slots_of_a_science_module_score_this(table: Table, id: str, slot: str, points: int) -> None:
    station(table, id, {})
    table.claimed("yellow", "MO-S1")
    table.turn("yellow")
    happens(table, "slot MO-S1", f"into {slot} of Science module 1")
    assert has(table) == {"VP": points}


@rule("AE-MOON-05")
@pytest.mark.parametrize(
    ("id", "slot", "points"), [("CO-03", "input", 1), ("CO-13", "input", 2), ("CO-13", "output", 2)]
)
def test_the_slots_of_a_commerce_module_score_this(table: Table, id: str, slot: str, points: int) -> None:
    station(table, id, {})
    table.claimed("yellow", "MO-S1")
    table.turn("yellow")
    happens(table, "slot MO-S1", f"into {slot} of Commerce module 1")
    assert has(table) == {"VP": points}


@rule("AE-ACT-04")
def test_the_nebula_listening_dish_sorts_2_event_cards_and_gives_1_energy(table: Table) -> None:
    station(table, "SC-08", {})
    activates(table, "SC-08")
    happens(table, "chance: event GD-01", "chance: event GD-02", "on top GD-02")
    assert has(table) == {"energy": 3}
    assert deck(table) == (["GD-02"], ["GD-01"])


@rule("AE-MOD-03")
def test_the_parts_bazaar_buys_1_module_of_any_column_for_its_cost(table: Table) -> None:
    station(table, "CO-08", {"titanium": 2})
    market(table)
    activates(table, "CO-08")
    happens(table, "take industry 2", "chance: reveal IN-12")
    assert (table.row("yellow", "industry"), has(table)) == (["IN-03"], {"industry": 1})


@rule("AE-DEV-01")
def test_the_planning_bureau_builds_a_development_1_resource_cheaper(table: Table) -> None:
    obelisk(table)
    table.module("yellow", "CV-11")
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    returns(table, "yellow")
    happens(table, "activate Civilization module 1", "save titanium")
    assert (table.owner("R2-3"), table.stores("yellow")) == ("yellow", {"titanium": 1})


@rule("AE-TAC-01")
def test_the_embassy_row_sells_a_tactics_card_for_a_credit_and_a_vp(table: Table) -> None:
    station(table, "CV-15", {})
    table.hand("yellow", "TA-01", "TB-01")
    activates(table, "CV-15")
    happens(table, "hand over TB-01")
    assert (has(table), table.cards("yellow")) == ({"credit": 1, "VP": 1, "tactics": 1}, ["TA-01"])


@rule("AE-FREE-02")
def test_the_colonial_registry_recruits_1_leader_from_any_region(table: Table) -> None:
    station(table, "CV-16", {})
    table.leaders("N3", yellow=2)
    activates(table, "CV-16")
    happens(table, "leader in N3")
    assert (has(table), table.region("N3").leaders[0]) == ({"leaders": 1}, 1)


@rule("AE-DEV-09")
def test_the_civic_archive_turns_up_a_used_ability_card_for_2_ice(table: Table) -> None:
    station(table, "CV-18", {"ice": 2})
    table.tile("R2-3", "PL-M1")
    settled(table, "yellow", "R2-3")
    activates(table, "CV-18")
    assert (has(table), table.abilities("yellow")) == ({}, ["Obelisk"])


@rule("AE-RET-10")
def test_the_civic_archive_is_not_offered_without_a_used_ability_card(table: Table) -> None:
    station(table, "CV-18", {"ice": 2})
    returns(table, "yellow")
    assert table.why("yellow", "activate Civilization module 1").rule == "AE-RET-10"


@rule("AE-RES-04")
def test_the_open_market_gives_every_player_1_energy(three: Table) -> None:
    station(three, "CO-11", {})
    activates(three, "CO-11")
    assert [has(three, name) for name in ("yellow", "blue", "green")] == [
        {"credit": 1, "energy": 1},
        {"energy": 1},
        {"energy": 1},
    ]


# The core modules


@rule("AE-RET-08")
def test_the_treasury_gives_1_credit_and_the_reactor_2_energy(table: Table) -> None:
    station(table, "CV-12", {})
    table.ships("yellow", "R1-1", "fighter")
    returns(table, "yellow")
    happens(table, "activate Commerce core", "with fighter in R1-1", "activate Science core")
    assert has(table) == {"credit": 1, "energy": 2}


@rule("AE-RET-16")
def test_the_shipwright_builds_a_ship_or_repairs(table: Table) -> None:
    station(table, "CV-12", {"titanium": 2, "nanocarbon": 1})
    returns(table, "yellow")
    happens(table, "activate Industry core")
    assert table.offered("yellow") == ["choose the first", "choose the second"]
    happens(table, "choose the first")
    assert (has(table), table.fleet("yellow", "bay")) == ({}, {"transport": 3, "fighter": 1})


@rule("AE-RET-16")
def test_the_architect_draws_a_card_or_builds_a_development(table: Table) -> None:
    station(table, "CV-12", {})
    returns(table, "yellow")
    happens(table, "activate Civilization core", "chance: draw TA-01")
    assert has(table) == {"tactics": 1}


# What lies on them when they are gained


def gained(table: Table, id: str) -> list[int]:
    """The damage on this module when yellow has taken it from the board."""
    row = TYPE_IDS[MODULE_TYPE[MODULE_IDS.index(id)]]
    table.column(row, id)
    does(table, {"module": row})
    return damage_of(table, "yellow", row)


@rule("AE-MOD-05")
@pytest.mark.parametrize("id", UNDAMAGED.split())
def test_these_modules_are_gained_undamaged(table: Table, id: str) -> None:
    assert gained(table, id) == [0]


@rule("AE-MOD-05")
@pytest.mark.parametrize("id", ONCE_DAMAGED.split())
def test_these_modules_are_gained_with_1_damage(table: Table, id: str) -> None:
    assert gained(table, id) == [1]


@rule("AE-MOD-05")
@pytest.mark.parametrize("id", TWICE_DAMAGED.split())
def test_these_modules_are_gained_with_2_damage(table: Table, id: str) -> None:
    assert gained(table, id) == [2]
