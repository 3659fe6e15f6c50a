"""Why not: what is missing for a thing, and the way to it. Told of a table that was dealt anew for the seat,
so that it can tell no secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from perihelion.core.game import Game, why_not
from perihelion.core.said import NOTHING_SAID, either
from perihelion.core.steps import NO_WORD, Refusal, Seat, Word, options, over, waiting
from perihelion.records.ahead import Ahead, Link

MOST_WAYS: Final = 3
"""So many first words of a way are named."""


def why(
    game: Game, s: Any, seat: Seat, kind: str, thing: int, offers: list[Word], look: Callable[[], Ahead]
) -> Refusal | None:
    """Why a thing may not be chosen; nothing if it may. The most telling is said: the reason of the present
    question, if it is about such things; the seat's own words that lead to the thing; what the game says
    about the way to it; any other reason, of this question or of one that could come next."""
    words = naming(game, kind, thing)
    if set(offers).intersection(words):
        return None
    if seat not in waiting(s) or not words:
        return general(game, s, seat, words)
    verbs = {game.rules.words.verb_of(word).base for word in offers}
    asked = telling(s, seat, [word for word in words if game.rules.words.verb_of(word).base in verbs])
    if asked is not None:
        return asked
    ahead = look()
    return (
        leading(game, s, seat, words, ahead)
        or game.telling.way(s, seat, kind, thing)
        or telling(s, seat, words)
        or later(game, seat, words, ahead)
        or general(game, s, seat, words)
    )


def naming(game: Game, kind: str, thing: int) -> list[Word]:
    """The words whose noun is this thing; for an empty kind, the word itself."""
    if not kind:
        return [thing] if 0 <= thing < game.rules.words.size else []
    verbs = game.rules.words.verbs
    return [verb.of(thing) for verb in verbs if verb.nouns.kind == kind and 0 <= thing < verb.size]


def leading(game: Game, s: Any, seat: Seat, words: list[Word], ahead: Ahead) -> Refusal | None:
    """The first words of the shortest chains that lead to one of these, and what it costs there. Where
    something else was chosen in the same way before, it is no way to this."""
    chains = [chain for chain in ahead.chains() if reached(chain[-1], words) and not twice(game, chain)]
    if not chains:
        return None
    shortest = [chain for chain in chains if len(chain) == len(chains[0])]
    firsts = list({chain[0].offered.word: chain[0].offered.said for chain in shortest}.values())
    last, word = shortest[0][-1], reached(shortest[0][-1], words)[0]
    first, said = either(firsts[:MOST_WAYS]), game.rules.words.said(word)
    question = shortest[0][-2].question if len(shortest[0]) > 1 else None
    rule = (question or game.telling.prompt(s, s.agenda[-1], seat)).rule
    hint = last.offered.hint if last.offered.word == word else NOTHING_SAID
    if hint:
        return Refusal(rule, "First {first}; then {said}: {hint}.", first=first, said=said, hint=hint)
    return Refusal(rule, "First {first}; then {said}.", first=first, said=said)


def twice(game: Game, chain: list[Link]) -> bool:
    """Whether the verb of the last link was said with another noun before."""
    *before, last = [game.rules.words.verb_of(link.offered.word).base for link in chain]
    return last in before


def reached(link: Link, words: list[Word]) -> list[Word]:
    """Which of these words is said with a link, by the seat or by the rules for it."""
    return [word for word in (link.offered.word, *link.also) if word in words]


def telling(s: Any, seat: Seat, words: list[Word]) -> Refusal | None:
    """The first reason that a question itself gives against one of these words."""
    reasons = (s.agenda[-1].why_not(s, seat, word) for word in words)
    return next((reason for reason in reasons if reason is not None), None)


def later(game: Game, seat: Seat, words: list[Word], ahead: Ahead) -> Refusal | None:
    """The reason of the nearest question in which such a thing could be named."""
    verb_of = game.rules.words.verb_of
    for s in ahead.questions:
        verbs = {verb_of(word).base for word in options(s, seat)}
        reason = telling(s, seat, [word for word in words if verb_of(word).base in verbs])
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
