"""Collapsed developments, and how they are rebuilt."""

from __future__ import annotations

from games.andromeda.battle.scenes import dice, fight
from games.andromeda.battle.scenes import field as planets
from games.andromeda.developments.scenes import develops, obelisk, settled
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.effects.building import Collapse
from perihelion.games.andromeda.cards.effects.effect import Do
from perihelion.games.andromeda.cards.source import OF_EVENT, Source


@rule("AE-EVT-13")
def test_a_standing_development_of_choice_collapses(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3")
    table.development("yellow", "R1-1", collapsed=True)
    table.development("yellow", "R1-2")
    table.development("yellow", "R1-3")
    table.active("blue")
    table.at(Do(0, Collapse(), Source(OF_EVENT, 0)))
    assert table.offered("yellow") == ["collapse R1-2", "collapse R1-3"]
    table.says("yellow", "collapse R1-3")
    assert table.region("R1-3").collapsed
    assert table.owner("R1-3") == "yellow"
    assert table.abilities("yellow") == ["Obelisk", "Obelisk", "Obelisk"]


@rule("AE-EVT-13", "AE-DEV-11")
def test_a_collapsed_development_gives_no_die(table: Table) -> None:
    planets(table)
    settled(table, "yellow", "R2-2", collapsed=True)
    settled(table, "yellow", "R2-4")
    fight(table, yellow="transport", blue="transport")
    assert dice(table)[:2] == (2, 1)


@rule("AE-EVT-13", "AE-DEV-08")
def test_the_printed_leaders_of_a_collapsed_development_do_not_count(table: Table) -> None:
    obelisk(table)
    table.tile("R2-4", "PL-V1")
    table.development("blue", "R2-4", collapsed=True)
    develops(table, "yellow")
    assert table.vp("yellow") == 1


@rule("AE-EVT-13", "AE-SCO-03")
def test_a_collapsed_development_scores_nothing_and_counts_for_no_card(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2")
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-2", collapsed=True)
    table.module("yellow", "CV-01")
    assert table.parts("yellow")["Developments"] == 4
    assert table.parts("yellow")["Civilization modules"] == 6


@rule("AE-EVT-13", "AE-DEV-01")
def test_its_planet_stays_developed(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3")
    table.development("blue", "R1-1", collapsed=True)
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.ships("yellow", "R1-3", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=4, titanium=2, nanocarbon=1, ice=1)
    develops(table, "yellow")
    assert table.offered("yellow") == ["develop R1-2", "develop R1-3"]


@rule("AE-EVT-14", "AE-P-16")
def test_rebuilding_costs_the_resources_and_nothing_else_and_brings_nothing_else(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="BA-SY")
    table.faction("yellow", "FB-05")
    settled(table, "yellow", "R1-1", collapsed=True)
    table.leaders("station", yellow=2)
    table.leaders("R1-2", blue=2)
    table.stock("yellow", energy=3, titanium=2)
    develops(table, "yellow")
    assert not table.region("R1-1").collapsed
    assert (table.stores("yellow"), table.player("yellow").leaders) == ({}, 2)
    assert (table.vp("yellow"), table.space("yellow", "supremacy")) == (0, 0)
    assert table.abilities("yellow") == []


@rule("AE-EVT-14", "AE-BASE-07")
def test_the_office_may_be_launched_to_for_a_rebuilding(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="BA-DO", R1_3="BA-SY")
    settled(table, "yellow", "R1-1", collapsed=True)
    table.stock("yellow", energy=3, titanium=2)
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-2")
    assert table.owner("R1-1") == "yellow"
    assert not table.region("R1-1").collapsed


@rule("AE-EVT-14", "AE-DEV-07")
def test_a_rebuilding_takes_no_transport_so_the_last_one_does_not_matter(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3", R1_4="PL-S1", R1_5="PL-S2", R2_1="PL-S3")
    table.bay("yellow", "transport")
    for space in ("R1-2", "R1-3", "R1-4", "R1-5"):
        settled(table, "yellow", space)
    settled(table, "yellow", "R1-1", collapsed=True)
    table.ships("yellow", "R2-1", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=2, nanocarbon=3)
    develops(table, "yellow")
    assert not table.region("R1-1").collapsed
    assert table.fleet("yellow", "R2-1") == {"transport": 1}


@rule("AE-EVT-14")
def test_discounts_count_for_a_rebuilding(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="BA-SY")
    settled(table, "yellow", "R1-1", collapsed=True)
    table.hand("yellow", "TA-10")
    table.stock("yellow", energy=3)
    develops(table, "yellow")
    table.says("yellow", "play TA-10")
    assert not table.region("R1-1").collapsed


@rule("AE-EVT-14")
def test_a_rebuilding_that_cannot_be_paid_is_refused(table: Table) -> None:
    table.tiles(R1_1="PL-M3", R1_2="PL-M2", R1_3="PL-M1")
    table.development("yellow", "R1-1", collapsed=True)
    table.ships("yellow", "R1-2", "transport")
    table.ships("yellow", "R1-3", "transport")
    table.leaders("station", yellow=1)
    table.stock("yellow", energy=3, titanium=2, ice=1)
    develops(table, "yellow")
    assert table.why("yellow", "develop R1-1").rule == "AE-EVT-14"
