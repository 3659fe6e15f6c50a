"""One search in several processes: each grows a tree of its own from the same root, and what they found is
added up."""

from __future__ import annotations

import json
import os
from typing import Any

from perihelion.bots.budget import Budget
from perihelion.bots.finding import Finding, Judged, rank
from perihelion.bots.tree import Search
from perihelion.core.steps import Seat


def find_in_several(
    game: Any, seed: str, s: Any, seat: Seat, budget: Budget, explains: bool = False
) -> Finding:
    """What all processes together have found; the same for the same seed, if simulations are counted.

    Where a system cannot fork, one process thinks."""
    processes = budget.processes if hasattr(os, "fork") else 1
    children = [
        fork(game, f"{seed} process {number}", s, seat, budget, explains) for number in range(1, processes)
    ]
    own = Search(game, f"{seed} process 0", explains).find(
        s, seat, budget.simulations, budget.seconds, [], decisive=True
    )
    return added([own, *[collect(child, seat) for child in children]])


def fork(game: Any, seed: str, s: Any, seat: Seat, budget: Budget, explains: bool) -> tuple[int, int]:
    """Begin a search in a child process; its number, and the pipe on which it will tell."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    # The child owns nothing of what it inherited: whatever happens, it must leave without cleaning up.
    try:
        search = Search(game, seed, explains)
        finding = search.find(s, seat, budget.simulations, budget.seconds, [], decisive=True)
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(json.dumps(told(finding)).encode())
    finally:
        os._exit(0)


def told(finding: Finding) -> list[Any]:
    return [
        [line.words, line.prior, line.visits, line.total, line.squares, line.scores, line.sources]
        for line in finding.lines
    ]


def collect(child: tuple[int, int], seat: Seat) -> Finding:
    """What a child has found; nothing if it died."""
    number, reader = child
    with os.fdopen(reader, "rb") as pipe:
        text = pipe.read()
    os.waitpid(number, 0)
    lines = [Judged(*line) for line in json.loads(text or "[]")]
    return Finding(seat, sum(line.visits for line in lines), lines)


def added(findings: list[Finding]) -> Finding:
    """The lines of all searches; where several found the same line, their figures are summed."""
    lines: dict[tuple[int, ...], Judged] = {}
    for finding in findings:
        for line in finding.lines:
            known = lines.get(tuple(line.words))
            lines[tuple(line.words)] = line if known is None else summed(known, line)
    ordered = sorted(lines.values(), key=rank)
    return Finding(findings[0].seat, sum(finding.simulations for finding in findings), ordered)


def summed(one: Judged, other: Judged) -> Judged:
    scores = [a + b for a, b in zip(one.scores, other.scores, strict=True)]
    return Judged(
        one.words,
        one.prior,
        one.visits + other.visits,
        one.total + other.total,
        one.squares + other.squares,
        scores,
        summed_sources(one.sources, other.sources),
    )


def summed_sources(one: list[float], other: list[float]) -> list[float]:
    """A line that was never tried has none."""
    if not one or not other:
        return one or other
    return [a + b for a, b in zip(one, other, strict=True)]
