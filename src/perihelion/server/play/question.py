"""How a game stands for one pair of eyes: what they see, what they are asked, what they may take back, why
not.

Whatever depends on more than the words on offer is asked of a table dealt anew, so that it can tell no
secret.
"""

from __future__ import annotations

from typing import Any

from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR, Game, why_not
from perihelion.core.steps import NO_WORD, Refusal, chance, choose, over, waiting
from perihelion.server.tables.live import Live
from perihelion.server.tables.tape import seen
from perihelion.server.wire.game import Frame, Offer, Present, Question, Undo, WhyNot

Clocks = list[float | None]


def guessed(live: Live, seat: int) -> Any:
    """A table that this seat cannot tell from the true one, always the same."""
    return live.game.rules.redeal(live.table.state, seat, Generator("offers"))


def present(live: Live, eyes: int, left: Clocks, at: float) -> Present:
    seats = live.table.waiting()
    question = ask(live, eyes) if eyes in seats else None
    return Present(live.n, live.step, seats, live.table.over(), question, takes_back(live, eyes), left, at)


def frame(live: Live, eyes: int, left: Clocks, at: float) -> Frame:
    return Frame(eyes, seen(live.table, eyes), live.log(eyes), present(live, eyes, left, at))


def ask(live: Live, seat: int) -> Question:
    s = guessed(live, seat)
    asked = live.game.telling.prompt(s, s.agenda[-1], seat)
    return Question(
        seat, asked.text, asked.rule, [offer(live.game, s, seat, word) for word in live.table.offers(seat)]
    )


def offer(game: Game, s: Any, seat: int, word: int) -> Offer:
    kind, thing = game.rules.words.target(word) or ("", 0)
    verb, text = game.rules.words.verb_of(word).text, game.rules.words.text(word)
    hint = game.telling.hint(s, seat, word)
    return Offer(word, text, verb, kind, thing, hint, reveals(s, seat, word))


def reveals(s: Any, seat: int, word: int) -> bool:
    """Whether something becomes known by this word, so that it cannot be taken back."""
    after = s.clone()
    choose(after, seat, word)
    return chance(after) is not None or after.known != s.known or over(after)


def takes_back(live: Live, eyes: int) -> Undo | None:
    point = live.table.undo_point(eyes) if eyes != SPECTATOR else None
    if point is None:
        return None
    return Undo(eyes, point + 1, live.game.rules.words.text(live.table.entries[point].word))


def refusal(live: Live, seat: int, word: int) -> Refusal | None:
    """Why this seat may not say this word now; nothing if it may."""
    return why_not(live.game, guessed(live, seat), seat, word)


def why(live: Live, seat: int, kind: str, thing: int) -> WhyNot:
    """Why a thing may not be chosen: the most telling reason among the words that name it."""
    words = naming(live.game, kind, thing)
    offered = set(live.table.offers(seat))
    if offered.intersection(words):
        return WhyNot("", "")
    s = guessed(live, seat)
    found = telling(live.game, s, seat, words, offered) or general(live.game, s, seat, words)
    return WhyNot(found.rule, found.text)


def naming(game: Game, kind: str, thing: int) -> list[int]:
    """The words whose noun is this thing; for an empty kind, the word itself."""
    if not kind:
        return [thing] if 0 <= thing < game.rules.words.size else []
    return [
        verb.of(thing)
        for verb in game.rules.words.verbs
        if verb.nouns.kind == kind and 0 <= thing < verb.size
    ]


def telling(game: Game, s: Any, seat: int, words: list[int], offered: set[int]) -> Refusal | None:
    """The reason that the present question itself gives, verbs first that are on offer with other things."""
    if seat not in waiting(s):
        return None
    verbs = {game.rules.words.verb_of(word).base for word in offered}
    for word in sorted(words, key=lambda word: game.rules.words.verb_of(word).base not in verbs):
        reason: Refusal | None = s.agenda[-1].why_not(s, seat, word)
        if reason is not None:
            return reason
    return None


def general(game: Game, s: Any, seat: int, words: list[int]) -> Refusal:
    """It is not your turn, or it does not answer the question."""
    if seat in waiting(s) and not over(s):
        asked = game.telling.prompt(s, s.agenda[-1], seat)
        return Refusal(asked.rule, f"Not now. {asked.text}")
    found = why_not(game, s, seat, words[0] if words else NO_WORD)
    assert found is not None, "a word that is not offered has a reason"
    return found
