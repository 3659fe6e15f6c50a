"""What Event Horizon says: questions, hints, the log."""

from typing import Final

from perihelion.core.game import Telling
from perihelion.games.event_horizon.telling.hints.table import HINTS
from perihelion.games.event_horizon.telling.prompts import QUESTIONS
from perihelion.games.event_horizon.telling.story.order import TELLERS
from perihelion.games.event_horizon.words import WORDS
from perihelion.games.kit.telling.tellers import Hints, Prompts, Story

TELLING: Final = Telling(Prompts(QUESTIONS).prompt, Story(TELLERS).tell, Hints(WORDS, HINTS).hint)
