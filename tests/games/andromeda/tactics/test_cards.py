"""Tactics cards: held, played, discarded, drawn."""

from __future__ import annotations

from games.andromeda.battle.scenes import HERE, fight
from games.andromeda.battle.scenes import field as planets
from games.andromeda.home.scenes import returns
from games.andromeda.table import Table
from games.andromeda.tactics.scenes import known, meeting, plays, station
from marks import rule
from perihelion.games.andromeda.stores.draw import DrawCards


@rule("AE-TAC-01")
def test_a_hand_is_secret_but_its_size_is_open(table: Table) -> None:
    table.at(DrawCards(0, 2))
    table.falls("draw TA-01", "draw TB-01")
    assert known(table, "yellow", "yellow") == ["TA-01", "TB-01"]
    assert known(table, "blue", "yellow") == ["?", "?"]
    assert table.stores("yellow") == {"tactics": 2}


@rule("AE-TAC-01", "AE-RES-03")
def test_a_card_is_spent_as_any_resource(table: Table) -> None:
    table.tile("R1-1", "BA-TH")
    table.hand("yellow", "TB-01", "TB-02")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "hand over TB-02")
    assert table.discards() == ["TB-02", "TB-01"]
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-TAC-01")
def test_a_card_that_is_not_held_is_refused(table: Table) -> None:
    station(table, "TA-01")
    assert table.why("yellow", "play TA-02").rule == "AE-TAC-01"


@rule("AE-TAC-02")
def test_a_card_lies_in_neither_pile_until_it_is_resolved(table: Table) -> None:
    station(table, "TA-01")
    table.says("yellow", "play TA-01", "gain ice")
    assert (table.cards("yellow"), table.discards()) == ([], [])
    table.says("yellow", "gain titanium")
    assert table.discards() == ["TA-01"]


@rule("AE-TAC-02", "AE-TAC-03")
def test_a_card_that_draws_is_not_part_of_the_new_deck(table: Table) -> None:
    table.tactics("TE-04", discards=("TA-01",))
    station(table, "TE-04")
    table.says("yellow", "play TE-04")
    assert table.can_fall() == ["draw TA-01"]


@rule("AE-TAC-03")
def test_the_discards_become_the_deck_in_the_middle_of_a_draw(table: Table) -> None:
    """AE-T-47."""
    table.tile("R1-1", "BA-MA")
    table.tactics("TA-01", discards=("TA-02", "TA-03", "TA-04", "TA-05", "TA-06", "TA-07"))
    table.stock("yellow", energy=2)
    table.launched("yellow", "transport", "R1-1")
    table.falls("draw TA-01", "draw TA-04", "draw TA-07")
    assert table.cards("yellow") == ["TA-01", "TA-04", "TA-07"]
    assert (table.s.tactics.size(), table.discards()) == (4, [])


@rule("AE-TAC-03")
def test_cards_that_were_spent_are_part_of_the_new_deck(table: Table) -> None:
    """AE-T-47."""
    table.tile("R1-1", "BA-MA")
    table.tactics("TA-01", "TB-01", "TB-02")
    table.hand("yellow", "TB-01", "TB-02")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "hand over TB-01")
    table.falls("draw TA-01")
    assert table.can_fall() == ["draw TB-01", "draw TB-02"]


@rule("AE-TAC-03")
def test_with_both_piles_empty_nothing_is_drawn_but_the_draw_is_offered(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.tactics()
    table.module("yellow", "CO-07")
    table.ships("yellow", "R1-1", "transport", "fighter")
    returns(table, "yellow")
    table.says("yellow", "activate Commerce module 1", "with fighter in R1-1")
    assert table.cards("yellow") == []
    assert "activate Commerce core" in table.offered("yellow")


@rule("AE-TAC-04")
def test_at_the_end_of_the_own_turn_a_hand_holds_5_cards(table: Table) -> None:
    table.hand("yellow", "TA-11", "TA-12", "TA-13", "TB-01", "TB-02", "TB-03")
    table.hand("blue", "TA-11", "TA-12", "TB-01", "TB-02", "TB-03", "TB-04")
    table.turn("yellow")
    table.says("yellow", "return to station", "done", "go on", "drop TB-03")
    assert len(table.cards("yellow")) == 5
    assert len(table.cards("blue")) == 6
    assert table.asked() == ["blue"]


@rule("AE-TAC-04", "AE-TRK-08")
def test_a_civilization_space_raises_the_hand_limit(table: Table) -> None:
    table.track("yellow", civilization=3)
    table.hand("yellow", "TA-11", "TA-12", "TA-13", "TB-01", "TB-02", "TB-03")
    table.turn("yellow")
    table.says("yellow", "return to station", "done", "go on")
    assert len(table.cards("yellow")) == 6
    assert "return to station" in table.offered("yellow")


@rule("AE-TAC-05")
def test_an_action_card_is_not_played_in_a_battle(table: Table) -> None:
    table.hand("yellow", "TA-02", "TB-01")
    meeting(table)
    table.says("yellow", "go on", "go on", "go on", "pass")
    assert plays(table, "yellow") == ["TB-01"]
    assert table.why("yellow", "play TA-02").rule == "AE-TAC-09"


@rule("AE-TAC-05", "AE-TAC-14")
def test_a_discount_card_does_not_help_a_free_action_in_a_battle(table: Table) -> None:
    table.tile("R1-3", "PL-M2")
    table.ships("yellow", "R1-3", "transport")
    table.leaders("station", yellow=1)
    table.hand("yellow", "TA-10", "TB-01")
    table.token("yellow", "DT-13")
    table.stock("yellow", energy=2, titanium=1)
    meeting(table)
    table.says("yellow", "go on")
    table.stock("yellow", energy=1)
    assert "use DT-13" in table.offered("yellow")
    table.says("yellow", "go on", "go on", "pass")
    assert "play TB-01" in table.offered("yellow")
    assert "use DT-13" not in table.offered("yellow")


@rule("AE-TAC-06", "AE-EVT-01")
def test_an_event_card_moves_the_event_marker_and_then_works(table: Table) -> None:
    table.s.marker = 5
    station(table, "TE-02")
    table.says("yellow", "play TE-02")
    assert table.s.marker == 6
    table.says("yellow", "gain ice", "gain ice", "gain ice")
    assert table.stores("yellow") == {"ice": 3}


@rule("AE-TAC-06", "AE-EVT-02")
def test_the_planet_comes_before_the_effect_of_the_card(table: Table) -> None:
    table.s.marker = 7
    station(table, "TE-02")
    table.says("yellow", "play TE-02")
    table.falls("planet PL-I1", "moon MO-I1")
    assert table.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice"]


@rule("AE-TAC-06")
def test_an_event_card_is_played_for_its_effect_when_the_marker_has_left_the_game(table: Table) -> None:
    table.points("yellow", 60)
    table.s.left, table.s.marker_at = 2, 2
    table.s.marker = 7
    station(table, "TE-02")
    table.says("yellow", "play TE-02", "gain ice", "gain ice", "gain ice")
    assert (table.s.marker, table.stores("yellow")) == (7, {"ice": 3})


@rule("AE-TAC-06")
def test_an_event_card_is_not_played_on_the_turn_of_another(table: Table) -> None:
    table.hand("blue", "TE-02", "TA-11")
    meeting(table)
    assert plays(table, "blue") == ["TA-11"]
    assert table.why("blue", "play TE-02").rule == "AE-TAC-09"


@rule("AE-TAC-07")
def test_a_participant_plays_any_number_of_battle_cards(table: Table) -> None:
    table.hand("yellow", "TB-01", "TB-02", "TB-02")
    meeting(table)
    table.says("yellow", "go on", "go on", "go on", "pass", "play TB-01", "play TB-02", "play TB-02")
    assert table.s.battle.dice[0] == 5


@rule("AE-TAC-07")
def test_an_outsider_plays_only_cards_that_speak_of_outsiders(three: Table) -> None:
    three.hand("green", "TB-01", "TB-10")
    meeting(three)
    assert three.asked() == ["green"]
    assert plays(three, "green") == ["TB-10"]
    assert three.why("green", "play TB-01").rule == "AE-TAC-09"


@rule("AE-TAC-07")
def test_a_participant_does_not_play_the_card_of_outsiders(table: Table) -> None:
    table.hand("yellow", "TB-10", "TB-01")
    meeting(table)
    table.says("yellow", "go on", "go on", "go on", "pass")
    assert plays(table, "yellow") == ["TB-01"]
    assert table.why("yellow", "play TB-10").rule == "AE-TAC-09"


@rule("AE-TAC-08", "AE-DIP-01")
def test_one_diplomacy_card_in_a_battle_and_only_in_its_step(table: Table) -> None:
    table.hand("yellow", "TD-05", "TD-06", "TB-01")
    meeting(table)
    assert table.why("yellow", "play TD-05").rule == "AE-TAC-09"
    table.says("yellow", "go on", "go on", "go on", "play TD-05")
    assert table.vp("yellow") == 1
    assert plays(table, "yellow") == ["TB-01"]
    assert table.why("yellow", "play TD-06").rule == "AE-TAC-09"


@rule("AE-TAC-08")
def test_who_is_not_in_the_battle_plays_no_diplomacy_card(three: Table) -> None:
    three.hand("green", "TD-05", "TB-10")
    meeting(three)
    assert plays(three, "green") == ["TB-10"]


@rule("AE-TAC-11")
def test_a_card_is_resolved_before_anything_else_is_played(table: Table) -> None:
    station(table, "TA-01", "TA-02")
    table.says("yellow", "play TA-01")
    assert plays(table, "yellow") == []
    table.says("yellow", "gain ice", "gain ice")
    assert plays(table, "yellow") == ["TA-02"]


@rule("AE-TAC-12")
def test_a_card_whose_cost_cannot_be_paid_is_refused(table: Table) -> None:
    table.stock("yellow", ice=2)
    station(table, "TE-05")
    assert table.why("yellow", "play TE-05").rule == "AE-TAC-12"


@rule("AE-TAC-12")
def test_a_card_does_not_pay_for_itself_but_another_one_does(table: Table) -> None:
    table.stock("yellow", ice=2)
    station(table, "TE-05", "TB-01")
    table.says("yellow", "play TE-05", "advance Commerce")
    assert table.stores("yellow") == {}
    assert table.discards() == ["TB-01", "TE-05"]


@rule("AE-TAC-12")
def test_a_card_that_would_change_nothing_is_refused(table: Table) -> None:
    station(table, "TA-07")
    assert table.why("yellow", "play TA-07").rule == "AE-TAC-12"


@rule("AE-TAC-12")
def test_a_card_whose_condition_does_not_hold_is_refused(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R3_3="BA-TH", R1_2="PL-S1")
    table.ships("blue", "R1-2", "transport")
    table.hand("blue", "TA-11", "TA-12")
    table.launched("yellow", "transport", "R1-1")
    assert plays(table, "blue") == ["TA-11"]
    table.says("blue", "pass")
    table.bay("yellow", "fighter")
    table.launched("yellow", "fighter", "R3-3")
    assert table.asked() == []


@rule("AE-TAC-12")
def test_a_card_for_another_participant_needs_another_player_in_the_battle(table: Table) -> None:
    planets(table)
    table.raider(HERE, "A")
    table.hand("yellow", "TD-02", "TD-05")
    fight(table, yellow="transport")
    assert plays(table, "yellow") == ["TD-05"]
    assert table.why("yellow", "play TD-02").rule == "AE-TAC-12"


@rule("AE-TAC-12")
def test_dice_beyond_6_change_nothing(table: Table) -> None:
    table.upgrade("yellow", "NU-T2")
    table.hand("yellow", "TB-01", "TB-01", "TB-01", "TB-02")
    meeting(table)
    table.says("yellow", "go on", "go on", "go on", "pass", "play TB-01", "play TB-01")
    assert table.s.battle.dice[0] == 6
    assert plays(table, "yellow") == ["TB-02"]
    assert table.why("yellow", "play TB-01").rule == "AE-TAC-12"


@rule("AE-TAC-12")
def test_a_part_of_a_card_that_says_up_to_may_be_declined(table: Table) -> None:
    table.ships("yellow", "yard", "fighter")
    station(table, "TA-03")
    table.says("yellow", "play TA-03", "done")
    assert table.fleet("yellow", "yard") == {"fighter": 1}


@rule("AE-TAC-14")
def test_a_discount_card_is_not_played_where_nothing_is_paid(table: Table) -> None:
    table.token("yellow", "DT-06")
    station(table, "TA-04")
    table.says("yellow", "use DT-06")
    assert plays(table, "yellow") == []
    table.says("yellow", "build fighter")
    assert table.cards("yellow") == ["TA-04"]
    assert table.why("yellow", "play TA-04").rule == "AE-TAC-09"


@rule("AE-TAC-14")
def test_a_discount_card_is_part_of_its_payment_and_not_of_others(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.hand("yellow", "TA-04", "TA-09")
    table.stock("yellow", titanium=1, ice=1)
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "choose the first", "build transport")
    assert plays(table, "yellow") == ["TA-04"]
    assert table.why("yellow", "play TA-09").rule == "AE-TAC-14"
    table.says("yellow", "play TA-04")
    assert table.stores("yellow") == {"titanium": 1, "ice": 1, "tactics": 1}


@rule("AE-TAC-15")
def test_a_card_drawn_at_a_point_may_be_played_there(table: Table) -> None:
    station(table, "TE-04")
    table.says("yellow", "play TE-04")
    table.falls("draw TA-02")
    assert plays(table, "yellow") == ["TA-02"]


@rule("AE-TAC-15")
def test_a_discount_card_drawn_in_a_payment_comes_too_late(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.hand("yellow", "TB-01")
    table.claimed("yellow", "MO-I6")
    table.stock("yellow", titanium=1, ice=1)
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "go on", "choose the first", "build transport", "discard MO-I6")
    table.falls("draw TA-04")
    assert plays(table, "yellow") == []
