"""Helios with faults about secrets and questions, each found by one law.

Each game begins with a few steps of its own, one of them at fault, and goes on as Helios does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from kit.helios import GAME as HELIOS
from kit.helios.rules import (
    DONE,
    FLARE,
    MIRROR,
    MOMENTS,
    NO_BOOST,
    ORE,
    ROLL,
    Act,
    AfterFlare,
    AfterShot,
    Answer,
    Bids,
    DealCard,
    Echo,
    Gift,
    Look,
    React,
    Reply,
    Shot,
    State,
    TakeToken,
    Verdict,
    stash,
)
from perihelion.core.asks import InWindow, NextInWindow
from perihelion.core.game import Game
from perihelion.core.piles import ALL_SEATS, Pile
from perihelion.core.steps import Step

RED, BLUE = 0, 1
FEW = Pile((4, 2, 3), discard=(ORE, ORE, FLARE, FLARE))
"""After the deal to three seats three cards are left, now and then all the same."""


def beginning(*steps: Step, pile: Pile | None = None) -> Game:
    """A deep game that has these steps after its deal."""

    def setup(seats: int, options: Mapping[str, str]) -> State:
        s: State = HELIOS.rules.setup(seats, {**options, "deep": "yes"})
        s.agenda[2:2] = steps[::-1]
        s.pile = pile or s.pile
        return s

    return replace(HELIOS, rules=replace(HELIOS.rules, setup=setup))


class ChoosyReply(Reply):
    """Asks only seats that could answer."""

    def concerns(self, s: State, seat: int) -> bool:
        return s.players[seat].hand.count(self.card) > 0


class OpenGift(Gift):
    """Third seats see in the taker's hand what was given."""

    def choose(self, s: State, seat: int, option: int) -> None:
        super().choose(s, seat, option)
        taker = s.players[self.other]
        taker.hand = taker.hand.shown(ALL_SEATS)


class SilentGift(Gift):
    """The taker has seen the card, and the giver may take it back."""

    def choose(self, s: State, seat: int, option: int) -> None:
        super().choose(s, seat, option)
        s.known -= 1


class SilentReply(Reply):
    """A card that all have seen goes back to the hand by an undo."""

    def play(self, s: State, seat: int, option: int) -> None:
        super().play(s, seat, option)
        s.known -= 1


class SkippedDeal(DealCard):
    """Leaves no entry if only one card can come: who sees that knows what came."""

    def skips_single(self, s: State) -> bool:
        return True


class OpenToken(TakeToken):
    """Lays the token down face up."""

    def choose(self, s: State, seat: int, option: int) -> None:
        super().choose(s, seat, option)
        assert s.caches is not None, "this game is deep"
        s.caches = s.caches.shown(stash(seat), ALL_SEATS)


class Prepare(Step):
    """A card out of a hand stands in the agenda, which all can read."""

    def run(self, s: State) -> None:
        s.then(Shot(RED), Act(RED, 1 + s.players[RED].hand.count(ORE)))


class SkippedBids(Bids):
    """Everybody must boost, and who has only one way to do it is not asked."""

    def options(self, s: State, seat: int) -> list[int]:
        return [word for word in super().options(s, seat) if word != NO_BOOST]


class HastyBids(Bids):
    """Whoever seals the last word is first."""

    def choose(self, s: State, seat: int, option: int) -> None:
        s.first = seat
        super().choose(s, seat, option)


class FirmReply(Reply):
    def ask(self, place: int) -> InWindow:
        return FirmReact(self, place)


class FirmReact(React):
    """Who never wants to be asked says a word that is not offered."""

    def declining(self, s: State, seat: int) -> int:
        return DONE


class NamelessReply(Reply):
    def ask(self, place: int) -> InWindow:
        return NamelessReact(self, place)


class NamelessReact(React):
    """A moment that has no name."""

    def moment(self, s: State, seat: int) -> int:
        return len(MOMENTS)


class StrayVerdict(Verdict):
    """About a side that does not play."""

    def owner(self, s: State, seat: int) -> int:
        return s.seat_count


class BlindVerdict(Verdict):
    """Nobody sees what was said, not even who said it; nothing comes of it either."""

    def choose(self, s: State, seat: int, option: int) -> None:
        pass

    def seen_by(self, s: State, seat: int) -> int:
        return 0


class HurriedAct(Act):
    """A free action costs an action."""

    def choose(self, s: State, seat: int, option: int) -> None:
        if option in self.free(s, seat):
            s.then(HurriedAct(seat, self.left - 1))
            self.take(s, seat, option)
        else:
            super().choose(s, seat, option)


class HurriedEcho(Echo):
    """Whoever vents ore in a window has had its chance."""

    def ask(self, place: int) -> InWindow:
        return HurriedAnswer(self, place)


class HurriedAnswer(Answer):
    def choose(self, s: State, seat: int, option: int) -> None:
        if option in self.free(s, seat):
            s.then(NextInWindow(self.window, self.place + 1))
            self.take(s, seat, option)
        else:
            super().choose(s, seat, option)


class ShortEcho(Echo):
    """Those who have passed are not asked again."""

    def after(self, place: int) -> Step:
        return NextInWindow(self, place)


class MutteredShot(Shot):
    """Two numbers of the die are called alike."""

    def word(self, s: State, outcome: int) -> int:
        return ROLL.of(min(outcome, 2))


class TellingReply(ChoosyReply):
    """Asks only seats that could answer, as the table has agreed; it is known from then on."""

    def tells(self, s: State) -> bool:
        return True


ASKED = Verdict(RED, BLUE)
"""An open question that changes nothing hidden, before the step at fault."""
ANSWERS = (BLUE, RED)

CHOOSY = beginning(ASKED, ChoosyReply(ANSWERS, FLARE), AfterShot())
CHOOSY_AFTER_A_ROLL = beginning(Shot(RED), ChoosyReply(ANSWERS, MIRROR), AfterFlare())
OPEN_GIFT = beginning(OpenGift(RED, BLUE))
SILENT_GIFT = beginning(SilentGift(RED, BLUE))
SILENT_REPLY = beginning(SilentReply(ANSWERS, MIRROR), AfterFlare())
SKIPPED_DEAL = beginning(ASKED, SkippedDeal(RED), pile=FEW)
SKIPPED_DEALS = beginning(DealCard(BLUE), SkippedDeal(RED), Shot(RED), pile=FEW)
OPEN_TOKEN = beginning(Look(RED, 0), OpenToken(RED, 0))
PREPARED = beginning(ASKED, Prepare())
SKIPPED_BIDS = beginning(SkippedBids())
HASTY_BIDS = beginning(HastyBids())
FIRM = beginning(FirmReply(ANSWERS, MIRROR), AfterFlare())
UNNAMED = beginning(NamelessReply(ANSWERS, MIRROR), AfterFlare())
STRAY = beginning(StrayVerdict(RED, BLUE))
BLIND = beginning(BlindVerdict(RED, BLUE))
HURRIED = beginning(HurriedAct(RED, 2))
HURRIED_ECHO = beginning(HurriedEcho(ANSWERS))
SHORT_ECHO = beginning(ShortEcho(ANSWERS))
MUTTERED = beginning(MutteredShot(RED))
SOUND = beginning(
    ASKED,
    Gift(RED, BLUE),
    DealCard(RED),
    Reply(ANSWERS, MIRROR),
    AfterFlare(),
    TellingReply(ANSWERS, MIRROR),
    AfterFlare(),
    Look(RED, 0),
    pile=FEW,
)
"""The same without a fault."""
