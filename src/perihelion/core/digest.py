"""A state as canonical text, and its digest. Compiled and interpreted give the same text."""

from __future__ import annotations

import hashlib
from typing import Any, Final

LARGE: Final = 256
SMALL: Final = tuple([str(number) for number in range(-1, LARGE)])
"""Nearly all numbers of a table, written once: -1 is nobody and nothing."""
PASSED_OVER = {"learned", "offered", "watchful", "__dict__", "__weakref__"}
UNUSED: Final = "Unused()"
"""The text of a part that is not in the game: an object without fields, of a class of this name."""
FIELDS: dict[type, list[str]] = {}
"""The fields of each class that cannot get others."""


def dump(thing: Any) -> str:
    """`Player(active=6,crew=[],...)`: numbers, lists, and objects with their fields in alphabetical order."""
    if isinstance(thing, bool):
        return str(int(thing))
    if isinstance(thing, int):
        return SMALL[thing + 1] if -1 <= thing < LARGE else str(thing)
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join([dump(item) for item in thing]) + "]"
    if isinstance(thing, float):
        return str(thing)
    if isinstance(thing, str):
        return repr(thing)
    told = [(name, dump(getattr(thing, name))) for name in fields(thing)]
    inner = ",".join([f"{name}={text}" for name, text in told if text != UNUSED])
    return f"{type(thing).__name__}({inner})"


def fields(thing: Any) -> list[str]:
    """The names of an object's fields, wherever Python or the compiler keeps them."""
    kind = type(thing)
    known = FIELDS.get(kind)
    if known is not None:
        return known
    assert thing is None or kind.__module__ != "builtins", f"a state may not hold a {kind.__name__}: {thing}"
    names = set(getattr(thing, "__dict__", {}))
    for base in kind.__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__", ()))
        names.update(base.__dict__.get("__slots__", ()))
    found = sorted(names - PASSED_OVER)
    if not hasattr(thing, "__dict__"):
        FIELDS[kind] = found
    return found


def digest(thing: Any) -> str:
    """Twelve hexadecimal digits that change with anything on the table."""
    return hashlib.sha256(dump(thing).encode()).hexdigest()[:12]
