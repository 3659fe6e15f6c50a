"""What may fall, as far as somebody can tell: found at tables dealt anew for these eyes, never at the true
one, so that neither a word in the list nor one that is missing betrays a card."""

from __future__ import annotations

from typing import Any

from perihelion.core.dice import Contrived, Generator
from perihelion.core.game import Game
from perihelion.core.steps import Word, chance


def possible(game: Game, s: Any, eyes: int) -> list[Word]:
    """The words that chance could say. Where a deal cannot bring one, others are dealt on purpose: in which
    this card lies wherever it can, or comes to nobody if that can be."""
    deal = game.rules.redeal(s, eyes, Generator("possible"))
    found = set(outcomes_of(deal))
    if game.seen.hidden:
        for outcome in missing_in(deal):
            for wanted in (True, False):
                found.update(outcomes_of(game.rules.redeal(s, eyes, Contrived(outcome, wanted))))
    return sorted(found)


def outcomes_of(s: Any) -> list[Word]:
    """The words that chance could say in this state."""
    step = chance(s)
    if step is None:
        return []
    return [step.word(s, outcome) for outcome, weight in enumerate(step.weights(s)) if weight > 0]


def missing_in(s: Any) -> list[int]:
    """The outcomes that cannot come in this state."""
    step = chance(s)
    return [] if step is None else [outcome for outcome, weight in enumerate(step.weights(s)) if weight == 0]
