"""What lines of the log mean to whom, for the card at the end of a phase."""

from __future__ import annotations

from games.m121.table import Table
from marks import rule
from perihelion.games.m121.cards.board import SPACES
from perihelion.games.m121.phases.expand import StopInvasion
from perihelion.games.m121.setup import DrawOrder

YELLOW, GREEN = 0, 1


@rule("MX-INFL-06", "MX-TECH-04")
def test_control_is_won_by_one_and_lost_by_the_other_with_points_and_tech(table: Table) -> None:
    table.system("N30", "C3", "yellow")
    table.system("N16", "C2", "green", yellow=1)
    table.turn("yellow", "Expand")
    table.says("yellow", "influence C2")
    assert table.news == [
        "captured yellow: yellow wins control of GOVERNMENT Academy (C2) from green: 2 disks against 1.",
        "lost green: green loses control of GOVERNMENT Academy (C2) to yellow.",
        "lost green: green falls to tech level 1.",
        "won yellow: yellow rises to tech level 2.",
    ]
    assert table.amounts == [
        "captured yellow: VP +2, tech level +1, systems controlled +1",
        "lost green: VP -2, tech level -1, systems controlled -1",
    ]


@rule("MX-DEL-14")
def test_a_filled_demand_space_scores(table: Table) -> None:
    table.system("N02", "C3", "yellow")
    table.system("N01", "C2", "yellow")
    table.turn("yellow", "Deliver")
    table.says("yellow", "deliver grey cube on C3")
    told = "yellow delivers a grey cube from Idle Moons (C3) to Carnival Drift (C2): +1 VP."
    assert table.news == [f"scored yellow: {told}"]
    assert table.amounts == ["scored yellow: VP +1"]


@rule("MX-BLD-09")
def test_what_is_built_brings_points_and_powers(table: Table) -> None:
    table.system("N22", "C3", "yellow")
    table.hand("yellow", "I03", "N01")
    table.turn("yellow", "Build")
    table.says("yellow", "build I03", "in BC23", "name edge north-west")
    assert table.amounts == ["scored yellow: VP +2, military strength +1, infrastructure +1"]


@rule("MX-EXP-10")
def test_a_stopped_invasion_is_won_by_the_controller_and_lost_by_the_invader(table: Table) -> None:
    table.system("N30", "C3", "green")
    table.system("N24", "C2", "yellow")
    table.at(StopInvasion(GREEN, YELLOW, SPACES.index("C3")))
    table.says("green", "stop it")
    assert [news.partition(":")[0] for news in table.news] == ["won green", "lost yellow"]


@rule("MX-SETUP-09")
def test_who_is_first_in_initiative_order_is_news(table: Table) -> None:
    table.s.round, table.s.track = 0, ()
    table.at(DrawOrder())
    table.falls("next is green")
    assert table.news == ["first green: green is first in initiative order."]
