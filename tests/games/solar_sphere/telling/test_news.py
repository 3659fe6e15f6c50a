"""What lines of the log mean to whom, for the card at the end of a phase."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.phases.dock import Dock


@rule("SS-DOCK-02", "SS-DOCK-04")
def test_morale_at_the_dock_is_news_to_who_gets_it_and_the_first_in_turn_order_to_all(table: Table) -> None:
    table.at(Dock())
    table.falls("dock 1 1 2", "dock 4 5 6")
    assert table.news == [
        "scored red: red docks 1, 1 and 2: morale 0 to 5.",
        "first black: Turn order: black, red.",
    ]
    assert table.amounts == ["scored red: morale +5"]


@rule("SS-BAT-06", "SS-CORP-02")
def test_every_attacker_reads_the_own_part_of_a_victory_and_the_corporation_none(table: Table) -> None:
    table.ship("bottom left", "RS01", ("corporation", 1), ("red", 1))
    table.at(Battle())
    table.falls("resistance 1")
    assert table.news == ["won red: Ragged Kestrel is defeated: red +2 points, morale 0 to 1."]
    assert table.amounts == ["won red: points +2, morale +1"]


@rule("SS-BAT-12")
def test_every_player_reads_the_own_loss(table: Table) -> None:
    table.player("red").morale = 4
    table.ship("bottom left", "RS11", ("red", 2), ("corporation", 1), ("black", 2))
    table.at(Battle())
    table.falls("resistance 2")
    assert table.news == [
        "lost red: Iron Lullaby wins: red morale 4 to 3.",
        "lost black: Iron Lullaby wins: black \N{MINUS SIGN}2 points for missing morale.",
    ]
    assert table.amounts == ["lost red: morale -1, Meridian +1", "lost black: points -2"]
