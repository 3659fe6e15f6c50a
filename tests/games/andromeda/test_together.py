"""Rules of several chapters that meet in one turn."""

from __future__ import annotations

from games.andromeda.battle.scenes import HERE, dice, field, fight
from games.andromeda.events.scenes import due, marker
from games.andromeda.table import Table
from games.andromeda.tracks.scenes import powers
from marks import rule
from perihelion.games.andromeda.state import WHO_CAN


def edge(table: Table) -> Table:
    """The first row and a planet below it, without moons."""
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_3="PL-C1", R1_4="PL-M1", R1_5="PL-V1", R2_1="PL-S1")
    return table


def to_the_dice(table: Table) -> None:
    """Nobody does anything before the dice."""
    while table.asked():
        name = table.asked()[0]
        table.says(name, table.offered(name)[-1])


@rule("AE-FREE-05", "AE-LAUNCH-07")
def test_energy_spent_by_a_free_action_launches_no_ship_by_its_jump(table: Table) -> None:
    edge(table).tile("R5-5", "PL-C3")
    table.development("yellow", "R5-5")
    table.bay("yellow", "heavy cruiser", "transport")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=1, titanium=1)
    table.turn("yellow")
    table.says("yellow", "use card Spaceport", "gain titanium", "gain titanium", "gain titanium")
    table.says("yellow", "launch heavy cruiser")
    assert table.offered("yellow") == ["to R1-2", "to R2-1"]


@rule("AE-STRIKE-01", "AE-BAT-03", "AE-ESC-02")
def test_who_has_left_before_the_strike_may_come_back_first_of_all() -> None:
    table = edge(Table(2, asked=WHO_CAN))
    table.ships("blue", "R1-1", "transport")
    table.ships("yellow", "R2-1", "transport")
    table.raider("R1-3", "A")
    table.hand("yellow", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "play TA-15", "to R1-2")
    assert table.raiders_in("R1-1") == "A 1"
    assert len([word for word in table.offered("yellow") if word.startswith("send")]) == 2
    table.says("yellow", "done")
    assert dice(table) == (0, 1, 3)


@rule("AE-STRIKE-02", "AE-STRIKE-07")
def test_a_raider_that_a_card_brings_keeps_the_others_away_and_does_what_its_card_says() -> None:
    table = edge(Table(2, asked=WHO_CAN))
    table.raider("R1-4", "A")
    table.raider("R1-2", "B")
    table.leaders("R1-1", blue=1)
    table.hand("yellow", "TE-01")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "play TE-01", "raider in R1-4", "to R1-1")
    while "go on" in table.offered("yellow"):
        table.says("yellow", "go on")
    assert (table.raiders_in("R1-1"), table.raiders_in("R1-2")) == ("A 1", "B 1")
    assert table.raider_card("A").leaders == (0, 1)


@rule("AE-TAC-06", "AE-TURN-06")
def test_an_event_tactics_card_at_the_end_of_the_turn_brings_the_event_of_this_turn(table: Table) -> None:
    edge(table)
    table.s.marker = 7
    table.hand("yellow", "TE-02")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1", "go on", "go on", "play TE-02")
    table.let_fall()
    table.says("yellow", "gain ice", "gain ice", "gain ice")
    assert marker(table)[0] == "station"
    table.falls("event GD-07")
    table.let_fall()
    assert (marker(table), table.s.active) == (("track", 2), 1)


@rule("AE-RES-03", "AE-TAC-03", "AE-BASE-08")
def test_cards_that_pay_for_the_monolith_are_drawn_there_again(table: Table) -> None:
    edge(table).tile("R2-2", "BA-MA")
    table.hand("yellow", "TB-01", "TB-02")
    table.tactics()
    table.launched("yellow", "transport", "R2-2")
    table.says("yellow", "go on", "hand over TB-01")
    table.let_fall()
    assert (table.cards("yellow"), table.discards()) == (["TB-01", "TB-02"], [])


@rule("AE-TAC-10", "AE-ESC-03")
def test_what_a_reaction_brings_pays_a_jump_in_the_same_turn(table: Table) -> None:
    edge(table)
    table.ships("blue", "R1-1", "transport")
    table.ships("blue", "R1-5", "heavy cruiser")
    table.hand("blue", "TA-11")
    table.ships("yellow", "R1-2", "transport")
    table.launched("yellow", "transport", "R1-1")
    table.says("blue", "play TA-11")
    while table.asked() == ["yellow"]:
        table.says("yellow", table.offered("yellow")[-1])
    table.says("blue", *table.offered("blue")[:1])
    assert table.fleet("blue", "R1-1") == {"transport": 1, "heavy cruiser": 1}
    assert table.stores("blue") == {"energy": 1}


@rule("AE-OUT-13", "AE-TRK-07")
def test_of_two_that_reach_a_token_in_one_battle_the_winner_has_it(table: Table) -> None:
    field(table)
    table.faction("blue", "FB-01")
    table.supremacy("ST-1", "ST-2", "ST-3")
    table.track("yellow", supremacy=1)
    table.track("blue", supremacy=1)
    table.stock("blue", energy=2)
    fight(table, yellow="fighter", blue="transport")
    to_the_dice(table)
    table.falls("roll 6 6", "roll 1")
    table.says("blue", "yes")
    assert (powers(table, "yellow"), powers(table, "blue")) == (["ST-1"], [])
    assert (table.vp("yellow"), table.vp("blue")) == (0, 2)


@rule("AE-OUT-14", "AE-FREE-03")
def test_a_token_that_a_defeat_brings_is_open_beside_the_next_decision(table: Table) -> None:
    field(table)
    table.faction("yellow", "FB-01")
    table.stock("yellow", energy=2)
    table.supremacy("ST-1", "ST-2", "ST-3")
    table.track("yellow", supremacy=1)
    fight(table, yellow="transport", blue="transport")
    to_the_dice(table)
    table.falls("roll 4", "roll 4")
    table.says("yellow", "yes")
    assert table.offered("yellow") == ["draw a card", "pass", "use ST-1"]
    to_the_dice(table)
    assert table.vp("yellow") == 4
    assert table.fleet("yellow", "yard") == table.fleet("blue", "yard") == {"transport": 1}


@rule("AE-OUT-05", "AE-SHD-01", "AE-REP-01")
def test_a_moon_in_tactical_operations_recharges_the_shield_that_then_saves_the_ship(table: Table) -> None:
    field(table)
    table.raider(HERE, "A")
    table.operations("yellow", "MO-S5")
    table.player("yellow").shields = (0, 0, 0, 1)
    fight(table, yellow="heavy cruiser")
    to_the_dice(table)
    table.falls("roll 1 1 1", "roll 6 6 6")
    table.says("yellow", "take the moon", "recharge heavy cruiser")
    assert table.fleet("yellow", HERE) == {"heavy cruiser": 1}
    assert table.player("yellow").shields == (0, 0, 0, 1)


@rule("AE-EVT-12")
def test_the_event_counts_ships_after_the_battle_of_the_same_turn(table: Table) -> None:
    edge(table)
    due(table)
    table.raider("R1-3", "C")
    table.ships("blue", "R1-5", "transport")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-2")
    to_the_dice(table)
    table.falls("roll 1", "roll 6 6 6 6")
    table.says("yellow", "pass")
    table.falls("event GD-08")
    table.let_fall()
    assert (table.vp("yellow"), table.vp("blue")) == (0, 2)
