"""The log: what each step did."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Step
from perihelion.games.kit.telling import tellers
from perihelion.games.kit.telling.phrases import series
from perihelion.games.kit.telling.tellers import Teller
from perihelion.games.nova import drill, play
from perihelion.games.nova.numbers import drifting, drilled
from perihelion.games.nova.scoring import result
from perihelion.games.nova.state import State
from perihelion.games.nova.words import ROLL, WAIT

Moment = tellers.Moment[State]


def round_opens(m: Moment, _: play.Round) -> list[str]:
    return [f"Round {m.after.round}."]


def waited(m: Moment, step: drill.Turn) -> list[str]:
    return [f"{{player:{step.seat}}} waits and gains {drifting()} ore."] if m.word == WAIT else []


def rolled(m: Moment, step: drill.RollDrill) -> list[str]:
    face = ROLL.noun(m.word)
    return [f"{{player:{step.seat}}} drills on {{world:0}}, rolls {face + 1} and gains {drilled(face)} ore."]


def round_ends(m: Moment, _: play.EndOfRound) -> list[str]:
    if m.after.agenda:
        return []
    winners = series([f"{{player:{seat}}}" for seat, side in enumerate(result(m.after)) if side.won])
    return [f"The game is over. Most ore: {winners}."]


TELLERS: Final[dict[type[Step], Teller]] = {
    play.Round: round_opens,
    play.EndOfRound: round_ends,
    drill.Turn: waited,
    drill.RollDrill: rolled,
}
