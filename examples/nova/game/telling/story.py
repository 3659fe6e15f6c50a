"""The log: what each step did."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, series
from perihelion.core.steps import Step
from perihelion.games.kit.telling import tellers
from perihelion.games.kit.telling.tellers import Teller
from perihelion.games.nova import drill, play
from perihelion.games.nova.numbers import drifting, drilled
from perihelion.games.nova.scoring import result
from perihelion.games.nova.state import State
from perihelion.games.nova.telling.phrases import ore
from perihelion.games.nova.words import ROLL, WAIT

Moment = tellers.Moment[State]


def round_opens(m: Moment, _: play.Round) -> list[Said]:
    return [Said("Round {round}.", round=m.after.round)]


def waited(m: Moment, step: drill.Turn) -> list[Said]:
    if m.word != WAIT:
        return []
    return [Said("{player:seat} waits and gains {ore}.", seat=step.seat, ore=ore(drifting()))]


def rolled(m: Moment, step: drill.RollDrill) -> list[Said]:
    face = ROLL.noun(m.word)
    return [
        Said(
            "{player:seat} drills on {world:0}, rolls {face} and gains {ore}.",
            seat=step.seat,
            face=face + 1,
            ore=ore(drilled(face)),
        )
    ]


def round_ends(m: Moment, _: play.EndOfRound) -> list[Said]:
    if m.after.agenda:
        return []
    won = [Said("{player:seat}", seat=seat) for seat, side in enumerate(result(m.after)) if side.won]
    return [Said("The game is over. Most ore: {winners}.", winners=series(won))]


TELLERS: Final[dict[type[Step], Teller]] = {
    play.Round: round_opens,
    play.EndOfRound: round_ends,
    drill.Turn: waited,
    drill.RollDrill: rolled,
}
