"""The ear of the story: it hears whole games, and nothing that happens may be missing in what is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from kit.table import question
from perihelion.core.dice import Generator
from perihelion.core.game import Game, Sentence, read_options
from perihelion.core.steps import Step, advance, choose, happen, options, over, waiting
from perihelion.records.table import Log, named


class Account(NamedTuple):
    """What the sentences of a step say of a sum, and the sum itself: points, morale."""

    told: Callable[[str], int]
    counted: Callable[[Any], int]


class Ear(Log):
    """A log that remembers which steps had something to say, and misses nothing of any account."""

    def __init__(self, game: Game, *accounts: Account) -> None:
        super().__init__(game)
        self.accounts = accounts
        self.steps: set[type[Step]] = set()

    def hear(self, before: Any, step: Step, seat: int, word: int, after: Any) -> None:
        lines = len(self.lines)
        super().hear(before, step, seat, word, after)
        text = " ".join(line.text for line in self.lines[lines:])
        if text:
            self.steps.add(type(step))
        for account in self.accounts:
            grown = account.counted(after) - account.counted(before)
            assert account.told(text) == grown, f"{type(step).__name__}: {text}"


Look = Callable[[Any, int, Generator], None]
"""A look at the table before a seat chooses."""


def tell(
    ear: Ear, seats: int, given: dict[str, str], seed: str, look: Look, avoided: Iterable[int] = ()
) -> Ear:
    """A whole game in this ear, between players who say what they have said least often."""
    game, generator = ear.game, Generator(seed)
    said = Counter(dict.fromkeys(avoided, 1000))
    s = game.rules.setup(seats, read_options(game, given))
    advance(s, ear)
    while not over(s):
        if asked := waiting(s):
            look(s, asked[0], generator)
            word = rarest(options(s, asked[0]), said, generator)
            said[word] += 1
            choose(s, asked[0], word, ear)
        else:
            happen(s, generator.pick(0, s.offered), ear)
    return ear


def rarest(words: list[int], said: Counter[int], generator: Generator) -> int:
    least = min(said[word] for word in words)
    rare = [word for word in words if said[word] == least]
    return rare[generator.below(len(rare))]


def check_question(game: Game, s: Any, seat: int, words: Iterable[int]) -> None:
    """The question is a sentence with a rule, and a hint for any of these words leaves nothing unnamed."""
    asked = question(game, s, seat)
    assert asked.text.endswith((".", "?")) and asked.rule.partition("-")[0] in [
        book.prefix for book in game.rules.books
    ]
    hints = [named(game, game.telling.hint(s, seat, word)) for word in words]
    assert not any("{" in text or "}" in text for text in [named(game, asked.said), *hints])


def unreadable(game: Game, lines: Iterable[Sentence]) -> list[str]:
    """The sentences that name nobody, name nothing, or are not one sentence."""
    return [line.text for line in lines if ":-1}" in line.text or not readable(named(game, line.text))]


def readable(text: str) -> bool:
    return text.endswith(".") and not any(mark in text for mark in ("{", "}", "  "))


def steps_of(game: Game, kind: type[Step]) -> set[type[Step]]:
    """All steps of this kind that the game has, without those that only others are made of."""
    package = f"perihelion.games.{game.code.replace('-', '_')}."
    found = {kind} if kind.__module__.startswith(package) and not kind.__subclasses__() else set()
    return found.union(*[steps_of(game, child) for child in kind.__subclasses__()])
