"""What a question of Helios costs: an ordinary one, an envelope, a chance in a window.

    PYTHONPATH=tests .venv/bin/python -m lab.question_costs

prints microseconds of processor time for one answer, and how many times those of an ordinary one they are:
no more than twice is the aim. `make bench` prints it too; no test asserts it, since no test looks at a
clock."""

from __future__ import annotations

from time import process_time

from kit.helios import GAME
from kit.helios.rules import Act, Bids, Echo, Reply, State
from perihelion.core.game import read_options
from perihelion.core.hands import hand_of
from perihelion.core.steps import Step, advance, choose, options, waiting

ROUNDS = 4000
SEATS = 3
QUESTIONS: dict[str, tuple[Step, ...]] = {
    "ordinary": (Act(0, 1), Act(1, 1), Act(2, 1)),
    "envelope": (Bids(),),
    "window, once around": (Reply((1, 2, 0), 1),),
    "window, again and again": (Echo((1, 2, 0)),),
}


def table(steps: tuple[Step, ...]) -> State:
    """Three seats with cards and energy, where these steps come next and nothing after them."""
    s: State = GAME.rules.setup(SEATS, read_options(GAME, {"deep": "yes"}))
    s.agenda = s.agenda[:1]
    for seat, player in enumerate(s.players):
        player.hand = hand_of(seat, [0, 1])
    s.then(*steps)
    return s


def microseconds(steps: tuple[Step, ...]) -> float:
    """For one answer, with the clone that a simulation makes before it; without what comes of it."""
    start, answers = table(steps), 0
    began = process_time()
    for _ in range(ROUNDS):
        s = start.clone()
        advance(s)
        while asked := waiting(s):
            offered = options(s, asked[0])
            choose(s, asked[0], offered[-1])
            answers += 1
    return (process_time() - began) / answers * 1e6


def main() -> None:
    print("Helios, processor time for one answer; an envelope or a window should cost at most twice")
    costs = {name: min(microseconds(steps) for _ in range(5)) for name, steps in QUESTIONS.items()}
    for name, cost in costs.items():
        print(f"{name:24} {cost:6.1f} µs  {cost / costs['ordinary']:4.2f}")


if __name__ == "__main__":
    main()
