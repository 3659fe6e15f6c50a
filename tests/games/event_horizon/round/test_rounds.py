"""The frame of a round: player order, row points, the gifts of the third round."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.core.steps import over
from perihelion.games.event_horizon.board.fleet import entered_at
from perihelion.games.event_horizon.play import NextRound, Round
from perihelion.games.event_horizon.player import ROW
from perihelion.games.event_horizon.round.marauders import MarauderStart
from perihelion.games.event_horizon.round.rounds import FreePort, RoundEnd, RoundStart


def starting(table: Table, **productions: int) -> Table:
    """The second round begins, with these dials."""
    table.s.round = 2
    for name, production in productions.items():
        table.player(name).production = production
    table.at(RoundStart())
    return table


def third_round(table: Table) -> Table:
    """The end of the third round."""
    table.s.round = 3
    table.at(RoundEnd())
    return table


def flags(table: Table, name: str, count: int) -> None:
    """So many worlds of a player."""
    tiles = [f"B{number:02}" for number in range(1, count + 1)]
    table.tile(*tiles, face="moon")
    table.flag(name, *tiles)


# The sequence


@rule("EH-ROUND-01")
def test_a_round_is_start_build_reveal_move_combat_capture_and_end(table: Table) -> None:
    table.s.agenda = []
    Round().run(table.s)
    steps = [type(step).__name__ for step in reversed(table.s.agenda)]
    assert steps == [
        "RoundStart",
        "Builds",
        "RevealProbes",
        "Moves",
        "Combats",
        "Captures",
        "RoundEnd",
        "NextRound",
    ]


@rule("EH-ROUND-01")
def test_the_order_is_set_before_the_wormhole_opens_and_the_marauders_drift(table: Table) -> None:
    table.points(orange=3)
    starting(table, white=5, orange=9)
    assert table.s.order == [1, 0]
    assert table.asked() == ["white"]
    table.says("white", "open a wormhole at C04")
    table.falls("roll 1")
    assert table.marauders_at("C03") == 3


@rule("EH-ROUND-10", "EH-GEN-02")
def test_after_the_eighth_round_the_game_is_over(table: Table) -> None:
    table.s.round = 8
    table.at(NextRound())
    assert over(table.s)


@rule("EH-ROUND-10")
def test_after_the_seventh_round_an_eighth_begins(table: Table) -> None:
    table.s.round = 7
    table.at(NextRound())
    assert table.s.round == 8 and not over(table.s)


# Player order


@rule("EH-ROUND-02")
def test_from_round_2_the_player_with_the_most_points_goes_first(three: Table) -> None:
    three.points(white=2, orange=3, purple=7)
    starting(three, white=9, orange=11, purple=4)
    assert three.s.order == [2, 1, 0]


@rule("EH-ROUND-02", "EH-ROUND-03", "EH-MAR-01")
def test_case_e14_points_then_production_and_the_poorest_opens_the_wormhole(three: Table) -> None:
    three.points(white=5, orange=5, purple=7)
    starting(three, white=9, orange=11, purple=4)
    assert three.s.order == [2, 1, 0]
    assert three.asked() == ["purple"]


@rule("EH-ROUND-02")
def test_any_production_weighs_less_than_one_point(table: Table) -> None:
    table.points(white=1)
    starting(table, white=4, orange=400)
    assert table.s.order == [0, 1]


@rule("EH-ROUND-03")
def test_of_players_with_equal_points_the_one_with_more_production_goes_earlier(table: Table) -> None:
    table.points(white=5, orange=5)
    starting(table, white=9, orange=11)
    assert table.s.order == [1, 0]


@rule("EH-ROUND-04")
def test_players_equal_in_points_and_production_roll_and_the_higher_goes_earlier(three: Table) -> None:
    three.points(white=5, orange=5, purple=7)
    starting(three, white=9, orange=9, purple=4)
    three.falls("roll 2", "roll 6")
    assert three.s.order == [2, 1, 0]


@rule("EH-ROUND-04")
def test_the_dice_of_a_tie_never_lift_a_player_above_one_with_more_production(three: Table) -> None:
    three.points(white=5, orange=5, purple=5)
    starting(three, white=9, orange=9, purple=10)
    three.falls("roll 6", "roll 5")
    assert three.s.order == [2, 0, 1]


@rule("EH-ROUND-05")
def test_the_order_stays_fixed_in_the_round_whatever_happens_to_points_and_production(table: Table) -> None:
    table.points(white=1)
    starting(table, white=4, orange=9)
    table.points(orange=8)
    table.at(MarauderStart(), RoundEnd())
    table.says("white", "open a wormhole at C04")
    table.falls("roll 1")
    assert table.s.order == [0, 1]


# Round end


@rule("EH-ROUND-06")
@pytest.mark.parametrize(("worlds", "points"), [(0, 0), (2, 0), (3, 1), (5, 2), (12, 5), (13, 5)])
def test_every_player_gains_the_value_of_the_flag_row(table: Table, worlds: int, points: int) -> None:
    flags(table, "white", worlds)
    table.at(RoundEnd())
    assert (table.vp("white"), table.vp("orange")) == (points, 0)
    assert table.player("white").points[ROW] == points


@rule("EH-ROUND-06")
@pytest.mark.parametrize("round", [1, 3, 8])
def test_the_flag_row_counts_in_every_round(table: Table, round: int) -> None:
    flags(table, "orange", 7)
    table.s.round = round
    table.at(RoundEnd())
    assert table.vp("orange") == 3


@rule("EH-ROUND-07")
def test_after_round_3_every_player_advances_one_level_for_free(table: Table) -> None:
    table.player("orange").level = 4
    third_round(table)
    assert (table.player("white").level, table.player("orange").level) == (2, 5)


@rule("EH-ROUND-07")
@pytest.mark.parametrize("round", [1, 2, 4, 8])
def test_after_other_rounds_there_is_neither_a_free_level_nor_a_free_port(table: Table, round: int) -> None:
    table.ships("white", "B05", cruiser=1)
    table.s.round = round
    table.at(RoundEnd())
    assert table.player("white").level == 1
    assert over(table.s)


@rule("EH-ROUND-07", "EH-TECH-09")
def test_the_free_level_gives_nothing_at_the_top_of_the_track(table: Table) -> None:
    table.player("white").level = 9
    third_round(table)
    assert (table.player("white").level, table.vp("white")) == (9, 0)


@rule("EH-ROUND-08")
def test_after_round_3_every_player_may_place_a_free_port_in_player_order(table: Table) -> None:
    table.s.order = [1, 0]
    table.ships("white", "B05", cruiser=1)
    table.ships("orange", "C07", drone=1)
    third_round(table)
    assert table.offered("orange") == ["build port at C07", "pass"]
    table.says("orange", "build port at C07")
    table.says("white", "pass")
    assert table.at_tile("orange", "C07") == ["drone mother", "port"]
    assert table.at_tile("white", "B05") == ["cruiser"]


@rule("EH-ROUND-08")
def test_the_free_port_needs_no_tech_level_and_no_production(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    third_round(table)
    assert (table.player("white").level, table.player("white").budget) == (2, 0)
    table.says("white", "build port at B05")
    assert table.at_tile("white", "B05") == ["cruiser", "port"]


@rule("EH-ROUND-08")
def test_the_free_port_follows_the_placement_rules_of_ports(table: Table) -> None:
    table.home(white="A03")
    table.tile("B07", face="debris")
    table.ships("white", "A03", cruiser=1)
    table.ships("white", "B05", cruiser=1, port=1)
    table.ships("white", "B06", cruiser=1)
    table.ships("white", "B07", cruiser=1)
    third_round(table)
    assert table.offered("white") == ["build port at B06", "pass"]
    rules = [table.why("white", f"build port at {tile}").rule for tile in ("A03", "B05", "B07", "B08")]
    assert rules == ["EH-PORT-03", "EH-PORT-04", "EH-PORT-03", "EH-PORT-02"]


@rule("EH-ROUND-08", "EH-SHIP-05")
def test_the_free_port_is_no_new_port_in_round_4(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    third_round(table)
    table.says("white", "build port at B05")
    assert table.player("white").new_ports == 0


@rule("EH-ROUND-09")
def test_case_e27_a_player_without_ships_gains_the_level_and_skips_the_port(table: Table) -> None:
    table.player("white").level = 3
    third_round(table)
    assert table.player("white").level == 4
    assert over(table.s)


@rule("EH-ROUND-09")
def test_a_player_without_a_port_in_supply_skips_the_free_port(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    for tile in ("C01", "C02", "C03", "C04"):
        table.ships("white", tile, port=1)
    third_round(table)
    assert over(table.s)


# What is put away


@rule("EH-ROUND-01")
def test_at_the_end_of_a_round_markers_and_what_was_left_to_spend_are_gone(table: Table) -> None:
    table.markers("white", "B05")
    table.player("white").budget = 3
    table.player("white").probe = 7
    table.s.dial = 12
    table.at(RoundEnd())
    white = table.player("white")
    assert (white.markers, white.budget, white.probe, table.s.dial) == (0, 0, -1, 0)


@rule("EH-ROUND-01")
def test_a_ship_that_moved_in_a_round_has_not_moved_in_the_next(table: Table) -> None:
    table.group("white", "B05", "cruiser", entered=True)
    table.at(RoundEnd())
    assert entered_at(table.player("white"), tile_of("B05")) == []
    assert table.at_tile("white", "B05") == ["cruiser"]


@rule("EH-PLACE-01", "EH-PLACE-02")
def test_a_free_port_on_a_full_tile_costs_a_ship(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "B03", cruiser=6)
    table.at(FreePort(0))
    table.says("white", "build port at B03")
    assert table.offered("white") == ["scrap cruiser", "scrap port"]
    table.says("white", "scrap cruiser")
    assert table.at_tile("white", "B03") == ["cruiser"] * 5 + ["port"]
