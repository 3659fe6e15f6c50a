"""What a good player of Nova knows."""

from typing import Final

from perihelion.core.game import Mind
from perihelion.games.nova.mind.value import LABELS, sources, spread, value

MIND: Final = Mind(value, spread, sources=sources, labels=LABELS)
