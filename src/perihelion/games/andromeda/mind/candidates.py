"""Which of the offered words are worth a thought."""

from __future__ import annotations

from perihelion.core.steps import Seat, Step, Word
from perihelion.games.andromeda.battle.escalation import SendShips
from perihelion.games.andromeda.cards.fleet import KINDS
from perihelion.games.andromeda.events.scry import PutOnTop
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.home.activate import ActivateModules, Activator
from perihelion.games.andromeda.home.usable import leaving_matters
from perihelion.games.andromeda.modules.place import ChoosePlace
from perihelion.games.andromeda.payment.settle import Settle
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.turn.points import AskEndOfTurn, AtPoint
from perihelion.games.andromeda.turn.turn import StartOfTurn
from perihelion.games.andromeda.words import (
    BARGE,
    DONE,
    PAY,
    PLAY,
    REARRANGE,
    RECRUIT,
    RECRUIT_ONE,
    SEND,
    WITH,
)


def candidates(s: State, seat: Seat, offered: list[Word]) -> list[Word]:
    """Payments as proposed, the best ship for a module, free actions where they belong."""
    if len(offered) < 2:
        return offered
    step: Step = s.agenda[-1]
    if isinstance(step, Settle):
        return [word for word in offered if word == PAY or PLAY.says(word)] or offered[:2]
    if isinstance(step, Activator):
        return activators(s, seat, offered)
    if isinstance(step, SendShips):
        return sends(s, offered)
    if isinstance(step, (PutOnTop, ChoosePlace)):
        return offered[:1]
    if isinstance(step, (StartOfTurn, ActivateModules, AskEndOfTurn)):
        return [word for word in offered if not (REARRANGE.says(word) or RECRUIT_ONE.says(word))]
    if isinstance(step, AtPoint):
        return [
            word
            for word in offered
            if not free(word) or (RECRUIT.says(word) and RECRUIT.noun(word) == s.target)
        ]
    if isinstance(step, Own):
        return [word for word in offered if not free(word)] or offered
    return offered


def free(word: Word) -> bool:
    """Whether it is a free action."""
    return RECRUIT.base <= word < REARRANGE.base + REARRANGE.size


def activators(s: State, seat: Seat, offered: list[Word]) -> list[Word]:
    """One ship, the one that is missed least where it stands; or energy."""
    best, least = -1, 99
    kept: list[Word] = []
    for word in offered:
        if not WITH.says(word):
            kept.append(word)
            continue
        place, ship = divmod(WITH.noun(word), KINDS)
        missed = 0 if place == BARGE else 1
        if missed and leaving_matters(s, seat, place):
            missed = 3 if ship == 0 else 2
        if missed < least:
            best, least = word, missed
    return [best, *kept] if best >= 0 else kept


def sends(s: State, offered: list[Word]) -> list[Word]:
    """Ships one by one, in the order of their berths."""
    last = s.sending[-1] if s.sending else -1
    return [word for word in offered if word == DONE or (SEND.says(word) and SEND.noun(word) >= last)]
