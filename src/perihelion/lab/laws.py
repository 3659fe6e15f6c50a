"""What is true at every moment of every game on the shelf. A law is a function that raises Broken."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any

from perihelion.bots.said import say
from perihelion.core.dice import Generator
from perihelion.core.digest import digest
from perihelion.core.game import SPECTATOR, Game, why_not
from perihelion.core.said import Said, missing
from perihelion.core.steps import options, over, waiting
from perihelion.lab.walk import random_word
from perihelion.records.rulebook import rulebook
from perihelion.records.table import Log, named


class Broken(Exception):
    """A law that does not hold, with the facts."""


class Moment:
    """A position of a game, and a generator to try things with."""

    def __init__(self, game: Game, s: Any, generator: Generator) -> None:
        self.game = game
        self.s = s
        self.generator = generator
        self.names = game.rules.seat_names[: s.seat_count]

    def offered(self, seat: int) -> list[int]:
        return options(self.s, seat) if seat in waiting(self.s) else []

    def known_rule(self, rule: str, where: str) -> None:
        if rule.lower() not in rulebook(self.game).by_id:
            raise Broken(f"{where} names the rule '{rule}', which is not in the rules reference")


def offers_are_sound(game: Game, s: Any) -> None:
    """Cheap enough for every step: something is offered, nothing twice, only words of the vocabulary."""
    for seat in waiting(s):
        offered = options(s, seat)
        if not offered:
            raise Broken(f"nothing is offered to seat {seat}")
        if len(set(offered)) != len(offered):
            raise Broken(f"seat {seat} is offered a word twice: {game.rules.words.texts(offered)}")
        if min(offered) < 0 or max(offered) >= game.rules.words.size:
            raise Broken(f"seat {seat} is offered a word outside the vocabulary: {offered}")


def pieces_are_conserved(at: Moment) -> None:
    at.game.rules.check(at.s)


def offers_agree(at: Moment) -> None:
    """What `advance` noted as offered is what the step offers when it is asked again."""
    for seat in waiting(at.s):
        fresh = at.s.agenda[-1].options(at.s, seat)
        if fresh != at.offered(seat):
            raise Broken(f"{at.names[seat]} is offered {at.offered(seat)}, and asked again {fresh}")


def clone_is_equal_and_shares_nothing(at: Moment) -> None:
    """Playing on with a clone leaves the original as it was."""
    before = digest(at.s)
    clone = at.s.clone()
    if digest(clone) != before:
        raise Broken("a clone differs from its original")
    for _ in range(8):
        if not over(clone):
            say(clone, *random_word(clone, at.generator))
    if digest(at.s) != before:
        raise Broken("playing on with a clone changed the original")


def redeal_cannot_be_told_apart(at: Moment) -> None:
    """view(redeal(s, seat), seat) == view(s, seat), and neither changes the table."""
    before, view = digest(at.s), at.game.seen.view
    for seat in range(at.s.seat_count):
        if view(at.game.rules.redeal(at.s, seat, at.generator), seat) != view(at.s, seat):
            raise Broken(f"{at.names[seat]} can tell a redealt table from the true one")
        if not at.game.seen.hidden and view(at.s, seat) != view(at.s, SPECTATOR):
            raise Broken(f"{at.names[seat]} sees what others do not, though nothing is hidden in this game")
    view(at.s, SPECTATOR)
    if digest(at.s) != before:
        raise Broken("a view or a redeal changed the table")


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


def position_can_be_valued(at: Moment) -> None:
    """There is a score for every seat at any time, a finite value of the position, and a lead that is worth
    something."""
    sides = at.game.rules.result(at.s)
    if len(sides) < at.s.seat_count:
        raise Broken(f"the result has {len(sides)} sides at a table of {at.s.seat_count} seats")
    for seat in range(at.s.seat_count):
        value = at.game.mind.value(at.s, seat)
        if not isfinite(value):
            raise Broken(f"the value of the position for {at.names[seat]} is {value}")
    if not at.game.mind.spread(at.s) > 0:
        raise Broken(f"the spread of the position is {at.game.mind.spread(at.s)}")


LAWS: tuple[Callable[[Moment], None], ...] = (
    pieces_are_conserved,
    offers_agree,
    clone_is_equal_and_shares_nothing,
    redeal_cannot_be_told_apart,
    refusals_name_a_rule,
    questions_can_be_put,
    steps_can_be_told,
    position_can_be_valued,
)


def check_all(game: Game, s: Any, generator: Generator) -> None:
    """Every law at this moment; an assertion or a crash inside one is told with the law's name."""
    offers_are_sound(game, s)
    moment = Moment(game, s, generator)
    for law in LAWS:
        try:
            law(moment)
        except Broken as error:
            raise Broken(f"{law.__name__}: {error}") from error
        except Exception as error:
            raise Broken(f"{law.__name__}: {type(error).__name__}: {error}") from error


def someone_wins(game: Game, s: Any) -> None:
    """At the end at least one side has won."""
    if not any(side.won for side in game.rules.result(s)):
        raise Broken("the game is over and nobody has won")
