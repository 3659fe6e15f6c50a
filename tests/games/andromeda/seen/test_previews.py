"""What a word would do, before it is said."""

from __future__ import annotations

import pytest

from games.andromeda.seen.scenes import forces, preview
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.battle.escalation import JoinChance
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.moons import MOON_IDS
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.fight import new_battle

YELLOW = 0


@pytest.fixture
def chart(table: Table) -> Table:
    """Five regions in a row."""
    table.tile("R1-1", "PL-I1", "MO-I1", "")
    table.tiles(R1_2="PL-V1", R1_3="PL-S1", R1_4="BA-SY", R1_5="PL-C1")
    return table


@rule("AE-ACT-02", "AE-LAUNCH-03")
def test_a_launch_to_a_planet_shows_the_moon(chart: Table) -> None:
    chart.turn("yellow")
    chart.says("yellow", "launch transport")
    found = preview(chart, "yellow", "to R1-1")
    assert (MOON_IDS[found.moon], found.gain, found.jump) == ("MO-I1", [], 0)
    assert (found.battle, found.strikers) == ([], [])


@rule("AE-ACT-03")
def test_a_planet_without_moons_shows_what_it_gives(chart: Table) -> None:
    chart.turn("yellow")
    chart.says("yellow", "launch transport")
    found = preview(chart, "yellow", "to R1-2")
    assert (found.moon, found.gain) == (-1, [0, 0, 1, 0, 0, 0])


@rule("AE-LAUNCH-07")
def test_a_jump_shows_its_price(chart: Table) -> None:
    chart.bay("yellow", "heavy cruiser", "transport")
    chart.ships("yellow", "R1-1", "transport")
    chart.stock("yellow", energy=2)
    chart.turn("yellow")
    chart.says("yellow", "launch heavy cruiser")
    assert preview(chart, "yellow", "to R1-5").jump == 1
    assert preview(chart, "yellow", "to R1-2").jump == 0


@rule("AE-STRIKE-03", "AE-BAT-01")
def test_the_raider_that_would_strike_is_shown_and_the_battle_with_it(chart: Table) -> None:
    chart.raider("R1-5", "A")
    chart.turn("yellow")
    chart.says("yellow", "launch transport")
    found = preview(chart, "yellow", "to R1-3")
    assert [REGIONS[region] for region in found.strikers] == ["R1-5"]
    assert (forces(chart, found), found.staying) == ({"yellow": (1, 1), "raiders": (3, 1)}, False)


@rule("AE-STRIKE-06")
def test_where_one_of_two_raiders_comes_the_battle_is_shown_without_them(chart: Table) -> None:
    chart.raider("R1-5", "A")
    chart.raider("R1-4", "B")
    chart.turn("yellow")
    chart.says("yellow", "launch transport")
    found = preview(chart, "yellow", "to R1-3")
    assert [REGIONS[region] for region in found.strikers] == ["R1-4", "R1-5"]
    assert forces(chart, found) == {"yellow": (1, 1)}


@rule("AE-STRIKE-04")
def test_the_swarm_comes_as_a_whole(chart: Table) -> None:
    chart.raider("R1-5", "S", 2)
    chart.raider("R1-4", "S")
    chart.turn("yellow")
    chart.says("yellow", "launch transport")
    assert forces(chart, preview(chart, "yellow", "to R1-3")) == {"yellow": (1, 1), "raiders": (3, 3)}


@rule("AE-BAT-04", "AE-ESC-02")
def test_who_is_there_would_fight_and_who_is_near_could_join(chart: Table) -> None:
    chart.bay("yellow", "fighter", "transport")
    chart.ships("yellow", "R1-1", "transport")
    chart.ships("blue", "R1-2", "transport")
    chart.ships("blue", "R1-3", "transport")
    chart.turn("yellow")
    chart.says("yellow", "launch fighter")
    found = preview(chart, "yellow", "to R1-2")
    assert forces(chart, found) == {"yellow": (2, 1), "blue": (1, 1)}
    assert found.joiners == [0, 1]


@rule("AE-ESC-03", "AE-ESC-04")
def test_a_ship_that_would_join_shows_the_battle_with_it(chart: Table) -> None:
    chart.ships("yellow", "R1-2", "transport")
    chart.ships("yellow", "R1-1", "heavy cruiser")
    chart.ships("blue", "R1-2", "fighter")
    chart.s.target = REGIONS.index("R1-2")
    chart.s.battle = new_battle(2)
    chart.s.battle.sides = 3
    chart.at(JoinChance(YELLOW))
    found = preview(chart, "yellow", "send heavy cruiser in R1-1")
    assert forces(chart, found) == {"yellow": (4, 2), "blue": (2, 1)}


@rule("AE-DEV-08")
def test_a_development_shows_the_leaders_around_it(chart: Table) -> None:
    chart.ships("yellow", "R1-2", "transport")
    chart.ships("yellow", "R1-3", "transport")
    chart.leaders("station", yellow=2)
    chart.leaders("R1-3", blue=2)
    chart.stock("yellow", titanium=5, nanocarbon=5, ice=5, credit=5, energy=5)
    chart.at(Develop(YELLOW, 0))
    assert preview(chart, "yellow", "develop R1-2").leaders == 4
    assert preview(chart, "yellow", "develop R1-3").leaders == 3
