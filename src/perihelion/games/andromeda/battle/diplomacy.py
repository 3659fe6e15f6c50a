"""Diplomacy: each participant may play one Diplomacy card."""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import ONE
from perihelion.core.steps import Seat, Side, Step, Word
from perihelion.games.andromeda.battle.sides import present
from perihelion.games.andromeda.cards.tactics import IN_DIPLOMACY as WINDOW
from perihelion.games.andromeda.fight import DIPLOMACY, ENDED
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.tactics.windows import Participants
from perihelion.games.andromeda.words import END_BATTLE, FIGHT_ON, IN_DIPLOMACY
from perihelion.games.kit.masks import bit, has


class Diplomacy(Step):
    """AE-DIP-01, AE-DIP-02, AE-TAC-08. Active player first, one chance and one card each."""

    def run(self, s: State) -> None:
        s.battle.step = DIPLOMACY
        s.then(DiplomacyWindow(tuple(s.from_active()), ONE, WINDOW, IN_DIPLOMACY))


class DiplomacyWindow(Participants):
    """AE-DIP-01, AE-P-36. Who has played a card is noted."""

    def play(self, s: State, seat: Seat, option: Word) -> None:
        s.battle.diplomats |= bit(seat)
        super().play(s, seat, option)


class MayEnd(Step):
    """AE-DIP-03, AE-BAT-10. These players are asked in turn order whether they end the battle, if they are
    still in it; the first yes ends it."""

    def __init__(self, sides: tuple[Side, ...]) -> None:
        self.sides: Final = sides

    def run(self, s: State) -> None:
        left = tuple([side for side in self.sides if has(s.battle.sides & present(s), side)])
        if left and s.battle.step != ENDED:
            s.then(EndIt(left[0]), MayEnd(left[1:]))


class EndIt(Own):
    """AE-P-37."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [FIGHT_ON, END_BATTLE]

    def resume(self) -> Step:
        return MayEnd((self.seat,))

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == END_BATTLE:
            s.battle.step = ENDED
