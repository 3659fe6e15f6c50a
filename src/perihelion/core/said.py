"""What people are told, before anybody's language is known: a template with named facts.

In a template `{price}` stands for a fact, and `{hex:where}` for the thing of the vocabulary whose number is
the fact `where`. A name with a capital, `{Price}`, begins a sentence. English is the template itself; a
`Language` has others."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

PLACE: Final = re.compile(r"\{(?:([a-z][a-z _-]*):)?([A-Za-z_]+|\d+)\}")
"""A fact, or a thing whose number is a fact."""
NOTHING: Final = ""
"""The template of what is not said. Written in place it would be taken for a text to translate."""


class Said:
    """`Said("{player:who} builds {hex:where} for {price}.", who=seat, where=hex, price=drones(2))`"""

    def __init__(self, template: str, **facts: Fact) -> None:
        self.template: Final = template
        self.facts: Final = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.told_by() == other.told_by()

    def __hash__(self) -> int:
        """By the facts as well: a game says thousands of sentences of one template."""
        told = hash(self.template)
        for name, fact in self.facts.items():
            told ^= hash((name, fact))
        return told

    def __bool__(self) -> bool:
        """Whether anything is said at all."""
        return self.template != NOTHING

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.template!r}, {self.facts!r})"

    def __str__(self) -> str:
        return ENGLISH.text(self)

    def told_by(self) -> tuple[str, dict[str, Fact]]:
        """What makes it the same as another."""
        return self.template, self.facts

    def in_language(self, language: Language) -> str:
        """The template in a language."""
        return language.one(self.template)


class Many(Said):
    """`Many(3, "{n} drone", "{n} drones")`: the number decides about the form."""

    def __init__(self, n: int, one: str, more: str, **facts: Fact) -> None:
        super().__init__(one if n == 1 else more, n=n, **facts)
        self.n: Final = n
        self.one: Final = one
        self.more: Final = more

    def in_language(self, language: Language) -> str:
        return language.many(self.one, self.more, self.n)


class Name(Said):
    """`Name("resource", "ore")`: what a thing of one kind is called. Another kind may have the same name in
    English and another one elsewhere."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(name)
        self.kind: Final = kind

    def in_language(self, language: Language) -> str:
        return language.name(self.kind, self.template)


Fact: TypeAlias = "int | str | Said"
"""A number, a name that is the same in every language, or something said in turn."""
NOTHING_SAID: Final = Said(NOTHING)


def finished(text: str) -> Said:
    """A text that is the same in every language: what a person is called, what was written down long ago."""
    return Said("{text}", text=text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Language:
    """How templates read in a language; here in English, where they are what they are."""

    def __init__(self, code: str = "en") -> None:
        self.code: Final = code

    def one(self, template: str) -> str:
        return template

    def many(self, one: str, more: str, n: int) -> str:
        return one if n == 1 else more

    def name(self, kind: str, name: str) -> str:
        return name

    def text(self, said: Said) -> str:
        """The sentence, things as `{hex:3}`. A translation that names what nobody said is passed over for the
        English one."""
        own = said.in_language(self)
        if own is not said.template and unsaid(own, said):
            own = said.template
        return filled(own, said, self)


ENGLISH: Final = Language()


READ: Final[dict[str, list[tuple[str, str, str]]]] = {}
"""Templates that were taken apart: pieces of text, and the kind and the name of the fact behind each."""


def parts_of(template: str) -> list[tuple[str, str, str]]:
    if template not in READ:
        parts, end = [], 0
        for place in PLACE.finditer(template):
            parts.append((template[end : place.start()], place.group(1) or "", place.group(2)))
            end = place.end()
        READ[template] = [*parts, (template[end:], "", "")]
    return READ[template]


def unsaid(template: str, said: Said) -> list[str]:
    """What a template names and nobody said."""
    names = [name for _, _, name in parts_of(template) if name and not name.isdigit()]
    return [name for name in names if key_of(name, said) not in said.facts]


def key_of(name: str, said: Said) -> str:
    """The fact behind a name: `{Price}` is `price` at the beginning of a sentence."""
    return name if name in said.facts else name[:1].lower() + name[1:]


def filled(template: str, said: Said, language: Language) -> str:
    """The template with its facts. What was not said stays as it is written."""
    if "{" not in template:
        return template
    whole = ""
    for before, kind, name in parts_of(template):
        whole += before + fact_text(kind, name, said, language)
    return whole


def fact_text(kind: str, name: str, said: Said, language: Language) -> str:
    key = key_of(name, said)
    fact = said.facts.get(key)
    if fact is None:
        return name and (f"{{{kind}:{name}}}" if kind else f"{{{name}}}")
    text = language.text(fact) if isinstance(fact, Said) else str(fact)
    if kind:
        return f"{{{kind}:{text}}}"
    return text if key == name else text[:1].upper() + text[1:]


def missing(said: Said) -> list[str]:
    """What nobody said, here and in what was said in turn: a mistake in the rules."""
    found = unsaid(said.template, said)
    for fact in said.facts.values():
        if isinstance(fact, Said):
            found += missing(fact)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruled:
    """Something said, with the rule behind it."""

    def __init__(self, rule: str, sentence: Said | str, **facts: Fact) -> None:
        self.rule: Final = rule
        self.said: Final = sentence if isinstance(sentence, Said) else Said(sentence, **facts)

    @property
    def text(self) -> str:
        """In English, things as `{hex:3}`."""
        return str(self.said)


# Lists


def listed(parts: list[Said]) -> Said:
    """`a, b, c`"""
    whole = parts[0] if parts else NOTHING_SAID
    for part in parts[1:]:
        whole = Said("{before}, {next}", before=whole, next=part)
    return whole


def series(parts: list[Said]) -> Said:
    """`a`, `a and b`, `a, b and c`"""
    if len(parts) < 2:
        return listed(parts)
    return Said("{before} and {last}", before=listed(parts[:-1]), last=parts[-1])


def either(parts: list[Said]) -> Said:
    """`a`, `a or b`, `a, b or c`"""
    if len(parts) < 2:
        return listed(parts)
    return Said("{before} or {last}", before=listed(parts[:-1]), last=parts[-1])
