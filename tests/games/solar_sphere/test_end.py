"""End of the game: which round is the last, final points and the winner."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import over
from perihelion.games.solar_sphere.cards.tables import LOCATION_IDS, POSITIONS
from perihelion.games.solar_sphere.deploy.turn import Turns
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.play import EndOfRound


@rule("SS-END-01")
def test_the_game_is_over_after_round_6(table: Table) -> None:
    table.s.round = 6
    table.at(EndOfRound())
    assert over(table.s)


@rule("SS-END-01")
def test_after_round_5_recover_and_another_round_follow(table: Table) -> None:
    table.s.round = 5
    table.at(EndOfRound())
    table.let_fall()
    assert (table.s.round, "" in table.fleet()[:2]) == (6, False)
    assert not over(table.s)


@rule("SS-END-01")
def test_the_game_is_over_at_the_end_of_the_round_in_which_the_last_hex_was_built(table: Table) -> None:
    table.s.round, table.s.last_hex_built = 3, True
    table.at(EndOfRound())
    assert over(table.s)


@rule("SS-END-01", "SS-END-02", "SS-SPH-07", "SS-BAT-15")
def test_after_the_last_hex_all_dice_are_played_and_the_battle_is_final(table: Table) -> None:
    """T-22: round 4; red builds the last hex, Heliostat Crown on O12, with the second die."""
    table.s.round = 4
    table.built("corporation", *[position for position in POSITIONS if position not in ("C", "O12")])
    table.stock("red", ore=3, crystal=1)
    table.ports("red", 6, 5)
    table.ports("black", 1, 1, 1)
    table.ship("top left", "RS11")
    table.at(Turns(0), Battle(), EndOfRound())
    table.says("red", "discard 5")
    table.says("black", "discard 1")
    table.says("red", "deploy 6", "visit Solar Sphere", "as 6", "take action")
    assert (table.owner("O12"), table.s.last_hex_built) == ("red", True)
    assert table.offered("black") != []
    table.says("black", "discard 1", "discard 1")
    assert (table.player("red").morale, table.player("black").morale) == (0, 2)
    assert over(table.s)
    assert (table.fleet(), table.s.round) == (["", "", "", ""], 4)


@rule("SS-END-02")
def test_no_recover_follows_the_final_battle(table: Table) -> None:
    """T-08."""
    table.s.round = 6
    table.player("red").morale = table.player("black").morale = 5
    table.ship("top left", "RS01")
    table.ship("top right", "RS02")
    table.die_at("sphere", "red", 4)
    table.at(Battle(), EndOfRound())
    assert (table.player("red").morale, table.player("black").morale) == (3, 3)
    assert over(table.s)
    assert (table.fleet(), table.dice_at("sphere")) == (["", "", "", ""], [("red", 4)])


@rule("SS-END-03")
def test_sphere_points_are_the_scoring_cards_values_of_the_positions_built(table: Table) -> None:
    table.built("red", "I1", "O3")
    assert table.parts("red")["sphere"] == 6 + 2
    table.s.scoring = 1
    assert table.parts("red")["sphere"] == 4 + 6
    table.s.scoring = 2
    assert table.parts("red")["sphere"] == 2 + 4
    assert table.parts("black")["sphere"] == 0


@rule("SS-END-04", "SS-FAC-02", "SS-FAC-03")
def test_each_set_of_three_factions_scores_5_and_silver_fills_gaps(table: Table) -> None:
    """T-10."""
    table.player("red").icons = [3, 1, 0, 2]
    assert table.parts("red")["factions"] == 5
    table.player("red").icons = [2, 2, 0, 2]
    assert table.parts("red")["factions"] == 10
    table.player("red").icons = [0, 0, 0, 3]
    assert table.parts("red")["factions"] == 5


@rule("SS-END-05", "SS-MOR-05")
def test_both_markers_score_the_points_under_their_own_columns(table: Table) -> None:
    table.player("red").reputation, table.player("red").morale = 6, 17
    table.player("black").reputation, table.player("black").morale = 1, 0
    assert (table.parts("red")["reputation"], table.parts("red")["morale"]) == (12, 10)
    assert (table.parts("black")["reputation"], table.parts("black")["morale"]) == (1, 0)


@rule("SS-END-06")
def test_active_drones_and_resources_score_half_a_point_each(table: Table) -> None:
    """T-20."""
    table.drones("red", active=5)
    table.stock("red", ore=1, crystal=1)
    assert table.parts("red")["leftovers"] == 3.5


@rule("SS-END-06")
def test_drones_that_are_not_active_score_nothing(table: Table) -> None:
    table.player("red").matrix = [1, 1, 0]
    table.player("red").satellites = 1 << LOCATION_IDS.index("fleet")
    table.built("red", "O1")
    table.drones("red", active=0, inactive=7)
    assert table.parts("red")["leftovers"] == 0


@rule("SS-END-03", "SS-END-04", "SS-END-05", "SS-END-06")
def test_a_full_final_count(table: Table) -> None:
    """T-24."""
    red = table.player("red")
    red.score, red.reputation, red.morale = 24, 4, 9
    red.icons = [4, 3, 2, 1]
    table.built("red", "I1", "I2", "O2")
    table.drones("red", active=4)
    table.stock("red", ore=2, gold=1)
    assert list(table.parts("red").values()) == [24, 16, 15, 6, 4, 3.5]
    assert table.final_score("red") == 68.5


@rule("SS-END-07")
def test_most_points_win_whatever_the_tracks_say(table: Table) -> None:
    table.player("red").score = 40
    table.player("black").score, table.player("black").reputation = 20, 6
    assert table.winners() == ["red"]


@rule("SS-END-07")
def test_a_tie_goes_to_the_higher_reputation(table: Table) -> None:
    table.player("red").score, table.player("red").morale = 9, 18
    table.player("black").score, table.player("black").reputation = 9, 6
    assert table.final_score("red") == table.final_score("black") == 24
    assert table.winners() == ["black"]


@rule("SS-END-07")
def test_a_tie_in_points_and_reputation_goes_to_the_higher_morale(table: Table) -> None:
    """T-25: both 70.5; morale 6 is worth 2 points, morale 7 is worth 3."""
    red, black = table.player("red"), table.player("black")
    red.reputation, red.morale, red.score = 3, 6, 64
    black.reputation, black.morale, black.score = 3, 7, 63
    table.drones("red", active=1)
    table.drones("black", active=1)
    assert table.final_score("red") == table.final_score("black") == 70.5
    assert table.winners() == ["black"]


@rule("SS-END-07")
def test_equal_points_reputation_and_morale_share_the_win(four: Table) -> None:
    """T-25."""
    for name in ("red", "black", "green"):
        four.player(name).score, four.player(name).reputation, four.player(name).morale = 50, 3, 6
    assert four.winners() == ["red", "black", "green"]


@rule("SS-END-07")
def test_every_place_is_ranked_by_the_same_comparison(four: Table) -> None:
    for name, score, reputation in (("red", 40, 3), ("black", 49, 3), ("green", 40, 3), ("purple", 39, 3)):
        four.player(name).score, four.player(name).reputation = score, reputation
    assert four.places() == [2, 1, 2, 4]
    four.player("red").morale = 1
    assert (four.final_score("red"), four.places()) == (four.final_score("green"), [2, 1, 3, 4])
