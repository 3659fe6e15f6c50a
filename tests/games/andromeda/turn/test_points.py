"""The points of a turn, TP-1 to TP-9: when the active player may act between its steps."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.state import ON_STATION, WHO_CAN
from perihelion.games.andromeda.turn.points import AfterEvent, AtPoint, EndOfTurn


@pytest.fixture
def busy() -> Table:
    """Yellow holds a moon and a card of the window of the own turn, and has two Industry modules."""
    table = Table(2)
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.claimed("yellow", "MO-S1")
    table.hand("yellow", "TA-02")
    table.module("yellow", "IN-01")
    table.module("yellow", "IN-04")
    return table


FREE = ["discard MO-S1", "slot MO-S1"]
MOVES = ["move Industry module 1", "move Industry module 2"]


@rule("AE-TURN-09")
def test_at_the_start_everything_is_open(busy: Table) -> None:
    busy.turn("yellow")
    assert busy.offered("yellow") == [
        "launch transport",
        "return to station",
        "play TA-02",
        *FREE,
        *MOVES,
    ]


@rule("AE-TURN-09", "AE-P-46")
def test_before_and_after_the_activation_one_may_go_on_or_act(busy: Table) -> None:
    busy.launched("yellow", "transport", "R1-1")
    assert busy.offered("yellow") == ["go on", "play TA-02", *FREE]
    assert busy.stores("yellow").get("nanocarbon") is None
    busy.says("yellow", "go on")
    assert busy.stores("yellow")["nanocarbon"] == 1
    assert busy.offered("yellow") == ["go on", "play TA-02", *FREE]


@rule("AE-P-46")
def test_after_an_action_the_same_point_is_open_again(busy: Table) -> None:
    busy.launched("yellow", "transport", "R1-1")
    busy.says("yellow", "play TA-02")
    assert busy.offered("yellow") == ["go on", *FREE]
    busy.says("yellow", "discard MO-S1")
    assert "nanocarbon" in busy.stores("yellow")


@rule("AE-P-46")
def test_a_point_is_left_out_if_all_see_that_only_going_on_is_possible(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1")
    assert table.asked() == ["blue"]


@rule("AE-P-46")
def test_who_holds_a_card_is_asked_also_if_it_cannot_be_played(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.hand("yellow", "TB-01")
    table.launched("yellow", "transport", "R1-1")
    assert (table.asked(), table.offered("yellow")) == (["yellow"], ["go on"])
    assert table.why("yellow", "play TB-01").rule == "AE-TAC-09"


@rule("AE-P-46")
def test_by_option_only_who_can_do_something_is_asked() -> None:
    table = Table(2, asked=WHO_CAN)
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.hand("yellow", "TB-01")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1")
    assert table.asked() == ["blue"]


@rule("AE-TURN-09")
def test_cards_for_after_the_activation_and_for_the_strike_are_open_only_there(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.raider("N1", "S")
    table.hand("yellow", "TA-14", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    assert table.offered("yellow") == ["go on"]
    table.says("yellow", "go on")
    assert table.offered("yellow") == ["go on", "play TA-15", "play TA-14"]


@rule("AE-TURN-09")
def test_the_point_before_a_battle_is_there_only_if_one_follows(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R2_1="PL-I1")
    table.ships("blue", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.raider("R1-1", "S")
    table.hand("yellow", "TE-01")
    table.turn("yellow")
    table.says("yellow", "launch transport", "go on", "go on")
    assert table.offered("yellow") == ["go on", "play TE-01"]
    table.says("yellow", "go on")
    assert "play TE-01" not in table.offered("yellow")


@rule("AE-TURN-09")
def test_a_card_before_the_battle_can_take_the_opponent_away(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R2_1="PL-I1")
    table.raider("R1-1", "S")
    table.bay("yellow", "fighter")
    table.hand("yellow", "TE-01")
    table.turn("yellow")
    table.says("yellow", "launch fighter", "to R1-1", "go on", "go on", "play TE-01", "to R2-1")
    assert (table.asked(), table.raiders_in("R2-1"), table.fleet("yellow", "R1-1")) == (
        ["blue"],
        "S 1",
        {"fighter": 1},
    )


@rule("AE-TURN-09", "AE-FREE-08")
def test_while_returning_everything_is_open_before_each_activation(busy: Table) -> None:
    busy.ships("yellow", "R1-1", "transport")
    busy.turn("yellow")
    busy.says("yellow", "return to station")
    assert busy.offered("yellow")[-6:] == ["play TA-02", "done", *FREE, *MOVES]


@rule("AE-TURN-09", "AE-FREE-08")
def test_at_the_end_of_the_turn_modules_may_be_rearranged_too(busy: Table) -> None:
    busy.turn("yellow")
    busy.says("yellow", "launch transport", "to R1-1", "go on", "go on")
    assert busy.offered("yellow") == ["go on", "play TA-02", *FREE, *MOVES]


@rule("AE-P-26")
def test_the_moves_are_counted_anew_at_the_end_of_the_turn(busy: Table) -> None:
    busy.turn("yellow")
    busy.says("yellow", MOVES[0], MOVES[0])
    assert MOVES[0] not in busy.offered("yellow")
    busy.says("yellow", "launch transport", "to R1-1", "go on", "go on")
    assert MOVES[0] in busy.offered("yellow")


@rule("AE-TURN-09")
def test_after_the_event_card_nothing_can_move_the_event_marker(busy: Table) -> None:
    busy.s.marker, busy.s.marker_at = 8, ON_STATION
    busy.events("GD-07")
    busy.token("yellow", "DT-02")
    busy.hand("yellow", "TE-02")
    busy.tokens("R1-1", titanium=1)
    busy.leaders("R1-1", yellow=1)
    busy.turn("yellow")
    busy.says("yellow", "launch transport", "to R1-1", "go on", "go on", "go on")
    busy.let_fall()
    busy.says("yellow", "pass")
    assert busy.offered("yellow") == ["go on", "recruit in R1-1", "collect in R1-1", *FREE]
    assert busy.why("yellow", "play TE-02").rule == "AE-TURN-09"
    assert busy.why("yellow", "use DT-02").rule == "AE-TURN-09"


@rule("AE-TURN-09")
def test_without_an_event_card_there_is_no_point_after_it(busy: Table) -> None:
    busy.turn("yellow")
    busy.says("yellow", "return to station", "done", "go on")
    assert busy.asked() == ["blue"]


def idle(table: Table) -> bool:
    """Whether yellow loses nothing by going on at the point where it is asked."""
    question = table.s.agenda[-1]
    assert isinstance(question, AtPoint)
    return question.idle(table.s, table.seat("yellow"))


@rule("AE-P-46")
def test_what_is_open_at_a_later_point_too_makes_a_point_idle(busy: Table) -> None:
    busy.launched("yellow", "transport", "R1-1")
    assert idle(busy), "before the activation"
    busy.says("yellow", "go on")
    assert idle(busy), "after the activation, with no raider in range"
    busy.at(EndOfTurn(busy.seat("yellow")))
    assert not idle(busy), "at the end of the turn"
    busy.at(AfterEvent(busy.seat("yellow")))
    assert not idle(busy), "after the event card, before what is above the limits is lost"


@rule("AE-P-46")
def test_a_point_is_not_idle_for_whoever_holds_a_card_of_this_point(busy: Table) -> None:
    busy.hand("yellow", "TA-02", "TA-15")
    busy.launched("yellow", "transport", "R1-1")
    assert idle(busy)
    busy.says("yellow", "go on")
    assert "play TA-15" in busy.offered("yellow") and not idle(busy)


@rule("AE-P-46")
def test_a_point_is_not_idle_before_a_raider_strikes(busy: Table) -> None:
    busy.raider("R1-2", "A")
    busy.launched("yellow", "transport", "R1-1")
    assert idle(busy)
    busy.says("yellow", "go on")
    assert not idle(busy)
