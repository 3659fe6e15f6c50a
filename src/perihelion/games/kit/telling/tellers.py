"""Tables of tellers: which sentence belongs to which question, to which word, to which step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from perihelion.core.game import Question, Sentence
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import Ask, Refusal, Seat, Step, Word
from perihelion.core.words import Words

S = TypeVar("S")
Asking = Callable[[Any, Any, list[int]], Said]
Phrase = Callable[[Any, int, int], Said]
Way = Callable[[Any, int, int], Refusal | None]
Teller = Callable[[Any, Any], Sequence[Said | Sentence]]


class Moment(Generic[S]):
    """A step of a told game: the table before and after it, and the word that was said, or NO_WORD."""

    def __init__(self, before: S, word: Word, after: S) -> None:
        self.before: Final = before
        self.word: Final = word
        self.after: Final = after


def asked(s: Any) -> Step | None:
    """The step the table waits for."""
    return s.agenda[-1] if s.agenda else None


class Prompts:
    """The question behind each ask, by its kind: the rule, and a sentence made of the words offered."""

    def __init__(self, questions: Mapping[type[Ask], tuple[str, Asking]]) -> None:
        self.questions: Final = questions

    def prompt(self, s: Any, step: Ask, seat: Seat) -> Question:
        """The question put to a seat, and the rule that asks it."""
        rule, sentence = self.questions[type(step)]
        return Question(rule, sentence(s, step, step.options(s, seat)))


class Hints:
    """What a word costs or brings, by its verb: a phrase made of the noun."""

    def __init__(self, words: Words, phrases: Mapping[int, Phrase]) -> None:
        self.words: Final = words
        self.phrases: Final = phrases

    def hint(self, s: Any, seat: Seat, word: Word) -> Said:
        """What an offered word costs or brings; nothing where there is nothing to say."""
        if not 0 <= word < self.words.size:
            return NOTHING_SAID
        verb = self.words.verb_of(word)
        phrase = self.phrases.get(verb.base)
        return phrase(s, seat, verb.noun(word)) if phrase else NOTHING_SAID


class Ways:
    """What is missing for a thing and the way to it, by its kind."""

    def __init__(self, ways: Mapping[str, Way]) -> None:
        self.ways: Final = ways

    def way(self, s: Any, seat: Seat, kind: str, thing: int) -> Refusal | None:
        tell = self.ways.get(kind)
        return tell(s, seat, thing) if tell else None


class Story:
    """The log: what each step did, by its kind. A plain text is for all, a `Sentence` for whom it says."""

    def __init__(self, tellers: Mapping[type[Step], Teller]) -> None:
        self.tellers: Final = tellers

    def tell(self, before: Any, step: Step, _: int, word: Word, after: Any) -> list[Sentence]:
        """What a step did; nothing for a step without news."""
        teller = self.tellers.get(type(step))
        told = teller(Moment(before, word, after), step) if teller else []
        return [line if isinstance(line, Sentence) else Sentence(line) for line in told]
