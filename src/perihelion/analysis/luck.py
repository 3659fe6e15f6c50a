"""What dice and draws brought: the value of what happened, less the mean value of all that could have
happened."""

from __future__ import annotations

from typing import Any

from perihelion.analysis.report import Fortune
from perihelion.core.game import Game
from perihelion.core.steps import chance, happen
from perihelion.records.table import Log, named


def fortune(game: Game, s: Any, word: int, step: int) -> Fortune:
    """How far the outcome that this word names lay above expectation, for each side. The state stays as it
    is."""
    asked = chance(s)
    assert asked is not None, f"the game waits for chance after {step} steps"
    came = asked.outcome(s, word)
    weights = s.offered
    values = {outcome: values_after(game, s, outcome) for outcome, weight in enumerate(weights) if weight}
    means = [
        mean([(weights[outcome], found[side]) for outcome, found in values.items()])
        for side in range(len(values[came]))
    ]
    points = [value - expected for value, expected in zip(values[came], means, strict=True)]
    return Fortune(step, sentence(game, s, came, word), points)


def values_after(game: Game, s: Any, outcome: int) -> list[float]:
    """What every side's position is worth when this has happened."""
    after = s.clone()
    happen(after, outcome)
    return [game.mind.outlook(after, side) for side in range(len(game.rules.result(after)))]


def mean(weighted: list[tuple[int, float]]) -> float:
    return sum(weight * value for weight, value in weighted) / sum(weight for weight, _ in weighted)


def sentence(game: Game, s: Any, outcome: int, word: int) -> str:
    """What the log says of it; the word itself where it says nothing, or not what came."""
    log = Log(game)
    happen(s.clone(), outcome, log)
    text = named(game, log.lines[0].text) if log.lines else ""
    return text or game.rules.words.text(word)
