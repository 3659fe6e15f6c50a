"""Which of the offered words are worth a thought."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Step, Word
from perihelion.games.kit.masks import has
from perihelion.games.m121.cards.board import CORNERS, IN_PLAY
from perihelion.games.m121.cards.tables import tab_at
from perihelion.games.m121.cards.tabs import BLANK
from perihelion.games.m121.hand.pay import Pay
from perihelion.games.m121.mind.profit import profit_of
from perihelion.games.m121.mind.rounds import rounds_left
from perihelion.games.m121.phases.build import ChooseTurn
from perihelion.games.m121.phases.tolls import Toll
from perihelion.games.m121.round.closing import AskTime
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.state import State
from perihelion.games.m121.words import BOOST, GIVE, GO_ON, NO_BOOST, PAY, TURN

SPARED: Final = 2
"""Of the cards that could be given away the worst few are thought of."""


def candidates(s: State, seat: Seat, offered: list[Word]) -> list[Word]:
    """Of the cards to discard, to hand over or to boost with only the worst; of the turns of a card only the
    one whose tabs face most open spaces. MX-VAR-02: people say when time is up."""
    step: Step = s.agenda[-1]
    if isinstance(step, AskTime):
        return [GO_ON]
    if len(offered) < 3:
        return offered
    if isinstance(step, Pay):
        return worst(s, seat, PAY.base, offered, 1 if step.left > 1 else SPARED)
    if isinstance(step, Toll):
        return worst(s, seat, GIVE.base, offered, SPARED)
    if isinstance(step, Selection) and s.sealed[seat]:
        return [*worst(s, seat, BOOST.base, offered[:-1], SPARED), NO_BOOST]
    if isinstance(step, ChooseTurn):
        return [TURN.of(best_turn(s, step.card, step.gap))]
    return offered


def worst(s: State, seat: Seat, base: int, offered: list[Word], count: int) -> list[Word]:
    """The words about the cards that a player would miss least."""
    rounds = rounds_left(s)
    ranked = [(profit_of(s, seat, word - base, rounds), word) for word in offered]
    ranked.sort()
    return [word for _, word in ranked[:count]]


def best_turn(s: State, card: int, gap: int) -> int:
    """The turn with most working tabs at spaces that are still free."""
    best, most = 0, -1
    for turn in range(4):
        found = 0
        for corner in range(4):
            space = CORNERS[gap][corner]
            free = has(IN_PLAY[s.seat_count], space) and not has(s.occupied, space)
            if free and tab_at(card, turn, corner).kind != BLANK:
                found += 1
        if found > most:
            best, most = turn, found
    return best
