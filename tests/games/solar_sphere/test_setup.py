"""Setup: from an empty table to the first round."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import Chance, chance
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import (
    CORPORATION,
    CREW_COUNT,
    FLIPPED_HEX,
    HEX_COUNT,
    LOCATIONS,
    POSITIONS,
    SHIP_CARDS,
    SPHERE,
)
from perihelion.games.solar_sphere.checks import check
from perihelion.games.solar_sphere.phases.recover import DrawCrew, RevealShip
from perihelion.games.solar_sphere.seen.views import View
from perihelion.games.solar_sphere.setup import DrawScoring, NextInOrder


def fresh(seats: int) -> Table:
    """A table before the first hex is laid; face-down hexes come last."""
    table = Table(seats)
    table.begin(level="medium")
    return table


def up_to(table: Table, kind: type[Chance]) -> Table:
    """The table when chance is asked for the first time by a step of this kind."""
    table.let_fall(up_to=kind)
    return table


def set_up(seats: int) -> Table:
    """The table at the beginning of round 1."""
    table = fresh(seats)
    while table.s.round == 0:
        table.first_falls()
    return table


def seen(table: Table) -> View:
    """What red sees."""
    view: View = GAME.seen.view(table.s, 0)
    return view


def face_down(table: Table) -> int:
    """How many hexes lie face down."""
    return table.s.hexes.count(FLIPPED_HEX)


# The Sphere


@rule("SS-SETUP-01")
def test_the_core_lies_in_the_middle_and_holds_a_corporation_drone() -> None:
    table = fresh(2)
    assert table.s.hexes == (HEX_COUNT + 1,)
    assert table.owner("C") == "corporation"
    assert table.s.built == 0b1


@rule("SS-SETUP-01")
def test_the_first_hexes_are_viable_because_the_core_counts_as_built() -> None:
    sphere = seen(set_up(4)).sphere
    assert [POSITIONS[place.position] for place in sphere if place.viable] == [
        "I1",
        "I2",
        "I3",
        "I4",
        "I5",
        "I6",
    ]


@rule("SS-SETUP-02")
@pytest.mark.parametrize(("seats", "flipped"), [(1, 6), (2, 6), (3, 3), (4, 0)])
def test_six_three_or_no_hexes_lie_face_down_by_player_count(seats: int, flipped: int) -> None:
    table = set_up(seats)
    assert face_down(table) == flipped
    assert len({card for card in table.s.hexes if card < HEX_COUNT}) == 18 - flipped


@rule("SS-SETUP-02")
@pytest.mark.parametrize(
    ("seats", "each_hex", "face_down_hex"), [(1, 12, 108), (2, 12, 108), (3, 15, 54), (4, 18, 0)]
)
def test_each_place_is_face_down_with_its_share_of_chance_and_each_hex_alike(
    seats: int, each_hex: int, face_down_hex: int
) -> None:
    assert fresh(seats).s.offered == [each_hex] * 18 + [face_down_hex]


@rule("SS-SETUP-02")
def test_after_one_face_down_hex_five_of_the_other_seventeen_places_are_face_down() -> None:
    table = fresh(2)
    table.falls("lay face-down hex")
    assert table.s.offered == [12] * 18 + [5 * 18]
    assert sum(table.s.offered) == 17 * 18


@rule("SS-SETUP-02")
def test_the_last_places_are_face_down_for_certain_when_six_are_still_to_be_laid() -> None:
    table = up_to(fresh(2), DrawScoring)
    assert [POSITIONS[p] for p in range(19) if table.s.hexes[p] == FLIPPED_HEX] == [
        "O7",
        "O8",
        "O9",
        "O10",
        "O11",
        "O12",
    ]


@rule("SS-SETUP-03")
def test_hexes_are_laid_clockwise_from_the_top_first_the_inner_then_the_outer_ring() -> None:
    table = fresh(2)
    table.falls(
        "lay Zenith Ring",
        "lay Heat Sink",
        "lay face-down hex",
        "lay Lattice Node",
        "lay Mirror Vane",
        "lay Stellar Dam",
    )
    table.falls("lay Prism Gate")
    places = {POSITIONS[place.position]: place.hex for place in seen(table).sphere[1:]}
    assert places == {"I1": 15, "I2": 1, "I3": FLIPPED_HEX, "I4": 0, "I5": 3, "I6": 13, "O1": 5}


@rule("SS-SETUP-03")
def test_the_rings_run_clockwise_around_the_core() -> None:
    at = {position.id: (position.q, position.r) for position in SPHERE.position}
    assert [at[f"I{i}"] for i in range(1, 7)] == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert [at[f"O{i}"] for i in (1, 3, 5, 7, 9, 11)] == [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]


@rule("SS-SETUP-03")
def test_a_hex_is_laid_only_once() -> None:
    table = fresh(4)
    table.falls("lay Heat Sink")
    assert table.s.offered == [17, 0] + [17] * 16 + [0]


@rule("SS-SETUP-04")
def test_a_face_down_hex_is_built_by_the_corporation_and_makes_its_neighbours_viable() -> None:
    table = fresh(2)
    table.falls("lay face-down hex")
    assert table.owner("I1") == "corporation"
    up_to(table, DrawScoring)
    viable = [POSITIONS[place.position] for place in seen(table).sphere if place.viable]
    assert viable == ["I2", "I3", "I4", "I5", "I6", "O1", "O2", "O7"]


@rule("SS-SETUP-04")
def test_a_hex_that_lies_face_down_cannot_be_built(table: Table) -> None:
    table.s.hexes = tuple(FLIPPED_HEX if card == 0 else card for card in table.s.hexes)
    table.built("corporation", "I1")
    table.stock("red", ore=2, gold=1, crystal=1)
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "deploy 2", "visit Solar Sphere", "as 2", "take action")
    assert table.offered("red") == [
        "build Heat Sink",
        "build Beacon Mast",
        "build Mirror Vane",
        "build Tether Anchor",
        "build Prism Gate",
    ]
    assert table.why("red", "build Lattice Node").rule == "SS-SETUP-04"
    assert table.why("red", "build Lattice Node").text == "Lattice Node lies face down in this game."


@rule("SS-SETUP-04")
def test_a_face_down_hex_belongs_to_no_player_and_scores_for_nobody() -> None:
    table = set_up(2)
    assert table.owner("O7") == "corporation"
    assert table.player("red").hexes == table.player("black").hexes == 0
    assert table.parts("red")["sphere"] == 0


@rule("SS-SETUP-05")
def test_score_markers_and_turn_order_markers_have_their_tracks() -> None:
    view = seen(set_up(3))
    assert [player.score for player in view.players] == [0, 0, 0]
    assert view.order == [0, 1, 2]


@rule("SS-SETUP-06")
def test_eight_location_cards_lie_around_the_sphere_without_dice_and_satellites() -> None:
    view = seen(set_up(2))
    assert LOCATIONS[:4] == ("Ore Belt", "Gold Belt", "Crystal Belt", "Drone Fabricator")
    assert LOCATIONS[4:] == ("Salvage Ship", "Solar Sphere", "Crew Station", "Resistance Fleet")
    assert [place.location for place in view.locations] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert [(place.dice, place.satellites) for place in view.locations] == [([], [])] * 8


@rule("SS-SETUP-06")
def test_each_belt_gives_its_own_resource_from_the_first_turn_on(table: Table) -> None:
    table.drones("red", active=0)
    table.ports("red", 2, 4, 6)
    table.at_deploy()
    table.says("red", "deploy 2", "visit Ore Belt")
    table.says("red", "deploy 4", "visit Gold Belt")
    table.says("red", "deploy 6", "visit Crystal Belt")
    assert table.resources("red") == "1 ore, 1 gold, 1 crystal"


# Scoring card and fleet


@rule("SS-SETUP-07")
def test_one_of_four_scoring_cards_is_drawn_with_equal_chance() -> None:
    table = up_to(fresh(2), DrawScoring)
    assert table.s.offered == [1, 1, 1, 1]
    table.falls("score by Trefoil")
    assert not isinstance(chance(table.s), DrawScoring)


@rule("SS-SETUP-07")
def test_the_scoring_card_is_shown_with_its_points_for_each_position() -> None:
    table = up_to(fresh(2), DrawScoring)
    table.falls("score by Outer Bridges")
    view = seen(table)
    points = {POSITIONS[place.position]: place.points for place in view.sphere}
    assert view.scoring == 2
    assert (points["O2"], points["O1"], points["I1"], points["C"]) == (6, 4, 2, 0)


@rule("SS-SETUP-08")
@pytest.mark.parametrize(("seats", "first"), [(1, 1), (2, 1), (3, 4), (4, 7)])
def test_the_resistance_deck_holds_the_twelve_ships_of_the_player_count_shuffled(
    seats: int, first: int
) -> None:
    table = up_to(fresh(seats), RevealShip)
    assert table.s.ship_deck.size() == 12
    in_deck = [SHIP_CARDS[ship].id for ship in range(18) if table.s.offered[ship]]
    assert in_deck == [f"RS{number:02}" for number in range(first, first + 12)]
    assert max(table.s.offered) == 1


@rule("SS-SETUP-08")
def test_nobody_sees_which_ship_comes_next() -> None:
    view = seen(set_up(2))
    assert view.ship_deck.cards == 10
    assert view.ship_deck.bottom == []


@rule("SS-SETUP-09")
def test_two_ships_form_the_top_row_left_first_and_the_bottom_row_is_empty() -> None:
    table = up_to(fresh(2), RevealShip)
    table.falls("reveal Long Shadow", "reveal Iron Lullaby")
    assert (table.ship_at("top left"), table.ship_at("top right")) == ("RS08", "RS11")
    assert (table.ship_at("bottom left"), table.ship_at("bottom right")) == ("", "")
    assert [ship.drones for ship in seen(table).fleet] == [0, 0]


@rule("SS-SETUP-10")
@pytest.mark.parametrize(("seats", "left_over"), [(1, 0), (2, 0), (3, 3), (4, 6)])
def test_two_of_the_nine_corporation_drones_wait_by_the_deck_and_the_unused_leave_the_game(
    seats: int, left_over: int
) -> None:
    table = set_up(seats)
    assert seen(table).corporation_drones == 2
    assert table.s.owners.count(CORPORATION) + 2 == 9 - left_over


# The Crew Station


@rule("SS-SETUP-11")
def test_the_crew_cards_make_three_shuffled_decks_of_18_18_and_12() -> None:
    table = up_to(fresh(2), DrawCrew)
    assert [deck.size() for deck in table.s.crew_decks] == [18, 18, 12]
    assert table.s.offered == [1] * 18 + [0] * 30
    assert [list(deck.bag) for deck in table.s.crew_decks[1:]] == [
        [0] * 18 + [1] * 18 + [0] * 12,
        [0] * 36 + [1] * 12,
    ]
    assert len(table.s.offered) == CREW_COUNT


@rule("SS-SETUP-12")
def test_two_cards_of_each_tier_are_revealed_top_slot_first() -> None:
    table = up_to(fresh(2), DrawCrew)
    table.falls("draw Bosun (Meridian)", "draw Ore Broker (Helion)")
    table.falls("draw Drone Wright (Helion)", "draw Treasurer (Umbra)")
    table.falls("draw First Officer (Silver)", "draw Fleet Commodore (Meridian)")
    assert table.display_ids() == ["C1-06b", "C1-01a", "C2-08a", "C2-04b", "C3-03b", "C3-06a"]
    assert [deck.cards for deck in seen(table).crew_decks] == [16, 16, 10]


@rule("SS-SETUP-13")
def test_no_card_of_the_display_has_a_morale_token_at_the_start() -> None:
    view = seen(set_up(2))
    assert [card.slot for card in view.display] == [0, 1, 2, 3, 4, 5]
    assert [card.token for card in view.display] == [0] * 6


# The players


@rule("SS-SETUP-14")
@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (1, ["red"]),
        (2, ["red", "black"]),
        (3, ["red", "black", "green"]),
        (4, ["red", "black", "green", "purple"]),
    ],
)
def test_every_player_takes_the_set_of_one_colour(seats: int, names: list[str]) -> None:
    table = set_up(seats)
    assert [player.name for player in seen(table).players] == names
    assert [player.active + player.inactive + player.reserve for player in seen(table).players] == [
        20
    ] * seats
    check(table.s)


@rule("SS-SETUP-15", "SS-SETUP-16")
def test_morale_and_reputation_markers_start_at_column_0() -> None:
    player = seen(set_up(2)).players[1]
    assert player.morale == 0
    assert (player.reputation, player.reputation_column) == (0, 0)


@rule("SS-SETUP-17")
def test_the_turn_order_markers_are_laid_out_at_random_one_after_another() -> None:
    table = up_to(fresh(4), NextInOrder)
    assert table.s.offered == [1, 1, 1, 1]
    table.falls("next green")
    assert table.s.offered == [1, 1, 0, 1]
    table.falls("next red", "next purple")
    assert seen(table).order == [2, 0, 3, 1]


@rule("SS-SETUP-17")
def test_in_the_solo_game_the_marker_of_dranda_is_laid_out_too() -> None:
    table = up_to(fresh(1), NextInOrder)
    assert table.s.offered == [1, 1]
    table.falls("next black")
    assert table.s.order == [1, 0]


@rule("SS-SETUP-18")
def test_every_score_starts_at_0() -> None:
    table = set_up(4)
    assert [player.score for player in seen(table).players] == [0, 0, 0, 0]


@rule("SS-SETUP-19")
def test_no_die_is_on_a_port_until_the_three_ship_dice_are_rolled() -> None:
    table = set_up(2)
    assert seen(table).players[0].ports == [0, 0, 0, 0, 0, 0]
    table.falls("dock 2 4 6")
    assert seen(table).players[0].ports == [0, 1, 0, 1, 0, 1]
    assert (table.player("red").auxiliary, table.player("red").auxiliary_gained) == (0, False)


@rule("SS-SETUP-20")
def test_six_drones_are_active_two_inactive_and_twelve_in_reserve() -> None:
    player = seen(set_up(2)).players[0]
    assert (player.active, player.inactive, player.reserve) == (6, 2, 12)


@rule("SS-SETUP-21")
def test_all_four_faction_markers_start_at_0() -> None:
    assert seen(set_up(2)).players[0].icons == [0, 0, 0, 0]


@rule("SS-SETUP-22")
def test_players_start_without_resources_crew_satellites_and_with_an_empty_matrix() -> None:
    player = seen(set_up(2)).players[0]
    assert player.stock == [0, 0, 0]
    assert (player.crew, player.retired, player.claimed, player.hexes) == ([], [], [], 0)
    assert player.matrix == [0, 0, 0]
    assert player.satellites == []
