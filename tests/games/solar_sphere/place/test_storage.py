"""Storage: six spaces, and what to do with a resource that does not fit."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule


def gain_three_gold(table: Table) -> None:
    """Red's satellite is on the Gold Belt; red takes the action there."""
    table.satellite("red", "gold-belt")
    table.drones("red", active=0)
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "deploy 3", "visit Gold Belt")


@rule("SS-STORE-01")
def test_resources_gained_go_to_storage(table: Table) -> None:
    table.stock("red", ore=1, gold=1, crystal=1)
    gain_three_gold(table)
    assert table.resources("red") == "1 ore, 4 gold, 1 crystal"
    assert table.offered("red") == []


@rule("SS-STORE-01")
def test_a_seventh_resource_does_not_fit(table: Table) -> None:
    table.stock("red", ore=2, gold=2)
    gain_three_gold(table)
    assert table.resources("red") == "2 ore, 4 gold"
    assert table.offered("red") == ["leave it", "drop ore"]


@rule("SS-STORE-02")
def test_a_resource_that_does_not_fit_may_be_left(table: Table) -> None:
    """T-04."""
    table.stock("red", ore=2, gold=2, crystal=1)
    gain_three_gold(table)
    assert table.resources("red") == "2 ore, 3 gold, 1 crystal"
    assert table.offered("red") == ["leave it", "drop ore", "drop crystal"]
    table.says("red", "leave it")
    assert table.offered("red") == ["leave it", "drop ore", "drop crystal"]
    table.says("red", "leave it")
    assert table.resources("red") == "2 ore, 3 gold, 1 crystal"
    assert table.offered("red") == []


@rule("SS-STORE-02")
def test_a_stored_resource_may_make_room_for_the_new_one(table: Table) -> None:
    table.stock("red", ore=2, gold=2, crystal=1)
    gain_three_gold(table)
    table.says("red", "drop crystal", "drop ore")
    assert table.resources("red") == "1 ore, 5 gold"


@rule("SS-STORE-02")
def test_each_resource_that_does_not_fit_is_decided_by_itself(table: Table) -> None:
    table.stock("red", ore=2, gold=2, crystal=1)
    gain_three_gold(table)
    table.says("red", "drop crystal")
    assert table.offered("red") == ["leave it", "drop ore"]
    table.says("red", "leave it")
    assert table.resources("red") == "2 ore, 4 gold"


@rule("SS-STORE-02")
def test_a_kickback_resource_that_does_not_fit_is_decided_before_the_next_kickback(table: Table) -> None:
    table.stock("red", ore=6)
    table.player("red").morale = 5
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "take gold", "drop ore", "take crystal", "leave it")
    assert table.resources("red") == "5 ore, 1 gold"


@rule("SS-STORE-02")
def test_a_type_that_is_not_stored_cannot_be_dropped(table: Table) -> None:
    table.stock("red", ore=3, gold=3)
    gain_three_gold(table)
    refusal = table.why("red", "drop crystal")
    assert refusal.rule == "SS-STORE-02"
    assert refusal.text == "You have no crystal among your 6 stored resources."


@rule("SS-STORE-02")
def test_dropping_gold_for_gold_is_said_as_leaving_it(table: Table) -> None:
    table.stock("red", ore=3, gold=3)
    gain_three_gold(table)
    refusal = table.why("red", "drop gold")
    assert refusal.rule == "SS-STORE-02"
    assert refusal.text == "To drop gold for gold is the same as to leave it."


@rule("SS-STORE-02")
def test_with_storage_full_of_its_own_type_there_is_nothing_to_decide(table: Table) -> None:
    table.stock("red", gold=6)
    gain_three_gold(table)
    assert table.offered("red") == []
    assert table.resources("red") == "6 gold"


@rule("SS-STORE-03")
def test_spent_resources_leave_the_storage(table: Table) -> None:
    table.stock("red", ore=3, gold=1, crystal=2)
    table.drones("red", active=1)
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Solar Sphere", "take action", "build Beacon Mast")
    assert table.resources("red") == "2 ore, 1 gold, 1 crystal"
    assert table.resources("black") == ""


@rule("SS-STORE-03")
def test_a_dropped_resource_is_gone_and_can_be_gained_again(table: Table) -> None:
    table.stock("red", ore=5, crystal=1)
    table.player("red").morale = 5
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "kickback to 2", "take gold", "drop crystal")
    assert table.resources("red") == "5 ore, 1 gold"
    table.says("red", "take crystal", "drop gold")
    assert table.resources("red") == "5 ore, 1 crystal"


@rule("SS-STORE-04")
def test_the_supplies_never_run_out(four: Table) -> None:
    four.stock("red", ore=5)
    four.stock("black", ore=6)
    four.stock("green", ore=6)
    four.stock("purple", ore=6)
    four.drones("red", active=0)
    four.ports("red", 1)
    four.at_turn("red")
    four.says("red", "deploy 1", "visit Ore Belt")
    assert four.resources("red") == "6 ore"
