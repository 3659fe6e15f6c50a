"""Helios against the Sun: an expansion with a book, an option and a box of its own, and an automatic side."""

from __future__ import annotations

from typing import Final

from kit.helios.rules import State
from perihelion.core.game import Option

SUN: Final = "the Sun"
SUN_OPTION: Final = Option("sun", ("off", "on"), "whether the Sun plays for itself", "off")


def automatic(s: State) -> tuple[str, ...]:
    """HX-SUN-01. The Sun, where it plays."""
    return (SUN,) if s.side_count() > s.seat_count else ()
