"""Chapter "Setup": from an empty table to the first round."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Chance, Refusal, Sealed, Seat, Step, Word
from perihelion.games.kit.masks import bit, has
from perihelion.games.m121.cards.board import STARTS
from perihelion.games.m121.cards.tables import CARD_COUNT, CARD_IDS, START_COUNT
from perihelion.games.m121.hand.draw import DrawCards, FillResearch
from perihelion.games.m121.influence.control import take_control
from perihelion.games.m121.phases.colonise import lay_system
from perihelion.games.m121.state import State
from perihelion.games.m121.words import DEAL, KEEP, NEXT, START_AT

STARTS_EACH: Final = 2
QUICK_STARTS: Final = tuple([CARD_IDS.index(id) for id in ("S01", "S05", "S09", "S12")])
"""MX-VAR-07. The start systems of the quick start, by seat."""


class Setup(Step):
    """MX-SETUP-03, MX-SETUP-04, MX-SETUP-05, MX-SETUP-06, MX-SETUP-08. Start systems, hands and research
    cards are dealt; each keeps one start system, then they are placed. What was not dealt stays in the
    deck."""

    def run(self, s: State) -> None:
        seats = range(s.seat_count)
        deals: list[Step] = [DealStart(seat) for seat in seats for _ in range(STARTS_EACH)]
        if s.agreed.quick_start:
            deals = [QuickStart()]
        hands: list[Step] = [DrawCards(seat, s.agreed.hands[seat]) for seat in seats]
        s.then_all([*deals, *hands, FillResearch(), KeepStarts(), DrawOrder(), PlaceStarts()])


class DealStart(Chance):
    """MX-SETUP-03. A start system at random, which only this player sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return [s.deck.bag[card] if card < START_COUNT else 0 for card in range(CARD_COUNT)]

    def happen(self, s: State, outcome: int) -> None:
        deal_start(s, self.seat, outcome)

    def word(self, s: State, outcome: int) -> Word:
        return DEAL.of(outcome)

    def seen_by(self, s: State) -> int:
        return 1 << self.seat


def deal_start(s: State, seat: Seat, card: int) -> None:
    s.deck = s.deck.without(card)
    player = s.players[seat]
    player.starts = tuple(sorted([*player.starts, card]))


def starts_are_secret(s: State) -> bool:
    """MX-SETUP-08. Until all have kept one of their start systems; those that are given lie open."""
    return not s.agreed.quick_start and any(isinstance(step, KeepStarts) for step in s.agenda)


class QuickStart(Step):
    """MX-VAR-07. Start systems are given, one to each."""

    def run(self, s: State) -> None:
        for seat in range(s.seat_count):
            deal_start(s, seat, QUICK_STARTS[seat])


class KeepStarts(Sealed):
    """MX-SETUP-08, MX-SEL-08. In secret each keeps one of the two start systems; the other is discarded."""

    def players(self, s: State) -> list[Seat]:
        return list(range(s.seat_count))

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [KEEP.of(card) for card in s.players[seat].starts]

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        for seat, envelope in enumerate(envelopes):
            kept = KEEP.noun(envelope[0])
            for card in s.players[seat].starts:
                if card != kept:
                    s.deck = s.deck.discarded(card)
            s.players[seat].starts = (kept,)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not KEEP.says(option):
            return None
        return Refusal(
            "MX-SETUP-08", "{card:card} is not one of your two start systems.", card=KEEP.noun(option)
        )


class DrawOrder(Chance):
    """MX-SETUP-09, MX-SETUP-12. Who is next in the initiative order; all tech disks lie on level 1 in it."""

    def weights(self, s: State) -> list[int]:
        return [0 if seat in s.track else 1 for seat in range(s.seat_count)]

    def happen(self, s: State, outcome: int) -> None:
        s.track = (*s.track, outcome)
        if len(s.track) < s.seat_count:
            s.then(DrawOrder())

    def word(self, s: State, outcome: int) -> Word:
        return NEXT.of(outcome)


class PlaceStarts(Step):
    """MX-SETUP-09, MX-SETUP-13. In that order each takes a start space; then the tech powers count."""

    def run(self, s: State) -> None:
        starts: list[Step] = [StartAt(seat) for seat in s.track]
        s.then_all([*starts, StartPowers()])


class StartAt(AskOne):
    """MX-SETUP-09, MX-SETUP-10, MX-SETUP-11, MX-SETUP-14. A free start space for the start system, with its
    cubes and a disk on the political control space; its cost is not paid."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [START_AT.of(space) for space in STARTS[s.seat_count] if not has(s.occupied, space)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        space, player = START_AT.noun(option), s.players[seat]
        lay_system(s, seat, player.starts[0], space, False)
        player.controlled |= bit(space)
        player.starts = ()

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not START_AT.says(option):
            return None
        space = START_AT.noun(option)
        if has(s.occupied, space):
            return Refusal("MX-SETUP-09", "{space:space} is taken.", space=space)
        return Refusal("MX-SETUP-09", "{space:space} is no start space.", space=space)


class StartPowers(Step):
    """MX-SETUP-13, MX-SETUP-14. In initiative order the powers of the start systems begin to work."""

    def run(self, s: State) -> None:
        for seat in s.track:
            for space in STARTS[s.seat_count]:
                if s.sites[space].controller == seat:
                    take_control(s, seat, space)
