"""Keys of an effect that may be left out."""

from __future__ import annotations

from perihelion.games.kit.effects import Entry


def flagged(entry: Entry, key: str) -> bool:
    """Whether a key is set; nothing is the same as false."""
    return bool(entry.value(key, bool)) if key in entry.table else False


def number(entry: Entry, key: str) -> int:
    return entry.whole(key) if key in entry.table else 0
