"""A secret look at the next event cards."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Pile, knows
from perihelion.core.steps import Chance, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.state import GONE, State
from perihelion.games.andromeda.words import EVENT, ON_TOP


class Scry(Step):
    """AE-ACT-04, AE-ACT-05. Look at the top cards, as many as there are; an empty deck is first made of the
    discards. Without the event marker nothing is looked at."""

    def __init__(self, side: Side, count: int) -> None:
        self.side: Final = side
        self.count: Final = count

    def run(self, s: State) -> None:
        if s.marker_at == GONE:
            return
        if not s.events.size():
            s.events = s.events.reshuffled()
        count = min(self.count, s.events.size())
        if count:
            looks = [LookAtEvent(self.side, depth) for depth in range(count)]
            s.then_all([*looks, PutOnTop(self.side, count)])


class LookAtEvent(Step):
    """A card at this depth, unless the side knows it already."""

    def __init__(self, side: Side, depth: int) -> None:
        self.side: Final = side
        self.depth: Final = depth

    def run(self, s: State) -> None:
        pile = s.events
        if self.depth >= len(pile.top) or not knows(self.side, pile.top_seen[self.depth]):
            s.then(SeeEvent(self.side, self.depth))


class SeeEvent(Chance):
    """Which card it is; only the side sees it."""

    def __init__(self, side: Side, depth: int) -> None:
        self.side: Final = side
        self.depth: Final = depth

    def weights(self, s: State) -> list[int]:
        return below(s.events, self.depth).weights()

    def happen(self, s: State, outcome: int) -> None:
        pile = s.events
        rest = below(pile, self.depth)
        seen = rest.next_seen() | 1 << self.side
        rest = rest.without(outcome).on_top(outcome, seen)
        for depth in range(self.depth - 1, -1, -1):
            rest = rest.on_top(pile.top[depth], pile.top_seen[depth])
        s.events = rest

    def seen_by(self, s: State) -> int:
        return 1 << self.side

    def word(self, s: State, outcome: int) -> Word:
        return EVENT.of(outcome)


def below(pile: Pile, depth: int) -> Pile:
    """The pile without its first cards, which somebody has seen."""
    top, seen = pile.top[depth:], pile.top_seen[depth:]
    return Pile(pile.bag, top, seen, pile.bottom, pile.bottom_seen, pile.discard, pile.unknown)


class PutOnTop(Own):
    """AE-P-13, AE-P-52. One card goes back on top, the others to the bottom; nobody else sees which."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [ON_TOP.of(event) for event in sorted(set(s.events.top[: self.count]))]

    def skips_single(self, s: State, seat: Seat) -> bool:
        return self.count == 1

    def seen_by(self, s: State, seat: Seat) -> int:
        return 1 << seat

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        first = ON_TOP.noun(option)
        others = list(s.events.top[: self.count])
        others.remove(first)
        pile = below(s.events, self.count)
        for event in others:
            pile = pile.under(event, 1 << seat)
        s.events = pile.on_top(first, 1 << seat)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if ON_TOP.says(option):
            return Refusal("AE-P-52", "It is not among the cards that you have looked at.")
        return super().why_not(s, seat, option)
