"""What a seat is asked, word by word, and why not: told of a table that was dealt anew for this seat, so that
it can tell no secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from perihelion.core.game import Game, Question, why_not
from perihelion.core.said import Said
from perihelion.core.steps import (
    NO_MOMENT,
    NO_WORD,
    Ask,
    Refusal,
    Sealed,
    Seat,
    Side,
    Word,
    chance,
    choose,
    over,
    waiting,
)


class Offered(Struct, frozen=True):
    """A word that a seat may say: the thing it names, what it costs or brings, and whether it can be taken
    back."""

    word: Word
    said: Said
    verb: str
    kind: str
    thing: int
    hint: Said
    reveals: bool

    @property
    def text(self) -> str:
        """In English, things as `{hex:3}`."""
        return str(self.said)


@dataclass(frozen=True)
class Asked:
    """A question with all its answers: whose pieces it is about, whether it is answered in secret, at which
    moment it is put, and what is said for a seat that does not want to be asked there."""

    question: Question
    offers: list[Offered]
    owner: Side
    sealed: bool = False
    moment: int = NO_MOMENT
    declining: Word = NO_WORD


def asked(game: Game, s: Any, seat: Seat, offers: list[Word]) -> Asked:
    step: Ask = s.agenda[-1]
    return Asked(
        game.telling.prompt(s, step, seat),
        [offered(game, s, seat, word) for word in offers],
        step.owner(s, seat),
        isinstance(step, Sealed),
        step.moment(s, seat),
        step.declining(s, seat),
    )


def offered(game: Game, s: Any, seat: Seat, word: Word) -> Offered:
    kind, thing = game.rules.words.target(word) or ("", 0)
    verb, said = game.rules.words.verb_of(word).text, game.rules.words.said(word)
    hint = game.telling.hint(s, seat, word)
    return Offered(word, said, verb, kind, thing, hint, reveals(s, seat, word))


def reveals(s: Any, seat: Seat, word: Word) -> bool:
    """Whether something becomes known by this word, so that it cannot be taken back."""
    after = s.clone()
    choose(after, seat, word)
    return chance(after) is not None or after.known != s.known or over(after)


def why(game: Game, s: Any, seat: Seat, kind: str, thing: int, offers: list[Word]) -> Refusal | None:
    """Why a thing may not be chosen: the most telling reason among the words that name it; nothing if it
    may."""
    words, possible = naming(game, kind, thing), set(offers)
    if possible.intersection(words):
        return None
    return telling(game, s, seat, words, possible) or general(game, s, seat, words)


def naming(game: Game, kind: str, thing: int) -> list[Word]:
    """The words whose noun is this thing; for an empty kind, the word itself."""
    if not kind:
        return [thing] if 0 <= thing < game.rules.words.size else []
    return [
        verb.of(thing)
        for verb in game.rules.words.verbs
        if verb.nouns.kind == kind and 0 <= thing < verb.size
    ]


def telling(game: Game, s: Any, seat: Seat, words: list[Word], possible: set[Word]) -> Refusal | None:
    """The reason that the present question itself gives, verbs first that are on offer with other things."""
    if seat not in waiting(s):
        return None
    verbs = {game.rules.words.verb_of(word).base for word in possible}
    for word in sorted(words, key=lambda word: game.rules.words.verb_of(word).base not in verbs):
        reason: Refusal | None = s.agenda[-1].why_not(s, seat, word)
        if reason is not None:
            return reason
    return None


def general(game: Game, s: Any, seat: Seat, words: list[Word]) -> Refusal:
    """It is not your turn, or it does not answer the question."""
    if seat in waiting(s) and not over(s):
        question = game.telling.prompt(s, s.agenda[-1], seat)
        return Refusal(question.rule, "Not now. {question}", question=question.said)
    found = why_not(game, s, seat, words[0] if words else NO_WORD)
    assert found is not None, "a word that is not offered has a reason"
    return found
