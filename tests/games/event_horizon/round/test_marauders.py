"""Marauders and wormholes at the start of a round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.core.steps import over
from perihelion.games.event_horizon.board.fleet import fleet_number, fleet_ships, fleet_tile
from perihelion.games.event_horizon.cards.tables import FLEETS, MARAUDER_SUPPLY, ROUNDS, TILE_COUNT, TILES
from perihelion.games.event_horizon.round.marauders import Drift, DriftAll, MarauderStart, OpenWormhole
from perihelion.games.event_horizon.round.rounds import RoundEnd


def fleets(table: Table) -> list[tuple[int, str, int]]:
    """Every marauder fleet: its number, its tile, its ships."""
    return [(fleet_number(code), TILES[fleet_tile(code)], fleet_ships(code)) for code in table.s.marauders]


# Opening a wormhole


@rule("EH-MAR-01")
def test_the_player_with_the_least_production_opens_the_wormhole(three: Table) -> None:
    three.player("white").production = 9
    three.player("orange").production = 6
    three.player("purple").production = 11
    three.at(MarauderStart())
    assert three.asked() == ["orange"]


@rule("EH-MAR-01", "EH-MAR-02")
def test_case_e18_a_tie_for_the_least_production_is_rolled_off_and_the_highest_chooses(three: Table) -> None:
    three.s.round = 4
    three.player("white").production = 6
    three.player("orange").production = 6
    three.player("purple").production = 9
    three.wormhole("B07")
    three.at(MarauderStart())
    three.falls("roll 2", "roll 5")
    assert three.asked() == ["orange"]
    assert "open a wormhole at B07" not in three.offered("orange")
    three.says("orange", "open a wormhole at B08")
    assert fleets(three) == [(0, "B08", 3)]


@rule("EH-MAR-01")
def test_players_equal_above_the_least_production_do_not_roll(three: Table) -> None:
    three.player("white").production = 9
    three.player("orange").production = 9
    three.at(MarauderStart())
    assert three.asked() == ["purple"]


Place = Callable[[Table], None]


@rule("EH-MAR-02")
@pytest.mark.parametrize(
    ("occupy", "text"),
    [
        (lambda table: table.ships("orange", "B05", cruiser=1), "B05 is occupied by ships of orange."),
        (lambda table: table.ships("white", "B05", port=1), "B05 is occupied by ships of white."),
        (lambda table: table.marauders("B05", 2), "B05 is occupied: 2 marauder ships stand there."),
        (lambda table: table.marauders("B05", 1), "B05 is occupied: 1 marauder ship stands there."),
        (lambda table: table.wormhole("B05"), "B05 has a wormhole already."),
        (lambda table: table.home(white="B05"), "B05 is a starting tile."),
    ],
)
def test_no_wormhole_opens_on_an_occupied_tile_a_starting_tile_or_another_wormhole(
    table: Table, occupy: Place, text: str
) -> None:
    occupy(table)
    table.at(OpenWormhole(0))
    assert len(table.offered("white")) == TILE_COUNT - 2
    refusal = table.why("white", "open a wormhole at B05")
    assert (refusal.rule, refusal.text) == ("EH-MAR-02", text)


@rule("EH-MAR-02", "EH-GEN-07")
def test_no_wormhole_opens_on_the_sun(table: Table) -> None:
    table.at(OpenWormhole(0))
    assert len(table.offered("white")) == TILE_COUNT - 1
    assert table.why("white", "open a wormhole at S00").text == "No wormhole opens on the sun."


@rule("EH-MAR-02", "EH-GEN-05")
def test_a_wormhole_may_open_on_a_flagged_world_with_a_mine_because_neither_occupies(table: Table) -> None:
    table.tile("B05", face="moon")
    table.flag("orange", "B05")
    table.mine("B05")
    table.at(OpenWormhole(0))
    assert "open a wormhole at B05" in table.offered("white")


@rule("EH-MAR-03")
def test_the_chooser_must_place_a_token_and_a_new_fleet_of_3_marauders_there(table: Table) -> None:
    table.marauders("C01", 2)
    table.at(OpenWormhole(1))
    assert "pass" not in table.offered("orange")
    table.says("orange", "open a wormhole at B05")
    assert table.s.wormholes == 1 << tile_of("B05")
    assert fleets(table) == [(0, "C01", 2), (1, "B05", 3)]


@rule("EH-MAR-04")
def test_without_a_legal_tile_nothing_spawns_but_fleets_still_drift(table: Table) -> None:
    table.s.wormholes = (1 << TILE_COUNT) - 1
    table.player("orange").production = 9
    table.marauders("C01", 2)
    table.at(MarauderStart())
    table.falls("roll 4")
    assert fleets(table) == [(0, "D01", 2)]
    assert over(table.s)


@rule("EH-WH-01")
def test_a_wormhole_token_stays_when_its_marauders_have_drifted_away_and_the_round_ends(table: Table) -> None:
    table.player("orange").production = 9
    table.at(MarauderStart(), RoundEnd())
    table.says("white", "open a wormhole at B05")
    table.falls("roll 3")
    assert table.marauders_at("B05") == 0
    assert table.s.wormholes == 1 << tile_of("B05")


@rule("EH-WH-05")
def test_a_wormhole_may_open_on_an_unrevealed_tile_which_stays_unrevealed(table: Table) -> None:
    table.hidden("B05")
    table.at(OpenWormhole(0))
    table.says("white", "open a wormhole at B05")
    assert table.s.wormholes == 1 << tile_of("B05")
    assert not table.s.revealed >> tile_of("B05") & 1


@rule("EH-LIM-03")
def test_wormhole_tokens_and_marauder_ships_suffice_for_the_longest_game() -> None:
    assert ROUNDS - 1 == 7
    assert FLEETS == 6 + 7
    assert 6 * 2 + 7 * 3 == 33 <= MARAUDER_SUPPLY


# Drifting


@rule("EH-MAR-05")
def test_every_fleet_drifts_once_the_oldest_first_and_the_new_one_last(table: Table) -> None:
    table.player("orange").production = 9
    table.marauders("C01", 2)
    table.marauders("C07", 2)
    table.at(MarauderStart())
    table.says("white", "open a wormhole at B05")
    table.falls("roll 4")
    assert fleets(table) == [(0, "D01", 2), (1, "C07", 2), (2, "B05", 3)]
    table.falls("roll 1", "roll 5")
    assert fleets(table) == [(0, "D01", 2), (1, "D04", 2), (2, "C04", 3)]
    assert over(table.s)


@rule("EH-MAR-06")
@pytest.mark.parametrize(
    ("roll", "tile"), [(1, "C03"), (2, "B05"), (3, "B06"), (4, "C05"), (5, "D03"), (6, "D02")]
)
def test_the_dial_of_the_sun_turns_the_die_into_a_direction(table: Table, roll: int, tile: str) -> None:
    table.marauders("C04", 2)
    table.at(Drift(0))
    table.falls(f"roll {roll}")
    assert fleets(table) == [(0, tile, 2)]
    assert table.s.dial == roll


@rule("EH-MAR-07")
def test_case_e15_a_fleet_on_a_corner_rolls_again_until_it_stays_on_the_map(table: Table) -> None:
    table.marauders("A05", 2)
    table.at(Drift(0))
    table.falls("roll 1", "roll 2")
    assert fleets(table) == [(0, "A05", 2)]
    table.falls("roll 4")
    assert fleets(table) == [(0, "A06", 2)]


@rule("EH-MAR-07")
@pytest.mark.parametrize(("roll", "tile"), [(5, "B04"), (6, "A04")])
def test_case_e15_a_starting_tile_is_barred_so_only_two_rolls_work(
    table: Table, roll: int, tile: str
) -> None:
    table.home(white="A06")
    table.marauders("A05", 2)
    table.at(Drift(0))
    table.falls("roll 1", "roll 2", "roll 3", "roll 4", f"roll {roll}")
    assert fleets(table) == [(0, tile, 2)]


@rule("EH-MAR-07", "EH-GEN-07")
def test_case_e31_a_fleet_next_to_the_sun_cannot_enter_it(table: Table) -> None:
    table.marauders("D01", 2)
    table.at(Drift(0))
    table.falls("roll 4")
    assert fleets(table) == [(0, "D01", 2)]
    assert table.can_fall()[0] == "roll 1"


@rule("EH-MAR-07", "EH-MAR-13")
def test_a_fleet_may_enter_the_tile_of_another_and_both_stay_separate(table: Table) -> None:
    table.marauders("C01", 2)
    table.marauders("D01", 3)
    table.at(DriftAll())
    table.falls("roll 4")
    assert fleets(table) == [(0, "D01", 2), (1, "D01", 3)]
    table.falls("roll 1")
    assert fleets(table) == [(0, "D01", 2), (1, "C01", 3)]


@rule("EH-MAR-08")
def test_every_tile_has_a_way_out_even_when_every_player_starts_around_it() -> None:
    table = Table(6)
    table.home(white="A01", orange="A05", purple="A09", teal="A13", pink="A17", grey="A21")
    table.marauders("A02", 2)
    table.at(Drift(0))
    table.falls("roll 1", "roll 6", "roll 2", "roll 4")
    assert fleets(table) == [(0, "B02", 2)]


@rule("EH-MAR-09")
@pytest.mark.parametrize("kind", ["asteroid", "debris"])
def test_marauders_enter_asteroid_and_debris_unharmed(table: Table, kind: str) -> None:
    table.tile("C03", face=kind)
    table.marauders("C04", 2)
    table.at(Drift(0))
    table.falls("roll 1")
    assert fleets(table) == [(0, "C03", 2)]


@rule("EH-MAR-09")
def test_marauders_do_not_reveal_the_tile_they_enter(table: Table) -> None:
    table.hidden("C03")
    table.marauders("C04", 2)
    table.at(Drift(0))
    table.falls("roll 1")
    assert fleets(table) == [(0, "C03", 2)]
    assert not table.s.revealed >> tile_of("C03") & 1


@rule("EH-MAR-10")
def test_a_fleet_may_drift_onto_ships_of_a_player_and_nothing_happens_yet(table: Table) -> None:
    table.ships("white", "C03", cruiser=1)
    table.marauders("C04", 2)
    table.at(Drift(0))
    table.falls("roll 1")
    assert table.at_tile("white", "C03") == ["cruiser"]
    assert fleets(table) == [(0, "C03", 2)]
    assert over(table.s)


@rule("EH-MAR-11", "EH-GEN-06")
def test_marauders_never_drift_through_a_wormhole(table: Table) -> None:
    table.wormhole("A05", "C07")
    table.marauders("A05", 2)
    table.at(Drift(0))
    table.falls("roll 1", "roll 2", "roll 3")
    assert fleets(table) == [(0, "A05", 2)]


@rule("EH-MAR-11")
def test_marauders_on_a_world_do_not_take_its_flag_nor_stop_its_production(table: Table) -> None:
    table.tile("C03", face="moon")
    table.flag("white", "C03")
    table.marauders("C04", 2)
    table.at(Drift(0), RoundEnd())
    table.falls("roll 1")
    assert table.owner("C03") == "white"
    assert table.player("white").production == 5


@rule("EH-MAR-13")
def test_a_fleet_keeps_its_losses_and_is_never_refilled(table: Table) -> None:
    table.player("orange").production = 9
    table.marauders("C04", 1)
    table.at(MarauderStart())
    table.says("white", "open a wormhole at B12")
    table.falls("roll 1", "roll 1")
    assert fleets(table)[0] == (0, "C03", 1)


@rule("EH-MAR-15")
def test_more_than_6_marauder_ships_may_stand_on_a_tile(table: Table) -> None:
    table.marauders("C03", 3)
    table.marauders("C03", 3)
    table.marauders("C04", 3)
    table.at(Drift(2))
    table.falls("roll 1")
    assert table.marauders_at("C03") == 9
    assert over(table.s)
