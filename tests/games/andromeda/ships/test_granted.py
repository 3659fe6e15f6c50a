"""AE-TURN-08: what a card grants the ship of this turn goes with it, wherever it moves."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule


@pytest.fixture
def stormy(three: Table) -> Table:
    """Two planets beside nebula 6 and a nebula; yellow has played a card that grants Attack and Voyage."""
    three.tiles(R1_1="PL-I1", R1_2="PL-I2", R2_1="PL-C1")
    three.hand("yellow", "TA-06", "TA-15", "TD-04")
    return three


def begins(table: Table) -> None:
    table.turn("yellow")
    table.says("yellow", "play TA-06", "launch transport")


@rule("AE-TURN-08", "AE-SHIP-09")
def test_the_ship_may_be_moved_into_a_nebula(stormy: Table) -> None:
    begins(stormy)
    stormy.says("yellow", "to R1-1", "go on", "play TA-15")
    assert stormy.offered("yellow") == ["to R1-2", "to R2-1", "to N1", "to N6"]


@rule("AE-TURN-08", "AE-ESC-03")
def test_the_ship_may_come_back_into_the_nebula_and_no_other_one(stormy: Table) -> None:
    stormy.upgrade("blue", "NU-T3")
    stormy.upgrade("green", "NU-T3")
    stormy.ships("blue", "N6", "transport")
    stormy.ships("green", "N6", "transport")
    stormy.ships("yellow", "R1-1", "transport")
    begins(stormy)
    stormy.says("yellow", "to N6", "go on")
    stormy.let_fall()
    stormy.says("yellow", stormy.offered("yellow")[0], "play TA-15", "to R1-1", "go on", "go on")
    assert stormy.offered("yellow") == ["send transport in R1-1", "done"]
    stormy.says("yellow", "send transport in R1-1")
    assert stormy.fleet("yellow", "R1-1") == stormy.fleet("yellow", "N6") == {"transport": 1}


@rule("AE-TURN-08", "AE-SHIP-09")
def test_in_a_battle_it_may_leave_for_a_nebula_if_no_other_ship_stands_beside_it(stormy: Table) -> None:
    stormy.ships("blue", "R1-1", "transport")
    begins(stormy)
    stormy.says("yellow", "to R1-1", "go on", "go on", "go on", "play TD-04")
    assert stormy.offered("yellow") == ["to R1-2", "to R2-1", "to N1", "to N6"]


@rule("AE-TURN-08", "AE-SHIP-09")
def test_a_ship_that_has_joined_it_has_not_what_was_granted(stormy: Table) -> None:
    stormy.ships("blue", "R1-1", "transport")
    stormy.ships("yellow", "R2-1", "transport")
    begins(stormy)
    stormy.says("yellow", "to R1-1", "go on", "go on", "go on", "send transport in R2-1")
    stormy.says("yellow", "play TD-04")
    assert stormy.offered("yellow") == ["to R1-2", "to R2-1"]
