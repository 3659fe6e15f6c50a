"""The expansions that lie beside the game: what each has to offer before a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.core.game import Book, Option, Preset
from perihelion.core.steps import Refusal
from perihelion.games.andromeda.added import UNUSED, Added


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """An expansion: its options, boxes and book, and what it puts on a table."""

    def options(self) -> tuple[Option, ...]:
        """Its options; as they usually are they leave it in the box."""
        return ()

    def presets(self) -> tuple[Preset, ...]:
        """What stands on the shelf."""
        return ()

    def books(self) -> tuple[Book, ...]:
        return ()

    def fits(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Why so many seats and these options do not go together."""
        return None

    def added(self, seats: int, options: Mapping[str, str]) -> Added:
        """What it has on a table with these options; UNUSED if it is not played."""
        return UNUSED


BOXES: Final[list[Box]] = []
"""All expansions; the package of the game fills it."""


def fits(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Whatever any of them says against it."""
    for box in BOXES:
        refusal = box.fits(seats, options)
        if refusal is not None:
            return refusal
    return None


def added(seats: int, options: Mapping[str, str]) -> Added:
    """What the expansion that is played has on the table; one at a time."""
    found = [box.added(seats, options) for box in BOXES]
    played = [parts for parts in found if parts is not UNUSED]
    assert len(played) <= 1, "two expansions are played at once"
    return played[0] if played else UNUSED
