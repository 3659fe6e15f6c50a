"""What the tables of every game's data files have in common."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perihelion.core.said import NOTHING_SAID, Said

Count = Annotated[int, msgspec.Meta(ge=0)]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file: a key that it does not know is an error."""


class RuleText(msgspec.Struct, frozen=True):
    """A rule as the large face of a thing says it. What differs from thing to thing is a blank, which whoever
    shows it fills in."""

    id: str
    text: Said


def blank(name: str) -> str:
    """A fact that is left open: `Said("Falls at {resistance}.", resistance=blank("resistance"))`."""
    return f"{{{name}}}"


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sign of what is printed on a card: an icon, or a figure or word. A quiet one links others; one that
    stands apart begins something new."""

    icon: str = ""
    text: Said = NOTHING_SAID
    quiet: bool = False
    apart: bool = False


class Term(Record, frozen=True):
    """A word of the rules that a newcomer cannot guess."""

    id: str
    forms: Said
    """What it is called, and after commas every other form in which sentences have it; whoever translates
    writes the forms of the own language."""
    says: Said
    """What it is, in a sentence."""
    rule: str


class Terms(Record, frozen=True):
    """The glossary of a game, `data/terms.toml`."""

    term: list[Term]
