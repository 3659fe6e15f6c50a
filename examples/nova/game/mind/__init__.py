"""What a good player of Nova knows."""

from typing import Final

from perihelion.core.game import Mind
from perihelion.games.nova.mind.value import spread, value

MIND: Final = Mind(value, spread)
