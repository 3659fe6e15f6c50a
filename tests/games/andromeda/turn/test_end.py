"""The end of the game: what triggers it, the last turns, the event marker."""

from __future__ import annotations

import pytest

from games.andromeda.openings import fresh
from games.andromeda.table import Table
from marks import rule
from perihelion.core.steps import over
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.events.marker import MoveMarker
from perihelion.games.andromeda.state import GONE, NOT_ENDING, ON_STATION, ON_TRACK
from perihelion.games.andromeda.stores.score import Score


def scored(table: Table, name: str, points: int) -> None:
    """A player scores so many VP, whatever for."""
    table.at(Score(table.seat(name), points))


def home(table: Table, *names: str) -> None:
    """These players return, one after the other, and nothing else happens."""
    for name in names:
        table.says(name, "return to station")


@pytest.fixture
def late() -> Table:
    """Three players and an empty planet; blue is the active player."""
    table = Table(3)
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    return table


# The trigger


@rule("AE-SETUP-10", "AE-END-01")
@pytest.mark.parametrize(("length", "terminus"), [("short", 50), ("medium", 60), ("long", 70)])
def test_the_terminus_is_50_60_or_70(length: str, terminus: int) -> None:
    table = fresh(2, length=length)
    table.s.agenda.clear()
    scored(table, "yellow", terminus - 1)
    assert table.s.left == NOT_ENDING
    scored(table, "yellow", 1)
    assert table.s.left == 2


@rule("AE-SETUP-10")
def test_without_an_agreement_the_game_is_of_medium_length() -> None:
    assert fresh(2).s.agreed.terminus == 60


@rule("AE-END-01")
def test_passing_the_terminus_triggers_the_end_on_anybodys_turn(late: Table) -> None:
    late.points("green", 59)
    late.active("blue")
    scored(late, "green", 4)
    assert (late.vp("green"), late.s.left) == (63, 3)


@rule("AE-END-01", "AE-END-08")
def test_the_end_is_triggered_once_and_not_undone(late: Table) -> None:
    late.points("green", 60)
    scored(late, "green", 1)
    late.s.left = 2
    scored(late, "green", -5)
    scored(late, "yellow", 70)
    assert late.s.left == 2


# The event marker


@rule("AE-END-02")
def test_the_event_marker_leaves_the_track_for_good(late: Table) -> None:
    late.s.marker = 7
    scored(late, "blue", 60)
    assert late.s.marker_at == GONE
    late.at(MoveMarker(1))
    assert (late.s.marker, late.s.marker_at, late.asked()) == (7, GONE, [])


@rule("AE-END-02", "AE-END-08")
def test_an_event_tactics_card_still_works_but_moves_nothing(late: Table) -> None:
    late.s.marker = 7
    scored(late, "blue", 60)
    late.hand("yellow", "TE-02")
    late.turn("yellow")
    late.says("yellow", "play TE-02", "gain Ice", "gain Ice", "gain Titanium")
    assert (late.stores("yellow"), late.s.marker_at) == ({"titanium": 1, "ice": 2}, GONE)


@rule("AE-END-03")
def test_an_event_that_is_due_is_still_resolved_and_the_marker_removed(late: Table) -> None:
    late.s.marker, late.s.marker_at = 8, ON_STATION
    late.events("GD-07")
    scored(late, "green", 60)
    assert late.s.marker_at == ON_STATION
    late.turn("blue")
    late.says("blue", "return to station")
    late.let_fall()
    assert (late.stores("yellow"), late.s.marker_at) == ({"credit": 1}, GONE)


@rule("AE-END-03")
def test_an_event_card_that_triggers_the_end_is_finished(three: Table) -> None:
    """AE-T-37."""
    three.tiles(R1_1="PL-S1")
    three.s.marker, three.s.marker_at = 8, ON_STATION
    three.events("GD-07")
    three.track("blue", commerce=6)
    three.points("blue", 50)
    three.turn("yellow")
    three.says("yellow", "return to station")
    assert three.can_fall() == [f"nebula N{number}" for number in range(1, 7)]
    three.falls("nebula N1")
    assert (three.vp("blue"), three.raiders_in("N1"), three.s.marker_at) == (62, "A 1", GONE)
    assert three.stores("green") == {"credit": 1}
    home(three, "blue", "green", "yellow")
    assert over(three.s)


@rule("AE-END-02")
def test_before_the_end_the_marker_is_reset(three: Table) -> None:
    three.tiles(R1_1="PL-S1")
    three.s.marker, three.s.marker_at = 8, ON_STATION
    three.events("GD-07")
    three.turn("yellow")
    three.says("yellow", "return to station")
    three.falls("nebula N1")
    assert (three.s.marker, three.s.marker_at) == (1, ON_TRACK)


# The last turns


@rule("AE-END-04", "AE-END-05")
def test_the_turn_is_finished_and_everybody_has_one_more(late: Table) -> None:
    """AE-T-36."""
    late.tiles(R5_5="PL-S3")
    late.ships("green", "R1-1", "transport")
    late.ships("blue", "R1-2", "transport")
    late.points("green", 59)
    late.hand("green", "TD-05")
    late.turn("blue")
    late.says("blue", "launch transport")
    late.says("green", "pass")
    late.says("blue", "done")
    late.says("green", "play TD-05")
    assert (late.vp("green"), late.s.marker_at, late.s.active) == (60, GONE, late.seat("blue"))
    late.falls("roll 6", "roll 1")
    late.says("green", "pass")
    assert late.asked() == ["green"]
    home(late, "green", "yellow")
    late.says("blue", "done")
    assert over(late.s)


@rule("AE-END-04", "AE-END-05")
def test_after_the_last_turn_of_the_active_player_the_game_is_over(late: Table) -> None:
    late.points("green", 59)
    late.turn("blue")
    late.s.left = 3
    home(late, "blue", "green", "yellow")
    assert (late.asked(), over(late.s)) == (["blue"], False)
    home(late, "blue")
    assert over(late.s) and late.s.ended and not late.s.aborted


@rule("AE-END-05")
def test_when_the_game_is_over_nobody_is_asked(late: Table) -> None:
    late.claimed("blue", "MO-S3")
    late.turn("blue")
    late.s.left = 0
    late.says("blue", "return to station", "done", "go on")
    assert (late.asked(), over(late.s)) == ([], True)


@rule("AE-END-08")
def test_in_a_last_turn_everything_works_as_before(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.raider("N1", "S")
    table.bay("yellow", "fighter")
    table.s.left, table.s.marker_at = 2, GONE
    table.turn("yellow")
    table.says("yellow", "launch fighter")
    assert (table.stores("yellow"), table.raiders_in("R1-1")) == ({"nanocarbon": 1}, "S 1")
    table.falls("roll 6 5", "roll 1")
    assert table.space("yellow", "supremacy") == 1


# VP


@rule("AE-END-06")
def test_vp_have_no_upper_limit_and_never_fall_below_0(table: Table) -> None:
    scored(table, "yellow", 130)
    scored(table, "blue", 2)
    scored(table, "blue", -5)
    assert (table.vp("yellow"), table.vp("blue")) == (130, 0)


# Games that nobody attends to


@rule("AE-END-07")
def test_after_so_many_turns_a_game_is_broken_off() -> None:
    table = Table(2, turns=2)
    table.tiles(R1_1="PL-S1")
    table.turn("yellow")
    home(table, "yellow")
    assert (over(table.s), table.s.turn) == (False, 2)
    home(table, "blue")
    assert over(table.s) and table.s.aborted and table.s.ended


@rule("AE-END-07")
def test_without_an_agreement_it_is_600_turns() -> None:
    assert fresh(2).s.agreed.turns == 600
    assert [option.default for option in GAME.options if option.name == "turns"] == ["600"]
