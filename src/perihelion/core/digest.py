"""A state as canonical text, and its digest. Compiled and interpreted give the same text."""

from __future__ import annotations

import hashlib
from typing import Any

PASSED_OVER = {"offered", "__dict__", "__weakref__"}
FIELDS: dict[type, list[str]] = {}


def dump(thing: Any) -> str:
    """`Player(active=6,crew=[],...)`: numbers, lists, and objects with their fields in alphabetical order."""
    if isinstance(thing, bool):
        return str(int(thing))
    if isinstance(thing, (int, float)):
        return str(thing)
    if isinstance(thing, str):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join([dump(item) for item in thing]) + "]"
    assert thing is None or type(thing).__module__ != "builtins", (
        f"a state may not hold a {type(thing).__name__}: {thing}"
    )
    inner = ",".join([f"{name}={dump(getattr(thing, name))}" for name in fields(thing)])
    return f"{type(thing).__name__}({inner})"


def fields(thing: Any) -> list[str]:
    """The names of an object's fields, wherever Python or the compiler keeps them."""
    if type(thing) not in FIELDS or hasattr(thing, "__dict__"):
        names = set(getattr(thing, "__dict__", {}))
        for kind in type(thing).__mro__:
            names.update(kind.__dict__.get("__mypyc_attrs__", ()))
            names.update(kind.__dict__.get("__slots__", ()))
        FIELDS[type(thing)] = sorted(names - PASSED_OVER)
    return FIELDS[type(thing)]


def digest(thing: Any) -> str:
    """Twelve hexadecimal digits that change with anything on the table."""
    return hashlib.sha256(dump(thing).encode()).hexdigest()[:12]
