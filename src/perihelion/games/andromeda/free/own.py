"""A question to a seat, with the free actions that are open beside it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.core.asks import AskBeside
from perihelion.core.steps import Refusal, Seat, Step, Word
from perihelion.games.andromeda.battle.sides import Recount
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.free.hidden import (
    Holding,
    discounts_open,
    holds_discounts,
    holds_secret_tokens,
    might_pay_more,
    plain,
)
from perihelion.games.andromeda.free.waiting import plays_openly
from perihelion.games.andromeda.numbers import in_battle
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import DONE, FIGHT_ON, GO_ON, NO, NO_MORE, PASS, PLAY, RETURN


def free_now(s: State, seat: Seat) -> bool:
    """AE-FREE-01, AE-FREE-09, AE-END-05. On the own turn, and not inside another free action."""
    return s.active == seat and s.freely == 0


DECLINING: Final[tuple[Word, ...]] = (DONE, GO_ON, NO, NO_MORE, PASS, RETURN, FIGHT_ON)
"""What may still become one answer of several, by a free action that opens others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(AskBeside):
    """TP-7. Beside every decision of the active player free actions are open."""

    def anywhere(self) -> bool:
        """Whether modules may be rearranged here."""
        return False

    def costly(self, s: State, seat: Seat) -> bool:
        """AE-FREE-10. Whether what is begun must be paid for, so that nothing may make that impossible."""
        return False

    def still_open(self, s: State, seat: Seat) -> bool:
        """AE-FREE-10. Whether what is begun can be finished as things are."""
        return bool(self.answers(s, seat))

    def forced(self, answers: list[Word]) -> bool:
        """AE-P-19. What has a single answer is no decision: it is taken without asking, whatever is free."""
        return len(answers) == 1 and answers[0] not in DECLINING

    def answering(self, option: Word) -> bool:
        """Whether this word answers the question."""
        return not LATE.freedom.says(option)

    def free(self, s: State, seat: Seat) -> list[Word]:
        if not free_now(s, seat):
            return []
        return LATE.freedom.words(s, seat, self, self.anywhere(), self.costly(s, seat))

    def options(self, s: State, seat: Seat) -> list[Word]:
        answers = self.answers(s, seat)
        if not free_now(s, seat) or self.forced(answers):
            return answers
        return answers + self.free(s, seat)

    def from_hand(self, s: State, seat: Seat) -> bool:
        """Whether discount cards in hand may add answers."""
        return self.costly(s, seat)

    def opens(self, s: State, seat: Seat, option: Word) -> bool:
        """Whether a word can be said."""
        return option in (self.answers(s, seat) if self.answering(option) else self.options(s, seat))

    def hangs_on_cards(self, s: State, seat: Seat, option: Word) -> bool:
        """Whether a word that can be said might not be open with other cards in hand."""
        return True

    def tells_of_cards(self, s: State, seat: Seat, option: Word) -> bool:
        """Whether a word can only be said with a discount card in hand, so that all learn of it."""
        if PLAY.says(option) or not discounts_open(s, seat) or not self.hangs_on_cards(s, seat, option):
            return False
        if not holds_discounts(s, seat):
            return False
        with Holding(s, seat, plain(s, seat)):
            return not self.opens(s, seat, option)

    def skips_single(self, s: State, seat: Seat) -> bool:
        """To choose for a player would tell what hidden tokens and cards cannot do."""
        if holds_secret_tokens(s, seat) and not self.forced(self.answers(s, seat)):
            return False
        return not (self.from_hand(s, seat) and might_pay_more(s, seat, self))

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if self.tells_of_cards(s, seat, option):
            s.reveal(~(1 << seat))
        if self.answering(option):
            self.answered(s, seat, option)
        else:
            s.then(self.resume())
            self.take(s, seat, option)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not LATE.freedom.says(option):
            return None
        return LATE.freedom.why_not(s, seat, option, self.anywhere())

    def take(self, s: State, seat: Seat, option: Word) -> None:
        begin_free(s, seat, option)

    def openly(self, s: State, seat: Seat) -> bool:
        return plays_openly(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(Own):
    """A question whose answers are the same whatever cards are in hand."""

    def hangs_on_cards(self, s: State, seat: Seat, option: Word) -> bool:
        return LATE.freedom.resolves(option)


def begin_free(s: State, seat: Seat, option: Word) -> None:
    """AE-FREE-09. To its end, without another one in between."""
    s.freely = 1
    s.then(FreeActionDone())
    LATE.freedom.take(s, seat, option)


class FreeActionDone(Step):
    """AE-FREE-09. What was interrupted goes on."""

    def run(self, s: State) -> None:
        s.freely = 0
        if in_battle(s):
            s.then(Recount())
