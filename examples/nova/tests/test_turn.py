"""Chapters "Setup", "Rounds" and "A turn"."""

from __future__ import annotations

from games.nova.table import Table
from marks import rule
from perihelion.games.nova.drill import Turn


@rule("NV-SETUP-01")
def test_everybody_begins_without_ore(table: Table) -> None:
    table.begin()
    assert [player.ore for player in table.s.players] == [0, 0]


@rule("NV-ROUND-01")
def test_every_player_has_one_turn_in_the_order_of_the_seats(table: Table) -> None:
    table.begin()
    assert (table.s.round, table.asked()) == (1, ["red"])
    table.says("red", "wait")
    assert (table.s.round, table.asked()) == (1, ["black"])
    table.says("black", "wait")
    assert (table.s.round, table.asked()) == (2, ["red"])


@rule("NV-TURN-01")
def test_a_player_drills_or_waits(table: Table) -> None:
    table.at(Turn(0))
    assert table.offered("red") == ["drill on Nova", "wait"]


@rule("NV-DRILL-01")
def test_whoever_drills_rolls_the_die(table: Table) -> None:
    table.at(Turn(0))
    assert table.why("red", "roll 6").rule == "NV-DRILL-01"
    table.says("red", "drill on Nova")
    assert table.can_fall() == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]


@rule("NV-DRILL-02")
def test_a_one_brings_nothing_and_every_other_face_its_number(table: Table) -> None:
    table.at(Turn(0), Turn(0), Turn(1))
    table.says("red", "drill on Nova")
    table.falls("roll 1")
    assert table.player("red").ore == 0
    table.says("red", "drill on Nova")
    table.falls("roll 5")
    assert table.player("red").ore == 5


@rule("NV-WAIT-01")
def test_whoever_waits_gains_two_ore(table: Table) -> None:
    table.at(Turn(0))
    table.says("red", "wait")
    assert table.player("red").ore == 2
    assert table.lines == ["red waits and gains 2 ore."]
