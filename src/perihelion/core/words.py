"""The vocabulary of a game: an option is a verb with a noun, at once one integer, one text and one target."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from perihelion.core.errors import Unknown, near, quoted
from perihelion.core.said import Name, Said
from perihelion.core.steps import Word

THING: Final = re.compile(r"\{([a-z][a-z _-]*):(\d+)\}")
"""A thing in a sentence that is told."""


class Nouns:
    """Things of one kind, by number: hexes, cards, faces of a die. A name made of others is said as such."""

    def __init__(self, kind: str, names: Iterable[Said | str]) -> None:
        self.kind: Final = kind
        self.call(names)

    def call(self, names: Iterable[Said | str]) -> None:
        """What they are called, for translators and in English."""
        self.said = tuple([name if isinstance(name, Said) else Name(self.kind, name) for name in names])
        self.names = tuple([str(name) for name in self.said])


NOTHING: Final = Nouns("", ("",))


class Verb:
    """`BUILD.of(hex)` is a word, `BUILD.noun(word)` the hex, `BUILD.says(word)` asks whether it is this
    verb's."""

    def __init__(self, text: str, base: int, nouns: Nouns) -> None:
        self.text: Final = text
        self.base: Final = base
        self.size: Final = len(nouns.names)
        self.nouns: Final = nouns
        self.template: Final = f"{text} {{{nouns.kind}:thing}}" if nouns.kind else text

    def of(self, noun: int) -> int:
        return self.base + noun

    def noun(self, word: Word) -> int:
        return word - self.base

    def says(self, word: Word) -> bool:
        return self.base <= word < self.base + self.size

    def word_text(self, word: Word) -> str:
        return f"{self.text} {self.nouns.names[word - self.base]}".strip()


class Words:
    """All words of a game. Verbs are declared once, in order; their numbers never change within a rules
    version."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.size: int = 0
        self._verb_of: Final[list[Verb]] = []
        self._number: Final[dict[str, int]] = {}
        self._nouns: Final[dict[str, Nouns]] = {}

    def verb(self, text: str, nouns: Nouns) -> Verb:
        """A verb that takes each of these nouns."""
        verb = self._declare(text, nouns)
        self._learn(verb)
        return verb

    def later(self, text: str, kind: str, count: int) -> Verb:
        """A verb that takes so many nouns, which `name_nouns` names when the things are known."""
        return self._declare(text, Nouns(kind, [""] * count))

    def name_nouns(self, verb: Verb, names: Iterable[Said | str]) -> None:
        """The names of the nouns that a verb takes."""
        verb.nouns.call(names)
        named = len(verb.nouns.names)
        assert named == verb.size, f"'{verb.text}' takes {verb.size} nouns, and {named} are named"
        self._learn(verb)

    def _declare(self, text: str, nouns: Nouns) -> Verb:
        verb = Verb(text, self.size, nouns)
        self.verbs.append(verb)
        self.size += verb.size
        self._verb_of.extend([verb] * verb.size)
        self._nouns.setdefault(nouns.kind, nouns)
        return verb

    def _learn(self, verb: Verb) -> None:
        """The texts of a verb's words, when its nouns have names."""
        for word in range(verb.base, verb.base + verb.size):
            name = verb.word_text(word)
            assert name not in self._number, f"two words are called '{name}'"
            assert name == " ".join(name.split()) and "#" not in name, f"'{name}' cannot stand in a record"
            self._number[name] = word
        self.know(verb.nouns)

    def single(self, text: str) -> int:
        """A verb that needs no noun: one word."""
        return self.verb(text, NOTHING).base

    def know(self, nouns: Nouns) -> None:
        """Things that sentences name though no verb takes them."""
        assert self._nouns.get(nouns.kind, nouns).names == nouns.names, (
            f"two kinds of things are called '{nouns.kind}'"
        )
        self._nouns[nouns.kind] = nouns

    def verb_of(self, word: Word) -> Verb:
        return self._verb_of[word]

    def text(self, word: Word) -> str:
        """`build Lattice Node`"""
        return self._verb_of[word].word_text(word)

    def said(self, word: Word) -> Said:
        """The word as something to be told: `build {hex:3}`"""
        verb = self._verb_of[word]
        return Said(verb.template, thing=word - verb.base)

    def texts(self, words: Iterable[int]) -> list[str]:
        return [self.text(word) for word in words]

    def target(self, word: Word) -> tuple[str, int] | None:
        """What lights up on the screen: the noun's kind and number, or nothing."""
        verb = self._verb_of[word]
        return (verb.nouns.kind, word - verb.base) if verb.nouns.kind else None

    def number(self, text: str) -> int:
        """The word with this text; case and spaces do not matter."""
        wanted = " ".join(text.split())
        if wanted in self._number:
            return self._number[wanted]
        for known, word in self._number.items():
            if known.lower() == wanted.lower():
                return word
        raise Unknown(Said("unknown word {word}{near}", word=quoted(wanted), near=near(wanted, self._number)))

    def name(self, kind: str, number: int) -> str:
        """The name of a thing, as in the `{hex:3}` of a sentence."""
        assert number >= 0, f"no {kind} has the number {number}"
        return self._nouns[kind].names[number]

    def named(self, text: str) -> str:
        """A text in which every `{hex:3}` is replaced by the thing's name."""
        whole, end = "", 0
        for thing in THING.finditer(text):
            whole += text[end : thing.start()] + self.name(thing.group(1), int(thing.group(2)))
            end = thing.end()
        return whole + text[end:]

    def nouns(self) -> dict[str, list[str]]:
        """The English names of all things, by kind."""
        return {kind: list(nouns.names) for kind, nouns in self._nouns.items() if kind}

    def called(self) -> dict[str, list[Said]]:
        """The names of all things, by kind, for whoever reads them."""
        return {kind: list(nouns.said) for kind, nouns in self._nouns.items() if kind}
