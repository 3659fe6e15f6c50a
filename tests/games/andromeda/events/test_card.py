"""An event card: VP, raider, special effect, reset."""

from __future__ import annotations

import pytest

from games.andromeda.events.scenes import discarded, done, due, event, marker
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.state import GONE


@rule("AE-EVT-06", "AE-EVT-03")
def test_without_the_marker_on_a_station_no_card_comes(table: Table) -> None:
    table.at(EventIfDue())
    assert done(table)
    assert discarded(table) == []


@rule("AE-EVT-06")
def test_vp_raider_effect_and_reset_come_in_this_order(three: Table) -> None:
    three.hand("blue", "TB-01")
    three.track("yellow", commerce=4)
    event(three, "GD-07")
    assert (three.vp("yellow"), three.raiders_in("N3"), three.stores("yellow")) == (4, "", {})
    three.falls("nebula N3")
    assert (three.raiders_in("N3"), three.stores("yellow"), three.asked()) == ("A 1", {}, ["blue"])
    three.says("blue", "pass")
    assert three.stores("yellow") == {"credit": 1}
    assert (marker(three), discarded(three)) == (("track", 1), ["GD-07"])


@rule("AE-EVT-06", "AE-TAC-10")
def test_the_window_for_an_event_card_opens_only_where_somebody_could_be_spared(table: Table) -> None:
    table.tile("R1-1", "PL-S1")
    table.hand("blue", "TA-13")
    event(table, "GD-05")
    table.let_fall()
    assert done(table)
    assert table.region("R1-1").tokens[0] == 1


@rule("AE-EVT-06")
def test_storm_shelters_spare_their_player_the_effect(table: Table) -> None:
    table.hand("blue", "TA-13")
    event(table, "GD-07")
    table.let_fall()
    table.says("blue", "play TA-13")
    assert (table.stores("yellow"), table.stores("blue")) == ({"credit": 1}, {})


@rule("AE-EVT-06", "AE-P-49")
def test_powers_after_an_event_work_when_the_marker_was_reset(table: Table) -> None:
    table.faction("blue", "FB-10")
    table.events("GD-07", "GD-01", "GD-02")
    event(table, "GD-07")
    table.falls("nebula N1", "draw TA-01")
    assert marker(table) == ("track", 2)
    table.falls("event GD-01", "event GD-02")
    assert table.offered("blue") == ["on top GD-01", "on top GD-02"]


@rule("AE-EVT-07")
def test_each_player_scores_the_track_of_the_card_less_1_for_each_damaged_module(three: Table) -> None:
    three.track("yellow", commerce=5)
    three.track("blue", commerce=3, science=9)
    three.core("yellow", "science", damage=1)
    three.core("yellow", "commerce", damage=2)
    event(three, "GD-07")
    assert (three.vp("yellow"), three.vp("blue"), three.vp("green")) == (5, 2, 0)


@rule("AE-EVT-07")
def test_damage_brings_the_vp_of_an_event_never_below_0(table: Table) -> None:
    """AE-T-32."""
    table.points("yellow", 10)
    table.track("yellow", commerce=4)
    table.core("yellow", "science", damage=1)
    table.core("yellow", "industry", damage=1)
    table.core("yellow", "commerce", damage=1)
    table.core("yellow", "civilization", damage=1)
    table.module("yellow", "SC-02", damage=1)
    table.module("yellow", "SC-04", damage=1)
    event(table, "GD-07")
    assert table.vp("yellow") == 10


@rule("AE-EVT-08")
def test_the_raider_of_an_event_starts_no_battle(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.ships("yellow", "R1-1", "transport")
    event(table, "GD-03")
    assert table.raiders_in("R1-1") == "D 1"
    assert done(table)
    assert table.fleet("yellow", "R1-1") == {"transport": 1}


@rule("AE-EVT-09", "AE-P-44")
def test_each_player_chooses_in_turn_order_and_only_the_active_one_acts_freely(three: Table) -> None:
    three.active("blue")
    three.stock("yellow", nanocarbon=1)
    three.stock("blue", nanocarbon=1)
    three.stock("green", nanocarbon=1)
    three.claimed("blue", "MO-C1")
    three.claimed("green", "MO-C2")
    event(three, "GD-10")
    three.let_fall()
    assert three.asked() == ["blue"]
    assert {"choose the first", "choose the second", "discard MO-C1"} <= set(three.offered("blue"))
    three.says("blue", "choose the second")
    assert (three.asked(), three.offered("green")) == (["green"], ["choose the first", "choose the second"])
    three.says("green", "choose the first")
    three.falls("draw TA-01", "draw TA-02")
    assert three.asked() == ["yellow"]


@rule("AE-EVT-10")
@pytest.mark.parametrize(("seats", "space"), [(2, 2), (3, 1), (4, 0)])
def test_the_marker_goes_back_to_the_start_for_the_number_of_players(seats: int, space: int) -> None:
    table = Table(seats)
    event(table, "GD-07")
    table.falls("nebula N1")
    assert marker(table) == ("track", space)
    assert discarded(table) == ["GD-07"]


@rule("AE-EVT-11")
def test_an_empty_deck_is_made_of_the_discards_before_an_event(table: Table) -> None:
    table.events(discards=("GD-03", "GD-07"))
    event(table, "GD-03")
    assert table.s.events.size() == 1
    table.let_fall()
    assert discarded(table) == ["GD-03"]


@rule("AE-EVT-12", "AE-RES-06")
def test_the_event_comes_after_the_return_and_before_the_limits(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.stock("yellow", energy=9)
    due(table)
    table.turn("yellow")
    table.says("yellow", "return to station")
    table.falls("event GD-03", "nebula N1")
    assert table.stores("yellow") == {"energy": 10}
    assert table.stores("blue") == {"energy": 3}
    assert table.asked() == ["blue"]


@rule("AE-EVT-12")
def test_after_the_event_only_what_moves_no_marker_is_free(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.tile("R1-2", "PL-M1")
    table.development("yellow", "R1-2")
    table.claimed("yellow", "MO-C1")
    table.hand("yellow", "TA-02")
    table.token("yellow", "DT-09")
    due(table)
    table.turn("yellow")
    table.says("yellow", "return to station", "done", "go on")
    table.falls("event GD-07", "nebula N1")
    table.says("yellow", "pass")
    assert table.offered("yellow") == ["go on", "discard MO-C1", "slot MO-C1"]
    assert table.why("yellow", "play TA-02").rule == "AE-TURN-09"


@rule("AE-EVT-06", "AE-END-03")
def test_after_the_end_was_triggered_the_marker_leaves_the_game(table: Table) -> None:
    table.points("yellow", 58)
    table.track("yellow", commerce=3)
    event(table, "GD-07")
    table.let_fall()
    assert table.s.marker_at == GONE
    assert table.stores("blue") == {"credit": 1}


@rule("AE-EVT-13", "AE-P-44")
def test_catastrophic_collapse_spares_who_has_no_standing_development(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-M2")
    table.development("blue", "R1-1")
    table.development("blue", "R1-2")
    table.events("CT-01", "CT-02")
    event(table, "CT-01")
    table.let_fall()
    assert table.asked() == ["blue"]
    table.says("blue", "collapse R1-2")
    assert done(table)


@rule("AE-EVT-15", "AE-P-44")
def test_only_what_can_be_carried_out_is_offered_and_else_comes_the_rest(three: Table) -> None:
    """AE-T-62."""
    three.stock("yellow", ice=2)
    three.stock("blue", ice=1)
    three.stock("green", ice=1)
    three.leaders("station", blue=1)
    three.points("green", 5)
    three.events("CT-05", "CT-02")
    event(three, "CT-05")
    three.falls("nebula N1", "nebula N2")
    assert three.stores("yellow") == {}
    assert (three.region("N2").leaders[1], three.player("blue").leaders) == (1, 0)
    assert (three.vp("green"), three.stores("green"), three.stores("blue")) == (4, {"ice": 1}, {"ice": 1})
    assert done(three)


@rule("AE-EVT-15")
def test_a_leader_that_returns_to_a_nebula_is_on_the_station_until_the_die_falls(table: Table) -> None:
    table.leaders("station", yellow=2)
    table.events("CT-05", "CT-02")
    event(table, "CT-05")
    table.falls("nebula N1")
    assert (table.player("yellow").leaders, table.region("N2").leaders[0]) == (2, 0)
    table.falls("nebula N2")
    assert (table.player("yellow").leaders, table.region("N2").leaders[0]) == (1, 1)


@rule("AE-EVT-15")
def test_an_impossible_choice_is_refused(table: Table) -> None:
    table.stock("blue", ice=2)
    table.stock("yellow", ice=2)
    table.leaders("station", blue=1)
    table.leaders("station", yellow=1)
    table.events("CT-05", "CT-02")
    event(table, "CT-05")
    table.falls("nebula N1")
    assert table.asked() == ["yellow"]
    assert table.why("yellow", "choose the third").rule == "AE-EVT-15"


@rule("AE-EVT-15")
def test_an_effect_that_happens_once_is_resolved_by_nobody_else(three: Table) -> None:
    three.tiles(R1_1="PL-S1", R1_2="PL-S2")
    three.development("blue", "R1-2")
    event(three, "GD-05")
    three.let_fall()
    assert (three.region("R1-1").tokens[0], three.region("R1-2").tokens[0]) == (1, 0)


@rule("AE-EVT-15")
def test_a_card_for_the_most_rewards_whoever_is_in_front(three: Table) -> None:
    three.tiles(R1_1="BA-SY", R1_2="BA-TH")
    three.ships("yellow", "R1-1", "transport")
    three.ships("blue", "R1-1", "transport", "fighter")
    event(three, "GD-08")
    three.let_fall()
    assert (three.vp("yellow"), three.vp("blue"), three.vp("green")) == (0, 2, 0)


@rule("AE-EVT-15")
def test_all_who_are_tied_in_front_are_rewarded_with_less(three: Table) -> None:
    three.tiles(R1_1="BA-SY", R1_2="BA-TH")
    three.ships("yellow", "R1-1", "transport", "fighter")
    three.ships("blue", "R1-2", "transport", "fighter")
    three.ships("green", "R1-2", "transport")
    event(three, "GD-08")
    three.let_fall()
    assert (three.vp("yellow"), three.vp("blue"), three.vp("green")) == (1, 1, 0)


@rule("AE-EVT-15")
def test_with_a_count_of_0_nobody_is_in_front(three: Table) -> None:
    event(three, "GD-08")
    three.let_fall()
    assert (three.vp("yellow"), three.vp("blue"), three.vp("green")) == (0, 0, 0)


@rule("AE-P-44", "AE-P-45", "AE-REP-07")
def test_an_event_that_damages_a_module_lets_its_owner_choose_an_undamaged_one(table: Table) -> None:
    table.core("yellow", "science", damage=1)
    table.events("CT-08", "CT-02")
    event(table, "CT-08")
    table.falls("nebula N1")
    assert table.offered("yellow") == [
        "damage Industry core",
        "damage Commerce core",
        "damage Civilization core",
    ]
    table.says("yellow", "damage Commerce core")
    assert [row[0].damage for row in table.player("yellow").rows] == [1, 0, 1, 0]
    assert table.asked() == ["blue"]


@rule("AE-P-45")
def test_without_an_undamaged_module_damage_is_left_out(table: Table) -> None:
    table.core("yellow", "science", damage=1)
    table.core("yellow", "industry", damage=1)
    table.core("yellow", "commerce", damage=1)
    table.core("yellow", "civilization", damage=1)
    table.events("CT-08", "CT-02")
    event(table, "CT-08")
    table.falls("nebula N1")
    assert table.asked() == ["blue"]


@rule("AE-P-44", "AE-P-45")
def test_a_card_against_another_player_damages_a_module_of_their_choice(three: Table) -> None:
    three.tile("R1-1", "BA-SY")
    three.hand("yellow", "TE-07")
    three.turn("yellow")
    three.says("yellow", "play TE-07", "pick blue")
    assert three.asked() == ["blue"]
    three.says("blue", "damage Industry core")
    assert three.vp("yellow") == 1
    assert three.player("blue").rows[1][0].damage == 1
