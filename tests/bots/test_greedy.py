"""Greedy finds the obvious turn, follows its plan, and beats chance."""

from __future__ import annotations

from bots.greedy_turn import greedy_says
from games.solar_sphere.table import Table
from perihelion.bots import make_bot
from perihelion.core.steps import choose, options, waiting
from perihelion.games.solar_sphere import GAME
from perihelion.lab.match import Pairing, match, standings


def test_it_builds_a_hex_it_can_pay_on_a_place_of_six_points(table: Table) -> None:
    table.hexes(I1="SH18")
    table.stock("red", ore=3, crystal=1)
    table.ports("red", 6)
    table.s.round = 6
    table.at_turn("red")
    assert "build Heliostat Crown" in greedy_says(table, "red")
    assert table.player("red").score == 5


def test_it_takes_kickbacks_that_pay_for_the_hex(table: Table) -> None:
    table.hexes(I1="SH18")
    table.stock("red", ore=3)
    table.drones("red", 6)
    table.player("red").morale = 3
    table.ports("red", 6)
    table.s.round = 6
    table.at_turn("red")
    said = greedy_says(table, "red")
    assert said[:2] == ["kickback to 2", "take crystal"]
    assert "build Heliostat Crown" in said


def test_it_does_not_throw_a_die_away_while_it_can_be_used(table: Table) -> None:
    table.ports("red", 1, 3, 6)
    table.ports("black", 2)
    table.at_deploy()
    assert not [text for text in greedy_says(table, "red") if text.startswith("discard")]


def test_a_bot_made_anew_for_each_choice_also_finishes_its_turn(table: Table) -> None:
    table.hexes(I1="SH18")
    table.stock("red", ore=3, crystal=1)
    table.ports("red", 6)
    table.s.round = 6
    table.at_turn("red")
    while 0 in waiting(table.s):
        choose(table.s, 0, make_bot("greedy", GAME, "1").choose(table.s.clone(), 0, options(table.s, 0)))
    assert table.player("red").score == 5


def test_a_plan_is_dropped_when_the_table_is_not_as_expected(table: Table) -> None:
    bot = make_bot("greedy", GAME, "1")
    table.stock("red", ore=3, crystal=1)
    table.ports("red", 2, 6)
    table.at_turn("red")
    bot.choose(table.s.clone(), 0, options(table.s, 0))
    other = Table(2)
    other.ship("top left", "RS11")
    other.ports("red", 4)
    other.at_turn("red")
    assert bot.choose(other.s.clone(), 0, options(other.s, 0)) in options(other.s, 0)


def test_it_beats_chance_in_every_game_of_a_short_match() -> None:
    games = list(match(Pairing("solar-sphere", ("greedy", "random"), {"level": "easy"}, "short"), 2, 1))
    assert standings(games)[0].wins == 2


def test_it_beats_dranda_at_easy_more_often_than_not() -> None:
    """Three games of four in the long run; docs/balance has the figures."""
    games = list(match(Pairing("solar-sphere", ("greedy",), {"level": "easy"}, "short"), 8, 1))
    assert standings(games)[0].wins > 4
