"""How well a game was played, and how lucky: cut into parts that are worked out one by one, in any order and
anywhere.

A part is a turn (everything a seat says until chance or another seat speaks) with the dice and draws that
follow it. Each has its own seed, so that an interrupted analysis goes on where it was and gives what it would
have given."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from perihelion.analysis.luck import fortune
from perihelion.analysis.report import Fortune, Moment, Report, Verdict
from perihelion.analysis.turning import turning_points
from perihelion.analysis.verdicts import verdicts
from perihelion.bots.quick import Quick
from perihelion.bots.said import Said, say
from perihelion.core.game import Game, Side
from perihelion.core.steps import CHANCE, advance, over
from perihelion.former.editions import module_of
from perihelion.records.shelf import Shelf
from perihelion.records.table import Table

METHOD: Final = 3
"""Raised when the same work gives other figures than before: what was kept is worthless then."""
MOMENTS: Final = 60
"""In a long game chances are worked out about so often, not at every turn."""
FORTUNES: Final = 12
"""So many outcomes are told one by one."""
JEFFREYS: Final = 0.5
"""What is added to wins and to losses before an error is taken: none of forty is not never."""


class Played(msgspec.Struct, frozen=True):
    """A game as it was played: what a process needs to set it up again."""

    modules: dict[str, str]
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    said: list[Said]


class Depth(msgspec.Struct, frozen=True):
    """How much work is put into it."""

    simulations: int = 200
    playouts: int = 40
    seed: str = "1"


class Part(msgspec.Struct, frozen=True):
    """What was found out about one part."""

    number: int
    moment: Moment | None
    """How the game stood at its beginning; nothing where a long game is not looked at so closely."""
    spread: float
    """How far a lead could still change there."""
    verdicts: list[Verdict]
    fortunes: list[Fortune]


class Task(msgspec.Struct, frozen=True):
    """One part, to be worked out."""

    played: Played
    depth: Depth
    number: int


def played(table: Table, modules: dict[str, str]) -> Played:
    said = [(entry.who, entry.word) for entry in table.entries]
    code, rules = table.game.code, table.game.rules.version
    return Played(modules, code, rules, table.seats, table.options, said)


def parts(said: Sequence[Said]) -> list[int]:
    """The step at which each part begins. The last begins where the game stops, and has nothing but its
    moment."""
    turns = [i for i in range(1, len(said)) if said[i][0] != CHANCE and said[i][0] != said[i - 1][0]]
    return [0, *turns, len(said)] if said else [0]


def work_out(task: Task) -> Part:
    """One part, by the program that the game was written for. The same task gives the same part."""
    game = Shelf(task.played.modules).edition(task.played.game, task.played.rules)
    found = module_of(game, "analysis.parts").worked_out(game, task)
    return msgspec.convert(msgspec.to_builtins(found), Part)


def worked_out(game: Game, task: Task) -> Part:
    this = task.played
    begins = parts(this.said)
    first, seed = begins[task.number], f"{task.depth.seed} part {task.number}"
    s = position(game, this, first)
    stood = (
        moment(game, s, first, task.depth.playouts, f"{seed} moment")
        if looked_at(begins, task.number)
        else None
    )
    spread = game.mind.spread(s)
    entries = this.said[first : begins[task.number + 1]] if task.number + 1 < len(begins) else []
    line = turn_of(entries)
    judged = verdicts(game, s, entries[0][0], line, task.depth.simulations, seed, first) if line else []
    return Part(task.number, stood, spread, judged, fortunes(game, s, entries, first))


def looked_at(begins: list[int], number: int) -> bool:
    """Whether the chances at this part's beginning are worked out: evenly spaced, and at the end in any
    case."""
    apart = -(-len(begins) // MOMENTS)
    return number % apart == 0 or number == len(begins) - 1


def position(game: Game, this: Played, step: int) -> Any:
    """The table after so many steps."""
    s = game.rules.setup(this.seats, this.options)
    advance(s)
    for who, word in this.said[:step]:
        say(s, who, word)
    return s


def turn_of(entries: Sequence[Said]) -> list[int]:
    """What the seat says at the beginning of a part, before chance speaks; nothing where chance speaks
    first."""
    line = []
    for who, word in entries:
        if who == CHANCE:
            break
        line.append(word)
    return line


def fortunes(game: Game, s: Any, entries: Sequence[Said], first: int) -> list[Fortune]:
    """What every outcome brought; the state goes through the entries."""
    found = []
    for i, (who, word) in enumerate(entries):
        if who == CHANCE:
            found.append(fortune(game, s, word, first + i))
        say(s, who, word)
    return found


def moment(game: Game, s: Any, step: int, playouts: int, seed: str) -> Moment:
    """How games end that quick players play from here; how this one ended, if it is over."""
    if over(s):
        sides = game.rules.result(s)
        return Moment(step, shares(sides), [0.0] * len(sides), [float(side.score) for side in sides])
    quick = Quick(game, seed)
    ends = [game.rules.result(quick.play_on(s)) for _ in range(playouts)]
    wins = [sum(column) for column in zip(*[shares(sides) for sides in ends], strict=True)]
    scores = [sum(column) for column in zip(*[[side.score for side in sides] for sides in ends], strict=True)]
    errors = [standard_error(won, playouts) for won in wins]
    return Moment(step, [won / playouts for won in wins], errors, [score / playouts for score in scores])


def shares(sides: Sequence[Side]) -> list[float]:
    """Each side's part of the victory."""
    winners = sum(side.won for side in sides)
    return [side.won / winners if winners else 0.0 for side in sides]


def standard_error(wins: float, games: int) -> float:
    """The standard deviation of what is known of a chance after so many games, by Jeffreys' prior."""
    won, lost = wins + JEFFREYS, games - wins + JEFFREYS
    return sqrt(won * lost / (won + lost + 1)) / (won + lost)


def report(names: list[str], seats: int, depth: Depth, found: Sequence[Part]) -> Report:
    """All parts put together, for a game of these sides, so many of them seats."""
    ordered = sorted(found, key=lambda part: part.number)
    moments = [part.moment for part in ordered if part.moment is not None]
    spreads = [part.spread for part in ordered if part.moment is not None]
    judged = [verdict for part in ordered for verdict in part.verdicts]
    came = [fortune for part in ordered for fortune in part.fortunes]
    return Report(
        sides=names,
        moments=moments,
        turns=turning_points(moments, spreads, judged, came),
        verdicts=judged,
        fortunes=largest(came),
        luck=[sum(fortune.points[side] for fortune in came) for side in range(len(names))],
        lost=[sum(verdict.loss for verdict in judged if verdict.seat == seat) for seat in range(seats)],
        simulations=depth.simulations,
        playouts=depth.playouts,
    )


def largest(came: list[Fortune]) -> list[Fortune]:
    """The outcomes that mattered most, in the order of the game."""
    weighty = sorted(came, key=lambda fortune: -max(abs(points) for points in fortune.points))[:FORTUNES]
    return sorted(
        [one for one in weighty if any(abs(points) > 1e-9 for points in one.points)], key=lambda one: one.step
    )
