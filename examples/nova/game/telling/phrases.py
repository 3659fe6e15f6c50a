"""Numbers with their nouns."""

from __future__ import annotations

from perihelion.core.said import Many, Said


def ore(n: int) -> Said:
    return Many(n, "{n} ore", "{n} ore")
