"""What a view tells beyond the rules: which die is which, which ship is in battle, where markers stand."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table, side_of
from marks import rule
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import GOLD_BELT, ORE_BELT
from perihelion.games.solar_sphere.deploy.visit import put_die


def test_dice_of_one_side_and_face_are_counted_as_they_were_placed(table: Table) -> None:
    put_die(table.s, GOLD_BELT, 0, 4, False)
    put_die(table.s, ORE_BELT, 0, 4, True)
    put_die(table.s, ORE_BELT, 0, 4, False)
    ore, gold = GAME.seen.view(table.s, 0).locations[:2]
    assert [die.nth for die in gold.dice] == [0]
    assert [(die.opaque, die.nth) for die in ore.dice] == [(True, 0), (False, 1)]


def test_the_ship_in_battle_is_named_until_its_die_is_rolled(table: Table) -> None:
    table.ship("top left", "RS03", ("red", 1))
    table.ship("bottom left", "RS01", ("red", 1))
    assert GAME.seen.view(table.s, 0).fighting == -1
    table.at_battle()
    assert GAME.seen.view(table.s, 0).fighting == table.s.ships[2]
    table.falls("resistance 0")
    assert GAME.seen.view(table.s, 0).fighting == table.s.ships[0]
    table.falls("resistance 0")
    assert GAME.seen.view(table.s, 0).fighting == -1


@rule("SS-SCORE-02")
@pytest.mark.parametrize(
    ("score", "space", "tile"),
    [(0, 0, 0), (49, 49, 0), (50, 0, 50), (103, 3, 100), (150, 0, 100), (-2, 48, 0)],
)
def test_a_score_is_a_space_of_the_track_and_a_side_of_the_tile(
    solo: Table, score: int, space: int, tile: int
) -> None:
    solo.player("red").score = score
    solo.dranda.score = score
    view = GAME.seen.view(solo.s, 0)
    assert (view.players[0].score_space, view.players[0].score_tile) == (space, tile)
    assert (view.dranda.score_space, view.dranda.score_tile) == (space, tile)


def test_dranda_is_the_side_after_the_seats(solo: Table) -> None:
    assert GAME.seen.view(solo.s, 0).dranda.side == side_of("dranda")


def test_a_column_of_the_matrix_is_full_when_every_row_has_a_drone_there(table: Table) -> None:
    table.player("red").matrix = [3, 1, 2]
    red = GAME.seen.view(table.s, 0).players[0]
    assert (red.matrix_columns, red.matrix_free) == (1, 3)


@rule("SS-END-01")
def test_ships_and_crew_are_filled_up_until_the_last_round(table: Table) -> None:
    table.ports("red", 4)
    table.at_turn()
    table.s.round = 5
    assert GAME.seen.view(table.s, 0).refills
    table.s.round = 6
    assert not GAME.seen.view(table.s, 0).refills


@rule("SS-SCORE-01", "SS-END-03", "SS-SOLO-43")
def test_the_score_tells_its_sources_and_which_are_counted_only_at_the_end(solo: Table) -> None:
    solo.player("red").score = 7
    solo.player("red").dice[1] = 1
    solo.at_turn()
    view = GAME.seen.view(solo.s, 0)
    mine, dranda = view.scores
    assert [(str(part.label), part.points) for part in mine if part.counted] == [("during play", 7.0)]
    assert sum(part.points for part in mine) == view.players[0].score_now
    assert [str(part.label) for part in dranda] == ["during play", "sphere", "factions", "drones"]
    assert sum(part.points for part in dranda) == view.dranda.score_now
