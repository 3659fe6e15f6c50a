"""Helios against the Sun: an expansion with a book, an option and a box of its own, and an automatic side."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from kit.helios.rules import State
from perihelion.core.game import Book, Option, Preset
from perihelion.core.steps import Refusal

SUN: Final = "the Sun"
MOST: Final = 2
"""HX-SUN-03."""
SUN_BOOK: Final = Book("HX", Path(__file__).parent / "sun.md")
SUN_OPTION: Final = Option("sun", ("off", "on"), "whether the Sun plays for itself", "off")
SUN_BOX: Final = Preset(
    code="helios-sun",
    title="Helios: Against the Sun",
    summary="The Sun fires back.",
    fewest=1,
    most=2,
    minutes=(10, 15),
    weight="medium",
    settles=(("sun", "on"),),
)


def automatic(s: State) -> tuple[str, ...]:
    """HX-SUN-01. The Sun, where it plays."""
    return (SUN,) if s.side_count() > s.seat_count else ()


def fits(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """HX-SUN-03, HX-SUN-04, HX-SUN-05."""
    if options["sun"] == "off" and seats == 1:
        return Refusal("HX-SUN-05", "One player alone plays against the Sun.")
    if options["sun"] == "off":
        return None
    if seats > MOST:
        return Refusal(
            "HX-SUN-03", "The Sun plays with up to {most} seats, not with {seats}.", most=MOST, seats=seats
        )
    if options["energy"] == "4":
        return Refusal("HX-SUN-04", "Nobody begins with 4 energy against the Sun.")
    return None
