"""How fast bots think: the greedy bot's decisions a second, and the simulations a second of a search."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle
from time import process_time
from typing import Any

from perihelion.bots.greedy import GreedyBot
from perihelion.bots.tree import Search
from perihelion.core.dice import Generator
from perihelion.core.game import Game, read_options
from perihelion.core.steps import advance, choose, happen, options, over, waiting

SIMULATIONS = 500
"""Of each search that is measured; its planning is included."""
APART = 12
"""Choices between two positions that are kept for the search."""


@dataclass(frozen=True)
class Thought:
    """By processor time, on one core."""

    greedy_per_s: float
    """Choices among more than one word, by bots that plan their turns."""
    simulations_per_s: float


def measure_thought(game: Game, seats: int, seconds: float, seed: str) -> Thought:
    """Greedy bots play for so long, at least a few choices; then a search looks at positions of their
    games."""
    positions: list[Any] = []
    start = process_time()
    decisions = number = 0
    while process_time() - start < seconds or not positions:
        decisions += greedy_game(game, seats, f"{seed} {number}", start + seconds, positions)
        number += 1
    return Thought(decisions / (process_time() - start), search_speed(game, positions, seconds, seed))


def greedy_game(game: Game, seats: int, seed: str, end: float, positions: list[Any]) -> int:
    """One game of greedy bots, as far as it comes in time; the number of its decisions."""
    generator = Generator(f"thought {seed}")
    bots = [GreedyBot(game, f"{seed} {seat}") for seat in range(seats)]
    s = game.rules.setup(seats, read_options(game, {}))
    advance(s)
    decisions = 0
    while not over(s) and (process_time() < end or not positions):
        asked = waiting(s)
        if asked:
            if decisions % APART == 0:
                positions.append(s.clone())
            decisions += 1
            choose(s, asked[0], bots[asked[0]].choose(s.clone(), asked[0], options(s, asked[0])))
        else:
            happen(s, generator.pick(0, s.offered))
    return decisions


def search_speed(game: Game, positions: list[Any], seconds: float, seed: str) -> float:
    """Simulations a second of searches from these positions, at least one."""
    search = Search(game, f"thought {seed}")
    start = process_time()
    simulations = 0
    for s in cycle(positions):
        simulations += search.find(s, waiting(s)[0], SIMULATIONS, 0.0, []).simulations
        if process_time() - start >= seconds:
            break
    return simulations / (process_time() - start)


def best_thought(rounds: list[Thought]) -> Thought:
    """Of several rounds the fastest of each kind."""
    return Thought(max(one.greedy_per_s for one in rounds), max(one.simulations_per_s for one in rounds))
