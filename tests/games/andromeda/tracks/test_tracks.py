"""The five progress tracks: how markers move, and what spaces give."""

from __future__ import annotations

from games.andromeda.battle.scenes import HERE, fight
from games.andromeda.battle.scenes import field as planets
from games.andromeda.table import Table
from games.andromeda.tracks.scenes import advances, powers
from marks import rule
from perihelion.games.andromeda.cards.tracks import TRACKS


@rule("AE-TRK-01")
def test_there_are_five_tracks() -> None:
    assert TRACKS == ("Science", "Industry", "Supremacy", "Commerce", "Civilization")


@rule("AE-TRK-01")
def test_markers_share_a_space_and_each_triggers_it(table: Table) -> None:
    table.track("blue", commerce=2)
    table.track("yellow", commerce=1)
    advances(table, "yellow", "commerce")
    assert (table.space("yellow", "commerce"), table.space("blue", "commerce")) == (2, 2)
    assert table.s.marker == 3


@rule("AE-TRK-01")
def test_every_space_on_the_way_is_triggered_one_after_the_other(table: Table) -> None:
    table.track("yellow", supremacy=1)
    table.supremacy("ST-1", "ST-2", "ST-3")
    advances(table, "yellow", "supremacy", "supremacy")
    assert powers(table, "yellow") == ["ST-1"]
    assert (table.space("yellow", "supremacy"), table.s.marker) == (3, 3)


@rule("AE-TRK-02")
def test_a_won_battle_brings_a_step_on_supremacy(table: Table) -> None:
    planets(table)
    fight(table, yellow="transport", blue="transport")
    table.falls("roll 6", "roll 5")
    table.says("blue", "pass")
    assert (table.space("yellow", "supremacy"), table.space("blue", "supremacy")) == (1, 0)
    assert table.fleet("yellow", HERE) == {"transport": 1}


@rule("AE-TRK-02", "AE-P-34")
def test_an_effect_lets_the_player_pick_any_track_that_is_not_at_its_top(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.token("yellow", "DT-08")
    table.track("yellow", science=9)
    table.turn("yellow")
    table.says("yellow", "use DT-08")
    assert table.offered("yellow") == [
        "advance Industry",
        "advance Supremacy",
        "advance Commerce",
        "advance Civilization",
    ]
    assert table.why("yellow", "advance Science").rule == "AE-TRK-03"
    table.says("yellow", "advance Commerce")
    assert table.space("yellow", "commerce") == 1


@rule("AE-TRK-03")
def test_an_advance_from_the_top_space_is_lost(table: Table) -> None:
    table.track("yellow", commerce=9)
    advances(table, "yellow", "commerce")
    assert (table.space("yellow", "commerce"), table.s.marker) == (9, 2)


@rule("AE-TRK-03")
def test_with_all_markers_on_top_nothing_is_asked(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.token("yellow", "DT-08")
    table.track("yellow", science=9, industry=9, supremacy=9, commerce=9, civilization=9)
    table.turn("yellow")
    assert "use DT-08" not in table.offered("yellow")


@rule("AE-TRK-06")
def test_a_vault_makes_every_resource_worth_vp_at_the_end(table: Table) -> None:
    table.stock("yellow", titanium=2, credit=1, energy=1)
    table.hand("yellow", "TA-01")
    table.track("yellow", commerce=2)
    assert table.parts("yellow")["Vault"] == 0
    table.track("yellow", commerce=3)
    assert table.parts("yellow")["Vault"] == 5


@rule("AE-TRK-06")
def test_only_the_highest_vault_counts(table: Table) -> None:
    table.stock("yellow", titanium=2)
    table.track("yellow", commerce=8)
    assert table.parts("yellow")["Vault"] == 4


@rule("AE-TRK-07")
def test_the_first_on_a_token_space_takes_the_token_and_the_next_scores(table: Table) -> None:
    """AE-T-45."""
    table.supremacy("ST-4", "ST-2", "ST-3")
    table.track("yellow", supremacy=1)
    table.track("blue", supremacy=1)
    advances(table, "yellow", "supremacy")
    advances(table, "blue", "supremacy")
    assert (powers(table, "yellow"), table.vp("yellow")) == (["ST-4"], 0)
    assert (powers(table, "blue"), table.vp("blue")) == ([], 2)


@rule("AE-TRK-07")
def test_each_token_space_has_its_own_token_and_a_player_may_hold_several(table: Table) -> None:
    table.supremacy("ST-4", "ST-2", "ST-3")
    table.track("yellow", supremacy=1)
    advances(table, "yellow", "supremacy", "supremacy", "supremacy", "supremacy")
    assert powers(table, "yellow") == ["ST-2", "ST-4"]


@rule("AE-TRK-07", "AE-FREE-03")
def test_a_supremacy_token_is_used_as_a_free_action(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.token("yellow", "ST-4")
    table.turn("yellow")
    table.says("yellow", "use ST-4")
    assert (table.stores("yellow"), powers(table, "yellow")) == ({"credit": 3}, [])


@rule("AE-TRK-08", "AE-P-33")
def test_a_limit_space_raises_the_limit_and_fills_the_hand(table: Table) -> None:
    table.track("yellow", civilization=1)
    table.hand("yellow", "TA-01", "TA-02", "TA-03", "TA-04")
    advances(table, "yellow", "civilization")
    table.says("yellow", "yes")
    table.falls("draw TB-01", "draw TB-02")
    assert len(table.cards("yellow")) == 6
    assert table.asked() == []


@rule("AE-TRK-08", "AE-P-33")
def test_the_draw_may_be_declined(table: Table) -> None:
    table.track("yellow", civilization=1)
    advances(table, "yellow", "civilization")
    assert table.offered("yellow") == ["yes", "no"]
    table.says("yellow", "no")
    assert table.cards("yellow") == []


@rule("AE-TRK-08", "AE-P-33")
def test_a_hand_at_the_new_limit_is_not_asked(table: Table) -> None:
    table.track("yellow", civilization=1)
    table.hand("yellow", "TA-01", "TA-02", "TA-03", "TA-04", "TA-05", "TA-06")
    advances(table, "yellow", "civilization")
    assert table.asked() == []


@rule("AE-TRK-08")
def test_the_hand_counts_at_the_moment_of_the_draw(table: Table) -> None:
    table.track("yellow", civilization=1)
    table.token("yellow", "DT-03")
    advances(table, "yellow", "civilization")
    table.says("yellow", "use DT-03")
    table.falls("draw TA-01", "draw TA-02")
    table.says("yellow", "yes")
    table.falls("draw TB-01", "draw TB-02", "draw TB-03", "draw TB-04")
    assert table.asked() == []
    assert len(table.cards("yellow")) == 6


@rule("AE-TRK-09", "AE-EVT-01")
def test_an_event_sign_moves_the_event_marker_for_everybody_who_enters(table: Table) -> None:
    table.track("yellow", science=2)
    table.track("blue", science=2)
    advances(table, "yellow", "science")
    advances(table, "blue", "science")
    assert table.s.marker == 4


@rule("AE-TRK-09", "AE-TRK-11", "AE-EVT-03")
def test_a_marker_of_another_player_moves_the_event_marker_at_once(three: Table) -> None:
    """AE-T-63."""
    planets(three)
    three.s.marker = 7
    three.track("blue", supremacy=2)
    fight(three, yellow="transport", blue="transport")
    three.falls("roll 5", "roll 6", "planet PL-M1", "moon MO-M1")
    assert three.top("R1-1") == "MO-M1"
    assert three.s.marker == 8
    assert three.s.active == 0


@rule("AE-TRK-10")
def test_the_highest_level_entered_counts_for_the_developments_of_the_track(table: Table) -> None:
    table.tiles(R1_1="PL-M1", R1_2="PL-S1")
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-2")
    assert table.parts("yellow")["Developments"] == 8
    table.track("yellow", supremacy=6)
    assert table.parts("yellow")["Developments"] == 11
    table.track("yellow", supremacy=7, science=9)
    assert table.parts("yellow")["Developments"] == 20


@rule("AE-TRK-11")
def test_a_token_gained_on_the_turn_of_another_is_used_from_the_own_turn_on(table: Table) -> None:
    planets(table)
    table.supremacy("ST-4", "ST-2", "ST-3")
    table.track("blue", supremacy=1)
    fight(table, yellow="transport", blue="transport")
    table.falls("roll 5", "roll 6")
    table.says("yellow", "pass")
    assert powers(table, "blue") == ["ST-4"]
    assert table.asked() == []
    table.turn("blue")
    assert "use ST-4" in table.offered("blue")


@rule("AE-TRK-12")
def test_printed_vp_are_not_scored_when_a_space_is_entered(table: Table) -> None:
    advances(table, "yellow", "commerce", "commerce", "commerce")
    assert table.vp("yellow") == 0
    assert table.parts("yellow")["Progress tracks"] == 2
