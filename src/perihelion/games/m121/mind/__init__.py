"""What a good player of M121 knows."""

from typing import Final

from perihelion.core.game import Mind
from perihelion.games.m121.mind.value import spread, value

MIND: Final = Mind(value, spread)
