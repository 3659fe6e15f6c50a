"""Whether what is open beside a question can wait for a later chance of the same turn."""

from __future__ import annotations

from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.cards.moons import MOON_GAINS, MOON_OTHER
from perihelion.games.andromeda.free.hidden import holds_secret_tokens
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import CASH, SLOT


def can_wait(words: list[Word]) -> bool:
    """AE-FREE-06, AE-FREE-07. Moons stay claimed until they are used; what else is free may hang on ships
    that are lost, or on what comes next."""
    return all(CASH.says(word) or SLOT.says(word) for word in words)


def moons_bring(s: State, seat: Seat, what: int) -> bool:
    """Whether a claimed moon could bring some of this."""
    return any(MOON_GAINS[moon][what] or MOON_OTHER[moon][what] for moon in s.players[seat].claimed)


def plays_openly(s: State, seat: Seat) -> bool:
    """Whether everybody sees what a seat can do: it holds no cards, and no tokens face down."""
    return not s.players[seat].hand.size() and not holds_secret_tokens(s, seat)
