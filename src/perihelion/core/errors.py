"""What can go wrong, one hierarchy.

PerihelionError          everything a person can cause; it says in one line what to do
  Illegal                a word that is not offered now
  Unknown                no such game, option, bot, word, player count
  DataError              a data file that says something impossible
  RecordError            a record that cannot be read or does not replay
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

from perihelion.core.said import NOTHING_SAID, Said, finished

LONGEST_QUOTE: Final = 40


class PerihelionError(Exception):
    """Something a person can put right. Pages show what is said in the reader's language, the command line in
    English; a text that only the command line shows needs no template."""

    def __init__(self, said: Said | str) -> None:
        super().__init__(str(said))
        self.said: Final = said if isinstance(said, Said) else finished(said)

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another it goes in English."""
        return type(self), (str(self),)


class Illegal(PerihelionError):
    """A choice that is not offered."""


class Unknown(PerihelionError):
    """A name that nobody knows."""


class DataError(PerihelionError):
    """A data file that cannot be right."""


class RecordError(PerihelionError):
    """A record that cannot be read or does not replay."""


def quoted(text: str) -> str:
    """What was given, as an error repeats it: in quotes, and of a long text the first 40 characters."""
    return f"'{text}'" if len(text) <= LONGEST_QUOTE else f"'{text[:LONGEST_QUOTE]}'..."


def near(word: str, known: Iterable[str]) -> Said:
    """ " (did you mean 'gain'?)", or nothing when no known word is near."""
    lower = {name.lower(): name for name in known}
    found = get_close_matches(word.lower(), list(lower), 1, 0.5)
    return Said(" (did you mean '{word}'?)", word=lower[found[0]]) if found else NOTHING_SAID


def nearest(word: str, known: Iterable[str]) -> str:
    """The same in English."""
    return str(near(word, known))


def unknown(kind: Said | str, word: str, known: Iterable[str]) -> Unknown:
    """The error for a name outside a list of names."""
    names = list(known)
    return Unknown(
        Said(
            "unknown {kind} {word}{near}; known: {names}",
            kind=kind,
            word=quoted(word),
            near=near(word, names),
            names=", ".join(names) or Said("none"),
        )
    )
