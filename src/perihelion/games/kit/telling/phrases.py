"""Lists of clauses; and for what is still plain text numbers with their nouns, lists, capitals."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, listed

MINUS: Final = "\N{MINUS SIGN}"
PLURALS: Final = {"die": "dice"}
UNCOUNTED: Final = {"VP", "damage", "morale", "movement", "production", "reputation"}


def clauses(parts: list[Said]) -> Said:
    """`a; b; c`"""
    whole = listed(parts[:1])
    for part in parts[1:]:
        whole = Said("{before}; {next}", before=whole, next=part)
    return whole


def in_turn(parts: list[Said]) -> Said:
    """`a, then b, then c`"""
    whole = listed(parts[:1])
    for part in parts[1:]:
        whole = Said("{before}, then {next}", before=whole, next=part)
    return whole


def number(amount: int, noun: str) -> str:
    """`1 drone`, `2 drones`, `3 morale`"""
    return f"{amount} {noun if amount == 1 or noun in UNCOUNTED else PLURALS.get(noun, noun + 's')}"


def signed(amount: int, noun: str) -> str:
    """`+1 point`, `−2 points`"""
    return f"{'+' if amount > 0 else MINUS}{number(abs(amount), noun)}"


def joined(parts: list[str], last: str) -> str:
    """The parts with commas, and this word before the last."""
    return f" {last} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def series(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`"""
    return joined(parts, "and")


def either(parts: list[str]) -> str:
    """`a`, `a or b`, `a, b or c`"""
    return joined(parts, "or")


def capital(text: str) -> str:
    """The beginning of a sentence. A player's colour keeps its small letter."""
    return text[:1].upper() + text[1:] if text.startswith(("the ", "home ")) else text
