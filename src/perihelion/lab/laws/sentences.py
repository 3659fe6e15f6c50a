"""Laws of sentences: everything can be told, with a rule of the reference and things that have a name."""

from __future__ import annotations

from functools import cache, partial

from perihelion.bots.said import say
from perihelion.core.game import why_not
from perihelion.core.said import Said, missing
from perihelion.core.steps import (
    over,
    waiting,
)
from perihelion.lab.laws.moment import FAR, Broken, Moment
from perihelion.lab.walk import random_word
from perihelion.records.ahead import Patience, look_ahead
from perihelion.records.reasons import why
from perihelion.records.table import Log, named


def refusals_name_a_rule(at: Moment) -> None:
    """Every word that is not offered is refused with a sentence and, where a seat is asked, a rule of the
    reference."""
    for seat in range(at.s.seat_count):
        for _ in range(4):
            check_refusal(at, seat, int(at.generator.below(at.game.rules.words.size)))


def check_refusal(at: Moment, seat: int, word: int) -> None:
    refusal = why_not(at.game, at.s, seat, word)
    text = f"'{at.game.rules.words.text(word)}' by {at.names[seat]}"
    if (refusal is None) != (word in at.offered(seat)):
        raise Broken(f"{text} is offered and refused, or neither")
    if refusal is not None and waiting(at.s):
        at.known_rule(refusal.rule, f"the refusal of {text}")
    if refusal is not None:
        known_things(at, refusal.said, f"the refusal of {text}")


def questions_can_be_put(at: Moment) -> None:
    """Every question has a sentence and a rule, every offered word a hint that can be told."""
    for seat in waiting(at.s):
        asked = at.game.telling.prompt(at.s, at.s.agenda[-1], seat)
        at.known_rule(asked.rule, f"the question '{asked.text}'")
        known_things(at, asked.said, f"a question to {at.names[seat]} [{asked.rule}]")
        for word in at.offered(seat):
            if hint := at.game.telling.hint(at.s, seat, word):
                known_things(at, hint, f"the hint of '{at.game.rules.words.text(word)}'")


def known_things(at: Moment, said: Said, where: str) -> None:
    """Something is said, with all the facts that it names, and every thing in it has a name."""
    if not said:
        raise Broken(f"{where} has no sentence")
    if lost := missing(said):
        raise Broken(f"{where} names {', '.join(lost)}, which nobody said: {said!r}")
    named(at.game, said)


def steps_can_be_told(at: Moment) -> None:
    """The story of the next step can be told, and every thing in it has a name."""
    if over(at.s):
        return
    log = Log(at.game)
    clone = at.s.clone()
    who, word = random_word(clone, at.generator)
    say(clone, who, word, log)
    for sentence in log.lines:
        known_things(at, sentence.said, f"the story of {at.game.rules.words.text(word)}")


def reasons_name_a_rule(at: Moment) -> None:
    """Why a thing of any kind may not be chosen is told with a rule and with things that have a name."""
    for seat in waiting(at.s):
        offers = at.offered(seat)
        look = cache(partial(look_ahead, at.game, at.s, seat, offers, Patience(words=FAR)))
        for kind, names in at.game.rules.words.nouns().items():
            thing = sum(offers) % len(names)
            found = why(at.game, at.s, seat, kind, thing, offers, look)
            if found is not None:
                at.known_rule(found.rule, f"why {at.names[seat]} may not choose {kind} {thing}")
                known_things(at, found.said, f"why {at.names[seat]} may not choose {kind} {thing}")
