"""When tactics cards are played: the windows, who is asked, in which order."""

from __future__ import annotations

from games.andromeda.home.scenes import returns
from games.andromeda.table import Table
from games.andromeda.tactics.scenes import meeting, plays, station
from marks import rule
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.state import ON_STATION


@rule("AE-TAC-09")
def test_a_card_of_the_own_turn_is_played_at_its_start(table: Table) -> None:
    station(table, "TA-02", "TB-01")
    assert plays(table, "yellow") == ["TA-02"]
    assert table.why("yellow", "play TB-01").rule == "AE-TAC-09"


@rule("AE-TAC-09")
def test_a_card_of_the_own_turn_is_played_at_its_end(table: Table) -> None:
    table.hand("yellow", "TA-02")
    table.turn("yellow")
    table.says("yellow", "return to station", "done", "play TA-02")
    assert table.stores("yellow") == {"energy": 3}


@rule("AE-TAC-09")
def test_a_card_of_the_own_turn_is_not_played_on_the_turn_of_another(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1")
    table.ships("blue", "R1-2", "transport")
    table.hand("blue", "TA-02", "TA-11")
    table.launched("yellow", "transport", "R1-1")
    assert plays(table, "blue") == ["TA-11"]


@rule("AE-TAC-09")
def test_a_card_for_the_launch_of_another_is_not_played_at_the_own_launch(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1")
    table.ships("yellow", "R1-2", "transport")
    table.hand("yellow", "TA-11", "TA-02")
    table.launched("yellow", "transport", "R1-1")
    assert plays(table, "yellow") == ["TA-02"]


@rule("AE-TAC-09")
def test_a_card_before_a_launch_is_not_played_later(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1")
    table.hand("yellow", "TA-05")
    table.launched("yellow", "transport", "R1-1")
    assert table.why("yellow", "play TA-05").rule == "AE-TAC-09"


@rule("AE-TAC-09")
def test_a_card_after_the_activation_is_played_after_it_and_not_before(table: Table) -> None:
    table.tiles(R1_1="PL-S2", R1_2="PL-S1")
    table.hand("yellow", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    assert table.why("yellow", "play TA-15").rule == "AE-TAC-09"
    table.says("yellow", "go on", "play TA-15")
    assert table.fleet("yellow", "R1-2") == {"transport": 1}


@rule("AE-TAC-09")
def test_a_card_for_raider_strike_is_played_before_a_raider_comes(table: Table) -> None:
    table.tiles(R1_1="PL-S2", R1_3="PL-S1")
    table.raider("R1-3", "A")
    table.hand("yellow", "TA-14")
    table.launched("yellow", "transport", "R1-1")
    assert table.why("yellow", "play TA-14").rule == "AE-TAC-09"
    table.says("yellow", "go on", "play TA-14")
    assert (table.raiders_in("R1-3"), table.raiders_in("R1-1")) == ("A 1", "")


@rule("AE-TAC-09")
def test_a_card_for_raider_strike_is_not_played_if_no_raider_could_come(table: Table) -> None:
    table.tiles(R1_1="PL-S2", R3_3="PL-S1")
    table.raider("R3-3", "A")
    table.hand("yellow", "TA-14")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on")
    assert plays(table, "yellow") == []
    assert table.why("yellow", "play TA-14").rule == "AE-TAC-09"


@rule("AE-TAC-09")
def test_a_card_between_activations_is_not_played_within_the_reactor(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport", "fighter")
    table.module("yellow", "SC-01")
    table.hand("yellow", "TA-08", "TA-02")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce core", "with transport in R1-1")
    assert plays(table, "yellow") == ["TA-02", "TA-08"]
    table.says("yellow", "activate Science core")
    assert plays(table, "yellow") == []


@rule("AE-TAC-09")
def test_a_card_for_the_moon_of_another_is_played_when_a_planet_was_activated(table: Table) -> None:
    table.tile("R1-2", "PL-S1", "MO-S1", "")
    table.development("blue", "R1-2")
    table.hand("blue", "TA-12", "TA-11")
    table.launched("yellow", "transport", "R1-2")
    assert table.moons_of("yellow") == ["MO-S1"]
    table.falls("moon MO-S2")
    table.says("blue", "play TA-12", "gain ice")
    assert table.stores("blue") == {"ice": 1, "energy": 1, "tactics": 1}


@rule("AE-TAC-09")
def test_without_a_moon_claimed_that_card_is_not_played(table: Table) -> None:
    table.tile("R1-2", "PL-S1")
    table.development("blue", "R1-2")
    table.hand("blue", "TA-12")
    table.launched("yellow", "transport", "R1-2")
    assert table.asked() == []
    assert table.stores("yellow") == {"nanocarbon": 1}


@rule("AE-TAC-12", "AE-EVT-13")
def test_a_collapsed_development_shares_no_harvest(table: Table) -> None:
    table.tile("R1-2", "PL-S1", "MO-S1", "")
    table.development("blue", "R1-2", collapsed=True)
    table.hand("blue", "TA-12")
    table.launched("yellow", "transport", "R1-2")
    table.falls("moon MO-S2")
    assert table.asked() == ["yellow"]


@rule("AE-TAC-10")
def test_others_are_asked_in_turn_order_and_all_again_after_a_card(four: Table) -> None:
    four.tiles(R1_1="BA-SY", R1_2="PL-S1")
    four.ships("blue", "R1-2", "transport")
    four.ships("green", "R1-2", "transport")
    four.hand("blue", "TA-11", "TB-01")
    four.hand("green", "TA-11", "TB-01")
    four.launched("yellow", "transport", "R1-1")
    assert four.asked() == ["blue"]
    four.says("blue", "pass")
    four.says("green", "play TA-11")
    assert four.asked() == ["blue"]
    four.says("blue", "play TA-11")
    assert four.asked() == ["blue"]
    four.says("blue", "pass")
    four.says("green", "pass")
    assert four.asked() == []


@rule("AE-TAC-10")
def test_turn_order_begins_after_the_active_player(four: Table) -> None:
    four.tiles(R1_1="BA-SY", R1_2="PL-S1")
    four.ships("yellow", "R1-2", "transport")
    four.ships("pink", "R1-2", "transport")
    four.hand("yellow", "TA-11")
    four.hand("pink", "TA-11")
    four.launched("green", "transport", "R1-1")
    assert four.asked() == ["pink"]
    four.says("pink", "pass")
    assert four.asked() == ["yellow"]


@rule("AE-TAC-10", "AE-P-39")
def test_at_an_event_card_the_active_player_is_asked_first(three: Table) -> None:
    three.tiles(R1_1="BA-SY")
    three.events("GD-03")
    three.s.marker_at = ON_STATION
    three.hand("yellow", "TB-01")
    three.hand("green", "TA-13")
    three.at(EventIfDue())
    three.let_fall()
    assert three.asked() == ["yellow"]
    three.says("yellow", "pass")
    three.says("green", "play TA-13")
    assert three.asked() == ["yellow"]


@rule("AE-TAC-10")
def test_the_own_windows_take_several_cards_before_going_on(table: Table) -> None:
    station(table, "TA-02", "TA-02", "TE-04")
    table.says("yellow", "play TA-02", "play TA-02")
    assert table.stores("yellow") == {"energy": 6, "tactics": 1}
    assert plays(table, "yellow") == ["TE-04"]


@rule("AE-TAC-10")
def test_in_preparations_nobody_has_a_second_chance(table: Table) -> None:
    table.hand("yellow", "TB-01")
    table.hand("blue", "TB-01")
    meeting(table)
    table.says("blue", "pass")
    table.says("yellow", "go on", "go on", "go on", "pass")
    table.says("blue", "pass")
    table.says("yellow", "done")
    table.says("blue", "play TB-01")
    assert "yellow" not in table.asked()
    assert table.cards("yellow") == ["TB-01"]


@rule("AE-TAC-13")
def test_powers_work_before_cards(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1")
    table.faction("yellow", "FB-02")
    table.ships("blue", "R1-2", "transport")
    table.hand("blue", "TA-11")
    table.launched("yellow", "transport", "R1-1")
    assert table.asked() == ["blue"]
    assert table.stores("yellow") == {"energy": 2}


@rule("AE-TAC-13", "AE-ACT-07")
def test_a_power_of_the_activation_works_before_the_cards_of_others(table: Table) -> None:
    table.tile("R1-2", "PL-S1", "MO-S1")
    table.upgrade("yellow", "NU-T1")
    table.development("blue", "R1-2")
    table.hand("blue", "TA-12", "TA-11")
    table.launched("yellow", "transport", "R1-2")
    assert table.asked() == ["blue"]
    assert table.stores("yellow") == {"energy": 1}


@rule("AE-TAC-13", "AE-EVT-06")
def test_powers_of_several_players_work_in_turn_order_from_the_active_player(three: Table) -> None:
    three.events("GD-03", "GD-04", "GD-05")
    three.s.marker_at = ON_STATION
    three.faction("blue", "FB-10")
    three.faction("green", "FB-10")
    three.active("green")
    three.at(EventIfDue())
    three.let_fall()
    assert three.asked() == ["green"]


@rule("AE-P-49")
def test_an_optional_power_is_used_or_not(table: Table) -> None:
    table.faction("yellow", "FB-06")
    table.ships("yellow", "yard", "fighter", "transport")
    station(table, "TA-03")
    table.says("yellow", "play TA-03", "repair fighter")
    assert table.offered("yellow") == ["yes", "no"]
    table.says("yellow", "no")
    assert table.offered("yellow") == ["repair transport", "done"]
    table.says("yellow", "repair transport")
    assert table.offered("yellow") == ["yes", "no"]


@rule("AE-P-49")
def test_a_power_of_once_in_a_turn_is_not_offered_again(table: Table) -> None:
    table.faction("yellow", "FB-06")
    table.ships("yellow", "yard", "fighter", "transport", "transport")
    station(table, "TA-03")
    table.says("yellow", "play TA-03", "repair fighter", "yes")
    assert table.offered("yellow") == ["repair transport", "done"]


@rule("AE-P-49")
def test_a_power_whose_cost_cannot_be_paid_is_not_offered(table: Table) -> None:
    table.faction("yellow", "FB-08")
    station(table)
    assert [text for text in table.offered("yellow") if text.startswith("use power")] == []
    table.stock("yellow", credit=1)
    table.turn("yellow")
    assert [text for text in table.offered("yellow") if text.startswith("use power")] == ["use power FB-08"]
    table.says("yellow", "use power FB-08", "gain ice", "gain ice")
    assert table.stores("yellow") == {"ice": 2}
