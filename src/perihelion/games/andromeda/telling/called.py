"""What a word is called where it is too bare by itself: `done` that sends ships, or sends none."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.battle.escalation import SendShips
from perihelion.games.andromeda.cards.fleet import KINDS, fleet_said
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import DONE
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.tellers import asked


def called(s: State, seat: Seat, word: Word) -> Said:
    return sending(s, seat) if word == DONE and isinstance(asked(s), SendShips) else NOTHING_SAID


def sending(s: State, seat: Seat) -> Said:
    """AE-ESC-02, AE-ESC-06."""
    if s.sending:
        return Said("send {fleet}", fleet=fleet_said(going(s)))
    return Said("send no ships") if has(s.battle.sides, seat) else Said("stay out")


def going(s: State) -> tuple[int, ...]:
    """How many ships of each type move in so far."""
    return tuple([len([berth for berth in s.sending if berth % KINDS == ship]) for ship in range(KINDS)])
