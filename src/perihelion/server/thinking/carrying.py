"""What is said, from one process to another: taken apart into plain values there, put together again here."""

from __future__ import annotations

from typing import Any

from perihelion.core.said import Many, Name, Said

Parts = tuple[str, list[Any], dict[str, Any]]
"""Which kind it is, what it is made with, and its facts; those that are said in turn are parts again."""


def taken_apart(said: Said) -> Parts:
    facts = {name: taken_apart(fact) if isinstance(fact, Said) else fact for name, fact in said.facts.items()}
    if isinstance(said, Many):
        del facts["n"]
        return "many", [said.n, said.one, said.more], facts
    if isinstance(said, Name):
        return "name", [said.kind, said.template], {}
    return "said", [said.template], facts


def put_together(parts: Parts) -> Said:
    kind, given, found = parts
    facts: dict[str, Any] = {
        name: put_together(fact) if isinstance(fact, tuple) else fact for name, fact in found.items()
    }
    if kind == "name":
        return Name(*given)
    return Many(*given, **facts) if kind == "many" else Said(*given, **facts)
