"""The analysis of games: its parts, chances, verdicts and luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, NO_BIDS, SHELF, finished, says
from perihelion.analysis.parts import (
    Depth,
    Task,
    looked_at,
    parts,
    played,
    report,
    standard_error,
    turn_of,
    work_out,
)
from perihelion.analysis.report import Report
from perihelion.analysis.verdicts import Way, known_lines, reordered, verdict, ways_on
from perihelion.bots.comparison import compare
from perihelion.bots.tree import Search
from perihelion.core.steps import chance, happen
from perihelion.games import SHELF as GAMES
from perihelion.records.record import Record, load, replay
from perihelion.records.table import Table

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = Depth(10, 2, "tests")
BLUNDER = (
    *DEALT,
    *NO_BIDS,
    "red fire",
    "blue pass",
    "* roll 1",
    "red done",
    "blue charge",
    "blue charge",
    *NO_BIDS,
    "red done",
    "blue done",
)
"""Red leads by one light; blue has the last turn and energy for two shots, and lets it go."""


def analysed(table: Table, depth: Depth = SMALL, modules: dict[str, str] = SHELF.modules) -> Report:
    game = played(table, modules)
    found = [work_out(Task(game, depth, number)) for number in range(len(parts(game.said)))]
    return report([side.name for side in table.result()], table.seats, depth, found)


def rich_table(*entries: str) -> Table:
    table = Table(GAME, 2, {"goal": "6", "energy": "4"}, None)
    says(table, *entries)
    return table


@pytest.fixture(scope="module")
def record() -> Record:
    return load(GOLDEN / "solar-sphere-1.record")


@pytest.fixture(scope="module")
def golden(record: Record) -> Report:
    return analysed(replay(record, GAMES, told=False), modules=GAMES.modules)


def test_a_part_begins_where_a_seat_begins_to_speak(record: Record) -> None:
    said = played(replay(record, GAMES, told=False), {}).said
    names = [line.who for line in record.lines]
    expected = [i for i, who in enumerate(names) if who == "red" and names[i - 1] != "red"]
    assert parts(said) == [0, *expected, len(names)]
    assert parts(said)[:5] == [0, 33, 37, 42, 52]


def test_moments_lie_at_the_beginnings_of_turns_and_at_the_end(record: Record, golden: Report) -> None:
    assert [moment.step for moment in golden.moments] == parts(
        played(replay(record, GAMES, told=False), {}).said
    )


def test_chances_sum_to_one(golden: Report) -> None:
    assert [sum(moment.chances) for moment in golden.moments] == pytest.approx([1.0] * len(golden.moments))


def test_the_last_moment_is_the_result(record: Record, golden: Report) -> None:
    last, sides = golden.moments[-1], replay(record, GAMES, told=False).result()
    assert last.chances == [float(side.won) for side in sides]
    assert (last.errors, last.expected) == ([0.0, 0.0], [side.score for side in sides])
    assert golden.sides == ["red", "DRANDA"]


def test_luck_is_the_sum_over_all_outcomes_of_value_less_mean_value(record: Record, golden: Report) -> None:
    sums = [0.0, 0.0]

    def add(table: Table, i: int) -> None:
        if record.lines[i].who != "*":
            return
        step = chance(table.state)
        assert step is not None
        for side in (0, 1):
            worth = []
            for outcome, weight in enumerate(table.state.offered):
                after = table.state.clone()
                if weight:
                    happen(after, outcome)
                    worth += [
                        (
                            table.game.rules.words.text(step.word(table.state, outcome)),
                            table.game.mind.outlook(after, side),
                        )
                    ] * weight
            came = dict(worth)[record.lines[i].text]
            sums[side] += came - sum(value for _, value in worth) / len(worth)

    replay(record, GAMES, told=False, before=add)
    assert golden.luck == pytest.approx(sums)
    assert max(map(abs, golden.luck)) > 0.01


def test_only_outcomes_that_mattered_are_told_one_by_one(golden: Report) -> None:
    assert 0 < len(golden.fortunes) <= 12
    assert [fortune.step for fortune in golden.fortunes] == sorted(
        fortune.step for fortune in golden.fortunes
    )
    assert all(max(map(abs, fortune.points)) > 0 and fortune.text for fortune in golden.fortunes)


def test_every_free_choice_has_a_verdict_and_no_other(record: Record, golden: Report) -> None:
    free = []

    def look(table: Table, i: int) -> None:
        if record.lines[i].who == "red" and len(table.offers(0)) > 1:
            free.append((i, record.lines[i].text))

    replay(record, GAMES, told=False, before=look)
    assert [(verdict.step, verdict.said) for verdict in golden.verdicts] == free


def test_the_bot_does_not_prefer_two_different_words(golden: Report) -> None:
    """Not even where it had too few simulations to try any of them."""
    other = [one for one in golden.verdicts if one.said != one.best]
    assert other
    assert all(one.preference + one.best_preference <= 1 + 1e-9 for one in other)
    assert all(one.preference == one.best_preference for one in golden.verdicts if one.said == one.best)


def test_what_a_seat_gave_away_is_the_sum_over_its_choices(golden: Report) -> None:
    losses = [verdict.loss for verdict in golden.verdicts]
    assert golden.lost == pytest.approx([sum(losses)])
    assert min(losses) == 0 < max(losses)


def test_the_losses_of_a_turn_add_up_to_the_best_line_less_the_line_said(record: Record) -> None:
    """Whatever lies between them, so that no word is charged twice."""
    game = played(replay(record, GAMES, told=False), GAMES.modules)
    begins = parts(game.said)
    first = max(begins[:-1], key=lambda step: len(turn_of(game.said[step:])))
    said = turn_of(game.said[first:])
    table = replay(record, GAMES, to=first, told=False)
    search = Search(table.game, "a")
    way = Way(search, table.state, 0, known_lines(search, table.state, 0, said, 60), said, 60, "b")
    found = [verdict(table.game, way, k, first) for k in range(len(said))]
    assert len(way.compared) > 2
    assert sum(one.loss for one in found) == pytest.approx(
        way.chance(way.best[0]) - way.chance(way.compared.index(said))
    )
    assert sum(one.points for one in found) == pytest.approx(
        way.lead(way.best[0]) - way.lead(way.compared.index(said))
    )
    assert all(one.loss >= 0 for one in found)


def test_after_every_word_the_best_ways_to_go_on_are_judged_too() -> None:
    """So that a good beginning is not blamed for a bad end."""
    table = rich_table(*BLUNDER[:-1])
    charge, done = GAME.rules.words.number("charge"), GAME.rules.words.number("done")
    ways = ways_on(GAME, table.state, 1, [charge, done])
    assert [way[0] for way in ways] == [charge, charge]
    assert set(ways.values()) == {1}
    assert set(ways) - {(charge, done)}


def test_the_bot_prefers_what_it_would_have_said(golden: Report) -> None:
    """The lines that are judged only because of what was said do not count as its liking for it."""
    first = [
        verdict for verdict in golden.verdicts if verdict.step in {moment.step for moment in golden.moments}
    ]
    assert all(verdict.preference <= 1 and verdict.best_preference <= 1 for verdict in golden.verdicts)
    assert sum(verdict.preference > verdict.best_preference for verdict in first) <= len(first) // 10


def test_a_blunder_costs_most() -> None:
    told = analysed(rich_table(*BLUNDER), Depth(60, 4, "tests"))
    worst = max(told.verdicts, key=lambda verdict: verdict.loss)
    assert (worst.seat, worst.said, worst.best) == (1, "done", "fire")
    assert worst.step == len(BLUNDER) - 1
    assert worst.loss > 0.25
    assert worst.preference < worst.best_preference


def test_who_says_what_the_bot_would_say_loses_nothing() -> None:
    """The same turn, but blue fires, which is what the bot likes best there."""
    told = analysed(rich_table(*BLUNDER[:-1], "blue fire", "red pass", "* roll 3"), Depth(60, 4, "tests"))
    shot = next(verdict for verdict in told.verdicts if verdict.step == len(BLUNDER) - 1)
    assert (shot.said, shot.best, shot.loss, shot.error) == ("fire", "fire", 0, 0)


@pytest.mark.parametrize(("roll", "points"), [("roll 1", -2 / 3), ("roll 2", 1 / 3), ("roll 3", 4 / 3)])
def test_a_die_is_lucky_by_what_it_shows_above_its_mean(roll: str, points: float) -> None:
    told = analysed(rich_table(*DEALT, *NO_BIDS, "red fire", "blue pass", f"* {roll}"))
    shot = next(fortune for fortune in told.fortunes if fortune.step == 10)
    assert shot.points == pytest.approx([points, 0])
    assert shot.text == f"red gains {roll[-1]} light."


def test_an_unfinished_game_is_judged_as_far_as_it_goes() -> None:
    told = analysed(rich_table(*BLUNDER[:-2]))
    assert told.moments[-1].step == len(BLUNDER) - 2
    assert all(0 < error < 1 for error in told.moments[-1].errors)


def test_a_game_in_which_nothing_was_said_has_one_moment() -> None:
    told = analysed(rich_table())
    assert ([moment.step for moment in told.moments], told.verdicts, told.luck) == ([0], [], [0, 0])


def test_a_part_is_the_same_whenever_and_wherever_it_is_worked_out() -> None:
    task = Task(played(finished(), SHELF.modules), Depth(30, 4, "a"), 1)
    other = Task(task.played, Depth(30, 4, "b"), 1)
    assert work_out(task) == work_out(task)
    assert work_out(task).moment != work_out(other).moment


def test_a_long_game_is_looked_at_now_and_then_and_at_its_end() -> None:
    begins = list(range(400))
    looks = [number for number in begins if looked_at(begins, number)]
    assert looks[:3] == [0, 7, 14]
    assert looks[-1] == 399
    assert len(looks) <= 61


@pytest.mark.parametrize(("wins", "games", "error"), [(0, 40, 0.0169), (40, 40, 0.0169), (20, 40, 0.0772)])
def test_no_chance_is_certain_after_a_few_games(wins: float, games: int, error: float) -> None:
    assert standard_error(wins, games) == pytest.approx(error, abs=1e-4)


def test_lines_are_compared_on_the_same_deals_with_the_same_luck() -> None:
    table = rich_table(*DEALT, *NO_BIDS)
    fire, done = GAME.rules.words.number("fire"), GAME.rules.words.number("done")
    found = compare(Search(GAME, "a"), table.state, 0, [[fire], [fire], [done]], 30, "seed")
    assert found.chances[0] == found.chances[1] != found.chances[2]
    assert [line.visits for line in found.lines] == [30, 30, 30]
    assert found.error(0, 1) == 0 < found.error(0, 2) < 0.1


def test_the_same_words_in_another_order_are_the_same_line_if_they_lead_to_the_same_table() -> None:
    table = replay(load(GOLDEN / "event-horizon-2.record"), GAMES, to=111, told=False)
    here, there, pass_on = (
        table.game.rules.words.number(text)
        for text in ("order at B12", "order at A16", "explore C08-C09-B12")
    )
    seat = table.waiting()[0]
    assert reordered(table.state, seat, [there, here, pass_on], [here, there]) == [here, there, pass_on]
    assert reordered(table.state, seat, [there, here], [pass_on, here]) == [there, here]
    assert reordered(table.state, seat, [here, there], [pass_on]) == [here, there]
