"""A random game to its end, in compiled code: the measure of speed."""

from __future__ import annotations

from perihelion.core.dice import Generator
from perihelion.core.steps import Ask, AskOne, State, choose, happen, options


def play_out(s: State, generator: Generator) -> int:
    """Plays on at random until the game is over; gives the number of choices among more than one."""
    decisions = 0
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Ask):
            seat = step.seat if isinstance(step, AskOne) else step.seats(s)[0]
            offered = options(s, seat)
            if len(offered) > 1:
                decisions += 1
            choose(s, seat, offered[generator.below(len(offered))])
        else:
            happen(s, generator.pick(0, s.offered))
    return decisions
