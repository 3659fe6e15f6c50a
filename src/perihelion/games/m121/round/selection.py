"""The secret choice of a phase, with or without a boost, and the reveal."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Sealed, Seat, Word
from perihelion.games.m121.cards.slots import PHASES
from perihelion.games.m121.cards.tables import NO_CARD
from perihelion.games.m121.hand.pay import discard
from perihelion.games.m121.state import State
from perihelion.games.m121.words import BOOST, CHOOSE, NO_BOOST

ALL_SEATS: Final[tuple[list[Seat], ...]] = tuple([list(range(seats)) for seats in range(5)])
ANY_PHASE: Final[list[Word]] = [CHOOSE.of(phase) for phase in range(len(PHASES))]


class Selection(Sealed):
    """MX-SEL-01, MX-SEL-02, MX-SEL-03, MX-SEL-07, MX-SEL-08. Everybody chooses a phase, then a hand card as a
    boost, or none. Until the last envelope is closed nobody learns anything; the boost card stays in the hand
    until then, and the hand does not look smaller."""

    def players(self, s: State) -> list[Seat]:
        return ALL_SEATS[s.seat_count]

    def complete(self, s: State, seat: Seat) -> bool:
        return len(s.sealed[seat]) == 2

    def options(self, s: State, seat: Seat) -> list[Word]:
        """MX-SEL-04. Without a card nobody can boost."""
        if not s.sealed[seat]:
            return ANY_PHASE
        words = [BOOST.of(card) for card in s.players[seat].hand.kinds()]
        words.append(NO_BOOST)
        return words

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        """MX-SEL-05. Everything is revealed at once; boost cards are discarded face up."""
        s.chosen = tuple([CHOOSE.noun(envelope[0]) for envelope in envelopes])
        s.boosts = tuple(
            [NO_CARD if envelope[1] == NO_BOOST else BOOST.noun(envelope[1]) for envelope in envelopes]
        )
        for seat in range(s.seat_count):
            if s.boosts[seat] != NO_CARD:
                discard(s, seat, s.boosts[seat])

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if CHOOSE.says(option):
            return Refusal("MX-SEL-01", "You have chosen a phase; now the boost, or none.")
        if not BOOST.says(option) and option != NO_BOOST:
            return None
        if not s.sealed[seat]:
            return Refusal("MX-SEL-01", "First choose a phase; then boost it, or not.")
        card = BOOST.noun(option)
        return Refusal("MX-SEL-02", "{card:card} is not in your hand.", card=card)
