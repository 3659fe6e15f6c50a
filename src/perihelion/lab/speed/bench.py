"""How fast the rules play: random games in compiled code, the cost of a copy, and whether a long game grows
slow."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from time import perf_counter, process_time
from typing import Any

from perihelion.bots import playout
from perihelion.bots.said import Said, say
from perihelion.core import steps
from perihelion.core.dice import Generator
from perihelion.core.game import Game, read_options
from perihelion.core.steps import advance, options, waiting
from perihelion.games import SHELF
from perihelion.lab.speed.thought import Thought
from perihelion.lab.walk import Walk

ROUNDS = 3
"""Everything is measured so often, taking turns, and the best counts: the others were disturbed."""


@dataclass(frozen=True)
class Speed:
    """One game at one player count."""

    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float
    options_mean: float
    decisions_per_game: float
    compiled: bool
    first_third_us: float
    """The cost of an entry in the first third of a game, driven from interpreted code."""
    last_third_us: float


@dataclass(frozen=True)
class Row:
    """A speed with what it is compared to; 0 where there is nothing to compare."""

    speed: Speed
    interpreted: float
    """Decisions a second of the same rules, uncompiled."""
    thought: Thought

    def ratio(self) -> float:
        return self.speed.decisions_per_s / self.interpreted if self.interpreted else 0.0


def compiled() -> bool:
    """Whether the rules run as machine code here."""
    return not any(str(module.__file__).endswith(".py") for module in (steps, playout))


def measure(game: Game, seats: int, seconds: float, seed: str) -> Speed:
    """One round of everything; most of the time goes into whole games."""
    per_second, games, per_game = play_speed(game, seats, seconds, seed)
    walk = finished_walk(game, seats, seed)
    first, last = thirds(walk)
    return Speed(
        game.code,
        seats,
        per_second,
        games,
        clone_cost(sampled_states(walk)),
        mean_offer(walk),
        per_game,
        compiled(),
        first,
        last,
    )


def play_speed(game: Game, seats: int, seconds: float, seed: str) -> tuple[float, float, float]:
    """Decisions a second, games a second, decisions a game; setting up the table included.

    Seconds are of processor time, so that other work on the machine is not counted."""
    generator = Generator(f"bench {seed}")
    given = read_options(game, {})
    decisions = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds or games == 0:
        s = game.rules.setup(seats, given)
        advance(s)
        decisions += playout.play_out(s, generator)
        games += 1
    return decisions / elapsed, games / elapsed, decisions / games


def finished_walk(game: Game, seats: int, seed: str) -> Walk:
    walk = Walk(game, seats, read_options(game, {}), Generator(f"bench walk {seed}"))
    walk.start()
    while not walk.over():
        walk.step()
    return walk


def again(walk: Walk, listen: Callable[[Any, Said], None]) -> None:
    """The same game once more, told to a listener before each entry."""
    other = Walk(walk.game, walk.seats, walk.options, walk.generator)
    other.start()
    for said in walk.said:
        listen(other.state, said)
        say(other.state, *said)


def mean_offer(walk: Walk) -> float:
    """How many words a seat can choose from, over all real choices."""
    sizes: list[int] = []

    def note(s: Any, said: Said) -> None:
        if waiting(s) and len(options(s, said[0])) > 1:
            sizes.append(len(options(s, said[0])))

    again(walk, note)
    return sum(sizes) / max(1, len(sizes))


def sampled_states(walk: Walk) -> list[Any]:
    """Positions from the whole length of a game."""
    states: list[Any] = []
    again(walk, lambda s, _: states.append(s.clone()))
    return states[:: max(1, len(states) // 50)]


def clone_cost(states: list[Any]) -> float:
    """Microseconds for a copy, averaged over the positions; the best of ten."""
    return min(timed_clones(states) for _ in range(10)) / len(states) * 1e6


def timed_clones(states: list[Any]) -> float:
    start = perf_counter()
    for s in states:
        s.clone()
    return perf_counter() - start


def thirds(walk: Walk) -> tuple[float, float]:
    """Microseconds an entry costs in the first and in the last third of a game; the best of five."""
    runs = [timed_thirds(walk) for _ in range(5)]
    return min(first for first, _ in runs), min(last for _, last in runs)


def timed_thirds(walk: Walk) -> tuple[float, float]:
    third = max(1, len(walk.said) // 3)
    moments: list[float] = []
    again(walk, lambda *_: moments.append(perf_counter()))
    moments.append(perf_counter())
    first = moments[third] - moments[0]
    last = moments[-1] - moments[-1 - third]
    return first / third * 1e6, last / third * 1e6


def best(rounds: list[Speed]) -> Speed:
    """Of several rounds the fastest of each kind; counts are averaged."""
    return replace(
        max(rounds, key=lambda speed: speed.decisions_per_s),
        games_per_s=max(speed.games_per_s for speed in rounds),
        clone_us=min(speed.clone_us for speed in rounds),
        options_mean=sum(speed.options_mean for speed in rounds) / len(rounds),
        decisions_per_game=sum(speed.decisions_per_game for speed in rounds) / len(rounds),
        first_third_us=sum(speed.first_third_us for speed in rounds) / len(rounds),
        last_third_us=sum(speed.last_third_us for speed in rounds) / len(rounds),
    )


def interpreted_speeds(codes: list[tuple[str, int]], seconds: float, seed: str) -> list[Speed]:
    """The same measurement in a process that passes over the compiled rules."""
    command = [
        sys.executable,
        "-m",
        "perihelion.lab.speed.bench",
        str(seconds),
        seed,
        *[f"{code}:{seats}" for code, seats in codes],
    ]
    environment = {**os.environ, "PERIHELION_PURE": "1"}
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [Speed(**speed) for speed in json.loads(answer.stdout)]


def answer(arguments: list[str]) -> str:
    """What that process prints."""
    seconds, seed, *tables = arguments
    pairs = [table.split(":") for table in tables]
    return json.dumps(
        [asdict(measure(SHELF.find(code), int(seats), float(seconds), seed)) for code, seats in pairs]
    )


if __name__ == "__main__":
    print(answer(sys.argv[1:]))
