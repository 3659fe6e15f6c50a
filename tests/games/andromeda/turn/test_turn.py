"""A turn: launch or return, cards that come before, and the end of the turn in its order."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.fleet import NO_SHIP
from perihelion.games.andromeda.state import NOWHERE, ON_STATION


@pytest.fixture
def calm() -> Table:
    """Two planets without moons; nobody holds a card."""
    table = Table(2)
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    return table


# Whose turn


@rule("AE-TURN-01")
def test_turns_go_round_clockwise(three: Table) -> None:
    three.tiles(R1_1="PL-S1")
    three.turn("green")
    three.says("green", "return to station")
    assert three.asked() == ["yellow"]
    three.says("yellow", "return to station")
    assert (three.asked(), three.s.turn) == (["blue"], 3)


# Launch or return


@rule("AE-TURN-02", "AE-P-10")
def test_a_player_launches_or_returns(calm: Table) -> None:
    calm.turn("yellow")
    assert calm.offered("yellow") == ["launch transport", "return to station"]


@rule("AE-TURN-02")
@pytest.mark.parametrize("text", ["pass", "go on", "done"])
def test_nobody_may_pass(calm: Table, text: str) -> None:
    calm.turn("yellow")
    assert calm.why("yellow", text) == (
        "AE-TURN-02",
        "In your turn you launch 1 ship or return to station; nobody may pass.",
    )


@rule("AE-TURN-02")
def test_after_one_launch_the_turn_is_over(calm: Table) -> None:
    calm.turn("yellow")
    calm.says("yellow", "launch transport", "to R1-1")
    assert (calm.asked(), calm.fleet("yellow", "bay")) == (["blue"], {"transport": 2})


@rule("AE-TURN-03")
def test_with_an_empty_bay_there_is_only_the_return(calm: Table) -> None:
    calm.ships("yellow", "R1-1", "transport", "transport", "transport")
    calm.claimed("yellow", "MO-S1")
    calm.turn("yellow")
    assert "return to station" in calm.offered("yellow")
    assert calm.why("yellow", "launch transport") == (
        "AE-TURN-03",
        "Your bay was empty when your turn began; you return to station.",
    )


@rule("AE-TURN-03")
def test_a_ship_that_comes_into_the_bay_after_the_start_does_not_help(calm: Table) -> None:
    """AE-T-56."""
    calm.ships("yellow", "R1-1", "transport", "transport", "transport")
    calm.token("yellow", "DT-06")
    calm.claimed("yellow", "MO-S1")
    calm.turn("yellow")
    calm.says("yellow", "use DT-06", "build transport")
    assert calm.fleet("yellow", "bay") == {"transport": 1}
    assert "launch transport" not in calm.offered("yellow")
    assert calm.why("yellow", "launch transport").rule == "AE-TURN-03"


@rule("AE-TURN-03", "AE-P-10")
def test_without_a_legal_region_only_the_return_is_offered(calm: Table) -> None:
    calm.ships("yellow", "R1-1", "transport")
    calm.ships("yellow", "R1-2", "transport")
    calm.claimed("yellow", "MO-S1")
    calm.turn("yellow")
    assert calm.offered("yellow")[0] == "return to station"
    assert calm.why("yellow", "launch transport") == (
        "AE-TURN-03",
        "There is no region that this ship could be launched to.",
    )


@rule("AE-TURN-04")
def test_a_player_with_everything_at_home_may_return_all_the_same(calm: Table) -> None:
    calm.turn("yellow")
    calm.says("yellow", "return to station")
    assert (calm.asked(), calm.fleet("yellow", "bay")) == (["blue"], {"transport": 3})


@rule("AE-TURN-05")
def test_free_actions_and_cards_come_before_the_choice(calm: Table) -> None:
    calm.claimed("yellow", "MO-S1")
    calm.hand("yellow", "TA-02")
    calm.turn("yellow")
    calm.says("yellow", "play TA-02", "discard MO-S1")
    assert calm.stores("yellow") == {"nanocarbon": 2, "energy": 3}
    assert calm.offered("yellow") == ["launch transport", "return to station"]


@rule("AE-TURN-07")
def test_the_active_region_stays_the_same_when_the_ship_leaves_it(calm: Table) -> None:
    calm.hand("yellow", "TA-15", "TA-02")
    calm.launched("yellow", "transport", "R1-1")
    calm.says("yellow", "go on", "play TA-15")
    assert (calm.fleet("yellow", "R1-1"), calm.fleet("yellow", "R1-2")) == ({}, {"transport": 1})
    assert REGIONS[calm.s.target] == "R1-1"


@rule("AE-TURN-07")
def test_a_return_turn_has_no_active_region(calm: Table) -> None:
    calm.turn("yellow")
    calm.says("yellow", "launch transport", "to R1-1")
    assert (calm.asked(), calm.s.target, calm.s.launched) == (["blue"], NOWHERE, NO_SHIP)


# Cards before a launch


@rule("AE-TURN-08")
def test_a_card_before_a_launch_commits_to_it(calm: Table) -> None:
    calm.tiles(R5_5="PL-S3", R5_3="PL-I1")
    calm.ships("yellow", "R1-1", "transport")
    calm.hand("yellow", "TA-05", "TA-02")
    calm.turn("yellow")
    calm.says("yellow", "play TA-05")
    assert calm.offered("yellow") == ["launch transport", "play TA-02"]
    assert calm.why("yellow", "return to station") == (
        "AE-TURN-08",
        "The card you have played asks for a launch.",
    )


@rule("AE-TURN-08", "AE-FREE-01")
def test_free_actions_stay_open_before_the_launch_that_a_card_has_asked_for(calm: Table) -> None:
    calm.tiles(R5_5="PL-S3")
    calm.ships("yellow", "R1-1", "transport")
    calm.leaders("R1-1", yellow=1)
    calm.hand("yellow", "TA-05")
    calm.turn("yellow")
    calm.says("yellow", "play TA-05")
    assert calm.offered("yellow") == ["launch transport", "recruit in R1-1"]
    calm.says("yellow", "recruit in R1-1", "to R5-5")
    assert calm.player("yellow").leaders == 1


@rule("AE-TURN-08")
def test_such_a_card_is_offered_only_if_a_launch_is_legal_with_it(table: Table) -> None:
    table.tiles(R3_2="PL-S1", R3_3="PL-S2", R5_5="PL-S3")
    table.ships("yellow", "R3-2", "transport")
    table.ships("yellow", "R3-3", "transport")
    table.hand("yellow", "TA-05", "TA-06")
    table.turn("yellow")
    assert table.offered("yellow") == ["return to station", "play TA-05"]
    assert table.why("yellow", "play TA-06") == (
        "AE-TURN-08",
        "No launch would be legal, even with Storm Pilots.",
    )


@rule("AE-TURN-08")
def test_in_a_turn_of_return_such_a_card_is_not_open(calm: Table) -> None:
    calm.ships("yellow", "R1-1", "transport", "transport", "transport")
    calm.hand("yellow", "TA-05")
    calm.token("yellow", "DT-06")
    calm.turn("yellow")
    assert calm.offered("yellow") == ["return to station", "use DT-06"]
    calm.says("yellow", "use DT-06", "build transport")
    assert calm.offered("yellow") == ["return to station"]
    assert calm.why("yellow", "play TA-05").rule == "AE-TURN-03"


@rule("AE-TURN-08")
def test_what_the_card_grants_is_over_with_the_turn(calm: Table) -> None:
    calm.tiles(R5_5="PL-S3", R5_3="PL-I1")
    calm.ships("yellow", "R1-1", "transport")
    calm.hand("yellow", "TA-05")
    calm.turn("yellow")
    calm.says("yellow", "play TA-05", "to R5-5")
    calm.says("blue", "return to station")
    calm.says("yellow", "launch transport")
    assert calm.fleet("yellow", "R1-2") == {"transport": 1}


# The end of the turn


def due(table: Table, name: str) -> None:
    """The event marker lies on a station; Trade Fair is the next card, the raider of its class is there."""
    table.s.marker, table.s.marker_at = 8, ON_STATION
    table.events("GD-07")
    table.hand(name, "TA-01", "TA-02")


@rule("AE-TURN-06")
def test_points_then_event_card_then_limits_then_the_next_player(calm: Table) -> None:
    due(calm, "yellow")
    calm.stock("yellow", credit=5, energy=12)
    calm.turn("yellow")
    calm.says("yellow", "return to station", "done")
    assert calm.offered("yellow") == ["go on", "play TA-01", "play TA-02"]
    calm.says("yellow", "go on")
    calm.let_fall()
    calm.says("yellow", "pass")
    assert calm.stores("yellow") == {"credit": 5, "energy": 10, "tactics": 2}
    assert calm.stores("blue") == {"credit": 1}
    assert calm.asked() == ["blue"]


@rule("AE-TURN-06")
def test_what_the_event_card_brings_can_be_above_the_limits(calm: Table) -> None:
    due(calm, "yellow")
    calm.events("GD-03")
    calm.stock("yellow", energy=10)
    calm.stock("blue", energy=10)
    calm.turn("yellow")
    calm.says("yellow", "return to station", "done", "go on")
    calm.let_fall()
    calm.says("yellow", "pass")
    assert (calm.stores("yellow")["energy"], calm.stores("blue")["energy"]) == (10, 13)
