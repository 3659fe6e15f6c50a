"""What is measured is what is claimed."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

import pytest

from kit.helios import GAME
from perihelion.core.digest import digest
from perihelion.core.steps import waiting
from perihelion.lab.speed.bench import Row, best, finished_walk, mean_offer, measure, sampled_states, thirds
from perihelion.lab.speed.thought import APART, Thought, best_thought, greedy_game, measure_thought
from perihelion.lab.walk import Walk


def test_all_figures_are_measured() -> None:
    speed = measure(GAME, 3, 0.05, "1")
    assert (speed.game, speed.seats) == ("helios", 3)
    assert speed.decisions_per_s / speed.games_per_s == pytest.approx(speed.decisions_per_game)
    assert speed.clone_us > 0
    assert speed.options_mean > 2


def test_the_best_of_several_rounds_counts() -> None:
    first = measure(GAME, 2, 0.02, "1")
    rounds = [replace(first, decisions_per_s=100, clone_us=3), replace(first, decisions_per_s=50, clone_us=2)]
    assert (best(rounds).decisions_per_s, best(rounds).clone_us) == (100, 2)


def test_the_ratio_to_interpreted_rules() -> None:
    speed = replace(measure(GAME, 2, 0.02, "1"), decisions_per_s=600)
    assert Row(speed, 100, Thought(1, 1)).ratio() == 6
    assert Row(speed, 0, Thought(1, 1)).ratio() == 0


def test_positions_are_sampled_from_the_whole_game() -> None:
    walk = finished_walk(GAME, 2, "1")
    states = sampled_states(walk)
    first = Walk(GAME, 2, walk.options, walk.generator)
    first.start()
    assert digest(states[0]) == digest(first.state)
    assert len(states) > 10


def test_only_real_choices_count_as_offers() -> None:
    assert 2 <= mean_offer(finished_walk(GAME, 2, "1")) < 10


def test_the_first_and_the_last_third_of_a_game_are_timed() -> None:
    first, last = thirds(finished_walk(GAME, 2, "1"))
    assert 0 < first < 1000
    assert 0 < last < 1000


def test_thinking_is_measured_in_decisions_and_simulations() -> None:
    thought = measure_thought(GAME, 2, 0.05, "1")
    assert thought.greedy_per_s > 1
    assert thought.simulations_per_s > 1


def test_a_greedy_game_is_counted_by_its_choices_and_leaves_positions() -> None:
    positions: list[Any] = []
    decisions = greedy_game(GAME, 2, "1", inf, positions)
    assert decisions > 10
    assert len(positions) == -(-decisions // APART)
    assert all(waiting(s) for s in positions)


def test_the_quickest_thought_of_several_rounds_counts() -> None:
    assert best_thought([Thought(5, 1), Thought(2, 7)]) == Thought(5, 7)
