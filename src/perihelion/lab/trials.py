"""Plays the games of a plan, and notes them down as rows of tables."""

from __future__ import annotations

from typing import Any, Final

from perihelion.bots.bot import Bot
from perihelion.bots.programs.player import faults_of, make_player
from perihelion.core.game import Game, Side
from perihelion.games import SHELF
from perihelion.lab.drawing import DrawingBot
from perihelion.lab.plan import Plan, Trial, trials
from perihelion.lab.playing import Watcher, play_and_close, shares
from perihelion.lab.telling import Telling, course, lead_changes, settled

Row = tuple[Any, ...]
Tables = dict[str, list[Row]]
"""Rows by table; `TABLES` names their columns."""

TABLES: Final[dict[str, dict[str, type]]] = {
    "games": {
        "trial": int,
        "study": str,
        "deal": int,
        "decisions": int,
        "turns": int,
        "lead_changes": int,
        "settled": float,
    },
    "sides": {
        "trial": int,
        "side": int,
        "name": str,
        "bot": str,
        "score": float,
        "share": float,
        "luck": float,
        "opening": str,
    },
    "parts": {"trial": int, "step": int, "side": int, "part": str, "points": float},
    "course": {"trial": int, "step": int, "side": int, "score": float, "value": float},
    "things": {"trial": int, "side": int, "kind": str, "name": str, "offered": bool, "times": int},
    "faults": {"trial": int, "side": int, "bot": str, "reason": str},
}
"""The tables of a run. `games`, `sides` and `faults` are always filled, the others only where games are told.

A side is a seat, or the automatic opponent after the seats. `share` is its part of the victory, `luck` what
chance brought
it above expectation, in points, where that was measured. A step is a twentieth of the turns of a game.
`things` are what
was offered or happened: `offered` says whether a seat could choose it at all, `times` how often it did."""


def play_chunk(plan: Plan, number: int) -> Tables:
    """The rows of one chunk."""
    game = SHELF.find(plan.game)
    tables: Tables = {name: [] for name in TABLES}
    for trial in trials(plan, number):
        play_trial(game, plan, trial, tables)
    return tables


def play_trial(game: Game, plan: Plan, trial: Trial, tables: Tables) -> None:
    telling = Telling(game, trial.luck()) if plan.told else None
    sides = play_bots(game, plan, trial, telling, tables)
    tables["sides"] += side_rows(trial, sides, telling)
    tables["games"].append(game_row(trial, sides, telling))
    if telling:
        tell(trial, telling, tables)


def play_bots(
    game: Game, plan: Plan, trial: Trial, watcher: Watcher | None, tables: Tables
) -> tuple[Side, ...]:
    """The result of a game; what programs did wrong in it is noted."""
    seed = f"{plan.seed} deal {trial.deal}"
    bots = [seated(game, plan, trial, who, seed) for who in trial.seating]
    players: list[Bot] = [DrawingBot(bot, plan.drawn) for bot in bots] if plan.drawn else bots
    sides = play_and_close(game, players, trial.study.options, seed, watcher)
    tables["faults"] += [(trial.number, fault.seat, fault.bot, fault.reason) for fault in faults_of(bots)]
    return sides


def seated(game: Game, plan: Plan, trial: Trial, who: int, seed: str) -> Bot:
    return make_player(trial.study.bots[who], game, f"{seed} bot {who}", trial.study.options, plan.seconds)


def side_rows(trial: Trial, sides: tuple[Side, ...], telling: Telling | None) -> list[Row]:
    bots = [trial.study.bots[who] for who in trial.seating]
    rows: list[Row] = []
    for at, (side, share) in enumerate(zip(sides, shares(sides), strict=True)):
        luck = telling.luck[at] if telling and telling.luck else None
        opening = telling.openings.get(at) if telling else None
        bot = bots[at] if at < len(bots) else ""
        rows.append((trial.number, at, side.name, bot, float(side.score), share, luck, opening))
    return rows


def game_row(trial: Trial, sides: tuple[Side, ...], telling: Telling | None) -> Row:
    known = (trial.number, trial.study.name, trial.deal)
    if telling is None:
        return (*known, None, None, None, None)
    moments = telling.moments
    return (*known, telling.decisions, len(moments) - 1, lead_changes(moments), settled(moments, sides))


def tell(trial: Trial, telling: Telling, tables: Tables) -> None:
    """The course of a game, and the things in it."""
    number = trial.number
    for step, moment in enumerate(course(telling.moments)):
        for at, side in enumerate(moment.sides):
            tables["course"].append((number, step, at, float(side.score), moment.values[at]))
            tables["parts"] += [(number, step, at, str(part), float(points)) for part, points in side.parts]
    for thing in sorted(telling.offered | set(telling.taken)):
        at, kind, name = thing
        tables["things"].append(
            (number, at, kind, name, thing in telling.offered, telling.taken.get(thing, 0))
        )
