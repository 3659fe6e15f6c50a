"""The event marker, and the planet that comes when it reaches the end."""

from __future__ import annotations

from games.andromeda.events.scenes import deck, done, due, marker
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.events.marker import MoveMarker


@rule("AE-EVT-01", "AE-BASE-04")
def test_a_field_moves_the_marker_by_one_space(table: Table) -> None:
    table.tile("R1-1", "BA-MF")
    table.column("science", "SC-01")
    table.stock("yellow", nanocarbon=1)
    table.launched("yellow", "transport", "R1-1")
    assert marker(table) == ("track", 3)


@rule("AE-EVT-01")
def test_a_card_and_a_sign_of_a_track_move_it_too(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.track("yellow", commerce=1)
    table.hand("yellow", "TE-05")
    table.stock("yellow", ice=3)
    table.turn("yellow")
    table.says("yellow", "play TE-05")
    assert marker(table) == ("track", 3)
    table.says("yellow", "advance Commerce")
    assert marker(table) == ("track", 4)


@rule("AE-EVT-01")
def test_backwards_it_does_not_go_past_its_start(table: Table) -> None:
    table.s.marker = 4
    table.at(MoveMarker(-3))
    assert marker(table) == ("track", 2)


@rule("AE-EVT-02", "AE-MAP-07")
def test_at_the_end_a_planet_comes_on_the_next_empty_space_with_3_moons(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1", R1_4="PL-S2")
    table.s.marker = 7
    table.at(MoveMarker(1))
    assert marker(table) == ("station", 8)
    table.falls("planet PL-C1", "moon MO-C5")
    assert (table.region("R1-3").moons, table.top("R1-3")) == (3, "MO-C5")
    assert done(table)


@rule("AE-EVT-02")
def test_the_moons_are_of_the_colour_of_the_planet(table: Table) -> None:
    table.s.marker = 7
    table.at(MoveMarker(1))
    table.falls("planet PL-I1")
    assert table.can_fall() == [
        "moon MO-I1",
        "moon MO-I2",
        "moon MO-I3",
        "moon MO-I4",
        "moon MO-I5",
        "moon MO-I6",
    ]


@rule("AE-EVT-02", "AE-MAP-07")
def test_the_new_planet_can_be_launched_to_in_the_same_turn(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="BA-TH")
    table.hand("yellow", "TE-02")
    table.s.marker = 7
    table.turn("yellow")
    table.says("yellow", "play TE-02")
    table.falls("planet PL-C1", "moon MO-C5")
    table.says("yellow", "gain ice", "gain ice", "gain ice", "launch transport", "to R1-3")
    assert table.fleet("yellow", "R1-3") == {"transport": 1}


@rule("AE-EVT-03")
def test_the_active_player_resolves_the_event_whoever_moved_the_marker(table: Table) -> None:
    """AE-T-63."""
    table.tiles(R1_1="PL-S1", R1_2="BA-SY")
    table.s.marker = 7
    table.track("blue", supremacy=2)
    table.ships("blue", "R1-1", "transport")
    table.bay("yellow", "fighter")
    table.turn("yellow")
    table.says("yellow", "launch fighter", "to R1-1")
    table.falls("roll 5 1", "roll 6", "planet PL-M1", "moon MO-M1")
    assert (marker(table), table.top("R1-3")) == (("station", 8), "MO-M1")
    table.says("yellow", "pass")
    table.falls("event GD-07")
    assert table.s.active == 0


@rule("AE-EVT-04")
def test_on_a_station_it_does_not_move_and_no_second_planet_comes(table: Table) -> None:
    due(table)
    table.at(MoveMarker(1), MoveMarker(-1))
    assert marker(table) == ("station", 8)
    assert done(table)


@rule("AE-EVT-05")
def test_with_an_empty_stack_of_planets_the_marker_comes_all_the_same(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3", R1_4="PL-I1", R1_5="PL-I2", R2_1="PL-I3")
    table.tiles(R2_2="PL-C1", R2_3="PL-C2", R2_4="PL-C3", R2_5="PL-V1", R2_6="PL-V2", R3_1="PL-V3")
    table.tiles(R3_2="PL-M1", R3_3="PL-M2", R3_4="PL-M3")
    table.s.marker = 7
    table.at(MoveMarker(1))
    assert marker(table) == ("station", 8)
    assert (done(table), table.region("R3-5").moons) == (True, 0)


@rule("AE-EVT-02")
def test_the_last_planet_of_the_stack_is_laid_too(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3", R1_4="PL-I1", R1_5="PL-I2", R2_1="PL-I3")
    table.tiles(R2_2="PL-C1", R2_3="PL-C2", R2_4="PL-C3", R2_5="PL-V1", R2_6="PL-V2", R3_1="PL-V3")
    table.tiles(R3_2="PL-M1", R3_3="PL-M2")
    table.s.marker = 7
    table.at(MoveMarker(1))
    table.falls("moon MO-M1")
    assert (table.region("R3-4").moons, table.s.planets.size()) == (3, 0)


@rule("AE-ACT-04", "AE-P-13")
def test_in_a_nebula_one_of_two_event_cards_goes_back_on_top_and_one_to_the_bottom(table: Table) -> None:
    """AE-T-06."""
    table.bay("yellow", "science vessel")
    table.moons("N3", "NM-2")
    table.launched("yellow", "science vessel", "N3")
    assert table.moons_of("yellow") == ["NM-2"]
    table.falls("event GD-04", "event GD-07")
    assert table.offered("yellow")[:2] == ["on top GD-04", "on top GD-07"]
    table.says("yellow", "on top GD-07")
    assert deck(table) == (["GD-07"], ["GD-04"])


@rule("AE-P-52", "AE-ACT-04")
def test_a_card_that_was_not_looked_at_is_not_put_on_top(table: Table) -> None:
    table.bay("yellow", "science vessel")
    table.launched("yellow", "science vessel", "N3")
    table.falls("event GD-04", "event GD-07")
    assert table.why("yellow", "on top GD-01").rule == "AE-P-52"


@rule("AE-P-52")
def test_only_the_one_who_looked_knows_the_two_cards(table: Table) -> None:
    table.bay("yellow", "science vessel")
    table.launched("yellow", "science vessel", "N3")
    table.falls("event GD-04", "event GD-07")
    table.says("yellow", "on top GD-07")
    assert (table.s.events.top_seen, table.s.events.bottom_seen) == ((1,), (1,))


@rule("AE-EVT-11", "AE-ACT-05", "AE-P-52")
def test_an_empty_deck_is_made_of_the_discards_before_the_look(table: Table) -> None:
    """AE-T-52."""
    cards = ("GD-01", "GD-02", "GD-03", "GD-04", "GD-05", "GD-06", "GD-07", "GD-08", "GD-09", "GD-10")
    table.events(discards=cards)
    table.bay("yellow", "science vessel")
    table.launched("yellow", "science vessel", "N3")
    table.falls("event GD-10", "event GD-01")
    table.says("yellow", "on top GD-10")
    assert deck(table) == (["GD-10"], ["GD-01"])
    assert (table.s.events.size(), table.s.events.discard) == (10, ())


@rule("AE-P-52", "AE-ACT-05")
def test_a_single_card_is_looked_at_and_stays(table: Table) -> None:
    table.events("GD-05", discards=("GD-01",))
    table.bay("yellow", "science vessel")
    table.launched("yellow", "science vessel", "N3")
    table.falls("event GD-05")
    assert done(table)
    assert deck(table) == (["GD-05"], [])
