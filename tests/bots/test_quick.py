"""The quick players, by whose games chances are told."""

from __future__ import annotations

from kit.helios import GAME
from kit.helios.at_the_table import finished, told
from perihelion.bots.quick import Quick
from perihelion.core.digest import digest
from perihelion.core.steps import advance, over
from perihelion.games import SHELF


def test_a_position_is_played_to_its_end_and_stays_as_it_is() -> None:
    table = told()
    before = digest(table.state)
    assert over(Quick(GAME, "a").play_on(table.state))
    assert digest(table.state) == before


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    table = told()
    ends = [digest(Quick(GAME, seed).play_on(table.state)) for seed in ("a", "a", "b")]
    assert ends[0] == ends[1] != ends[2]


def test_a_game_that_is_over_stays_over() -> None:
    table = finished()
    assert digest(Quick(GAME, "a").play_on(table.state)) == table.digest()


def test_quick_players_play_the_game_and_do_not_pass_it_away() -> None:
    """Random players score below 20."""
    game = SHELF.find("solar-sphere")
    s = game.rules.setup(2, {"level": "medium"})
    advance(s)
    quick = Quick(game, "a")
    scores = [side.score for _ in range(4) for side in game.rules.result(quick.play_on(s))]
    assert sum(scores) / len(scores) > 45
