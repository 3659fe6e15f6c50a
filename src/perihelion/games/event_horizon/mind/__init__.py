"""What a good player of Event Horizon knows."""

from typing import Final

from perihelion.core.game import Mind
from perihelion.games.event_horizon.mind.candidates import candidates
from perihelion.games.event_horizon.mind.sources import LABELS, sources
from perihelion.games.event_horizon.mind.value import spread, value

MIND: Final = Mind(value, spread, candidates, width=12, sources=sources, labels=LABELS)
