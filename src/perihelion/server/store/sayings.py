"""What is said, as it is kept: still a template with its facts, so that whoever reads it decides about the
language."""

from __future__ import annotations

from typing import Any

from perihelion.core.said import Fact, Many, Name, Said


def kept(said: Said) -> dict[str, Any]:
    """`{"text": "{player:who} builds", "facts": {"who": 1}}`, with what else a number or a name needs."""
    if isinstance(said, Name):
        return {"text": said.template, "kind": said.kind}
    facts = {name: kept(fact) if isinstance(fact, Said) else fact for name, fact in said.facts.items()}
    if isinstance(said, Many):
        return {"n": said.n, "one": said.one, "more": said.more, "facts": facts}
    return {"text": said.template, "facts": facts}


def said_again(row: dict[str, Any]) -> Said:
    """The same sentence as before it was kept."""
    if "kind" in row:
        return Name(row["kind"], row["text"])
    facts: dict[str, Fact] = {
        name: said_again(fact) if isinstance(fact, dict) else fact
        for name, fact in row["facts"].items()
        if not ("n" in row and name == "n")
    }
    return Many(row["n"], row["one"], row["more"], **facts) if "n" in row else Said(row["text"], **facts)
