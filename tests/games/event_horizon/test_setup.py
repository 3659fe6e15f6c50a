"""Setup: from an empty table to the first round."""

from __future__ import annotations

import pytest

from games.event_horizon.openings import fresh, hidden, laid, rolled, settled
from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.core.steps import over
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.board.fleet import fleet_number, fleet_ships, fleet_tile
from perihelion.games.event_horizon.cards.tables import (
    AROUND,
    FACE_COUNT,
    FACE_NAMES,
    KIND_IDS,
    RING,
    RING_SIZE,
    SPECIAL_COPIES,
    START_FACE,
    SUPPLY,
    TILES,
)
from perihelion.games.event_horizon.numbers import marker_count
from perihelion.games.event_horizon.round.rounds import RoundStart
from perihelion.games.event_horizon.seen.views import View


def seen(table: Table) -> View:
    """What white sees."""
    view: View = GAME.seen.view(table.s, 0)
    return view


def start_tiles(table: Table, name: str) -> list[str]:
    return [text.removeprefix("start at ") for text in table.offered(name)]


# The map


@rule("EH-SETUP-01")
def test_the_dial_of_the_sun_points_north_first_and_then_clockwise() -> None:
    assert [TILES[tile] for tile in AROUND[tile_of("S00")]] == ["D01", "D02", "D03", "D04", "D05", "D06"]
    assert [TILES[tile] for tile in AROUND[tile_of("C04")]] == ["C03", "B05", "B06", "C05", "D03", "D02"]


@rule("EH-SETUP-02")
def test_four_rings_of_6_12_18_and_24_tiles_lie_around_the_sun() -> None:
    assert [RING.count(ring) for ring in range(5)] == [1, 6, 12, 18, 24]
    assert RING_SIZE == (1, 6, 12, 18, 24)


@rule("EH-SETUP-02")
def test_only_tiles_of_its_own_back_number_are_laid_in_a_ring_each_once() -> None:
    table = fresh(2)
    assert len(table.can_fall()) == 24 and table.can_fall()[-1] == "lay Far Calm"
    table.falls("lay Far Calm", "lay Pell")
    assert len(table.can_fall()) == 22
    assert [FACE_NAMES[table.s.faces[tile_of(tile)]] for tile in ("A01", "A02")] == ["Far Calm", "Pell"]


@rule("EH-SETUP-03")
def test_the_outer_ring_lies_face_up_and_the_36_other_tiles_face_down() -> None:
    tiles = seen(laid(2)).tiles
    assert [TILES[tile.tile] for tile in tiles if tile.kind][:2] == ["S00", "A01"]
    assert sum([tile.kind == "" for tile in tiles]) == 36
    assert all(tile.kind for tile in tiles if RING[tile.tile] == 4)


@rule("EH-SETUP-04")
def test_yellow_and_green_planets_carry_one_tech_token_and_blue_ones_two(table: Table) -> None:
    for tile, kind in zip(("B01", "B02", "B03", "B04", "B05"), KIND_IDS[:5], strict=True):
        table.tile(tile, face=str(kind))
    tokens = [seen(table).tiles[tile_of(tile)].tech for tile in ("B01", "B02", "B03", "B04", "B05")]
    assert dict(zip(KIND_IDS, tokens, strict=False)) == {
        "moon": 0,
        "red": 0,
        "yellow": 1,
        "green": 1,
        "blue": 2,
    }


# Components


@rule("EH-SETUP-05")
def test_every_player_has_12_cruisers_6_drone_mothers_6_gunships_and_4_ports_in_supply() -> None:
    player = seen(hidden()).players[1]
    assert [schematic.supply for schematic in player.schematics] == [12, 6, 6]
    assert (player.ports_left, SUPPLY) == (4, (12, 6, 6, 4))


@rule("EH-SETUP-06")
@pytest.mark.parametrize(
    ("seats", "mines", "cannons"), [(2, 6, 4), (3, 9, 6), (4, 12, 8), (5, 15, 10), (6, 18, 12)]
)
def test_the_pools_hold_3_mines_and_2_cannons_for_each_player(seats: int, mines: int, cannons: int) -> None:
    view = seen(fresh(seats))
    assert (view.mines_left, view.cannons_left) == (mines, cannons)


@rule("EH-SETUP-07")
def test_the_24_specials_are_shuffled_so_any_may_be_drawn_first_by_its_copies() -> None:
    table = hidden()
    assert seen(table).deck == 24
    assert table.s.offered == list(SPECIAL_COPIES)


# Player order


@rule("EH-SETUP-08")
def test_the_highest_roll_is_first_in_player_order() -> None:
    table = laid(3)
    table.falls("roll 2", "roll 6", "roll 4")
    assert table.s.order == [1, 2, 0]
    assert [player.place for player in seen(table).players] == [3, 1, 2]


@rule("EH-SETUP-08")
def test_equal_rolls_for_the_order_are_rolled_again_among_themselves() -> None:
    table = laid(3)
    table.falls("roll 5", "roll 2", "roll 5")
    table.falls("roll 1", "roll 3")
    assert table.s.order == [2, 0, 1]


# Starting tiles


@rule("EH-SETUP-09")
def test_players_choose_starting_tiles_in_player_order() -> None:
    table = laid(2)
    table.falls("roll 1", "roll 6")
    table.says("orange", "start at A03")
    assert table.asked() == ["white"]


@rule("EH-SETUP-09")
def test_a_starting_tile_lies_on_the_outer_ring() -> None:
    table = rolled(2)
    assert len(start_tiles(table, "white")) == 24
    assert (
        table.why("white", "start at B02").text
        == "B02 is not on the outer ring, where the starting tiles lie."
    )


@rule("EH-SETUP-09")
def test_a_starting_tile_may_not_share_an_edge_with_another() -> None:
    table = rolled(2)
    table.says("white", "start at A03")
    assert start_tiles(table, "orange")[0] == "A06"
    assert len(start_tiles(table, "orange")) == 24 - 5
    refusal = table.why("orange", "start at A05")
    assert (refusal.rule, refusal.text) == (
        "EH-SETUP-09",
        "A05 lies on edge NE, which holds the starting tile of white.",
    )


@rule("EH-SETUP-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_case_e28_with_3_or_4_players_a_corner_start_leaves_the_15_tiles_of_the_other_four_edges(
    seats: int,
) -> None:
    table = rolled(seats)
    table.says("white", "start at A05")
    assert start_tiles(table, "orange") == [f"A{number}" for number in range(10, 25)]


@rule("EH-SETUP-10")
def test_case_e28_with_5_players_only_one_may_start_on_a_corner() -> None:
    table = rolled(5)
    table.says("white", "start at A05")
    tiles = [10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 23, 24]
    assert start_tiles(table, "orange") == [f"A{number}" for number in tiles]


@rule("EH-SETUP-10")
def test_case_e28_with_6_players_nobody_may_start_on_a_corner() -> None:
    table = rolled(6)
    assert len(start_tiles(table, "white")) == 18
    refusal = table.why("white", "start at A05")
    assert refusal.rule == "EH-SETUP-10"
    assert refusal.text == "A05 is a corner and closes two edges; 6 are free and 6 players need one each."


@rule("EH-SETUP-10")
def test_with_4_players_two_corners_leave_a_single_edge_for_each_of_the_others() -> None:
    table = rolled(4)
    table.says("white", "start at A05")
    table.says("orange", "start at A13")
    assert start_tiles(table, "purple") == ["A18", "A19", "A20", "A22", "A23", "A24"]


@rule("EH-SETUP-11")
def test_the_starting_tile_replaces_the_covered_world_which_is_out_of_the_game() -> None:
    table = rolled(2)
    covered = table.s.faces[tile_of("A03")]
    table.says("white", "start at A03")
    assert FACE_NAMES[covered] == "Skerry"
    assert table.s.faces[tile_of("A03")] == START_FACE
    assert covered not in table.s.faces and not table.s.unseen >> covered & 1


# Marauders and specials


@rule("EH-SETUP-12")
def test_marauders_are_hidden_in_reverse_player_order_two_ships_each() -> None:
    table = settled()
    assert table.asked() == ["orange"]
    table.says("orange", "hide marauders at C01")
    table.says("white", "hide marauders at D02")
    fleets = [(fleet_number(code), TILES[fleet_tile(code)], fleet_ships(code)) for code in table.s.marauders]
    assert fleets == [(0, "C01", 2), (1, "D02", 2)]


@rule("EH-SETUP-12")
def test_marauders_start_on_an_unrevealed_tile_only() -> None:
    table = settled()
    assert len(table.offered("orange")) == 36
    assert table.why("orange", "hide marauders at A07").rule == "EH-SETUP-12"
    assert table.why("orange", "hide marauders at S00").text == "Marauders are barred from the sun."


@rule("EH-SETUP-12")
def test_two_fleets_may_be_hidden_on_one_tile_and_stay_separate() -> None:
    table = settled()
    table.says("orange", "hide marauders at C01")
    table.says("white", "hide marauders at C01")
    assert len(table.s.marauders) == 2 and table.marauders_at("C01") == 4


@rule("EH-SETUP-13")
def test_every_player_starts_with_production_4_level_1_no_points_2_markers_and_no_flags() -> None:
    player = hidden().player("orange")
    assert (player.production, player.level, sum(player.points), marker_count(player), player.flags) == (
        4,
        1,
        0,
        2,
        0,
    )


@rule("EH-SETUP-14")
def test_every_player_draws_2_specials_keeps_1_and_puts_the_other_under_the_deck() -> None:
    table = hidden()
    table.falls("draw Nanite Weave", "draw Phase Keel")
    table.says("white", "keep Phase Keel")
    assert table.player("white").specials and not table.player("white").looking
    table.falls("draw Recall Beacon", "draw Deflector Veil")
    assert table.asked() == ["orange"]
    assert table.s.deck.size() == 21
    assert len(table.s.deck.bottom) == 1


@rule("EH-SETUP-15")
def test_nobody_starts_with_ships() -> None:
    table = hidden()
    assert [player.ships for player in table.s.players] == [[], []]
    assert [player.occupied for player in table.s.players] == [0, 0]


@rule("EH-SETUP-16")
def test_in_round_1_the_rolled_order_stays_and_no_marauder_spawns_or_drifts(table: Table) -> None:
    table.s.order = [1, 0]
    table.points(white=5)
    table.marauders("C01", 2)
    table.at(RoundStart())
    assert over(table.s) and table.s.order == [1, 0]
    assert (table.marauders_at("C01"), table.s.fleets_seen, table.s.wormholes) == (2, 1, 0)


@rule("EH-SETUP-02", "EH-SETUP-11")
def test_after_the_setup_no_face_is_lost_but_those_under_the_starting_tiles() -> None:
    table = hidden()
    on_map = [face for face in table.s.faces if 0 <= face < FACE_COUNT]
    assert len(set(on_map)) == 22
    assert table.s.unseen.bit_count() == 36
