"""What can go wrong, one hierarchy.

PerihelionError          everything a person can cause; its text is one line that tells what to do
  Illegal                a word that is not offered now
  Unknown                no such game, option, bot, word, player count
  DataError              a data file that says something impossible
  RecordError            a record that cannot be read or does not replay
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST_QUOTE: Final = 40


class PerihelionError(Exception):
    """Something a person can put right."""


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


def nearest(word: str, known: Iterable[str]) -> str:
    """ " (did you mean 'gain'?)", or nothing when no known word is near."""
    lower = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), list(lower), 1, 0.5)
    return f" (did you mean '{lower[near[0]]}'?)" if near else ""


def unknown(kind: str, word: str, known: Iterable[str]) -> Unknown:
    """The error for a name outside a list of names."""
    names = list(known)
    return Unknown(
        f"unknown {kind} {quoted(word)}{nearest(word, names)}; known: {', '.join(names) or 'none'}"
    )
