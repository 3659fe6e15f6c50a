"""The points of a turn at which the active player may act between its steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.battle.sides import battle_due, present
from perihelion.games.andromeda.cards.board import SHIPYARD
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.tactics import AFTER_ACTIVATE, AT_STRIKE, CARD_WINDOW, OWN_TURN
from perihelion.games.andromeda.free.hidden import holds_secret_tokens
from perihelion.games.andromeda.free.leaving import card_leaves_open
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.free.refusals import why_not_take
from perihelion.games.andromeda.free.waiting import can_wait
from perihelion.games.andromeda.launch.legal import base_open
from perihelion.games.andromeda.raiders.strike import strike_comes
from perihelion.games.andromeda.region import BASE
from perihelion.games.andromeda.state import WHO_CAN, State
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.tactics.windows import playable, why_not_play
from perihelion.games.andromeda.words import (
    AFTER_ACTIVATION,
    AFTER_EVENT,
    BEFORE_ACTIVATION,
    BEFORE_BATTLE,
    END_OF_TURN,
    GO_ON,
    PLAY,
)
from perihelion.games.kit.masks import has


@mypyc_attr(allow_interpreted_subclasses=True)
class Point(Step):
    """AE-P-46. The active player goes on, takes a free action, or plays a card of an open window, again and
    again; skipped if, as everybody can see, nothing but going on is possible."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def question(self) -> AtPoint:
        raise NotImplementedError

    def due(self, s: State) -> bool:
        """Whether the turn comes to this point at all."""
        return True

    def run(self, s: State) -> None:
        if not self.due(s):
            return
        question = self.question()
        if s.agreed.asked == WHO_CAN:
            s.reveal(~(1 << self.side))
            if len(question.options(s, self.side)) > 1:
                s.then(question)
        elif (
            (question.cards_open() and s.players[self.side].hand.size())
            or holds_secret_tokens(s, self.side)
            or question.free(s, self.side)
        ):
            s.then(question)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtPoint(Own):
    """The question at a point of the turn."""

    def windows(self, s: State) -> list[int]:
        """The windows that are open here."""
        return [OWN_TURN]

    def cards_open(self) -> bool:
        return True

    def again(self) -> Step:
        """The point, after something was done at it."""
        raise NotImplementedError

    def resume(self) -> Step:
        return self.again()

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = [GO_ON]
        for window in self.windows(s):
            words += self.sensible(s, seat, playable(s, seat, window))
        return words

    def sensible(self, s: State, seat: Seat, words: list[Word]) -> list[Word]:
        """AE-FREE-10. Not a card that makes impossible what is begun."""
        return words

    def tells(self, s: State) -> bool:
        return s.agreed.asked == WHO_CAN

    def skips_single(self, s: State, seat: Seat) -> bool:
        if self.tells(s):
            return True
        return s.players[seat].hand.size() == 0 and super().skips_single(s, seat)

    def hangs_on_cards(self, s: State, seat: Seat, option: Word) -> bool:
        return option != GO_ON and (self.costly(s, seat) or LATE.freedom.resolves(option))

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option != GO_ON:
            s.then(PlayCard(seat, PLAY.noun(option)), self.again())

    def declining(self, s: State, seat: Seat) -> Word:
        return GO_ON

    def passed_by(self, s: State) -> bool:
        """Whether what is open here is as open at a later point of the turn."""
        return True

    def idle(self, s: State, seat: Seat) -> bool:
        words = self.answers(s, seat)
        only_here = [word for word in words if word != GO_ON and CARD_WINDOW[PLAY.noun(word)] != OWN_TURN]
        return (self.passed_by(s) and not only_here) or super().idle(s, seat)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if PLAY.says(option):
            return why_not_play(s, seat, PLAY.noun(option), *self.windows(s))
        return super().why_not(s, seat, option)


class BeforeActivation(Point):
    """TP-2."""

    def question(self) -> AtPoint:
        return AskBeforeActivation(self.side)


class AskBeforeActivation(AtPoint):
    """TP-2. AE-FREE-10: what the region launched to needs stays."""

    def again(self) -> Step:
        return BeforeActivation(self.seat)

    def moment(self, s: State, seat: Seat) -> int:
        return BEFORE_ACTIVATION

    def costly(self, s: State, seat: Seat) -> bool:
        """AE-BASE-03. The Shipyard can always be activated."""
        here = s.regions[s.target]
        return here.kind == BASE and here.tile != SHIPYARD

    def still_open(self, s: State, seat: Seat) -> bool:
        return base_open(s, seat, s.target, 0)

    def sensible(self, s: State, seat: Seat, words: list[Word]) -> list[Word]:
        if not self.costly(s, seat):
            return words
        return [word for word in words if self.leaves_open(s, seat, PLAY.noun(word))]

    def leaves_open(self, s: State, seat: Seat, card: int) -> bool:
        return card_leaves_open(s, seat, self, LATE.tactics[card], card)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option in playable(s, seat, OWN_TURN):
            return why_not_take()
        return super().why_not(s, seat, option)


class AfterActivation(Point):
    """TP-3."""

    def question(self) -> AtPoint:
        return AskAfterActivation(self.side)


class AskAfterActivation(AtPoint):
    """TP-3. Cards for after the activation, and at last those for Raider Strike."""

    def windows(self, s: State) -> list[int]:
        windows = [OWN_TURN, AFTER_ACTIVATE]
        return [*windows, AT_STRIKE] if strike_comes(s) and not s.calm else windows

    def passed_by(self, s: State) -> bool:
        return s.calm or not strike_comes(s)

    def again(self) -> Step:
        return AfterActivation(self.seat)

    def moment(self, s: State, seat: Seat) -> int:
        return AFTER_ACTIVATION


class BeforeBattle(Point):
    """TP-4. Only if a battle follows."""

    def due(self, s: State) -> bool:
        return battle_due(s)

    def question(self) -> AtPoint:
        return AskBeforeBattle(self.side)


class AskBeforeBattle(AtPoint):
    """TP-4."""

    def passed_by(self, s: State) -> bool:
        return False

    def idle(self, s: State, seat: Seat) -> bool:
        """TP-5, AE-FREE-06. Who takes part can use a claimed moon at the chances inside the battle too."""
        waits = has(present(s), seat) and can_wait(self.free(s, seat))
        return (waits and self.answers(s, seat) == [GO_ON]) or super().idle(s, seat)

    def again(self) -> Step:
        return BeforeBattle(self.seat)

    def moment(self, s: State, seat: Seat) -> int:
        return BEFORE_BATTLE


class EndOfTurn(Point):
    """TP-8."""

    def question(self) -> AtPoint:
        return AskEndOfTurn(self.side)


class AskEndOfTurn(AtPoint):
    """TP-8. Modules may be rearranged too."""

    def anywhere(self) -> bool:
        return True

    def passed_by(self, s: State) -> bool:
        return False

    def again(self) -> Step:
        return EndOfTurn(self.seat)

    def moment(self, s: State, seat: Seat) -> int:
        return END_OF_TURN


class AfterEvent(Point):
    """TP-9."""

    def question(self) -> AtPoint:
        return AskAfterEvent(self.side)


class AskAfterEvent(AtPoint):
    """TP-9. Only what cannot move the event marker."""

    def windows(self, s: State) -> list[int]:
        return []

    def cards_open(self) -> bool:
        return False

    def passed_by(self, s: State) -> bool:
        """It is the last point of the turn, before what is above the limits is lost."""
        return False

    def again(self) -> Step:
        return AfterEvent(self.seat)

    def skips_single(self, s: State, seat: Seat) -> bool:
        return True

    def moment(self, s: State, seat: Seat) -> int:
        return AFTER_EVENT

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if PLAY.says(option):
            return Refusal("AE-TURN-09", "After the event card no tactics cards are played in this turn.")
        return super().why_not(s, seat, option)
