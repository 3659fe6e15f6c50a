"""Diplomacy: one card each."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import HERE, dice, field, fight
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.fight import NO_BATTLE


@pytest.fixture
def edge(three: Table) -> Table:
    """A planet where yellow, blue and green fight."""
    field(three)
    return three


@rule("AE-DIP-01", "AE-P-36")
def test_each_participant_has_one_chance_the_active_player_first(edge: Table) -> None:
    edge.hand("yellow", "TD-05")
    edge.hand("blue", "TD-06")
    edge.active("blue")
    fight(edge, yellow="transport", blue="transport", green="transport")
    assert edge.offered("blue") == ["play TD-06", "pass"]
    edge.says("blue", "pass")
    edge.says("yellow", "play TD-05")
    assert edge.vp("yellow") == 1


@rule("AE-DIP-01")
def test_one_card_is_played_in_a_battle_and_not_a_second_one(edge: Table) -> None:
    edge.hand("yellow", "TD-05", "TD-06")
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", "play TD-05")
    assert edge.offered("yellow") == ["done"]
    assert edge.why("yellow", "play TD-06").rule == "AE-TAC-09"


@rule("AE-DIP-02")
def test_players_outside_the_battle_play_no_diplomacy_card(edge: Table) -> None:
    edge.hand("green", "TD-05")
    fight(edge, yellow="transport", blue="transport")
    assert (edge.offered("green"), dice(edge)) == (["pass"], (1, 1, 0, 0))
    assert edge.why("green", "play TD-05").rule == "AE-TAC-09"


@rule("AE-DIP-03", "AE-P-37")
def test_the_first_yes_ends_the_battle_without_any_outcome(edge: Table) -> None:
    edge.raider(HERE, "S")
    edge.hand("yellow", "TD-01")
    fight(edge, yellow="transport", blue="transport", green="transport")
    edge.says("yellow", "play TD-01", "fight on")
    edge.says("blue", "end the battle")
    assert edge.s.battle.step == NO_BATTLE
    assert (edge.vp("yellow"), edge.raiders_in(HERE), edge.discards()) == (3, "S 1", ["TD-01"])
    assert [edge.fleet(name, HERE) for name in ("yellow", "blue", "green")] == [{"transport": 1}] * 3


@rule("AE-DIP-03", "AE-P-37")
def test_players_are_asked_in_turn_order_from_the_active_one_whoever_played_the_card(edge: Table) -> None:
    edge.hand("blue", "TD-01")
    edge.active("green")
    fight(edge, yellow="transport", blue="transport", green="transport")
    edge.says("blue", "play TD-01")
    edge.says("green", "fight on")
    edge.says("yellow", "fight on")
    edge.says("blue", "fight on")
    assert edge.can_fall()[0] == "roll 6"


@rule("AE-DIP-03")
def test_a_treaty_lets_only_the_chosen_player_end_the_battle(edge: Table) -> None:
    edge.hand("yellow", "TD-02")
    fight(edge, yellow="transport", blue="transport", green="transport")
    edge.says("yellow", "play TD-02", "pick green")
    assert edge.offered("green") == ["fight on", "end the battle"]
    edge.says("green", "end the battle")
    assert (edge.stores("yellow"), edge.stores("green"), edge.stores("blue")) == (
        {"credit": 1},
        {"credit": 1},
        {},
    )
    assert edge.s.battle.step == NO_BATTLE


@rule("AE-DIP-04")
def test_opposing_ships_are_those_of_all_others_and_the_raiders_there(edge: Table) -> None:
    edge.raider(HERE, "S", 2)
    edge.ships("blue", "R2-2", "transport")
    edge.hand("yellow", "TD-01")
    fight(edge, yellow="transport", blue="transport, fighter", green="transport")
    edge.says("blue", "done")
    edge.says("yellow", "play TD-01")
    assert edge.vp("yellow") == 5


@rule("AE-P-36")
def test_a_diplomacy_card_that_cannot_be_completed_is_not_offered(edge: Table) -> None:
    edge.hand("yellow", "TD-07", "TD-02")
    edge.raider(HERE, "S")
    fight(edge, yellow="transport")
    assert edge.offered("yellow") == ["pass"]
    assert edge.why("yellow", "play TD-07").rule == "AE-TAC-12"
    edge.stock("yellow", credit=1)
    fight(edge)
    assert edge.offered("yellow") == ["play TD-07", "pass"]


@rule("AE-BAT-06", "AE-STRIKE-05")
def test_a_bribed_raider_leaves_for_another_nebula_and_the_battle_ends(edge: Table) -> None:
    edge.hand("yellow", "TD-07")
    edge.stock("yellow", credit=1)
    edge.raider(HERE, "D")
    fight(edge, yellow="transport")
    edge.says("yellow", "play TD-07")
    edge.falls("nebula N4")
    assert (edge.raiders_in("N4"), edge.s.battle.step) == ("D 1", NO_BATTLE)
    assert edge.fleet("yellow", HERE) == {"transport": 1}


@rule("AE-PREP-08")
def test_dice_that_diplomacy_gives_are_kept_until_they_are_counted(edge: Table) -> None:
    edge.hand("yellow", "TD-03")
    edge.stock("blue", ice=1)
    fight(edge, yellow="transport", blue="transport", green="transport")
    edge.says("yellow", "play TD-03")
    edge.says("blue", "choose the second")
    assert (dice(edge), edge.stores("blue")) == ((3, 1, 1, 0), {"ice": 1})


@rule("AE-DIP-02", "AE-TAC-08")
@pytest.mark.parametrize(("card", "points"), [("TD-03", 0), ("TD-06", 1)])
def test_a_card_for_each_participant_does_not_touch_who_is_outside(
    edge: Table, card: str, points: int
) -> None:
    edge.hand("yellow", card)
    edge.stock("green", ice=1)
    fight(edge, yellow="transport", blue="transport")
    edge.says("yellow", f"play {card}")
    assert (edge.vp("blue"), edge.vp("green"), edge.stores("green")) == (points, 0, {"ice": 1})
    assert dice(edge) == (2 - points, 1, 0, 0)


@rule("AE-P-48", "AE-SHIP-09")
def test_all_ships_leave_for_one_region_that_each_of_them_may_enter(table: Table) -> None:
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R2_1="PL-S1")
    table.hand("yellow", "TD-04")
    table.raider("R1-1", "S")
    fight(table, "R1-1", yellow="transport, science vessel")
    table.says("yellow", "play TD-04")
    assert table.offered("yellow") == ["to R1-2", "to R2-1"]


@rule("AE-P-48", "AE-SHIP-09")
def test_ships_with_voyage_may_leave_for_a_nebula(table: Table) -> None:
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R2_1="PL-S1")
    table.hand("yellow", "TD-04")
    table.raider("R1-1", "S")
    fight(table, "R1-1", yellow="science vessel")
    table.says("yellow", "play TD-04")
    assert table.offered("yellow") == ["to R1-2", "to R2-1", "to N1", "to N6"]


@rule("AE-P-36")
def test_safe_passage_is_not_played_without_a_way_out(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.hand("yellow", "TD-04")
    table.raider("R1-1", "S")
    fight(table, "R1-1", yellow="transport")
    assert table.offered("yellow") == ["pass"]
    assert table.why("yellow", "play TD-04").rule == "AE-TAC-12"
