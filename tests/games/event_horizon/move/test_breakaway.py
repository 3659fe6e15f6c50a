"""Leaving a tile that others have moved into: the attacking roll."""

from __future__ import annotations

from games.event_horizon.table import Table
from marks import rule
from perihelion.games.event_horizon.fight import ATTACKING_ROLL
from perihelion.games.event_horizon.move.move import Moves


def threatened(table: Table, cruiser: int = 2, drone: int = 0) -> None:
    """Orange has ships and an unused marker on B05; a white gunship and cruiser have moved in."""
    table.ships("orange", "B05", cruiser=cruiser, drone=drone)
    table.ships("white", "B04", cruiser=1, gunship=1)
    table.markers("white", "B04")
    table.markers("orange", "B05")
    table.at(Moves())
    table.says("white", "move all", "to B05")


@rule("EH-PRE-01", "EH-PRE-03")
def test_case_e07_a_fleet_that_leaves_takes_one_attacking_roll(table: Table) -> None:
    threatened(table)
    assert table.offered("orange") == ["break away", "hold"]
    assert table.why("orange", "move cruiser").rule == "EH-PRE-01"
    table.says("orange", "break away")
    table.falls("dice 2 5 6", "dice 1")
    assert table.at_tile("orange", "B05") == []
    assert table.at_tile("white", "B05") == ["cruiser", "gunship"]
    assert (table.player("orange").markers, table.vp("white"), table.vp("orange")) == (0, 0, 0)
    assert table.s.agenda == []


@rule("EH-PRE-02")
def test_case_e07_who_holds_takes_no_roll_and_moves_nothing(table: Table) -> None:
    threatened(table)
    table.says("orange", "hold")
    assert table.s.agenda == []
    assert table.s.fight.dice == []
    assert table.at_tile("orange", "B05") == ["cruiser", "cruiser"]
    assert table.player("orange").markers == 0


@rule("EH-PRE-02")
def test_a_fleet_that_can_go_nowhere_holds(table: Table) -> None:
    table.ships("orange", "B05", cruiser=1)
    table.group("white", "B05", "cruiser", entered=True)
    table.hidden("B04", "A06", "A07", "B06", "C04", "C03")
    table.markers("orange", "B05")
    table.at(Moves())
    assert table.s.agenda == []
    assert table.s.fight.dice == []


@rule("EH-PRE-03")
def test_only_ships_that_moved_in_this_round_roll(table: Table) -> None:
    table.ships("white", "B05", gunship=1)
    table.group("white", "B05", "cruiser", entered=True)
    table.ships("orange", "B05", cruiser=2, drone=1)
    table.markers("orange", "B05")
    table.at(Moves())
    table.says("orange", "break away")
    table.falls("dice 6")
    assert table.asked() == ["orange"]
    assert table.offered("orange") == ["hit cruiser", "hit drone mother"]


@rule("EH-PRE-03")
def test_ships_that_stood_there_before_the_round_do_not_roll(table: Table) -> None:
    table.ships("white", "B05", gunship=1)
    table.ships("orange", "B05", cruiser=2)
    table.markers("orange", "B05")
    table.at(Moves())
    assert table.offered("orange") == ["move cruiser", "done"]


@rule("EH-PRE-03")
def test_ships_that_moved_on_do_not_roll(table: Table) -> None:
    table.ships("orange", "B05", cruiser=1)
    table.ships("orange", "A15", cruiser=1)
    table.ships("white", "B04", cruiser=1)
    table.ships("white", "B05", cruiser=1)
    table.markers("white", "B04", "B05")
    table.markers("orange", "B05", "A15")
    table.at(Moves())
    table.says("white", "activate B04", "move cruiser", "to B05")
    table.says("orange", "activate A15", "done")
    table.says("white", "move cruiser", "to B06")
    assert table.offered("orange") == ["move cruiser", "done"]


@rule("EH-PRE-03")
def test_targeted_hits_of_the_roll_are_assigned_by_the_shooter(table: Table) -> None:
    table.upgrade("white", "cruiser", "Advanced Targeting")
    table.group("white", "B05", "cruiser I", entered=True)
    table.ships("orange", "B05", cruiser=1, drone=1)
    table.markers("orange", "B05")
    table.at(Moves())
    table.says("orange", "break away")
    table.falls("dice 5")
    assert table.offered("white") == ["strike orange cruiser", "strike orange drone mother"]
    table.says("white", "strike orange cruiser")
    assert table.at_tile("orange", "B05") == ["drone mother"]


@rule("EH-PRE-04")
def test_several_players_roll_in_order_and_casualties_are_taken_together(three: Table) -> None:
    three.s.order = [2, 1, 0]
    three.group("white", "B05", "cruiser", entered=True)
    three.group("purple", "B05", "drone mother", entered=True)
    three.ships("orange", "B05", cruiser=2, drone=1)
    three.markers("orange", "B05")
    three.at(Moves())
    three.says("orange", "break away")
    three.falls("dice 6")
    assert len(three.at_tile("orange", "B05")) == 3, "white is still to roll"
    three.falls("dice 5")
    assert three.s.fight.hits[1] == 2
    assert (three.s.fight.sides, three.s.fight.kind) == (0b111, ATTACKING_ROLL)
    three.says("orange", "hit drone mother", "hit cruiser")
    assert three.at_tile("orange", "B05") == ["cruiser", "drone mother damaged"]


@rule("EH-PRE-05")
def test_survivors_move_or_stay(table: Table) -> None:
    threatened(table, cruiser=2, drone=1)
    table.says("orange", "break away")
    table.falls("dice 2 5 6", "dice 1")
    table.says("orange", "hit cruiser", "hit drone mother")
    assert table.offered("orange") == ["move cruiser", "move drone mother damaged", "move all", "done"]
    table.says("orange", "move cruiser", "to A06", "done")
    assert table.at_tile("orange", "A06") == ["cruiser"]
    assert table.at_tile("orange", "B05") == ["drone mother damaged"]


@rule("EH-PRE-06")
def test_the_roll_knows_no_cannon_no_veil_and_no_return_fire(table: Table) -> None:
    table.tile("B05", face="moon")
    table.flag("orange", "B05")
    table.cannon("B05")
    table.special("orange", "Deflector Veil", "cruiser")
    threatened(table, cruiser=3)
    table.says("orange", "break away")
    table.falls("dice 1 1 5", "dice 1")
    assert table.at_tile("orange", "B05") == ["cruiser", "cruiser"], "the veil cancels nothing"
    assert table.offered("orange") == ["move cruiser", "done"], "and nobody shoots back"
    assert (table.s.fight.on, table.vp("white")) == (False, 0)


@rule("EH-PRE-06")
def test_auto_defense_gives_no_die_in_an_attacking_roll(table: Table) -> None:
    table.upgrade("white", "cruiser", "Auto Defense Cannon")
    table.group("white", "B05", "cruiser I", entered=True)
    table.ships("orange", "B05", cruiser=2)
    table.markers("orange", "B05")
    table.at(Moves())
    table.says("orange", "break away")
    assert len(table.can_fall()) == 6, "one die"


@rule("EH-PRE-06")
def test_marauders_make_no_attacking_roll(table: Table) -> None:
    table.ships("orange", "B05", cruiser=2)
    table.marauders("B05", 3)
    table.markers("orange", "B05")
    table.at(Moves())
    assert table.offered("orange") == ["move cruiser", "done"]


@rule("EH-PRE-07")
def test_moving_onto_a_used_marker_has_no_effect(table: Table) -> None:
    table.s.order = [1, 0]
    table.ships("orange", "B05", cruiser=2)
    table.ships("white", "B04", cruiser=1)
    table.markers("orange", "B05")
    table.markers("white", "B04")
    table.at(Moves())
    table.says("orange", "done")
    table.says("white", "move cruiser", "to B05")
    assert table.s.agenda == []
    assert table.s.fight.dice == []


@rule("EH-PRE-03")
def test_of_equal_ships_those_that_stood_there_leave_first(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    table.group("white", "B05", "cruiser", entered=True)
    table.ships("orange", "B05", cruiser=1)
    table.markers("white", "B05")
    table.markers("orange", "B05")
    table.at(Moves())
    table.says("white", "move cruiser", "only 1", "to B06", "done")
    assert table.offered("orange") == ["break away", "hold"], "the one that moved in is still there"
