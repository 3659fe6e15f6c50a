"""What a designer counts in a game."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Lab

LAB: Final = Lab(("build", "place", "keep", "choose"))
