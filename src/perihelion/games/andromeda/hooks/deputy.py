"""Questions about the pieces of an automatic side, which somebody else answers."""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import AskBeside
from perihelion.core.steps import AskOne, Refusal, Seat, Side, Word
from perihelion.games.andromeda.state import State


class InPlaceOf(AskOne):
    """A question that a chapter has put to an automatic side: this seat answers it, with the pieces of that
    side and without free actions."""

    def __init__(self, seat: Seat, ask: AskOne) -> None:
        super().__init__(seat)
        self.ask: Final = ask
        self.side: Final[Side] = ask.seat

    def owner(self, s: State, seat: Seat) -> Side:
        return self.side

    def options(self, s: State, seat: Seat) -> list[Word]:
        ask = self.ask
        return ask.answers(s, self.side) if isinstance(ask, AskBeside) else ask.options(s, self.side)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        ask = self.ask
        if isinstance(ask, AskBeside):
            ask.answered(s, self.side, option)
        else:
            ask.choose(s, self.side, option)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return self.ask.why_not(s, self.side, option)
