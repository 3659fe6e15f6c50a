"""What a good player of Solar Sphere knows."""

from typing import Final

from perihelion.core.game import Mind
from perihelion.games.solar_sphere.mind.sources import LABELS, sources
from perihelion.games.solar_sphere.mind.value import spread, value

MIND: Final = Mind(value, spread, sources=sources, labels=LABELS)
