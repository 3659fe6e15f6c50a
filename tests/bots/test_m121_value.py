"""The value of a position of M121: more is better, at the end it is the score; and what greedy makes of
it."""

from __future__ import annotations

import pytest

from games.m121.table import Table
from perihelion.bots import make_bot
from perihelion.bots.lines import Line, Planner
from perihelion.bots.playout import play_out
from perihelion.core.dice import Generator
from perihelion.core.game import read_options
from perihelion.core.steps import advance, choose, happen, options, waiting
from perihelion.games.m121 import GAME
from perihelion.games.m121.cards.slots import COLONISE, DELIVER, EXPAND, PHASES, TAKE
from perihelion.games.m121.cards.tables import CARD_IDS
from perihelion.games.m121.mind.moment import envelope_worth, gift, turn_worth
from perihelion.games.m121.mind.profit import spent
from perihelion.games.m121.mind.rounds import rounds_left
from perihelion.games.m121.mind.value import room_worth
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.scoring import victory_points
from perihelion.lab.match import Pairing, match, standings

YELLOW, GREEN = 0, 1


def value(table: Table, seat: int = YELLOW) -> float:
    return GAME.mind.value(table.s, seat)


def worth(table: Table, phase: str, rank: int) -> float:
    """What a turn in a phase brings to yellow."""
    return turn_worth(table.s, YELLOW, PHASES.index(phase), rank, 8.0)


@pytest.fixture
def table() -> Table:
    table = Table(2)
    table.system("N15", "C3", "yellow")
    table.system("N27", "E3", "green")
    return table


def test_the_start_system_with_more_to_offer_is_kept() -> None:
    """Tidepool has no power and no demand."""
    s = GAME.rules.setup(2, read_options(GAME, {}))
    advance(s)
    for start in ("S14", "S18", "S01", "S02"):
        happen(s, CARD_IDS.index(start))
    dice = Generator("1")
    while not waiting(s):
        happen(s, dice.pick(0, s.offered))
    kept = make_bot("greedy", GAME, "1").choose(s, YELLOW, options(s, YELLOW))
    assert GAME.rules.words.text(kept) == "keep Cinder Haven"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    s = GAME.rules.setup(seats, read_options(GAME, {}))
    advance(s)
    play_out(s, Generator("1"))
    score = [victory_points(s, seat) for seat in range(seats)]
    assert [GAME.mind.value(s, seat) for seat in range(seats)] == score
    assert [GAME.mind.outlook(s, seat) for seat in range(seats)] == score


def test_powers_bring_more_than_a_turn_strives_for(table: Table) -> None:
    table.at(Selection())
    before = GAME.mind.value(table.s, YELLOW), GAME.mind.outlook(table.s, YELLOW)
    powers = table.s.players[YELLOW].powers
    table.s.players[YELLOW].powers = (*powers[:TAKE], powers[TAKE] + 1, *powers[TAKE + 1 :])
    value, outlook = GAME.mind.value(table.s, YELLOW), GAME.mind.outlook(table.s, YELLOW)
    assert outlook - before[1] > 1.5 * (value - before[0]) > 0


def test_the_rounds_to_come_are_reckoned_by_the_disks_of_all(table: Table) -> None:
    table.at(Selection())
    before = rounds_left(table.s)
    table.disks("yellow", 20)
    one = rounds_left(table.s)
    table.disks("green", 20)
    both = rounds_left(table.s)
    assert before - one == pytest.approx(one - both, abs=0.2)
    assert before > one > both > 0


def test_one_more_free_space_is_better_however_many_there_are(table: Table) -> None:
    """Otherwise players would drift where the first spaces of the map are."""
    table.claim("yellow", "C2", "D2", "E2", "C4", "C5", "D5")
    before = room_worth(table.s, YELLOW, 8.0)
    table.claim("yellow", "E5")
    assert room_worth(table.s, YELLOW, 8.0) > before


def test_a_target_in_expand_is_worth_what_it_opens_or_scores(table: Table) -> None:
    alone = worth(table, "Expand", 0)
    assert worth(table, "Expand", 2) > worth(table, "Expand", 1) > alone > 0
    table.claim("green", "C2", "C4", "B3", "D3")
    assert worth(table, "Expand", 0) == 0


def test_delivering_is_worth_nothing_without_a_cube_or_a_demand(table: Table) -> None:
    assert worth(table, "Deliver", 2) == 0
    table.system("N01", "C2", "yellow")
    assert worth(table, "Deliver", 0) > 0


def test_one_demand_space_is_counted_once() -> None:
    table = Table(2)
    table.system("N22", "C3", "yellow")
    table.system("N16", "C2", "yellow")
    assert worth(table, "Deliver", 2) == worth(table, "Deliver", 0) > 0


def test_building_is_worth_nothing_to_whoever_cannot_pay(table: Table) -> None:
    table.hand("yellow", "I28", "N01")
    assert worth(table, "Build", 1) == 0
    table.hand("yellow", "I10", "N02", "N03", "N04", "N05")
    assert worth(table, "Build", 1) > 0


def test_another_card_is_worth_less_to_a_full_hand(table: Table) -> None:
    poor = worth(table, "Advance", 1)
    table.money("yellow", 10)
    assert worth(table, "Advance", 1) < poor


def test_advance_is_worth_more_where_a_better_idea_lies_within_reach(table: Table) -> None:
    table.research("")
    plain = worth(table, "Advance", 0)
    table.research("N50")
    assert worth(table, "Advance", 0) > plain


def test_research_cards_out_of_reach_are_no_ideas(table: Table) -> None:
    table.level("yellow", 1)
    table.research("")
    plain = [worth(table, "Advance", 0), worth(table, "Advance", 1)]
    table.research("", "", "", "", "N50")
    assert worth(table, "Advance", 0) == plain[0]
    assert worth(table, "Advance", 1) > plain[1]


def test_a_phase_that_rivals_would_not_have_is_worth_less(table: Table) -> None:
    table.hand("yellow", "N01", "N02", "N03", "N04", "N05")
    table.at(Selection())
    table.says("yellow", "choose Colonise", "no boost")
    alone = envelope_worth(table.s, YELLOW, 8.0)
    table.money("green", 3)
    some = envelope_worth(table.s, YELLOW, 8.0)
    table.money("green", 8)
    assert alone > some > envelope_worth(table.s, YELLOW, 8.0)


def test_rivals_have_nothing_of_a_phase_that_they_cannot_use(table: Table) -> None:
    table.money("green", 6)
    assert gift(table.s, YELLOW, DELIVER) == 0 < gift(table.s, YELLOW, COLONISE)
    table.system("N01", "E2", "green")
    assert gift(table.s, YELLOW, DELIVER) > 0
    assert gift(table.s, YELLOW, EXPAND) == 0


def test_cards_of_a_full_hand_are_not_missed(table: Table) -> None:
    table.money("yellow", 4)
    few = spent(table.s, YELLOW, 3)
    table.money("yellow", 7)
    assert 0 < spent(table.s, YELLOW, 3) < few


def test_a_turn_to_come_counts_until_it_begins(table: Table) -> None:
    table.hand("yellow", "I10", "N01", "N02", "N03")
    table.hand("green", "I17", "N04", "N05", "N06")
    table.chose(green="Build", yellow="Expand")
    table.at_phase("Build")
    waiting = value(table)
    table.says("green", "pass")
    assert table.asked() == ["yellow"]
    assert waiting > value(table)


def lines(table: Table, seat: int) -> list[tuple[list[int], float]]:
    planner = Planner(GAME, GAME.mind.width, 500, 8, varied=True)
    found: list[Line] = planner.lines(table.s, seat, value(table, seat))
    return [(line.spoken(), line.worth) for line in found]


def test_the_last_to_choose_plans_as_if_all_were_still_choosing(table: Table) -> None:
    for name in ("yellow", "green"):
        table.money(name, 4)
    table.at(Selection())
    alone = lines(table, YELLOW)
    before = table.s.clone()
    for phase in options(before, GREEN):
        table.s = before.clone()
        choose(table.s, GREEN, phase)
        choose(table.s, GREEN, options(table.s, GREEN)[-1])
        assert lines(table, YELLOW) == alone


def test_it_beats_chance_in_every_game_of_a_short_match() -> None:
    games = list(match(Pairing("m121", ("greedy", "random"), read_options(GAME, {}), "short"), 2, 1))
    assert standings(games)[0].wins == 2
