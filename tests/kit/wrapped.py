"""A made-up language that leaves no word of English alone: each piece of a template and each name stands in
signs. What was glued together before it was said has no signs around it, and is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from perihelion.core.game import Game
from perihelion.core.said import PLACE, Language, Said
from perihelion.core.words import THING

IN_SIGNS = re.compile("⟦[^⟦⟧]*⟧")
BLANK = re.compile(r"\{[a-z_]+\}")
"""What whoever draws a thing fills in: `{resistance}`."""


class Wrapped(Language):
    """`{player:0}⟦ builds ⟧{hex:3}⟦ for ⟧2⟦ drones⟧.`"""

    def one(self, template: str) -> str:
        whole, end = "", 0
        for place in PLACE.finditer(template):
            whole += in_signs(template[end : place.start()]) + place.group(0)
            end = place.end()
        return whole + in_signs(template[end:])

    def many(self, one: str, more: str, n: int) -> str:
        return self.one(super().many(one, more, n))

    def name(self, kind: str, name: str) -> str:
        return in_signs(name)


def in_signs(text: str) -> str:
    return f"⟦{text}⟧" if lettered(text) else text


def lettered(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def unwrapped(game: Game, said: Said) -> str:
    """The words of a sentence that a translator never saw; nothing if all is well."""
    told = THING.sub(lambda thing: wrapped_name(game, thing), Wrapped().text(said))
    left = BLANK.sub("", IN_SIGNS.sub("", told))
    return f"'{told}' from {said!r}" if lettered(left) else ""


def wrapped_name(game: Game, thing: re.Match[str]) -> str:
    return Wrapped().text(game.rules.words.called()[thing[1]][int(thing[2])])


def sentences_in(shown: Any) -> Iterator[Said]:
    """Everything that is said in a view or an almanac."""
    if isinstance(shown, Said):
        yield shown
    for part in parts_of(shown):
        yield from sentences_in(part)


def plain_in(shown: Any) -> Iterator[str]:
    """All plain texts in a view or an almanac: numbers, ids of things, icons."""
    if isinstance(shown, str):
        yield shown
    for part in parts_of(shown):
        yield from plain_in(part)


def parts_of(shown: Any) -> list[Any]:
    if isinstance(shown, msgspec.Struct):
        return list(msgspec.structs.asdict(shown).values())
    if isinstance(shown, dict):
        return [*shown, *shown.values()]
    return list(shown) if isinstance(shown, (list, tuple)) else []
