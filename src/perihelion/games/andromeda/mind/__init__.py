"""What a good player of Andromeda's Edge knows."""

from typing import Final

from perihelion.core.game import Mind
from perihelion.games.andromeda.mind.candidates import candidates
from perihelion.games.andromeda.mind.outlook import outlook, sources
from perihelion.games.andromeda.mind.spread import spread
from perihelion.games.andromeda.mind.value import LABELS, value

MIND: Final = Mind(value, spread, candidates, width=24, sources=sources, labels=LABELS, expects=outlook)
