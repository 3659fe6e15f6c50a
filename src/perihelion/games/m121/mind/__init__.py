"""What a good player of M121 knows."""

from typing import Final

from perihelion.core.game import Mind
from perihelion.games.m121.mind.candidates import candidates
from perihelion.games.m121.mind.outlook import LABELS, outlook, sources, spread
from perihelion.games.m121.mind.value import value

MIND: Final = Mind(value, spread, candidates, width=24, sources=sources, labels=LABELS, expects=outlook)
