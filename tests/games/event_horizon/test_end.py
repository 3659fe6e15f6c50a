"""The end of the game: when it comes and who wins."""

from __future__ import annotations

from games.event_horizon.table import Table
from marks import rule
from perihelion.core.steps import over
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.play import NextRound

# When


@rule("EH-END-01", "EH-GEN-02", "EH-ROUND-10")
def test_the_game_is_over_after_round_8(table: Table) -> None:
    table.s.round = 8
    table.at(NextRound())
    assert over(table.s)


@rule("EH-END-03")
def test_after_round_7_another_round_follows_however_hopeless(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.points(white=50)
    table.s.round = 7
    table.at(NextRound())
    assert (table.s.round, over(table.s)) == (8, False)


# Who


@rule("EH-END-01")
def test_most_victory_points_win(three: Table) -> None:
    three.points(white=7, orange=9, purple=8)
    three.player("white").production = 20
    assert three.winners() == ["orange"]


@rule("EH-END-01")
def test_points_of_all_sources_count_together(table: Table) -> None:
    table.player("white").points = [5, 0, 0, 0, 0]
    table.player("orange").points = [1, 2, 1, 1, 1]
    assert table.winners() == ["orange"]


@rule("EH-END-02")
def test_equal_points_are_decided_by_production(table: Table) -> None:
    table.points(white=7, orange=7)
    table.player("orange").production = 9
    table.player("white").production = 8
    table.player("white").flags = 12
    assert table.winners() == ["orange"]


@rule("EH-END-02")
def test_equal_production_is_decided_by_flags(table: Table) -> None:
    table.points(white=7, orange=7)
    table.player("orange").flags = 3
    table.player("white").flags = 2
    table.ships("white", "B05", gunship=6)
    assert table.winners() == ["orange"]


@rule("EH-END-02")
def test_equal_flags_are_decided_by_the_cost_of_the_ships_on_the_map(table: Table) -> None:
    table.ships("white", "B05", cruiser=2, drone=1)
    table.ships("orange", "B08", gunship=2)
    assert table.winners() == ["orange"]


@rule("EH-END-02")
def test_a_port_counts_3_and_ships_not_yet_placed_nothing(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    table.player("white").bought = [3, 0, 0]
    table.ships("orange", "B08", port=1)
    assert table.winners() == ["orange"]


@rule("EH-END-02")
def test_ships_count_their_printed_cost_whatever_was_paid(table: Table) -> None:
    table.special("white", "Modular Yards", "cruiser")
    table.ships("white", "B05", cruiser=2)
    table.ships("orange", "B08", drone=1)
    assert table.winners() == ["white"]


@rule("EH-END-02")
def test_a_tie_in_everything_is_shared(three: Table) -> None:
    three.points(white=7, orange=6, purple=7)
    assert three.winners() == ["white", "purple"]


@rule("EH-END-02")
def test_every_place_is_ranked_by_the_same_comparison(three: Table) -> None:
    three.points(white=6, orange=9, purple=6)
    three.player("purple").production += 1
    assert three.places() == [3, 1, 2]


@rule("EH-END-02")
def test_a_place_below_the_first_may_be_shared_too(three: Table) -> None:
    three.points(white=6, orange=9, purple=6)
    assert three.places() == [2, 1, 2]


@rule("EH-END-02")
def test_after_a_shared_first_place_comes_the_third(three: Table) -> None:
    three.points(white=7, orange=6, purple=7)
    assert three.places() == [1, 3, 1]


def test_the_result_names_each_side_its_points_and_where_they_come_from(table: Table) -> None:
    table.player("orange").points = [4, 3, 2, 1, 1]
    white, orange = GAME.rules.result(table.s)
    assert (white.name, white.score, white.won) == ("white", 0, False)
    assert (orange.name, orange.score, orange.won) == ("orange", 11, True)
    assert table.parts("orange")["captures"] == 3
