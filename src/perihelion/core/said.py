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


class Said:
    """`Said("{player:who} builds {hex:where} for {price}.", who=seat, where=hex, price=drones(2))`"""

    def __init__(self, template: str, **facts: Fact) -> None:
        self.template: Final = template
        self.facts: Final = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.told_by() == other.told_by()

    def __hash__(self) -> int:
        return hash(self.template)

    def __bool__(self) -> bool:
        """Whether anything is said at all."""
        return self.template != ""

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
NOTHING_SAID: Final = Said("")


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
        return filled(own if complete(own, said) else said.template, said, self)


ENGLISH: Final = Language()


def complete(template: str, said: Said) -> bool:
    """Whether everything that a template names was said."""
    return all(name.isdigit() or key_of(name, said) in said.facts for _, name in PLACE.findall(template))


def key_of(name: str, said: Said) -> str:
    """The fact behind a name: `{Price}` is `price` at the beginning of a sentence."""
    return name if name in said.facts else name[:1].lower() + name[1:]


def filled(template: str, said: Said, language: Language) -> str:
    """The template with its facts. What was not said stays as it is written."""
    whole, end = "", 0
    for place in PLACE.finditer(template):
        whole += template[end : place.start()] + fact_text(place, said, language)
        end = place.end()
    return whole + template[end:]


def fact_text(place: re.Match[str], said: Said, language: Language) -> str:
    kind, name = place.group(1), place.group(2)
    key = key_of(name, said)
    if key not in said.facts:
        return place.group(0)
    fact = said.facts[key]
    text = language.text(fact) if isinstance(fact, Said) else str(fact)
    if kind:
        return f"{{{kind}:{text}}}"
    return text if key == name else text[:1].upper() + text[1:]


def missing(said: Said) -> list[str]:
    """What a template names and nobody said, here and in what was said in turn: a mistake in the rules."""
    names = [name for _, name in PLACE.findall(said.template) if not name.isdigit()]
    found = [name for name in names if key_of(name, said) not in said.facts]
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
