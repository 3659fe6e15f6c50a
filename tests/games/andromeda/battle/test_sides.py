"""Who fights, and what ends a battle."""

from __future__ import annotations

from games.andromeda.battle.scenes import HERE, field, fight, rolls
from games.andromeda.launch.scenes import row
from games.andromeda.table import Table
from marks import rule
from perihelion.core.steps import chance
from perihelion.games.andromeda.battle.sides import battle_due
from perihelion.games.andromeda.fight import NO_BATTLE
from perihelion.games.andromeda.state import WHO_CAN


@rule("AE-BAT-01")
def test_ships_of_one_side_alone_do_not_fight(table: Table) -> None:
    field(table)
    fight(table, yellow="transport, transport")
    assert (table.asked(), chance(table.s)) == ([], None)


@rule("AE-BAT-01")
def test_exactly_one_battle_is_fought_and_survivors_do_not_fight_again(table: Table) -> None:
    field(table)
    fight(table, yellow="transport", blue="heavy cruiser")
    table.falls("roll 6", "roll 5 4 3")
    table.says("blue", "pass")
    assert table.fleet("yellow", HERE) == {"transport": 1}
    assert table.fleet("blue", HERE) == {"heavy cruiser": 1}
    assert table.s.battle.step == NO_BATTLE
    assert table.asked() == []


@rule("AE-BAT-02")
def test_sides_that_share_another_region_do_not_fight(table: Table) -> None:
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-1", "transport")
    table.launched("yellow", "transport", "R1-2")
    assert table.s.battle.step == NO_BATTLE
    assert table.fleet("blue", "R1-1") == {"transport": 1}


@rule("AE-BAT-02", "AE-STRIKE-01")
def test_a_return_turn_has_neither_strike_nor_battle(table: Table) -> None:
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-1", "transport")
    table.raider("N1", "S")
    table.turn("yellow")
    table.says("yellow", "return to station", "done")
    assert table.asked() == ["blue"]
    assert table.raiders_in("N1") == "S 1"


@rule("AE-BAT-03")
def test_others_fight_when_the_active_player_has_no_ship_there(three: Table) -> None:
    field(three)
    fight(three, blue="transport", green="transport")
    three.falls("roll 6", "roll 1")
    assert three.asked() == ["green"]


@rule("AE-BAT-03")
def test_raiders_alone_do_not_fight(table: Table) -> None:
    field(table)
    table.raider(HERE, "S", 2)
    fight(table)
    assert (table.asked(), battle_due(table.s)) == ([], False)


@rule("AE-BAT-04")
def test_every_side_takes_part_and_all_raiders_are_one(three: Table) -> None:
    field(three)
    three.raider(HERE, "S", 2)
    fight(three, yellow="transport", blue="transport", green="transport")
    three.falls("roll 6", "roll 5", "roll 4", "roll 2 2")
    assert rolls(three) == ["6", "5", "4", "2 2"]


@rule("AE-BAT-05")
def test_a_battle_goes_through_its_five_steps_in_order(table: Table) -> None:
    field(table)
    table.ships("yellow", "R2-2", "transport")
    table.hand("yellow", "TD-05", "TB-03")
    table.stock("yellow", energy=1)
    fight(table, yellow="transport", blue="transport")
    table.says("yellow", "done")
    assert table.offered("yellow") == ["play TD-05", "pass"]
    table.says("yellow", "pass")
    assert table.offered("yellow") == ["energy for dice 1", "done"]
    table.says("yellow", "done")
    table.falls("roll 2", "roll 5")
    assert table.offered("yellow") == ["play TB-03", "pass"]
    table.says("yellow", "pass", "pass")
    assert table.offered("yellow") == ["draw a card", "pass"]


@rule("AE-BAT-06", "AE-OUT-14")
def test_a_battle_with_fewer_than_two_sides_ends_without_winner_and_loser(table: Table) -> None:
    """AE-T-43."""
    field(table)
    table.raider(HERE, "S")
    table.hand("yellow", "TD-04")
    fight(table, yellow="transport, transport")
    table.says("yellow", "play TD-04", "to R2-4")
    assert table.s.battle.step == NO_BATTLE
    assert table.fleet("yellow", "R2-4") == {"transport": 2}
    assert (table.raiders_in(HERE), table.space("yellow", "supremacy")) == ("S 1", 0)


@rule("AE-BAT-06", "AE-BAT-08")
def test_the_others_fight_on_when_one_side_has_left(table: Table) -> None:
    """AE-T-43."""
    field(table)
    table.raider(HERE, "S")
    table.hand("yellow", "TD-04")
    fight(table, yellow="transport", blue="transport")
    table.says("yellow", "play TD-04", "to R2-2")
    table.falls("roll 6", "roll 5")
    assert (table.space("blue", "supremacy"), table.raiders_in(HERE)) == (1, "")
    assert (table.fleet("yellow", "R2-2"), table.asked()) == ({"transport": 1}, [])


@rule("AE-BAT-07")
def test_turn_order_begins_with_the_active_player_who_is_passed_over_when_not_in_it(four: Table) -> None:
    field(four)
    four.hand("yellow", "TD-05")
    four.hand("green", "TD-01")
    four.hand("pink", "TD-06")
    four.active("green")
    fight(four, yellow="transport", blue="transport", pink="transport")
    assert four.asked() == ["pink"]
    four.says("pink", "pass")
    assert four.asked() == ["yellow"]


@rule("AE-BAT-07")
def test_the_sides_are_counted_again_after_a_card_before_the_battle() -> None:
    table = Table(2, asked=WHO_CAN)
    row(table)
    table.ships("yellow", "R1-1", "transport")
    table.raider("R1-2", "S")
    table.hand("yellow", "TE-01")
    table.launched("yellow", "transport", "R1-2")
    table.says("yellow", "go on", "play TE-01", "to R1-5")
    assert table.raiders_in("R1-5") == "S 1"
    assert table.s.battle.step == NO_BATTLE


def populating(table: Table, **ships: str) -> None:
    """Yellow may turn its transport there into a development by a token."""
    field(table)
    table.ships("yellow", "R2-2", "transport")
    table.leaders("station", yellow=2)
    table.stock("yellow", ice=1, nanocarbon=1)
    table.token("yellow", "DT-13")
    fight(table, **ships)


@rule("AE-BAT-08")
def test_whoever_turns_the_last_transport_there_into_a_development_is_out(three: Table) -> None:
    populating(three, yellow="transport", blue="transport", green="transport")
    three.says("yellow", "done", "use DT-13")
    assert three.owner(HERE) == "yellow"
    three.let_fall()
    assert [len(roll) for roll in three.s.battle.rolls] == [0, 1, 1, 0]


@rule("AE-BAT-08")
def test_in_escalation_whoever_is_out_may_still_move_in(three: Table) -> None:
    populating(three, yellow="transport", blue="transport", green="transport")
    three.says("yellow", "use DT-13")
    assert three.s.battle.sides == 6
    three.says("yellow", "send transport in R2-2")
    assert three.s.battle.sides == 7


@rule("AE-BAT-08")
def test_dice_of_a_player_who_gets_out_after_the_roll_neither_win_nor_tie(three: Table) -> None:
    populating(three, yellow="transport", blue="transport", green="transport")
    three.says("yellow", "done", "pass", "done")
    three.falls("roll 6", "roll 5", "roll 4")
    three.says("yellow", "use DT-13")
    assert three.s.battle.winner == 1
    assert (three.space("yellow", "supremacy"), three.space("blue", "supremacy")) == (0, 1)
    assert three.asked() == ["green"]


@rule("AE-BAT-09")
def test_a_defeated_transport_may_become_a_development_before_it_would_be_scrapped(table: Table) -> None:
    """AE-T-65."""
    populating(table, yellow="transport")
    table.raider(HERE, "D")
    fight(table)
    table.says("yellow", "done", "pass", "done")
    table.falls("roll 1", "roll 6 6 6 6 6")
    table.says("yellow", "pass", "use DT-13")
    assert table.owner(HERE) == "yellow"
    table.says("yellow", "draw a card")
    table.let_fall()
    assert (table.fleet("yellow", "yard"), table.stores("yellow")) == ({}, {"tactics": 1})


@rule("AE-BAT-09", "AE-OUT-15", "AE-OUT-09", "AE-SHD-04")
def test_a_winner_without_a_ship_left_keeps_the_reward(table: Table) -> None:
    """AE-T-64."""
    populating(table, yellow="transport")
    table.raider(HERE, "D")
    table.column("commerce", "CO-02", "CO-03", "CO-04")
    fight(table)
    table.says("yellow", "done", "pass", "done")
    table.falls("roll 6", "roll 5 5 4 4 3")
    table.says("yellow", "pass", "use DT-13")
    assert (table.owner(HERE), table.fleet("yellow", HERE)) == ("yellow", {})
    points = table.vp("yellow")
    table.says("yellow", "take Commerce 1")
    table.let_fall()
    assert table.row("yellow", "commerce") == ["CO-02"]
    assert (table.vp("yellow"), table.raiders_in(HERE)) == (points + 2, "D 1")
    assert table.raider_card("D").shields == 1


@rule("AE-BAT-09")
def test_a_free_action_may_uncover_a_shield_before_the_ships_are_scrapped(table: Table) -> None:
    field(table)
    table.token("yellow", "DT-05")
    table.player("yellow").shields = (0, 0, 0, 1)
    fight(table, yellow="heavy cruiser", blue="transport")
    table.says("yellow", "pass", "done")
    table.falls("roll 5 5 5", "roll 6")
    table.says("yellow", "pass", "use DT-05", "recharge heavy cruiser", "pass")
    assert table.fleet("yellow", HERE) == {"heavy cruiser": 1}
    assert table.player("yellow").shields == (0, 0, 0, 1)


@rule("AE-BAT-10", "AE-DIP-03")
def test_whoever_gets_out_is_not_asked_about_the_end_of_the_battle(three: Table) -> None:
    three.hand("blue", "TD-01")
    populating(three, yellow="transport", blue="transport", green="transport")
    three.says("yellow", "done", "pass")
    three.says("blue", "play TD-01")
    assert three.offered("yellow") == ["fight on", "end the battle", "use DT-13"]
    three.says("yellow", "use DT-13")
    assert three.offered("blue") == ["fight on", "end the battle"]
    three.says("blue", "fight on")
    three.says("green", "fight on")
    three.falls("roll 6", "roll 5")
    assert three.space("blue", "supremacy") == 1


@rule("AE-BAT-10", "AE-BAT-06")
def test_a_card_is_finished_before_the_battle_ends_for_want_of_a_second_side(table: Table) -> None:
    table.hand("blue", "TD-01")
    populating(table, yellow="transport", blue="transport")
    table.says("yellow", "done", "pass")
    table.says("blue", "play TD-01")
    table.says("yellow", "use DT-13")
    assert table.offered("blue") == ["fight on", "end the battle"]
    table.says("blue", "fight on")
    assert (table.s.battle.step, table.discards()) == (NO_BATTLE, ["TD-01"])


@rule("AE-BAT-10")
def test_the_chance_of_a_player_who_gets_out_by_a_free_action_is_over(three: Table) -> None:
    three.hand("yellow", "TB-01")
    populating(three, yellow="transport", blue="transport", green="transport")
    three.says("yellow", "done", "pass")
    assert three.offered("yellow") == ["play TB-01", "done", "use DT-13"]
    three.says("yellow", "use DT-13")
    assert three.offered("yellow") == ["pass"]
    assert three.s.battle.sides == 6


@rule("AE-BAT-10")
def test_a_card_is_resolved_to_its_end_for_a_player_who_gets_out(table: Table) -> None:
    """AE-T-66."""
    field(table)
    table.hand("yellow", "TD-04")
    fight(table, yellow="transport, transport", blue="transport")
    table.says("yellow", "play TD-04", "to R2-4")
    assert table.stores("yellow") == {"energy": 1}
    assert table.s.battle.step == NO_BATTLE
    assert (table.fleet("blue", HERE), table.space("blue", "supremacy")) == ({"transport": 1}, 0)
    assert table.discards() == ["TD-04"]
