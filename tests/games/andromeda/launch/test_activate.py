"""Launch, step 2: the region launched to is activated."""

from __future__ import annotations

from games.andromeda.launch.scenes import row
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.state import GONE, WHO_CAN


@rule("AE-ACT-01")
def test_the_region_launched_to_is_activated_without_being_asked(table: Table) -> None:
    row(table)
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1")
    assert table.stores("yellow") == {"titanium": 1}


@rule("AE-ACT-01")
def test_a_ship_that_enters_a_region_in_another_way_does_not_activate_it() -> None:
    table = Table(2, asked=WHO_CAN)
    row(table)
    table.moons("R1-2", "MO-I1")
    table.hand("yellow", "TA-15")
    table.launched("yellow", "transport", "R1-1")
    table.says("yellow", "play TA-15", "to R1-2")
    assert table.fleet("yellow", "R1-2") == {"transport": 1}
    assert (table.moons_of("yellow"), table.top("R1-2")) == ([], "MO-I1")


@rule("AE-ACT-02", "AE-MOON-01")
def test_a_planet_gives_its_top_moon_and_the_next_one_becomes_visible(three: Table) -> None:
    """AE-T-05."""
    row(three)
    three.moons("R1-1", "MO-I1", "", "")
    three.launched("green", "transport", "R1-1")
    three.falls("moon MO-I2")
    assert three.moons_of("green") == ["MO-I1"]
    assert (three.top("R1-1"), three.region("R1-1").moons) == ("MO-I2", 2)


@rule("AE-ACT-02", "AE-MOON-15")
def test_the_next_one_is_claimed_by_whoever_comes_next(three: Table) -> None:
    row(three)
    three.moons("R1-1", "MO-I1", "", "")
    three.launched("green", "transport", "R1-1")
    three.falls("moon MO-I2")
    three.launched("yellow", "transport", "R1-1")
    three.falls("moon MO-I4")
    assert (three.moons_of("yellow"), three.top("R1-1")) == (["MO-I2"], "MO-I4")


@rule("AE-ACT-02")
def test_a_developed_planet_gives_its_moon_as_well(table: Table) -> None:
    row(table)
    table.moons("R1-1", "MO-I1")
    table.development("blue", "R1-1")
    table.launched("yellow", "transport", "R1-1")
    assert table.moons_of("yellow") == ["MO-I1"]


@rule("AE-ACT-03")
def test_a_planet_without_moons_gives_what_is_printed_on_it(table: Table) -> None:
    row(table)
    table.launched("yellow", "transport", "R1-4")
    assert table.stores("yellow") == {"energy": 2}


@rule("AE-ACT-04", "AE-P-13")
def test_a_nebula_gives_its_moon_and_a_secret_look_at_two_event_cards(table: Table) -> None:
    """AE-T-06."""
    table.bay("yellow", "science vessel")
    table.moons("N3", "NM-2")
    table.events("GD-04", "GD-07", "GD-01")
    table.launched("yellow", "science vessel", "N3")
    assert (table.moons_of("yellow"), table.region("N3").moons) == (["NM-2"], 0)
    table.falls("event GD-04", "event GD-07")
    assert table.offered("yellow")[:2] == ["on top GD-04", "on top GD-07"]
    table.says("yellow", "on top GD-07")
    pile = table.s.events
    assert (len(pile.top), len(pile.bottom), pile.size()) == (1, 1, 3)
    assert (pile.top_seen, pile.bottom_seen) == ((1,), (1,))


@rule("AE-ACT-04")
def test_a_nebula_without_a_moon_still_shows_event_cards(table: Table) -> None:
    table.bay("yellow", "science vessel")
    table.events("GD-04", "GD-07")
    table.launched("yellow", "science vessel", "N3")
    table.falls("event GD-04", "event GD-07")
    assert table.offered("yellow") == ["on top GD-04", "on top GD-07"]
    assert table.moons_of("yellow") == []


@rule("AE-ACT-05", "AE-P-13")
def test_the_only_event_card_is_looked_at_and_stays(table: Table) -> None:
    table.bay("yellow", "science vessel")
    table.events("GD-04")
    table.launched("yellow", "science vessel", "N3")
    table.falls("event GD-04")
    assert (table.asked(), table.s.events.top_seen) == ([], (1,))


@rule("AE-ACT-05")
def test_an_empty_event_deck_is_made_of_the_discards_first(table: Table) -> None:
    """AE-T-52."""
    table.bay("yellow", "science vessel")
    table.events(discards=("GD-01", "GD-02", "GD-03"))
    table.launched("yellow", "science vessel", "N3")
    table.falls("event GD-02", "event GD-03")
    table.says("yellow", "on top GD-03")
    assert (table.s.events.size(), table.s.events.discard) == (3, ())


@rule("AE-ACT-05")
def test_nothing_is_looked_at_when_the_event_marker_has_left_the_game(table: Table) -> None:
    table.bay("yellow", "science vessel")
    table.moons("N3", "NM-1")
    table.s.marker_at = GONE
    table.launched("yellow", "science vessel", "N3")
    assert table.moons_of("yellow") == ["NM-1"]
    assert table.offered("yellow") == ["go on", "discard NM-1", "slot NM-1"]


@rule("AE-ACT-06")
def test_a_base_gives_its_action(table: Table) -> None:
    table.tile("R1-1", "BA-TH")
    table.stock("yellow", ice=2)
    table.launched("yellow", "transport", "R1-1")
    assert table.stores("yellow") == {"credit": 2}


@rule("AE-ACT-07")
def test_own_powers_come_before_the_cards_of_others_and_those_before_the_own_point() -> None:
    table = Table(2, asked=WHO_CAN)
    row(table)
    table.upgrade("yellow", "NU-T1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-2", "transport")
    table.moons("R1-2", "MO-I1")
    table.hand("blue", "TA-12")
    table.launched("yellow", "transport", "R1-2")
    assert (table.moons_of("yellow"), table.stores("yellow")) == (["MO-I1"], {"energy": 1})
    table.says("blue", "play TA-12", "gain ice")
    assert table.stores("blue") == {"ice": 1, "energy": 1}
    assert table.offered("yellow") == ["go on", "discard MO-I1", "slot MO-I1"]


@rule("AE-ACT-07")
def test_without_a_moon_from_a_planet_nobody_plays_a_card_for_it() -> None:
    table = Table(2, asked=WHO_CAN)
    table.bay("yellow", "science vessel")
    table.bay("blue", "science vessel")
    table.ships("blue", "N3", "science vessel")
    table.hand("blue", "TA-12")
    table.moons("N3", "NM-2")
    table.s.marker_at = GONE
    table.launched("yellow", "science vessel", "N3")
    assert table.moons_of("yellow") == ["NM-2"]
    assert table.asked() == ["yellow"]


@rule("AE-ACT-07")
def test_cards_for_after_the_activation_are_open_after_it_and_before_the_strike() -> None:
    table = Table(2, asked=WHO_CAN)
    row(table)
    table.raider("N1", "S")
    table.hand("yellow", "TA-15", "TA-14")
    table.launched("yellow", "transport", "R1-2")
    assert table.offered("yellow") == ["go on", "play TA-15", "play TA-14"]
    assert (table.stores("yellow"), table.raiders_in("N1")) == ({"titanium": 1, "tactics": 2}, "S 1")
