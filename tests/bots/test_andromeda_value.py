"""The value of a position of Andromeda's Edge: more is better, at the end it is the score; and what greedy
makes of it."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from perihelion.bots.playout import play_out
from perihelion.core.dice import Generator
from perihelion.core.game import read_options
from perihelion.core.steps import advance, choose, happen, options, over, waiting
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.developments.build import Found
from perihelion.games.andromeda.mind.odds import win_chance
from perihelion.games.andromeda.mind.pace import turns_left
from perihelion.games.andromeda.mind.position import settlers_worth
from perihelion.games.andromeda.scoring import final_points
from perihelion.games.andromeda.turn.turn import StartOfTurn
from perihelion.lab.match import Pairing, match, standings

YELLOW, BLUE = 0, 1


def value(table: Table, seat: int = YELLOW) -> float:
    return GAME.mind.value(table.s, seat)


@pytest.fixture
def table() -> Table:
    return laid_out(2)


def laid_out(seats: int) -> Table:
    """Two planets, a base, and yellow at the beginning of its turn with a transport out."""
    table = Table(seats)
    table.tiles(R1_1="PL-S1", R1_2="BA-MF", R1_3="PL-I1", R2_1="BA-DO")
    table.column("science", "SC-01", "SC-03", "SC-04")
    table.column("industry", "IN-01", "IN-04", "IN-06")
    table.stock("yellow", nanocarbon=2, energy=2)
    table.ships("yellow", "R1-1", "transport")
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    s = GAME.rules.setup(seats, read_options(GAME, {"length": "short"}))
    advance(s)
    play_out(s, Generator("1"))
    score = [final_points(s, seat) for seat in range(seats)]
    assert [GAME.mind.value(s, seat) for seat in range(seats)] == score
    assert [GAME.mind.outlook(s, seat) for seat in range(seats)] == score
    assert [sum(GAME.mind.sources(s, seat)) for seat in range(seats)] == score


def test_the_sources_add_up_to_the_outlook_and_each_has_a_label(table: Table) -> None:
    table.turn("yellow")
    for seat in (YELLOW, BLUE):
        sources = GAME.mind.sources(table.s, seat)
        assert len(sources) == len(GAME.mind.labels)
        assert sum(sources) == pytest.approx(GAME.mind.outlook(table.s, seat))


def ahead(table: Table, seats: int = 2) -> list[float]:
    """What the outlook of each seat has more than its value."""
    return [GAME.mind.outlook(table.s, seat) - value(table, seat) for seat in range(seats)]


def test_whoever_is_next_has_a_turn_more_ahead_than_whoever_has_just_had_one(table: Table) -> None:
    table.turn("yellow")
    yellow, blue = ahead(table)
    assert yellow - blue > 2
    assert isinstance(table.s.agenda.pop(), StartOfTurn)
    assert ahead(table) == pytest.approx([blue, yellow])


def test_the_longer_a_seat_waits_for_its_turn_the_less_it_has_ahead() -> None:
    table = laid_out(4)
    table.turn("yellow")
    assert ahead(table, 4) == sorted(ahead(table, 4), reverse=True)
    assert len(set(ahead(table, 4))) == 4


def test_at_the_end_only_those_have_a_turn_ahead_who_are_still_to_have_one(table: Table) -> None:
    table.turn("yellow")
    table.s.left = 1
    yellow, blue = ahead(table)
    assert yellow == pytest.approx(blue) and blue > 0
    table.s.left = 0
    assert ahead(table) == [yellow, 0]


def test_candidates_are_offered_and_one_is_always_left() -> None:
    s = GAME.rules.setup(3, read_options(GAME, {}))
    advance(s)
    dice = Generator("candidates")
    while not over(s):
        seats = waiting(s)
        if not seats:
            happen(s, dice.pick(0, s.offered))
            continue
        offered = options(s, seats[0])
        kept = GAME.mind.candidates(s, seats[0], offered)
        assert kept and set(kept) <= set(offered)
        choose(s, seats[0], offered[dice.below(len(offered))])


def test_points_tracks_ships_leaders_and_cards_are_better_had(table: Table) -> None:
    table.turn("yellow")
    before = value(table)
    table.points("yellow", 3)
    points = value(table)
    assert points > before
    table.track("yellow", science=2)
    track = value(table)
    assert track > points
    table.ships("yellow", "R1-3", "fighter")
    ship = value(table)
    assert ship > track
    table.leaders("station", yellow=1)
    leader = value(table)
    assert leader > ship
    table.hand("yellow", "TA-01")
    assert value(table) > leader


def test_a_module_is_worth_less_while_it_is_damaged(table: Table) -> None:
    table.turn("yellow")
    bare = value(table)
    table.module("yellow", "SC-15")
    whole = value(table)
    player = table.player("yellow")
    player.put(0, 1, player.module(4).marked(1, 0))
    assert whole > bare
    assert whole > value(table)


def test_a_ship_in_the_scrapyard_is_worth_less_than_one_on_the_map(table: Table) -> None:
    table.turn("yellow")
    on_map = value(table)
    table.s.depart(YELLOW, 0, 0)
    table.player("yellow").yard = (1, 0, 0, 0)
    assert value(table) < on_map


def test_resources_are_worth_little_when_the_game_ends_with_this_turn(table: Table) -> None:
    table.turn("yellow")
    early = value(table)
    table.stock("yellow", nanocarbon=2, energy=2, credit=3)
    gain = value(table) - early
    table.s.left = 0
    late = value(table)
    table.stock("yellow", nanocarbon=2, energy=2)
    assert gain > 1.0
    assert late - value(table) == pytest.approx(0.0)


def test_the_turns_to_come_are_fewer_the_nearer_the_leader_is_to_the_terminus(table: Table) -> None:
    table.turn("yellow")
    before = turns_left(table.s, YELLOW)
    table.points("blue", 40)
    later = turns_left(table.s, YELLOW)
    table.s.left = 2
    assert before > later > turns_left(table.s, YELLOW) == 1.0


def test_the_less_is_to_come_the_safer_is_a_lead(table: Table) -> None:
    """Of games for two the leader wins 73 % with some 30 points at the beginning, with 10 at the end."""
    table.turn("yellow")
    early = GAME.mind.spread(table.s)
    table.points("blue", 40)
    later = GAME.mind.spread(table.s)
    table.s.left = 2
    assert 25 < early < 40
    assert early > later > GAME.mind.spread(table.s)
    assert 5 < GAME.mind.spread(table.s) < 15


def test_a_transport_on_a_planet_that_can_be_developed_is_worth_more(table: Table) -> None:
    table.turn("yellow")
    table.leaders("station", yellow=2)
    table.stock("yellow", nanocarbon=1)
    few = value(table)
    table.stock("yellow", nanocarbon=3, energy=1)
    with_all = value(table)
    table.s.depart(YELLOW, 0, 0)
    table.s.arrive(YELLOW, 0, 1)
    assert with_all - value(table) > 1.0
    assert with_all > few


def test_a_development_that_is_paid_and_not_yet_built_is_worth_what_it_will_be(table: Table) -> None:
    table.turn("yellow")
    before = value(table)
    table.s.then(Found(YELLOW, 0))
    under_way = value(table)
    assert under_way > before + 4.0


def test_transports_that_may_still_settle_are_worth_more_than_those_that_may_not(table: Table) -> None:
    table.turn("yellow")
    worth: list[float] = []
    for transports in (1, 2, 3):
        player = table.player("yellow")
        player.supply = (6 - transports, *player.supply[1:])
        worth.append(settlers_worth(player))
    assert worth[0] == 0.0 < worth[1] < worth[2]


def test_the_odds_of_a_battle_are_exact() -> None:
    """As the guide for players has them: three dice each, and four, five or six against three."""
    assert win_chance(3, 1, 3, 1) == pytest.approx(0.49, abs=0.005)
    assert win_chance(4, 1, 3, 1) == pytest.approx(0.62, abs=0.005)
    assert win_chance(6, 1, 3, 1) == pytest.approx(0.76, abs=0.005)
    assert win_chance(3, 3, 4, 1) == pytest.approx(0.56, abs=0.005)


def test_it_beats_chance_in_both_games_of_a_short_match() -> None:
    games = list(match(Pairing("andromeda", ("greedy", "random"), read_options(GAME, {}), "short"), 2, 1))
    assert standings(games)[0].wins == 2
