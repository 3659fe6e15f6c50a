"""Stacks of discovery tokens are searched."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Chance, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.tokens import HELD, OBSERVATORY_STACK
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import FIND, TAKE


class Search(Step):
    """AE-TRK-04, AE-DEV-13. Look secretly through a stack and keep one token of it; an empty one gives
    nothing."""

    def __init__(self, side: Side, stack: int) -> None:
        self.side: Final = side
        self.stack: Final = stack

    def run(self, s: State) -> None:
        if s.discoveries.size(self.stack):
            s.then(LookThrough(self.side, self.stack), KeepOne(self.side, self.stack))


class LookThrough(Step):
    """Whoever looks sees all of it: what nobody has seen is found out, what others have seen is shown."""

    def __init__(self, side: Side, stack: int) -> None:
        self.side: Final = side
        self.stack: Final = stack

    def run(self, s: State) -> None:
        if s.discoveries.closed(self.stack):
            s.then(FindToken(self.side, self.stack), self)
        else:
            s.discoveries = s.discoveries.shown(self.stack, 1 << self.side)
            s.reveal(1 << self.side)


class FindToken(Chance):
    """What a token is that nobody had looked at there."""

    def __init__(self, side: Side, place: int) -> None:
        self.side: Final = side
        self.place: Final = place

    def weights(self, s: State) -> list[int]:
        return s.discoveries.weights(self.place)

    def happen(self, s: State, outcome: int) -> None:
        s.discoveries = s.discoveries.found(self.place, outcome, 1 << self.side)

    def seen_by(self, s: State) -> int:
        return 1 << self.side

    def word(self, s: State, outcome: int) -> Word:
        return FIND.of(outcome)


class KeepOne(Step):
    """AE-TRK-11. A free action beside the choice may have taken the last token."""

    def __init__(self, side: Side, stack: int) -> None:
        self.side: Final = side
        self.stack: Final = stack

    def run(self, s: State) -> None:
        if s.discoveries.size(self.stack):
            s.then(KeepToken(self.side, self.stack))


class KeepToken(Own):
    """AE-P-31, AE-TRK-11. One token, face down; nobody else sees which."""

    def __init__(self, seat: Seat, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [TAKE.of(token) for token in s.discoveries.places[self.stack].kinds()]

    def skips_single(self, s: State, seat: Seat) -> bool:
        """With more than one token there might have been a choice."""
        return s.discoveries.size(self.stack) == 1

    def seen_by(self, s: State, seat: Seat) -> int:
        return 1 << seat

    def resume(self) -> Step:
        return KeepOne(self.seat, self.stack)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        token = TAKE.noun(option)
        less = s.discoveries.taken(self.stack, token, 1 << seat)
        s.discoveries = less.laid(HELD + seat, token, 1 << seat)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if TAKE.says(option):
            return Refusal("AE-P-31", "It is not in this stack.")
        return super().why_not(s, seat, option)


class RandomToken(Step):
    """A token of the Observatory stack at random, without a look at the others."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        if s.discoveries.size(OBSERVATORY_STACK):
            s.discoveries = s.discoveries.moved_unseen(OBSERVATORY_STACK, HELD + self.side)
            s.then(FindToken(self.side, HELD + self.side))


def discard_token(s: State, side: Side, token: int) -> None:
    """AE-FREE-03. A discovery token that is used leaves the game."""
    s.discoveries = s.discoveries.taken(HELD + side, token, -1)
    s.reveal(~(1 << side))
