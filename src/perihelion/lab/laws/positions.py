"""Laws of positions: pieces, clones, sides and values."""

from __future__ import annotations

from math import isfinite
from typing import Any

from perihelion.bots.said import say
from perihelion.core.digest import digest
from perihelion.core.game import Game, side_names
from perihelion.core.steps import (
    NO_WORD,
    chance,
    options,
    over,
    waiting,
)
from perihelion.lab.laws.moment import Broken, Moment
from perihelion.lab.walk import random_word


def offers_are_sound(game: Game, s: Any) -> None:
    """Cheap enough for every step: only seats are asked, something is offered, nothing twice, only words of
    the vocabulary."""
    for seat in waiting(s):
        if not s.seated(seat):
            raise Broken(f"side {seat} is asked, and nobody sits there")
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


def every_side_has_a_name(at: Moment) -> None:
    """Seats and automatic sides are as many as the table has, each with a name of its own, and the result
    tells of them in their order."""
    names, count = side_names(at.game, at.s), at.s.side_count()
    if len(names) != count or len(set(names)) != count or not all(names):
        raise Broken(f"the table has {count} sides, and their names are {names}")
    found = tuple([side.name for side in at.game.rules.result(at.s)])
    if found != names:
        raise Broken(f"the result has the sides {found} at a table of {names}")


def position_can_be_valued(at: Moment) -> None:
    """There is a finite value of the position for every side at any time, and a lead that is worth
    something."""
    for side, name in enumerate(side_names(at.game, at.s)):
        for value in (at.game.mind.value(at.s, side), at.game.mind.outlook(at.s, side)):
            if not isfinite(value):
                raise Broken(f"the value of the position for {name} is {value}")
    if not at.game.mind.spread(at.s) > 0:
        raise Broken(f"the spread of the position is {at.game.mind.spread(at.s)}")


def outcomes_can_be_dictated(at: Moment) -> None:
    """Each outcome that can happen has a word of its own, and this word names it."""
    step = chance(at.s)
    if step is None:
        return
    for outcome, weight in enumerate(at.s.offered):
        word = step.word(at.s, outcome) if weight else NO_WORD
        if weight and step.outcome(at.s, word) != outcome:
            raise Broken(f"'{at.game.rules.words.text(word)}' does not name outcome {outcome}")


def someone_wins(game: Game, s: Any) -> None:
    """At the end at least one side has won."""
    if not any(side.won for side in game.rules.result(s)):
        raise Broken("the game is over and nobody has won")
