"""Laws of questions: whom they concern, and what comes after an answer."""

from __future__ import annotations

from perihelion.core.asks import AGAIN, AskBeside, InWindow
from perihelion.core.digest import digest, dump
from perihelion.core.steps import (
    NO_MOMENT,
    Ask,
    Step,
    choose,
    options,
    waiting,
)
from perihelion.lab.laws.moment import Broken, Moment, any_of


def envelopes_commute(at: Moment) -> None:
    """In which order envelopes are sealed makes no difference."""
    seats = waiting(at.s)
    if len(seats) < 2:
        return
    words = [(seat, any_of(options(at.s, seat), at.generator)) for seat in seats[:2]]
    ends = []
    for order in (words, words[::-1]):
        clone = at.s.clone()
        for seat, word in order:
            choose(clone, seat, word)
        ends.append(digest(clone))
    if ends[0] != ends[1]:
        raise Broken(f"it makes a difference whether {at.names[seats[0]]} answers first")


def questions_know_their_place(at: Moment) -> None:
    """A question is about a side of the game; a moment at which a seat may decline has a name, and declining
    is offered; whoever answers sees the answer."""
    for seat in waiting(at.s):
        step: Ask = at.s.agenda[-1]
        if not 0 <= step.owner(at.s, seat) < len(at.game.rules.result(at.s)):
            raise Broken(f"a question to {at.names[seat]} is about no side of the game")
        if not step.seen_by(at.s, seat) >> seat & 1:
            raise Broken(f"{at.names[seat]} does not see the own answer")
        moment = step.moment(at.s, seat)
        if moment != NO_MOMENT:
            at.game.rules.words.name("moment", moment)
            if step.declining(at.s, seat) not in options(at.s, seat):
                raise Broken(f"{at.names[seat]} cannot decline at moment {moment}")


def free_actions_lead_back(at: Moment) -> None:
    """After a free action, and whatever it leads to, the same question is put again."""
    for seat in waiting(at.s):
        step = at.s.agenda[-1]
        for word in step.free(at.s, seat) if isinstance(step, AskBeside) else ():
            check_planned(at, seat, word, step.resume(), "does not lead back to the question")


def windows_begin_again(at: Moment) -> None:
    """Where a window begins again after each act, all whom it concerns are asked anew."""
    step = at.s.agenda[-1] if at.s.agenda else None
    if isinstance(step, InWindow) and step.window.again == AGAIN:
        for word in step.window.plays(at.s, step.seat):
            check_planned(at, step.seat, word, step.window, "does not open the window anew")


def check_planned(at: Moment, seat: int, word: int, wanted: Step, fault: str) -> None:
    """After a word and what it plans comes this step, where the question stood; unless what was planned was
    struck out."""
    clone = at.s.clone()
    step, below = clone.agenda.pop(), len(clone.agenda)
    step.choose(clone, seat, word)
    if len(clone.agenda) == below or (
        len(clone.agenda) > below and dump(clone.agenda[below]) != dump(wanted)
    ):
        raise Broken(f"'{at.game.rules.words.text(word)}' by {at.names[seat]} {fault}")
